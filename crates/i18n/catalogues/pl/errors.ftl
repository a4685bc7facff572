# Uwagi i wyjaśnienia spod interfejsu. Słownik jest na początku names.ftl.

## Języki

language-unknown = języka `{ $wish }` tu nie ma: wybierz jeden z { $codes }

## Nazwy

name-unknown =
    { $kind ->
        [game] nie ma gry `{ $name }`; dostępne: { $names }
        [algorithm] nie ma algorytmu `{ $name }`; dostępne: { $names }
        [evaluator] nie ma funkcji oceny `{ $name }`; dostępne: { $names }
        [feature] nie ma cechy `{ $name }`; dostępne: { $names }
        [preset] nie ma zestawu ustawień `{ $name }`; dostępne: { $names }
        [mutation] nie ma mutacji `{ $name }`; dostępne: { $names }
        [convention] nie ma konwencji `{ $name }`; dostępne: { $names }
        [ordering] nie ma kolejności ruchów `{ $name }`; dostępne: { $names }
       *[other] nie ma nazwy `{ $name }`; dostępne: { $names }
    }
name-unknown-near =
    { $kind ->
        [game] nie ma gry `{ $name }`: czy chodziło o `{ $nearest }`?
        [algorithm] nie ma algorytmu `{ $name }`: czy chodziło o `{ $nearest }`?
        [evaluator] nie ma funkcji oceny `{ $name }`: czy chodziło o `{ $nearest }`?
        [feature] nie ma cechy `{ $name }`: czy chodziło o `{ $nearest }`?
        [preset] nie ma zestawu ustawień `{ $name }`: czy chodziło o `{ $nearest }`?
        [mutation] nie ma mutacji `{ $name }`: czy chodziło o `{ $nearest }`?
        [convention] nie ma konwencji `{ $name }`: czy chodziło o `{ $nearest }`?
        [ordering] nie ma kolejności ruchów `{ $name }`: czy chodziło o `{ $nearest }`?
       *[other] nie ma nazwy `{ $name }`: czy chodziło o `{ $nearest }`?
    }
name-asked-of = { $why } (gra { $game })
name-unclosed = w `{ $text }` brakuje nawiasu zamykającego
name-alias = { $alias }: { $why }

## Ruchy

move-unknown = `{ $text }` nie jest tu ruchem: spróbuj jednego z { $moves }
move-after-the-end = gra się skończyła, nie ma już ruchów
# Po słowie „Ruch:”.
move-help-one-of = jeden z { $moves }
move-help-columns = numer kolumny, od 1 do { $last }
column-unreadable = `{ $text }` nie jest kolumną: podaj jej numer, od 1 do { $last }
column-full = kolumna { $column } jest pełna: wybierz inną
move-help-cells = { $forms } (wiersze jak oznaczono)

cell-unreadable = `{ $text }` nie jest polem: wpisz je jako { $forms }
cell-off-board = `{ $cell }` nie leży na planszy { $width }×{ $height }: kolumny to a-{ $last }, wiersze 1-{ $height }
cell-no-such-number = nie ma pola { $number }: pola są ponumerowane od 1 do { $most }
cell-without-number = pola tej planszy nie mają numerów: wpisz pole jako { $forms }
cell-taken = na polu { $cell } już { AGREE($side, one: "stoi", many: "stoją") } { $side }: wybierz puste
move-forbidden = ruch { $cell } jest zabroniony: { $why }; wybierz inne pole
forbidden-overline = { $side } nie { AGREE($side, one: "może", many: "mogą") } zrobić sześciu lub więcej w rzędzie
forbidden-two-fours = { $side } nie { AGREE($side, one: "może", many: "mogą") } zrobić dwóch czwórek naraz
forbidden-two-threes = { $side } nie { AGREE($side, one: "może", many: "mogą") } zrobić dwóch otwartych trójek naraz
cell-forms = { $cell }, `{ $row } { $column }` lub `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` lub `row { $row } col { $column }`

## Co robi ruch. Każdy wiersz stoi po ruchu: „h8 tworzy otwartą czwórkę”.

remark-wins = wygrywa od razu
remark-line = dopełnia linię i wygrywa
remark-loses = przegrywa od razu
remark-stops-win = zatrzymuje { SIDE($side, case: "accusative") }: inaczej byłaby wygrana następnym ruchem
remark-allows-win = pozwala { SIDE($side, case: "dative") } od razu wygrać ruchem { $reply }
remark-two-threats = tworzy dwie groźby naraz
remark-threat = grozi wygraną ruchem { $movement }
merit-extends = ma { $count } z { $length } na linii bez { SIDE($side, case: "genitive") }
merit-blocks = blokuje linię, na której { $side } { AGREE($side, one: "ma", many: "mają") } { $count } z { $length }
merit-centre = zajmuje środek
merit-most-lines = leży na największej liczbie linii bez { SIDE($side, case: "genitive") }: { $count }
merit-lines = leży na liniach bez { SIDE($side, case: "genitive") }: { $count }
mnk-never-won = linia długości { $k } nie mieści się na tej planszy: każda partia kończy się remisem
remark-five = tworzy pięć w rzędzie i wygrywa
remark-open-four = tworzy otwartą czwórkę
remark-two-fours = tworzy dwie czwórki naraz
remark-four-and-three = tworzy czwórkę i otwartą trójkę naraz
remark-four = tworzy czwórkę, na którą trzeba odpowiedzieć
remark-two-threes = tworzy dwie otwarte trójki naraz
remark-three = tworzy otwartą trójkę
remark-overline = tworzy sześć lub więcej w rzędzie, co tu nie wygrywa
remark-closed-five = tworzy piątkę zamkniętą z obu stron, co tu nie wygrywa
remark-stops-five = zatrzymuje piątkę { SIDE($side, case: "genitive") }
remark-stops-open-four = zatrzymuje otwartą czwórkę { SIDE($side, case: "genitive") }
remark-stops-four-and-three = zatrzymuje czwórkę z trójką { SIDE($side, case: "genitive") }
remark-allows-five = pozwala { SIDE($side, case: "dative") } zrobić piątkę
remark-allows-open-four = pozwala { SIDE($side, case: "dative") } zrobić otwartą czwórkę
remark-allows-four-and-three = pozwala { SIDE($side, case: "dative") } zrobić czwórkę z trójką naraz

