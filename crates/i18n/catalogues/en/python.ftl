# What the Python part of the package plyground says.

python-picture-ending = `{ $name }` has no ending of a picture: write picture.svg or picture.png; a tree can also be saved as .tex or .dot
python-no-board = { $name } is not played on a board of cells: use str(position) or position.text
python-package-missing = this needs the package { $package }: pip install { $package }
python-move-unknown = { $move } is not a move here: try one of { $moves }
python-side-unknown = { $value } is not a side of this game: the sides are { $name }
python-nothing-to-plot = there is nothing to plot: compare at least one depth, and with time=True for times
python-traced-above = the search takes back a move that it has not made: every undo needs a move before it
python-traced-attribute = a traced position has no attribute { $name }, and neither has the state of a Python game: position.state is a copy of it
