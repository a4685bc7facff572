# What the web page says. The page gets these texts as they stand, with their gaps: no choices by number here, so write
# "Moves: { $count }" and not a plural form. All keys begin with `web-`.

## Around every view

web-skip = Skip to the content
web-navigation = Sections
web-nav-play = Play
web-nav-watch = Watch
web-nav-analyse = Analyse
web-nav-review = Review
web-nav-learn = Learn
web-nav-lab = Lab
web-language = Language
web-settings = Settings
web-notices = Notices
web-close = Close
web-cancel = Cancel
web-connection-lost = Connection lost, trying again…
web-connection-back = The connection is back.
web-error-offline = The server does not answer. Look whether it still runs; the game is kept here.
web-error-status = The server answered with the error { $status }. Try again.
web-nowhere-title = There is nothing here
web-nowhere = No part of this page is called “{ $name }”. The address may be mistyped, or from another version.
web-to-home = To the start page

## Home

web-hero = Play, and see what the program thinks
web-hero-lead = Tic-tac-toe, five in a row and their relatives against a program of your strength; with hints that say why, a review of your mistakes, and the search tree behind every move.
web-games = Games
web-more = And more
web-recent = Played here lately
web-continue = Continue: { $game }
web-last-game = Look at the last game
web-plies = Moves: { $count }
web-about-watch = Two programs play each other, as fast or as slowly as you like.
web-about-analyse = The best lines of any position, live, with what they are worth.
web-about-review = Where a game turned, the last move that still held, and what was better.
web-about-learn = Walk through minimax, alpha-beta and NegaScout on a tree, step by step.
web-about-lab = Compare searches by nodes, depth and time, and download the results.

## Games and players

web-game = Game
web-game-sized = { $count } in a row on { $width }×{ $height }
web-mnk-name = Your own board
web-mnk-note = choose the board and the length of the row
web-explicit-note = a tree written by hand, such as [[3,5],[2,9]]
web-you = You
web-person = Person
web-program = Program
web-level = Level
web-levels = Levels
web-level-named = Level { $number }: { $name }
web-searches = Searches from the textbook
web-search-depth = { $name }, depth { $depth }
web-random-player = random moves
web-seat-unknown = The link names a player for { $side } that nobody knows: “{ $seat }”. A player is person, level=1 to level={ $levels }, random, or a search such as alpha-beta depth=4. Choose here who plays.

## A new game

web-new-game = New game
web-opponent = Opponent
web-two-people = Two people
web-your-mark = Your mark
web-random = Random
web-who-starts = Who starts
web-i-start = I do
web-opponent-starts = The opponent
web-clock = Clock
web-no-clock = No clock
web-clock-control = { $minutes } min + { $seconds } s a move
web-width = Width
web-height = Height
web-in-a-row = In a row
web-size = Board
web-tree-text = Tree
web-start-game = Start the game

## The table

web-board = Board
web-board-of = Board: { $game }
web-cell-empty = empty
web-cell-last = last move
web-cell-winning = part of the winning line
web-cell-hint = suggested
web-cell-candidate = candidate { $rank }: { $worth }
web-cell-line = move { $number } of the line
web-cell-better = better move
web-cell-played = played
web-cell-taken = { $move } is taken: choose an empty cell.
web-cell-no-move = No move goes to { $move } here. Moves: { $help }.
web-cell-must = You cannot play that: { $obligation }. Moves: { $help }.
web-turn-must = { $words }: { $obligation }
web-cell-king = king
web-cell-count = stones: { $count }
web-cell-dot = dot
web-cell-gap = no line yet
web-cell-drawn = line drawn
web-cell-inside = in the area of { $side }
web-cell-outside = not part of the board
web-cell-store = { $side }'s store
web-cell-column-row = column { $column }, row { $row }
web-cell-plays = move { $move }
web-cell-pointed = chosen
web-cell-next = can come next
web-cell-ways = Several moves end on { $move }: point at the cells between too, one after the other.
web-pass = Pass
web-rules = Rules
web-rules-of = The rules: { $game }
web-rules-here = Here it is { $game }, after the form { $form }.
web-rules-moves = Moves are typed so: { $moves }.
web-legal-moves = Possible moves
web-confirm-move = Play { $move }
web-moves = Moves
web-move-label = { $number }. { $side } { $move }
web-start = Start
web-go-all = Go through the moves
web-go-first = To the beginning
web-go-back = One move back
web-go-forward = One move forward
web-go-last = To the end
web-actions = Actions
web-take-back = Take back
web-redo = Redo
web-hint = Hint
web-resign = Resign
web-resign-question = Do you want to give this game up?
web-type-move = Move by keyboard
web-play-move = Play
web-winner = has won
web-thinking = is thinking…
web-to-move = to move
web-plays-side = plays { $side }
web-black = black
web-white = white
web-side-stone = { $side } ({ $colour })
web-side-thinks = { $side } is thinking…
web-queued = Waiting for the server. Before you: { $before }
web-wait = The program is thinking: wait for its move, or take yours back.
web-not-your-turn = No move can be played here. Take one back or start a new game.
web-looking-back = Position after move { $ply } of { $count }
web-looking-back-note = You are looking at an earlier position. A move here starts a new line.
web-try-from-here = Try again from here
web-back-to-game = Back to the game
web-try-again = Try again
web-review-game = Review the game
web-play-again = Play again
web-ended-resigned = { $loser } has resigned: { $winner } wins.
web-ended-time = { $loser } has run out of time: { $winner } wins.
web-time-is-over = The time is over, and no move brings it back. Start a new game.
web-hint-wait = Looking for a hint…
web-hint-move = Hint: { $move }
web-hint-line = It may go on: { $line }
web-show-line = Show it on the board
web-announce-move = { $side } plays { $move }.
web-taken-back = Taken back. { $words }

