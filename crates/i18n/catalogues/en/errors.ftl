# Complaints and explanations from below the front ends. They stand in the sources as well, inside message!(…): a test
# holds the two equal. Where a number has an effect on the words, this file may have more forms than the sources.

## Languages

language-unknown = `{ $wish }` is not a language here: choose one of { $codes }

## Names

# $kind is one of: game, algorithm, evaluator, preset, mutation, convention, ordering.
name-unknown = there is no { $kind } `{ $name }`: there are { $names }
name-unknown-near = there is no { $kind } `{ $name }`: did you mean `{ $nearest }`?
# After a complaint about an evaluator: the game that does not have it.
name-asked-of = { $why } (asked of { $game })
name-unclosed = `{ $text }` lacks its closing parenthesis
# The name that was typed, and what is wrong with its parameters.
name-alias = { $alias }: { $why }

## Moves

move-unknown = `{ $text }` is not a move here: try one of { $moves }
move-after-the-end = the game is over: no more moves
# After “A move:”.
move-help-one-of = one of { $moves }
move-help-columns = the number of a column, 1 to { $last }
column-unreadable = `{ $text }` is not a column: type its number, 1 to { $last }
column-full = column { $column } is full: choose another
move-help-cells = { $forms } (rows as labelled)

cell-unreadable = `{ $text }` is not a cell: type one as { $forms }
cell-off-board = `{ $cell }` is not on the { $width }x{ $height } board: columns are a-{ $last }, rows 1-{ $height }
cell-no-such-number = there is no cell { $number }: cells are numbered 1 to { $most }
cell-without-number = cells of this board have no numbers: type one as { $forms }
cell-taken = { $cell } is taken by { $side }: choose an empty cell
move-forbidden = { $cell } is forbidden: { $why }; choose another cell
forbidden-overline = { $side } may not make six or more in a row
forbidden-two-fours = { $side } may not make two fours at once
forbidden-two-threes = { $side } may not make two open threes at once
# The ways to type one cell. What stands in backquotes is typed so in every language.
cell-forms = { $cell }, `{ $row } { $column }` or `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` or `row { $row } col { $column }`

## What a move does. Each follows the move: “h8 makes an open four”.

remark-wins = wins at once
remark-line = completes the line and wins
remark-loses = loses at once
remark-stops-win = stops { $side }, who would win at once
remark-allows-win = lets { $side } win at once with { $reply }
remark-two-threats = makes two threats at once
remark-threat = threatens to win with { $movement }
merit-extends = makes { $count } of { $length } on a line without { $side }
merit-blocks = blocks a line on which { $side } has { $count } of { $length }
merit-centre = takes the centre
merit-most-lines = lies on the most lines without { $side }: { $count }
merit-lines = lies on lines without { $side }: { $count }
mnk-never-won = no line of { $k } fits on this board: every game ends in a draw
remark-five = makes five in a row and wins
remark-open-four = makes an open four
remark-two-fours = makes two fours at once
remark-four-and-three = makes a four and an open three at once
remark-four = makes a four, which must be answered
remark-two-threes = makes two open threes at once
remark-three = makes an open three
remark-overline = makes six or more in a row, which do not win here
remark-closed-five = makes five closed at both ends, which do not win here
remark-stops-five = stops the five of { $side }
remark-stops-open-four = stops the open four of { $side }
remark-stops-four-and-three = stops the four and three of { $side }
remark-allows-five = lets { $side } make five
remark-allows-open-four = lets { $side } make an open four
remark-allows-four-and-three = lets { $side } make a four and a three at once

## Positions

starter-fixed = in { $game } { $side } always begins
position-not-from-text = positions of { $game } cannot be set up from text: give the moves instead
position-cells =
    the position has { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }, the board { $cells }: give { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $columns } separated by /
position-rows =
    the position has { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }, the board { $rows }: separate rows by /
position-row =
    row { $row } of the position has { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }, not { $columns }: write X, O or . for each
