# Puzzles: positions with a goal.

## The kinds of puzzles

puzzles-kind-win-in = Win in a few moves
puzzles-kind-fours = Win by fours (VCF)
puzzles-kind-threats = Win by threats (VCT)
puzzles-kind-defend = Defend
puzzles-kind-only-move = Only move
puzzles-kind-shot = Shot in draughts
puzzles-kind-connect-ending = Connect Four ending
puzzles-kind-othello-ending = Othello ending

## What is to be done; the side stands before it

puzzles-goal-win-in =
    { $count ->
        [one] Win in { $count } move.
       *[other] Win in { $count } moves.
    }
puzzles-goal-fours =
    { $count ->
        [one] Win in { $count } move: every move makes a four.
       *[other] Win in { $count } moves: every move but the last makes a four.
    }
puzzles-goal-threats =
    { $count ->
        [one] Win in { $count } move by threats.
       *[other] Win in { $count } moves: every move makes a four or an open three.
    }
puzzles-goal-stop-fours = Stop the opponent’s win by fours.
puzzles-goal-not-lose = Find the only move that does not lose.
puzzles-goal-win-ending = Win the ending: keep the win with every move.
puzzles-goal-material = Give something away and win more, or the game.

## Hints: the idea, the kind of move, where it is

puzzles-idea-win-in = Look for a move after which you have two threats at once: only one of them can be stopped.
puzzles-idea-fours = Every four leaves the opponent one answer. Choose fours whose answers do not help, and end with two fives at once.
puzzles-idea-threats = An open three must be answered too. Look for a three that prepares a second line for a four and a three at once.
puzzles-idea-defend = Find the opponent’s win first: the fours one after the other. A stone on a cell where two of its lines meet breaks it.
puzzles-idea-only-move = Follow every column to its top: who will have to play under a winning cell?
puzzles-idea-shot = Captures are compulsory: a piece given away pulls the opponent to where you want it.
puzzles-idea-connect-ending = Count the free cells of each column: the side that is not forced to play under the other’s winning cell wins.
puzzles-idea-othello-ending = Count the regions of free cells: to move last in a region is worth discs. A pass of the opponent gives you two moves in a row.
puzzles-hint-quiet = The first move is quiet: it threatens nothing at once. No other move does.
puzzles-hint-one = Only one first move reaches the goal.
puzzles-hint-several =
    { $count ->
        [one] { $count } first move reaches the goal.
       *[other] { $count } first moves reach the goal.
    }
puzzles-hint-column = The first move is in column { $column }.
puzzles-hint-piece = The piece on { $square } moves first.
puzzles-hint-left = The first move is on the left, in one of the first two columns.
puzzles-hint-middle = The first move is in one of the three columns in the middle.
puzzles-hint-right = The first move is on the right, in one of the last two columns.

## The command

puzzles-unknown = there is no puzzle { $id } in this set: `plyground puzzles list` names them all
puzzles-wrong-count = `{ $text }` has no number of puzzles from 1 to { $most } after the `=`, as in fours=20
puzzles-stage = { $kind }: { $done } of { $all }, games played: { $games }
puzzles-written =
    { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
puzzles-interrupted = puzzles kept: { $count }
puzzles-checking = verifying puzzle { $number } of { $count }
puzzles-trying = the levels try puzzle { $number } of { $count }
puzzles-checked-some = puzzles verified: { $count }
puzzles-checked = Puzzles verified: { $count }, wrong: { $faults }
puzzles-to-move = { $side } is to move. { $goal }
puzzles-head-id = Puzzle
puzzles-head-game = Game
puzzles-head-goal = Goal
puzzles-head-difficulty = Difficulty
puzzles-head-rating = Rating
puzzles-head-count = Puzzles
puzzles-correlation = Rank correlation of the rating with the share of levels that fail: { $number }

## What is wrong with a puzzle; $line are the moves before

puzzles-fault-position = the position cannot be set up
puzzles-fault-missing = { $move } reaches the goal too, after: { $line }
puzzles-fault-wrong = { $move } does not reach the goal, after: { $line }
puzzles-fault-illegal = { $move } is not legal, after: { $line }
puzzles-fault-end = the solution ends too soon or too late, after: { $line }
puzzles-fault-trivial = there is nothing to choose
puzzles-fault-unknown = the verification took too long
