# Дошки з рядками та стовпцями й оцінка позиції без перебору.

board-view-unfit = дошки гри { $game } так не друкуються: приберіть --board і --coordinates
board-view-cell = рядок { $row }, стовпець { $column }
play-prompt-row = Рядок для «{ $side }» ({ $from }–{ $to }):
play-prompt-column = Стовпець для «{ $side }» ({ $from }–{ $to }):
play-cell-not-free = Клітинка «рядок { $row }, стовпець { $column }» зайнята: виберіть іншу.
evaluate-by = оцінювальна функція { $evaluator }: { $value }
evaluate-value = { $value } для { $side }
evaluate-feature = ознака
evaluate-points = очки { $side }
evaluate-line = лінія
evaluate-cells = клітинки
evaluate-empty = порожньо
evaluate-no-lines = у грі { $game } виграють не рядом знаків, тож ліній для підрахунку немає: приберіть --lines
line-row = рядок
line-column = стовпець
line-diagonal-down = діагональ ↘
line-diagonal-up = діагональ ↗
rulebook-space = Заповнити клітинки дошки (їх { $cells }) можна { $cells }! = { $orders } способами; партії, що закінчуються раніше, зменшують це число.
