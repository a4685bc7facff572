# Exercises and worksheets. MAX, MIN, X, O, alpha-beta's names of nodes and the words sheets, forms, key, name and id stay as
# they are: they stand in pictures, in forms and in the names of files.

## The sheet

exercise-title = Worksheet
exercise-key-title = Answer key
exercise-name = Name:
exercise-id = Student code:
# The heading of the answer form, after the title and a colon.
exercise-form = write each answer after its colon
# How answers are written, on the sheet and in the form.
exercise-hint = Infinity is inf or ∞, a window is (a, b), for example (-inf, 5); several letters: a, c, f.
exercise-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The kinds of exercises

exercise-kind-values = Minimax values
exercise-kind-signs = Negamax and its signs
exercise-kind-unvisited = Leaves never visited
exercise-kind-windows = Windows of alpha-beta
exercise-kind-returned = Fail-soft and fail-hard
exercise-kind-counts = Leaves and the order of moves
exercise-kind-research = What NegaScout searches again
exercise-kind-winning-move = The only winning move

## What is asked

# Before every question about a tree.
exercise-tree = MAX moves at the root A. The numbers are the values of the leaves for MAX. Moves are searched from left to right.
exercise-ask-values = Write the minimax value of every inner node into its blank. Name the best move at A by the letter of the node that it leads to.
exercise-ask-signs = Negamax returns the value of a node for the side to move there. Write the value that it returns at every inner node into its blank.
exercise-ask-unvisited = Alpha-beta searches this tree with the window (−∞, ∞) at the root. Which leaves does it never visit? Write their letters.
exercise-ask-windows = Alpha-beta searches this tree with the window (−∞, ∞) at the root. With which window does it enter each node with two blanks? Write alpha into the left blank and beta into the right one, both from MAX's point of view.
exercise-ask-returned = Alpha-beta searches this tree with the window (−∞, ∞) at the root. What does each node with two blanks return, from MAX's point of view? Left blank: fail-soft, the best value found. Right blank: fail-hard, never less than alpha and never more than beta.
exercise-ask-counts = Alpha-beta searches this tree with the window (−∞, ∞) at the root. How many leaves does it visit? How many would it visit if the best move came first at every node?
exercise-ask-research = NegaScout searches this tree with the window (−∞, ∞) at the root. At every node, the root included, the first move gets the full window (α, β) and the others the null window (α, α + 1) of the side to move. Which inner nodes does it search again? Write their letters in the order of the re-searches; leaves do not count.
# $side is X or O.
exercise-ask-winning-move = { $side } is to move, and exactly one move wins against every defence. Which one?
exercise-rules-rows = The board has { $width } × { $height } cells; the first row of { $k } wins, across, down or diagonal.
exercise-rules-columns = The board has { $width } × { $height } cells, and a stone falls to the lowest free cell of its column; the first row of { $k } wins, across, down or diagonal.
exercise-cell = Write the cell, such as b2.
exercise-column = Write the letter of the column.

## The parts of a question, before the answer

exercise-part-unvisited = Never visited:
exercise-part-research = Searched again, in order:
exercise-part-winning-move = Winning move:
exercise-part-best = Best move at A, to node:
exercise-part-visited = Leaves visited:
exercise-part-fewest = Leaves visited in the best order:
# $node is the letter of a node.
exercise-part-window = Window at { $node }:
exercise-part-soft = { $node }, fail-soft:
exercise-part-hard = { $node }, fail-hard:
exercise-part-value = Value of { $node }:

## Feedback on a wrong answer

# $given is the student's answer, $right the right one.
exercise-feedback-missing = no answer; right: { $right }
exercise-feedback-unreadable = “{ $given }” does not have the form that was asked for; right: { $right }
exercise-feedback-other-sign = { $given } has the wrong sign: it is the value for the other side; right: { $right }
exercise-feedback-other-side = { $given } is the window of the other side, or has its bounds swapped; right: { $right }
exercise-feedback-one-bound = one bound of { $given } is right; right: { $right }
exercise-feedback-other-order = the right nodes in another order: { $given }; right: { $right }
exercise-feedback-wrong = { $given } is wrong; right: { $right }
exercise-feedback-exchanged = { $given } belongs to the other kind of cutoff: soft and hard are exchanged; right: { $right }
# $faults is one or both of the next two messages.
exercise-feedback-names = { $faults }; right: { $right }
exercise-feedback-lacks = missing: { $names }
exercise-feedback-extra = too many: { $names }

## Moodle: leaves are ticked there, and boxes for answers stand below the picture

exercise-moodle-values = Write the minimax value of every inner node. Name the best move at A by the letter of the node that it leads to.
exercise-moodle-signs = Negamax returns the value of a node for the side to move there. Write the value that it returns at every inner node.
exercise-moodle-unvisited = Alpha-beta searches this tree with the window (−∞, ∞) at the root. Which leaves does it never visit? Tick them.
exercise-moodle-windows = Alpha-beta searches this tree with the window (−∞, ∞) at the root. With which window does it enter the nodes listed below? Write alpha first, then beta, both from MAX's point of view. Infinity is written inf or ∞.
exercise-moodle-returned = Alpha-beta searches this tree with the window (−∞, ∞) at the root. What do the nodes listed below return, from MAX's point of view? Fail-soft: the best value found. Fail-hard: never less than alpha and never more than beta.
# The picture for a screen reader. $nodes is “A (MAX): B, C. B (MIN): a = 3, b = 5.”
exercise-moodle-tree = Game tree. Each inner node with its children from left to right. { $nodes }
# $x and $o are cells, “a1, b2”.
exercise-moodle-board = Board; columns have letters from the left, rows have numbers from the bottom. X: { $x }. O: { $o }. The other cells are free.

## The command

# $folder is the folder that was written.
exercise-written =
    { $count ->
        [one] { $count } worksheet is in { $folder }: hand out what is in sheets and forms.
       *[other] { $count } worksheets are in { $folder }: hand out what is in sheets and forms.
    }
exercise-written-key = The answers are apart, in { $folder }. To mark filled-in forms: plyground exercise --mark FORMS --key { $key }
# $list is the next message for each question.
exercise-distinct = Different answers to each question: { $list }.
# A row of the table for the teacher.
exercise-distinct-row = different answers
exercise-distinct-item = { $number }: { $count } of { $sheets }
exercise-written-moodle = The questions for Moodle are in { $file }: import them into the question bank, in the format Moodle XML. The file holds the answers.
exercise-stage = worksheet { $number } of { $count }
exercise-interrupted = no worksheets were written
exercise-folder-taken = { $folder } holds other files: choose an empty or a new folder with --out
# One line of marks for a student.
exercise-marks = { $name }: { $points } of { $most }
exercise-marks-missing = { $name }: not handed in
exercise-feedback-title = Marks of the worksheet
exercise-feedback-points = { $points } of { $most } points
exercise-feedback-right = right
exercise-marks-unread = not read: { $text }
exercise-no-sheet = { $file }: the key has no sheet with the id { $id }; the form needs a line “id: …” as on the sheet
exercise-no-forms = { $folder } holds no answers: files with answers end in .txt or .toml
