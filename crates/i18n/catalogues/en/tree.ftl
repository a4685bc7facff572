# The picture of a search tree. Values and windows are those of the side to move at the root.

# $algorithm and $game are names as they are typed: alpha-beta, tic-tac-toe.
tree-title =
    { $depth ->
        [one] { $algorithm } on { $game }, { $depth } ply deep
       *[other] { $algorithm } on { $game }, { $depth } plies deep
    }
tree-evaluator = Evaluator: { $evaluator }.
tree-answer = The value for { $side } is { $value }.
tree-answer-line = The value for { $side } is { $value }, by { $line }.
tree-answer-unknown = The search was stopped before it knew a value.
tree-cost =
    { $visited ->
        [one] { $visited } position visited.
       *[other] { $visited } positions visited.
    }
tree-cost-of =
    { $visited ->
        [one] { $visited } position visited, of { $all } that minimax visits.
       *[other] { $visited } positions visited, of { $all } that minimax visits.
    }
tree-cost-of-more =
    { $visited ->
        [one] { $visited } position visited, of more than { $all } that minimax visits.
       *[other] { $visited } positions visited, of more than { $all } that minimax visits.
    }
# Where positions are visited more than once; $visits is larger than $visited.
tree-cost-visits-of = { $visits } visits to { $visited } of the { $all } positions that minimax visits.
# Where it is not known how many of the visits were to the same position.
tree-cost-visits =
    { $count ->
        [one] { $count } visit, not all of them recorded.
       *[other] { $count } visits, not all of them recorded.
    }
tree-cost-again =
    { $count ->
        [one] { $count } visit was a second one to the same position.
       *[other] { $count } visits were second ones to the same position.
    }
# $list holds the names of mistakes that were asked for, as they are typed.
tree-mistakes = With mistakes on purpose: { $list }.

# Inside the nodes: short.
tree-cut-low = cut: { $value } ≤ α = { $bound }
tree-cut-high = cut: { $value } ≥ β = { $bound }
tree-cut = cut after { $movement }
tree-tag-test = { $movement }, test
tree-tag-again = { $movement }, again
tree-bundle =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
tree-bundle-more =
    { $count ->
        [one] { $count } more move
       *[other] { $count } more moves
    }
tree-bundle-positions =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
tree-unrecorded =
    { $count ->
        [one] { $count } position not recorded
       *[other] { $count } positions not recorded
    }
tree-never =
    { $count ->
        [one] { $count } position never visited
       *[other] { $count } positions never visited
    }
tree-never-more = more than { $count } positions never visited
tree-visited-elsewhere =
    { $count ->
        [one] { $count } move visited by another search
       *[other] { $count } moves visited by another search
    }

# The key below a picture.
tree-key-max = { $side } to move: the largest value counts (max)
tree-key-min = { $side } to move: the smallest value counts (min)
tree-key-negamax = { $side } to move: the largest of the values below, each with its sign turned, counts
tree-key-finished = the game is over
tree-key-leaf = a leaf
tree-key-horizon = the depth is used up: a judgement
tree-key-chosen = the chosen line
tree-key-cut = left out after a cut
tree-key-bundle = several moves drawn as one
tree-key-test = a test with a null window
tree-key-again = again: searched once more after a test, for its value
tree-key-window = (α, β): the window on entering
tree-key-window-film = (α, β): the window on entering, and what is left of it while the node is searched
tree-key-bound = ≤ and ≥: only a bound is known
tree-key-side = values as { $side } sees them
tree-key-mover = values as the side to move sees them

# The text tree: every line is some of these sentences.
tree-level = Level { $level }.
tree-root = Root.
tree-move = Move { $movement }.
tree-move-chosen = Move { $movement }, on the chosen line.
tree-branch = { explain-branch-title }.
tree-branch-chosen = { explain-branch-title }, on the chosen line.
tree-is-test = A test with a null window.
tree-is-again = Searched again after a test.
tree-is-finished = The game is over.
tree-is-leaf = It is a leaf.
tree-is-horizon = The depth is used up here.
tree-is-max = { $side } moves and takes the largest value (max).
tree-is-min = { $side } moves and takes the smallest value (min).
tree-is-negamax = { $side } moves and takes the largest of the values below, each with its sign turned.
tree-has-window = Window from { $alpha } to { $beta }.
tree-has-value = Value { $value }.
tree-has-value-low = Value at least { $value }.
tree-has-value-high = Value at most { $value }.
tree-has-no-value = Stopped before a value was known.
# $why is one of the explain-because messages.
tree-why = Cut: { $why }.
tree-why-unknown = Cut before the last move.
tree-left-out =
    { $count ->
        [one] Left out: { $count } move.
       *[other] Left out: { $count } moves.
    }
tree-left-out-moves =
    { $count ->
        [one] Left out: { $moves }.
       *[other] Left out: { $count } moves: { $moves }.
    }
tree-values-for = All values and windows are as { $side } sees them.
tree-values-for-mover = All values are as the side to move at each node sees them.

# The film: one sentence a step.
# $what is a sentence of its own.
tree-step = Step { $step } of { $steps }, in the orange frame: { $what }
tree-step-bundle =
    { $count ->
        [one] { $count } position below { $path } is passed over here.
       *[other] { $count } positions below { $path } are passed over here.
    }
tree-step-bundle-root =
    { $count ->
        [one] { $count } position below the root is passed over here.
       *[other] { $count } positions below the root are passed over here.
    }

# The command.
tree-searching = searching …
tree-interrupted = what was searched until then is drawn
tree-drawn =
    { $count ->
        [one] { $file }: { $count } visit drawn
       *[other] { $file }: all { $count } visits drawn
    }
tree-drawn-part = { $file }: { $shown } of { $visits } visits drawn, the others bundled; --most N draws more, --all draws everything
tree-steps-written =
    { $count ->
        [one] { $folder }: { $count } step, and { $film }, which moves
       *[other] { $folder }: { $count } steps, and { $film }, which moves
    }
tree-steps-left-out =
    { $count ->
        [one] { $count } step before the last one is left out: --most-steps { $all } has them all
       *[other] { $count } steps before the last one are left out: --most-steps { $all } has them all
    }