## Pozycje

starter-fixed = w grze { $game } zawsze { AGREE($side, one: "zaczyna", many: "zaczynają") } { $side }
position-not-from-text = pozycji gry { $game } nie można podać tekstem: podaj ruchy
position-cells =
    { $count ->
        [one] pozycja ma { $count } pole, plansza { $cells }: podaj wiersze oddzielone /, wierszy { $rows }, pól w każdym { $columns }
        [few] pozycja ma { $count } pola, plansza { $cells }: podaj wiersze oddzielone /, wierszy { $rows }, pól w każdym { $columns }
        [many] pozycja ma { $count } pól, plansza { $cells }: podaj wiersze oddzielone /, wierszy { $rows }, pól w każdym { $columns }
       *[other] pozycja ma { $count } pola, plansza { $cells }: podaj wiersze oddzielone /, wierszy { $rows }, pól w każdym { $columns }
    }
position-rows =
    { $count ->
        [one] pozycja ma { $count } wiersz, plansza { $rows }: oddzielaj wiersze znakiem /
        [few] pozycja ma { $count } wiersze, plansza { $rows }: oddzielaj wiersze znakiem /
        [many] pozycja ma { $count } wierszy, plansza { $rows }: oddzielaj wiersze znakiem /
       *[other] pozycja ma { $count } wiersza, plansza { $rows }: oddzielaj wiersze znakiem /
    }
position-row =
    { $count ->
        [one] wiersz { $row } pozycji ma { $count } pole, a nie { $columns }: za każde wpisz X, O lub kropkę
        [few] wiersz { $row } pozycji ma { $count } pola, a nie { $columns }: za każde wpisz X, O lub kropkę
        [many] wiersz { $row } pozycji ma { $count } pól, a nie { $columns }: za każde wpisz X, O lub kropkę
       *[other] wiersz { $row } pozycji ma { $count } pola, a nie { $columns }: za każde wpisz X, O lub kropkę
    }
position-sign = `{ $sign }` nic w pozycji nie znaczy: użyj X, O, kropki lub liczby pustych pól
position-too-large =
    { $most ->
        [one] pozycja jest większa niż każda plansza: najwyżej { $most } pole
        [few] pozycja jest większa niż każda plansza: najwyżej { $most } pola
        [many] pozycja jest większa niż każda plansza: najwyżej { $most } pól
       *[other] pozycja jest większa niż każda plansza: najwyżej { $most } pola
    }
position-uneven = { $x } X i { $o } O nie może powstać w grze: ruchy są naprzemienne
position-wrong-turn = { $side } ma o jeden ruch więcej ({ $x } X, { $o } O) i nie może mieć ruchu
position-two-lines = obie strony mają pełną linię, a do tego gra nie może doprowadzić
position-line-to-move = linia { SIDE($side, case: "genitive") } jest już pełna, więc nie jest to ruch { SIDE($side, case: "genitive") }
position-lines-apart = { $side } { AGREE($side, one: "ma", many: "mają") } linie, których nie dopełnia jeden ostatni kamień
position-too-late = partia skończyła się, zanim postawiono wszystkie te kamienie: usuń niektóre

## Plansze

