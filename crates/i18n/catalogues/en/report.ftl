# The lab report. Signs with a meaning in the sentences of its chapters: *emphasis*, `code`, $formula$ and [@key], a work of
# the literature; they stay as they are, and so do X and O. In a formula one letter is a variable, several are a name.
# $search is the name of a search from names.ftl as it stands there, $side is X or O, $figure, $table and $listing are
# numbers of figures, tables and listings.

## The title page

report-kind = Laboratory report
report-kind-numbered = Report on laboratory work No. { $number }
report-title-course = in the course “{ $course }”
report-title-variant = Variant { $variant }
# $count is the number of people.
report-title-done-by =
    { $count ->
        [one] Done by:
       *[other] Done by:
    }
report-title-group = group { $group }
report-title-checked-by = Checked by:
# What the report is about. $searches is a list of $count names.
report-topic =
    { $count ->
        [one] The search { $searches } in the game “{ $game }”
       *[other] { $searches } in the game “{ $game }”
    }
# A game that has no name of its own.
report-game-mnk = { $k } in a row on { $width } × { $height }
# The end of a list: “a, b and c”.
report-list-last = { $first } and { $last }

## The file for the title page

report-title-sample = The title page of the report. Remove the # before a line and fill it in; all lines are optional.
report-title-about-name = who did the work; several people: ["A. Turing", "C. Shannon"]
report-title-about-group = the group of the students
report-title-about-course = the name of the course
report-title-about-number = the number of the laboratory work
report-title-about-variant = the variant of the task
report-title-about-topic = the topic, if it should be another than the report's own
report-title-about-teacher = who checks the work
report-title-about-ministry = the ministry or other authority above the school
report-title-about-university = the university or school
report-title-about-faculty = the faculty
report-title-about-department = the department
report-title-about-city = the city
report-title-about-year = the year
report-title-not-toml = the file for the title page is not TOML: line { $line }: { $why }
report-title-unknown-key = the file for the title page has an unknown key `{ $key }`: there are { $known }
report-title-wrong-value = `{ $key }` in the file for the title page must be a text or a whole number
report-title-wrong-name = `name` in the file for the title page must be a text or a list of texts

## Words that formats put in

report-word-contents = Contents
report-word-figure = Figure
report-word-table = Table
report-word-listing = Listing
report-word-literature = References

## Headings

report-section-goal = Goal and tasks
report-section-rules = The game and its rules
report-section-state = State and moves as data structures
report-section-evaluator = The evaluator
report-section-searches = The searches
report-section-measurements = Measurements
report-section-games = Sample games
report-section-mistakes = Mistakes and what they do
report-section-conclusions = Conclusions
report-section-source = Source code
report-section-reproduction = Reproduction

## Goal and tasks

report-goal =
    The goal of this work is to get to know the search for the best move in a game tree. { $count ->
        [one] The search { $searches } is explained, carried out and measured
       *[other] The searches { $searches } are explained, carried out and compared
    } in the game “{ $game }”: how many positions are entered, how long that takes, and how both grow with the depth of the search.
report-goal-counts =
    The goal of this work is to get to know the search for the best move in a game tree. { $count ->
        [one] The search { $searches } is explained, carried out and measured
       *[other] The searches { $searches } are explained, carried out and compared
    } in the game “{ $game }”: how many positions are entered, and how their number grows with the depth of the search.
report-tasks = The tasks:
report-task-rules = describe the game and its rules;
report-task-state = describe the state of the game and a move as data structures;
report-task-evaluator = describe the evaluator and work it out on a position;
report-task-searches = explain each search and draw the tree that it walks;
report-task-measure = count positions and measure time at depths from { $from } to { $to };
report-task-measure-one = count positions and measure time at depth { $depth };
report-task-count = count positions at depths from { $from } to { $to };
report-task-count-one = count positions at depth { $depth };
report-task-games = let the program play against itself and against chance;
report-task-mistakes = find out what typical mistakes in such programs do;
report-task-conclusions = draw conclusions from what was measured.

## The game and its rules

report-rules-kind = “{ $game }” is a game for two players with perfect information: both see everything, and nothing is left to chance. What one player wins, the other loses.
report-rules-board =
    The board has { $width } × { $height } = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }. The players, X and O, take turns to put one mark of their own on a free cell; marks are never moved or removed.
report-rules-win = Whoever is the first to have at least { $k } marks in an unbroken row wins; rows may run across, down or diagonally.
report-rules-win-exact = Whoever is the first to have exactly { $k } marks in an unbroken row wins; rows may run across, down or diagonally. A longer row does not count.
report-rules-lose = Whoever is the first to have at least { $k } marks in an unbroken row loses; rows may run across, down or diagonally.
report-rules-lose-exact = Whoever is the first to have exactly { $k } marks in an unbroken row loses; rows may run across, down or diagonally. A longer row does not count.
report-rules-draw =
    The board has { $lines ->
        [one] { $lines } such line
       *[other] { $lines } such lines
    }. If it is full and nobody has completed one, the game is drawn. Cells are named by the letter of their column and the number of their row, counted from the bottom (figure { $figure }).
