# Comparisons: `plyground compare`, its tables, plots and pages.

# What is compared: the title of tables and pages. { $evaluators } is a list; { $count } says how many it names.
compare-title =
    { $count ->
        [one] { $game }, evaluator { $evaluators }, conventions { $convention }
       *[other] { $game }, evaluators { $evaluators }, conventions { $convention }
    }
# { $position } is one line of text, { $side } the mark of the side to move.
compare-position = position { $number }: { $position }, { $side } to move
compare-position-number = position { $number }
compare-in-order = moves in the order { $ordering }
# Adds something to a list.
compare-list = { $before }, { $last }
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
compare-explain-time = The mean time of a run.
compare-column-spread = ±
compare-explain-spread = The standard deviation of the time, as a part of it.
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
compare-cannot-write = cannot write { $file }: { $reason }; choose another place
compare-resume-foreign = { $file } does not hold results of a comparison ({ $reason }): choose another file
compare-resume-version = { $file } holds results of version { $version }, which may count otherwise: choose another file
# { $options } are options as they are typed.
compare-resume-another = { $file } holds results of another comparison, which differs in { $options }: repeat its settings or choose another file
