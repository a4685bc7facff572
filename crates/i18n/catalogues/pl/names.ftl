# Nazwy i po jednym wierszu o każdej rzeczy, która ma nazwę. Tego, co wpisuje się w wierszu poleceń (alpha-beta,
# tic-tac-toe, X i O), nie tłumaczy się.
#
# Słownik. Zwracamy się w drugiej osobie liczby pojedynczej, jak w polskich programach: „wpisz”, „wybierz”.
#
#   search          przeszukiwanie (to, co robią minimaks, negamaks, alfa-beta i NegaScout); algorithm: algorytm
#   node            węzeł; leaf: liść; root: korzeń; child: potomek; tree: drzewo
#   ply             półruch; depth: głębokość; horizon: horyzont; move: ruch
#   cutoff, cut     obcięcie, obciąć; pruning: obcinanie; pruned: obcięty
#   window          okno; null window: okno zerowe; bound: ograniczenie (dolne, górne)
#   re-search       ponowne przeszukiwanie
#   evaluator       funkcja oceny; value: wartość; worth: ile warta jest pozycja
#   generated       wygenerowane ruchy
#   branching       rozgałęzienie; effective branching factor: efektywny współczynnik rozgałęzienia
#   fail-soft       miękkie obcinanie (fail-soft); fail-hard: twarde obcinanie (fail-hard)
#   to move         ruch ma X; side: strona; mark: znak; stone: kamień; cell: pole; board: plansza
#   row, column     wiersz, kolumna; K in a row: K w rzędzie; line: linia
#   win, loss, tie  wygrana, przegrana, remis
#   mistake         błąd; mutation: mutacja; convention: konwencja; preset: zestaw ustawień
#   minimal tree    drzewo minimalne; ordering: kolejność ruchów; trace: ślad; test: test
#   document        dokument; as printed: jak wydrukowano

## Gry

game-tic-tac-toe = kółko i krzyżyk
game-tic-tac-toe-summary = trzy w rzędzie na planszy 3×3
game-piskvorky = piszkworki
game-piskvorky-summary = cztery w rzędzie na planszy 5×5
game-gomoku = gomoku
game-gomoku-summary = pięć lub więcej w rzędzie na planszy 15×15
game-mnk = gra m,n,k
game-mnk-summary = mnk(W,H,K): K w rzędzie na planszy W na H pól; opcje: exact, misere
game-connect = rząd ze spadającymi kamieniami
game-connect-summary = connect(W,H,K): K w rzędzie w W kolumnach po H pól; kamień spada na najniższe wolne
game-connect-four = czwórki
game-connect-four-summary = cztery w rzędzie na 7x6, kamienie spadają
game-othello = Othello
game-othello-summary = othello(N): Othello na planszy 8×8, 6×6 lub 4×4; kamień odwraca te, które otoczy
game-dots-and-boxes = kropki i kwadraty
game-dots-and-boxes-summary = dots-and-boxes(W,H): linie wokół W na H kwadratów; kto zamknie kwadrat, rysuje znowu
game-kalah = kalah
game-kalah-summary = kalah(H,S): siej nasiona z H dołków po każdej stronie, po S nasion w każdym; ostatnie nasiono we własnym magazynie daje następny ruch
game-nim = Nim
game-nim-summary = nim(A,B,...): zabieraj kamienie z jednego stosu, ostatni wygrywa; opcje: misere, take=K
game-marienbad = Marienbad
game-marienbad-summary = stosy po 1, 3, 5 i 7 kamieni; kto zabierze ostatni, przegrywa
game-torus = torus
game-torus-summary = torus(W,H,K): K w rzędzie na W na H polach, gdzie linia wychodząca z jednej strony wchodzi z drugiej
game-ultimate = kółko i krzyżyk na dziewięciu planszach
game-ultimate-summary = ultimate: dziewięć plansz kółka i krzyżyka, a twoje pole wskazuje przeciwnikowi planszę; opcja: count
game-dots = kropki dowolnej wielkości
game-dots-summary = dots(W,H): otaczaj kropki przeciwnika łańcuchami swoich; opcje: cross, ground
game-kropki = kropki
game-kropki-summary = kropki na planszy 15×15, od pustej planszy
game-tochki = kropki z krzyżem
game-tochki-summary = kropki na planszy 20×20, na początku cztery kropki pośrodku
game-draughts = warcaby
game-draughts-summary = draughts(RULES): warcaby według zasad english, russian albo international; bicie jest obowiązkowe
game-english-draughts = warcaby angielskie
game-english-draughts-summary = warcaby na 8x8 z damkami o jedno pole, jak w Wielkiej Brytanii i Ameryce
game-checkers = warcaby amerykańskie
game-checkers-summary = inna nazwa warcabów angielskich
game-russian-draughts = warcaby rosyjskie
game-russian-draughts-summary = warcaby na 8x8 z latającymi damkami; piony biją też do tyłu
game-international-draughts = warcaby międzynarodowe
game-international-draughts-summary = warcaby na 10x10 z latającymi damkami; trzeba zbić jak najwięcej
game-five = pięć w rzędzie
game-five-summary = five(N,REGUŁA), five(W,H,REGUŁA): pięć w rzędzie na planszy o bokach od 5 do 20 pól; reguły: renju, caro
game-renju = renju
game-renju-summary = pięć w rzędzie na planszy 15×15; kto zaczyna, nie może zrobić szóstki, dwóch czwórek ani dwóch otwartych trójek
game-caro = caro
game-caro-summary = pięć w rzędzie na planszy 15×15, niezamkniętych z obu stron, albo więcej niż pięć
game-explicit = zapisane drzewo
game-explicit-summary = explicit([[3,12],[a:2,b:inf]]): drzewo zapisane w całości, nazwy nieobowiązkowe; explicit(@FILE), explicit(-)