report-rules-explicit = The game is a tree that is written out. At the root MAX chooses one of the branches, at the next node MIN, and so on in turn. The number at the leaf that is reached is what MAX gains and MIN loses.
report-rules-other = In short: { $summary }.
report-rules-name = Here it is played as { $name }.
report-figure-opening = The opening position.
report-figure-position = The position that is studied; { $side } is to move.
report-rules-position = This report studies the position of figure { $figure }, in which { $side } is to move.
report-rules-moves = It arises after { $moves }.
report-rules-size = Table { $table } shows how fast the tree of the game grows: the number of positions after each ply, that is, after each move of one side. A position that can be reached in several ways is counted each time.
report-rules-branching =
    Down to depth { $depth } the tree is as large as one with $b = { $branching }$ moves in every position.
report-table-size = Positions of the game tree by ply.
report-head-ply = ply
report-head-positions = positions
report-head-moves = moves per position

## State and moves

report-state-intro = A search walks through states of the game: it makes a move, looks at what follows, and takes the move back. The state is therefore kept once and edited in place, so that nothing has to be copied.
report-state-one-word = The state consists of two sets of cells, those with an X and those with an O, and of the side to move. A set is one 64-bit number: bit $i$ is 1 if cell $i$ belongs to it, counting along the rows from the top left, from 0. A move is the number of a cell.
report-state-words =
    The state consists of two sets of cells, those with an X and those with an O, and of the side to move. A set of { $cells } cells is kept as { $words ->
        [one] { $words } number
       *[other] { $words } numbers
    } of 64 bits: a bit is 1 if its cell belongs to the set, counting along the rows from the top left. A move is the number of a cell.
report-state-explicit = The tree is a list of nodes, each with its name and either its value or the numbers of its children. The state is the number of the node at hand and the side to move; a move is the number of a branch.
report-state-other = The state is a value that holds everything the rules need to know; a move is a small value that is copied freely.
report-state-example = In the position of figure { $figure } the sets are, row by row from the top and with cell 0 on the left:
# Cells in neither set.
report-state-free = free
report-state-operations = Searches know nothing of the game but a few operations. Table { $table } lists those that a state must offer, listing { $listing } shows them as an interface in Rust; whatever implements it can be searched.
report-table-operations = Operations on a state.
report-head-operation = operation
report-head-function = function
report-head-how = how it is done here
report-state-start = initial state
report-state-moves = all legal moves
report-state-make = make a move
report-state-unmake = take a move back
report-state-outcome = is the game over, and who has won
report-state-start-lines = both sets are empty, and X is to move
report-state-moves-lines = the cells in neither set, along the rows from the top left; none once the game is over
report-state-make-lines = adds the cell to the set of the side to move and passes the turn
report-state-unmake-lines = puts the old set back and the turn with it
report-state-outcome-lines = looks for a full line through the mark set last; a board without free cells is a draw
report-state-start-explicit = the root, and MAX is to move
report-state-moves-explicit = the branches of the node, in the order in which they are written
report-state-make-explicit = steps down to the child and passes the turn
report-state-unmake-explicit = steps back up to the node that was left
report-state-outcome-explicit = the game is over at a leaf; the sign of its number says who has won
report-listing-position = What a search knows of a game.

## The evaluator

report-evaluator-intro = Where the depth is used up before the game is over, a search cannot know how the game ends. The evaluator $f(p)$ then judges the position: the larger the number, the better for the side to move.
report-evaluator-name = This work uses the evaluator “{ $evaluator }”.
# Short words in the index of a formula: my lines, my opponent's lines.
report-formula-me = mine
report-formula-you = theirs
report-evaluator-open-lines = It counts the lines that a side can still fill because no mark of the opponent stands on them, and takes the difference between the side to move and its opponent:
report-evaluator-open-lines-win = A won game is worth { $win }, a lost one −{ $win }: more than any number of open lines.
report-evaluator-pattern-ladder = It reads every row, column and diagonal from edge to edge. On each of them either side gets the points of the first pattern of table { $table } that it has there, from the top of the table; a line without any pattern brings nothing. A row of five counts double for the side that has just moved.
report-evaluator-pattern-ladder-sum = The value is the sum $n$ of the points on all lines, the difference between the side to move and its opponent:
report-table-scale = The patterns and their points; ● is a mark of the side, ○ a free cell.
report-evaluator-line-powers = It looks at lines of five cells (the rows, the columns and the two long diagonals) and at the four diagonals of four cells. With $m$ marks of its own on a line a side gets:
report-evaluator-line-powers-20 = $20^m$ points for a line of five without a mark of the opponent, or with four marks in a row;
report-evaluator-line-powers-8 = $8^m$ points for a line of five on which the opponent has one mark only, at an end;
report-evaluator-line-powers-2 = $2^m$ points for any other line of five;
report-evaluator-line-powers-10 = $10^m$ points for a diagonal of four on which only this side has marks, $20^4$ if it is full.
report-evaluator-line-powers-sum = The value is the sum $n$ of the points on all lines, the difference between the side to move and its opponent; a won game is worth more than any sum:
report-evaluator-outcome = It knows nothing but the end of the game: 1 for a win, −1 for a loss, 0 for a draw and for everything undecided. Only a search that reaches the end of the game learns anything from it.
report-evaluator-nearer-wins = It knows nothing but the end of the game. A win at a distance of $d$ plies from the root is worth
report-evaluator-nearer-wins-why = rounded down, and a loss as much with a minus sign; everything else is worth 0. Nearer wins are thus worth more than later ones, and the program neither puts off a win nor hastens a defeat.
report-evaluator-zero = It values every position with 0. What remains is the bare search: every comparison ends in a tie.
report-evaluator-scramble = It values a position with a number between −64 and 63 that is computed from its cells and has nothing to do with the game. On such trees mistakes in a search soon come to light.
report-evaluator-written = It returns the number that is written at the leaf, from the point of view of the side to move, and 0 where the depth ends above the leaves.
report-evaluator-other = In short: { $summary }.
report-evaluator-own = Positions are judged by the author’s own evaluator, { $name }, for the side to move.
report-evaluator-score = The class judges positions itself: its method `score` says what a position is worth to the side to move.
report-figure-worked = A position for the evaluator; { $side } is to move.
report-worked = Figure { $figure } shows a position with { $side } to move. Table { $table } adds up what the evaluator finds in it.
report-table-worked = The evaluator on the position of figure { $figure }.
report-head-part = what is counted
report-head-pattern = pattern
report-head-x-count = X: number
report-head-x-points = X: points
report-head-o-count = O: number
report-head-o-points = O: points
report-head-sum = sum
report-part-open-line = open lines
report-part-five = five in a row
report-part-open-four = open four
report-part-open-three = open three
report-part-three-open-left = three, open on the left
report-part-three-open-right = three, open on the right
report-part-open-two = open two
report-part-two-open-right = two, open on the right
report-part-two-open-left = two, open on the left
report-part-line-of-five = lines of five
report-part-diagonal-of-four = diagonals of four
report-part-moves = moves
report-part-corners = corners
report-worked-sum = { $side } is to move, so the value of the position is ${ $mine } - { $theirs } = { $value }$.
report-choices =
    { $depth ->
        [one] By itself the evaluator says { $value } in the position of figure { $figure }. A search sees more: table { $table } shows what minimax makes of the moves when it looks { $depth } ply ahead.
       *[other] By itself the evaluator says { $value } in the position of figure { $figure }. A search sees more: table { $table } shows what minimax makes of the moves when it looks { $depth } plies ahead.
    }