connect-form = pisz connect(W,H,K), na przykład connect(7,6,4)
connect-too-large = na planszy o { $width } kolumnach i { $height } wierszach nie da się grać: W razy (H + 1) może wynosić najwyżej 64, jak w connect(7,6,4)
connect-floating = pod kamieniem w kolumnie { $column }, wierszu { $row } nic nie ma: kamienie spadają
othello-size = w Othello gra się tu na 4×4, 6×6 i 8×8: napisz othello(6)
othello-unreachable = to nie może powstać w grze: na czterech polach pośrodku zawsze leżą kamienie, a każdy inny postawiono obok jakiegoś
boxes-form = pisz dots-and-boxes(W,H), na przykład dots-and-boxes(4,3)
boxes-size = na polu { $width } na { $height } kwadratów nie da się grać: boki mają od 1 do { $longest }, a linii może być najwyżej 64, jak w dots-and-boxes(5,5)
boxes-picture = pozycja ma mieć tyle wierszy: { $rows }, w każdym tyle znaków: { $columns }; między wierszami /, a za ostatnim, czyj jest ruch: { $example }
boxes-sign = `{ $sign }` nie może stać w kolumnie { $column } wiersza { $row } pozycji: kropki to +, linie - i |, kwadraty X i O, a czego brak, to .
boxes-owners = kwadrat jest czyjś dokładnie wtedy, gdy narysowane są jego cztery boki: popraw kwadraty albo linie
boxes-turn = kto rysuje ostatnią linię, ma kwadrat i ruch zostaje przy nim: zmień, czyj jest ruch
line-unreadable = `{ $text }` to nie linia: wpisz pole, na którym ma być narysowana, na przykład { $line }
line-is-dot = { $cell } to kropka: linie rysuje się między kropkami, na przykład { $line }
line-is-box = { $cell } to wnętrze kwadratu: linie rysuje się wokół niego, na przykład { $line }
line-drawn = { $line } jest już narysowana: wybierz inną linię
move-help-lines = pole między dwiema kropkami, na którym rysuje się linię: { $line }
nim-form = pisz nim i liczby kamieni w stosach, a po nich, jeśli chcesz, `take=K` albo `misere`: nim(3,4,5), nim(21,take=3), nim(1,3,5,7,misere)
nim-size = w Nim gra się tu z 1–{ $heaps } stosami po 1–{ $stones } kamieni, z których ruch zabiera co najmniej jeden: pisz nim(3,4,5) albo nim(21,take=3)
nim-position = napisz, ile zostało w każdym stosie, nie więcej niż na początku, i czyj jest ruch: { $example }
take-unreadable = `{ $text }` to nie ruch: wpisz literę stosu, od a do { $last }, minus i ile kamieni zabrać, na przykład a-1
take-empty = stos { $heap } jest pusty: zabierz z innego
take-too-many = { $stones } nie można zabrać ze stosu { $heap }: zabierz od 1 do { $most }
move-help-heaps = litera stosu, minus i ile kamieni zabrać: { $example }
kalah-form = pisz kalah(H,S), na przykład kalah(6,4)
kalah-size = w kalah gra się tu z 1–{ $houses } dołkami po każdej stronie i 1–{ $seeds } nasionami w każdym: pisz kalah(6,4)
kalah-position = napisz dla każdej strony, ile nasion jest w jej dołkach i w magazynie (razem { $total }), i czyj jest ruch: { $example }
kalah-one-side-empty = jedna strona nie ma nasion w dołkach, co kończy grę: włóż nasiona drugiej strony do jej magazynu
house-unreadable = `{ $text }` to nie dołek: wpisz jego numer, od 1 do { $last }, licząc w stronę własnego magazynu
house-empty = dołek { $house } jest pusty: wybierz inny
move-help-houses = numer dołka, od 1 do { $last }, licząc w stronę własnego magazynu
draughts-rules = pisz draughts(english), draughts(russian) albo draughts(international)
draughts-move-help = pola skąd i dokąd, a gdzie to niejasne, także te pomiędzy: jeden z { $moves }
draughts-must-capture = bicie jest obowiązkowe: zagraj jeden z { $moves }
draughts-ambiguous = `{ $text }` można zagrać na więcej niż jeden sposób: napisz { $moves }
draughts-form = napisz, kto jest na ruchu i na których polach stoją bierki obu stron, na przykład { $example }
draughts-turn = pozycja mówi, że na ruchu jest { $colour }: zmień jej pierwszą literę albo nie podawaj nic innego
draughts-square = `{ $word }` nie jest tu polem: pisz numery ciemnych pól od 1 do { $last }, przed damkami K
draughts-twice = na { $square } nie mogą stać dwie bierki: podaj każde pole raz
draughts-uncrowned = pion nie może stać na { $square }, tam staje się damką: napisz przed nim K
draughts-too-many = za dużo bierek jednej strony: { $count }, może ich być najwyżej { $most }
draughts-empty = na planszy nie ma żadnej bierki: podaj pola
draughts-counts = takie liczniki po bierkach nie mogą powstać w grze: pomiń :H, :E i :R
mnk-form = pisz mnk(W,H,K), na przykład mnk(7,6,4), a w razie potrzeby `exact` i `misere` po K
mnk-size = `{ $word }` nie jest rozmiarem: { $form }
mnk-option = `{ $word }` nie jest opcją gry mnk: są `exact` i `misere`
mnk-sides = plansza { $width } na { $height } nie jest możliwa: boki mają od 1 do { $most }
mnk-too-large = { $width } na { $height } pól nie mieści się na planszy tego rodzaju: użyj dużej
mnk-k = { $k } w rzędzie nie może wygrać: K jest od 1 do { $most }
torus-form = pisz torus(W,H,K), na przykład torus(6,5,4)
torus-too-large = na torusie { $width } na { $height } pól nie da się grać: ma najwyżej 64 pola i 26 kolumn, jak w torus(8,8,5)
ultimate-form = pisz ultimate albo ultimate(count), jeśli bez rzędu rozstrzyga liczba plansz
ultimate-help = pole, na przykład { $cell }, na planszy, którą wskazał ostatni ruch
ultimate-sent = { $cell } leży na planszy { $wrong }, a ostatni ruch wskazuje planszę { $board }: graj między { $first } a { $last }
ultimate-closed = { $cell } leży na planszy { $wrong }, która jest już rozstrzygnięta: graj na innej
ultimate-both = na planszy { $board } obie strony mają trzy w rzędzie: usuń jeden z rzędów
ultimate-not-open = na planszę { $board } nie można nikogo posłać, jest już rozstrzygnięta: po wierszach pisz -
ultimate-unsent = żaden znak { $side } nie posyła tam przeciwnika: po wierszach napisz właściwą planszę
ultimate-tail = `{ $text }` nie jest planszą: po wierszach pisz od b1 do b9 albo -, jeśli planszę można wybrać
dots-form = pisz dots(W,H), na przykład dots(12,10), a w razie potrzeby po wymiarach `cross` i `ground`
dots-sides = plansza { $width } na { $height } punktów nie jest możliwa: boki mają od { $least } do { $most }
dots-help = punkt, na przykład { $cell }
dots-help-ground = punkt, na przykład { $cell }, albo `ground`, żeby zakończyć grę
dots-no-ground = tej gry nikt nie może zakończyć: graj dalej albo zacznij grę z opcją `ground`
dots-inside = { $cell } leży w obszarze, który { AGREE($side, one: "zamknął", many: "zamknęły") } { $side }: wybierz wolny punkt na zewnątrz
dots-position = pisz wiersze z kropkami, a po odstępie wiersze z obszarami, jeśli jakieś są
dots-open-area = { $cell } leży w obszarze { SIDE($side, case: "genitive") }, którego nie zamyka łańcuch żywych kropek: usuń punkt z obszarów
dots-no-cross = nie ma kropki { $cell }, od której zaczyna się gra: dopisz ją
dots-empty-area = { $cell } leży w obszarze { SIDE($side, case: "genitive") } bez zdobytej kropki, a puste łańcuchy się nie zamykają: usuń punkt z obszarów
five-form = napisz five(N,REGUŁA) albo five(W,H,REGUŁA), na przykład five(15,renju) albo five(19,caro)
five-rule = `{ $word }` to tutaj nie reguła: są `renju` i `caro`; dla innych reguł są gry `gomoku` i `gomoku(exact)`
five-sides = plansza { $width } na { $height } nie jest możliwa: boki mają od { $least } do { $most }