## Przeszukiwania

algorithm-minimax = minimaks
algorithm-minimax-summary = obaj gracze nazwani, przeszukiwany jest każdy ruch (dowolna gra)
algorithm-negamax = negamaks
algorithm-negamax-summary = minimaks z jednym znakiem (ruchy muszą być naprzemienne)
algorithm-alpha-beta = alfa-beta
algorithm-alpha-beta-summary = negamaks, który pomija to, co nie może mieć znaczenia (ruchy muszą być naprzemienne)
algorithm-negascout = NegaScout
algorithm-negascout-summary = alfa-beta, która ufa pierwszemu ruchowi, a pozostałe tylko sprawdza
algorithm-memory = alfa-beta z pamięcią
algorithm-memory-summary = alfa-beta z tablicą transpozycji (pozycje muszą mieć klucze)
algorithm-aspiration = wyszukiwanie z oczekiwaniem
algorithm-aspiration-summary = alfa-beta z tablicą, która oczekuje poprzedniej wartości
algorithm-mtd-f = MTD(f)
algorithm-mtd-f-summary = MTD(f): tylko zerowe okna, począwszy od poprzedniej wartości
algorithm-sss-star = SSS*
algorithm-sss-star-summary = SSS* zerowymi oknami, które schodzą z góry
algorithm-dual-star = DUAL*
algorithm-dual-star-summary = DUAL* zerowymi oknami, które idą w górę z dołu
algorithm-pvs = wyszukiwanie głównego wariantu
algorithm-pvs-summary = wyszukiwanie głównego wariantu z tablicą, wyuczoną kolejnością ruchów i wątkami
algorithm-quiescence = wyszukiwanie spokoju
algorithm-quiescence-summary = alfa-beta, która kończy bicia, zanim oceni (głośne gry)
algorithm-monte-carlo = przeszukiwanie drzewa metodą Monte Carlo
algorithm-monte-carlo-summary = gra losowe partie do końca, częściej te, które idą dobrze (każda gra)

## Funkcje oceny

