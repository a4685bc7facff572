# Rysunek drzewa przeszukiwania. Wartości i okna są z punktu widzenia tego, kto ma ruch w korzeniu.

tree-title =
    { $depth ->
        [one] { $algorithm }: { $game }, głębokość { $depth } półruch
        [few] { $algorithm }: { $game }, głębokość { $depth } półruchy
        [many] { $algorithm }: { $game }, głębokość { $depth } półruchów
       *[other] { $algorithm }: { $game }, głębokość { $depth } półruchu
    }
tree-evaluator = Funkcja oceny: { $evaluator }.
tree-answer = Wartość dla { $side } wynosi { $value }.
tree-answer-line = Wartość dla { $side } wynosi { $value }, wariant: { $line }.
tree-answer-unknown = Przeszukiwanie zatrzymano, zanim poznano wartość.
tree-cost =
    { $visited ->
        [one] Odwiedzono { $visited } pozycję.
        [few] Odwiedzono { $visited } pozycje.
        [many] Odwiedzono { $visited } pozycji.
       *[other] Odwiedzono { $visited } pozycji.
    }
tree-cost-of =
    { $visited ->
        [one] Odwiedzono { $visited } pozycję z { $all }, które odwiedza minimaks.
        [few] Odwiedzono { $visited } pozycje z { $all }, które odwiedza minimaks.
        [many] Odwiedzono { $visited } pozycji z { $all }, które odwiedza minimaks.
       *[other] Odwiedzono { $visited } pozycji z { $all }, które odwiedza minimaks.
    }
tree-cost-of-more =
    { $visited ->
        [one] Odwiedzono { $visited } pozycję, a minimaks odwiedza ich więcej niż { $all }.
        [few] Odwiedzono { $visited } pozycje, a minimaks odwiedza ich więcej niż { $all }.
        [many] Odwiedzono { $visited } pozycji, a minimaks odwiedza ich więcej niż { $all }.
       *[other] Odwiedzono { $visited } pozycji, a minimaks odwiedza ich więcej niż { $all }.
    }
# Where positions are visited more than once; $visits is larger than $visited.
tree-cost-visits-of = Odwiedzin: { $visits }, w { $visited } z { $all } pozycji, które odwiedza minimaks.
tree-cost-visits = Odwiedzin: { $count }, nie wszystkie zapisano.
tree-cost-again =
    { $count ->
        [one] { $count } raz odwiedzono tę samą pozycję ponownie.
        [few] { $count } razy odwiedzono tę samą pozycję ponownie.
        [many] { $count } razy odwiedzono tę samą pozycję ponownie.
       *[other] { $count } razu odwiedzono tę samą pozycję ponownie.
    }
tree-mistakes = Z celowymi błędami: { $list }.

# Wewnątrz węzłów: krótko.
tree-cut-low = obcięte: { $value } ≤ α = { $bound }
tree-cut-high = obcięte: { $value } ≥ β = { $bound }
tree-cut = obcięte po { $movement }
tree-tag-test = { $movement }, test
tree-tag-again = { $movement }, ponownie
tree-bundle =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
tree-bundle-more =
    { $count ->
        [one] jeszcze { $count } ruch
        [few] jeszcze { $count } ruchy
        [many] jeszcze { $count } ruchów
       *[other] jeszcze { $count } ruchu
    }
tree-bundle-positions =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }
tree-unrecorded =
    { $count ->
        [one] { $count } pozycja niezapisana
        [few] { $count } pozycje niezapisane
        [many] { $count } pozycji niezapisanych
       *[other] { $count } pozycji niezapisanej
    }
tree-never =
    { $count ->
        [one] { $count } pozycja nieodwiedzona
        [few] { $count } pozycje nieodwiedzone
        [many] { $count } pozycji nieodwiedzonych
       *[other] { $count } pozycji nieodwiedzonej
    }
tree-never-more = ponad { $count } pozycji nieodwiedzonych
tree-visited-elsewhere =
    { $count ->
        [one] { $count } ruch odwiedziło inne przeszukiwanie
        [few] { $count } ruchy odwiedziło inne przeszukiwanie
        [many] { $count } ruchów odwiedziło inne przeszukiwanie
       *[other] { $count } ruchu odwiedziło inne przeszukiwanie
    }

# Objaśnienia pod rysunkiem.
tree-key-max = ruch ma { $side }: liczy się największa wartość (max)
tree-key-min = ruch ma { $side }: liczy się najmniejsza wartość (min)
tree-key-negamax = ruch ma { $side }: liczy się największa z wartości pod węzłem, wziętych z przeciwnym znakiem
tree-key-finished = koniec gry
tree-key-leaf = liść
tree-key-horizon = głębokość wyczerpana: funkcja oceny
tree-key-chosen = wybrany wariant
tree-key-cut = pominięte po obcięciu
tree-key-bundle = kilka ruchów razem
tree-key-test = test z oknem zerowym
tree-key-again = ponownie: jeszcze jedno przeszukiwanie po teście, dla wartości
tree-key-window = (α, β): okno przy wejściu
tree-key-window-film = (α, β): okno przy wejściu i to, co z niego zostało, dopóki węzeł jest przeszukiwany
tree-key-bound = ≤ i ≥: znane jest tylko ograniczenie
tree-key-side = wartości z punktu widzenia { $side }
tree-key-mover = wartości z punktu widzenia strony na ruchu

