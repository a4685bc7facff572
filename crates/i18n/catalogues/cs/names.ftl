# Názvy a jeden řádek o každé věci, která název má. Co se píše na příkazovém řádku (alpha-beta, tic-tac-toe, X a O), se
# nepřekládá.
#
# Slovník. Vykání, rozkazovací způsob: „zadejte“, „vyberte“.
#
#   search          prohledávání (to, co dělají minimax, negamax, alfa-beta a NegaScout); algorithm: algoritmus
#   node            uzel; leaf: list; root: kořen; child: potomek; tree: strom
#   ply             půltah; depth: hloubka; horizon: horizont; move: tah
#   cutoff, cut     prořezání, prořezat; pruning: prořezávání; pruned: prořezaný
#   window          okno; null window: nulové okno; bound: mez (dolní, horní)
#   re-search       opakované prohledávání
#   evaluator       ohodnocovací funkce; value: hodnota; worth: jakou má pozice cenu
#   generated       vygenerované tahy
#   branching       větvení; effective branching factor: efektivní faktor větvení
#   fail-soft       měkké prořezávání (fail-soft); fail-hard: tvrdé prořezávání (fail-hard)
#   to move         na tahu je X; side: strana; mark: znak; stone: kámen; cell: pole; board: hrací deska
#   row, column     řádek, sloupec; K in a row: K v řadě; line: řada (na desce)
#   win, loss, tie  výhra, prohra, remíza
#   mistake         chyba; mutation: mutace; convention: konvence; preset: předvolba
#   minimal tree    minimální strom; ordering: pořadí tahů; trace: záznam; test: test
#   document        dokument; as printed: jak je vytištěno

## Hry

game-tic-tac-toe = piškvorky 3×3
game-tic-tac-toe-summary = tři v řadě na desce 3×3
game-piskvorky = piškvorky 5×5
game-piskvorky-summary = čtyři v řadě na desce 5×5
game-gomoku = gomoku
game-gomoku-summary = pět nebo více v řadě na desce 15×15
game-mnk = m,n,k-hra
game-mnk-summary = mnk(W,H,K): K v řadě na desce W krát H polí; možnosti: exact, misere
game-connect = řada s padajícími kameny
game-connect-summary = connect(W,H,K): K v řadě ve W sloupcích po H polích; kámen padne na nejnižší volné
game-connect-four = čtyři v řadě
game-connect-four-summary = čtyři v řadě na 7x6, kameny padají dolů
game-othello = Othello
game-othello-summary = othello(N): Othello na desce 8×8, 6×6 nebo 4×4; kámen otočí ty, které sevře
game-dots-and-boxes = tečky a čtverečky
game-dots-and-boxes-summary = dots-and-boxes(W,H): čáry kolem W krát H čtverečků; kdo čtvereček uzavře, táhne znovu
game-kalah = kalah
game-kalah-summary = kalah(H,S): rozsévejte semínka z H důlků na stranu po S semínkách; poslední semínko ve vlastním skladu dává další tah
game-nim = Nim
game-nim-summary = nim(A,B,...): berte kameny z jedné hromádky, poslední vyhrává; volby: misere, take=K
game-marienbad = Marienbad
game-marienbad-summary = hromádky s 1, 3, 5 a 7 kameny; kdo vezme poslední, prohrává
game-torus = torus
game-torus-summary = torus(W,H,K): K v řadě na W krát H polích, kde linie, která na jedné straně odejde, se na druhé vrátí
game-ultimate = piškvorky na devíti deskách
game-ultimate-summary = ultimate: devět desek piškvorek 3×3 a vaše pole určí soupeři desku; možnost: count
game-dots = tečky
game-dots-summary = dots(W,H): uzavírejte řetězy svých teček kolem soupeřových; možnosti: cross, ground
game-kropki = kropki
game-kropki-summary = tečky na desce 15×15, začíná se na prázdné desce
game-tochki = točki
game-tochki-summary = tečky na desce 20×20, na začátku jsou uprostřed čtyři tečky
game-draughts = dáma
game-draughts-summary = draughts(RULES): dáma podle pravidel english, russian nebo international; brát je povinné
game-english-draughts = anglická dáma
game-english-draughts-summary = dáma na 8x8, dámy chodí o jedno pole; tak se hraje v Británii a Americe
game-checkers = americká dáma
game-checkers-summary = jiný název anglické dámy
game-russian-draughts = ruská dáma
game-russian-draughts-summary = dáma na 8x8, dámy létají a kameny berou i dozadu
game-international-draughts = mezinárodní dáma
game-international-draughts-summary = dáma na 10x10, dámy létají; je třeba vzít co nejvíce kamenů
game-five = pět v řadě
game-five-summary = five(N,PRAVIDLO), five(W,H,PRAVIDLO): pět v řadě na desce se stranami od 5 do 20 polí; pravidla: renju, caro
game-renju = renju
game-renju-summary = pět v řadě na desce 15×15; kdo začíná, nesmí vytvořit šest, dvě čtyřky ani dvě otevřené trojky
game-caro = caro
game-caro-summary = pět v řadě na desce 15×15, které nejsou zavřené z obou stran, nebo více než pět
game-explicit = zapsaný strom
game-explicit-summary = explicit([[3,12],[a:2,b:inf]]): strom zapsaný celý, jména jsou nepovinná; explicit(@FILE), explicit(-)

