# Co mówią polecenia. Słowa w `odwróconych apostrofach` i po -- wpisuje się tak, jak są, i nie tłumaczy się ich, podobnie
# jak znaków X i O. Słownik jest na początku names.ftl.

## Przeszukiwanie pozycji

search-label-game = gra
search-label-search = przeszukiwanie
search-label-judged = ocenianie
search-label-mistakes = błędy
search-label-value = wartość
search-label-best = najlepszy ruch
search-label-line = wariant
search-label-nodes = węzły
search-label-leaves = liście
search-label-generated = wygenerowane ruchy
search-label-cutoffs = obcięcia
search-label-researches = powtórzenia
search-label-time = czas
search-label-stopped = zatrzymano
search-small-table = pamięci wystarcza tylko na tabelę { $room } pozycji, a nie { $asked }

search-to-move = { $game }, ruch ma { $side }
search-tied = { $game }, koniec gry: remis
search-won = { $game }, koniec gry: wygrywa { $side }
search-search = { $algorithm }, głębokość { $depth }
search-judged = funkcja oceny: { $evaluator }; konwencje: { $conventions }
search-value = { $value } dla { $side }
search-value-solved = { $value } dla { $side }, rozwiązane do końca
# Wartość jest co najmniej taka.
search-value-lower = co najmniej { $value } dla { $side }
# Wartość jest co najwyżej taka.
search-value-upper = co najwyżej { $value } dla { $side }
# Przeszukiwanie popełnia błąd, więc o prawdziwej wartości nic nie wiadomo.
search-value-unsure = { $value } dla { $side }, ale prawdziwa wartość nie jest znana
# Zamiast wartości.
search-no-value = nieznana
# Zamiast najlepszego ruchu.
search-no-best = brak
search-leaves = { $leaves } (koniec gry: { $finished }, na horyzoncie: { $horizon })
search-time = { $time } ({ count-nodes } na sekundę)
# Co zatrzymało przeszukiwanie.
search-stopped-nodes = przez limit węzłów
search-stopped-time = przez limit czasu
search-stopped-cancelled = przez Ctrl-C

search-interrupted = pokazano to, co udało się znaleźć
search-interrupted-empty = żaden ruch nie został przeszukany do końca; z --time przeszukiwanie schodzi głębiej krok po kroku
search-empty = zatrzymano, zanim przeszukano pierwszy ruch: pozwól na więcej węzłów lub czasu
search-only-monte-carlo = --seed i --rave są dla monte-carlo: dodaj --algorithm monte-carlo albo je pomiń
search-one-thread = więcej wątków mają tylko pvs i monte-carlo: dodaj --algorithm pvs albo pomiń --threads

# Monte Carlo: jaką część punktów przyniosły losowe partie.
sample-no-depth = monte-carlo gra każdą partię do końca i nie ma tablicy: pomiń --depth i --table, a ogranicz je przez --nodes lub --time
sample-label-expected = oczekiwanie
sample-label-playouts = symulacje
sample-label-positions = pozycje
sample-label-tree = węzły drzewa
sample-label-full = pamięć
sample-full = drzewo się zapełniło: dalsze symulacje już go nie powiększały
sample-search = { $algorithm } (wątki: { $threads }, ziarno: { $seed })
sample-search-rave = { $algorithm } z RAVE (wątki: { $threads }, ziarno: { $seed })
sample-expected = { $percent } punktów dla { $side }
sample-proven-win = udowodniono: wygrywa { $side }
sample-proven-draw = udowodniono: remis
sample-time = { $time } (symulacji na sekundę: { $playouts })
sample-column-move = ruch
sample-column-proven = udowodniono
sample-column-visits = odwiedziny
sample-column-visit-share = udział
sample-column-points = punkty
sample-win = wygrana
sample-draw = remis
sample-loss = przegrana
sample-more-moves = pozostałych ruchów: { $count }; wszystkie są w --json

## Liczba sposobów gry

perft-total = { $count } ({ $time }, { $speed } na sekundę)

## Co znaczy wartość

