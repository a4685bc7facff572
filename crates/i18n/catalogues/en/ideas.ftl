# The price list of ideas: what each thing that makes a search fast is worth.

ideas-title = What each idea is worth: { $game }
ideas-idea = idea
ideas-nodes = nodes
ideas-nodes-meaning = positions entered, over all positions searched; a sign > where the search was given up
ideas-won = won
ideas-won-meaning = how many times fewer nodes than the row above
ideas-in-all = in all
ideas-in-all-meaning = how many times fewer nodes than minimax
ideas-time = time
ideas-time-meaning = the median of several runs
ideas-faster = faster
ideas-faster-meaning = how many times faster than minimax
ideas-memory = memory
ideas-memory-meaning = the size of the table
ideas-what = what it does
ideas-agree = All searches found the same values.
ideas-none = No search found a value, so nothing was compared and nothing can be drawn: allow more --nodes, or a smaller --depth.
ideas-disagree = { $first } and { $second } disagree about { $position }.
ideas-wrong = the searches disagree: one of them is wrong, please report it
ideas-over = the game is over here: there is nothing to search
ideas-interrupted = the rows above are what was measured
ideas-progress = idea { $place } of { $all }: { $idea }
ideas-kibibytes = { $count } KiB
ideas-mebibytes = { $count } MiB
ideas-subtitle =
    { $count ->
        [one] { $count } position to depth { $depth }, judged by { $evaluator }
       *[other] { $count } positions to depth { $depth }, judged by { $evaluator }
    }
ideas-unfinished = > marks a search that was given up after { $count } nodes.

idea-minimax = minimax
idea-meaning-minimax = enters every position
idea-alpha-beta = alpha-beta
idea-meaning-alpha-beta = leaves out what cannot change the value
idea-centre = middle first
idea-meaning-centre = tries moves near the middle of the board first
idea-table = transposition table
idea-meaning-table = does not search the same position twice
idea-steps = iterative deepening
idea-meaning-steps = searches depth 1, 2, 3 … and begins with the best move of the last iteration
idea-killers = killer moves
idea-meaning-killers = tries first what cut beside it
idea-history = history heuristic
idea-meaning-history = tries first what has often cut
idea-tests = null windows
idea-meaning-tests = only tests whether a move is better, and searches it only then
idea-aspiration = aspiration window
idea-meaning-aspiration = expects the value of the last iteration
idea-looking-ahead = enhanced transposition cutoffs
idea-meaning-looking-ahead = asks the table about all replies before it searches one
idea-symmetry = symmetry
idea-meaning-symmetry = takes mirror images for the same position
idea-threads = threads
idea-meaning-threads = shares the table among several threads
idea-negascout = NegaScout without a table
idea-meaning-negascout = null windows in the game's order, nothing remembered
idea-mtd-f = MTD(f)
idea-meaning-mtd-f = null windows only, from the value of the last iteration
idea-sss-star = SSS*
idea-meaning-sss-star = null windows from above
idea-dual-star = DUAL*
idea-meaning-dual-star = null windows from below
