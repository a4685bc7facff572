# Результаты упражнений, которые проверяет `plyground exercise --verify`.

exercise-result-unread = { $file }: { $why }
exercise-result-true =
    { $count ->
        [one] { $name }: { $points } из { $most } баллов, { $count } задание. Баллы соответствуют ответам.
        [few] { $name }: { $points } из { $most } баллов, { $count } задания. Баллы соответствуют ответам.
        [many] { $name }: { $points } из { $most } баллов, { $count } заданий. Баллы соответствуют ответам.
       *[other] { $name }: { $points } из { $most } баллов, { $count } заданий. Баллы соответствуют ответам.
    }
exercise-result-false =
    { $count ->
        [one] { $name }: { $points } из { $most } баллов, { $count } задание. БАЛЛЫ НЕ СООТВЕТСТВУЮТ ОТВЕТАМ: в результате указано { $claimed } из { $claimed_most }.
        [few] { $name }: { $points } из { $most } баллов, { $count } задания. БАЛЛЫ НЕ СООТВЕТСТВУЮТ ОТВЕТАМ: в результате указано { $claimed } из { $claimed_most }.
        [many] { $name }: { $points } из { $most } баллов, { $count } заданий. БАЛЛЫ НЕ СООТВЕТСТВУЮТ ОТВЕТАМ: в результате указано { $claimed } из { $claimed_most }.
       *[other] { $name }: { $points } из { $most } баллов, { $count } заданий. БАЛЛЫ НЕ СООТВЕТСТВУЮТ ОТВЕТАМ: в результате указано { $claimed } из { $claimed_most }.
    }
exercise-result-line-of = { $number }. { $kind }, сложность { $level }, зерно { $seed }: { $points } из { $most }
exercise-result-claimed = (в результате указано { $points } из { $most })
exercise-result-repeat = (тот же вопрос, что и { $number })
