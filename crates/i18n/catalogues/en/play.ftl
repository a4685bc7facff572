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
worth-side-win = { $side } { worth-win }
worth-side-ahead = { $side } is { worth-ahead }

play-out-of-time = Game over! { $loser } has run out of time, { $winner } wins.

# A move and what it does: “h8 makes an open four.”
hint-does = { $movement } { $what }.
hint-wins = It wins in { $plies }: { $line }.
hint-draws = It holds the draw: { $line }.
hint-delays = It loses in { $plies }, and everything else no later: { $line }.
hint-best = Nothing better was found { $depth } deep ({ $worth }): { $line }.
