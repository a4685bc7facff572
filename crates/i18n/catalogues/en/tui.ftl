# The program of screens in a terminal. What stands beside a key in the bar at the bottom is short: a word or two.

## Everywhere

tui-too-small = This terminal is too small: make it at least { $width } columns wide and { $height } rows high. Ctrl-C leaves.
tui-unknown-key = That key does nothing here: ? shows those that do.
tui-yes = yes
tui-no = no
tui-by-chance = by chance
tui-not-saved = The game is not saved: { $why }.
tui-not-kept = The settings are not saved: { $why }.
tui-not-removed = The game could not be removed: { $why }.
tui-preparing = Preparing …
tui-nothing-to-stop = Nobody is thinking just now.
tui-settings-unread = The settings could not be read ({ $why }) and are as usual: { $file }.
tui-no-terminal = screens need a terminal: use --linear, or commands such as `plyground play`

## Help

tui-help-title = Keys
tui-help-mouse = The mouse works too: click a cell, a line or a key at the bottom.
tui-help-rules = The rules of the game: { $game }
tui-key-help-long = this help
tui-key-back-long = back; a search is stopped first
tui-key-quit-long = leave; the game is saved

## Keys at the bottom

tui-key-help = help
tui-key-back = back
tui-key-quit = quit
tui-key-choose = choose
tui-key-change = change
tui-key-open = open
tui-key-done = done
tui-key-move = move
tui-key-play-it = play
tui-key-pass = pass
tui-key-hint = hint
tui-key-type = type a move
tui-key-stop = stop
tui-key-undo = take back
tui-key-redo = play again
tui-key-resign = resign
tui-key-play-on = play on
tui-key-analyse = analyse
tui-key-new = new game
tui-key-review = review
tui-key-give-up = give up
tui-key-pause = pause
tui-key-go-on = go on
tui-key-one-move = one move
tui-key-faster = faster
tui-key-slower = slower
tui-key-earlier = earlier
tui-key-later = later
tui-key-look = look on
tui-key-follow = play a line
tui-key-lines = lines
tui-key-tree = search tree
tui-key-play-here = play from here
tui-key-turn = turning point
tui-key-try = try again from here
tui-key-continue = continue
tui-key-remove = remove
tui-key-keep = keep
tui-key-view = chart, table
tui-key-scroll = scroll
tui-key-next = next
tui-key-before = back
tui-key-cut = next cut
tui-key-cut-before = cut before
tui-key-research = re-search
tui-key-below = skip below
tui-key-above = up
tui-key-go = go to
tui-key-board = board/tree
tui-key-ends = start, end
tui-key-unfold = unfold, fold

## The home screen

tui-home-title = What would you like to do?
tui-home-name = Plyground
tui-home-about = games and the searches that play them
tui-home-continue = Continue
tui-home-continue-line = { $game }, { $opponent }, moves: { $count }
tui-home-play = Play
tui-home-play-line = against the program or another person
tui-home-watch = Watch
tui-home-watch-line = two programs play
tui-home-analyse = Analyse
tui-home-analyse-line = a position, as long as you like
tui-home-lab = Laboratory
tui-home-lab-line = compare searches, with a chart
tui-home-learn = Learn
tui-home-learn-line = walk through a search step by step
tui-home-games = Games
tui-home-games-line = that were saved: continue, review
tui-home-settings = Settings
tui-home-settings-line = language, colours, signs
tui-home-quit = Quit

## Before a game

tui-setup-game = Game
tui-setup-own = a board of your own
tui-setup-named = another, by its name
tui-setup-name = Name
tui-setup-named-line = Any game, as the commands name it: mnk(9,9,5,exact), five(19,renju), five(17,caro).
tui-setup-width = Columns
tui-setup-height = Rows
tui-setup-in-row = In a row
tui-setup-mnk-line = A board of your own: so many marks in a row, across, down or diagonally, win.
tui-setup-notice = Mind: { $notice }.
tui-setup-tree = Tree
tui-setup-tree-line = A tree written out: brackets are nodes, numbers are what MAX gets. The players choose a branch in turn.
tui-setup-side = You play
tui-side-both = both: two people
tui-setup-level = The program is
tui-level = { $number }: { $name }
tui-level-short = level { $number }
tui-setup-starts = Who begins
tui-setup-clock = Clock
tui-clock-none = none
tui-clock-minutes = { $minutes } min
tui-clock-increment = { $minutes } min + { $seconds } s a move
tui-setup-player = { $side } is
tui-player-random = random moves
tui-setup-moves = Moves so far
tui-go-play = play
tui-go-watch = watch
tui-go-analyse = analyse
tui-go-lab = compare
tui-go-learn = walk through

