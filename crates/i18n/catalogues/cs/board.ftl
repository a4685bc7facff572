# Desky s řádky a sloupci a hodnota pozice bez prohledávání.

board-view-unfit = desky hry { $game } se takto netisknou: vynechejte --board a --coordinates
board-view-cell = řádek { $row }, sloupec { $column }
play-prompt-row = Řádek pro „{ $side }“ ({ $from }–{ $to }):
play-prompt-column = Sloupec pro „{ $side }“ ({ $from }–{ $to }):
play-cell-not-free = Pole „řádek { $row }, sloupec { $column }“ není volné: vyberte jiné.
evaluate-by = ohodnocovací funkce { $evaluator }: { $value }
evaluate-value = { $value } pro { $side }
evaluate-feature = znak pozice
evaluate-points = body { $side }
evaluate-line = linie
evaluate-cells = pole
evaluate-empty = prázdná
evaluate-no-lines = ve hře { $game } se nevyhrává řadou značek, takže nemá linie k počítání: vynechejte --lines
line-row = řádek
line-column = sloupec
line-diagonal-down = diagonála ↘
line-diagonal-up = diagonála ↗
rulebook-space = Pole desky (je jich { $cells }) lze zaplnit v { $cells }! = { $orders } pořadích; partie, které skončí dříve, tento počet zmenšují.
