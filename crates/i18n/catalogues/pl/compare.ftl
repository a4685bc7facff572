# Porównania: `plyground compare`, jego tabele, wykresy i strony. Słownik jest na początku names.ftl.

# Co się porównuje: tytuł tabel i stron.
compare-heading = Porównanie przeszukiwań: { $game }
compare-title =
    { $count ->
        [one] { $game }; funkcja oceny: { $evaluators }; konwencje: { $convention }
        [few] { $game }; funkcje oceny: { $evaluators }; konwencje: { $convention }
        [many] { $game }; funkcje oceny: { $evaluators }; konwencje: { $convention }
       *[other] { $game }; funkcje oceny: { $evaluators }; konwencje: { $convention }
    }
compare-position = pozycja { $number }: { $position }, ruch ma { $side }
compare-position-number = pozycja { $number }
compare-in-order = kolejność ruchów: { $ordering }
compare-line = { $search }, { $order }
compare-any-order = dowolna kolejność
compare-order-natural = jak w grze
compare-order-reversed = odwrotna
compare-order-centre = od środka
compare-order-random = losowa (ziarno { $seed })
compare-order-best =
    { $plies ->
        [one] najlepsze najpierw ({ $plies } półruch)
        [few] najlepsze najpierw ({ $plies } półruchy)
        [many] najlepsze najpierw ({ $plies } półruchów)
       *[other] najlepsze najpierw ({ $plies } półruchu)
    }
# Dodaje coś do listy.
compare-list = { $before }; { $last }
# Pod tabelą, w której niektóre przeszukiwania oznaczono gwiazdką.
compare-mistakes = * z błędami: { $mistakes }

## Kolumny tabeli, jak najkrócej, i co znaczą.

compare-columns = Co znaczą kolumny
compare-column-position = pozycja
compare-column-evaluator = funkcja
compare-column-ordering = kolejność
compare-column-depth = głębokość
compare-column-search = przeszukiwanie
compare-column-value = wartość
compare-explain-value = Wartość dla tego, kto ma ruch, tak jak liczy ją funkcja oceny.
compare-column-best = najlepszy
compare-explain-best = Pierwszy z najlepszych ruchów.
compare-column-nodes = węzły
compare-explain-nodes = Odwiedzone pozycje łącznie z korzeniem; ponowne odwiedziny liczą się jeszcze raz.
compare-column-share = udział
compare-explain-share = Węzły w porównaniu z pierwszym przeszukiwaniem tej samej głębokości.
compare-column-generated = wygenerowane
compare-explain-generated = Możliwe ruchy zsumowane po wszystkich odwiedzonych węzłach łącznie z liśćmi.
compare-column-leaves = liście
compare-explain-leaves = Węzły ocenione bez patrzenia na potomków: końce gier i horyzont.
compare-column-cutoffs = obcięcia
compare-explain-cutoffs = Węzły opuszczone przed czasem: co najmniej jeden ruch pozostał nieprzeszukany.
compare-column-researches = powtórzenia
compare-explain-researches = Ponowne odwiedziny potomka po teście z oknem zerowym.
compare-column-time = czas
compare-explain-time = Mediana czasu przebiegów.
compare-column-spread = IQR
compare-explain-spread = Rozstęp ćwiartkowy czasu, w którym leży środkowa połowa przebiegów, jako część mediany.
compare-column-branching = rozgałęzienie
compare-explain-branching = Efektywny współczynnik rozgałęzienia: jednakowa liczba ruchów, przy której drzewo tej głębokości miałoby tyle samo węzłów.
compare-column-fewer-nodes = mniej węzłów
compare-explain-fewer-nodes = Ile razy mniej węzłów niż minimaks (lub negamaks, jeśli minimaksu nie uruchomiono).
compare-column-faster = szybciej
compare-explain-faster = Ile razy szybciej niż minimaks (lub negamaks, jeśli minimaksu nie uruchomiono), z błędem.
compare-column-first-cuts = pierwszym ruchem
compare-explain-first-cuts = Część obcięć, które spowodował pierwszy ruch.
compare-column-research-rate = ponownie
compare-explain-research-rate = Część testów z oknem zerowym, po których ruch trzeba było przeszukać ponownie.
compare-column-times-minimal = × minimalne
compare-explain-times-minimal = Węzły w porównaniu z drzewem minimalnym, najmniejszym, które dowodzi wartości (Knuth i Moore).
compare-column-ordering-nodes = na kolejność
compare-explain-ordering-nodes = Węzły zużyte na ustalanie kolejności ruchów; inne kolumny je pomijają.

