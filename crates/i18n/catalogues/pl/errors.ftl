# Uwagi i wyjaśnienia spod interfejsu. Słownik jest na początku names.ftl.

## Języki

language-unknown = języka `{ $wish }` tu nie ma: wybierz jeden z { $codes }

## Nazwy

name-unknown =
    { $kind ->
        [game] nie ma gry `{ $name }`; dostępne: { $names }
        [algorithm] nie ma algorytmu `{ $name }`; dostępne: { $names }
        [evaluator] nie ma funkcji oceny `{ $name }`; dostępne: { $names }
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
cell-taken = pole { $cell } jest zajęte przez { $side }: wybierz puste
move-forbidden = ruch { $cell } jest zabroniony: { $why }; wybierz inne pole
forbidden-overline = { $side } nie może zrobić sześciu lub więcej w rzędzie
forbidden-two-fours = { $side } nie może zrobić dwóch czwórek naraz
forbidden-two-threes = { $side } nie może zrobić dwóch otwartych trójek naraz
cell-forms = { $cell }, `{ $row } { $column }` lub `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` lub `row { $row } col { $column }`

## Co robi ruch. Każdy wiersz stoi po ruchu: „h8 tworzy otwartą czwórkę”.

remark-wins = wygrywa od razu
remark-line = dopełnia linię i wygrywa
remark-loses = przegrywa od razu
remark-stops-win = zatrzymuje { $side }: inaczej wygrałby następnym ruchem
remark-allows-win = pozwala { $side } od razu wygrać ruchem { $reply }
remark-two-threats = tworzy dwie groźby naraz
remark-threat = grozi wygraną ruchem { $movement }
merit-extends = ma { $count } z { $length } na linii bez { $side }
merit-blocks = blokuje linię, na której { $side } ma { $count } z { $length }
merit-centre = zajmuje środek
merit-most-lines = leży na największej liczbie linii bez { $side }: { $count }
merit-lines = leży na liniach bez { $side }: { $count }
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
remark-stops-five = zatrzymuje piątkę { $side }
remark-stops-open-four = zatrzymuje otwartą czwórkę { $side }
remark-stops-four-and-three = zatrzymuje czwórkę z trójką { $side }
remark-allows-five = pozwala { $side } zrobić piątkę
remark-allows-open-four = pozwala { $side } zrobić otwartą czwórkę
remark-allows-four-and-three = pozwala { $side } zrobić czwórkę z trójką naraz

## Pozycje

starter-fixed = w grze { $game } zawsze zaczyna { $side }
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
position-zero = 0 nie może liczyć pustych pól: dla drugiego gracza wpisz literę O
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
position-line-to-move = { $side } ma pełną linię i nie może mieć ruchu
position-lines-apart = { $side } ma linie, których nie dopełnia jeden ostatni kamień
position-too-late = partia skończyła się, zanim postawiono wszystkie te kamienie: usuń niektóre

## Plansze

connect-form = pisz connect(W,H,K), na przykład connect(7,6,4)
connect-too-large = na planszy o { $width } kolumnach i { $height } wierszach nie da się grać: W razy (H + 1) może wynosić najwyżej 64, jak w connect(7,6,4)
connect-floating = pod kamieniem w kolumnie { $column }, wierszu { $row } nic nie ma: kamienie spadają
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
dots-inside = { $cell } leży w obszarze, który zamknął { $side }: wybierz wolny punkt na zewnątrz
dots-position = pisz wiersze z kropkami, a po odstępie wiersze z obszarami, jeśli jakieś są
dots-open-area = { $cell } leży w obszarze { $side }, którego nie zamyka łańcuch żywych kropek: usuń punkt z obszarów
dots-no-cross = nie ma kropki { $cell }, od której zaczyna się gra: dopisz ją
dots-empty-area = { $cell } leży w obszarze { $side } bez zdobytej kropki, a puste łańcuchy się nie zamykają: usuń punkt z obszarów
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

turns-needed = { $search } wymaga naprzemiennych ruchów, których { $game } nie obiecuje: użyj minimax

## Rysunki

picture-undrawable = rysunku nie da się narysować: { $why }
picture-too-large = rysunek jest zbyt duży, by go narysować
picture-unwritable = rysunku nie da się zapisać: { $why }

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
player-empty = nikt nie jest podany: napisz person, level=1 do level=10, random albo przeszukiwanie, na przykład alpha-beta depth=4
player-unknown = nie ma gracza `{ $name }`: napisz od level=1 do level=10, random albo przeszukiwanie: { $searches }
record-empty = nie ma w tym partii: wklej ruchy, SGF albo PSQ
player-unknown-setting = `{ $setting }` nie jest ustawieniem gracza: są depth, nodes, level i evaluator
clock-unclear = `{ $text }` nie jest czasem na partię: napisz minuty albo minuty+sekundy na ruch, na przykład 5+3
move-number-wrong = ruch { $number }: { $why }
play-is-over = partia jest skończona: cofnij ruch albo zacznij nową
play-nothing-to-redo = Nie ma czego powtórzyć.
play-time-is-over = czas się skończył i żaden ruch go nie zwróci
play-too-late = od kiedy o to zapytano, partia poszła dalej
record-five-only = SGF i PSQ zapisuje się dla pięciu w rzędzie na planszach od 5 do 20: zapisz { $game } jako listę ruchów
record-not-in-turn = { $side } rusza się dwa razy z rzędu, tak się tu nie gra
record-psq-in-turn = w PSQ mieszczą się partie, które X zaczął na pustej planszy: zapisz tę jako SGF
record-several-games = w pliku jest kilka partii ({ $count }): odczytano pierwszą
record-cell-taken = pole { $cell } zajął już ruch { $earlier }
record-variations = pominięte warianty: { $count }; odczytano główny
record-strange-rule = reguła `{ $rule }` nie jest tu znana: partię odczytano jako freestyle
saved-cut-off = to nie jest zapisana partia tego programu: { $why }; być może jest ucięta
saved-foreign = to nie jest zapisana partia tego programu: podaje { $format }, wersję { $version }
saved-sides = to nie jest zapisana partia tego programu: stronami muszą być X albo O