## Drzewa jako tekst

explicit-unreadable = drzewa nie da się odczytać od znaku { $number }: { $why }
explicit-trailing = `{ $sign }` stoi za końcem drzewa: usuń go
explicit-too-deep = zagnieżdżenie jest głębsze niż { $most }
explicit-too-large =
    { $most ->
        [one] ma więcej niż { $most } węzeł
        [few] ma więcej niż { $most } węzły
        [many] ma więcej niż { $most } węzłów
       *[other] ma więcej niż { $most } węzła
    }
explicit-too-wide =
    { $most ->
        [one] lista ma najwyżej { $most } element
        [few] lista ma najwyżej { $most } elementy
        [many] lista ma najwyżej { $most } elementów
       *[other] lista ma najwyżej { $most } elementu
    }
explicit-long-name =
    { $most ->
        [one] nazwa ma najwyżej { $most } literę
        [few] nazwa ma najwyżej { $most } litery
        [many] nazwa ma najwyżej { $most } liter
       *[other] nazwa ma najwyżej { $most } litery
    }
explicit-elsewhere = pozycja { $position } nie występuje w drzewie { $tree }
explicit-no-value = kończy się tam, gdzie powinna stać liczba lub [
explicit-missing = przed ] brakuje liczby lub listy
explicit-separator = `{ $sign }` tam, gdzie powinien stać przecinek lub ]
explicit-unclosed = kończy się wewnątrz listy: dodaj ]
explicit-not-a-value = `{ $word }` nie jest wartością: pisz liczby całkowite od -{ $most } do { $most }, inf lub -inf; nazwę pisze się nazwa:wartość

## Funkcje oceny

pattern-ladder-misere = pattern-ladder ceni linie, które tu przegrywają: użyj funkcji oceny `outcome`
pattern-ladder-five = pattern-ladder ocenia pięć w rzędzie, a nie { $k }: wybierz `gomoku` lub mnk(W,H,5)
line-powers-board = line-powers ocenia tylko cztery w rzędzie na planszy 5×5: wybierz grę `piskvorky`
line-powers-misere = line-powers ceni linie, które tu przegrywają: użyj funkcji oceny `outcome`

weights-not-taken = funkcja oceny { $evaluator } nie ma wag, które można ustawić
weights-not-toml = plik wag nie jest w formacie TOML: wiersz { $line }: { $why }
weights-unknown-table = w pliku wag jest nieznany klucz `{ $key }`: są [white] i [black]
weights-not-a-table = `{ $table }` w pliku wag musi być tabelą: pisz [{ $table }]
weights-no-table = w pliku wag brakuje tabeli [{ $table }]
weights-unknown-key = w pliku wag jest nieznany klucz `{ $table }.{ $key }`: są { $keys }
weights-no-key = w pliku wag brakuje klucza `{ $table }.{ $key }`
weights-not-a-number = `{ $table }.{ $key }` musi być liczbą całkowitą od 0 do { $most }, a jest to { $given }
# Po słowach „a jest to”.
weights-type =
    { $kind ->
        [string] napis
        [float] ułamek
        [boolean] wartość logiczna
        [datetime] data
        [array] tablica
        [table] tabela
       *[other] wartość innego typu
    }

## Błędy

mistake-of-one-search = mutacja `{ $mutation }` zmienia tylko { $search }: dodaj --algorithm { $search }
mistake-of-two-searches = mutacja `{ $mutation }` zmienia tylko { $first } i { $second }: dodaj --algorithm { $first }
mistake-of-another-game = mutacja `{ $mutation }` zmienia grę { $of }, a nie { $game }
mistake-of-another-evaluator = mutacja `{ $mutation }` zmienia funkcję oceny { $of }, a nie { $evaluator }: dodaj --evaluator { $of }
mistake-unknown-to-game = gra { $game } nie zna błędu { $mutation }
mistakes-not-together = { $first } i { $second } nie da się połączyć: wybierz jedną z nich

## Przeszukiwanie

ordering-number = liczba w `{ $text }` nie pasuje: pisz random:7 lub best:2
ordering-without-number = po kolejności ruchów { $ordering } nie ma liczby
ordering-plies =
    { $most ->
        [one] best patrzy najwyżej { $most } półruch naprzód, na przykład best:1
        [few] best patrzy od 1 do { $most } półruchów naprzód, na przykład best:2
        [many] best patrzy od 1 do { $most } półruchów naprzód, na przykład best:2
       *[other] best patrzy od 1 do { $most } półruchu naprzód, na przykład best:2
    }
ordering-no-middle = gra { $game } nie ma środka, od którego można zacząć: wybierz inną kolejność ruchów
ordering-by-steps = przeszukiwanie krok po kroku zachowuje kolejność ruchów samej gry: podaj głębokość

