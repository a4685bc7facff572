# Názvy a jeden riadok o každej veci, ktorá názov má. To, čo sa píše na príkazovom riadku (alpha-beta, tic-tac-toe, X a O),
# sa neprekladá.
#
# Slovník. Vykanie, rozkazovací spôsob: „zadajte“, „vyberte“.
#
#   search          prehľadávanie (to, čo robia minimax, negamax, alfa-beta a NegaScout); algorithm: algoritmus
#   node            uzol; leaf: list; root: koreň; child: potomok; tree: strom
#   ply             polťah; depth: hĺbka; horizon: horizont; move: ťah
#   cutoff, cut     orezanie, orezať; pruning: orezávanie; pruned: orezaný
#   window          okno; null window: nulové okno; bound: hranica (dolná, horná)
#   re-search       opakované prehľadávanie
#   evaluator       hodnotiaca funkcia; value: hodnota; worth: akú má pozícia cenu
#   generated       vygenerované ťahy
#   branching       vetvenie; effective branching factor: efektívny faktor vetvenia
#   fail-soft       mäkké orezávanie (fail-soft); fail-hard: tvrdé orezávanie (fail-hard)
#   to move         na ťahu je X; side: strana; mark: znak; stone: kameň; cell: políčko; board: hracia plocha
#   row, column     riadok, stĺpec; K in a row: K v rade; line: línia
#   win, loss, tie  výhra, prehra, remíza
#   mistake         chyba; mutation: mutácia; convention: konvencia; preset: prednastavenie
#   minimal tree    minimálny strom; ordering: poradie ťahov; trace: záznam; test: test
#   document        dokument; as printed: ako je vytlačené

## Hry

game-tic-tac-toe = piškvorky 3×3
game-tic-tac-toe-summary = tri v rade na ploche 3×3
game-piskvorky = piškvorky 5×5
game-piskvorky-summary = štyri v rade na ploche 5×5
game-gomoku = gomoku
game-gomoku-summary = päť alebo viac v rade na ploche 15×15
game-mnk = m,n,k-hra
game-mnk-summary = mnk(W,H,K): K v rade na ploche W krát H políčok; možnosti: exact, misere
game-connect = rad s padajúcimi kameňmi
game-connect-summary = connect(W,H,K): K v rade v W stĺpcoch po H políčok; kameň padne na najnižšie voľné
game-connect-four = štyri v rade
game-connect-four-summary = štyri v rade na 7x6, kamene padajú nadol
game-othello = Othello
game-othello-summary = othello(N): Othello na ploche 8×8, 6×6 alebo 4×4; kameň otočí tie, ktoré zovrie
game-dots-and-boxes = bodky a štvorčeky
game-dots-and-boxes-summary = dots-and-boxes(W,H): čiary okolo W krát H štvorčekov; kto štvorček uzavrie, ťahá znova
game-kalah = kalah
game-kalah-summary = kalah(H,S): rozsievajte semienka z H jamiek na stranu po S semienok; posledné semienko vo vlastnom sklade dáva ďalší ťah
game-nim = Nim
game-nim-summary = nim(A,B,...): berte kamene z jednej kôpky, posledný vyhráva; voľby: misere, take=K
game-marienbad = Marienbad
game-marienbad-summary = kôpky s 1, 3, 5 a 7 kameňmi; kto vezme posledný, prehráva
game-torus = torus
game-torus-summary = torus(W,H,K): K v rade na W krát H políčkach, kde línia, ktorá na jednej strane odíde, na druhej sa vráti
game-ultimate = piškvorky na deviatich plochách
game-ultimate-summary = ultimate: deväť plôch piškvoriek 3×3 a vaše políčko určí súperovi plochu; možnosť: count
game-dots = bodky
game-dots-summary = dots(W,H): uzatvárajte reťaze svojich bodiek okolo súperových; možnosti: cross, ground
game-kropki = kropki
game-kropki-summary = bodky na ploche 15×15, začína sa na prázdnej ploche
game-tochki = točki
game-tochki-summary = bodky na ploche 20×20, na začiatku sú v strede štyri bodky
game-draughts = dáma
game-draughts-summary = draughts(RULES): dáma podľa pravidiel english, russian alebo international; brať je povinné
game-english-draughts = anglická dáma
game-english-draughts-summary = dáma na 8x8, dámy chodia o jedno políčko; tak sa hrá v Británii a Amerike
game-checkers = americká dáma
game-checkers-summary = iný názov anglickej dámy
game-russian-draughts = ruská dáma
game-russian-draughts-summary = dáma na 8x8, dámy lietajú a kamene berú aj dozadu
game-international-draughts = medzinárodná dáma
game-international-draughts-summary = dáma na 10x10, dámy lietajú; treba vziať čo najviac kameňov
game-five = päť v rade
game-five-summary = five(N,PRAVIDLO), five(W,H,PRAVIDLO): päť v rade na ploche so stranami od 5 do 20 políčok; pravidlá: renju, caro
game-renju = renju
game-renju-summary = päť v rade na ploche 15×15; kto začína, nesmie vytvoriť šesť, dve štvorky ani dve otvorené trojky
game-caro = caro
game-caro-summary = päť v rade na ploche 15×15, ktoré nie sú zavreté z oboch strán, alebo viac než päť
game-explicit = zapísaný strom
game-explicit-summary = explicit([[3,12],[a:2,b:inf]]): strom zapísaný celý, mená sú nepovinné; explicit(@FILE), explicit(-)

