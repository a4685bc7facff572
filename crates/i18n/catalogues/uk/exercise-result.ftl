# Результати вправ, які перевіряє `plyground exercise --verify`.

exercise-result-unread = { $file }: { $why }
exercise-result-true =
    { $count ->
        [one] { $name }: { $points } з { $most } балів, { $count } завдання. Бали відповідають відповідям.
        [few] { $name }: { $points } з { $most } балів, { $count } завдання. Бали відповідають відповідям.
        [many] { $name }: { $points } з { $most } балів, { $count } завдань. Бали відповідають відповідям.
       *[other] { $name }: { $points } з { $most } балів, { $count } завдань. Бали відповідають відповідям.
    }
exercise-result-false =
    { $count ->
        [one] { $name }: { $points } з { $most } балів, { $count } завдання. БАЛИ НЕ ВІДПОВІДАЮТЬ ВІДПОВІДЯМ: у результаті зазначено { $claimed } з { $claimed_most }.
        [few] { $name }: { $points } з { $most } балів, { $count } завдання. БАЛИ НЕ ВІДПОВІДАЮТЬ ВІДПОВІДЯМ: у результаті зазначено { $claimed } з { $claimed_most }.
        [many] { $name }: { $points } з { $most } балів, { $count } завдань. БАЛИ НЕ ВІДПОВІДАЮТЬ ВІДПОВІДЯМ: у результаті зазначено { $claimed } з { $claimed_most }.
       *[other] { $name }: { $points } з { $most } балів, { $count } завдань. БАЛИ НЕ ВІДПОВІДАЮТЬ ВІДПОВІДЯМ: у результаті зазначено { $claimed } з { $claimed_most }.
    }
exercise-result-line-of = { $number }. { $kind }, складність { $level }, зерно { $seed }: { $points } з { $most }
exercise-result-claimed = (у результаті зазначено { $points } з { $most })
exercise-result-repeat = (те саме питання, що й { $number })