report-table-choices = The values of the moves for the side to move, the best first.
report-head-move = move
report-head-value = value

## The searches

report-searches-intro = All searches here rest on one assumption: both sides play as well as they can [@russell-norvig]. The side to move at the root, *Max*, wants the largest value, its opponent, *Min*, the smallest. The searches differ in how much of the tree they look at to find the value, and never in the value itself.
report-searches-scene =
    { $depth ->
        [one] The pictures show what each search does in the position of figure { $figure }, with { $side } to move, when it looks { $depth } ply ahead.
       *[other] The pictures show what each search does in the position of figure { $figure }, with { $side } to move, when it looks { $depth } plies ahead.
    }
report-figure-scene = The position of the trees below; { $side } is to move.
report-searches-legend = Values in the pictures are those of Max. The chosen line is thick; a dashed line leads to moves that were cut off, with the reason beside it. In the programs $p + m$ is the position after the move $m$.
# After values in a formula that has several cases.
report-formula-leaf = if the game is over or the depth used up,
report-formula-leaf-max = at a leaf, if Max is to move,
report-formula-leaf-min = at a leaf, if Min is to move,
report-formula-max = otherwise, if Max is to move,
report-formula-min = otherwise, if Min is to move.
report-formula-otherwise = otherwise.
report-minimax-idea = *Minimax* [@neumann], [@shannon] values a position by the positions $p'$ that follow it: Max takes the largest of their values, Min the smallest. A leaf, where the game is over or the depth used up, is judged by the evaluator. All values are those of Max, but $f$ speaks for the side to move; where that is Min, the sign is therefore turned:
report-minimax-cost = Every position down to the depth $d$ is entered. With $b$ moves in every position these are $1 + b + b^2 + … + b^d$ nodes: each further ply multiplies the work by $b$.
report-negamax-idea = *Negamax* [@knuth-moore] is minimax written once instead of twice. What is good for one side is bad for the other, and $min(x, y) = -max(-x, -y)$; so one rule suffices if every value is that of the side to move:
report-negamax-cost = It enters exactly the positions that minimax enters. The sides must take turns, otherwise the sign would be wrong.
report-alpha-beta-idea = *Alpha-beta pruning* [@knuth-moore] carries two bounds through the tree: $α$ is what the side to move is sure of already, $β$ is what the opponent will allow, because he has something better elsewhere. As soon as a move is worth $β$ or more, the opponent will not let this position come about. Its other moves cannot matter any more and are *cut off*.
report-alpha-beta-cost = The value at the root is that of minimax. In the worst case nothing is cut; in the best case, when the best move always comes first, only the *minimal tree* is entered. In a tree with $b$ moves everywhere it has
report-alpha-beta-order = leaves instead of $b^d$. The effective branching factor falls from $b$ to about $√b$, and the same time reaches twice the depth. How much of this is gained depends on the order of the moves.
report-negascout-idea = *NegaScout* [@reinefeld], after Pearl's Scout [@pearl] and the principal variation search of Marsland and Campbell [@marsland-campbell], trusts that the first move is the best one. Only this move gets the whole window $(α, β)$. The others are merely tested with the *null window* $(α, α + 1)$, in which there is no whole number: the answer can only be “not better” or “better”, but it comes sooner, because more is cut off.
report-negascout-cost = A move that turns out to be better is searched again for its value. If the first move is the best one as a rule, the tests save work; with a bad order of moves the repeated searches cost more than the tests save.
report-listing-search = The search in pseudo-code.
# Remarks in the pseudo-code: short.
report-code-leaf = a leaf
report-code-leaf-turned = Min's gain is Max's loss
report-code-max = the largest value
report-code-min = the smallest value
report-code-turned = his gain is my loss
report-code-raised = sure of this much
report-code-cut = cut off the rest
report-code-first = the whole window
report-code-test = only a test
report-code-again = better: search again
report-walked-all =
    { $nodes ->
        [one] In figure { $figure } the search { $search } enters { $nodes } position.
       *[other] In figure { $figure } the search { $search } enters all { $nodes } positions.
    }
