# Comparisons: `plyground compare`, its tables, plots and pages.

# What is compared: the title of tables and pages. { $evaluators } is a list; { $count } says how many it names.
compare-heading = Comparison of searches: { $game }
compare-title =
    { $count ->
        [one] { $game }; evaluator: { $evaluators }; conventions: { $convention }
       *[other] { $game }; evaluators: { $evaluators }; conventions: { $convention }
    }
# { $position } is one line of text, { $side } the mark of the side to move.
compare-position = position { $number }: { $position }, { $side } to move
compare-position-number = position { $number }
compare-in-order = order of moves: { $ordering }
# The name of a line: a search and an order of moves.
compare-line = { $search }, { $order }
compare-any-order = any order
# The orders of moves, short: they stand in tables and at the ends of lines.
compare-order-natural = natural
compare-order-reversed = reversed
compare-order-centre = centre first
compare-order-random = random (seed { $seed })
compare-order-best =
    { $plies ->
        [one] best first ({ $plies } ply)
       *[other] best first ({ $plies } plies)
    }
# Adds something to a list.
compare-list = { $before }; { $last }
# Stands below a table in which some searches are marked with a star.
compare-mistakes = * with mistakes: { $mistakes }

## Columns of a table, as short as can be, and what they mean.

compare-columns = What the columns mean
compare-column-position = position
compare-column-evaluator = evaluator
compare-column-ordering = order
compare-column-depth = depth
compare-column-search = search
compare-column-value = value
compare-explain-value = The value for the side to move, as the evaluator counts.
compare-column-best = best
compare-explain-best = The first of the best moves.
compare-column-nodes = nodes
compare-explain-nodes = Positions entered, the root included; a second visit counts again.
compare-column-share = share
compare-explain-share = The nodes, compared with those of the first search of the same depth.
compare-column-generated = generated
compare-explain-generated = Legal moves summed over every node entered, leaves included.
compare-column-leaves = leaves
compare-explain-leaves = Nodes valued without looking at a child: finished games and the horizon.
compare-column-cutoffs = cutoffs
compare-explain-cutoffs = Nodes left early with at least one move unsearched.
compare-column-researches = researches
compare-explain-researches = Second visits to a child after a test with a null window.
compare-column-time = time
compare-explain-time = The median time of the runs.
compare-column-spread = IQR
compare-explain-spread = The interquartile range of the time, in which the middle half of the runs lies, as a part of the median.
compare-column-branching = branching
compare-explain-branching = The effective branching factor: the uniform number of moves that would give a tree of this depth as many nodes.
compare-column-fewer-nodes = fewer nodes
compare-explain-fewer-nodes = How many times fewer nodes than minimax (or negamax, where minimax was not run).
compare-column-faster = faster
compare-explain-faster = How many times faster than minimax (or negamax, where minimax was not run), with its error.
compare-column-first-cuts = first cuts
compare-explain-first-cuts = The part of the cutoffs that the first move made.
compare-column-research-rate = re-search
compare-explain-research-rate = The part of the tests with a null window after which the move had to be searched again.
compare-column-times-minimal = × minimal
compare-explain-times-minimal = The nodes, compared with those of the smallest tree that proves the value (Knuth and Moore).
compare-column-ordering-nodes = ordering
compare-explain-ordering-nodes = Nodes spent on putting moves in order, which the other columns leave out.

## Quantities.

compare-nanoseconds = { $number } ns
compare-microseconds = { $number } µs
compare-milliseconds = { $number } ms
compare-seconds = { $number } s
compare-minutes = { $number } min
compare-percent = { $number }%
compare-times = { $number }×
compare-times-error = { $number }× ± { $error }

## Plots. The quantities begin with a capital: they stand at the beginning of a title.

compare-quantity-nodes = Nodes
compare-quantity-time = Time
compare-quantity-generated = Generated moves
compare-quantity-leaves = Leaves
compare-quantity-cutoffs = Cutoffs
compare-quantity-branching = Effective branching factor
compare-quantity-fewer-nodes = Times fewer nodes than minimax
compare-quantity-faster = Times faster than minimax
compare-quantity-times-minimal = Times the nodes of the minimal tree
compare-plot-against = { $quantity } against depth
compare-plot-at = { $quantity } at depth { $depth }
compare-axis-depth = depth
compare-minimal-tree = minimal tree

## What the command says.

compare-progress = { $done }/{ $all }  depth { $depth }, { $algorithm }
# Stands after the progress; { $time } is minutes and seconds such as 2:05.
compare-time-left = , { $time } left
compare-written = written: { $file }
compare-check-agree = check: all sound searches agree on the value at every depth
compare-check-agree-but =
    { $count ->
        [one] check: all sound searches agree on the value at every depth; { $count } search with mistakes is not counted
       *[other] check: all sound searches agree on the value at every depth; { $count } searches with mistakes are not counted
    }
compare-check-nothing = check: nothing to compare
compare-check-nothing-but =
    { $count ->
        [one] check: nothing to compare; { $count } search with mistakes is not counted
       *[other] check: nothing to compare; { $count } searches with mistakes are not counted
    }
compare-check-disagree = check: { $first } and { $second } disagree at depth { $depth }
# { $searches } is how many searches have such runs.
compare-scattered =
    { $count ->
        [one] no ratio of times is given for { $count } search: its runs scatter too much to compare
       *[other] no ratio of times is given for { $count } searches: their runs scatter too much to compare
    }