verify-unlisted = { $game } nie ma na liście gier: wywołaj sprawdzenie z jej własnym typem
turns-needed = { $search } wymaga naprzemiennych ruchów, których { $game } nie obiecuje: użyj minimax albo pvs
search-unwatched = { $search } ma własną kolejność ruchów i pamięta, co widziało: aby zmieniać kolejność ruchów lub widzieć każdy krok, użyj minimax, negamax, alpha-beta albo negascout
search-own-conventions = { $search } zna tylko konwencje plyground: użyj ich albo wyszukiwania z podręcznika
search-not-offered = { $search } nie jest oferowane dla { $game }: grze brakuje tego, czego potrzebuje (zob. `plyground algorithms`); minimax pasuje do każdej gry
monte-carlo-no-value = monte-carlo gra losowe partie, więc nie znajduje wartości do porównania z minimaksem i nie ma kroków do pokazania: użyj `plyground search --algorithm monte-carlo` albo pozwól mu grać
monte-carlo-asks-nobody = monte-carlo gra do końca partii i nie pyta funkcji oceny: pomiń zestaw ustawień, funkcję oceny, jej wagi, konwencje i błędy albo wybierz inne przeszukiwanie
rave-needs-numbers = rave wymaga numerów ruchów, których { $game } nie daje: pomiń je
solve-needs-keys = { $game } nie da się rozwiązać metodą { $method }: jej pozycje nie mają kluczy
solve-one-thread = { $game } jest tą metodą rozwiązywana w jednym wątku: więcej wątków ma tylko własny program rozwiązujący Othello
trace-not-diagnosed-search = robi się to dla minimaksu, negamaksu, alfa-beta i NegaScouta z naturalną kolejnością ruchów, w grach, w których strony ruszają się na przemian
trace-not-diagnosed-part = w śladzie brakuje odwiedzin lub ich wartości
trace-not-diagnosed-large = do głębokości { $depth } gra ma więcej niż { $most } pozycji

## Rysunki

picture-undrawable = rysunku nie da się narysować: { $why }
picture-too-large = rysunek jest zbyt duży, by go narysować
picture-unwritable = rysunku nie da się zapisać: { $why }

tally-discs = krążków: { $count }
tally-pieces = pionków: { $count }
tally-boxes = kwadratów: { $count }
tally-captured = otoczonych: { $count }
tally-boards = plansz: { $count }
tally-seeds = nasion: { $count }
othello-must-pass = krążka nie da się postawić: spasuj
draughts-capture-due = bicie jest obowiązkowe
ultimate-due = graj na planszy { $board }, między { $first } a { $last }

## Zapisane partie i mecze

record-size = plansze mają od 5 do 20 kolumn i wierszy, a nie { $width } i { $height }
record-after-end = ruch { $number }, { $cell }: partia skończyła się przed nim
record-taken = ruch { $number }, { $cell }: na tym polu jest już kamień
record-unreadable-cell = `{ $text }` nie jest polem: napisz literę i liczbę, na przykład h8
record-sgf-not = to nie jest SGF: partia zaczyna się od `(;`
record-sgf-game = ten SGF to partia innej gry, GM[{ $kind }]: gomoku i renju to GM[4]
record-sgf-cell = `{ $value }` nie jest w SGF polem planszy { $width }x{ $height }: napisz dwie litery, { $first } to lewy górny róg
record-sgf-cut-off = ten SGF urywa się w środku partii: brakuje nawiasu
record-psq-not = to nie jest PSQ: jego pierwszy wiersz jest taki jak `{ $head }`
record-psq-cell = wiersz { $line } w PSQ nie jest polem planszy { $width }x{ $height }: kolumny i wiersze liczy się od 1
record-off-board = `{ $cell }` nie ma na planszy { $width }x{ $height }: kolumny to 0-{ $right }, wiersze 0-{ $bottom } od góry
record-two-stones = na { $cell } są dwa kamienie: podaj każde pole raz
record-black-won = partia jest skończona: czarne już wygrały
record-white-won = partia jest skończona: białe już wygrały
match-file-foreign = to nie są ustawienia meczu: { $why }
match-file-version = zapisała to inna wersja Plygrounda: zacznij mecz od nowa
match-file-number = pole `{ $field }` ma wartość { $number }, a musi mieć od { $least } do { $most }
match-file-name = pole `{ $field }` musi być nazwą o długości od 1 do { $most } znaków w jednym wierszu
match-file-same-name = dwa silniki mają nazwę `{ $name }`
match-file-all-games = wszystkie silniki razem rozegrałyby { $games } partii, a przechować można najwyżej { $most }: zmniejsz `games`
match-file-rule = pole `rule` musi mieć wartość freestyle, standard, renju lub caro
match-file-no-openings = w polu `openings` musi być co najmniej jedno otwarcie
match-file-opening = otwarcie { $number }: { $why }
match-journal-line = wiersza { $line } dziennika nie da się odczytać ({ $why }): popraw go albo usuń
match-journal-foreign = wiersz { $line } dziennika jest z innego meczu: partia { $game }, { $black } przeciw { $white }
opening-line = wiersz { $line } w otwarciach: { $why }
opening-unplayable = reguły nie pozwalają na te ruchy albo partia jest po nich skończona
opening-none = nie ma w nim otwarć: pisz po jednym w wierszu, na przykład h8i9g7
opening-offsets = przesunięcia to pary liczb całkowitych, na przykład `0,0, 1,-2`
opening-off-board = { $offset } od środka nie jest na planszy { $size }x{ $size }
report-settings-empty = sprawozdanie wymaga co najmniej jednego algorytmu i jednej głębokości od 1

# Partia przy stole, jej programy, czytanie i zapis partii.