## Prehľadávania

algorithm-minimax = minimax
algorithm-minimax-summary = obaja hráči pomenovaní, prehľadá sa každý ťah (ľubovoľná hra)
algorithm-negamax = negamax
algorithm-negamax-summary = minimax s jedným znamienkom (ťahy sa musia striedať)
algorithm-alpha-beta = alfa-beta
algorithm-alpha-beta-summary = negamax, ktorý vynechá to, na čom nezáleží (ťahy sa musia striedať)
algorithm-negascout = NegaScout
algorithm-negascout-summary = alfa-beta, ktorá verí prvému ťahu a ostatné iba skúša
algorithm-memory = alfa-beta s pamäťou
algorithm-memory-summary = alfa-beta s transpozičnou tabuľkou (pozície musia mať kľúče)
algorithm-aspiration = hľadanie s očakávaním
algorithm-aspiration-summary = alfa-beta s tabuľkou, ktorá očakáva minulú hodnotu
algorithm-mtd-f = MTD(f)
algorithm-mtd-f-summary = MTD(f): iba nulové okná, počnúc minulou hodnotou
algorithm-sss-star = SSS*
algorithm-sss-star-summary = SSS* nulovými oknami, ktoré klesajú zhora
algorithm-dual-star = DUAL*
algorithm-dual-star-summary = DUAL* nulovými oknami, ktoré stúpajú zdola
algorithm-pvs = hľadanie hlavného variantu
algorithm-pvs-summary = hľadanie hlavného variantu s tabuľkou, naučeným poradím ťahov a vláknami
algorithm-quiescence = hľadanie pokoja
algorithm-quiescence-summary = alfa-beta, ktorá dokončí brania skôr, než hodnotí (hlučné hry)
algorithm-monte-carlo = stromové hľadanie Monte Carlo
algorithm-monte-carlo-summary = hrá náhodné partie do konca, častejšie tie, ktoré sa daria (každá hra)

## Hodnotiace funkcie

