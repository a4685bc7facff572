# What the commands say, one section a command. Words in `backquotes` and after -- are typed as they stand: they stay as
# they are in every language, as do the marks X and O.

## Searching a position

search-label-game = game
search-label-search = search
search-label-judged = judged by
search-label-mistakes = mistakes
search-label-value = value
search-label-best = best
search-label-line = line
search-label-nodes = nodes
search-label-leaves = leaves
search-label-generated = generated
search-label-cutoffs = cutoffs
search-label-researches = researches
search-label-time = time
search-label-stopped = stopped
search-small-table = there is memory for a table of { $room } positions only, not of { $asked }

search-to-move = { $game }, { $side } to move
search-tied = { $game }, finished: a tie
search-won = { $game }, finished: { $side } has won
search-search = { $algorithm }, depth { $depth }
search-judged = evaluator: { $evaluator }; conventions: { $conventions }
search-value = { $value } for { $side }
search-value-solved = { $value } for { $side }, solved
# The value is at least this: a lower bound.
search-value-lower = at least { $value } for { $side }
# The value is at most this: an upper bound.
search-value-upper = at most { $value } for { $side }
# The search makes a mistake, so nothing is known of the true value.
search-value-unsure = { $value } for { $side }, but the true value is unknown
# Instead of a value.
search-no-value = unknown
# Instead of a best move.
search-no-best = none
search-leaves = { $leaves } ({ $finished } finished, { $horizon } at the horizon)
search-time = { $time } ({ count-nodes } a second)
# What ended a search early.
search-stopped-nodes = by the limit of nodes
search-stopped-time = by the limit of time
search-stopped-cancelled = by Ctrl-C

search-interrupted = what was found until then is shown
search-interrupted-empty = no move was searched to the end; with --time it searches deeper step by step
search-empty = stopped before the first move was searched: allow more nodes or time
search-only-monte-carlo = --seed and --rave are for monte-carlo: add --algorithm monte-carlo, or leave them out
search-one-thread = only pvs and monte-carlo have several threads: add --algorithm pvs, or leave out --threads

# Monte Carlo: what part of the points games played by chance brought.
sample-no-depth = monte-carlo plays every game to its end and keeps no table: leave out --depth and --table, and limit it by --nodes or --time
sample-label-expected = expected
sample-label-playouts = playouts
sample-label-positions = positions
sample-label-tree = tree nodes
sample-label-full = memory
sample-full = the tree was full: later playouts did not make it grow
sample-search = { $algorithm } (threads: { $threads }, seed: { $seed })
sample-search-rave = { $algorithm } with RAVE (threads: { $threads }, seed: { $seed })
sample-expected = { $percent } of the points for { $side }
sample-proven-win = proven: { $side } wins
sample-proven-draw = proven: a draw
sample-time = { $time } (playouts a second: { $playouts })
sample-column-move = move
sample-column-proven = proven
sample-column-visits = visits
sample-column-visit-share = of all
sample-column-points = points
sample-win = win
sample-draw = draw
sample-loss = loss
sample-more-moves = other moves: { $count }; --json has them all

## Counting ways to play

perft-total = { $count } ({ $time }, { $speed } a second)

## What a value means

# The plies until the end of a forced win.
worth-win = wins in { $plies }
worth-loss = loses in { $plies }

## Times

time-seconds = { $time } s
time-milliseconds = { $time } ms
time-microseconds = { $time } µs

## Watching two programs

watch-players = { $game }: { $x } is { $first }, { $o } is { $second }
watch-plays = { $side } plays { $move } ({ $worth }, depth { $depth }, { count-nodes }, { $time })
watch-plays-for-share = { $side } plays { $move } (expects { $share } % of the points, { count-nodes }, { $time })
watch-plays-at-random = { $side } plays { $move } (at random)
watch-left = the game was left there

## Playing