play-nothing-to-take-back = Nie ma czego cofać.
player-number-between = `{ $setting }` wymaga liczby całkowitej od { $least } do { $most }
player-number-from = `{ $setting }` wymaga liczby całkowitej od { $least }
player-seconds = `{ $setting }` wymaga liczby sekund większej od 0, na przykład 0.5
player-empty = nikt nie jest podany: napisz person, level=1 do level=10, random albo przeszukiwanie, na przykład alpha-beta depth=4
player-unknown = nie ma gracza `{ $name }`: napisz od level=1 do level=10, random albo przeszukiwanie: { $searches }
record-empty = nie ma w tym partii: wklej ruchy, SGF albo PSQ
player-unknown-setting = `{ $setting }` nie jest ustawieniem gracza: są depth, nodes, time, level i evaluator, a dla monte-carlo playouts, time i rave
player-not-for-monte-carlo = `{ $setting }` nie pasuje do monte-carlo, które zna playouts, time i rave: napisz monte-carlo playouts=10000
player-only-monte-carlo = `{ $setting }` jest tylko dla monte-carlo: napisz monte-carlo { $setting } albo podaj przeszukiwaniu nodes, depth lub time
clock-unclear = `{ $text }` nie jest czasem na partię: napisz minuty albo minuty+sekundy na ruch, na przykład 5+3
move-number-wrong = ruch { $number }: { $why }
play-is-over = partia jest skończona: cofnij ruch albo zacznij nową
play-nothing-to-redo = Nie ma czego powtórzyć.
play-time-is-over = czas się skończył i żaden ruch go nie zwróci
play-too-late = od kiedy o to zapytano, partia poszła dalej
record-five-only = SGF i PSQ zapisuje się dla pięciu w rzędzie na planszach od 5 do 20: zapisz { $game } jako listę ruchów
record-not-in-turn = { $side } { AGREE($side, one: "rusza", many: "ruszają") } się dwa razy z rzędu, tak się tu nie gra
record-psq-in-turn = w PSQ mieszczą się partie, które X zaczął na pustej planszy: zapisz tę jako SGF
record-several-games = w pliku jest kilka partii ({ $count }): odczytano pierwszą
record-cell-taken = pole { $cell } zajął już ruch { $earlier }
record-variations = pominięte warianty: { $count }; odczytano główny
record-strange-rule = reguła `{ $rule }` nie jest tu znana: partię odczytano jako freestyle
saved-cut-off = to nie jest zapisana partia tego programu: { $why }; być może jest ucięta
saved-foreign = to nie jest zapisana partia tego programu: podaje { $format }, wersję { $version }
saved-newer = tę partię zapisał nowszy Plyground: plik ma wersję { $version }, a ten program czyta najwyżej { $known }; zaktualizuj Plyground
saved-sides = to nie jest zapisana partia tego programu: stronami muszą być X albo O

## Obietnice gier i przeszukiwań, dla `plyground verify`. To, co stoi przed (), jest nazwą funkcji.

rule-panic = sprawdzany kod panikuje (panic)
rule-order = moves() przy ponownym wywołaniu daje inną listę
rule-length = iterator ruchów błędnie podaje, ile ich zostało
rule-count = move_count() nie jest liczbą ruchów
rule-twice = ruch jest na liście dwa razy
rule-end = outcome() ma dawać Some dokładnie tam, gdzie nie ma ruchów
rule-word = ruch nie jest zapisywany jednym słowem
rule-alike = dwa ruchy są zapisywane tak samo
rule-read-move = zapisany ruch nie daje się odczytać
rule-nonsense = to, co nie jest ruchem, jest odczytywane jako ruch
rule-cells = pole nie leży na siatce
rule-unmake = cofnięcie ruchu nie przywraca pozycji
rule-clone = ruch w kopii zmienia oryginał
rule-turns = obiecano naprzemienne ruchy, a jedna strona rusza się dwa razy
rule-key-lost = pozycje zapisywane tak samo mają różne klucze
rule-key-shared = pozycje zapisywane różnie mają ten sam klucz
rule-future = pozycje z tym samym kluczem nie mają tej samej przyszłości
rule-image-lost = pozycje z tym samym kluczem mają różne klucze symetryczne
rule-image-shared = pozycje z tym samym kluczem symetrycznym nie są swoimi obrazami
rule-image-worth = obiecano, że wszystkie obrazy pozycji mają tę samą ocenę, a tak nie jest
rule-index-range = numer ruchu nie jest mniejszy niż indices()
rule-read-position = zapisana pozycja nie jest odczytywana taka, jaka była
rule-endless = partia się nie kończy
rule-range = funkcja oceny wychodzi poza własny zakres
rule-terms = składniki funkcji oceny nie sumują się do jej wartości
rule-flat-wins = obiecano, że zakończenia są warte tyle samo w każdej odległości, a tak nie jest
rule-outcomes = obiecano, że wygrana jest więcej warta niż remis, a remis niż przegrana, a tak nie jest
rule-antisymmetry = pozycja nie jest dla jednej strony warta tyle, ile kosztuje drugą
rule-value = wartość nie jest wartością minimaksu
rule-bound = to, co powiedziano o wartości, nie jest prawdą
rule-best = ruch nazwany najlepszym nie ma tej wartości
rule-line = oczekiwanego wariantu nie da się rozegrać
rule-root-move = to, co powiedziano o ruchu w korzeniu, nie jest prawdą
rule-window = odpowiedź dla okna jest błędna
rule-restored = przeszukiwanie zostawia inną pozycję, niż zastało
rule-stop = przeszukiwaniu kazano się zatrzymać, a ono tego nie robi
rule-nodes = przeszukiwanie wchodzi do większej liczby węzłów, niż wolno
rule-stopped = zatrzymane przeszukiwanie twierdzi coś nieprawdziwego
rule-repeatable = na to samo pytanie przeszukiwanie odpowiada inaczej
mutation-of-another-search = { $mutation } nie jest błędem w kodzie { $algorithm }