## Games in and out

web-export = Export
web-import = Import
web-import-help = Paste a game here: SGF, PSQ or a list of moves. A file can also be dropped on the page.
web-open-file = Open a file
web-file-too-large = The file is too large for a game: at most 1 MB.
web-form-moves = Moves as text
web-form-sgf = SGF, for other boards
web-form-psq = PSQ, for Piskvork
web-form-svg = Picture of the board, SVG
web-form-png = Picture of the board, PNG
web-copy-link = Copy the link
web-link-copied = The link is copied. It holds the whole game.

## Watching

web-watch-title = Watch two programs
web-program-side = Program { $side }
web-start-watching = Let them play
web-pause = Pause
web-go-on = Go on
web-step = One move
web-speed = Speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-most = As fast as possible

## Settings

web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-marks = Marks on the board
web-marks-auto = By the game
web-marks-marks = X and O
web-marks-stones = Stones
web-labels = Letters and numbers at the board
web-labels-note = They name the cells: h8 is column h, row 8.
web-confirm = Ask twice on a touch screen
web-confirm-note = Where cells are smaller than a finger, a second tap confirms the move.
web-patterns = Signs besides colours
web-patterns-note = Stones carry X and O, and bars and lines have patterns.
web-sound = Sounds
web-sound-note = A short sound for moves, captures and the end of a game.
web-motion-note = Motion follows the setting of your system.
web-sample-board = A board with these settings
web-keys = Keys
web-keys-arrows = from cell to cell on the board
web-keys-home = to the first and the last cell of the row
web-keys-page = several rows up and down
web-keys-enter = play on this cell; the space bar too
web-keys-escape = give up a move begun on the board
web-keys-brackets = one move back and forward

## Analysis and review

web-analyse-title = Analysis
web-analyse-of = Analysis: { $game }
web-review-title = Review
web-review-of = Review: { $game }
web-review-lead = See where a game turned, which move still held, and what would have been better.
web-no-games = No game was played in this browser yet. Play one, or import it.
web-empty-board = An empty board
web-bar = Evaluation
web-bar-words = { $percent } % for { $first }; for { $side }: { $words }
web-not-known = not known yet
web-chart = Evaluation over the game
web-chart-value = after move { $ply }: { $words }
web-lines = Best lines
web-line-count = Lines
web-play-line = Play { $move }
web-looking = Looking at the position…
web-verdict = { $side }: { $words }
web-worth-even = even
web-worth-slightly-better = slightly better
web-worth-better = better
web-worth-much-better = much better
web-worth-slightly-worse = slightly worse
web-worth-worse = worse
web-worth-much-worse = much worse
web-depth = Depth
web-nodes = Nodes
web-per-second = Nodes/s
web-seconds = Seconds
web-stop = Stop
web-whole-game = Evaluate the whole game
web-play-from-here = Play from here
web-analysis-done = Analysis finished. Best: { $move }. { $words }
web-analysis-complete = All is known
web-review-progress = Looking at the game: { $done } of { $count }
web-review-done = Turning points: { $count }
web-verdict-best = Best.
web-verdict-good = Good.
web-verdict-slip = A slip.
web-verdict-turning = Turning point.
web-change = For { $side } before the move: { $before }; after it: { $after }.
web-better = Better than { $played }: { $better }.
web-turning-points = Turning points
web-turn = { $number }. { $side } { $move } (before: { $before }; after: { $after }). Better: { $better }.
web-last-hold = The last position that { $side } had not lost yet.
web-last-hold-at = Before move { $number } the game was not lost for { $side } yet.