report-walked-part =
    In figure { $figure } the search { $search } enters { $nodes } of { $all } positions; { $cutoffs ->
        [one] { $cutoffs } node is left early.
       *[other] { $cutoffs } nodes are left early.
    }
report-walked-cutting =
    In figure { $figure } the search { $search } makes { $nodes ->
        [one] { $nodes } visit
       *[other] { $nodes } visits
    }; { $cutoffs ->
        [one] { $cutoffs } node is left early.
       *[other] { $cutoffs } nodes are left early.
    }
report-walked-visits =
    In figure { $figure } the search { $search } makes { $visits } visits to { $nodes } of { $all } positions; { $cutoffs ->
        [one] { $cutoffs } node is left early.
       *[other] { $cutoffs } nodes are left early.
    }
report-walked-again =
    { $count ->
        [one] { $count } move is searched a second time after its test.
       *[other] { $count } moves are searched a second time after their tests.
    }
report-walked-value = The value for { $side } is { $value }, the best move is { $best }.
report-figure-tree =
    { $depth ->
        [one] The tree of the search { $search }, { $depth } ply deep.
       *[other] The tree of the search { $search }, { $depth } plies deep.
    }

## Measurements

report-measure-nodes = All searches looked at the same position with the same evaluator and the same order of moves. A *node* is a position that a search enters, the root included; whatever is searched again counts again. Counts are exact: they are the same on every machine. Table { $table } has the nodes by depth.
report-measure-times = Times depend on the machine. Table { $table } has medians of { $least } to { $most } runs after one run to warm up; in brackets stands the interquartile range, in which the middle half of the runs lies, as a part of the median.
report-measure-apart = Two times are told apart only where their intervals, from one range below the median to one above it, do not overlap.
report-table-nodes = Nodes by depth.
report-table-times = Median time by depth.
report-time-and-range = { $time } ({ $percent } %)
report-figure-nodes = Nodes against depth, on a logarithmic scale.
report-figure-times = Time against depth, on a logarithmic scale.
report-measure-counts = Table { $table } shows the answers and the other counts. *Generated* are the legal moves of all nodes together, *leaves* are nodes that were judged without looking at a move, *cutoffs* are nodes that were left with moves still to search, *repeats* are second visits after a test.
report-table-counts = Answers and counts.
report-head-depth = depth
report-head-search = search
report-head-best = move
report-head-nodes = nodes
report-head-generated = generated
report-head-leaves = leaves
report-head-cutoffs = cutoffs
report-head-researches = repeats
report-measure-figures = Table { $table } shows what follows from the counts. The *effective branching factor* is the number of moves in every position with which a tree of this depth would have as many nodes. The share of cutoffs by the first move tells how good the order of moves is.
report-measure-minimal =
    { $minimal ->
        [one] The minimal tree, the smallest that proves the value of this very position at depth { $depth }, has { $minimal } node; it was found by computation.
       *[other] The minimal tree, the smallest that proves the value of this very position at depth { $depth }, has { $minimal } nodes; it was found by computation.
    }
report-table-figures = What follows from the counts at depth { $depth }.
report-percent = { $percent } %
report-head-share = share of all nodes
report-head-branching = branching factor
report-head-first-cuts = cutoffs by the first move
report-head-research-rate = tests repeated
report-head-times-minimal = times the minimal tree
report-measure-orders =
    { $count ->
        [one] The search { $searches } cuts the more, the sooner it meets a good move. Table { $table } shows its nodes at depth { $depth } with the moves in different orders; where a shallow search puts them in order, its nodes stand apart.
       *[other] The searches { $searches } cut the more, the sooner they meet a good move. Table { $table } shows their nodes at depth { $depth } with the moves in different orders; where a shallow search puts them in order, its nodes stand apart.
    }
report-table-orders = Nodes with the moves in different orders, depth { $depth }.
report-head-order = order of moves
report-head-order-cost = { $search }: for the order
report-order-natural = as the game lists them
report-order-reversed = the last first
report-order-centre = from the centre outwards
report-order-random = at random (seed { $seed })
report-order-best =
    { $plies ->
        [one] the best first, by a search of { $plies } ply
       *[other] the best first, by a search of { $plies } plies
    }

## Sample games

report-games-intro =
    { $depth ->
        [one] At the largest depth no search entered fewer nodes than { $search }; here it plays, looking { $depth } ply ahead.
       *[other] At the largest depth no search entered fewer nodes than { $search }; here it plays, looking { $depth } plies ahead.
    }
report-games-itself = The program against itself
report-games-chance = The program against chance
report-games-chance-intro = To see what looking ahead is worth, { $side } now moves at random (seed { $seed }).
report-game-won =
    { $plies ->
        [one] { $side } wins after { $plies } ply. The moves are in table { $table }.
       *[other] { $side } wins after { $plies } plies. The moves are in table { $table }.
    }