position-sign = `{ $sign }` means nothing in a position: use X, O, . or a number of empty cells
position-too-large = the position is larger than any board: { $most } cells at most
position-uneven = { $x } X and { $o } O cannot arise in play, turns alternate
position-wrong-turn = { $side } has moved once more ({ $x } X, { $o } O) and cannot be to move
position-two-lines = both sides have completed a line, which play cannot reach
position-line-to-move = { $side } has completed a line and cannot be to move
position-lines-apart = { $side } has lines that no single last stone completes
position-too-late = the game was over before the last of these stones: leave some out

## Boards

connect-form = write connect(W,H,K), for example connect(7,6,4)
connect-too-large = a board of { $width } columns and { $height } rows cannot be played: W times (H + 1) may be 64 at most, as in connect(7,6,4)
connect-floating = there is nothing below the stone in column { $column }, row { $row }: stones fall down
othello-size = Othello is played here on 4x4, 6x6 and 8x8: write othello(6)
othello-unreachable = this cannot arise in play: there are always discs on the four cells in the middle, and every other one was put beside another
boxes-form = write dots-and-boxes(W,H), for example dots-and-boxes(4,3)
boxes-size = { $width } by { $height } boxes cannot be played: sides go from 1 to { $longest }, and there may be 64 lines at most, as in dots-and-boxes(5,5)
boxes-picture = the position must have { $rows } rows of { $columns } signs with / between them, and the side to move behind the last: { $example }
boxes-sign = `{ $sign }` cannot stand in column { $column } of row { $row } of the position: dots are +, lines - and |, boxes X and O, and . is what is missing
boxes-owners = a box is somebody's exactly when its four sides are drawn: mend the boxes or the lines
boxes-turn = whoever draws the last line owns a box and stays to move: change the side to move
line-unreadable = `{ $text }` is not a line: type the cell where it is drawn, such as { $line }
line-is-dot = { $cell } is a dot: lines are drawn between dots, such as { $line }
line-is-box = { $cell } is the inside of a box: lines are drawn around it, such as { $line }
line-drawn = { $line } is drawn already: choose a gap
move-help-lines = the cell where a line is drawn, between two dots: { $line }
nim-form = write nim with the stones of every heap, and `take=K` or `misere` after them if you like: nim(3,4,5), nim(21,take=3), nim(1,3,5,7,misere)
nim-size = Nim is played here with 1 to { $heaps } heaps of 1 to { $stones } stones, of which a turn takes at least one: write nim(3,4,5) or nim(21,take=3)
nim-position = write what is left in every heap, no more than at the start, and the side to move: { $example }
take-unreadable = `{ $text }` is not a move: type the letter of a heap, a to { $last }, a minus, and how many stones to take, such as a-1
take-empty = heap { $heap } is empty: take from another
take-too-many = { $stones } cannot be taken from heap { $heap }: take 1 to { $most }
move-help-heaps = the letter of a heap, a minus, and how many stones to take: { $example }
kalah-form = write kalah(H,S), for example kalah(6,4)
kalah-size = Kalah is played here with 1 to { $houses } houses a side and 1 to { $seeds } seeds in each: write kalah(6,4)
kalah-position = write for each side the seeds in its houses and in its store, { $total } in all, and the side to move: { $example }
kalah-one-side-empty = one side has no seeds in its houses, which ends the game: put the other side's seeds into its store
house-unreadable = `{ $text }` is not a house: type its number, 1 to { $last }, counted towards the own store
house-empty = house { $house } is empty: choose another
move-help-houses = the number of a house, 1 to { $last }, counted towards the own store
draughts-rules = write draughts(english), draughts(russian) or draughts(international)
draughts-move-help = the squares from and to, and those between where that is not clear: one of { $moves }
draughts-must-capture = a capture is compulsory: play one of { $moves }
draughts-ambiguous = `{ $text }` can be played in more than one way: write { $moves }
draughts-form = write who is to move and the squares of both sides, for example { $example }
draughts-turn = the position says that { $colour } is to move: change its first letter, or say nothing else
draughts-square = `{ $word }` is not a square here: write the numbers of dark squares, 1 to { $last }, with K before kings
draughts-twice = two pieces cannot stand on { $square }: name every square once
draughts-uncrowned = a man cannot stand on { $square }, where it becomes a king: write K before it
draughts-too-many = too many pieces for one side: { $count }, where there can be { $most } at most
draughts-empty = there is no piece on the board: write some squares
draughts-counts = the counts after the pieces cannot arise in play: leave out :H, :E and :R
mnk-form = write mnk(W,H,K), for example mnk(7,6,4), with `exact` and `misere` after K if wanted
mnk-size = `{ $word }` is not a size: { $form }
mnk-option = `{ $word }` is not an option of mnk: there are `exact` and `misere`
mnk-sides = a board of { $width } by { $height } is not possible: sides go from 1 to { $most }
mnk-too-large = { $width } by { $height } cells do not fit this kind of board: use a large one
mnk-k = { $k } in a row cannot win: K goes from 1 to { $most }
torus-form = write torus(W,H,K), for example torus(6,5,4)
torus-too-large = a torus of { $width } by { $height } cells cannot be played: it has 64 cells at most and 26 columns, as in torus(8,8,5)
ultimate-form = write ultimate, or ultimate(count) if the number of boards decides where there is no row
ultimate-help = a cell such as { $cell }, in the board to which the last move sends you
ultimate-sent = { $cell } is in board { $wrong }, but the last move sends you to board { $board }: play between { $first } and { $last }
ultimate-closed = { $cell } is in board { $wrong }, which is decided: play in another
ultimate-both = both sides have three in a row in board { $board }: take one of the rows away
ultimate-not-open = nobody can be sent to board { $board }, which is decided: write - after the rows
ultimate-unsent = no stone of { $side } sends the opponent there: write the right board after the rows
ultimate-tail = `{ $text }` is not a board: after the rows write b1 to b9, or - where any may be chosen
dots-form = write dots(W,H), for example dots(12,10), with `cross` and `ground` after the sizes if wanted
dots-sides = a board of { $width } by { $height } points is not possible: sides go from { $least } to { $most }
dots-help = a point such as { $cell }
dots-help-ground = a point such as { $cell }, or `ground` to end the game
dots-no-ground = nobody may end this game: play on, or start one with the option `ground`
dots-inside = { $cell } is in an area that { $side } has closed: choose a free point outside
dots-position = write the rows of dots, and after a blank those of the areas if there are any
dots-open-area = { $cell } is in an area of { $side } that no ring of living dots closes: take it out of the areas
dots-no-cross = the dot at { $cell } with which the game begins is not there: put it there
dots-empty-area = { $cell } is in an area of { $side } without a captured dot, and empty rings do not close: take it out of the areas
five-form = write five(N,RULE) or five(W,H,RULE), for example five(15,renju) or five(19,caro)
five-rule = `{ $word }` is not a rule here: there are `renju` and `caro`; other rules have the games `gomoku` and `gomoku(exact)`
five-sides = a board of { $width } by { $height } is not possible: sides go from { $least } to { $most }

