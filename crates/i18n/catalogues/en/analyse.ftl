# Analysis of gomoku positions: `plyground analyse`, `plyground solve` and `plyground bench`.

## The position

analyse-side =
    { $side ->
        [black] black
       *[white] white
    }
analyse-head = { $size }, { $rule }, to move: { analyse-side }
analyse-whose-turn = { $black } black and { $white } white stones do not tell whose turn it is: add --to-move black or --to-move white
analyse-other-size = { $file } holds a game on { $width }x{ $height }: leave the size out
analyse-strange-rule = the rule `{ $rule }` of { $file } is not known here, so it is taken as freestyle: choose another with --rule
analyse-no-ply = there is no position after move { $ply }: the last move of the game is { $moves }
analyse-over = the game is over, won by { analyse-side }: look at an earlier position, such as --ply { $earlier } of { $moves }
analyse-over-full = the board is full: there is nothing left to play
analyse-one-cell = `{ $text }` is not one cell: write a letter and a number, such as h8

## The search

analyse-no-memory = there are no { $asked } MB of memory to be had here: choose less with --memory
analyse-effort = depth { $depth }, at most { $deepest }; nodes { $nodes } in { $time }, { $speed } a second
analyse-progress = depth { $depth }/{ $deepest }  { $worth }  nodes { $nodes }  { $time }  { $line }
analyse-out-kind = { $file }: name a file that ends in .sgf, .psq or .txt
analyse-empty-file = { $file } is empty: a game is SGF, PSQ or moves such as h8i9j10
analyse-out-order = { $file }: these stones in this order are no game in which the sides take turns, black first, and such a file can tell nothing else: write .sgf
analyse-out-line = { $number }. { $worth }, depth { $depth }

## What a stone makes

analyse-threat = { analyse-side }: { $what } at { $cells }
analyse-no-threats = { analyse-side }: no threats
analyse-kind-five = five
analyse-kind-open-four = open four
analyse-kind-four-and-three = four and open three
analyse-kind-four = four
analyse-kind-two-threes = two open threes
analyse-kind-three = open three
analyse-kind-forbidden-overline = forbidden (six or more in a row)
analyse-kind-forbidden-two-fours = forbidden (two fours at once)
analyse-kind-forbidden-two-threes = forbidden (two open threes at once)
analyse-kind-overline = six or more in a row, which do not win,
analyse-kind-closed-five = five closed at both ends, which do not win,
analyse-overline = six or more in a row do not win here: exactly five do
analyse-closed-five = five in a row do not win in caro with an opposing stone at both ends
analyse-unwon = { analyse-side }: the row { $from }-{ $to } did not win: { $why }

## Why not this move

analyse-why-taken = { $cell }: there is a stone already, { analyse-side }
analyse-why-forbidden = { $cell }: { $why }; black may not play there in renju
analyse-why-best = { $cell }: it is the best move that was found, { $worth }
analyse-why-worse = { $cell }: { $worth }; the best move { $best }: { $bestworth }; the game would go { $line }
analyse-why-unknown = { $cell }: the search was stopped before it knew: allow more time

## Wins by threats

solve-win-fours = win by fours in { $plies }, { analyse-side }: { $line }
solve-win-threes = win by threes and fours in { $plies }, { analyse-side }: { $line }
solve-none-fours = no win by fours, { analyse-side }; there may be one by other means
solve-none-threes = no win by threes and fours, { analyse-side }; there may be one by other means
solve-unknown = unknown: the search ended before it could tell; allow more with --nodes
solve-verified = played against every reply under the rules; positions: { $positions }
solve-refuted = the win does not hold against every reply: that is a mistake in the program
solve-unverified = whether the win holds against every reply is not known: more --nodes may tell
solve-effort = nodes { $nodes } in { $time }
solve-interrupted = the search had not ended
solve-progress = positions { $done } of { $all }
solve-set-interrupted = what was found until then is shown; positions { $done } of { $all }
solve-line-wrong = { $file }, line { $line }: { $why }
solve-not-json = not a position in JSON with lists black and white ({ $why })
solve-side = `{ $text }` is not a side: write black or white
solve-empty = { $file } holds no position: write one on each line
solve-line-unknown = line { $line }, { analyse-side }: unknown
solve-line-none = line { $line }, { analyse-side }: no win by these threats
solve-line-refuted = line { $line }: the win does not hold against every reply
solve-line-unverified = line { $line }: a win, but whether it holds against every reply is not known
solve-summary = solved { $solved } of { $all }; no win { $none }, unknown { $unknown }
solve-summary-verified = hold against every reply: { $held }; positions played: { $positions }
solve-slowest = slowest: line { $line }, { $time }, nodes { $nodes }
solve-exact-win = { $side } wins
solve-exact-win-score = { $side } wins; score for { $asks }: { $score }
solve-exact-draw = a draw
solve-exact-move = { $movement }: { $worth }
solve-exact-line = best play: { $line }
solve-exact-method = found by { $method }
solve-exact-effort = nodes { $nodes } in { $time }, { $speed } a second
solve-exact-progress = { $game }: nodes { $nodes }, { $speed } a second, { $time }{ $between }
solve-exact-between = { $why } (score for { $side }: { $scores })
solve-lacking-win = does { $side } win: proof number { $proof }, disproof number { $disproof }
solve-lacking-draw = does { $side } hold a draw: proof number { $proof }, disproof number { $disproof }
solve-exact-unknown = unknown: the memory was full; allow more with --memory
solve-exact-unknown-nodes = unknown: the nodes were used up; allow more with --nodes
solve-exact-unknown-time = unknown: the time was up; allow more with --time
solve-exact-unknown-cancelled = unknown: interrupted
solve-exact-unknown-depth = unknown: a game can last longer than { $most } moves, and no search looks further; set up a later position
solve-method-solver = a solver made for the game
solve-method-threats = threats that leave no choice
solve-method-search = principal variation search to the end of the game
solve-method-proof = depth-first proof-number search
solve-method-proof-number = best-first proof-number search
solve-method-rules = the rules: the game is over
analyse-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --memory, --why and --out are for gomoku alone: use --position or --moves
analyse-one-thread = only five in a row has an engine with threads: leave --threads out
analyse-not-gomoku = --position is not for gomoku: use --moves, --black and --white, or --file
solve-not-gomoku = --position, --memory, --threads, --time, --method and --each are not for gomoku, where threats are looked for: leave them out, or write the board as mnk(15,15,5)
solve-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --threats, --positions, --verify and --out are for gomoku alone: use --position or --moves
solve-side-mark = black and white are the sides of gomoku: write --to-move X or --to-move O
solve-no-memory = there is not so much memory: ask for less with --memory

## The bench

bench-column-position = position
bench-column-board = board
bench-column-rule = rule
bench-column-nodes = nodes
bench-column-time = time
bench-total = nodes in all: { $nodes }, { $time }, { $speed } a second