## Prohledávání

algorithm-minimax = minimax
algorithm-minimax-summary = oba hráči pojmenovaní, prohledá se každý tah (libovolná hra)
algorithm-negamax = negamax
algorithm-negamax-summary = minimax s jedním znaménkem (tahy se musí střídat)
algorithm-alpha-beta = alfa-beta
algorithm-alpha-beta-summary = negamax, který vynechá to, na čem nezáleží (tahy se musí střídat)
algorithm-negascout = NegaScout
algorithm-negascout-summary = alfa-beta, která věří prvnímu tahu a ostatní jen zkouší
algorithm-memory = alfa-beta s pamětí
algorithm-memory-summary = alfa-beta s transpoziční tabulkou (pozice musí mít klíče)
algorithm-aspiration = hledání s očekáváním
algorithm-aspiration-summary = alfa-beta s tabulkou, která očekává minulou hodnotu
algorithm-mtd-f = MTD(f)
algorithm-mtd-f-summary = MTD(f): jen nulová okna, počínaje minulou hodnotou
algorithm-sss-star = SSS*
algorithm-sss-star-summary = SSS* nulovými okny, která klesají shora
algorithm-dual-star = DUAL*
algorithm-dual-star-summary = DUAL* nulovými okny, která stoupají zdola
algorithm-pvs = hledání hlavní varianty
algorithm-pvs-summary = hledání hlavní varianty s tabulkou, naučeným pořadím tahů a vlákny
algorithm-quiescence = hledání klidu
algorithm-quiescence-summary = alfa-beta, která dokončí braní dříve, než hodnotí (hlučné hry)
algorithm-monte-carlo = stromové hledání Monte Carlo
algorithm-monte-carlo-summary = hraje náhodné partie do konce, častěji ty, které se daří (každá hra)

## Ohodnocovací funkce