evaluator-open-lines = otvorené línie
evaluator-open-lines-summary = línie ešte otvorené pre mňa mínus línie otvorené pre súpera; výhra má cenu 100
evaluator-open-fours = otvorené štvorice
evaluator-open-fours-summary = línie, ktoré strana ešte môže zaplniť, podľa druhej mocniny toho, čo na nich je
evaluator-stones-left = zostávajúce kamene
evaluator-stones-left-summary = za výhru počet kameňov, ktoré víťazovi zostali, vrátane víťazného; za všetko ostatné 0
evaluator-mobility = pohyblivosť
evaluator-mobility-summary = počet ťahov, ktoré strana má, a desať za každý roh
evaluator-discs = kamene
evaluator-discs-summary = kamene jednej strany mínus kamene druhej, aj na konci
evaluator-chains = reťaze
evaluator-chains-summary = štvorčeky jednej strany mínus štvorčeky druhej a to, čo prinesú otvorené reťaze
evaluator-boxes = štvorčeky
evaluator-boxes-summary = štvorčeky jednej strany mínus štvorčeky druhej, aj na konci
evaluator-seeds = semienka
evaluator-seeds-summary = semienka v sklade jednej strany mínus semienka v sklade druhej, aj na konci
evaluator-nim-sum = nim-súčet
evaluator-nim-sum-summary = 100, ak podľa teórie vyhráva strana na ťahu, -100, ak nie
evaluator-boards = plochy
evaluator-boards-summary = vyhrané malé plochy a rady plôch a políčok, ktoré sa ešte dajú zaplniť
evaluator-encircling = obkľúčenie
evaluator-encircling-summary = sto za každú zajatú bodku a to, ako sú bodky stiesnené a ako držia spolu
evaluator-captured = zajaté bodky
evaluator-captured-summary = bodky, ktoré strana zajala, mínus tie, ktoré stratila
evaluator-pattern-ladder = rebrík vzorov
evaluator-pattern-ladder-summary = najlepší vzor každého riadka, stĺpca a diagonály podľa váh, ktoré môže určiť súbor (päť v rade)
evaluator-line-powers = mocniny línií
evaluator-line-powers-summary = mocniny čísel 20, 10, 8 a 2 podľa počtu znakov na každej línii (štyri v rade na ploche 5×5)
evaluator-static = statické hodnotenie
evaluator-static-summary = vlastné hodnotenie enginu pre päť v rade
evaluator-material = materiál
evaluator-material-summary = 100 za kameň, viac za dámu a trochu za to, kde kamene stoja (dáma)
evaluator-outcome = výsledok
evaluator-outcome-summary = 1 za výhru, -1 za prehru, inak 0
evaluator-nearer-wins = bližšie výhry
evaluator-nearer-wins-summary = za výhru 500 delené vzdialenosťou, za všetko nerozhodnuté 0
evaluator-zero = nula
evaluator-zero-summary = za všetko 0: holé prehľadávanie
evaluator-scramble = zmätok
evaluator-scramble-summary = haš pozície, na skúšanie prehľadávaní na stromoch bez zmyslu
evaluator-written = zapísané čísla
evaluator-written-summary = čísla zapísané v strome; 0 tam, kde sa hĺbka končí nad nimi

## Prednastavenia: päť dokumentov

preset-open-lines = otvorené línie
preset-open-lines-summary = 000: piškvorky 3×3 hodnotené podľa otvorených línií; minimax, negamax, alfa-beta
preset-pattern-ladder = rebrík vzorov
preset-pattern-ladder-summary = 001: gomoku hodnotené podľa vzorov; minimax, alfa-beta
preset-numbered-cells = číslované políčka
preset-numbered-cells-summary = 002: piškvorky 3×3 do konca hry; minimax, alfa-beta
preset-nearer-wins = bližšie výhry
preset-nearer-wins-summary = 003: piškvorky 3×3 do konca hry, bližšie výhry majú prednosť; negamax, alfa-beta, NegaScout
preset-line-powers = mocniny línií
preset-line-powers-summary = 004: štyri v rade na ploche 5×5 hodnotené mocninami počtu znakov; alfa-beta

## Mutácie: chyby dokumentov