## Wielkości.

compare-nanoseconds = { $number } ns
compare-microseconds = { $number } µs
compare-milliseconds = { $number } ms
compare-seconds = { $number } s
compare-minutes = { $number } min
compare-percent = { $number }%
compare-times = { $number }×
compare-times-error = { $number }× ± { $error }

## Wykresy. Wielkości zaczynają się wielką literą: stoją na początku tytułu.

compare-quantity-nodes = Węzły
compare-quantity-time = Czas
compare-quantity-generated = Wygenerowane ruchy
compare-quantity-leaves = Liście
compare-quantity-cutoffs = Obcięcia
compare-quantity-branching = Efektywny współczynnik rozgałęzienia
compare-quantity-fewer-nodes = Ile razy mniej węzłów niż minimaks
compare-quantity-faster = Ile razy szybciej niż minimaks
compare-quantity-times-minimal = Ile razy więcej węzłów niż w drzewie minimalnym
compare-plot-against = { $quantity } w zależności od głębokości
compare-plot-at = { $quantity } na głębokości { $depth }
compare-axis-depth = głębokość
compare-minimal-tree = drzewo minimalne

## Co mówi polecenie.

compare-progress = { $done }/{ $all }  głębokość { $depth }, { $algorithm }
# Po postępie; { $time } to minuty i sekundy, na przykład 2:05.
compare-time-left = , pozostało { $time }
compare-written = zapisano: { $file }
compare-check-agree = kontrola: wszystkie poprawne przeszukiwania zgadzają się co do wartości na każdej głębokości
compare-check-agree-but =
    { $count ->
        [one] kontrola: wszystkie poprawne przeszukiwania zgadzają się co do wartości na każdej głębokości; { $count } przeszukiwania z błędami nie liczono
        [few] kontrola: wszystkie poprawne przeszukiwania zgadzają się co do wartości na każdej głębokości; { $count } przeszukiwań z błędami nie liczono
        [many] kontrola: wszystkie poprawne przeszukiwania zgadzają się co do wartości na każdej głębokości; { $count } przeszukiwań z błędami nie liczono
       *[other] kontrola: wszystkie poprawne przeszukiwania zgadzają się co do wartości na każdej głębokości; { $count } przeszukiwania z błędami nie liczono
    }
compare-check-nothing = kontrola: nie ma czego porównać
compare-check-nothing-but =
    { $count ->
        [one] kontrola: nie ma czego porównać; { $count } przeszukiwania z błędami nie liczono
        [few] kontrola: nie ma czego porównać; { $count } przeszukiwań z błędami nie liczono
        [many] kontrola: nie ma czego porównać; { $count } przeszukiwań z błędami nie liczono
       *[other] kontrola: nie ma czego porównać; { $count } przeszukiwania z błędami nie liczono
    }
compare-check-disagree = kontrola: { $first } i { $second } nie zgadzają się na głębokości { $depth }
compare-scattered =
    { $count ->
        [one] nie podano stosunku czasów dla { $count } przeszukiwania: rozrzut przebiegów jest zbyt duży
        [few] nie podano stosunku czasów dla { $count } przeszukiwań: rozrzut przebiegów jest zbyt duży
        [many] nie podano stosunku czasów dla { $count } przeszukiwań: rozrzut przebiegów jest zbyt duży
       *[other] nie podano stosunku czasów dla { $count } przeszukiwania: rozrzut przebiegów jest zbyt duży
    }