evaluator-open-lines = otevřené řady
evaluator-open-lines-summary = řady dosud otevřené pro mě minus řady otevřené pro soupeře; výhra má cenu 100
evaluator-open-fours = otevřené čtveřice
evaluator-open-fours-summary = linie, které strana ještě může zaplnit, podle druhé mocniny toho, co na nich je
evaluator-stones-left = zbývající kameny
evaluator-stones-left-summary = za výhru počet kamenů, které vítězi zbyly, včetně vítězného; za všechno ostatní 0
evaluator-mobility = pohyblivost
evaluator-mobility-summary = počet tahů, které strana má, a deset za každý roh
evaluator-discs = kameny
evaluator-discs-summary = kameny jedné strany minus kameny druhé, i na konci
evaluator-chains = řetězce
evaluator-chains-summary = čtverečky jedné strany minus čtverečky druhé a to, co přinesou otevřené řetězce
evaluator-boxes = čtverečky
evaluator-boxes-summary = čtverečky jedné strany minus čtverečky druhé, i na konci
evaluator-seeds = semínka
evaluator-seeds-summary = semínka ve skladu jedné strany minus semínka ve skladu druhé, i na konci
evaluator-nim-sum = nim-součet
evaluator-nim-sum-summary = 100, pokud podle teorie vyhrává strana na tahu, -100, pokud ne
evaluator-boards = desky
evaluator-boards-summary = vyhrané malé desky a řady desek a polí, které se ještě dají zaplnit
evaluator-encircling = obklíčení
evaluator-encircling-summary = sto za každou zajatou tečku a to, jak jsou tečky stísněné a jak drží pohromadě
evaluator-captured = zajaté tečky
evaluator-captured-summary = tečky, které strana zajala, minus ty, které ztratila
evaluator-pattern-ladder = žebřík vzorů
evaluator-pattern-ladder-summary = nejlepší vzor každého řádku, sloupce a diagonály podle vah, které může určit soubor (pět v řadě)
evaluator-line-powers = mocniny řad
evaluator-line-powers-summary = mocniny čísel 20, 10, 8 a 2 podle počtu znaků na každé řadě (čtyři v řadě na desce 5×5)
evaluator-static = statické ohodnocení
evaluator-static-summary = vlastní ohodnocení enginu pro pět v řadě
evaluator-material = materiál
evaluator-material-summary = 100 za kámen, více za dámu a trochu za to, kde kameny stojí (dáma)
evaluator-outcome = výsledek
evaluator-outcome-summary = 1 za výhru, -1 za prohru, jinak 0
evaluator-nearer-wins = bližší výhry
evaluator-nearer-wins-summary = za výhru 500 děleno vzdáleností, za vše nerozhodnuté 0
evaluator-zero = nula
evaluator-zero-summary = za všechno 0: holé prohledávání
evaluator-scramble = zmatek
evaluator-scramble-summary = haš pozice, pro zkoušení prohledávání na stromech bez smyslu
evaluator-written = zapsaná čísla
evaluator-written-summary = čísla zapsaná ve stromě; 0 tam, kde hloubka končí nad nimi

## Předvolby: pět dokumentů

preset-open-lines = otevřené řady
preset-open-lines-summary = 000: piškvorky 3×3 hodnocené podle otevřených řad; minimax, negamax, alfa-beta
preset-pattern-ladder = žebřík vzorů
preset-pattern-ladder-summary = 001: gomoku hodnocené podle vzorů; minimax, alfa-beta
preset-numbered-cells = číslovaná pole
preset-numbered-cells-summary = 002: piškvorky 3×3 do konce hry; minimax, alfa-beta
preset-nearer-wins = bližší výhry
preset-nearer-wins-summary = 003: piškvorky 3×3 do konce hry, bližší výhry mají přednost; negamax, alfa-beta, NegaScout
preset-line-powers = mocniny řad
preset-line-powers-summary = 004: čtyři v řadě na desce 5×5 hodnocené mocninami počtu znaků; alfa-beta

## Mutace: chyby dokumentů

