# Evaluators that people bring: formulas over features, weights, programs.

## What formulas can count

feature-lines = open lines: without a stone of the opponent's
feature-lines1 = open lines with exactly 1 stone
feature-lines2 = open lines with exactly 2 stones
feature-lines3 = open lines with exactly 3 stones
feature-lines4 = open lines with exactly 4 stones
feature-lines5 = open lines with exactly 5 stones
feature-centre = stones or pieces in the middle of the board
feature-stones = stones on the board
feature-mobility = legal moves; 0 for the side that is not to move, where a game cannot tell
feature-tempo = 1 for the side to move, 0 for the other
feature-corners = discs in corners
feature-discs = discs on the board
feature-edges = discs on the edge of the board
feature-frontier = discs beside an empty cell
feature-men = men
feature-kings = kings
feature-advance = rows that the men have advanced, added up
feature-back_row = men on their own first row
feature-boxes = boxes won
feature-takes = lines that close a box (side to move only)
feature-chains = boxes that the rest brings if both draw safe lines and then open the shortest chain (side to move only)
feature-captured = dots captured
feature-dots = own dots that are not captured
feature-base = free points in own empty bases
feature-boards = small boards won
feature-board_lines1 = rows of small boards with 1 won and none lost
feature-board_lines2 = rows of small boards with 2 won and none lost
feature-store = seeds in the store
feature-seeds = seeds in the houses
feature-empty_houses = houses without seeds
feature-heaps = heaps that are left (side to move only)
feature-left = stones that are left (side to move only)
feature-nim_sum = the heaps added without carry (side to move only)

## Programs

own-evaluator-no-command = there is no command after exec: write --evaluator 'exec:python3 judge.py'
own-evaluator-script = { $file } is a program: did you mean --evaluator { $wanted }?
own-evaluator-trust = the game in { $file } would run { $program } as its evaluator: begin a game with this --evaluator yourself if it may
own-evaluator-trust-ask = The game in { $file } will run { $program } as its evaluator. Go on? (y/n)
evaluator-program-start = the evaluator program cannot be started: { $why }
evaluator-program-ended = the evaluator program ended before it answered the line `{ $position }`: { $why }; run it by hand with this line to see more
evaluator-program-late = the evaluator program did not answer the line `{ $position }` within { $seconds } s: it must write a number for every line, and flush its output at an empty line
evaluator-program-nonsense = the evaluator program answered `{ $answer }` to the line `{ $position }`: it must answer with one number, such as -3 or 0.5, and nothing else
evaluator-program-unasked = the evaluator program wrote `{ $line }` where no answer was due, at the line `{ $position }`: it must write one number for every position and nothing else, not even for the first line or an empty one
setup-only-one = { $option } can be given once here: only `plyground compare` takes several
own-evaluator-engine = the engine of gomoku has an evaluator of its own: use `plyground search gomoku --evaluator` instead