evaluator-open-lines = otwarte linie
evaluator-open-lines-summary = linie jeszcze otwarte dla mnie minus linie otwarte dla przeciwnika; wygrana jest warta 100
evaluator-open-fours = otwarte czwórki
evaluator-open-fours-summary = linie, które strona może jeszcze zapełnić, według kwadratu tego, co na nich jest
evaluator-stones-left = pozostałe kamienie
evaluator-stones-left-summary = za wygraną liczba kamieni, które zostały zwycięzcy, razem ze zwycięskim; za wszystko inne 0
evaluator-mobility = ruchliwość
evaluator-mobility-summary = liczba ruchów, które ma strona, i dziesięć za każdy róg
evaluator-discs = kamienie
evaluator-discs-summary = kamienie jednej strony minus kamienie drugiej, także na końcu
evaluator-chains = łańcuchy
evaluator-chains-summary = kwadraty jednej strony minus kwadraty drugiej i to, co przyniosą otwarte łańcuchy
evaluator-boxes = kwadraty
evaluator-boxes-summary = kwadraty jednej strony minus kwadraty drugiej, na końcu też
evaluator-seeds = nasiona
evaluator-seeds-summary = nasiona w magazynie jednej strony minus nasiona w magazynie drugiej, na końcu też
evaluator-nim-sum = nim-suma
evaluator-nim-sum-summary = 100, jeśli według teorii wygrywa strona, która ma ruch, a -100, jeśli nie
evaluator-boards = plansze
evaluator-boards-summary = wygrane małe plansze oraz rzędy plansz i pól, które można jeszcze zapełnić
evaluator-encircling = okrążanie
evaluator-encircling-summary = sto za każdą zdobytą kropkę oraz to, jak kropki są osaczone i jak trzymają się razem
evaluator-captured = zdobyte kropki
evaluator-captured-summary = kropki, które strona zdobyła, minus te, które straciła
evaluator-pattern-ladder = drabina wzorców
evaluator-pattern-ladder-summary = najlepszy wzorzec każdego wiersza, kolumny i przekątnej według wag, które może podać plik (pięć w rzędzie)
evaluator-line-powers = potęgi linii
evaluator-line-powers-summary = potęgi liczb 20, 10, 8 i 2 według liczby znaków na każdej linii (cztery w rzędzie na planszy 5×5)
evaluator-static = ocena statyczna
evaluator-static-summary = własna ocena silnika dla pięciu w rzędzie
evaluator-material = materiał
evaluator-material-summary = 100 za piona, więcej za damkę i trochę za to, gdzie bierki stoją (warcaby)
evaluator-outcome = wynik
evaluator-outcome-summary = 1 za wygraną, -1 za przegraną, w pozostałych przypadkach 0
evaluator-nearer-wins = bliższe wygrane
evaluator-nearer-wins-summary = za wygraną 500 podzielone przez odległość, za wszystko nierozstrzygnięte 0
evaluator-zero = zero
evaluator-zero-summary = za wszystko 0: samo przeszukiwanie
evaluator-scramble = zamęt
evaluator-scramble-summary = skrót pozycji, do sprawdzania przeszukiwań na drzewach bez sensu
evaluator-written = zapisane liczby
evaluator-written-summary = liczby zapisane w drzewie; 0 tam, gdzie głębokość kończy się nad nimi

## Zestawy ustawień: pięć dokumentów

preset-open-lines = otwarte linie
preset-open-lines-summary = 000: kółko i krzyżyk oceniane według otwartych linii; minimaks, negamaks, alfa-beta
preset-pattern-ladder = drabina wzorców
preset-pattern-ladder-summary = 001: gomoku oceniane według wzorców; minimaks, alfa-beta
preset-numbered-cells = numerowane pola
preset-numbered-cells-summary = 002: kółko i krzyżyk do końca gry; minimaks, alfa-beta
preset-nearer-wins = bliższe wygrane
preset-nearer-wins-summary = 003: kółko i krzyżyk do końca gry, bliższe wygrane najpierw; negamaks, alfa-beta, NegaScout
preset-line-powers = potęgi linii
preset-line-powers-summary = 004: cztery w rzędzie na planszy 5×5 oceniane potęgami liczby znaków; alfa-beta

## Mutacje: błędy dokumentów