compare-outliers =
    { $count ->
        [one] warning: { $count } run took much longer or shorter than the others of the same search; something else may be running on this machine
       *[other] warning: { $count } runs, of { $searches } searches, took much longer or shorter than the others of the same search; something else may be running on this machine
    }
compare-interrupted = what was measured until then is shown
compare-interrupted-resume = what was measured until then is shown and kept; the same command continues from there
compare-finished-draw = the game is over in this position, with a draw: choose one in which somebody can still move
compare-finished-won = the game is over in this position, { $side } has won: choose one in which somebody can still move
compare-no-positions = there is no position in { $file }: write one on each line
compare-at-line = { $file }, line { $line }: { $error }
compare-resume-stream = --resume needs a file, in which results are kept and from which they are read again: - is none
compare-resume-foreign = { $file } does not hold results of a comparison ({ $reason }): choose another file
compare-resume-version = { $file } holds results of version { $version }, which may count otherwise: choose another file
# { $options } are options as they are typed.
compare-resume-another = { $file } holds results of another comparison, which differs in { $options }: repeat its settings or choose another file

## `compare --conventions`: what textbooks' conventions change on one position.

compare-conventions-title = What conventions change ({ $game }; evaluator: { $evaluator }; depth: { $depth })
# { $moves } is a list such as "a1: 0  b1: -2".
compare-conventions-truth = the root moves are really worth { $moves }
compare-conventions-legend = A number is the value of a root move; ≤ means that it is worth this or less, which is all that the search needed to know.
compare-conventions-why = Why they differ from ours:
# Sentences about one search; { $conventions } is a list of names.
compare-conventions-row = { $algorithm } by { $conventions }: { $sentences }
compare-conventions-same = The same as ours.
compare-conventions-idle = Its other choices change nothing by themselves.
compare-conventions-together = All of them together:
compare-conventions-interrupted = nothing was compared to its end
compare-conventions-one-depth = --conventions looks at one depth: give one, such as --depths { $depth }
compare-conventions-one-position = --conventions looks at one position: give one
compare-conventions-one-ordering = --conventions looks at one order of moves: give one
compare-conventions-one-evaluator = --conventions looks at one evaluator: give one
compare-conventions-no-search = --conventions is about alpha-beta and negascout: name one of them, in a game whose turns alternate
compare-left-out = Left out: { $searches }. They need turns that alternate, and in { $game } a player may move twice in a row.
compare-column-conventions = conventions
# Nodes more or fewer than with our conventions.
compare-column-difference = ± ours
compare-column-root-moves = root moves

## What a set of conventions does otherwise than ours.

compare-choice-fail-hard = A node never returns less than alpha or more than beta, where ours returns the best value that it saw.
compare-choice-fail-hard-below = A node never returns less than alpha, where ours returns the best value that it saw.
compare-choice-cut-above = Moves are cut off only when a value exceeds beta, where ours cuts when it reaches beta.
compare-choice-window-range = The root window is the range of the evaluator, where ours is infinite: a move that reaches the best possible value ends the search.
compare-choice-window-fixed = The root window ends at { $bound } to either side, where ours is infinite.
compare-choice-root-untested = Every root move is searched for its value, where ours only tests whether it is better than the best one so far.
compare-choice-root-unshared = Every root move is searched with the whole window, where ours lets it profit from the moves before it.
compare-choice-research-from-value = A move that passes its test is searched again from the value that the test returned, where ours begins at alpha.
compare-choice-finished-flat = A finished game is worth the same at any distance, where ours leaves that to the evaluator.
compare-choice-finished-nearer = A nearer win is worth more, where ours leaves that to the evaluator.
compare-choice-finished-root = A finished game at the root is searched all the same, where ours answers at once.
compare-choice-no-move = No move is named where none beats the lower bound of the root, where ours names the first.

## And what that does here.

compare-effect-none = Here that changes nothing that is counted or shown.
compare-effect-more-cutoffs =
    { $count ->
        [one] Here { $count } cutoff more is made.
       *[other] Here { $count } cutoffs more are made.
    }
compare-effect-fewer-cutoffs =
    { $count ->
        [one] Here { $count } cutoff fewer is made.
       *[other] Here { $count } cutoffs fewer are made.
    }
compare-effect-more-researches =
    { $count ->
        [one] { $count } move more is searched again.
       *[other] { $count } moves more are searched again.
    }
compare-effect-fewer-researches =
    { $count ->
        [one] { $count } move fewer is searched again.
       *[other] { $count } moves fewer are searched again.
    }
compare-effect-same-nodes = As many nodes are entered.
compare-effect-more-nodes =
    { $count ->
        [one] { $count } node more is entered.
       *[other] { $count } nodes more are entered.
    }
compare-effect-fewer-nodes =
    { $count ->
        [one] { $count } node fewer is entered.
       *[other] { $count } nodes fewer are entered.
    }
compare-effect-value = The value is { $theirs } instead of { $ours }.
compare-effect-best = The best move is { $theirs } instead of { $ours }.
compare-effect-no-best = No best move is named instead of { $ours }.
# { $moves } is a list of compare-effect-move.
compare-effect-shown =
    { $count ->
        [one] One root move is shown otherwise: { $moves }.
       *[other] { $count } root moves are shown otherwise: { $moves }.
    }
compare-effect-move = { $move } as { $theirs } instead of { $ours }