report-game-won-by =
    { $plies ->
        [one] { $side } wins after { $plies } ply with { $line }. The moves are in table { $table }.
       *[other] { $side } wins after { $plies } plies with { $line }. The moves are in table { $table }.
    }
report-game-drawn =
    { $plies ->
        [one] The game is drawn after { $plies } ply. The moves are in table { $table }.
       *[other] The game is drawn after { $plies } plies. The moves are in table { $table }.
    }
report-game-unfinished =
    { $plies ->
        [one] The game was broken off after { $plies } ply. The moves are in table { $table }.
       *[other] The game was broken off after { $plies } plies. The moves are in table { $table }.
    }
report-table-game = The moves, with the value that the search expects for the side that moves and the nodes that it took.
report-table-moves = The moves.
report-head-number = No.
report-head-side = side
report-figure-game = The board after every move.
report-figure-game-numbered = The board at the end with the numbers of the moves: X is black, O is white.
report-figure-game-end = The board at the end of the game.
report-board-move = { $number }. { $side } { $movement }

## Mistakes

report-mistakes-intro =
    { $positions ->
        [one] Programs of this kind often contain the same mistakes. Here they are made on purpose, each beside the same search without it: in the position of this report (table { $table }) and in { $positions } further position from games.
       *[other] Programs of this kind often contain the same mistakes. Here they are made on purpose, each beside the same search without it: in the position of this report (table { $table }) and in { $positions } positions from games, which were looked at as deep as was quickly done.
    }
report-table-mistakes = Searches without and with a mistake; the last two columns say in how many of the positions from games the value is wrong, and in how many the move chosen is truly worse.
report-head-mistake = mistake
report-head-nodes-without = nodes without
report-head-nodes-with = nodes with
report-head-value-without = value without
report-head-value-with = value with
report-head-wrong = wrong values
report-head-worse = worse moves
report-mistake-same-value = The value that { $search } finds at depth { $depth } remains { $value }.
report-mistake-other-value = The value that { $search } finds at depth { $depth } changes from { $without } to { $with }.
report-mistake-more-nodes = The number of nodes grows from { $before } to { $after }, by { $percent } %.
report-mistake-fewer-nodes = The number of nodes falls from { $before } to { $after }, by { $percent } %.
report-mistake-same-nodes =
    { $nodes ->
        [one] The number of nodes remains { $nodes }.
       *[other] The number of nodes remains { $nodes }.
    }
report-mistake-wrong-value = In { $other } of { $tried } positions from games the value is wrong, but the move chosen is as good as without the mistake.
report-mistake-worse = In { $worse } of { $tried } positions from games the move chosen is truly worse, and in { $other } the value is wrong.
# How two games of the search with the mistake against the one without it ended: win, loss or draw.
report-mistake-games =
    Against the same search without the mistake it { $first ->
        [win] wins
        [loss] loses
       *[draw] draws
    } as the first player and { $second ->
        [win] wins
        [loss] loses
       *[draw] draws
    } as the second.
report-mistake-witness =
    { $depth ->
        [one] In figure { $figure }, for example, { $side } is to move. One ply deep the search without the mistake chooses { $best } with the value { $value }, the one with it { $chosen } with the value { $seen }.
       *[other] In figure { $figure }, for example, { $side } is to move. { $depth } plies deep the search without the mistake chooses { $best } with the value { $value }, the one with it { $chosen } with the value { $seen }.
    }
report-mistake-witness-worth = That move is truly worth { $worth }.
report-figure-witness = { $mistake }; { $side } is to move.
report-mistakes-idle =
    { $count ->
        [one] One mistake changed nothing that was measured here: { $list }.
       *[other] Some mistakes changed nothing that was measured here: { $list }.
    }

## Conclusions: each is chosen by the numbers

report-conclusion-agree =
    { $count ->
        [2] Both searches found the same value at every depth: pruning changes the work, not the answer.
       *[other] All { $count } searches found the same value at every depth: pruning changes the work, not the answer.
    }
report-conclusion-agree-unpruned =
    { $count ->
        [2] Both searches found the same value at every depth.
       *[other] All { $count } searches found the same value at every depth.
    }
report-conclusion-disagree = The searches { $first } and { $second } found different values at depth { $depth }: one of them is wrong.
report-conclusion-equal =
    { $nodes ->
        [one] At depth { $depth } all searches entered the same number of nodes, { $nodes }.
       *[other] At depth { $depth } all searches entered the same number of nodes, { $nodes }.
    }
report-conclusion-nothing-to-cut =
    { $nodes ->
        [one] At depth { $depth } all searches entered the same number of nodes, { $nodes }: there was nothing to cut.
       *[other] At depth { $depth } all searches entered the same number of nodes, { $nodes }: there was nothing to cut.
    }