mutation-leaf-for-mover = list hodnotený z pohľadu strany na ťahu
mutation-leaf-for-mover-summary = 000: minimax hodnotí list z pohľadu strany, ktorá je na ťahu, a nie z pohľadu Max
mutation-low-overwritten = prepísaná dolná hranica
mutation-low-overwritten-summary = 000: alfa-beta prepíše dolnú hranicu nižšou hodnotou a príde o orezania
mutation-full-board-unseen = nepovšimnutá plná plocha
mutation-full-board-unseen-summary = 001: plná plocha nemá hodnotu, takže je nekonečne zlá
mutation-min-int-overflow = pretečenie najmenšieho celého čísla
mutation-min-int-overflow-summary = 003: mínus nekonečno je najmenšie celé číslo, ktoré sa zmenou znamienka nezmení: okná vyjdú prázdne
mutation-unshared-root = nezdieľané okno koreňa
mutation-unshared-root-summary = 003: každý ťah z koreňa dostane celé okno a žiadne orezanie nevyužije predchádzajúce ťahy
mutation-win-not-preferred = výhra bez prednosti
mutation-win-not-preferred-summary = 004: vyhratá hra má menšiu cenu ako sľubná
mutation-gaps-count = počítajú sa aj medzery
mutation-gaps-count-summary = 004: štyri znaky na línii piatich políčok platia za štyri v rade, aj keď ich delí cudzí znak
mutation-one-sided-diagonals = jednostranné diagonály
mutation-one-sided-diagonals-summary = 004: diagonály so štyrmi políčkami sa hodnotia iba pre X a prázdna sa počíta pre X
mutation-narrow-root-window = úzke okno koreňa
mutation-narrow-root-window-summary = 004: okno koreňa sa končí na milióne, ale línie piatich majú cenu tri milióny
mutation-global-game = iná plocha
mutation-global-game-summary = 004: test výhry sa pozerá na inú plochu, takže výhru nevidí
mutation-win-dominates = výhra nadovšetko
mutation-win-dominates-summary = 004: ako je vytlačené, len výhra má väčšiu cenu ako všetko ostatné

## Konvencie: v čom sa učebnice líšia

convention-plyground = Plyground
convention-plyground-summary = mäkké orezávanie (fail-soft), orezanie pri >=, celé okno, zdieľaný koreň, opakované prehľadávanie od alfy
convention-from-value = opakované prehľadávanie od hodnoty
convention-from-value-summary = ako u nás, ale NegaScout prehľadáva znova od hodnoty, ktorú vrátila skúška, ako u Reinefelda
convention-fail-hard = tvrdé orezávanie (fail-hard)
convention-fail-hard-summary = ako u nás, ale uzol nikdy nevráti menej ako alfu ani viac ako betu
convention-knuth-moore = Knuth a Moore
convention-knuth-moore-summary = Knuth a Moore 1975, procedúra F2: nikdy menej ako alfa, orezanie pri >=
convention-aima = Russell a Norvig
convention-aima-summary = Russell a Norvig: mäkké orezávanie (fail-soft), orezanie pri >=, koniec hry má rovnakú cenu v každej vzdialenosti
convention-wikipedia = Wikipédia
convention-wikipedia-summary = prvý pseudokód encyklopédie: orezanie iba pri >; jej PVS vracia alfu a prehľadáva znova od alfy
convention-open-lines = dokument 000
convention-open-lines-summary = dokument 000: mäkké orezávanie (fail-soft), okno koreňa od mínus po plus výhru
convention-pattern-ladder = dokument 001
convention-pattern-ladder-summary = dokument 001: mäkké orezávanie (fail-soft), celé okno; žiadny ťah, ak sú všetky nekonečne zlé
convention-numbered-cells = dokument 002
convention-numbered-cells-summary = dokument 002: mäkké orezávanie (fail-soft), celé okno, orezanie pri >=
convention-nearer-wins = dokument 003
convention-nearer-wins-summary = dokument 003: NegaScout vracia alfu a prehľadáva znova od nej; skončený koreň sa rozvíja
convention-line-powers = dokument 004
convention-line-powers-summary = dokument 004: vracia alfu, ktorú musí ťah prekonať

## Úrovne: ako silný je súper

level-1 = začiatočník
level-2 = nováčik
level-3 = príležitostný hráč
level-4 = amatér
level-5 = skúsený hráč
level-6 = silný hráč
level-7 = znalec
level-8 = majster
level-9 = veľmajster
level-10 = najlepší, aký je

## Počítané veci

count-nodes =
    { $count ->
        [one] { $count } uzol
        [few] { $count } uzly
        [many] { $count } uzla
       *[other] { $count } uzlov
    }
