# Co dzieje się podczas przeszukiwania, jedno zdanie na zdarzenie. Wszystkie wartości są z punktu widzenia tego, kto ma
# ruch w korzeniu.

explain-root-name = Korzeń
explain-move = ruch { $movement }
explain-move-title = Ruch { $movement }
explain-branch = gałąź { $movement }
explain-branch-title = Gałąź { $movement }
explain-enter-root = Przeszukiwanie się zaczyna: ruch ma { $side } i na razie nic nie wiadomo.
explain-enter-root-window = Przeszukiwanie się zaczyna: ruch ma { $side } i liczą się tylko wartości w granicach { $window }.
explain-enter = { $movement }: próba; odpowiada { $side } i możliwa jest każda wartość.
explain-enter-leaf = { $movement }: próba.
explain-enter-window = { $movement }: próba; odpowiada { $side } i liczą się tylko wartości w granicach { $window }.
explain-test-above = { $movement }: tylko test, czy to lepsze niż wartość { $than }, którą { $side } już ma.
explain-test-below = { $movement }: tylko test, czy to utrzyma wartość poniżej { $than }, którą { $side } już osiąga.
explain-research = { $movement } przechodzi test, więc przeszukujemy ponownie, by poznać wartość, w granicach { $window }.
explain-best = { $movement } to na razie najlepszy wybór dla { $side }: wartość { $value }.
explain-finished = { $name }: tu jest koniec gry, wartość { $value }.
explain-leaf = { $name } to liść: wartość { $value }.
explain-horizon = { $name }: głębokość jest wyczerpana, funkcja oceny daje { $value }.
explain-worth = { $name }: wartość { $value }.
explain-worth-by = { $name }: wartość { $value }, najlepszy wybór to { $best }.
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
explain-because-max = { $keeper } ma już wartość { $has } ({ $from }), a { $side } może tu utrzymać wartość na { $holds }
explain-because-min = { $keeper } może już utrzymać wartość na { $has } ({ $from }), a { $side } dostaje tu wartość co najmniej { $holds }
explain-because-test = { $movement } to tylko test wobec wartości { $than } i przy wartości { $holds } odpowiedź jest już znana
explain-because-given = przeszukiwanie pytano tylko o wartości do granicy { $bound }, a wartość { $holds } jest tu pewna
explain-because-unbeatable = nic nie może być lepsze niż wartość { $holds }
explain-because-closed = okno { $window } nie zostawia żadnej wartości, która miałaby znaczenie
explain-note = Uwaga: { $text }
explain-table = Tablica znała wartość { $value }.
explain-dropped =
    { $count ->
        [one] Niżej nie zapisano { $count } odwiedzin.
        [few] Niżej nie zapisano { $count } odwiedzin.
        [many] Niżej nie zapisano { $count } odwiedzin.
       *[other] Niżej nie zapisano { $count } odwiedzin.
    }

# Dlaczego nie ten ruch?

why-best = { $movement } to najlepszy wybór: wartość { $value }. Najlepsza gra: { $line }.
why-equal = { $movement } ma wartość { $value }. Tyle samo daje { $best }, i to przeszukano wcześniej: z równych przeszukiwanie zostawia pierwszy wybór.
why-worse = Dla { $side } { $movement } ma wartość { $value }, a { $best } wartość { $best_value }.
why-refutation = { $opponent } odpowiada: { $reply }. Najlepsza gra: { $line }.
why-instead = Lepiej tak: { $line }.
why-two-searches = Te wartości pochodzą z osobnego przeszukiwania z pełnym oknem dla każdego ruchu. Samo przeszukiwanie ich nie potrzebowało:
why-never-searched = { $movement } w ogóle nie podlega przeszukiwaniu: { $why }.
why-full-window = { $movement } ma pełne okno: nic jeszcze nie wiadomo.
why-no-window = { $algorithm } nie ma okna: { $movement } otrzymuje dokładną wartość, jak wszystko inne.
why-unshared-window = { $movement } ma pełne okno, cokolwiek było wiadomo wcześniej.
why-window = { $movement } ma okno { $window }: liczyłaby się tylko wartość większa niż { $has }.
why-again = Wcześniej { $movement } przechodzi test z oknem zerowym.

# Kilka przeszukiwań na jednym drzewie.

diff-not-entered = nieodwiedzone
diff-unknown = nieznane
diff-thinned = Nie zapisano wszystkiego: porównuje się tylko pozycje, o których mówią wszystkie zapisy ({ $count }); więcej zapisze --max-events N.
diff-common = Pozycje, które odwiedzają wszystkie przeszukiwania: { $count } z { $all }.
diff-search =
    { $count ->
        [one] { $name } odwiedza { $count } pozycję, z nich { $alone } nie odwiedza nikt inny, i obywa się bez { $spared }.
        [few] { $name } odwiedza { $count } pozycje, z nich { $alone } nie odwiedza nikt inny, i obywa się bez { $spared }.
        [many] { $name } odwiedza { $count } pozycji, z nich { $alone } nie odwiedza nikt inny, i obywa się bez { $spared }.
       *[other] { $name } odwiedza { $count } pozycji, z nich { $alone } nie odwiedza nikt inny, i obywa się bez { $spared }.
    }
diff-search-thinned = Z nich { $name } odwiedza { $count }, nikt inny nie odwiedza { $alone }, i obywa się bez { $spared }.
diff-tests =
    { $count ->
        [one] Robi { $count } test z oknem zerowym; ponownych przeszukiwań: { $researches }.
        [few] Robi { $count } testy z oknem zerowym; ponownych przeszukiwań: { $researches }.
        [many] Robi { $count } testów z oknem zerowym; ponownych przeszukiwań: { $researches }.
       *[other] Robi { $count } testu z oknem zerowym; ponownych przeszukiwań: { $researches }.
    }