## Gry i funkcje oceniające, które dodaje program, także w Pythonie

game-name-taken = gra `{ $name }` już istnieje: wybierz inną nazwę
python-undo-broken = undo_move({ $text }) nie przywraca stanu: po do_move i undo_move wartość { $changed } jest inna niż przed ruchem
python-moves-none = get_moves zwróciła None: ma zwracać listę ruchów, pustą na końcu gry
python-moves-many = get_moves zwróciła zbyt wiele ruchów: { $count }, największa dozwolona liczba to { $most }
python-value-not-whole = { $source } zwraca { $value }: przeszukiwanie porównuje liczby całkowite, pomnóż więc przez 100 lub 1000 i zaokrąglij
python-methods-missing = klasie { $class } brakuje { $missing }: gra ma metody get_moves(player), do_move(move), undo_move(move), is_win(player) i score(player)
python-players-missing = klasa { $class } musi podać dwóch graczy, najpierw rozpoczynającego: players = ["X", "O"]
python-player-unknown = to_move={ $wanted }: nie ma takiego gracza, są { $players }
python-class-unknown = klasa Pythona o nazwie { $name } nie jest jeszcze grą: najpierw wywołaj plyground.game({ $name })
python-finished = gra jest tu skończona: nie ma czego przeszukiwać
python-quantity-unknown = `{ $name }` nie da się pokazać na wykresie; do wyboru są { $names }
python-moves-after-win = po { $moves } is_win mówi, że wygrał { $winner }, ale get_moves nadal zwraca ruchy: na końcu gry lista ma być pusta
python-turn-unknown = to_move() zwraca { $said }: dopóki gra trwa, musi zwracać gracza, którego jest ruch, jednego z { $players }
python-turn-otherwise = to_move={ $wanted }, ale stan mówi, że ruch ma { $said }
python-score-beyond = score zwraca { $score }, ale infinity wynosi { $most } i żadna ocena nie może jej przekraczać: ustaw infinity większe od każdej oceny
python-moves-of-other = { $place } get_moves({ $player }) zwraca ruchy gracza { $other }: ruchy są na przemian, chyba że klasa ma metodę to_move(), która zwraca gracza, którego jest ruch; bez niej gracz, który traci kolejkę, potrzebuje ruchu oznaczającego pas
python-turn-attribute = { $place } ruch ma { $player }, bo ruchy są na przemian, ale self.{ $attribute } to { $other }: jeśli wskazuje, czyj jest ruch, dodaj do klasy metodę to_move(), która go zwraca
python-at-start = na początku
python-after-moves = po { $moves }
python-score-uneven = { $place } score({ $one }) wynosi { $first }, ale score({ $other }) wynosi { $second }, a nie { $expected }: score jest pytane tylko o stronę na ruchu, a minimaks, który zawsze pyta o { $one }, nie zgadza się z negamaksem
report-case-form = w wierszu { $line } testów brakuje `=`: napisz pozycję, `=` i oczekiwany ruch
## Exercises

exercise-unknown-kind = `{ $name }` to nie rodzaj zadania: wybierz jeden z { $known }
exercise-not-a-key = to nie jest klucz z `plyground exercise`: { $why }. Podaj key.json z katalogu `key`
exercise-class-no-id = w wierszu { $line } listy klasy brakuje numeru: każdy wiersz to nazwisko,numer, na przykład Ada Lovelace,1815
exercise-class-repeated = w wierszu { $line } listy klasy numer { $id } się powtarza: numery muszą się różnić, bo według nich wybierana jest karta
exercise-class-empty = na liście klasy nie ma uczniów: w każdym wierszu wpisz nazwisko,numer
exercise-class-heading = pierwszy wiersz listy klasy odczytano jako ucznia: { $name }, { $id }; nagłówek nazwij name,id
exercise-answers-toml = odpowiedzi nie są poprawnym TOML: { $why }
## Pliki funkcji oceny