report-conclusion-winner = At depth { $depth } the search { $search } entered the fewest nodes, { $nodes }; the search { $other } entered { $many }, which is { $times } times as many.
# { $search } is a list of those that share it.
report-conclusion-winners = At depth { $depth } the searches { $search } share the smallest number of nodes, { $nodes } each; the search { $other } entered { $many }, which is { $times } times as many.
report-conclusion-growth-item = { $times } times for { $search }
report-conclusion-growth = With each further ply the number of nodes grew on average { $list }.
report-conclusion-branching-best = The effective branching factor of { $search } is { $effective }. This reaches the theoretical best case, $√b = { $root }$, where $b = { $b }$ is that of the full tree.
report-conclusion-branching-near = The effective branching factor of { $search } is { $effective }: nearer to the theoretical best case, $√b = { $root }$, than to $b = { $b }$ of the full tree.
report-conclusion-branching-far = The effective branching factor of { $search } is { $effective }: nearer to $b = { $b }$ of the full tree than to the theoretical best case, $√b = { $root }$.
report-conclusion-minimal-reached = At depth { $depth } the search { $search } entered { $nodes } nodes, exactly as many as the minimal tree has: nothing is left to gain by a better order of moves.
report-conclusion-minimal-close = At depth { $depth } the search { $search } entered { $nodes } nodes, hardly more than the { $minimal } of the minimal tree: a better order of moves could save little more.
report-conclusion-minimal-near = At depth { $depth } the search { $search } entered { $nodes } nodes, { $times } times as many as the minimal tree has ({ $minimal }): { $share } % of its work was unavoidable.
report-conclusion-minimal-far = At depth { $depth } the search { $search } entered { $nodes } nodes, { $times } times as many as the minimal tree has ({ $minimal }): only { $share } % of its work was unavoidable, and a better order of moves could save much.
report-conclusion-first-high = { $share } % of the { $cutoffs } cutoffs of { $search } were made by the first move already: the order of moves is very good.
report-conclusion-first-middle = { $share } % of the { $cutoffs } cutoffs of { $search } were made by the first move already; in the other cases a better move came too late.
report-conclusion-first-low = Only { $share } % of the { $cutoffs } cutoffs of { $search } were made by the first move: the order of moves leaves much to be desired.
report-conclusion-first-few = The cutoffs of { $search } are too few to judge the order of moves by: { $cutoffs }, of them { $first } by the first move.
report-conclusion-order-same = At depth { $depth } the order of moves hardly matters to { $search }: the numbers of nodes differ by less than 5 %.
report-conclusion-order = At depth { $depth } the order of moves changes the nodes of { $search } by a factor of { $times }: from { $least } ({ $good }) to { $most } ({ $bad }).
report-conclusion-order-natural-best = The game's own order is already the best of those tried.
report-conclusion-order-pays = Compared with the game's own order the best one saves { $percent } % of the nodes, the cost of putting the moves in order included.
report-conclusion-order-costs =
    { $cost ->
        [one] But it costs { $cost } node to put the moves in order so, which is more than it saves compared with the game's own order.
       *[other] But it costs { $cost } nodes to put the moves in order so, which is more than it saves compared with the game's own order.
    }
report-conclusion-scout-saves =
    { $researches ->
        [one] At depth { $depth } NegaScout needs { $percent } % fewer nodes than alpha-beta; { $researches } move had to be searched again.
       *[other] At depth { $depth } NegaScout needs { $percent } % fewer nodes than alpha-beta; { $researches } moves had to be searched again.
    }
report-conclusion-scout-costs = At depth { $depth } NegaScout needs { $percent } % more nodes than alpha-beta: together with the repeated searches ({ $researches }) its tests cost more than they save.
report-conclusion-scout-equal =
    { $researches ->
        [0] At depth { $depth } NegaScout needs exactly as many nodes as alpha-beta, and no move had to be searched again.
        [one] At depth { $depth } NegaScout needs exactly as many nodes as alpha-beta, although { $researches } move had to be searched again.
       *[other] At depth { $depth } NegaScout needs exactly as many nodes as alpha-beta, although { $researches } moves had to be searched again.
    }
report-conclusion-time = The search { $search } was the fastest at depth { $depth } ({ $time }), { $times } times as fast as { $base }.
# { $others } is a list of searches.
report-conclusion-time-shared = At depth { $depth } the search { $search } ({ $time }) was { $times } times as fast as { $base }. Whether it was also faster than { $others } cannot be told: the runs scatter more than the times differ.
report-conclusion-time-unclear = At depth { $depth } the times of { $search } ({ $time }) and { $other } ({ $slow }) cannot be told apart: the runs scatter more than the times differ.
report-conclusion-time-base = At depth { $depth } the search { $search }, which enters every node, was faster ({ $time }) than every search that cuts: the tree is too small for pruning to pay.
report-conclusion-node-dearer = A node takes { $search } { $percent } % longer than the search that enters every node, so that the gain in time is smaller than the gain in nodes.
report-conclusion-node-cheaper = A node takes { $search } { $percent } % less time than the search that enters every node, so that the gain in time is even larger than the gain in nodes.
report-conclusion-node-same = A node takes about as long in { $search } as in { $base }, so that the gain in time is the gain in nodes.
report-conclusion-forecast =
    { $deep ->
        [one] If the trees go on growing like this, in one minute { $base } would reach depth { $shallow } on this machine and { $search } depth { $deep }.
       *[other] If the trees go on growing like this, in one minute { $base } would reach depth { $shallow } on this machine and { $search } depth { $deep }.
    }
report-conclusion-solved-draw = At depth { $depth } every line of play was searched to its end: with best play on both sides the game is a draw.
report-conclusion-solved-win = At depth { $depth } every line of play was searched to its end: with best play on both sides { $side }, who is to move, wins.
report-conclusion-solved-loss = At depth { $depth } every line of play was searched to its end: with best play on both sides { $side }, who is to move, loses.
report-conclusion-proved-draw = At depth { $depth } no line of play was broken off at the horizon, and what was cut cannot change the value: with best play on both sides the game is a draw.
report-conclusion-proved-win = At depth { $depth } no line of play was broken off at the horizon, and what was cut cannot change the value: with best play on both sides { $side }, who is to move, wins.
report-conclusion-proved-loss = At depth { $depth } no line of play was broken off at the horizon, and what was cut cannot change the value: with best play on both sides { $side }, who is to move, loses.
report-conclusion-chance-won =
    { $plies ->
        [one] Against an opponent who moves at random the program with { $search } won in { $plies } ply.
       *[other] Against an opponent who moves at random the program with { $search } won in { $plies } plies.
    }