## Trees as text

explicit-unreadable = the tree cannot be read at character { $number }: { $why }
explicit-trailing = `{ $sign }` follows the end of the tree: remove it
explicit-too-deep = it is nested more than { $most } deep
explicit-too-large = it has more than { $most } nodes
explicit-too-wide = a list holds { $most } items at most
explicit-long-name = a name has { $most } letters at most
explicit-elsewhere = { $position } does not occur in the tree { $tree }
explicit-no-value = it ends where a number or [ should stand
explicit-missing = a number or a list is missing before ]
explicit-separator = `{ $sign }` where , or ] should stand
explicit-unclosed = it ends inside a list: add ]
explicit-not-a-value = `{ $word }` is not a value: use whole numbers from -{ $most } to { $most }, inf or -inf; a name is written name:value

## Evaluators

pattern-ladder-misere = pattern-ladder wants its lines, which lose here: use the evaluator `outcome`
pattern-ladder-five = pattern-ladder judges five in a row, not { $k }: choose `gomoku` or mnk(W,H,5)
line-powers-board = line-powers judges four in a row on 5x5 only: choose the game `piskvorky`
line-powers-misere = line-powers wants its lines, which lose here: use the evaluator `outcome`

weights-not-taken = the evaluator { $evaluator } has no weights to set
weights-not-toml = the weights file is not TOML: line { $line }: { $why }
weights-unknown-table = the weights file has an unknown key `{ $key }`: there are [white] and [black]
weights-not-a-table = `{ $table }` in the weights file must be a table: write [{ $table }]
weights-no-table = the weights file lacks the table [{ $table }]
weights-unknown-key = the weights file has an unknown key `{ $table }.{ $key }`: there are { $keys }
weights-no-key = the weights file lacks the key `{ $table }.{ $key }`
weights-not-a-number = `{ $table }.{ $key }` must be a whole number from 0 to { $most }, not { $given }
# $kind is one of TOML's: string, float, boolean, datetime, array, table.
weights-type = a { $kind }