# Drzewo jako tekst: każdy wiersz składa się z niektórych z tych zdań.
tree-level = Poziom { $level }.
tree-root = Korzeń.
tree-move = Ruch { $movement }.
tree-move-chosen = Ruch { $movement }, w wybranym wariancie.
tree-branch = { explain-branch-title }.
tree-branch-chosen = { explain-branch-title }, w wybranym wariancie.
tree-is-test = Test z oknem zerowym.
tree-is-again = Ponowne przeszukiwanie po teście.
tree-is-finished = Koniec gry.
tree-is-leaf = To liść.
tree-is-horizon = Głębokość jest tu wyczerpana.
tree-is-max = Ruch ma { $side } i bierze największą wartość (max).
tree-is-min = Ruch ma { $side } i bierze najmniejszą wartość (min).
tree-is-negamax = Ruch ma { $side } i bierze największą z wartości pod węzłem, wziętych z przeciwnym znakiem.
tree-has-window = Okno od { $alpha } do { $beta }.
tree-has-value = Wartość { $value }.
tree-has-value-low = Wartość co najmniej { $value }.
tree-has-value-high = Wartość co najwyżej { $value }.
tree-has-no-value = Zatrzymano, zanim poznano wartość.
# $why to jeden z komunikatów explain-because.
tree-why = Obcięcie: { $why }.
tree-why-unknown = Obcięcie przed ostatnim ruchem.
tree-left-out =
    { $count ->
        [one] Pominięto { $count } ruch.
        [few] Pominięto { $count } ruchy.
        [many] Pominięto { $count } ruchów.
       *[other] Pominięto { $count } ruchu.
    }
tree-left-out-moves =
    { $count ->
        [one] Pominięto { $count } ruch: { $moves }.
        [few] Pominięto { $count } ruchy: { $moves }.
        [many] Pominięto { $count } ruchów: { $moves }.
       *[other] Pominięto { $count } ruchu: { $moves }.
    }
tree-values-for = Wszystkie wartości i okna są z punktu widzenia { $side }.
tree-values-for-mover = Wszystkie wartości podano z punktu widzenia strony, która ma ruch w węźle.

# Film: jedno zdanie na krok.
tree-step = Krok { $step } z { $steps }, w pomarańczowej ramce: { $what }
tree-step-bundle =
    { $count ->
        [one] { $count } pozycję poniżej { $path } przechodzi się tu bez pokazywania.
        [few] { $count } pozycje poniżej { $path } przechodzi się tu bez pokazywania.
        [many] { $count } pozycji poniżej { $path } przechodzi się tu bez pokazywania.
       *[other] { $count } pozycji poniżej { $path } przechodzi się tu bez pokazywania.
    }
tree-step-bundle-root =
    { $count ->
        [one] { $count } pozycję poniżej korzenia przechodzi się tu bez pokazywania.
        [few] { $count } pozycje poniżej korzenia przechodzi się tu bez pokazywania.
        [many] { $count } pozycji poniżej korzenia przechodzi się tu bez pokazywania.
       *[other] { $count } pozycji poniżej korzenia przechodzi się tu bez pokazywania.
    }

# Polecenie.
tree-searching = przeszukiwanie …
tree-interrupted = narysowano to, co udało się przeszukać
tree-drawn = { $file }: narysowano wszystkie odwiedziny, { $count }
tree-drawn-part = { $file }: narysowano { $shown } z { $visits } odwiedzin, pozostałe połączono; --most N rysuje więcej, --all rysuje wszystko
tree-steps-written =
    { $count ->
        [one] { $folder }: { $count } krok i ruchomy obraz { $film }
        [few] { $folder }: { $count } kroki i ruchomy obraz { $film }
        [many] { $folder }: { $count } kroków i ruchomy obraz { $film }
       *[other] { $folder }: { $count } kroku i ruchomy obraz { $film }
    }
tree-steps-left-out =
    { $count ->
        [one] { $count } krok przed ostatnim pominięto: --most-steps { $all } daje wszystkie
        [few] { $count } kroki przed ostatnim pominięto: --most-steps { $all } daje wszystkie
        [many] { $count } kroków przed ostatnim pominięto: --most-steps { $all } daje wszystkie
       *[other] { $count } kroku przed ostatnim pominięto: --most-steps { $all } daje wszystkie
    }