compare-outliers =
    { $count ->
        [one] uwaga: { $count } przebieg (przeszukiwań z takimi przebiegami: { $searches }) trwał znacznie dłużej lub krócej niż pozostałe przebiegi tego samego przeszukiwania; być może na tym komputerze działa coś jeszcze
        [few] uwaga: { $count } przebiegi (przeszukiwań z takimi przebiegami: { $searches }) trwały znacznie dłużej lub krócej niż pozostałe przebiegi tego samego przeszukiwania; być może na tym komputerze działa coś jeszcze
        [many] uwaga: { $count } przebiegów (przeszukiwań z takimi przebiegami: { $searches }) trwało znacznie dłużej lub krócej niż pozostałe przebiegi tego samego przeszukiwania; być może na tym komputerze działa coś jeszcze
       *[other] uwaga: { $count } przebiegu (przeszukiwań z takimi przebiegami: { $searches }) trwało znacznie dłużej lub krócej niż pozostałe przebiegi tego samego przeszukiwania; być może na tym komputerze działa coś jeszcze
    }
compare-interrupted = pokazano to, co udało się zmierzyć
compare-interrupted-resume = pokazano i zachowano to, co udało się zmierzyć; to samo polecenie będzie kontynuować od tego miejsca
compare-finished-draw = w tej pozycji gra skończyła się remisem: wybierz taką, w której można jeszcze wykonać ruch
compare-finished-won = w tej pozycji gra się skończyła, wygrywa { $side }: wybierz taką, w której można jeszcze wykonać ruch
compare-no-positions = w { $file } nie ma żadnej pozycji: wpisz po jednej w każdym wierszu
compare-at-line = { $file }, wiersz { $line }: { $error }
compare-resume-stream = --resume potrzebuje pliku, w którym wyniki są przechowywane i z którego są znów czytane: - nie jest plikiem
compare-resume-foreign = w { $file } nie ma wyników porównania ({ $reason }): wybierz inny plik
compare-resume-version = w { $file } są wyniki wersji { $version }, która mogła liczyć inaczej: wybierz inny plik
compare-resume-another = w { $file } są wyniki innego porównania, różnią się { $options }: powtórz jego ustawienia albo wybierz inny plik

## `compare --conventions`: co konwencje podręczników zmieniają w jednej pozycji.

compare-conventions-title = Co zmieniają konwencje ({ $game }; funkcja oceny: { $evaluator }; głębokość: { $depth })
compare-conventions-truth = prawdziwe wartości ruchów korzenia: { $moves }
compare-conventions-legend = Liczba to wartość ruchu korzenia; ≤ znaczy, że jest taka lub mniejsza: więcej przeszukiwanie wiedzieć nie musiało.
compare-conventions-why = Dlaczego różnią się od naszych:
# Zdania o jednym przeszukiwaniu; { $conventions } to lista nazw.
compare-conventions-row = { $algorithm } (konwencje: { $conventions }): { $sentences }
compare-conventions-same = To samo co u nas.
compare-conventions-idle = Pozostałe wybory same z siebie niczego nie zmieniają.
compare-conventions-together = Wszystko razem:
compare-conventions-interrupted = niczego nie porównano do końca
compare-conventions-one-depth = --conventions patrzy na jedną głębokość: podaj jedną, na przykład --depths { $depth }
compare-conventions-one-position = --conventions patrzy na jedną pozycję: podaj jedną
compare-conventions-one-ordering = --conventions patrzy na jedną kolejność ruchów: podaj jedną
compare-conventions-one-evaluator = --conventions patrzy na jedną funkcję oceny: podaj jedną
compare-conventions-no-search = --conventions dotyczy alpha-beta i negascout: podaj jedno z nich, w grze z naprzemiennymi ruchami
compare-left-out = Pominięto: { $searches }. Wymagają ruchów na przemian, a w grze { $game } gracz może ruszać się dwa razy z rzędu.
compare-column-conventions = konwencje
# O ile węzłów więcej lub mniej niż z naszymi konwencjami.
compare-column-difference = ± do naszych
compare-column-root-moves = ruchy korzenia

