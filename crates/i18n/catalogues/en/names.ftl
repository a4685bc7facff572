# Names, and one line about each thing that has one. The keys are made of the kind of thing and its id, which is what is
# typed: the ids stay as they are in every language. The lines stand in the sources as well, where each thing is
# defined; a test holds the two equal.
#
# Terms, for those who add messages:
#
#   search          what minimax, negamax, alpha-beta and NegaScout do
#   node            a position entered by a search; leaf: valued without looking at a child; root: where it starts
#   ply             one move of one side; depth: plies to look ahead; horizon: where the depth is used up
#   cutoff, cut     the remaining moves of a node are left unsearched; pruned: what was never visited for that reason
#   window          the scores between alpha and beta; bound: a value that is only at least or at most right
#   re-search       a second visit to a child after a null-window test
#   evaluator       what judges positions; value: what a search returns; worth: what an evaluator says
#   to move         whose turn it is; side: X or O; mark or stone: what stands on a cell
#   mistake         what a mutation makes a search do
#   minimal tree    the smallest tree that proves a value; ordering: the order in which moves are searched
#   document        one of the five texts that the presets reproduce, 000 to 004

## Games

game-tic-tac-toe = tic-tac-toe
game-tic-tac-toe-summary = three in a row on 3x3
game-piskvorky = piskvorky
game-piskvorky-summary = four in a row on 5x5
game-gomoku = gomoku
game-gomoku-summary = five or more in a row on 15x15
game-mnk = m,n,k game
game-mnk-summary = mnk(W,H,K): K in a row on W by H cells; options: exact, misere
game-connect = Connect game
game-connect-summary = connect(W,H,K): K in a row on W columns of H cells; a stone falls to the lowest free one
game-connect-four = Connect Four
game-connect-four-summary = four in a row on 7x6, stones fall down
game-othello = Othello
game-othello-summary = othello(N): Othello on 8x8, 6x6 or 4x4; a disc turns over those that it encloses
game-dots-and-boxes = dots and boxes
game-dots-and-boxes-summary = dots-and-boxes(W,H): draw lines around W by H boxes; whoever closes one draws again
game-kalah = Kalah
game-kalah-summary = kalah(H,S): sow seeds from H houses a side with S seeds each; a last seed in the own store moves again
game-nim = Nim
game-nim-summary = nim(A,B,...): take stones from one heap, the last one wins; options: misere, take=K
game-marienbad = Marienbad
game-marienbad-summary = heaps of 1, 3, 5 and 7 stones; whoever takes the last one loses
game-torus = torus
game-torus-summary = torus(W,H,K): K in a row on W by H cells, where lines that leave at one side come in at the other
game-ultimate = Ultimate tic-tac-toe
game-ultimate-summary = ultimate: nine boards of tic-tac-toe, and your cell sends the opponent to a board; option: count
game-dots = dots
game-dots-summary = dots(W,H): close rings of dots around those of the opponent; options: cross, ground
game-kropki = Kropki
game-kropki-summary = dots on 15x15, from the empty board
game-tochki = Tochki
game-tochki-summary = dots on 20x20, with four dots in the middle at the beginning
game-draughts = draughts
game-draughts-summary = draughts(RULES): draughts by the rules english, russian or international; captures are compulsory
game-english-draughts = English draughts
game-english-draughts-summary = draughts on 8x8 with kings that step, as in Britain and America
game-checkers = checkers
game-checkers-summary = another name of English draughts
game-russian-draughts = Russian draughts
game-russian-draughts-summary = draughts on 8x8 with flying kings and men that capture backwards too
game-international-draughts = International draughts
game-international-draughts-summary = draughts on 10x10 with flying kings; as many as possible must be captured
game-five = five in a row
game-five-summary = five(N,RULE), five(W,H,RULE): five in a row on 5 to 20 cells each way; rules: renju, caro
game-renju = renju
game-renju-summary = five in a row on 15x15; who begins may not make six, two fours or two open threes
game-caro = caro
game-caro-summary = five in a row on 15x15 that are not closed at both ends, or more than five
game-explicit = written tree
game-explicit-summary = explicit([[3,12],[a:2,b:inf]]): a tree written out, names optional; explicit(@FILE), explicit(-)