diff-dropped = Odwiedziny, których nie zapisano i nie porównano: { $count }.
diff-legend = W nawiasach granice; ≥ i ≤: co najmniej, co najwyżej; t: test z oknem zerowym; ×2: odwiedzone dwa razy; -3: obcięte trzy ruchy.
diff-legend-thinned = „nieznane”: nie zapisano, przeszukiwanie mogło tu dotrzeć; +: być może nie zapisano wszystkich odwiedzin.
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
diff-heading-alone = tylko tu
diff-heading-spared = bez nich
diff-heading-tests = testy
diff-heading-researches = powtórzenia
diff-heading-cutoffs = obcięcia
diff-heading-value = wartość
diff-picture-title = Przeszukiwania obok siebie: { $game }, głębokość { $depth }
diff-picture-key = Każda pozycja pokazuje dla każdego przeszukiwania zwróconą wartość, jak widzi ją { $side }; –: nie dotarło tutaj. Szare: nie wszystkie tu dotarły.
diff-picture-signs = ≥ i ≤: co najmniej, co najwyżej; t: test z oknem zerowym; ×2: odwiedzone dwa razy, wartość z ostatnich odwiedzin.
diff-picture-frame = ●: korzeń. Gruba ramka: na wariancie, który wybrało któreś z przeszukiwań; jego wiersz jest pogrubiony.
diff-about = Wszystkie wartości są z punktu widzenia { $side }. Pozycje, w których wszystkie przeszukiwania robią to samo, nie są pokazane.
diff-picture-rest = +5: jeszcze 5 ruchów, których nie narysowano, i ile pozycji odwiedziło tam każde przeszukiwanie.
diff-picture-unknown = ?: nie zapisano, przeszukiwanie mogło tu dotrzeć; ≥259: co najmniej tyle; +: być może nie zapisano wszystkich odwiedzin. Więcej zapisze --max-events N.

# Krok po kroku przez przeszukiwanie.

step-after = po { $path }
step-title = { $algorithm }: { $game }, głębokość { $depth }; funkcja oceny: { $evaluator }
step-place = zdarzenie { $at } z { $all }, węzeł { $nodes }, po { $path }
step-place-root = zdarzenie { $at } z { $all }, węzeł { $nodes }, w korzeniu
step-cut =
    { $count ->
        [one] obcięcie, pominięto { $count } ruch
        [few] obcięcie, pominięto { $count } ruchy
        [many] obcięcie, pominięto { $count } ruchów
       *[other] obcięcie, pominięto { $count } ruchu
    }
step-cut-off = obcięto
step-keys = ? pomoc   q wyjście   → dalej   ← wstecz   c do obcięcia   n pomiń   g przejdź   b plansza/drzewo
step-closed = okno zamknięte
step-no-research = dalej nie ma ponownego przeszukania
step-type = przejdź do pozycji po ruchach: { $typed }_   (Enter; Esc rezygnuje)
step-no-cut = dalej w tę stronę nie ma obcięcia
step-no-position = do pozycji po „{ $path }” nie wchodzono
step-unknown-key = ten klawisz nic tu nie robi: ? pokazuje te, które robią
step-help =
    → Spacja l    następne zdarzenie
    ← h           poprzednie zdarzenie
    Page Up Down  dwadzieścia zdarzeń
    c  C          następne obcięcie, poprzednie obcięcie
    r             ponowne przeszukanie
    ↓ n j         na koniec tego węzła
    ↑ u k         tam, gdzie wchodzono do węzła powyżej
    g /           do pozycji: wpisz jej ruchy, na przykład „a1 b2”
    b t Tab       plansza lub drzewo
    + -           rozwiń lub zwiń poziom drzewa
    J K           przewiń drzewo
    Home End      początek, koniec
    q             wyjście

    ↻ przeszukane ponownie   ? tylko test   = ≥ ≤ co wróciło
    ╳ obcięte   · jeszcze nieobejrzane   [+5] pięć zwiniętych węzłów
    Wszystkie wartości są z punktu widzenia tego, kto ma ruch w korzeniu.
step-more =
    { $count ->
        [one] jeszcze { $count } krok; więcej wypisze --most N
        [few] jeszcze { $count } kroki; więcej wypisze --most N
        [many] jeszcze { $count } kroków; więcej wypisze --most N
       *[other] jeszcze { $count } kroku; więcej wypisze --most N
    }
step-thinned = niezapisane odwiedziny, których nie ma wśród kroków: { $count }; więcej zapisze --max-events N
step-no-terminal = po krokach można chodzić tylko w terminalu: dodaj --plain, aby je wypisać

study-finished = w pozycji { $position } gra się skończyła: nie ma czego przeszukiwać
diff-how-many =
    { $count ->
        [one] { $count } przeszukiwania nie da się położyć obok siebie: wybierz od 2 do { $most } za pomocą --algorithms i --orderings
        [few] { $count } przeszukiwań nie da się położyć obok siebie: wybierz od 2 do { $most } za pomocą --algorithms i --orderings
        [many] { $count } przeszukiwań nie da się położyć obok siebie: wybierz od 2 do { $most } za pomocą --algorithms i --orderings
       *[other] { $count } przeszukiwania nie da się położyć obok siebie: wybierz od 2 do { $most } za pomocą --algorithms i --orderings
    }
diff-interrupted = niczego nie porównano
argument-events = liczba zdarzeń to liczba całkowita od 16 do 50 000 000
why-swapped = najpierw pisze się ruch: plyground why { $movement } { $game }
why-interrupted = przeszukiwanie nie doszło do końca i o ruchu nic nie wiadomo