mutation-leaf-for-mover = list hodnocený z pohledu strany na tahu
mutation-leaf-for-mover-summary = 000: minimax hodnotí list z pohledu strany, která je na tahu, a ne z pohledu Max
mutation-low-overwritten = přepsaná dolní mez
mutation-low-overwritten-summary = 000: alfa-beta přepíše dolní mez nižší hodnotou a přijde o prořezání
mutation-full-board-unseen = nepovšimnutá plná deska
mutation-full-board-unseen-summary = 001: plná deska nemá hodnotu, takže je nekonečně špatná
mutation-min-int-overflow = přetečení nejmenšího celého čísla
mutation-min-int-overflow-summary = 003: minus nekonečno je nejmenší celé číslo, které se změnou znaménka nezmění: okna vyjdou prázdná
mutation-unshared-root = nesdílené okno kořene
mutation-unshared-root-summary = 003: každý tah z kořene dostane celé okno a žádné prořezání nevyužije předchozích tahů
mutation-win-not-preferred = výhra bez přednosti
mutation-win-not-preferred-summary = 004: vyhraná hra má menší cenu než slibná
mutation-gaps-count = počítají se i mezery
mutation-gaps-count-summary = 004: čtyři znaky na řadě pěti polí platí za čtyři v řadě, i když je dělí cizí znak
mutation-one-sided-diagonals = jednostranné diagonály
mutation-one-sided-diagonals-summary = 004: diagonály o čtyřech polích se hodnotí jen pro X a prázdná se počítá pro X
mutation-narrow-root-window = úzké okno kořene
mutation-narrow-root-window-summary = 004: okno kořene končí na milionu, ale řady pěti mají cenu tři miliony
mutation-global-game = jiná deska
mutation-global-game-summary = 004: test výhry se dívá na jinou desku, takže výhru nevidí
mutation-win-dominates = výhra nade vše
mutation-win-dominates-summary = 004: jak je vytištěno, jen výhra má větší cenu než vše ostatní

## Konvence: v čem se učebnice liší

convention-plyground = Plyground
convention-plyground-summary = měkké prořezávání (fail-soft), prořezání při >=, celé okno, sdílený kořen, opakované prohledávání od alfy
convention-from-value = opakované prohledávání od hodnoty
convention-from-value-summary = jako u nás, ale NegaScout prohledává znovu od hodnoty, kterou vrátila zkouška, jako u Reinefelda
convention-fail-hard = tvrdé prořezávání (fail-hard)
convention-fail-hard-summary = jako u nás, ale uzel nikdy nevrátí méně než alfu ani více než betu
convention-knuth-moore = Knuth a Moore
convention-knuth-moore-summary = Knuth a Moore 1975, procedura F2: nikdy méně než alfa, prořezání při >=
convention-aima = Russell a Norvig
convention-aima-summary = Russell a Norvig: měkké prořezávání (fail-soft), prořezání při >=, konec hry má stejnou cenu v každé vzdálenosti
convention-wikipedia = Wikipedie
convention-wikipedia-summary = první pseudokód encyklopedie: prořezání jen při >; její PVS vrací alfu a prohledává znovu od alfy
convention-open-lines = dokument 000
convention-open-lines-summary = dokument 000: měkké prořezávání (fail-soft), okno kořene od minus do plus výhry
convention-pattern-ladder = dokument 001
convention-pattern-ladder-summary = dokument 001: měkké prořezávání (fail-soft), celé okno; žádný tah, jsou-li všechny nekonečně špatné
convention-numbered-cells = dokument 002
convention-numbered-cells-summary = dokument 002: měkké prořezávání (fail-soft), celé okno, prořezání při >=
convention-nearer-wins = dokument 003
convention-nearer-wins-summary = dokument 003: NegaScout vrací alfu a prohledává znovu od ní; skončený kořen se rozvíjí
convention-line-powers = dokument 004
convention-line-powers-summary = dokument 004: vrací alfu, kterou musí tah překonat

## Úrovně: jak silný je soupeř

level-1 = začátečník
level-2 = nováček
level-3 = příležitostný hráč
level-4 = amatér
level-5 = zkušený hráč
level-6 = silný hráč
level-7 = znalec
level-8 = mistr
level-9 = velmistr
level-10 = nejlepší, jaký je

## Počítané věci

count-nodes =
    { $count ->
        [one] { $count } uzel
        [few] { $count } uzly
        [many] { $count } uzlu
       *[other] { $count } uzlů
    }
