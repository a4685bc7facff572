# Výsledky cvičení, které ověřuje `plyground exercise --verify`.

exercise-result-unread = { $file }: { $why }
exercise-result-true =
    { $count ->
        [one] { $name }: { $points } z { $most } bodů, { $count } úloha. Body odpovídají odpovědím.
        [few] { $name }: { $points } z { $most } bodů, { $count } úlohy. Body odpovídají odpovědím.
        [many] { $name }: { $points } z { $most } bodů, { $count } úloh. Body odpovídají odpovědím.
       *[other] { $name }: { $points } z { $most } bodů, { $count } úloh. Body odpovídají odpovědím.
    }
exercise-result-false =
    { $count ->
        [one] { $name }: { $points } z { $most } bodů, { $count } úloha. BODY NEODPOVÍDAJÍ ODPOVĚDÍM: ve výsledku je uvedeno { $claimed } z { $claimed_most }.
        [few] { $name }: { $points } z { $most } bodů, { $count } úlohy. BODY NEODPOVÍDAJÍ ODPOVĚDÍM: ve výsledku je uvedeno { $claimed } z { $claimed_most }.
        [many] { $name }: { $points } z { $most } bodů, { $count } úloh. BODY NEODPOVÍDAJÍ ODPOVĚDÍM: ve výsledku je uvedeno { $claimed } z { $claimed_most }.
       *[other] { $name }: { $points } z { $most } bodů, { $count } úloh. BODY NEODPOVÍDAJÍ ODPOVĚDÍM: ve výsledku je uvedeno { $claimed } z { $claimed_most }.
    }
exercise-result-line-of = { $number }. { $kind }, obtížnost { $level }, semínko { $seed }: { $points } z { $most }
exercise-result-claimed = (ve výsledku je uvedeno { $points } z { $most })
exercise-result-repeat = (stejná otázka jako { $number })
