# Plansze z wierszami i kolumnami oraz wartość pozycji bez przeszukiwania.

board-view-unfit = plansze gry { $game } nie są tak drukowane: pomiń --board i --coordinates
board-view-cell = wiersz { $row }, kolumna { $column }
play-prompt-row = Wiersz dla „{ $side }” ({ $from }–{ $to }):
play-prompt-column = Kolumna dla „{ $side }” ({ $from }–{ $to }):
play-cell-not-free = Pole „wiersz { $row }, kolumna { $column }” jest zajęte: wybierz inne.
evaluate-by = funkcja oceny { $evaluator }: { $value }
evaluate-value = { $value } dla { $side }
evaluate-feature = cecha
evaluate-points = punkty { $side }
evaluate-line = linia
evaluate-cells = pola
evaluate-empty = puste
evaluate-no-lines = w grze { $game } nie wygrywa się rzędem znaków, więc nie ma linii do policzenia: pomiń --lines
line-row = wiersz
line-column = kolumna
line-diagonal-down = przekątna ↘
line-diagonal-up = przekątna ↗
rulebook-space = Pola planszy (jest ich { $cells }) można zapełnić w { $cells }! = { $orders } kolejnościach; partie, które kończą się wcześniej, zmniejszają tę liczbę.
