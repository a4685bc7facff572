# Analiza pozycji gomoku: `plyground analyse`, `plyground solve` i `plyground bench`. Słownik jest na początku names.ftl.

## Pozycja

analyse-side =
    { $side ->
        [black] czarne
       *[white] białe
    }
analyse-head = { $size }, { $rule }, na ruchu: { analyse-side }
analyse-whose-turn = z liczby kamieni (czarnych { $black }, białych { $white }) nie wynika, czyj jest ruch: dodaj --to-move black albo --to-move white
analyse-other-size = w { $file } jest partia na planszy { $width }x{ $height }: pomiń rozmiar
analyse-strange-rule = reguła `{ $rule }` z pliku { $file } nie jest tu znana, przyjęto freestyle: inną wybierz przez --rule
analyse-no-ply = nie ma pozycji po ruchu { $ply }: ostatni ruch partii to { $moves }
analyse-over = partia jest skończona, wygrały { analyse-side }: obejrzyj wcześniejszą pozycję, na przykład --ply { $earlier } z { $moves }
analyse-over-full = plansza jest pełna: nie ma już gdzie grać
analyse-one-cell = `{ $text }` to nie jedno pole: napisz literę i liczbę, na przykład h8

## Przeszukiwanie

analyse-no-memory = { $asked } MB pamięci nie jest tu dostępne: wybierz mniej przez --memory
analyse-effort = głębokość { $depth }, najwyżej { $deepest }; węzły: { $nodes } w { $time }, na sekundę { $speed }
analyse-progress = głębokość { $depth }/{ $deepest }  { $worth }  węzły { $nodes }  { $time }  { $line }
analyse-out-kind = { $file }: podaj plik z końcówką .sgf, .psq lub .txt
analyse-empty-file = { $file } jest pusty: partia to SGF, PSQ albo ruchy takie jak h8i9j10
analyse-out-order = { $file }: te kamienie w tej kolejności nie są partią, w której strony grają na przemian od czarnych, a niczego innego taki plik nie wyrazi: użyj .sgf
analyse-out-line = { $number }. { $worth }, głębokość { $depth }

## Co robi kamień

analyse-threat = { analyse-side }: { $what } na { $cells }
analyse-no-threats = { analyse-side }: bez gróźb
analyse-kind-five = piątka
analyse-kind-open-four = otwarta czwórka
analyse-kind-four-and-three = czwórka i otwarta trójka
analyse-kind-four = czwórka
analyse-kind-two-threes = dwie otwarte trójki
analyse-kind-three = otwarta trójka
analyse-kind-forbidden-overline = zabronione (sześć lub więcej w rzędzie)
analyse-kind-forbidden-two-fours = zabronione (dwie czwórki naraz)
analyse-kind-forbidden-two-threes = zabronione (dwie otwarte trójki naraz)
analyse-kind-overline = sześć lub więcej w rzędzie, co nie wygrywa,
analyse-kind-closed-five = piątka zamknięta z obu stron, co nie wygrywa,
analyse-overline = sześć lub więcej w rzędzie tu nie wygrywa: potrzeba dokładnie pięciu
analyse-closed-five = pięć w rzędzie nie wygrywa w caro, gdy na obu końcach stoją kamienie przeciwnika
analyse-unwon = { analyse-side }: rząd { $from }-{ $to } nie wygrał: { $why }

## Dlaczego nie ten ruch

analyse-why-taken = { $cell }: jest tam już kamień, { analyse-side }
analyse-why-forbidden = { $cell }: { $why }; w renju czarne nie mogą tam grać
analyse-why-best = { $cell }: to najlepszy znaleziony ruch, { $worth }
analyse-why-worse = { $cell }: { $worth }; najlepszy ruch { $best }: { $bestworth }; partia poszłaby { $line }
analyse-why-unknown = { $cell }: przeszukiwanie zatrzymano, zanim to ustalono: daj więcej czasu

## Wygrana groźbami