## Searches

algorithm-minimax = minimax
algorithm-minimax-summary = both players named, every move searched (any game)
algorithm-negamax = negamax
algorithm-negamax-summary = minimax with one sign (turns must alternate)
algorithm-alpha-beta = alpha-beta
algorithm-alpha-beta-summary = negamax that skips what cannot matter (turns must alternate)
algorithm-negascout = NegaScout
algorithm-negascout-summary = alpha-beta that trusts the first move and tests the others
algorithm-memory = alpha-beta with memory
algorithm-memory-summary = alpha-beta with a transposition table (positions must have keys)
algorithm-aspiration = aspiration search
algorithm-aspiration-summary = alpha-beta with a table that expects the value of last time
algorithm-mtd-f = MTD(f)
algorithm-mtd-f-summary = MTD(f): null windows only, from the value of last time
algorithm-sss-star = SSS*
algorithm-sss-star-summary = SSS* by null windows that come down from above
algorithm-dual-star = DUAL*
algorithm-dual-star-summary = DUAL* by null windows that go up from below
algorithm-pvs = principal variation search
algorithm-pvs-summary = principal variation search with a table, learnt orders and threads
algorithm-quiescence = quiescence search
algorithm-quiescence-summary = alpha-beta that settles captures before it judges (noisy games)
algorithm-monte-carlo = Monte Carlo tree search
algorithm-monte-carlo-summary = plays games by chance to their end, and those more often that go well (any game)

## Evaluators

evaluator-open-lines = open lines
evaluator-open-lines-summary = lines still open to me minus lines open to you; a win is worth 100
evaluator-open-fours = open fours
evaluator-open-fours-summary = the lines that a side can still fill, by the square of what is there
evaluator-stones-left = stones left
evaluator-stones-left-summary = for a win, the stones that the winner has left, the winning one included; 0 for anything else
evaluator-mobility = mobility
evaluator-mobility-summary = the moves that a side has, and ten for every corner
evaluator-discs = discs
evaluator-discs-summary = the discs of a side less those of the other, at the end too
evaluator-chains = chains
evaluator-chains-summary = the boxes of a side less those of the other, with what the open chains will bring
evaluator-boxes = boxes
evaluator-boxes-summary = the boxes of a side less those of the other, at the end too
evaluator-seeds = seeds
evaluator-seeds-summary = the seeds in a side's store less those in the other's, at the end too
evaluator-nim-sum = nim-sum
evaluator-nim-sum-summary = 100 if the theory says that the side to move wins, -100 if not
evaluator-boards = boards
evaluator-boards-summary = the small boards won, and the rows of boards and of cells that can still be filled
evaluator-encircling = encircling
evaluator-encircling-summary = a hundred for every captured dot, and how closely dots are beset and hold together
evaluator-captured = captured dots
evaluator-captured-summary = the dots that a side has captured less those that it has lost
evaluator-pattern-ladder = pattern ladder
evaluator-pattern-ladder-summary = the best pattern of each row, column and diagonal, by weights that a file may set (five in a row)
evaluator-line-powers = line powers
evaluator-line-powers-summary = powers of 20, 10, 8 and 2 by the marks on each line (four in a row on 5x5)
evaluator-static = static evaluation
evaluator-static-summary = the engine's own evaluation of five in a row
evaluator-material = material
evaluator-material-summary = 100 a man, more a king, and a little for where the pieces stand (draughts)
evaluator-outcome = outcome
evaluator-outcome-summary = 1 for a win, -1 for a loss, 0 otherwise
evaluator-nearer-wins = nearer wins
evaluator-nearer-wins-summary = 500 divided by the distance for a win, 0 for anything undecided
evaluator-zero = zero
evaluator-zero-summary = 0 for everything: the bare search
evaluator-scramble = scramble
evaluator-scramble-summary = a hash of the position, for testing searches on trees without sense
evaluator-written = written values
evaluator-written-summary = the numbers written in the tree; 0 where the depth ends above them

## Presets: the five documents as settings