## Mistakes

mistake-of-one-search = the mutation `{ $mutation }` changes { $search } only: add --algorithm { $search }
mistake-of-two-searches = the mutation `{ $mutation }` changes { $first } and { $second } only: add --algorithm { $first }
mistake-of-another-game = the mutation `{ $mutation }` changes the game { $of }, not { $game }
mistake-of-another-evaluator = the mutation `{ $mutation }` changes the evaluator { $of }, not { $evaluator }: add --evaluator { $of }
mistake-unknown-to-game = { $game } does not know the mistake { $mutation }
mistakes-not-together = { $first } and { $second } cannot be combined: choose one of them

## Searches

ordering-number = `{ $text }` has a number that does not fit: write random:7 or best:2
ordering-without-number = the ordering { $ordering } has no number after it
ordering-plies = best first looks 1 to { $most } plies ahead, such as best:2
ordering-no-middle = { $game } has no middle to begin from: choose another ordering
ordering-by-steps = a search step by step keeps the game's own order of moves: give a depth

verify-unlisted = { $game } is not in the list of games: call the check with its own type
turns-needed = { $search } needs turns that alternate, which { $game } does not promise: use minimax or pvs
search-unwatched = { $search } has an order of moves of its own and remembers what it saw: to put moves in order or to see every step, use minimax, negamax, alpha-beta or negascout
search-own-conventions = { $search } knows no other conventions than those of plyground: use these, or a search of the textbook
search-not-offered = { $search } is not offered for { $game }, which lacks what it needs: `plyground algorithms` says what that is; minimax suits every game
monte-carlo-no-value = monte-carlo plays games by chance, so it finds no value to compare with minimax and has no steps to show: use `plyground search --algorithm monte-carlo`, or let it play
monte-carlo-asks-nobody = monte-carlo plays to the end of the game and asks no evaluator: leave out the preset, the evaluator, its weights, the conventions and the mistakes, or choose another search
rave-needs-numbers = rave needs moves with numbers, which { $game } does not give: leave it out
solve-needs-keys = { $game } cannot be solved by { $method }: its positions have no keys
solve-one-thread = { $game } is solved on one thread by this method: only Othello's own solver has more
trace-not-diagnosed-search = that is done for minimax, negamax, alpha-beta and NegaScout with moves in natural order, in games whose turns alternate
trace-not-diagnosed-part = the trace lacks visits, or values of visits
trace-not-diagnosed-large = to depth { $depth } the game has more than { $most } positions

## Pictures

picture-undrawable = the picture cannot be drawn: { $why }
picture-too-large = the picture is too large to be drawn
picture-unwritable = the picture cannot be written: { $why }