mutation-leaf-for-mover = liść oceniany z punktu widzenia strony, która ma ruch
mutation-leaf-for-mover-summary = 000: minimaks ocenia liść z punktu widzenia strony, która ma ruch, a nie Max
mutation-low-overwritten = nadpisane dolne ograniczenie
mutation-low-overwritten-summary = 000: alfa-beta nadpisuje dolne ograniczenie mniejszą wartością i traci obcięcia
mutation-full-board-unseen = niezauważona pełna plansza
mutation-full-board-unseen-summary = 001: pełna plansza nie ma wartości, więc jest nieskończenie zła
mutation-min-int-overflow = przepełnienie najmniejszej liczby całkowitej
mutation-min-int-overflow-summary = 003: minus nieskończoność to najmniejsza liczba całkowita, której zmiana znaku nie zmienia: okna wychodzą puste
mutation-unshared-root = osobne okno dla każdego ruchu korzenia
mutation-unshared-root-summary = 003: każdy ruch z korzenia dostaje całe okno i żadne obcięcie nie korzysta z wcześniejszych ruchów
mutation-win-not-preferred = wygrana bez pierwszeństwa
mutation-win-not-preferred-summary = 004: wygrana gra jest warta mniej niż obiecująca
mutation-gaps-count = liczą się też przerwy
mutation-gaps-count-summary = 004: cztery znaki na linii pięciu pól liczą się jako cztery w rzędzie, nawet gdy dzieli je obcy znak
mutation-one-sided-diagonals = jednostronne przekątne
mutation-one-sided-diagonals-summary = 004: przekątne z czterech pól oceniane są tylko dla X, a pusta liczy się dla X
mutation-narrow-root-window = wąskie okno korzenia
mutation-narrow-root-window-summary = 004: okno korzenia kończy się na milionie, a linie pięciu są warte trzy miliony
mutation-global-game = inna plansza
mutation-global-game-summary = 004: test wygranej patrzy na inną planszę, więc wygranej nie widać
mutation-win-dominates = wygrana ponad wszystko
mutation-win-dominates-summary = 004: jak wydrukowano, tylko wygrana jest warta więcej niż cokolwiek innego

## Konwencje: w czym różnią się podręczniki

convention-plyground = Plyground
convention-plyground-summary = miękkie obcinanie (fail-soft), obcięcie przy >=, pełne okno, wspólny korzeń, ponowne przeszukiwanie od alfy
convention-from-value = ponowne przeszukiwanie od wartości
convention-from-value-summary = jak u nas, ale NegaScout przeszukuje ponownie od wartości, którą zwrócił test, jak u Reinefelda
convention-fail-hard = twarde obcinanie (fail-hard)
convention-fail-hard-summary = jak u nas, ale węzeł nigdy nie zwraca mniej niż alfa ani więcej niż beta
convention-knuth-moore = Knuth i Moore
convention-knuth-moore-summary = Knuth i Moore 1975, procedura F2: nigdy mniej niż alfa, obcięcie przy >=
convention-aima = Russell i Norvig
convention-aima-summary = Russell i Norvig: miękkie obcinanie (fail-soft), obcięcie przy >=, koniec gry jest wart tyle samo w każdej odległości
convention-wikipedia = Wikipedia
convention-wikipedia-summary = pierwszy pseudokod encyklopedii: obcięcie tylko przy >; jej PVS zwraca alfę i przeszukuje ponownie od alfy
convention-open-lines = dokument 000
convention-open-lines-summary = dokument 000: miękkie obcinanie (fail-soft), okno korzenia od minus do plus wygranej
convention-pattern-ladder = dokument 001
convention-pattern-ladder-summary = dokument 001: miękkie obcinanie (fail-soft), pełne okno; brak ruchu, gdy wszystkie są nieskończenie złe
convention-numbered-cells = dokument 002
convention-numbered-cells-summary = dokument 002: miękkie obcinanie (fail-soft), pełne okno, obcięcie przy >=
convention-nearer-wins = dokument 003
convention-nearer-wins-summary = dokument 003: NegaScout zwraca alfę i przeszukuje ponownie od niej; zakończony korzeń jest rozwijany
convention-line-powers = dokument 004
convention-line-powers-summary = dokument 004: zwraca alfę, którą ruch musi przebić

## Poziomy: jak silny jest przeciwnik

level-1 = początkujący
level-2 = nowicjusz
level-3 = gracz okazjonalny
level-4 = amator
level-5 = doświadczony gracz
level-6 = silny gracz
level-7 = znawca
level-8 = mistrz
level-9 = arcymistrz
level-10 = najlepszy, jaki jest

## Rzeczy policzone

count-nodes =
    { $count ->
        [one] { $count } węzeł
        [few] { $count } węzły
        [many] { $count } węzłów
       *[other] { $count } węzła
    }
