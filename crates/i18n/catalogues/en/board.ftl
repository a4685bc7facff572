# Boards by row and column, and the value of a position without a search.

board-view-unfit = boards of { $game } are not printed this way: leave out --board and --coordinates
board-view-cell = row { $row }, column { $column }
play-prompt-row = Row position for '{ $side }' ({ $from }-{ $to }):
play-prompt-column = Column position for '{ $side }' ({ $from }-{ $to }):
play-cell-not-free = Row { $row }, column { $column } is not free: choose another cell.
evaluate-by = evaluator { $evaluator }: { $value }
evaluate-value = { $value } for { $side }
evaluate-feature = feature
evaluate-points = points of { $side }
evaluate-line = line
evaluate-cells = cells
evaluate-empty = empty
evaluate-no-lines = { $game } is not won by a row of marks, so it has no lines to count: leave out --lines
line-row = row
line-column = column
line-diagonal-down = diagonal ↘
line-diagonal-up = diagonal ↗
rulebook-space = The { $cells } cells can be filled in { $cells }! = { $orders } orders; wins that end a game early make it fewer.