tally-discs = discs: { $count }
tally-pieces = pieces: { $count }
tally-boxes = boxes: { $count }
tally-captured = captured: { $count }
tally-boards = boards: { $count }
tally-seeds = seeds: { $count }
othello-must-pass = no disc can be placed: pass
draughts-capture-due = a capture is compulsory
ultimate-due = play in board { $board }, between { $first } and { $last }

## Games written down, and matches

record-size = boards have 5 to 20 columns and rows, not { $width } and { $height }
record-after-end = move { $number }, { $cell }: the game was over before it
record-taken = move { $number }, { $cell }: that cell has a stone already
record-unreadable-cell = `{ $text }` is not a cell: write a letter and a number, such as h8
record-sgf-not = this is not SGF: a game begins with `(;`
record-sgf-game = this SGF is a game of another kind, GM[{ $kind }]: gomoku and renju are GM[4]
record-sgf-cell = `{ $value }` is not a cell of the { $width }x{ $height } board in SGF: write two letters, { $first } for the top left
record-sgf-cut-off = this SGF ends in the middle of a game: a bracket is missing
record-psq-not = this is not PSQ: its first line is such as `{ $head }`
record-psq-cell = line { $line } of the PSQ is not a cell of the { $width }x{ $height } board: columns and rows count from 1
record-off-board = `{ $cell }` is not on the { $width }x{ $height } board: columns are 0-{ $right }, rows 0-{ $bottom } from the top
record-two-stones = there are two stones on { $cell }: give each cell once
record-black-won = the game is over: black has won already
record-white-won = the game is over: white has won already
match-file-foreign = it is not the setup of a match: { $why }
match-file-version = it was written by another version of Plyground: begin the match anew
match-file-number = its field `{ $field }` is { $number }, but must be from { $least } to { $most }
match-file-name = its field `{ $field }` must be a name of 1 to { $most } letters in one line
match-file-same-name = two of its engines are called `{ $name }`
match-file-all-games = all engines together would play { $games } games, and at most { $most } can be kept: lower `games`
match-file-rule = its field `rule` must be freestyle, standard, renju or caro
match-file-no-openings = its field `openings` must hold an opening
match-file-opening = opening { $number }: { $why }
match-journal-line = line { $line } of the journal cannot be read ({ $why }): mend or delete that line
match-journal-foreign = line { $line } of the journal is of another match: game { $game }, { $black } against { $white }
opening-line = line { $line } of the openings: { $why }
opening-unplayable = the rules do not allow these moves, or the game is over after them
opening-none = there are no openings in it: write one a line, such as h8i9g7
opening-offsets = offsets are pairs of whole numbers, such as `0,0, 1,-2`
opening-off-board = { $offset } from the centre is not on the { $size }x{ $size } board
report-settings-empty = a report needs at least one search and one depth from 1

# A game at the table, its programs, and games that are read and written.