# Półruchy do końca wymuszonej wygranej.
worth-win =
    { $plies ->
        [one] wygrana za { $plies } półruch
        [few] wygrana za { $plies } półruchy
        [many] wygrana za { $plies } półruchów
       *[other] wygrana za { $plies } półruchu
    }
worth-loss =
    { $plies ->
        [one] przegrana za { $plies } półruch
        [few] przegrana za { $plies } półruchy
        [many] przegrana za { $plies } półruchów
       *[other] przegrana za { $plies } półruchu
    }

## Czasy

time-seconds = { $time } s
time-milliseconds = { $time } ms
time-microseconds = { $time } µs

## Gra dwóch programów

watch-players = { $game }: jako { $x } gra { $first }, jako { $o } gra { $second }
watch-plays = { $side } gra { $move } ({ $worth }, głębokość { $depth }, { count-nodes }, { $time })
watch-plays-for-share = { $side } gra { $move } (oczekuje { $share } % punktów, { count-nodes }, { $time })
watch-plays-at-random = { $side } gra { $move } (losowo)
watch-left = gra pozostała niedokończona

## Gra z programem

play-thinking = myślę …
play-greeting = { $game }: wpisz ruch albo `help`
play-two-people = Gra dwoje ludzi: { $x } i { $o }.
play-you-are = Grasz jako { $side }, program jako { $other } ({ $program }).
play-prompt = { $side }, twój ruch (możliwych ruchów: { $count }, na przykład { $example }):
play-prompt-numbers = { $side }, wybierz jedną z liczb ({ $numbers }):
play-impossible = Tak nie można: { $why }.
play-hint =
    { $plies ->
        [one] Podpowiedź: { $move } (spojrzenie { $plies } półruch naprzód, { $worth }).
        [few] Podpowiedź: { $move } (spojrzenie { $plies } półruchy naprzód, { $worth }).
        [many] Podpowiedź: { $move } (spojrzenie { $plies } półruchów naprzód, { $worth }).
       *[other] Podpowiedź: { $move } (spojrzenie { $plies } półruchu naprzód, { $worth }).
    }
play-hint-without-value =
    { $plies ->
        [one] Podpowiedź: { $move } (spojrzenie { $plies } półruch naprzód).
        [few] Podpowiedź: { $move } (spojrzenie { $plies } półruchy naprzód).
        [many] Podpowiedź: { $move } (spojrzenie { $plies } półruchów naprzód).
       *[other] Podpowiedź: { $move } (spojrzenie { $plies } półruchu naprzód).
    }
play-program-plays = { $side } gra { $move }.
play-input-ended = Dane wejściowe się skończyły, a z nimi gra.
play-saved = Gra jest zapisana: kontynuuj poleceniem `plyground play --resume { $file }`.
play-bye = Do widzenia.
play-clocks = Pozostały czas: { $x } { $first }, { $o } { $second }.

play-tie = Koniec gry! Remis!
play-won = Koniec gry! { AGREE($side, one: "Wygrywa", many: "Wygrywają") } { $side }.
play-won-by = Koniec gry! { AGREE($side, one: "Wygrywa", many: "Wygrywają") } { $side }: { $line }.
play-resigned = Koniec gry! { SIDE($loser, place: "start") } { AGREE($loser, one: "się poddaje", many: "się poddają") }, { AGREE($winner, one: "wygrywa", many: "wygrywają") } { $winner }.
play-unfinished = Gra nie jest dokończona.

play-help-move = Ruch: { $forms }.
# Po słowach `undo`, `hint` i tak dalej.
play-help-undo = cofnij swój ostatni ruch
play-help-redo = zagraj ponownie to, co cofnięto
play-help-hint = zapytaj, co zagrałby program, gdyby grał najlepiej, jak umie
play-help-board = pokaż planszę jeszcze raz
play-help-marks = powiedz, gdzie stoją znaki każdej strony
play-help-moves = powiedz dotychczasowe ruchy
play-help-analyse = przeanalizuj pozycję i wróć
play-help-resign = poddaj się
play-help-quit = wyjdź; grę z --save można kontynuować

