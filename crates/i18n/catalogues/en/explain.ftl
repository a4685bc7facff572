# What happens in a search, a sentence an event. All values are those of the side that moves at the root.

explain-root-name = The root
explain-move = { $movement }
explain-move-title = { $movement }
explain-branch = branch { $movement }
explain-branch-title = Branch { $movement }
explain-enter-root = The search begins: { $side } is to move, and nothing is known yet.
explain-enter-root-window = The search begins: { $side } is to move, and only values between the bounds { $window } matter.
explain-enter = { $movement } is tried; { $side } is to reply, and any value is possible.
explain-enter-leaf = { $movement } is tried.
explain-enter-window = { $movement } is tried; { $side } is to reply, and only values between the bounds { $window } matter.
explain-test-above = { $movement } is only tested: is it better than the value { $than } that { $side } has already?
explain-test-below = { $movement } is only tested: does it hold the value below { $than }, which { $side } has reached already?
explain-research = { $movement } passed the test, so it is searched again for its value, with the bounds { $window }.
explain-best = { $movement } is the best so far for { $side }: value { $value }.
explain-finished = { $name }: the game is over here, value { $value }.
explain-leaf = { $name } is a leaf: value { $value }.
explain-horizon = { $name }: the depth is used up, the evaluator says { $value }.
explain-worth = { $name } has the value { $value }.
explain-worth-by = { $name } has the value { $value }, by { $best }.
explain-at-least = { $name } has at least the value { $value }; how much more does not matter.
explain-at-most = { $name } has at most the value { $value }; how much less does not matter.
explain-stopped = { $name }: the search was stopped before it knew the value.
explain-cut =
    { $count ->
        [one] { $name } is cut: { $why }. { $count } move is skipped.
       *[other] { $name } is cut: { $why }. { $count } moves are skipped.
    }
explain-cut-on-last = { $name } is settled by its last move: { $why }. Nothing was left to skip.
explain-because-max = { $keeper } already has the value { $has } from { $from }, and { $side } can hold the value here to { $holds }
explain-because-min = { $keeper } can already hold the value to { $has } by { $from }, and { $side } gets at least the value { $holds } here
explain-because-test = { $movement } was only tested against the value { $than }, and with the value { $holds } here the answer is known
explain-because-given = the search was only asked about values up to the bound { $bound }, and the value { $holds } is sure here
explain-because-unbeatable = nothing can be better than the value { $holds }
explain-because-closed = the window { $window } leaves no value that could matter
explain-note = Note: { $text }
explain-table = A table knew the value { $value }.
explain-dropped =
    { $count ->
        [one] { $count } visit below was not recorded.
       *[other] { $count } visits below were not recorded.
    }

# Why not this move?

why-best = { $movement } is the best there is: it has the value { $value }. Best play is { $line }.
why-equal = { $movement } has the value { $value }, as much as { $best }, which was searched first: a search keeps the first of equals.
why-worse = For { $side }, { $movement } has the value { $value }, and { $best } has the value { $best_value }.
why-refutation = { $opponent } replies { $reply }: best play is { $line }.
why-instead = Better is { $line }.
why-two-searches = These values come from a search of their own, with the whole window for every move. The search itself did not need them:
why-never-searched = { $movement } was never searched: { $why }.
why-full-window = { $movement } was searched with the whole window: nothing was known yet.
why-no-window = { $algorithm } has no window: { $movement } was searched to its value, as every move is.
why-unshared-window = { $movement } was searched with the whole window, whatever was known from the moves before it.
why-window = { $movement } was searched with the bounds { $window }: only a value above { $has } would have mattered.
why-again = Before that, { $movement } had passed a test with a null window.

# Several searches on one tree.

diff-not-entered = not entered
diff-unknown = unknown
diff-thinned =
    { $count ->
        [one] Not everything was recorded: only { $count } position about which every recording tells is compared; --max-events N records more.
       *[other] Not everything was recorded: only the { $count } positions about which every recording tells are compared; --max-events N records more.
    }
diff-common =
    { $count ->
        [one] { $count } of { $all } positions is entered by all of them.
       *[other] { $count } of { $all } positions are entered by all of them.
    }
diff-search =
    { $count ->
        [one] { $name } enters { $count } position, { $alone } of them alone, and does without { $spared }.
       *[other] { $name } enters { $count } positions, { $alone } of them alone, and does without { $spared }.
    }
