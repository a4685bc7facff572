# Výsledky cvičenia, ktoré overuje `plyground exercise --verify`.

exercise-result-unread = { $file }: { $why }
exercise-result-true =
    { $count ->
        [one] { $name }: { $points } z { $most } bodov, { $count } úloha. Body zodpovedajú odpovediam.
        [few] { $name }: { $points } z { $most } bodov, { $count } úlohy. Body zodpovedajú odpovediam.
        [many] { $name }: { $points } z { $most } bodov, { $count } úloh. Body zodpovedajú odpovediam.
       *[other] { $name }: { $points } z { $most } bodov, { $count } úloh. Body zodpovedajú odpovediam.
    }
exercise-result-false =
    { $count ->
        [one] { $name }: { $points } z { $most } bodov, { $count } úloha. BODY NEZODPOVEDAJÚ ODPOVEDIAM: vo výsledku je uvedené { $claimed } z { $claimed_most }.
        [few] { $name }: { $points } z { $most } bodov, { $count } úlohy. BODY NEZODPOVEDAJÚ ODPOVEDIAM: vo výsledku je uvedené { $claimed } z { $claimed_most }.
        [many] { $name }: { $points } z { $most } bodov, { $count } úloh. BODY NEZODPOVEDAJÚ ODPOVEDIAM: vo výsledku je uvedené { $claimed } z { $claimed_most }.
       *[other] { $name }: { $points } z { $most } bodov, { $count } úloh. BODY NEZODPOVEDAJÚ ODPOVEDIAM: vo výsledku je uvedené { $claimed } z { $claimed_most }.
    }
exercise-result-line-of = { $number }. { $kind }, náročnosť { $level }, semienko { $seed }: { $points } z { $most }
exercise-result-claimed = (vo výsledku je uvedené { $points } z { $most })
exercise-result-repeat = (tá istá otázka ako { $number })
