# A game at the table: its clock, its end, hints, and games that are read and written.

worth-draw = a draw
worth-even = even
worth-ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
worth-behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }

play-out-of-time = Game over! { $loser } has run out of time, { $winner } wins.

# A move and what it does: “h8 makes an open four.”
hint-does = { $movement } { $what }.
hint-only = It is the only legal move.
hint-only-win = Nothing else wins.
hint-wins-later = { $other } wins too, but only in { $plies }.
hint-wins-too = { $other } wins just as fast.
hint-list-wins = { $others } win just as fast.
hint-all-win = Every other move wins just as fast.
hint-draws-too = { $other } holds the draw as well.
hint-list-draws = { $others } hold the draw as well.
hint-all-draw = Every other move holds the draw as well.
hint-rest-lose = Everything else loses.
hint-only-draw = Only this holds the draw: { $other } would lose in { $plies }.
hint-rest-loses = As far as was looked, everything else loses: { $other } in { $plies }.
hint-loses-sooner = { $other } would lose in { $plies }.
hint-as-good = { $other } looks just as good.
hint-list-good = { $others } look just as good.
hint-all-good = Every other move looks just as good.
hint-next =
    { $points ->
        [one] { $other } is next best: { $points } point less.
       *[other] { $other } is next best: { $points } points less.
    }
hint-wins = It wins in { $plies }: { $line }.
hint-wins-within = It wins in { $plies } at most: { $line }.
hint-draws = It holds the draw: { $line }.
hint-delays = It loses in { $plies }, and everything else no later: { $line }.
hint-best = Nothing better was found { $depth } deep ({ $worth }): { $line }.

# A game seen afterwards.
review-best = { $movement } is the best move
review-as-good = { $movement } is as good as { $best }
review-good = { $movement } is nearly as good as { $better }
review-slip = { $movement } gives something away: { $better } is better
review-win-gone = { $movement } lets the win go: { $better } would have won in { $plies }
review-win-to-loss = { $movement } turns a win into a loss: { $better } would have won in { $plies }
review-loses = { $movement } loses the game: after { $better } it would not have been lost
review-loses-seen = { $movement } loses the game: after { $better } no loss was found
review-resigned-lost = { $side } resigned a position that was judged lost ({ $worth }).
review-resigned-open = { $side } resigned although no loss was in sight ({ $worth }).
review-resigned-won = { $side } resigned a position that was judged won ({ $worth }).
review-time-lost = { $side } ran out of time in a position that was judged lost ({ $worth }).
review-time-open = { $side } ran out of time although no loss was in sight ({ $worth }).
review-time-won = { $side } ran out of time in a position that was judged won ({ $worth }).

## Rules

rulebook-moves = Moves are typed so: { $moves }.
rulebook-form = Written as: { $form }
rulebook-names = Games of this kind with names of their own:
rulebook-evaluators = Evaluators:
rulebook-usual = { $summary } (the usual one)
