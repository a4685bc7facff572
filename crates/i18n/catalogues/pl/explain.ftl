# Co dzieje się podczas przeszukiwania, jedno zdanie na zdarzenie. Wszystkie wartości są z punktu widzenia tego, kto ma
# ruch w korzeniu.

explain-root-name = korzeń
explain-enter-root = Przeszukiwanie się zaczyna: ruch ma { $side } i na razie nic nie wiadomo.
explain-enter-root-window = Przeszukiwanie się zaczyna: ruch ma { $side } i liczą się tylko wartości w granicach { $window }.
explain-enter = Próbujemy { $movement }; odpowiada { $side } i możliwa jest każda wartość.
explain-enter-window = Próbujemy { $movement }; odpowiada { $side } i liczą się tylko wartości w granicach { $window }.
explain-test-above = { $movement } jest tylko sprawdzany: czy to lepsze niż { $than }, które { $side } już ma?
explain-test-below = { $movement } jest tylko sprawdzany: czy utrzyma wartość poniżej { $than }, które { $side } już osiąga?
explain-research = { $movement } przechodzi test, więc jest przeszukiwany ponownie, by poznać wartość, w granicach { $window }.
explain-best = { $movement } to na razie najlepszy ruch { $side }: { $value }.
explain-finished = { $name }: tu jest koniec gry, wartość { $value }.
explain-horizon = { $name }: głębokość jest wyczerpana, funkcja oceny daje { $value }.
explain-worth = { $name }: wartość { $value }.
explain-worth-by = { $name }: wartość { $value }, najlepszy ruch { $best }.
explain-at-least = { $name }: wartość wynosi co najmniej { $value }; o ile więcej, nie ma znaczenia.
explain-at-most = { $name }: wartość wynosi co najwyżej { $value }; o ile mniej, nie ma znaczenia.
explain-stopped = { $name }: przeszukiwanie zatrzymano, zanim poznano wartość.
explain-cut =
    { $count ->
        [one] { $name }: obcięcie, bo { $why }. Pominięto { $count } ruch.
        [few] { $name }: obcięcie, bo { $why }. Pominięto { $count } ruchy.
        [many] { $name }: obcięcie, bo { $why }. Pominięto { $count } ruchów.
       *[other] { $name }: obcięcie, bo { $why }. Pominięto { $count } ruchu.
    }
explain-cut-on-last = { $name }: rozstrzyga ostatni ruch, bo { $why }. Nie było już czego pominąć.
explain-because-max = { $keeper } ma już { $has } po { $from }, a { $side } może utrzymać tę gałąź na { $holds }
explain-because-min = { $keeper } może już utrzymać wartość na { $has } ruchem { $from }, a { $side } dostaje tu co najmniej { $holds }
explain-because-test = { $movement } był tylko sprawdzany wobec { $than } i przy { $holds } odpowiedź jest już znana
explain-because-given = przeszukiwanie pytano tylko o wartości do granicy { $bound }, a { $holds } jest tu pewne
explain-because-unbeatable = nic nie może być lepsze niż { $holds }
explain-because-closed = okno { $window } nie zostawia żadnej wartości, która miałaby znaczenie
explain-note = Uwaga: { $text }
explain-table = Tablica znała wartość { $value }.

# Dlaczego nie ten ruch?

why-best = { $movement } to najlepszy ruch: ma wartość { $value }. Najlepsza gra toczy się dalej { $line }.
why-equal = { $movement } ma wartość { $value }, tyle samo co { $best }, przeszukany wcześniej: z równych przeszukiwanie zostawia pierwszy.
why-worse = Dla { $side } { $movement } ma wartość { $value }, a { $best } ma { $best_value }.
why-refutation = { $opponent } odpowiada { $reply }: najlepsza gra toczy się dalej { $line }.
why-instead = Lepsze jest { $line }.
why-never-searched = { $movement } w ogóle nie był przeszukiwany: { $why }.
why-full-window = { $movement } był przeszukiwany z pełnym oknem: nic jeszcze nie było wiadomo.
why-window = { $movement } był przeszukiwany w granicach { $window }: liczyłoby się tylko więcej niż { $has }.
why-again = Wcześniej { $movement } przeszedł test z oknem zerowym.

# Kilka przeszukiwań na jednym drzewie.

diff-not-entered = nieodwiedzone
diff-common = Z { $all } pozycji wszystkie odwiedzają { $count }.
diff-search =
    { $count ->
        [one] { $name } odwiedza { $count } pozycję, w tym tylko on { $alone }, i obywa się bez { $spared }.
        [few] { $name } odwiedza { $count } pozycje, w tym tylko on { $alone }, i obywa się bez { $spared }.
        [many] { $name } odwiedza { $count } pozycji, w tym tylko on { $alone }, i obywa się bez { $spared }.
       *[other] { $name } odwiedza { $count } pozycji, w tym tylko on { $alone }, i obywa się bez { $spared }.
    }
diff-tests =
    { $count ->
        [one] Robi { $count } test z oknem zerowym; ponownych przeszukiwań: { $researches }.
        [few] Robi { $count } testy z oknem zerowym; ponownych przeszukiwań: { $researches }.
        [many] Robi { $count } testów z oknem zerowym; ponownych przeszukiwań: { $researches }.
       *[other] Robi { $count } testu z oknem zerowym; ponownych przeszukiwań: { $researches }.
    }
diff-dropped = { $count } odwiedzin nie zapisano i nie są porównywane.
diff-legend = W nawiasach granice; ≥ i ≤: co najmniej, co najwyżej; t: test z oknem zerowym; ×2: odwiedzone dwa razy; -3: obcięte trzy ruchy.
diff-more =
    { $count ->
        [one] Różni się jeszcze { $count } pozycja; więcej pokaże --most N.
        [few] Różnią się jeszcze { $count } pozycje; więcej pokaże --most N.
        [many] Różni się jeszcze { $count } pozycji; więcej pokaże --most N.
       *[other] Różni się jeszcze { $count } pozycji; więcej pokaże --most N.
    }
diff-heading-position = pozycja
diff-heading-search = przeszukiwanie
diff-heading-visits = odwiedziny
diff-heading-positions = pozycje
diff-heading-alone = tylko on
diff-heading-spared = bez nich
diff-heading-tests = testy
diff-heading-researches = powtórzenia
diff-heading-cutoffs = obcięcia
diff-heading-value = wartość
diff-picture-title = { $names }: { $game }, głębokość { $depth }
diff-picture-key = Każda pozycja pokazuje przeszukiwania, które ją odwiedziły, i zwróconą wartość. Szare: nie wszystkie tu dotarły.
diff-picture-more =
    { $count ->
        [one] jeszcze { $count } pozycja
        [few] jeszcze { $count } pozycje
        [many] jeszcze { $count } pozycji
       *[other] jeszcze { $count } pozycji
    }

# Krok po kroku przez przeszukiwanie.

step-where = zdarzenie { $at } z { $all }
step-nodes = odwiedzone węzły: { $count }
step-root = w korzeniu
step-after = po { $path }
step-window = granice { $window }