report-conclusion-chance-drawn =
    { $plies ->
        [one] Even against an opponent who moves at random the program with { $search } only drew, after { $plies } ply.
       *[other] Even against an opponent who moves at random the program with { $search } only drew, after { $plies } plies.
    }
report-conclusion-chance-lost =
    { $plies ->
        [one] Even against an opponent who moves at random the program with { $search } lost, after { $plies } ply.
       *[other] Even against an opponent who moves at random the program with { $search } lost, after { $plies } plies.
    }
# Numbers out of $count searches with a mistake, one for each effect; the four add up to $count.
report-conclusion-mistakes = Of { $count } searches with a mistake, { $harmful } chose worse moves in some positions, { $wrong } only found another value or another move, { $costly } only entered another number of nodes, and { $idle } did nothing that could be noticed here: that a program plays well does not prove that it is right.

## Source code

report-source-intro = These are the functions that did the counting, as they stand in the program, in Rust. What is not shown is the same for all searches: entering and leaving a node, counting it, and asking the evaluator at the leaves.

## Reproduction

report-reproduction-intro = All counts, values and moves of this report follow from the settings below; only the times depend on the machine.
report-fact-program = program
report-fact-command = command
report-fact-game = game
report-fact-position = position
report-fact-evaluator = evaluator
report-fact-convention = conventions
report-fact-searches = searches
report-fact-depths = depths
report-fact-seed = seed
report-fact-weights = weights
report-fact-weights-own = from a file; they are kept in counts.json
report-fact-counts = number of counts
report-fact-hash = SHA-256 of all counts
report-reproduction-verify = To check the report: `plyground report verify report.html`. The command counts everything again and says whether it is the same.
report-reproduction-again = To check the report, run this call again: everything but the times comes out the same.

## The command

report-init-exists = { $file } is there already: fill it in, or name another file with --title
report-init-written = { $file } is written: fill it in, and use it with --title { $file }
report-no-depth = a report needs depths from 1: write --depths 1..5
report-interrupted = no report is written
report-stage-comparing = { $search }, depth { $depth } …
report-stage-ordering = other orders of moves …
report-stage-playing = sample games …
report-stage-mistake = mistakes: { $mistake } …
report-stage-drawing = positions for the pictures …
report-stage-figure = drawing { $name } …
report-stage-pdf = PDF …
report-written =
    { $count ->
        [one] The report is in { $folder }: { $count } file; open report.html in a browser.
       *[other] The report is in { $folder }: { $count } files; open report.html in a browser.
    }
report-written-verify = To check it: plyground report verify { $file }
report-folder-taken = { $folder } holds something else than a report: choose another folder with --out
report-pdf-none = no program that makes a PDF was found: install Typst (typst.app, or `pip install typst`) or Chromium, or leave out --pdf and print report.html from a browser
report-pdf-failed = { $program } made no PDF: { $why }; leave out --pdf and print report.html from a browser
report-pdf-slow = it took too long

## Checking a report

report-verify-same =
    { $count ->
        [one] same: { $count } count was found again, hash { $hash }
       *[other] same: all { $count } counts were found again, hash { $hash }
    }
report-verify-counts-only = Only the counts were compared: the text was written by version { $program }, this is { $version }.
report-verify-text = different: the text was changed: chapter { $chapter }
report-verify-text-title = different: the text was changed: title page
report-verify-different = different: { $name } is { $said } in the report, but { $counted } was counted
report-verify-page = different: the page shows { $said } for { $name }, but { $counted } was counted
# Instead of a count that is missing.
report-verify-nothing = nothing
report-verify-version = { $why }; the report was written by version { $program }, this is { $version }
report-verify-foreign = { $file } is not a report of this program: { $why }
report-verify-no-data = { $file } is a page without the data of a report: choose report.html or counts.json as they were written
report-verify-future = { $file } comes from a later version of this program (format { $version }): take that version to check it
report-verify-settings = { $file } has settings that cannot be carried out: { $why }
report-verify-interrupted = nothing was compared

## What is left out.

report-left-out = Some conclusions are left out, because the measurements do not support them:
report-left-no-times = nothing is said about time: it was not measured;
report-left-node-cost = nothing is said about the time of a node: the runs scatter too much, or too few of them were made;
report-left-order = nothing is concluded about the order of moves: the searches were only { $depth } plies deep, and cutoffs at such a depth do not show a good order;
report-left-branching = the branching factor is not compared with theory: a tree of { $nodes } nodes is too small for it;
report-left-minimal = the minimal tree of depth { $depth } was not computed: it would take too long;
report-left-forecast = no deeper search is forecast: the times are too uncertain;
report-left-horizon = nothing is said about the result with best play: at depth { $depth } lines of play end at the horizon.

## The chapters around the measurements.

