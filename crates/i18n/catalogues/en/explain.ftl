# What happens in a search, a sentence an event. All values are those of the side that moves at the root.

explain-root-name = the root
explain-enter-root = The search begins: { $side } is to move, and nothing is known yet.
explain-enter-root-window = The search begins: { $side } is to move, and only values between the bounds { $window } matter.
explain-enter = { $movement } is tried; { $side } is to reply, and any value is possible.
explain-enter-window = { $movement } is tried; { $side } is to reply, and only values between the bounds { $window } matter.
explain-test-above = { $movement } is only tested: is it better than the { $than } that { $side } has already?
explain-test-below = { $movement } is only tested: does it hold the value below the { $than } that { $side } has reached already?
explain-research = { $movement } passed the test, so it is searched again for its value, with the bounds { $window }.
explain-best = { $movement } is the best move of { $side } so far: { $value }.
explain-finished = { $name }: the game is over here, value { $value }.
explain-horizon = { $name }: the depth is used up, the evaluator says { $value }.
explain-worth = { $name } is worth { $value }.
explain-worth-by = { $name } is worth { $value }, by { $best }.
explain-at-least = { $name } is worth at least { $value }; how much more does not matter.
explain-at-most = { $name } is worth at most { $value }; how much less does not matter.
explain-stopped = { $name }: the search was stopped before it knew the value.
explain-cut =
    { $count ->
        [one] { $name } is cut: { $why }. { $count } move is left out.
       *[other] { $name } is cut: { $why }. { $count } moves are left out.
    }
explain-cut-on-last = { $name } is settled by its last move: { $why }. Nothing was left to leave out.
explain-because-max = { $keeper } already has { $has } from { $from }, and { $side } can hold this branch to { $holds }
explain-because-min = { $keeper } can already hold the value to { $has } by { $from }, and { $side } gets at least { $holds } here
explain-because-test = { $movement } was only tested against { $than }, and with { $holds } here the answer is known
explain-because-given = the search was only asked about values up to the bound { $bound }, and { $holds } is sure here
explain-because-unbeatable = nothing can be better than { $holds }
explain-because-closed = the window { $window } leaves no value that could matter
explain-note = Note: { $text }
explain-table = A table knew the value { $value }.
