# Wyniki ćwiczeń, które sprawdza `plyground exercise --verify`.

exercise-result-unread = { $file }: { $why }
exercise-result-true =
    { $count ->
        [one] { $name }: { $points } z { $most } punktów, { $count } zadanie. Punkty zgadzają się z odpowiedziami.
        [few] { $name }: { $points } z { $most } punktów, { $count } zadania. Punkty zgadzają się z odpowiedziami.
        [many] { $name }: { $points } z { $most } punktów, { $count } zadań. Punkty zgadzają się z odpowiedziami.
       *[other] { $name }: { $points } z { $most } punktów, { $count } zadań. Punkty zgadzają się z odpowiedziami.
    }
exercise-result-false =
    { $count ->
        [one] { $name }: { $points } z { $most } punktów, { $count } zadanie. PUNKTY NIE ZGADZAJĄ SIĘ Z ODPOWIEDZIAMI: w wyniku podano { $claimed } z { $claimed_most }.
        [few] { $name }: { $points } z { $most } punktów, { $count } zadania. PUNKTY NIE ZGADZAJĄ SIĘ Z ODPOWIEDZIAMI: w wyniku podano { $claimed } z { $claimed_most }.
        [many] { $name }: { $points } z { $most } punktów, { $count } zadań. PUNKTY NIE ZGADZAJĄ SIĘ Z ODPOWIEDZIAMI: w wyniku podano { $claimed } z { $claimed_most }.
       *[other] { $name }: { $points } z { $most } punktów, { $count } zadań. PUNKTY NIE ZGADZAJĄ SIĘ Z ODPOWIEDZIAMI: w wyniku podano { $claimed } z { $claimed_most }.
    }
exercise-result-line-of = { $number }. { $kind }, trudność { $level }, ziarno { $seed }: { $points } z { $most }
exercise-result-claimed = (w wyniku podano { $points } z { $most })
exercise-result-repeat = (to samo pytanie co { $number })