play-nothing-to-take-back = There is nothing to take back.
player-number-between = `{ $setting }` needs a whole number from { $least } to { $most }
player-number-from = `{ $setting }` needs a whole number from { $least }
player-seconds = `{ $setting }` needs a number of seconds above 0, such as 0.5
player-empty = nobody is named: write person, level=1 to level=10, random, or a search such as alpha-beta depth=4
player-unknown = there is no player `{ $name }`: write level=1 to level=10, random, or a search: { $searches }
record-empty = there is no game in it: paste moves, SGF or PSQ
player-unknown-setting = `{ $setting }` is not a setting of a player: there are depth, nodes, time, level and evaluator, and for monte-carlo playouts, time and rave
player-not-for-monte-carlo = `{ $setting }` does not go with monte-carlo, which takes playouts, time and rave: write monte-carlo playouts=10000
player-only-monte-carlo = `{ $setting }` is for monte-carlo alone: write monte-carlo { $setting }, or give the search nodes, depth or time
clock-unclear = `{ $text }` is no time for a game: write minutes, or minutes+seconds a move, such as 5+3
move-number-wrong = move { $number }: { $why }
play-is-over = the game is over: take a move back, or begin another
play-nothing-to-redo = There is nothing to play again.
play-time-is-over = the time is over, and no move brings it back
play-too-late = the game has gone on since this was asked
record-five-only = SGF and PSQ are written for five in a row on boards of 5 to 20: write { $game } as a list of moves
record-not-in-turn = { $side } moves twice in a row, which is not played here
record-psq-in-turn = PSQ holds games that X began on an empty board: write this one as SGF
record-several-games = the file holds several games ({ $count }): the first was read
record-cell-taken = { $cell } was taken by move { $earlier } already
record-variations = variations left out: { $count }; the main line was read
record-strange-rule = the rule `{ $rule }` is not known here: the game was read as freestyle
saved-cut-off = this is not a saved game of this program: { $why }; it may be cut off
saved-foreign = this is not a saved game of this program: it says { $format } version { $version }
saved-newer = this game was saved by a newer Plyground: the file is of version { $version }, and this program reads up to { $known }; update Plyground
saved-sides = this is not a saved game of this program: its sides must be X or O

## Promises of games and searches, for `plyground verify`. What stands before () is the name of a function.

rule-panic = the code under test panics
rule-order = moves() gives another list when it is asked again
rule-length = the iterator of moves is wrong about how many are left
rule-count = move_count() is not the number of moves
rule-twice = a move is listed twice
rule-end = outcome() must be Some exactly where there are no moves
rule-word = a move is not written as one word
rule-alike = two moves are written alike
rule-read-move = a move that was written is not read back
rule-nonsense = what is no move is read as one
rule-cells = a cell does not lie on the grid
rule-unmake = taking back does not restore the position
rule-clone = a move in a copy changes the original
rule-turns = turns are promised to alternate, and one side moves twice
rule-key-lost = positions that are written alike have different keys
rule-key-shared = positions that are written differently have the same key
rule-future = positions that have the same key do not have the same future
rule-image-lost = positions that have the same key have different symmetric keys
rule-image-shared = positions that have the same symmetric key are not images of each other
rule-image-worth = images are promised to be worth the same to an evaluator, and are not
rule-index-range = the number of a move is not below indices()
rule-read-position = a position that was written is not read back as it was
rule-endless = a game does not end
rule-range = an evaluator leaves its own range
rule-terms = the terms of an evaluator do not add up to what it says
rule-flat-wins = ends are promised to be worth the same at any distance, and are not
rule-outcomes = wins, draws and losses are promised to be worth less in this order, and are not
rule-antisymmetry = a position is not worth to one side what it costs the other
rule-value = the value is not that of minimax
rule-bound = what is said about the value is not so
rule-best = the move that is called best is not worth the value
rule-line = the expected line cannot be played
rule-root-move = what is said about a root move is not so
rule-window = the answer to a window is wrong
rule-restored = the search leaves another position than it found
rule-stop = the search was told to stop and does not
rule-nodes = the search enters more nodes than it may
rule-stopped = a search that was stopped says what is not so
rule-repeatable = asked the same again, the search answers otherwise
mutation-of-another-search = { $mutation } is no mistake in the code of { $algorithm }

## Games and evaluators that a program adds, in Python too