## Learning

web-learn-title = How a search thinks
web-mode = Mode
web-mode-watch = Watch
web-mode-practice = Practise
web-lesson-source = What is searched
web-source = Kind
web-written-tree = A written tree
web-position = A position
web-search = Search
web-search-left = Search on the left
web-search-right = Search on the right
web-ordering = Order of moves
web-run-searches = Search
web-run = Run
web-tree-of = Search tree of { $name }
web-tree-root = the root
web-tree-node = Node { $name }
web-tree-node-value = { $name }: value { $value }
web-tree-node-window = { $name }: window { $window }
web-tree-left-out = { $name }: left out
web-tree-whole = Whole tree
web-tree-large = This tree is too large to be seen whole, and some of it may only be counted. Choose a smaller depth, or a position with fewer free cells.
web-tree-legend = A node that points up takes the largest value, one that points down the smallest. Beside open nodes stands the window of values that still matter; what a search left out is dashed and struck through.
web-tree-before = Not begun yet. Go one step forward.
web-tree-finished = Done: { $value }
web-tree-edit-note = Choose a node to change its value or its place in the order, and see what that does to the counts.
web-tree-order-note = The order in which moves are searched decides how much can be cut.
web-tree-bad-value = A leaf needs a whole number, inf or -inf.
web-tree-change = Change
web-earlier = Earlier
web-later = Later
web-value = Value
web-figure-of = Figure: { $name }
web-count-nodes = Nodes
web-count-leaves = Leaves
web-count-cutoffs = Cutoffs
web-step-of-search = Step of the search
web-step-count = Step { $step } of { $count }
web-step-all = Go through the steps
web-step-first = To the beginning
web-step-back = One step back
web-step-forward = One step forward
web-step-last = To the end
web-practise-what = Practise
web-kind-value = Values
web-kind-window = Windows
web-kind-cut = Cuts
web-ask-value = { $name }: what is its value?
web-ask-window = { $name }: with which window does the search enter it?
web-ask-cut = { $name }: must the search go on here, or can the other moves be cut?
web-infinity-note = Write digits; infinity is ∞ or inf, with a minus −∞ or -inf. The buttons write it for you:
web-answer = Answer
web-answer-cut = Cut
web-answer-go-on = Go on
web-show-answer = Show
web-answer-is = The answer: { $truth }
web-right = Right.
web-wrong = Not so. It is: { $truth }
web-practice-score = Right answers: { $right } of { $asked }
web-practice-done = The search is finished.
web-practice-new = A new tree
web-exercise-title = Exercises
web-exercise-lead = Every exercise is a new tree or position. The answer is shown after yours.
web-exercise-difficulty = Difficulty
web-exercise-new = New exercise
web-exercise-points = Points: { $points } of { $most }
web-not-a-number = “{ $text }” is no number: write digits, or inf and -inf for infinity.

## The laboratory

web-lab-title = Laboratory
web-lab-lead = Choose a position and the searches, and see how their work grows with the depth.
web-lab-running = Running. Searches done: { $count }
web-lab-done = Done. Searches: { $count }
web-lab-stopped = Stopped. Searches done: { $count }
web-lab-files-note = Data and plot are what is shown here; for tables, page and report everything is measured anew.
web-file-csv = Data (CSV)
web-file-json = Data (JSON)
web-file-svg = Plot (SVG)
web-file-md = Table (Markdown)
web-file-tex = Table (LaTeX)
web-file-html = Page with table and plots (HTML)
web-file-report = Lab report (HTML)
web-file-wait = The file is being made…
web-results = Results
web-records = Table of the results
web-plot = Plot of the results
web-figure = Plot
web-figure-nodes = Nodes
web-figure-leaves = Leaves
web-figure-time = Time, s
web-searches-compared = Searches
web-deepest = Largest depth
web-first-position = Position to begin from
web-other-start = Another beginning
web-evaluator = Evaluator
web-usual = The usual one
web-compare = Compare
web-best-move = Best move
web-time = Time