play-starter-is-for-new-games = --starter jest dla nowej gry: z pozycją użyj --to-move
play-tree-from-input = ruchy wpisuje się na standardowym wejściu: podaj drzewo jako argument albo jako explicit(@FILE)

## Zapisane gry

save-exists = { $file } już istnieje: kontynuuj grę z --resume { $file } albo wybierz inny plik
save-failed = nie można zapisać do { $file }: { $why }; wybierz inny plik

## Menu

menu-title = Plyground: co chcesz robić?
menu-play = Grać przeciwko programowi lub innej osobie
menu-watch = Oglądać grę dwóch programów
menu-analyse = Przeanalizować pozycję
menu-compare = Porównać przeszukiwania
menu-learn = Uczyć się: przejść przeszukiwanie krok po kroku
menu-games = Zapisane partie: kontynuować, przeanalizować
menu-settings = Ustawienia
menu-help = Pomoc
menu-exit = Wyjście
menu-choose = Wybierz z listy:
menu-choose-number = Wpisz liczbę od { $least } do { $most }.
linear-form = Enter zostawia to, co w nawiasach, q wychodzi.
linear-choice = { $label }: numer lub nazwa [{ $number }, { $now }]:
linear-number = { $label }, od { $least } do { $most } [{ $now }]:
linear-switch = { $label }, y (tak) lub n (nie) [{ $now }]:
linear-text = { $label }, - jeśli nic [{ $now }]:
linear-text-empty = { $label } []:
linear-yes-or-no = Wpisz y lub n.
linear-unknown = To słowo nic tu nie znaczy: `help` powie, które tak.
linear-greeting = { $game }: wpisz ruch, `board` pokaże planszę, `help` pomoże
linear-last = Ostatni ruch: { $move }.
linear-undone = Cofnięto: { $moves }.
linear-redone = Zagrano ponownie: { $moves }.
linear-help-quit = wyjdź; partia jest zapisana, wznowi ją `games`
linear-kept = Partia jest zapisana: `games` w menu pozwala ją kontynuować.
linear-after = Co dalej: `review` przegląd, `analyse` analiza, `again` jeszcze raz, Enter menu:
linear-set = Ustawienia są zapisane.
linear-analyse = Analiza, ruch lub słowo:
linear-analyse-help =
    Ruch zostaje zagrany; `line 1` gra pierwszy ruch tego wariantu; `back` i `on` idą po ruchach wstecz i naprzód;
    `more` patrzy dłużej; `lines 5` szuka pięciu wariantów; `board` pokazuje planszę; `tree` przechodzi
    przez przeszukiwanie tej pozycji; `quit` wychodzi.
linear-learn = Enter idzie dalej, lub słowo:
linear-learn-help =
    Enter mówi następny krok; `back` poprzedni; `cut` idzie do następnego obcięcia, `again` do ponownego przeszukania;
    `skip` na koniec tego węzła, `up` tam, gdzie wchodzono do węzła powyżej; `go 2 1` do pozycji po
    tych ruchach; `start` i `end`; `board` pokazuje pozycję, `tree` mówi całe drzewo; `quit` wychodzi.
linear-learn-end = To był ostatni krok: `back` lub `start` wraca, `quit` wychodzi.
linear-review = Przegląd, numer ruchu lub słowo:
linear-review-help = Numer ruchu mówi o nim więcej; `try 4` gra ponownie od pozycji przed ruchem 4, `analyse 4` bada tę pozycję; `quit` wychodzi.
linear-review-stopped = Przegląd przerwano.
linear-games = Która partia, lub Enter menu:
linear-games-help = Numer partii kontynuuje ją lub omawia, jeśli się skończyła; `analyse 2` bada jej pozycję, `remove 2` ją usuwa.
menu-more = Jest tego więcej: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.

## Od tego, co wpisano, do tego, co miano na myśli