solve-win-fours = wygrana czwórkami w { $plies }, { analyse-side }: { $line }
solve-win-threes = wygrana trójkami i czwórkami w { $plies }, { analyse-side }: { $line }
solve-none-fours = nie ma wygranej czwórkami, { analyse-side }; może być inną drogą
solve-none-threes = nie ma wygranej trójkami i czwórkami, { analyse-side }; może być inną drogą
solve-unknown = nie wiadomo: przeszukiwanie skończyło się wcześniej; pozwól na więcej przez --nodes
solve-verified = rozegrano przeciw każdej odpowiedzi zgodnie z regułami; pozycji: { $positions }
solve-refuted = wygrana nie zachodzi przeciw każdej odpowiedzi: to błąd w programie
solve-unverified = czy wygrana zachodzi przeciw każdej odpowiedzi, nie wiadomo: więcej --nodes może pokazać
solve-effort = węzły: { $nodes } w { $time }
solve-interrupted = przeszukiwanie się nie skończyło
solve-progress = pozycje: { $done } z { $all }
solve-set-interrupted = pokazano to, co udało się znaleźć; pozycji { $done } z { $all }
solve-line-wrong = { $file }, wiersz { $line }: { $why }
solve-not-json = to nie pozycja w JSON z listami black i white ({ $why })
solve-side = `{ $text }` to nie strona: napisz black albo white
solve-empty = w { $file } nie ma żadnej pozycji: pisz po jednej w wierszu
solve-line-unknown = wiersz { $line }, { analyse-side }: nie wiadomo
solve-line-none = wiersz { $line }, { analyse-side }: tymi groźbami wygranej nie ma
solve-line-refuted = wiersz { $line }: wygrana nie zachodzi przeciw każdej odpowiedzi
solve-line-unverified = wiersz { $line }: wygrana, ale czy zachodzi przeciw każdej odpowiedzi, nie wiadomo
solve-summary = rozwiązano { $solved } z { $all }; bez wygranej { $none }, nie wiadomo { $unknown }
solve-summary-verified = zachodzą przeciw każdej odpowiedzi: { $held }; rozegranych pozycji: { $positions }
solve-slowest = najwolniejsze: wiersz { $line }, { $time }, węzły: { $nodes }
solve-exact-win = wygrywa { $side }
solve-exact-win-score = wygrywa { $side }; wynik dla { $asks }: { $score }
solve-exact-draw = remis
solve-exact-move = { $movement }: { $worth }
solve-exact-line = najlepsza gra: { $line }
solve-exact-method = znaleziono: { $method }
solve-exact-effort = węzły { $nodes } w { $time }, { $speed } na sekundę
solve-exact-progress = { $game }: węzły { $nodes }, { $speed } na sekundę, { $time }{ $between }
solve-exact-between = { $why } (wynik dla { $side }: { $scores })
solve-lacking-win = czy wygrywa { $side }: liczba dowodowa { $proof }, liczba obalająca { $disproof }
solve-lacking-draw = czy { $side } utrzymuje remis: liczba dowodowa { $proof }, liczba obalająca { $disproof }
solve-exact-unknown = nieznane: pamięć się zapełniła; zwiększ --memory
solve-exact-unknown-nodes = nieznane: węzły się wyczerpały; zwiększ --nodes
solve-exact-unknown-time = nieznane: czas minął; zwiększ --time
solve-exact-unknown-cancelled = nieznane: przerwano
solve-exact-unknown-depth = nieznane: partia może trwać dłużej niż { $most } ruchów, a dalej wyszukiwanie nie sięga; podaj późniejszą pozycję
solve-method-solver = program rozwiązujący stworzony dla tej gry
solve-method-threats = groźby, które nie pozostawiają wyboru
solve-method-search = wyszukiwanie głównego wariantu do końca gry
solve-method-proof = wyszukiwanie według liczb dowodowych w głąb
solve-method-proof-number = wyszukiwanie według liczb dowodowych, najpierw najlepsze
solve-method-rules = zasady: gra skończona
analyse-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --memory, --why i --out są tylko dla gomoku: użyj --position albo --moves
analyse-one-thread = wątki ma tylko silnik do pięciu w rzędzie: pomiń --threads
analyse-not-gomoku = --position nie jest dla gomoku: użyj --moves, --black i --white albo --file
solve-not-gomoku = --position, --memory, --threads, --time, --method i --each nie są dla gomoku, gdzie szuka się gróźb: pomiń je albo zapisz planszę jako mnk(15,15,5)
solve-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --threats, --positions, --verify i --out są tylko dla gomoku: użyj --position albo --moves
solve-side-mark = czarne i białe są tylko w gomoku: napisz --to-move X albo --to-move O
solve-no-memory = nie ma tyle pamięci: poproś o mniej przez --memory

## Pomiar węzłów

bench-column-position = pozycja
bench-column-board = plansza
bench-column-rule = reguła
bench-column-nodes = węzły
bench-column-time = czas
bench-total = węzłów razem: { $nodes }, { $time }, na sekundę { $speed }