## Playing

tui-play-title = Play: { $game }
tui-seat-person = a person
tui-turn = { $side } is to move.
tui-your-turn = Your move: you play { $side }.
tui-thinks = The program is thinking: { $time }.
tui-play-wait = It is not your turn yet: s makes the program hurry.
tui-pass-only = There is nothing to do but pass: press Enter.
tui-play-over = The game is over: n begins another, u takes a move back.
tui-typed = Move: { $typed }_
tui-resign-sure = Do you really resign? (y/n)
tui-hint = Hint: { $move } (for { $side }: { $worth }).
tui-hint-wait = Looking for a hint …
tui-hint-none = No hint was found in time.
tui-told = { $side } played { $move } (for { $side }: { $worth }), depth { $depth }, nodes { $nodes }, { $time }.
tui-told-random = { $side } played { $move } at random.
tui-told-plain = { $side } played { $move }.

## Watching

tui-watch-title = Watch: { $game }
tui-watch-paused = Paused.
tui-watch-goes = The game goes on.
tui-watch-speed = Between moves: { $pause } s

## Analysing

tui-analyse-title = Analyse: { $game }
tui-analyse-going = Depth { $depth }, longest line { $deepest }, nodes { $nodes }, { $time }
tui-analyse-stopped = Stopped: depth { $depth }, longest line { $deepest }, nodes { $nodes }, { $time }
tui-analyse-done = All is known: depth { $depth }, longest line { $deepest }, nodes { $nodes }, { $time }
tui-analyse-speed = Nodes a second: { $speed }
tui-analyse-for = { $side } is to move; the lines are valued for { $side }.
tui-analyse-all = Nothing more can be learned here.
tui-no-further = There are no moves further that way.
tui-no-line = There is no such line.

## Looking back on a game

tui-review-title = Review: { $game }
tui-review-wait = This move has not been looked at yet.
tui-review-progress = Looking back: { $done } of { $all } moves
tui-review-turns = Turning points: { $count }.
tui-review-no-turn = No turning point has been found.
tui-review-best = { $side } plays { $move }: nothing better was found (for { $side }: { $after }).
tui-review-worse = { $side } plays { $move }. For { $side } before: { $before }; after: { $after }.
tui-review-better = Better was { $line } (!).
tui-review-hold = Here { $side } could still hold the game.
tui-verdict-best = the best
tui-verdict-good = good
tui-verdict-slip = a slip
tui-verdict-turning = turns the game

## Saved games

tui-games-none = No games have been saved yet.
tui-games-open = not finished
tui-games-moves = moves: { $count }
tui-games-two = two people
tui-games-now = just now
tui-games-minutes = { $count } min ago
tui-games-hours = { $count } h ago
tui-games-draw = a draw
tui-games-won = { $winner } won
tui-games-resigned = { $winner } won, { $loser } resigned
tui-games-time = { $winner } won on time
tui-games-sure = Remove this game for good? (y/n)
tui-games-removed = The game is gone.
tui-games-gone = This game is no longer there.

## The laboratory

tui-lab-title = Laboratory: { $game }
tui-lab-depth = Depths from 1 to
tui-lab-evaluator = Evaluator
tui-lab-time = Measure time too
tui-lab-none = Switch at least one search on.
tui-lab-stopped = Stopped: { $done } of { $all } searches are done.

## Learning

tui-learn-subject = What is searched
tui-learn-lecture = the tree of the lecture
tui-learn-own = a tree of your own
tui-learn-search = Search
tui-learn-depth = Depth
tui-learn-line = Every step of the search is explained: what is tried, with which bounds, what comes back, and why a branch is cut.
tui-learn-finished = The game is over after these moves: there is nothing to search.
tui-steps-title = Search tree: { $game }
tui-steps-line = { $algorithm }, depth { $depth }; evaluator: { $evaluator }

## Settings

tui-set-language = Language
tui-language-usual = that of the system
tui-set-glyphs = Signs
tui-glyphs-ascii = ASCII only
tui-glyphs-unicode = lines and points
tui-glyphs-large = large
tui-set-palette = Colours
tui-palette-terminal = those of the terminal
tui-palette-dark = dark
tui-palette-light = light
tui-palette-contrast = high contrast
tui-palette-colour-blind = for the colour-blind
tui-set-marks = Marks
tui-set-coordinates = Coordinates
tui-set-linear = Line by line
tui-set-linear-line = From the next start on: line by line, for screen readers.