setup-no-game = podaj grę, na przykład tic-tac-toe, albo --preset; listę pokazuje `plyground games`
setup-size-twice = `{ $game }` podaje już rozmiar: pomiń --size { $size }
setup-unreachable = { $why }; z --allow-unreachable pozycja mimo to zostanie przyjęta
setup-move = ruch { $number }: { $why }
setup-not-to-move = po tych ruchach ruchu nie ma { $side }, ktokolwiek zaczynał: pomiń --to-move albo sprawdź ruchy
setup-cannot-read = nie można odczytać { $file }: { $why }; sprawdź plik i spróbuj ponownie
# W miejscu nazwy pliku.
setup-standard-input = standardowe wejście
setup-no-command = nie ma polecenia `{ $name }`: zobacz --help

## Niewłaściwe użycie

# Cały wiersz, ze wskazówką albo bez niej.
usage-line = { $complaint } (zobacz --help)
usage-line-with-tip = { $complaint }; { $tip } (zobacz --help)
usage-unknown-command = nieznane polecenie '{ $word }'
usage-unknown-argument = nieoczekiwany argument '{ $word }'
usage-unknown-value = nieprawidłowa wartość '{ $value }' dla '{ $argument }' [możliwe wartości: { $values }]
usage-wrong-value = nieprawidłowa wartość '{ $value }' dla '{ $argument }': { $why }
usage-missing-value = '{ $argument }' wymaga wartości, ale żadnej nie podano
usage-missing-command = '{ $command }' wymaga podpolecenia, ale żadnego nie podano [podpolecenia: { $commands }]
usage-missing-arguments = nie podano wymaganych argumentów: { $arguments }
usage-conflict = argumentu '{ $argument }' nie można użyć razem z '{ $other }'
usage-repeated = argumentu '{ $argument }' nie można podać kilka razy
usage-similar-command = istnieje podobne polecenie: '{ $word }'
usage-similar-argument = istnieje podobny argument: '{ $word }'
usage-similar-value = istnieje podobna wartość: '{ $word }'

usage-depth = głębokość to liczba całkowita od 0 do { $most }
usage-depths = { $why }; pisz 1..9, 5 albo 1,3,5
usage-depths-downwards = głębokości w zakresie rosną, na przykład { $from }..{ $to }
usage-level = poziom to liczba całkowita od 1 do 10
usage-nodes = liczba węzłów to liczba całkowita większa od 0
usage-warmup = liczba przebiegów przed pierwszym mierzonym to liczba całkowita od 0 do 1 000 000
usage-runs = liczba przebiegów to liczba całkowita od 1 do 1 000 000; --no-time nie mierzy czasu
usage-above-zero = ma to być liczba całkowita większa od 0
usage-within = ma to być liczba całkowita od { $from } do { $to }
usage-seconds = czas to liczba sekund większa od 0

## Dlaczego pliku nie dało się odczytać albo zapisać

io-not-found = nie ma takiego pliku ani folderu
io-permission-denied = odmowa dostępu
io-is-a-folder = to jest folder
io-not-a-folder = część ścieżki nie jest folderem
io-storage-full = nie ma już miejsca
io-read-only = system plików jest tylko do odczytu
io-not-text = to nie jest tekst w kodowaniu UTF-8
io-too-large = jest za duży
io-not-a-file = to nie jest zwykły plik
files-cannot-write = nie można zapisać { $file }: { $why }; wybierz inne miejsce
files-wrong-ending = { $option } zapisuje .{ $right }, a { $file } kończy się na .{ $ending }: wybierz nazwę z końcówką .{ $right }

## Koniec przerwanego polecenia

failure-interrupted = przerwano: { $why }

## Samodzielny gracz

brain-help =
    pbrain-plyground { $version }: silnik Plygrounda do gomoku dla menedżerów turniejów i plansz.

    Menedżer uruchamia go bez argumentów i rozmawia z nim przez standardowe wejście i wyjście
    protokołem Gomocup.

    Przykład, pierwszy ruch na planszy 15x15:
      printf 'START 15\nBEGIN\n' | pbrain-plyground

    Jak go używać, mówi docs/gomocup.md; `plyground gomocup` to to samo, wszystko inne ma `plyground --help`.
brain-argument = pbrain-plyground: `{ $argument }` nic tu nie znaczy: uruchamia się go bez argumentów, zobacz --help