diff-search-thinned = Of these, { $name } enters { $count }, { $alone } of them alone, and does without { $spared }.
diff-tests =
    { $count ->
        [one] It makes { $count } test with a null window and searches { $researches } moves again.
       *[other] It makes { $count } tests with a null window and searches { $researches } moves again.
    }
diff-dropped =
    { $count ->
        [one] { $count } visit was not recorded and is not compared.
       *[other] { $count } visits were not recorded and are not compared.
    }
diff-legend = In brackets the bounds; ≥ and ≤: at least, at most; t: tested with a null window; ×2: entered twice; -3: three moves cut.
diff-legend-thinned = “unknown”: not recorded, the search may have come here; +: further visits may not have been recorded.
diff-more =
    { $count ->
        [one] { $count } more position differs; --most N shows more.
       *[other] { $count } more positions differ; --most N shows more.
    }
diff-heading-position = position
diff-heading-search = search
diff-heading-visits = visits
diff-heading-positions = positions
diff-heading-alone = alone
diff-heading-spared = spared
diff-heading-tests = tests
diff-heading-researches = researches
diff-heading-cutoffs = cutoffs
diff-heading-value = value
diff-picture-title = Searches side by side: { $game }, depth { $depth }
diff-picture-key = Each position shows for every search the value that came back, as { $side } sees it; –: it did not come here. Grey: not all of them came here.
diff-picture-signs = ≥ and ≤: at least, at most; t: tested with a null window; ×2: entered twice, and the value is that of the last visit.
diff-picture-frame = ●: the root. Thick frame: on the line that some search chose, whose row is bold.
diff-about = All values are as { $side } sees them. Positions in which all searches do the same are not shown.
diff-picture-rest = +5: 5 moves more that are not drawn, with the number of positions that each search entered there.
diff-picture-unknown = ?: not recorded, the search may have come here; ≥259: at least so many; +: further visits may not have been recorded. --max-events N records more.

# Stepping through a search.

step-after = after { $path }
step-title = { $algorithm } on { $game }, depth { $depth }; evaluator: { $evaluator }
step-place = event { $at } of { $all }, node { $nodes }, after { $path }
step-place-root = event { $at } of { $all }, node { $nodes }, at the root
step-cut =
    { $count ->
        [one] cut, { $count } move left out
       *[other] cut, { $count } moves left out
    }
step-cut-off = cut off
step-keys = ? help   q quit   → next   ← back   c next cut   n skip below   g go to   b board/tree
step-closed = closed
step-no-research = there is no further re-search
step-type = go to the position after the moves: { $typed }_   (Enter; Esc gives up)
step-no-cut = there is no further cut that way
step-no-position = no position after “{ $path }” was entered
step-unknown-key = that key does nothing here: ? shows those that do
step-help =
    → Space l     the next event
    ← h           the event before
    Page Up Down  twenty events
    c  C          the next cut, the cut before
    r             next re-search
    ↓ n j         to the end of this node
    ↑ u k         to where the node above was entered
    g /           to a position: type its moves, as in “a1 b2”
    b t Tab       board or tree
    + -           unfold or fold a level of the tree
    J K           scroll the tree
    Home End      the beginning, the end
    q             leave

    ↻ searched again   ? only tested   = ≥ ≤ what came back
    ╳ cut off   · not looked at yet   [+5] five folded nodes
    All values are those of the side that moves at the root.
step-more =
    { $count ->
        [one] { $count } more step; --most N prints more
       *[other] { $count } more steps; --most N prints more
    }
step-thinned =
    { $count ->
        [one] { $count } visit was not recorded and is not among the steps; --max-events N records more
       *[other] { $count } visits were not recorded and are not among the steps; --max-events N records more
    }
step-no-terminal = the steps can only be walked through in a terminal: add --plain to print them

study-finished = the game is over in { $position }: there is nothing to search
diff-how-many =
    { $count ->
        [one] { $count } search cannot be laid side by side with itself: choose 2 to { $most } with --algorithms and --orderings
       *[other] { $count } searches cannot be laid side by side: choose 2 to { $most } with --algorithms and --orderings
    }
diff-interrupted = nothing was compared
argument-events = a number of events is a whole number from 16 to 50,000,000
# The game was written before the move.
why-swapped = the move comes first: plyground why { $movement } { $game }
why-interrupted = the search did not come to its end, and nothing is known of the move