report-section-abstract = Abstract
report-abstract = The work studies { $searches } on the game { $game }: the searches are explained, run up to depth { $depth } and compared. Searches compared: { $count }.
report-keyword-tree = game tree
report-keyword-evaluator = evaluation function
report-keywords = Keywords: { $words }.
report-memory-heading = Memory and stack
report-memory-board = A search changes one board and restores it after every move. At depth { $depth } the moves of one line are remembered, so that at most { $levels } states of the board exist at a time, whatever the number of nodes.
report-memory-copies = A program that copies the board for every node makes as many copies as there are nodes: { $search } entered { $nodes } of them at the largest depth. At one byte a cell ({ $cells } on this board) these are { $bytes } bytes in all, though no more than { $kept } are needed at a time if copies are given back.
report-memory-stack = The time grows exponentially with the depth, and the call stack linearly: every ply is one call that waits for its answer, here { $depth } at most. A search without a limit of depth on a large board would overflow the stack before it ends.
report-classes-heading = Overview of the parts
report-classes-intro = Table { $table } lists the parts of the program and the files in which they are.
report-table-classes = Parts of the program.
report-head-class = name
report-head-file = file
report-head-purpose = purpose
report-class-position = a position: legal moves, making and taking back a move, the end of the game
report-class-game = what people need of a game: names, notation, the board as text
report-class-evaluator = the value of a position without a search
report-class-observer = what happens in a search, event by event: counting, recording, stopping
report-class-session = a game in progress whose type the front end need not know
report-class-plan = every setting of a search, looked up by name
report-section-testing = Testing
report-testing-agreement = All searches of this report ({ $count }) were compared in positions from the games: { $positions } positions, with the same value from all of them in { $agreeing }.
report-testing-cases = Table { $table } has the author's own cases: { $count } in number, { $right } of them answered as expected.
report-case-right = yes
report-case-wrong = no
report-table-cases = The author's own test cases.
report-head-case = case
report-head-start = position
report-head-expected = expected
report-head-found = found
report-head-verdict = passed
report-section-criteria = Assessment criteria
report-criteria-intro = Table { $table } has the criteria by which the work is marked; the last column is left for the marks.
report-table-criteria = Assessment criteria.
report-head-criterion = criterion
report-head-marks = points
report-head-mark = mark
report-criterion-game = the game, its rules and its state are described
report-criterion-evaluator = the evaluation function is described and worked through on a position
report-criterion-searches = the searches are explained and correct
report-criterion-measurements = nodes and times are measured and presented
report-criterion-testing = the program is tested with cases of the author's own
report-criterion-conclusions = the conclusions follow from the measurements
report-source-own = Source files of the author's own: { $count }.
report-questions-intro = Answer each question in a few sentences, with numbers from the measurements.
report-question-agree = Did all searches find the same value at every depth? What would it mean if they had not?
report-question-winner = Which search entered the fewest nodes, and by what factor? Why?
report-question-growth = How do nodes and time grow with each ply, and what does theory expect?
report-question-order = What did the order of moves change, and what did it cost to put the moves in order?
report-question-time = Is the fastest search also the one with the fewest nodes? What does one node cost?
report-question-mistakes = Which mistakes would you have noticed by playing alone, and which not?
report-question-improve = What would you change to search deeper in the same time?
report-listing-screens = Screens of the game.
report-searches-legend-negamax = In the figure of negamax each value is that of the side to move at its node, so the sign changes from level to level.
report-rules-space = The { $cells } cells can be filled in { $cells }! = { $orders } orders; games that end early make it fewer.
report-rules-space-large = The { $cells } cells can be filled in { $cells }! orders, about ${ $mantissa } · 10^{ $exponent }$; games that end early make it fewer.

## Questions of a skeleton, in place of the text

report-ask-abstract = State the task, the method and the most important result in three to five sentences.
report-ask-keywords = Which five words would a reader search for to find this work?
report-ask-goal = What do you expect before measuring: which search enters the fewest nodes, and by what factor?
report-ask-rules = What are the rules, and how does a game end?
report-ask-size = How many moves does a position have, and how many positions does the tree have at each depth?
report-ask-state = How does your program store a position and a move? Show it for the position in the figure above.
report-ask-undo = How is a move made and taken back, and what must be restored?
report-ask-parts = Which parts does your program have? Fill in the table.
report-ask-evaluator = What does your evaluation function look for, and why? Give its formula with the weights.
report-ask-worked = Work out its value for the position in the figure, step by step.
report-ask-search = How does this search work? Explain it in your own words and show the code of your program.
# $figure is the number of a figure, $depth a number of plies.
report-ask-tree = Draw its tree for the position in figure { $figure } to depth { $depth }: the values, and where it cuts, the windows and the cutoffs.
report-ask-measure = What does your program count? Fill in the tables, and plot nodes and time against depth on a logarithmic scale.
report-ask-machine = On which machine did you measure, how often, and how much do the times scatter?
report-ask-memory = How many positions does your program keep at a time, and how deep does its call stack get?
report-ask-games = How does your program play against itself and against a random opponent? Show the moves, the values and the last positions.
report-ask-turning-point = Which move decided each game, and how many plies before did the program see it?
report-ask-testing = Which positions test your program, and why these? Fill in the table.
report-ask-agreement = How did you check that all searches find the same value?
report-ask-mistakes = What changes when you make these mistakes on purpose, and which of your tests notices it? Fill in the table.
report-ask-source = Where is your source code? Add it here, or give your files with --code.
report-table-own-mistakes = Your searches without and with a mistake.
report-head-noticed = noticed by test
