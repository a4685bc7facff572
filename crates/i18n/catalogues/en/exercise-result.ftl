# Results of practice, checked by `plyground exercise --verify`.

exercise-result-unread = { $file }: { $why }
exercise-result-true =
    { $count ->
        [one] { $name }: { $points } of { $most } points in { $count } exercise. The score fits the answers.
       *[other] { $name }: { $points } of { $most } points in { $count } exercises. The score fits the answers.
    }
exercise-result-false =
    { $count ->
        [one] { $name }: { $points } of { $most } points in { $count } exercise. THE SCORE DOES NOT FIT THE ANSWERS: the result says { $claimed } of { $claimed_most }.
       *[other] { $name }: { $points } of { $most } points in { $count } exercises. THE SCORE DOES NOT FIT THE ANSWERS: the result says { $claimed } of { $claimed_most }.
    }
exercise-result-line-of = { $number }. { $kind }, difficulty { $level }, seed { $seed }: { $points } of { $most }
exercise-result-claimed = (the result says { $points } of { $most })
exercise-result-repeat = (the same question as { $number })
