# Доски со строками и столбцами и оценка позиции без перебора.

board-view-unfit = доски игры { $game } так не печатаются: уберите --board и --coordinates
board-view-cell = строка { $row }, столбец { $column }
play-prompt-row = Строка для «{ $side }» ({ $from }–{ $to }):
play-prompt-column = Столбец для «{ $side }» ({ $from }–{ $to }):
play-cell-not-free = Клетка «строка { $row }, столбец { $column }» занята: выберите другую.
evaluate-by = оценочная функция { $evaluator }: { $value }
evaluate-value = { $value } для { $side }
evaluate-feature = признак
evaluate-points = очки { $side }
evaluate-line = линия
evaluate-cells = клетки
evaluate-empty = пусто
evaluate-no-lines = в игре { $game } выигрывают не рядом знаков, и считать линии незачем: уберите --lines
line-row = строка
line-column = столбец
line-diagonal-down = диагональ ↘
line-diagonal-up = диагональ ↗
rulebook-space = Заполнить клетки доски (их { $cells }) можно { $cells }! = { $orders } способами; партии, которые кончаются раньше, уменьшают это число.