game-name-taken = there is a game `{ $name }` already: choose another name
python-undo-broken = undo_move({ $text }) does not restore the state: after do_move and undo_move { $changed } differs from what it was before
python-moves-none = get_moves returned None: it must return a list of moves, which is empty at the end of the game
python-moves-many = too many moves from get_moves: { $count }, where at most { $most } are searched
python-value-not-whole = { $source } returned { $value }: searches compare whole numbers, so multiply by 100 or 1000 and round
python-methods-missing = { $class } lacks { $missing }: a game has the methods get_moves(player), do_move(move), undo_move(move), is_win(player) and score(player)
python-players-missing = { $class } must name its two players, the one who begins first: players = ["X", "O"]
python-player-unknown = to_move={ $wanted } is not one of the players { $players }
python-class-unknown = no Python class called { $name } is a game yet: call plyground.game({ $name }) first
python-finished = the game is over here: there is nothing to search
python-quantity-unknown = `{ $name }` cannot be plotted: there are { $names }
python-moves-after-win = after { $moves } is_win says that { $winner } has won, but get_moves still lists moves: it must return an empty list at the end of the game
python-turn-unknown = to_move() returned { $said }: while the game goes on it must return the player to move, one of { $players }
python-turn-otherwise = to_move={ $wanted }, but the state says that it is the turn of { $said }
python-score-beyond = score returned { $score }, but infinity is { $most }, and no score may be beyond it: make infinity larger than every score
python-moves-of-other = { $place } get_moves({ $player }) lists moves of { $other }: turns alternate, unless the class has a method to_move() that returns the player to move; without it, a player who misses a turn needs a move that passes
python-turn-attribute = { $place } it is the turn of { $player }, because turns alternate, but self.{ $attribute } is { $other }: if it says who is to move, give the class a method to_move() that returns it
python-at-start = at the start
python-after-moves = after { $moves }
python-score-uneven = { $place } score({ $one }) is { $first }, but score({ $other }) is { $second } and not { $expected }: score is asked of the side to move only, and a minimax that always asks { $one } disagrees with a negamax
report-case-form = line { $line } of the cases has no `=`: write a position, `=` and the expected move
## Exercises

exercise-unknown-kind = `{ $name }` is not a kind of exercise: choose one of { $known }
exercise-not-a-key = this is not an answer key of `plyground exercise`: { $why }. Give key.json from the folder `key`
exercise-class-no-id = line { $line } of the class list has no id: every row is name,id, for example Ada Lovelace,1815
exercise-class-repeated = line { $line } of the class list has the id { $id } again: ids must differ, since they choose the sheet
exercise-class-empty = the class list has no students: write name,id in every line
exercise-class-heading = the first line of the class list is taken for a student: { $name }, { $id }; call a heading name,id
exercise-answers-toml = the answers are not valid TOML: { $why }
## Evaluator files

