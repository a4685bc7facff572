# Plochy s riadkami a stĺpcami a hodnota pozície bez prehľadávania.

board-view-unfit = plochy hry { $game } sa takto netlačia: vynechajte --board a --coordinates
board-view-cell = riadok { $row }, stĺpec { $column }
play-prompt-row = Riadok pre „{ $side }“ ({ $from } – { $to }):
play-prompt-column = Stĺpec pre „{ $side }“ ({ $from } – { $to }):
play-cell-not-free = Políčko „riadok { $row }, stĺpec { $column }“ nie je voľné: vyberte iné.
evaluate-by = hodnotiaca funkcia { $evaluator }: { $value }
evaluate-value = { $value } pre { $side }
evaluate-feature = znak pozície
evaluate-points = body { $side }
evaluate-line = línia
evaluate-cells = políčka
evaluate-empty = prázdne
evaluate-no-lines = v hre { $game } sa nevyhráva radom značiek, takže nemá línie na počítanie: vynechajte --lines
line-row = riadok
line-column = stĺpec
line-diagonal-down = diagonála ↘
line-diagonal-up = diagonála ↗
rulebook-space = Políčka plochy (je ich { $cells }) možno zaplniť v { $cells }! = { $orders } poradiach; partie, ktoré sa skončia skôr, tento počet zmenšujú.
