# Cennik pomysłów: ile jest warta każda rzecz, która przyspiesza wyszukiwanie.

ideas-title = Ile jest wart każdy pomysł: { $game }
ideas-idea = pomysł
ideas-nodes = węzły
ideas-nodes-meaning = odwiedzone pozycje, ze wszystkich badanych pozycji razem; znak >, jeśli wyszukiwanie przerwano
ideas-won = zysk
ideas-won-meaning = ile razy mniej węzłów niż w wierszu wyżej
ideas-in-all = razem
ideas-in-all-meaning = ile razy mniej węzłów niż minimaks
ideas-time = czas
ideas-time-meaning = mediana kilku przebiegów
ideas-faster = szybciej
ideas-faster-meaning = ile razy szybciej niż minimaks
ideas-memory = pamięć
ideas-memory-meaning = rozmiar tablicy
ideas-what = co robi
ideas-agree = Wszystkie wyszukiwania znalazły te same wartości.
ideas-none = Żadne wyszukiwanie nie znalazło wartości, więc nie ma czego porównać ani narysować: zwiększ --nodes albo zmniejsz --depth.
ideas-disagree = { $first } i { $second } nie zgadzają się co do { $position }.
ideas-wrong = wyszukiwania się nie zgadzają: jedno z nich się myli, prosimy to zgłosić
ideas-over = gra się tu skończyła: nie ma czego szukać
ideas-interrupted = wiersze powyżej to, co zdążono zmierzyć
ideas-progress = pomysł { $place } z { $all }: { $idea }
ideas-kibibytes = { $count } KiB
ideas-mebibytes = { $count } MiB
ideas-subtitle =
    { $count ->
        [one] { $count } pozycja do głębokości { $depth }; funkcja oceny: { $evaluator }
        [few] { $count } pozycje do głębokości { $depth }; funkcja oceny: { $evaluator }
        [many] { $count } pozycji do głębokości { $depth }; funkcja oceny: { $evaluator }
       *[other] { $count } pozycji do głębokości { $depth }; funkcja oceny: { $evaluator }
    }
ideas-unfinished = Znak > oznacza wyszukiwanie zatrzymane po tylu węzłach: { $count }.

idea-minimax = minimaks
idea-meaning-minimax = odwiedza każdą pozycję
idea-alpha-beta = alfa-beta
idea-meaning-alpha-beta = pomija to, co nie może zmienić wartości
idea-centre = najpierw środek
idea-meaning-centre = próbuje najpierw ruchów przy środku planszy
idea-table = tablica transpozycji
idea-meaning-table = nie bada tej samej pozycji dwa razy
idea-steps = iteracyjne pogłębianie
idea-meaning-steps = szuka na głębokość 1, 2, 3 … i zaczyna od najlepszego ruchu poprzedniej iteracji
idea-killers = ruchy zabójcze
idea-meaning-killers = próbuje najpierw tego, co odcięło obok
idea-history = heurystyka historii
idea-meaning-history = próbuje najpierw tego, co często odcinało
idea-tests = zerowe okna
idea-meaning-tests = tylko sprawdza, czy ruch jest lepszy, i dopiero wtedy go bada
idea-aspiration = okno oczekiwania
idea-meaning-aspiration = oczekuje wartości poprzedniej iteracji
idea-looking-ahead = rozszerzone obcięcie według tablicy
idea-meaning-looking-ahead = pyta tablicę o wszystkie odpowiedzi, zanim jedną zbada
idea-symmetry = symetria
idea-meaning-symmetry = lustrzane odbicia uważa za tę samą pozycję
idea-threads = wątki
idea-meaning-threads = dzieli tablicę między kilka wątków
idea-negascout = NegaScout bez tablicy
idea-meaning-negascout = zerowe okna w kolejności gry, nic nie jest pamiętane
idea-mtd-f = MTD(f)
idea-meaning-mtd-f = tylko zerowe okna, od wartości poprzedniej iteracji
idea-sss-star = SSS*
idea-meaning-sss-star = zerowe okna z góry
idea-dual-star = DUAL*
idea-meaning-dual-star = zerowe okna z dołu