preset-open-lines = open lines
preset-open-lines-summary = 000: tic-tac-toe judged by open lines; minimax, negamax, alpha-beta
preset-pattern-ladder = pattern ladder
preset-pattern-ladder-summary = 001: gomoku judged by patterns; minimax, alpha-beta
preset-numbered-cells = numbered cells
preset-numbered-cells-summary = 002: tic-tac-toe to the end; minimax, alpha-beta
preset-nearer-wins = nearer wins
preset-nearer-wins-summary = 003: tic-tac-toe to the end, nearer wins first; negamax, alpha-beta, NegaScout
preset-line-powers = line powers
preset-line-powers-summary = 004: four in a row on 5x5 judged by powers of marks; alpha-beta

## Mutations: the documents' mistakes

mutation-leaf-for-mover = leaf scored for the mover
mutation-leaf-for-mover-summary = 000: minimax scores a leaf for the side to move there, not for the side that asked
mutation-low-overwritten = lower bound overwritten
mutation-low-overwritten-summary = 000: alpha-beta overwrites its lower bound with a lower score, and loses cuts
mutation-full-board-unseen = full board unseen
mutation-full-board-unseen-summary = 001: a full board has no value, so it is infinitely bad
mutation-min-int-overflow = overflow of the smallest integer
mutation-min-int-overflow-summary = 003: minus infinity is the smallest integer, whose negation is itself: windows come out empty
mutation-unshared-root = unshared root window
mutation-unshared-root-summary = 003: every root move gets the whole window, and no cut profits from the moves before it
mutation-win-not-preferred = win not preferred
mutation-win-not-preferred-summary = 004: a won game is worth less than a promising one
mutation-gaps-count = gaps count
mutation-gaps-count-summary = 004: four marks on a line of five count as four in a row even when a foreign mark parts them
mutation-one-sided-diagonals = one-sided diagonals
mutation-one-sided-diagonals-summary = 004: the diagonals of four cells are judged for X only, and an empty one counts for X
mutation-narrow-root-window = narrow root window
mutation-narrow-root-window-summary = 004: the root window ends at a million, but lines of five are worth three
mutation-global-game = another board
mutation-global-game-summary = 004: the win test looks at another board, so no win is seen
mutation-win-dominates = win above everything
mutation-win-dominates-summary = 004: as printed, except that a win is worth more than anything else

## Conventions: what textbooks disagree about

convention-plyground = Plyground
convention-plyground-summary = fail-soft, cut on >=, full window, shared root, re-search from alpha
convention-from-value = re-search from the value
convention-from-value-summary = as ours, but NegaScout searches again from the value that its test returned, as Reinefeld's does
convention-fail-hard = fail-hard
convention-fail-hard-summary = as ours, but a node never returns less than alpha or more than beta
convention-knuth-moore = Knuth & Moore
convention-knuth-moore-summary = Knuth & Moore 1975, procedure F2: never less than alpha, cut on >=
convention-aima = Russell & Norvig
convention-aima-summary = Russell & Norvig: fail-soft, cut on >=, a finished game is worth the same at any distance
convention-wikipedia = Wikipedia
convention-wikipedia-summary = the encyclopedia's first pseudo-code: cut only on >; its PVS returns alpha and re-searches from alpha
convention-open-lines = document 000
convention-open-lines-summary = document 000: fail-soft, root window of plus and minus a win
convention-pattern-ladder = document 001
convention-pattern-ladder-summary = document 001: fail-soft, full window; no move where every move is infinitely bad
convention-numbered-cells = document 002
convention-numbered-cells-summary = document 002: fail-soft, full window, cut on >=
convention-nearer-wins = document 003
convention-nearer-wins-summary = document 003: NegaScout returns alpha and re-searches from it; a finished root is expanded
convention-line-powers = document 004
convention-line-powers-summary = document 004: returns alpha, which a move must beat

## Levels: how strong an opponent is

level-1 = beginner
level-2 = novice
level-3 = casual player
level-4 = amateur
level-5 = experienced player
level-6 = strong player
level-7 = expert
level-8 = master
level-9 = grandmaster
level-10 = the best there is

## Counted things

count-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