play-thinking = thinking …
play-greeting = { $game }: type a move, or `help`
play-two-people = Two people play: { $x } and { $o }.
play-you-are = You play { $side }, the program { $other } ({ $program }).
play-prompt = { $side }, your move ({ $count } possible, such as { $example }):
play-prompt-numbers = { $side }, choose one of ({ $numbers }):
play-impossible = Not possible: { $why }.
play-hint =
    Hint: { $move } (looked { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } ahead, { $worth }).
play-hint-without-value =
    Hint: { $move } (looked { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } ahead).
play-program-plays = { $side } plays { $move }.
play-input-ended = The input has ended, and the game with it.
play-saved = The game is saved: continue with `plyground play --resume { $file }`.
play-bye = Good-bye.
play-clocks = Time left: { $x } { $first }, { $o } { $second }.

play-tie = Game over! It's a tie!
play-won = Game over! { $side } wins.
play-won-by = Game over! { $side } wins: { $line }.
play-resigned = Game over! { $loser } resigns, { $winner } wins.
play-unfinished = The game is not finished.

play-help-move = A move: { $forms }.
# After the words `undo`, `hint` and so on.
play-help-undo = take back your last move
play-help-redo = play again what was taken back
play-help-hint = ask what the program would play at its best
play-help-board = show the board again
play-help-marks = say where the marks of either side stand
play-help-moves = say the moves so far
play-help-analyse = analyse the position, and come back
play-help-resign = give up
play-help-quit = leave; a game with --save can be resumed

play-starter-is-for-new-games = --starter is for a new game: use --to-move with a position
play-tree-from-input = moves are typed on standard input: give the tree as an argument or as explicit(@FILE)

## Saved games

save-exists = { $file } exists: continue it with --resume { $file }, or choose another file
save-failed = cannot save to { $file }: { $why }; choose another file

## The menu

menu-title = Plyground: what would you like to do?
menu-play = Play, against the program or another person
menu-watch = Watch two programs play
menu-analyse = Analyse a position
menu-compare = Compare searches
menu-learn = Learn: walk through a search step by step
menu-games = Saved games: continue, review
menu-settings = Settings
menu-help = Help
menu-exit = Exit
menu-choose = Choose from the list:
menu-choose-number = Please type a number from { $least } to { $most }.
linear-form = Enter takes what stands in brackets, q leaves.
linear-choice = { $label }: number or name [{ $number }, { $now }]:
linear-number = { $label }, { $least } to { $most } [{ $now }]:
linear-switch = { $label }, y or n [{ $now }]:
linear-text = { $label }, - for none [{ $now }]:
linear-text-empty = { $label } []:
linear-yes-or-no = Please type y or n.
linear-unknown = That word means nothing here: `help` says which do.
linear-greeting = { $game }: type a move, `board` for the board, or `help`
linear-last = The last move was { $move }.
linear-undone = Taken back: { $moves }.
linear-redone = Played again: { $moves }.
linear-help-quit = leave; the game is kept, and `games` continues it
linear-kept = The game is saved: `games` in the menu continues it.
linear-after = What next: `review`, `analyse`, `again`, or Enter for the menu:
linear-set = The settings are saved.
linear-analyse = Analysis, a move or a word:
linear-analyse-help =
    A move plays it; `line 1` plays the first move of that line; `back` and `on` go along the moves;
    `more` looks longer; `lines 5` looks for five lines; `board` shows the board; `tree` walks through
    a search of the position; `quit` leaves.
linear-learn = Enter goes on, or a word:
linear-learn-help =
    Enter tells the next step; `back` the one before; `cut` goes to the next cut, `again` to the next re-search;
    `skip` to the end of this node, `up` to where the node above was entered; `go 2 1` to the position after
    these moves; `start` and `end`; `board` shows the position, `tree` says the whole tree; `quit` leaves.