formula-at = formula, character { $place }: { $why }
formula-leftover = `{ $found }` does not belong here: write an operator before it, or leave it out
formula-expected = a number, a feature or a parenthesis is expected, not `{ $found }`
formula-ends = the formula ends where a number, a feature or a parenthesis is expected
formula-unclosed = the parenthesis that opens here is not closed: write )
formula-number = `{ $found }` is not a number
formula-side = `{ $side }.` is no side: write `their.` for the opponent, or `my.` or nothing for the side to move
formula-values = { $function } needs its values in parentheses: { $form }
formula-too-large = the formula is too large: it may have { $most } steps, nested up to { $deepest } deep
formula-many-features = a formula may use { $most } features at most, those of either side counted
formula-file-long = the evaluator file has more than { $most } bytes: shorten it
formula-not-toml = the evaluator file is not TOML: line { $line }: { $why }
formula-key = the evaluator file has an unknown key `{ $key }`: there are { $keys }
formula-no-name = the evaluator file has no name: write name = "mine"
formula-either = an evaluator file has either a formula or a table [weights]: write one of them
formula-name = `{ $name }` cannot be the name of an evaluator: use up to { $most } small letters, digits and hyphens, a letter first
formula-kind = `{ $key }` in the evaluator file has a value of the wrong kind: write { $right }
formula-worths = win, draw and loss are whole numbers from -{ $most } to { $most }, loss below win and draw between them
formula-ends-key = `ends` in the evaluator file is "outcome", where win, draw and loss count, or "formula"
own-evaluator-taken = there is another evaluator with the name { $name }: choose a different name for yours
own-evaluator-other-game = the evaluator { $name } is for { $game }, and this is { $here }: change `game` in its file, or leave it out
grade-board-over = the game is over on the board `{ $position }`: a task needs a move
grade-board-unreadable = `{ $position }` is not a board of { $width } by { $height }: write its rows from the top with X, O and ., separated by /
grade-game-unknown = `{ $game }` is no game of a task: write explicit, or mnk(W,H,K) with at most { $most } cells
grade-reply-number = `{ $word }` is not a whole number: write one, or ? where the program does not report it
grade-reply-repeated = the task { $id } was answered before: one line is enough
grade-reply-unknown = `{ $id }` is not the name of a task: an answer begins with it
grade-reply-words = an answer has four words, ID MOVE VALUE NODES, and this line has { $count }
grade-rubric-number = { $number } in the rubric is not possible: points, weights and penalties go from 0 to 1000000
grade-rubric-unknown = `{ $name }` in [{ $list }] of the rubric is unknown: write one of { $known }
grade-rubric-unreadable = the rubric cannot be read: { $why }
grade-rubric-weights = all weights of the rubric are 0: at least one of move, value and nodes must count
grade-task-algorithm = `{ $word }` is no search of a task: write minimax, negamax, alpha-beta or negascout
grade-task-depth = `{ $word }` is no depth of a task: write a number from 1 to { $most }
grade-task-repeated = the name { $id } was used before: every task needs a name of its own
grade-task-side = `{ $word }` is no side: write X or O
grade-task-words = `{ $line }` is not a task: write ID ALGORITHM DEPTH GAME POSITION SIDE, separated by spaces
grade-tasks-line = line { $line } of the tasks: { $why }
grade-tasks-none = there is no task in the file: write one a line
grade-tree-unreadable = `{ $tree }` is not a tree: write nested lists of whole numbers from -{ $most } to { $most }, such as [[3,12],[2,4]]
report-no-chapter = { $name } is not a chapter: choose from { $known }

## Puzzles

puzzles-unknown-kind = `{ $name }` is not a kind of puzzle: choose one of { $known }
puzzles-not-a-set = this is not a set of puzzles: `plyground puzzles make` writes one
puzzles-bad-line = line { $number } is not a puzzle
puzzles-bad-entry = puzzle { $number } of the file cannot be read

## Shared games and tournaments

together-wrong-key = this key does not belong to a player of the game, or does not direct the tournament: only its owner can do this
together-seats-taken = both sides have a player already: you can watch
together-not-begun = the other player has not come yet: wait, or send the link
together-not-your-turn = it is the other side's turn: wait for its move
together-stale = the game has changed meanwhile: look at the board and move again
together-over = the game is over: begin another one
together-not-over = the game goes on: finish it first
together-nothing-to-take-back = you have made no move that could be taken back
together-declined = the other side has declined that: ask again after the next move
together-nothing-offered = nothing is offered any more: look at the board
together-not-in-tournament = in a tournament no move is taken back and no game is repeated
together-too-long = this game has as many moves as can be kept: resign, offer a draw or begin another one
together-name-missing = a name is needed: write one
together-name-too-long = the name is too long: at most { $most } characters
together-name-taken = another player has this name: add something to it
together-begun = the tournament has begun: in a round robin players join before the first round
together-too-few-players = a tournament needs two players: wait until they have joined
together-too-many-players = the tournament has as many players as it can have
together-round-open = games of this round go on: wait for them, or decide them first
together-all-rounds = all rounds are played
together-not-there = there is no such player or game in this tournament
together-broken = this is not a shared game that this program has stored
together-broken-tournament = this is not a tournament that this program has stored
search-no-keys = { $game } has no keys of positions, which a transposition table needs: choose another search
exercise-no-result = this is no result of practice: it does not begin with “{ $first }”. Save it with the button on the page
exercise-result-line = the result has a line that the page does not write, or lacks one: “{ $line }”. Hand in the file as it was saved