formula-at = wzór, znak { $place }: { $why }
formula-leftover = `{ $found }` tu nie pasuje: wpisz przed tym operator albo to usuń
formula-expected = oczekiwana jest liczba, cecha albo nawias, a nie `{ $found }`
formula-ends = wzór kończy się tam, gdzie oczekiwana jest liczba, cecha albo nawias
formula-unclosed = nawias otwarty tutaj nie jest zamknięty: wpisz )
formula-number = `{ $found }` nie jest liczbą
formula-side = `{ $side }.` to nie strona: wpisz `their.` dla przeciwnika, `my.` albo nic dla strony na posunięciu
formula-values = { $function } potrzebuje wartości w nawiasach: { $form }
formula-too-large = wzór jest za duży: może mieć kroków najwyżej { $most }, zagnieżdżeń najwyżej { $deepest }
formula-many-features = wzór może użyć najwyżej tylu cech, liczonych dla każdej strony: { $most }
formula-file-long = plik funkcji oceny ma więcej bajtów niż { $most }: skróć go
formula-not-toml = plik funkcji oceny nie jest w formacie TOML: wiersz { $line }: { $why }
formula-key = w pliku funkcji oceny jest nieznany klucz `{ $key }`: są { $keys }
formula-no-name = w pliku funkcji oceny brakuje nazwy: wpisz name = "mine"
formula-either = plik funkcji oceny ma albo formula, albo tabelę [weights]: wpisz jedno z nich
formula-name = `{ $name }` nie może być nazwą funkcji oceny: małe litery bez znaków diakrytycznych, cyfry i łączniki, najwyżej { $most } znaków, najpierw litera
formula-kind = `{ $key }` w pliku funkcji oceny ma wartość złego rodzaju: wpisz { $right }
formula-worths = win, draw i loss to liczby całkowite od -{ $most } do { $most }, loss jest mniejsze niż win, a draw między nimi
formula-ends-key = `ends` w pliku funkcji oceny to "outcome", wtedy liczą się win, draw i loss, albo "formula"
own-evaluator-taken = inna funkcja oceny nazywa się już { $name }: nadaj swojej inną nazwę
own-evaluator-other-game = funkcja oceny { $name } jest do { $game }, a to jest { $here }: zmień `game` w jej pliku albo usuń
grade-board-over = na planszy `{ $position }` gra jest skończona: zadanie potrzebuje ruchu
grade-board-unreadable = `{ $position }` nie jest planszą { $width } na { $height }: napisz wiersze od góry z X, O i ., oddzielone /
grade-game-unknown = `{ $game }` nie jest grą zadania: napisz explicit albo mnk(W,H,K), najwyżej { $most } pól
grade-reply-number = `{ $word }` nie jest liczbą całkowitą: napisz ją albo ?, jeśli program jej nie podaje
grade-reply-repeated = na zadanie { $id } już jest odpowiedź: wystarczy jeden wiersz
grade-reply-unknown = `{ $id }` nie jest nazwą zadania: odpowiedź się od niej zaczyna
grade-reply-words = odpowiedź ma cztery słowa, ID MOVE VALUE NODES, a liczba słów w tym wierszu to { $count }
grade-rubric-number = { $number } w kryteriach nie jest możliwe: punkty, wagi i kary wynoszą od 0 do 1000000
grade-rubric-unknown = `{ $name }` w [{ $list }] kryteriów jest nieznane: napisz jedno z { $known }
grade-rubric-unreadable = kryteriów nie da się odczytać: { $why }
grade-rubric-weights = wszystkie wagi w kryteriach są równe 0: przynajmniej jedna z move, value i nodes musi się liczyć
grade-task-algorithm = `{ $word }` nie jest przeszukiwaniem zadania: napisz minimax, negamax, alpha-beta lub negascout
grade-task-depth = `{ $word }` nie jest głębokością zadania: napisz liczbę od 1 do { $most }
grade-task-repeated = nazwa { $id } jest już zajęta: każde zadanie potrzebuje własnej
grade-task-side = `{ $word }` nie jest stroną: napisz X lub O
grade-task-words = `{ $line }` nie jest zadaniem: napisz ID ALGORITHM DEPTH GAME POSITION SIDE oddzielone spacjami
grade-tasks-line = wiersz { $line } pliku z zadaniami: { $why }
grade-tasks-none = w pliku nie ma zadania: pisz po jednym w wierszu
grade-tree-unreadable = `{ $tree }` nie jest drzewem: napisz zagnieżdżone listy liczb całkowitych od -{ $most } do { $most }, na przykład [[3,12],[2,4]]
report-no-chapter = { $name } nie jest rozdziałem: wybierz z { $known }

## Zadania

puzzles-unknown-kind = `{ $name }` to nie rodzaj zadania: wybierz jeden z { $known }
puzzles-not-a-set = to nie jest zbiór zadań: zapisuje go `plyground puzzles make`
puzzles-bad-line = wiersz { $number } nie jest zadaniem
puzzles-bad-entry = zadania { $number } z pliku nie można odczytać

## Wspólne partie i turnieje

together-wrong-key = ten klucz nie należy do gracza partii albo nie kieruje turniejem: może to zrobić tylko jego właściciel
together-seats-taken = obie strony mają już gracza: możesz oglądać
together-not-begun = drugiego gracza jeszcze nie ma: poczekaj albo wyślij link
together-not-your-turn = ruch ma druga strona: poczekaj na niego
together-stale = partia zmieniła się w międzyczasie: spójrz na planszę i zagraj ponownie
together-over = partia się skończyła: zacznij inną
together-not-over = partia trwa: najpierw ją dokończ
together-nothing-to-take-back = nie masz ruchu, który można cofnąć
together-declined = druga strona odmówiła: zapytaj ponownie po następnym ruchu
together-nothing-offered = nie ma już propozycji: spójrz na planszę
together-not-in-tournament = w turnieju nie cofa się ruchów i nie powtarza partii
together-too-long = ta partia ma tyle ruchów, ile można przechować: poddaj się, zaproponuj remis albo zacznij inną
together-name-missing = potrzebna jest nazwa: wpisz ją
together-name-too-long = nazwa jest za długa: najwyżej { $most } znaków
together-name-taken = to imię ma już inny gracz: dodaj coś do niego
together-begun = turniej się zaczął: w systemie każdy z każdym gracze dołączają przed pierwszą rundą
together-too-few-players = turniej potrzebuje dwóch graczy: poczekaj, aż dołączą
together-too-many-players = turniej ma już tylu graczy, ilu może mieć
together-round-open = partie tej rundy trwają: poczekaj na nie albo najpierw je rozstrzygnij
together-all-rounds = wszystkie rundy są rozegrane
together-not-there = w tym turnieju nie ma takiego gracza ani partii
together-broken = to nie jest wspólna partia zapisana przez ten program
together-broken-tournament = to nie jest turniej zapisany przez ten program
search-no-keys = { $game } nie ma kluczy pozycji, których potrzebuje tablica transpozycji: wybierz inne przeszukiwanie
exercise-no-result = to nie jest wynik ćwiczeń: nie zaczyna się od „{ $first }”. Zapisz go przyciskiem na stronie
exercise-result-line = w wyniku jest wiersz, którego strona nie pisze, albo wiersza brakuje: „{ $line }”. Oddaj plik tak, jak został zapisany