linear-learn-end = That was the last step: `back` or `start` goes back, `quit` leaves.
linear-review = Review, the number of a move or a word:
linear-review-help = The number of a move says more about it; `try 4` plays again from before move 4, `analyse 4` looks at the position there; `quit` leaves.
linear-review-stopped = The review was stopped.
linear-games = Which game, or Enter for the menu:
linear-games-help = The number of a game continues it, or reviews it once it is over; `analyse 2` looks at its position, `remove 2` removes it.
menu-more = There is more: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.

## From what was typed to what is meant

setup-no-game = name a game, such as tic-tac-toe, or a --preset; `plyground games` lists them
setup-size-twice = `{ $game }` says its size already: leave --size { $size } out
setup-unreachable = { $why }; --allow-unreachable takes it all the same
setup-move = move { $number }: { $why }
setup-not-to-move = after these moves { $side } is not to move, whoever began: leave --to-move out, or check the moves
setup-cannot-read = cannot read { $file }: { $why }; check the file and try again
# In the place of a file's name.
setup-standard-input = standard input
setup-no-command = there is no command `{ $name }`: see --help

## Wrong use

# The whole line, with a hint or without.
usage-line = { $complaint } (see --help)
usage-line-with-tip = { $complaint }; { $tip } (see --help)
usage-unknown-command = unrecognized subcommand '{ $word }'
usage-unknown-argument = unexpected argument '{ $word }' found
usage-unknown-value = invalid value '{ $value }' for '{ $argument }' [possible values: { $values }]
usage-wrong-value = invalid value '{ $value }' for '{ $argument }': { $why }
usage-missing-value = a value is required for '{ $argument }' but none was supplied
usage-missing-command = '{ $command }' requires a subcommand but one was not provided [subcommands: { $commands }]
usage-missing-arguments = the following required arguments were not provided: { $arguments }
usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
usage-repeated = the argument '{ $argument }' cannot be used multiple times
usage-similar-command = a similar subcommand exists: '{ $word }'
usage-similar-argument = a similar argument exists: '{ $word }'
usage-similar-value = a similar value exists: '{ $word }'

usage-depth = a depth is a whole number from 0 to { $most }
usage-depths = { $why }; write 1..9, 5 or 1,3,5
usage-depths-downwards = a range of depths goes upwards, such as { $from }..{ $to }
usage-level = a level is a whole number from 1 to 10
usage-nodes = a number of nodes is a whole number above 0
usage-warmup = a number of runs before the first that counts is a whole number from 0 to 1,000,000
usage-runs = a number of runs is a whole number from 1 to 1,000,000; --no-time measures none
usage-above-zero = it is a whole number above 0
usage-within = it is a whole number from { $from } to { $to }
usage-seconds = a time is a number of seconds above 0

## Why a file could not be read or written

io-not-found = no such file or folder
io-permission-denied = permission denied
io-is-a-folder = it is a folder
io-not-a-folder = a part of the path is not a folder
io-storage-full = no space is left
io-read-only = the file system is read-only
io-not-text = it is not UTF-8 text
io-too-large = it is too large
io-not-a-file = it is not a regular file
files-cannot-write = cannot write { $file }: { $why }; choose another place
files-wrong-ending = { $option } writes .{ $right }, but { $file } ends in .{ $ending }: choose a name that ends in .{ $right }

## The end of a command that was interrupted

failure-interrupted = interrupted: { $why }

## The brain alone

brain-help =
    pbrain-plyground { $version }: the gomoku engine of Plyground for tournament managers and boards.

    A manager starts it without arguments and talks to it over its standard input and output,
    by the Gomocup protocol.

    Example, a first move on a board of 15x15:
      printf 'START 15\nBEGIN\n' | pbrain-plyground

    docs/gomocup.md says how to use it; `plyground gomocup` is the same, `plyground --help` has everything else.
brain-argument = pbrain-plyground: `{ $argument }` means nothing here: it is started without arguments, see --help