## Co zestaw konwencji robi inaczej niż nasz.

compare-choice-fail-hard = Węzeł nigdy nie zwraca mniej niż alfa ani więcej niż beta; nasz zwraca najlepszą wartość, jaką widział.
compare-choice-fail-hard-below = Węzeł nigdy nie zwraca mniej niż alfa; nasz zwraca najlepszą wartość, jaką widział.
compare-choice-cut-above = Ruchy obcina się dopiero wtedy, gdy wartość przekracza betę; u nas już wtedy, gdy ją osiąga.
compare-choice-window-range = Oknem korzenia jest zakres funkcji oceny, u nas jest nieskończone: ruch o największej możliwej wartości kończy przeszukiwanie.
compare-choice-window-fixed = Okno korzenia kończy się z obu stron na { $bound }, u nas jest nieskończone.
compare-choice-root-untested = Dla każdego ruchu korzenia szuka się wartości; u nas tylko sprawdza się, czy jest lepszy od dotąd najlepszego.
compare-choice-root-unshared = Każdy ruch korzenia dostaje całe okno; u nas korzysta z wcześniejszych ruchów.
compare-choice-research-from-value = Ruch, który przeszedł test, jest przeszukiwany ponownie od wartości zwróconej przez test; u nas od alfy.
compare-choice-finished-flat = Koniec gry jest wart tyle samo w każdej odległości; u nas decyduje o tym funkcja oceny.
compare-choice-finished-nearer = Bliższa wygrana jest warta więcej; u nas decyduje o tym funkcja oceny.
compare-choice-finished-root = Zakończona gra w korzeniu mimo to jest przeszukiwana; u nas odpowiedź jest od razu.
compare-choice-no-move = Gdy żaden ruch nie przebija dolnego ograniczenia korzenia, nie podaje się ruchu; u nas podaje się pierwszy.

## I co to daje tutaj.

compare-effect-none = Tutaj nie zmienia to niczego, co się liczy lub pokazuje.
compare-effect-more-cutoffs =
    Tutaj jest o { $count } { $count ->
        [one] obcięcie
        [few] obcięcia
        [many] obcięć
       *[other] obcięcia
    } więcej.
compare-effect-fewer-cutoffs =
    Tutaj jest o { $count } { $count ->
        [one] obcięcie
        [few] obcięcia
        [many] obcięć
       *[other] obcięcia
    } mniej.
compare-effect-more-researches =
    Ponownie przeszukuje się o { $count } { $count ->
        [one] ruch
        [few] ruchy
        [many] ruchów
       *[other] ruchu
    } więcej.
compare-effect-fewer-researches =
    Ponownie przeszukuje się o { $count } { $count ->
        [one] ruch
        [few] ruchy
        [many] ruchów
       *[other] ruchu
    } mniej.
compare-effect-same-nodes = Odwiedza się tyle samo węzłów.
compare-effect-more-nodes = Odwiedza się o { count-nodes } więcej.
compare-effect-fewer-nodes = Odwiedza się o { count-nodes } mniej.
compare-effect-value = Wartość to { $theirs } zamiast { $ours }.
compare-effect-best = Najlepszy ruch to { $theirs } zamiast { $ours }.
compare-effect-no-best = Nie podaje się najlepszego ruchu zamiast { $ours }.
# { $moves } to lista z compare-effect-move.
compare-effect-shown =
    Inaczej { $count ->
        [one] pokazany jest { $count } ruch
        [few] pokazane są { $count } ruchy
        [many] pokazanych jest { $count } ruchów
       *[other] pokazane jest { $count } ruchu
    } korzenia: { $moves }.
compare-effect-move = { $move } jako { $theirs } zamiast { $ours }
