# Vlastní ohodnocovací funkce: vzorce nad příznaky, váhy, programy. Slovník je na začátku names.ftl.

## Co mohou počítat vzorce

feature-lines = otevřené řady: bez soupeřova kamene
feature-lines1 = otevřené řady přesně s 1 kamenem
feature-lines2 = otevřené řady přesně se 2 kameny
feature-lines3 = otevřené řady přesně se 3 kameny
feature-lines4 = otevřené řady přesně se 4 kameny
feature-lines5 = otevřené řady přesně s 5 kameny
feature-centre = kameny nebo figurky uprostřed desky
feature-stones = kameny na desce
feature-mobility = možné tahy; strana, která není na tahu, má 0, pokud je hra neumí určit
feature-tempo = 1 pro stranu na tahu, 0 pro druhou
feature-corners = kameny v rozích
feature-discs = kameny na desce
feature-edges = kameny na okraji desky
feature-frontier = kameny vedle prázdného pole
feature-men = kameny
feature-kings = dámy
feature-advance = kolik řad postoupily kameny, celkem
feature-back_row = kameny na vlastní první řadě
feature-boxes = získané čtverečky
feature-takes = čáry, které uzavřou čtvereček (jen strana na tahu)
feature-chains = čtverečky, které přinese zbytek, když oba kreslí bezpečné čáry a pak otevřou nejkratší řetězec (jen strana na tahu)
feature-captured = zajaté tečky
feature-dots = vlastní nezajaté tečky
feature-base = volné body ve vlastních prázdných základnách
feature-boards = vyhrané malé desky
feature-board_lines1 = řady malých desek: 1 vyhraná, žádná ztracená
feature-board_lines2 = řady malých desek: 2 vyhrané, žádná ztracená
feature-store = semínka ve skladu
feature-seeds = semínka v důlcích
feature-empty_houses = prázdné důlky
feature-heaps = zbývající hromádky (jen strana na tahu)
feature-left = zbývající kameny (jen strana na tahu)
feature-nim_sum = hromádky sečtené bez přenosu (jen strana na tahu)

## Programy

own-evaluator-no-command = za exec: chybí příkaz: napište --evaluator 'exec:python3 judge.py'
own-evaluator-script = { $file } je program: neměli jste na mysli --evaluator { $wanted }?
own-evaluator-trust = partie v { $file } by spustila { $program } jako ohodnocovací funkci: pokud smí, začněte partii s tímto --evaluator sami
own-evaluator-trust-ask = Partie v { $file } spustí { $program } jako ohodnocovací funkci. Pokračovat? (y/n)
evaluator-program-start = ohodnocovací program nelze spustit: { $why }
evaluator-program-ended = ohodnocovací program skončil dřív, než odpověděl na řádek `{ $position }`: { $why }; spusťte ho s tímto řádkem sami a uvidíte víc
evaluator-program-late = ohodnocovací program neodpověděl na řádek `{ $position }` do { $seconds } s: musí napsat číslo na každý řádek a při prázdném řádku vyprázdnit výstup
evaluator-program-nonsense = ohodnocovací program odpověděl `{ $answer }` na řádek `{ $position }`: musí odpovědět jedním číslem, například -3 nebo 0.5, a ničím jiným
evaluator-program-unasked = ohodnocovací program napsal `{ $line }`, když se odpověď nečekala, u řádku `{ $position }`: musí napsat jedno číslo na každou pozici a nic jiného, ani na první a na prázdné řádky
setup-only-one = { $option } se zde zadává jednou: víc jich bere jen `plyground compare`
own-evaluator-engine = engine gomoku má vlastní ohodnocovací funkci: použijte `plyground search gomoku --evaluator`
