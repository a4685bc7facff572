# Sprawozdanie z ćwiczenia laboratoryjnego. Znaki, które mają znaczenie w zdaniach rozdziałów: *wyróżnienie*, `kod`, $wzór$ i
# [@klucz], odsyłacz do literatury; zostają bez zmian, tak samo X i O. $search to nazwa algorytmu z names.ftl w mianowniku,
# dlatego stoi przy nim słowo „algorytm”; $side to X lub O; $figure, $table i $listing to numery.

## Strona tytułowa

report-kind = Sprawozdanie z ćwiczenia laboratoryjnego
report-kind-numbered = Sprawozdanie z ćwiczenia laboratoryjnego nr { $number }
report-title-course = z przedmiotu „{ $course }”
report-title-variant = Wariant { $variant }
report-title-done-by =
    { $count ->
        [one] Wykonał(a):
        [few] Wykonali:
        [many] Wykonali:
       *[other] Wykonali:
    }
report-title-group = grupa { $group }
report-title-checked-by = Sprawdził(a):
report-topic =
    { $count ->
        [one] Algorytm { $searches } w grze „{ $game }”
        [few] Algorytmy { $searches } w grze „{ $game }”
        [many] Algorytmy { $searches } w grze „{ $game }”
       *[other] Algorytmy { $searches } w grze „{ $game }”
    }
report-game-mnk = { $k } w rzędzie na planszy { $width } × { $height }
report-list-last = { $first } i { $last }

## Plik ze stroną tytułową

report-title-sample = Strona tytułowa sprawozdania. Usuń # przed wierszem i uzupełnij go; wszystkie wiersze są nieobowiązkowe.
report-title-about-name = kto wykonał pracę; kilka osób: ["A. Turing", "C. Shannon"]
report-title-about-group = grupa studencka
report-title-about-course = nazwa przedmiotu
report-title-about-number = numer ćwiczenia laboratoryjnego
report-title-about-variant = wariant zadania
report-title-about-topic = temat, jeśli ma być inny niż w samym sprawozdaniu
report-title-about-teacher = kto sprawdza pracę
report-title-about-ministry = ministerstwo lub inny organ nad uczelnią
report-title-about-university = uczelnia lub szkoła
report-title-about-faculty = wydział
report-title-about-department = katedra lub instytut
report-title-about-city = miasto
report-title-about-year = rok
report-title-not-toml = plik ze stroną tytułową nie jest w formacie TOML: wiersz { $line }: { $why }
report-title-unknown-key = w pliku ze stroną tytułową jest nieznany klucz `{ $key }`: są { $known }
report-title-wrong-value = `{ $key }` w pliku ze stroną tytułową musi być tekstem lub liczbą całkowitą
report-title-wrong-name = `name` w pliku ze stroną tytułową musi być tekstem lub listą tekstów

## Słowa, które wstawia sam format

report-word-contents = Spis treści
report-word-figure = Rysunek
report-word-table = Tabela
report-word-listing = Listing
report-word-literature = Literatura

## Nagłówki

report-section-goal = Cel i zadania
report-section-rules = Gra i jej zasady
report-section-state = Stan i ruch jako struktury danych
report-section-evaluator = Funkcja oceny
report-section-searches = Algorytmy przeszukiwania
report-section-measurements = Pomiary
report-section-games = Przykładowe partie
report-section-mistakes = Błędy i ich skutki
report-section-conclusions = Wnioski
report-section-source = Kod źródłowy
report-section-reproduction = Odtwarzanie

## Cel i zadania

report-goal =
    Celem pracy jest poznanie wyszukiwania najlepszego ruchu w drzewie gry. { $count ->
        [one] Algorytm { $searches } jest opisany, zrealizowany i zbadany
        [few] Algorytmy { $searches } są opisane, zrealizowane i porównane
        [many] Algorytmy { $searches } są opisane, zrealizowane i porównane
       *[other] Algorytmy { $searches } są opisane, zrealizowane i porównane
    } na przykładzie gry „{ $game }”: ile pozycji odwiedza przeszukiwanie, ile to trwa i jak jedno i drugie rośnie wraz z głębokością.
report-goal-counts =
    Celem pracy jest poznanie wyszukiwania najlepszego ruchu w drzewie gry. { $count ->
        [one] Algorytm { $searches } jest opisany, zrealizowany i zbadany
        [few] Algorytmy { $searches } są opisane, zrealizowane i porównane
        [many] Algorytmy { $searches } są opisane, zrealizowane i porównane
       *[other] Algorytmy { $searches } są opisane, zrealizowane i porównane
    } na przykładzie gry „{ $game }”: ile pozycji odwiedza przeszukiwanie i jak ich liczba rośnie wraz z głębokością.
report-tasks = Zadania:
report-task-rules = opisać grę i jej zasady;
report-task-state = opisać stan gry i ruch jako struktury danych;
report-task-evaluator = opisać funkcję oceny i obliczyć ją dla jednej z pozycji;
report-task-searches = wyjaśnić każdy algorytm i narysować drzewo, które przechodzi;
report-task-measure = policzyć pozycje i zmierzyć czas przeszukiwania dla głębokości od { $from } do { $to };
report-task-measure-one = policzyć pozycje i zmierzyć czas przeszukiwania dla głębokości { $depth };
report-task-count = policzyć pozycje dla głębokości od { $from } do { $to };
report-task-count-one = policzyć pozycje dla głębokości { $depth };
report-task-games = rozegrać partie programu z samym sobą i z losowym przeciwnikiem;
report-task-mistakes = sprawdzić, do czego prowadzą typowe błędy w takich programach;
report-task-conclusions = wyciągnąć wnioski z wyników pomiarów.

## Gra i jej zasady

report-rules-kind = „{ $game }” to deterministyczna gra dwóch graczy z pełną informacją: obaj widzą wszystko i nic nie zależy od przypadku. Co jeden wygrywa, to drugi przegrywa.
report-rules-board =
    Plansza ma { $width } × { $height } = { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
        [many] { $cells } pól
       *[other] { $cells } pola
    }. Gracze X i O na przemian stawiają po jednym swoim znaku na wolnym polu; postawionych znaków nie przesuwa się ani nie zdejmuje.
report-rules-win = Wygrywa ten, kto pierwszy ma nieprzerwany rząd co najmniej { $k } swoich znaków w poziomie, pionie lub po przekątnej.
report-rules-win-exact = Wygrywa ten, kto pierwszy ma nieprzerwany rząd dokładnie { $k } swoich znaków w poziomie, pionie lub po przekątnej. Dłuższy rząd się nie liczy.
report-rules-lose = Przegrywa ten, kto pierwszy ma nieprzerwany rząd co najmniej { $k } swoich znaków w poziomie, pionie lub po przekątnej.
report-rules-lose-exact = Przegrywa ten, kto pierwszy ma nieprzerwany rząd dokładnie { $k } swoich znaków w poziomie, pionie lub po przekątnej. Dłuższy rząd się nie liczy.
report-rules-draw =
    Na planszy { $lines ->
        [one] jest { $lines } taka linia
        [few] są { $lines } takie linie
        [many] jest { $lines } takich linii
       *[other] jest { $lines } takiej linii
    }. Jeśli plansza jest pełna i nikt żadnej nie ułożył, gra kończy się remisem. Pole oznacza się literą kolumny i numerem wiersza liczonym od dołu (rysunek { $figure }).
report-rules-explicit = Gra jest drzewem zapisanym w całości. W korzeniu MAX wybiera jedną z gałęzi, w następnym węźle wybiera MIN i tak dalej na przemian. Liczba w osiągniętym liściu to zysk MAX i strata MIN.
report-rules-other = W skrócie: { $summary }.
report-rules-name = Tutaj gra się w nią jako { $name }.
report-figure-opening = Pozycja początkowa.
report-figure-position = Badana pozycja; ruch ma { $side }.
report-rules-position = Sprawozdanie bada pozycję z rysunku { $figure }; ruch ma { $side }.
report-rules-moves = Powstaje ona po ruchach { $moves }.
report-rules-size = Tabela { $table } pokazuje, jak szybko rośnie drzewo gry: liczbę pozycji po każdym półruchu, czyli po ruchu jednej ze stron. Pozycja, do której prowadzi kilka dróg, jest liczona za każdym razem.
report-rules-branching = Do głębokości { $depth } drzewo jest tak duże jak drzewo, w którym każda pozycja ma $b = { $branching }$ ruchu.
report-table-size = Liczba pozycji drzewa gry według półruchów.
report-head-ply = półruch
report-head-positions = pozycji
report-head-moves = ruchów na pozycję

## Stan i ruch

report-state-intro = Przeszukiwanie przechodzi przez stany gry: wykonuje ruch, sprawdza, co następuje, i cofa ruch. Stan jest więc przechowywany raz i zmieniany w miejscu, dzięki czemu niczego nie trzeba kopiować.
report-state-one-word = Stan składa się z dwóch zbiorów pól, ze znakiem X i ze znakiem O, oraz ze strony, która ma ruch. Zbiór to jedna liczba 64-bitowa: bit $i$ jest równy 1, jeśli pole $i$ należy do zbioru; pola liczy się wierszami od lewego górnego rogu, od zera. Ruch to numer pola.
report-state-words =
    Stan składa się z dwóch zbiorów pól, ze znakiem X i ze znakiem O, oraz ze strony, która ma ruch. Zbiór { $cells } pól jest przechowywany w { $words ->
        [one] { $words } liczbie
        [few] { $words } liczbach
        [many] { $words } liczbach
       *[other] { $words } liczby
    } po 64 bity: bit jest równy 1, jeśli jego pole należy do zbioru; pola liczy się wierszami od lewego górnego rogu. Ruch to numer pola.
report-state-explicit = Drzewo jest listą węzłów; każdy ma nazwę oraz albo liczbę, albo numery potomków. Stan to numer bieżącego węzła i strona, która ma ruch; ruch to numer gałęzi.
report-state-other = Stan przechowuje wszystko, czego potrzebują zasady; ruch jest małą wartością, którą swobodnie się kopiuje.
report-state-example = W pozycji z rysunku { $figure } zbiory są następujące (wierszami od góry, pole 0 po lewej):
report-state-free = wolne
report-state-operations = Algorytmy przeszukiwania nie wiedzą o grze nic poza kilkoma operacjami. Tabela { $table } wymienia operacje, które stan musi udostępniać, listing { $listing } pokazuje je jako interfejs w języku Rust; wszystko, co go implementuje, można przeszukiwać.
report-table-operations = Operacje na stanie.
report-head-operation = operacja
report-head-function = funkcja
report-head-how = jak jest wykonywana tutaj
report-state-start = stan początkowy
report-state-moves = wszystkie dozwolone ruchy
report-state-make = wykonać ruch
report-state-unmake = cofnąć ruch
report-state-outcome = czy gra się skończyła i kto wygrał
report-state-start-lines = oba zbiory są puste, ruch ma X
report-state-moves-lines = pola, które nie należą do żadnego zbioru, wierszami od lewego górnego rogu; po końcu gry żadne
report-state-make-lines = dodaje pole do zbioru strony, która ma ruch, i przekazuje ruch
report-state-unmake-lines = przywraca poprzedni zbiór, a z nim ruch
report-state-outcome-lines = szuka pełnej linii przez ostatni znak; plansza bez wolnych pól to remis
report-state-start-explicit = korzeń, ruch ma MAX
report-state-moves-explicit = gałęzie węzła w kolejności, w jakiej są zapisane
report-state-make-explicit = schodzi do potomka i przekazuje ruch
report-state-unmake-explicit = wraca do opuszczonego węzła
report-state-outcome-explicit = w liściu gra się kończy; znak liczby mówi, kto wygrał
report-listing-position = Co przeszukiwanie wie o grze.

## Funkcja oceny

report-evaluator-intro = Jeśli głębokość wyczerpie się, zanim gra się skończy, przeszukiwanie nie może znać jej wyniku. Pozycję ocenia wtedy funkcja oceny $f(p)$: im większa liczba, tym lepiej dla strony, która ma ruch.
report-evaluator-name = W pracy użyto funkcji oceny „{ $evaluator }”.
report-formula-me = własne
report-formula-you = cudze
report-evaluator-open-lines = Liczy linie, które strona może jeszcze zapełnić, ponieważ nie ma na nich znaku przeciwnika, i bierze różnicę między stroną, która ma ruch, a jej przeciwnikiem:
report-evaluator-open-lines-win = Wygrana gra jest warta { $win }, przegrana −{ $win }: więcej niż dowolna liczba otwartych linii.
report-evaluator-pattern-ladder = Przegląda każdy wiersz, każdą kolumnę i każdą przekątną od brzegu do brzegu. Na każdej z nich strona dostaje punkty za pierwszy od góry wzorzec z tabeli { $table }, który tam ma; linia bez wzorca nie daje nic. Pięć w rzędzie liczy się podwójnie stronie, która właśnie wykonała ruch.
report-evaluator-pattern-ladder-sum = Wartość to różnica sum $n$ punktów na wszystkich liniach między stroną, która ma ruch, a jej przeciwnikiem:
report-table-scale = Wzorce i ich punkty; ● to znak strony, ○ wolne pole.
report-evaluator-line-powers = Bada linie pięciu pól (wiersze, kolumny i dwie długie przekątne) oraz cztery przekątne z czterech pól. Mając na linii $m$ swoich znaków, strona dostaje:
report-evaluator-line-powers-20 = $20^m$ punktów za linię pięciu pól bez znaku przeciwnika lub z czterema własnymi znakami obok siebie;
report-evaluator-line-powers-8 = $8^m$ punktów za linię pięciu pól, na której przeciwnik ma tylko jeden znak, i to na brzegu;
report-evaluator-line-powers-2 = $2^m$ punktów za każdą inną linię pięciu pól;
report-evaluator-line-powers-10 = $10^m$ punktów za przekątną z czterech pól, na której są tylko jej znaki, i $20^4$ za pełną.
report-evaluator-line-powers-sum = Wartość to różnica sum $n$ punktów na wszystkich liniach między stroną, która ma ruch, a jej przeciwnikiem; wygrana gra jest warta więcej niż dowolna suma:
report-evaluator-outcome = Zna tylko wynik gry: 1 za wygraną, −1 za przegraną, 0 za remis i za wszystko, co nierozstrzygnięte. Dowie się czegoś od niej tylko przeszukiwanie, które dochodzi do końca gry.
report-evaluator-nearer-wins = Zna tylko wynik gry. Wygrana w odległości $d$ półruchów od korzenia jest warta
report-evaluator-nearer-wins-why = z zaokrągleniem w dół, przegrana tyle samo ze znakiem minus; wszystko inne jest warte 0. Bliższa wygrana jest więc cenniejsza od dalszej, a program nie odkłada wygranej ani nie przyspiesza przegranej.
report-evaluator-zero = Ocenia każdą pozycję na zero. Pozostaje samo przeszukiwanie: każde porównanie kończy się równością.
report-evaluator-scramble = Ocenia pozycję liczbą od −64 do 63, którą oblicza się z pól i która nie ma nic wspólnego z grą. Na takich drzewach błędy w przeszukiwaniu szybko wychodzą na jaw.
report-evaluator-written = Zwraca liczbę zapisaną w liściu z punktu widzenia strony, która ma ruch, i 0 tam, gdzie głębokość wyczerpuje się powyżej liści.
report-evaluator-other = W skrócie: { $summary }.
report-evaluator-own = Pozycje ocenia własna funkcja autora, { $name }, dla strony na ruchu.
report-evaluator-score = Pozycje ocenia sama klasa: jej metoda `score` mówi, ile pozycja jest warta dla strony na ruchu.
report-figure-worked = Pozycja dla funkcji oceny; ruch ma { $side }.
report-worked = Rysunek { $figure } przedstawia pozycję, w której ruch ma { $side }. Tabela { $table } zlicza, co znajduje w niej funkcja oceny.
report-table-worked = Funkcja oceny w pozycji z rysunku { $figure }.
report-head-part = co jest liczone
report-head-pattern = wzorzec
report-head-x-count = X: liczba
report-head-x-points = X: punkty
report-head-o-count = O: liczba
report-head-o-points = O: punkty
report-head-sum = suma
report-part-open-line = otwarte linie
report-part-five = pięć w rzędzie
report-part-open-four = otwarta czwórka
report-part-open-three = otwarta trójka
report-part-three-open-left = trójka otwarta z lewej
report-part-three-open-right = trójka otwarta z prawej
report-part-open-two = otwarta dwójka
report-part-two-open-right = dwójka otwarta z prawej
report-part-two-open-left = dwójka otwarta z lewej
report-part-line-of-five = linie pięciu pól
report-part-diagonal-of-four = przekątne z czterech pól
report-part-moves = ruchy
report-part-corners = rogi
report-worked-sum = Ruch ma { $side }, wartość pozycji to zatem ${ $mine } - { $theirs } = { $value }$.
report-choices =
    { $depth ->
        [one] Sama funkcja oceny daje w pozycji z rysunku { $figure } wartość { $value }. Przeszukiwanie widzi więcej: tabela { $table } pokazuje, jak ocenia ruchy minimaks, gdy patrzy { $depth } półruch naprzód.
        [few] Sama funkcja oceny daje w pozycji z rysunku { $figure } wartość { $value }. Przeszukiwanie widzi więcej: tabela { $table } pokazuje, jak ocenia ruchy minimaks, gdy patrzy { $depth } półruchy naprzód.
        [many] Sama funkcja oceny daje w pozycji z rysunku { $figure } wartość { $value }. Przeszukiwanie widzi więcej: tabela { $table } pokazuje, jak ocenia ruchy minimaks, gdy patrzy { $depth } półruchów naprzód.
       *[other] Sama funkcja oceny daje w pozycji z rysunku { $figure } wartość { $value }. Przeszukiwanie widzi więcej: tabela { $table } pokazuje, jak ocenia ruchy minimaks, gdy patrzy { $depth } półruchu naprzód.
    }
report-table-choices = Wartości ruchów dla strony, która ma ruch; najlepsze na górze.
report-head-move = ruch
report-head-value = wartość

## Algorytmy przeszukiwania

report-searches-intro = Wszystkie te algorytmy opierają się na jednym założeniu: obie strony grają najlepiej, jak można [@russell-norvig]. Strona, która ma ruch w korzeniu, *Max*, dąży do największej wartości, jej przeciwnik, *Min*, do najmniejszej. Algorytmy różnią się tym, jaką część drzewa przeglądają, aby znaleźć wartość, ale nigdy samą wartością.
report-searches-scene =
    { $depth ->
        [one] Rysunki pokazują, co robi każdy algorytm w pozycji z rysunku { $figure }, w której ruch ma { $side }, przy głębokości { $depth } półruch.
        [few] Rysunki pokazują, co robi każdy algorytm w pozycji z rysunku { $figure }, w której ruch ma { $side }, przy głębokości { $depth } półruchy.
        [many] Rysunki pokazują, co robi każdy algorytm w pozycji z rysunku { $figure }, w której ruch ma { $side }, przy głębokości { $depth } półruchów.
       *[other] Rysunki pokazują, co robi każdy algorytm w pozycji z rysunku { $figure }, w której ruch ma { $side }, przy głębokości { $depth } półruchu.
    }
report-figure-scene = Pozycja, od której zaczynają się drzewa poniżej; ruch ma { $side }.
report-searches-legend = Wartości na rysunkach są z punktu widzenia Max. Wybrany wariant zaznaczono grubą linią; linia przerywana prowadzi do obciętych ruchów, a obok niej podano powód. W programach $p + m$ to pozycja po ruchu $m$.
report-formula-leaf = jeśli gra się skończyła lub głębokość się wyczerpała,
report-formula-leaf-max = w liściu, jeśli ruch ma Max,
report-formula-leaf-min = w liściu, jeśli ruch ma Min,
report-formula-max = w przeciwnym razie, jeśli ruch ma Max,
report-formula-min = w przeciwnym razie, jeśli ruch ma Min.
report-formula-otherwise = w przeciwnym razie.
report-minimax-idea = *Minimaks* [@neumann], [@shannon] ocenia pozycję według pozycji $p'$, które po niej następują: Max bierze największą z ich wartości, Min najmniejszą. Liść, czyli pozycję, w której gra się skończyła lub głębokość się wyczerpała, ocenia funkcja oceny. Wszystkie wartości podano z punktu widzenia gracza Max, a $f$ ocenia z punktu widzenia strony, która ma ruch; jeśli jest nią Min, znak się zatem zmienia:
report-minimax-cost = Odwiedzana jest każda pozycja aż do głębokości $d$. Jeśli każda pozycja ma $b$ ruchów, daje to $1 + b + b^2 + … + b^d$ węzłów: każdy kolejny półruch zwiększa pracę $b$ razy.
report-negamax-idea = *Negamaks* [@knuth-moore] to minimaks zapisany raz zamiast dwóch. Co dobre dla jednej strony, jest złe dla drugiej, a $min(x, y) = -max(-x, -y)$; wystarcza więc jedna reguła, jeśli każda wartość jest z punktu widzenia strony, która ma ruch:
report-negamax-cost = Odwiedza dokładnie te pozycje, które odwiedza minimaks. Strony muszą ruszać się na przemian, inaczej znak byłby błędny.
report-alpha-beta-idea = *Obcinanie alfa-beta* [@knuth-moore] niesie przez drzewo dwa ograniczenia: $α$ to to, co strona mająca ruch ma już zapewnione, $β$ to to, na co pozwoli przeciwnik, który gdzie indziej ma coś lepszego. Gdy tylko jakiś ruch jest wart co najmniej $β$, przeciwnik nie dopuści do tej pozycji. Pozostałe jej ruchy nie mogą już niczego zmienić i są *obcinane*.
report-alpha-beta-cost = Wartość w korzeniu jest taka sama jak w minimaksie. W najgorszym przypadku nic nie jest obcinane; w najlepszym, gdy najlepszy ruch zawsze jest pierwszy, odwiedzane jest tylko *drzewo minimalne*. Jeśli każda pozycja ma $b$ ruchów, ma ono
report-alpha-beta-order = liści zamiast $b^d$. Efektywny współczynnik rozgałęzienia spada z $b$ do około $√b$ i w tym samym czasie osiąga się dwukrotnie większą głębokość. Ile z tego da się zyskać, zależy od kolejności ruchów.
report-negascout-idea = *NegaScout* [@reinefeld], nawiązujący do algorytmu Scout Pearla [@pearl] i do przeszukiwania wariantu głównego Marslanda i Campbella [@marsland-campbell], ufa, że pierwszy ruch jest najlepszy. Tylko on dostaje całe okno $(α, β)$. Pozostałe są jedynie testowane z *oknem zerowym* $(α, α + 1)$, w którym nie ma żadnej liczby całkowitej: odpowiedzią może być tylko „nie lepszy” albo „lepszy”, ale przychodzi ona szybciej, bo więcej jest obcinane.
report-negascout-cost = Ruch, który okazał się lepszy, jest przeszukiwany ponownie, aby poznać jego wartość. Jeśli pierwszy ruch zwykle rzeczywiście jest najlepszy, testy oszczędzają pracę; przy złej kolejności ruchów ponowne przeszukiwania kosztują więcej, niż oszczędzają testy.
report-listing-search = Algorytm w pseudokodzie.
report-code-leaf = liść
report-code-leaf-turned = zysk Min to strata Max
report-code-max = największa wartość
report-code-min = najmniejsza wartość
report-code-turned = jego zysk to moja strata
report-code-raised = tyle jest już pewne
report-code-cut = obciąć resztę
report-code-first = całe okno
report-code-test = tylko test
report-code-again = lepszy: szukać ponownie
report-walked-all =
    { $nodes ->
        [one] Na rysunku { $figure } algorytm { $search } odwiedza { $nodes } pozycję.
        [few] Na rysunku { $figure } algorytm { $search } odwiedza wszystkie { $nodes } pozycje.
        [many] Na rysunku { $figure } algorytm { $search } odwiedza wszystkie { $nodes } pozycji.
       *[other] Na rysunku { $figure } algorytm { $search } odwiedza wszystkie { $nodes } pozycji.
    }
report-walked-part =
    Na rysunku { $figure } algorytm { $search } nie odwiedza wszystkich pozycji, lecz { $nodes } z { $all }; przedwcześnie { $cutoffs ->
        [one] opuszcza { $cutoffs } węzeł.
        [few] opuszcza { $cutoffs } węzły.
        [many] opuszcza { $cutoffs } węzłów.
       *[other] opuszcza { $cutoffs } węzła.
    }
report-walked-cutting =
    Na rysunku { $figure } algorytm { $search } wykonuje { $nodes ->
        [one] { $nodes } odwiedziny
        [few] { $nodes } odwiedziny
        [many] { $nodes } odwiedzin
       *[other] { $nodes } odwiedzin
    }; przedwcześnie { $cutoffs ->
        [one] opuszcza { $cutoffs } węzeł.
        [few] opuszcza { $cutoffs } węzły.
        [many] opuszcza { $cutoffs } węzłów.
       *[other] opuszcza { $cutoffs } węzła.
    }
report-walked-visits =
    Na rysunku { $figure } algorytm { $search } wykonuje { $visits ->
        [one] { $visits } odwiedziny
        [few] { $visits } odwiedziny
        [many] { $visits } odwiedzin
       *[other] { $visits } odwiedzin
    } w { $nodes } z { $all } pozycji; przedwcześnie { $cutoffs ->
        [one] opuszcza { $cutoffs } węzeł.
        [few] opuszcza { $cutoffs } węzły.
        [many] opuszcza { $cutoffs } węzłów.
       *[other] opuszcza { $cutoffs } węzła.
    }
report-walked-again =
    { $count ->
        [one] { $count } ruch jest po teście przeszukiwany drugi raz.
        [few] { $count } ruchy są po teście przeszukiwane drugi raz.
        [many] { $count } ruchów jest po teście przeszukiwanych drugi raz.
       *[other] { $count } ruchu jest po teście przeszukiwane drugi raz.
    }
report-walked-value = Wartość dla { $side } wynosi { $value }, najlepszy ruch to { $best }.
report-figure-tree =
    { $depth ->
        [one] Drzewo algorytmu { $search }, głębokość { $depth } półruch.
        [few] Drzewo algorytmu { $search }, głębokość { $depth } półruchy.
        [many] Drzewo algorytmu { $search }, głębokość { $depth } półruchów.
       *[other] Drzewo algorytmu { $search }, głębokość { $depth } półruchu.
    }

## Pomiary

report-measure-nodes = Wszystkie algorytmy badały tę samą pozycję z tą samą funkcją oceny i tą samą kolejnością ruchów. *Węzeł* to pozycja, do której przeszukiwanie wchodzi, łącznie z korzeniem; co jest przeszukiwane ponownie, liczy się ponownie. Liczby są dokładne: na każdym komputerze są takie same. Tabela { $table } podaje liczbę węzłów w zależności od głębokości.
report-measure-times = Czas zależy od komputera. Tabela { $table } podaje mediany; liczba uruchomień wynosiła od { $least } do { $most } po jednym rozgrzewkowym. W nawiasie podano rozstęp ćwiartkowy, w którym leży środkowa połowa uruchomień, w procentach mediany.
report-measure-apart = Dwa czasy uznaje się za różne tylko wtedy, gdy nie zachodzą na siebie ich przedziały: mediana plus minus rozstęp.
report-table-nodes = Liczba węzłów w zależności od głębokości.
report-table-times = Mediana czasu w zależności od głębokości.
report-time-and-range = { $time } ({ $percent } %)
report-figure-nodes = Zależność liczby węzłów od głębokości (skala logarytmiczna).
report-figure-times = Zależność czasu od głębokości (skala logarytmiczna).
report-measure-counts = Tabela { $table } podaje odpowiedzi i pozostałe liczby. *Wygenerowane* to dozwolone ruchy wszystkich węzłów razem, *liście* to węzły ocenione bez patrzenia na ruchy, *obcięcia* to węzły opuszczone, zanim przeszukano wszystkie ruchy, *powtórzenia* to drugie odwiedziny po teście.
report-table-counts = Odpowiedzi i liczby.
report-head-depth = głębokość
report-head-search = algorytm
report-head-best = ruch
report-head-nodes = węzły
report-head-generated = wygenerowane
report-head-leaves = liście
report-head-cutoffs = obcięcia
report-head-researches = powtórzenia
report-measure-figures = Tabela { $table } pokazuje, co wynika z liczb. *Efektywny współczynnik rozgałęzienia* to liczba ruchów w każdej pozycji, przy której drzewo tej głębokości miałoby tyle samo węzłów. Udział obcięć pierwszym ruchem mówi, jak dobra jest kolejność ruchów.
report-measure-minimal =
    { $minimal ->
        [one] Drzewo minimalne, czyli najmniejsze, które dowodzi wartości właśnie tej pozycji przy głębokości { $depth }, ma { $minimal } węzeł; ustalono to obliczeniem.
        [few] Drzewo minimalne, czyli najmniejsze, które dowodzi wartości właśnie tej pozycji przy głębokości { $depth }, ma { $minimal } węzły; ustalono to obliczeniem.
        [many] Drzewo minimalne, czyli najmniejsze, które dowodzi wartości właśnie tej pozycji przy głębokości { $depth }, ma { $minimal } węzłów; ustalono to obliczeniem.
       *[other] Drzewo minimalne, czyli najmniejsze, które dowodzi wartości właśnie tej pozycji przy głębokości { $depth }, ma { $minimal } węzła; ustalono to obliczeniem.
    }
report-table-figures = Co wynika z liczb przy głębokości { $depth }.
report-percent = { $percent } %
report-head-share = udział wszystkich węzłów
report-head-branching = współcz. rozgałęzienia
report-head-first-cuts = obcięcia pierwszym ruchem
report-head-research-rate = powtórzone testy
report-head-times-minimal = krotność drzewa minimalnego
report-measure-orders =
    { $count ->
        [one] Algorytm { $searches } obcina tym więcej, im wcześniej trafi na dobry ruch. Tabela { $table } podaje liczbę jego węzłów przy głębokości { $depth } dla różnych kolejności ruchów; jeśli ruchy porządkuje płytkie przeszukiwanie, jego węzły podano osobno.
        [few] Algorytmy { $searches } obcinają tym więcej, im wcześniej trafią na dobry ruch. Tabela { $table } podaje liczbę ich węzłów przy głębokości { $depth } dla różnych kolejności ruchów; jeśli ruchy porządkuje płytkie przeszukiwanie, jego węzły podano osobno.
        [many] Algorytmy { $searches } obcinają tym więcej, im wcześniej trafią na dobry ruch. Tabela { $table } podaje liczbę ich węzłów przy głębokości { $depth } dla różnych kolejności ruchów; jeśli ruchy porządkuje płytkie przeszukiwanie, jego węzły podano osobno.
       *[other] Algorytmy { $searches } obcinają tym więcej, im wcześniej trafią na dobry ruch. Tabela { $table } podaje liczbę ich węzłów przy głębokości { $depth } dla różnych kolejności ruchów; jeśli ruchy porządkuje płytkie przeszukiwanie, jego węzły podano osobno.
    }
report-table-orders = Liczba węzłów przy różnych kolejnościach ruchów, głębokość { $depth }.
report-head-order = kolejność ruchów
report-head-order-cost = { $search }: na porządkowanie
report-order-natural = jak podaje je gra
report-order-reversed = ostatnie najpierw
report-order-centre = od środka do brzegów
report-order-random = losowa (ziarno { $seed })
report-order-best =
    { $plies ->
        [one] najlepsze najpierw, według przeszukiwania na { $plies } półruch
        [few] najlepsze najpierw, według przeszukiwania na { $plies } półruchy
        [many] najlepsze najpierw, według przeszukiwania na { $plies } półruchów
       *[other] najlepsze najpierw, według przeszukiwania na { $plies } półruchu
    }

## Przykładowe partie

report-games-intro =
    { $depth ->
        [one] Przy największej głębokości żaden algorytm nie odwiedził mniej węzłów niż { $search }; tutaj gra, patrząc { $depth } półruch naprzód.
        [few] Przy największej głębokości żaden algorytm nie odwiedził mniej węzłów niż { $search }; tutaj gra, patrząc { $depth } półruchy naprzód.
        [many] Przy największej głębokości żaden algorytm nie odwiedził mniej węzłów niż { $search }; tutaj gra, patrząc { $depth } półruchów naprzód.
       *[other] Przy największej głębokości żaden algorytm nie odwiedził mniej węzłów niż { $search }; tutaj gra, patrząc { $depth } półruchu naprzód.
    }
report-games-itself = Program z samym sobą
report-games-chance = Program z losowym przeciwnikiem
report-games-chance-intro = Aby zobaczyć, co daje patrzenie naprzód, { $side } rusza się teraz losowo (ziarno { $seed }).
report-game-won =
    { $plies ->
        [one] { $side } wygrywa po { $plies } półruchu. Ruchy są w tabeli { $table }.
        [few] { $side } wygrywa po { $plies } półruchach. Ruchy są w tabeli { $table }.
        [many] { $side } wygrywa po { $plies } półruchach. Ruchy są w tabeli { $table }.
       *[other] { $side } wygrywa po { $plies } półruchu. Ruchy są w tabeli { $table }.
    }
report-game-won-by =
    { $plies ->
        [one] { $side } wygrywa po { $plies } półruchu linią { $line }. Ruchy są w tabeli { $table }.
        [few] { $side } wygrywa po { $plies } półruchach linią { $line }. Ruchy są w tabeli { $table }.
        [many] { $side } wygrywa po { $plies } półruchach linią { $line }. Ruchy są w tabeli { $table }.
       *[other] { $side } wygrywa po { $plies } półruchu linią { $line }. Ruchy są w tabeli { $table }.
    }
report-game-drawn =
    { $plies ->
        [one] Partia kończy się remisem po { $plies } półruchu. Ruchy są w tabeli { $table }.
        [few] Partia kończy się remisem po { $plies } półruchach. Ruchy są w tabeli { $table }.
        [many] Partia kończy się remisem po { $plies } półruchach. Ruchy są w tabeli { $table }.
       *[other] Partia kończy się remisem po { $plies } półruchu. Ruchy są w tabeli { $table }.
    }
report-game-unfinished =
    { $plies ->
        [one] Partię przerwano po { $plies } półruchu. Ruchy są w tabeli { $table }.
        [few] Partię przerwano po { $plies } półruchach. Ruchy są w tabeli { $table }.
        [many] Partię przerwano po { $plies } półruchach. Ruchy są w tabeli { $table }.
       *[other] Partię przerwano po { $plies } półruchu. Ruchy są w tabeli { $table }.
    }
report-table-game = Ruchy partii z wartością, której przeszukiwanie oczekuje dla strony mającej ruch, i z liczbą odwiedzonych węzłów.
report-table-moves = Ruchy partii.
report-head-number = nr
report-head-side = strona
report-figure-game = Plansza po każdym ruchu.
report-figure-game-numbered = Plansza na końcu partii z numerami ruchów: X jest czarny, O biały.
report-figure-game-end = Plansza na końcu partii.
report-board-move = { $number }. { $side } { $movement }

## Błędy

report-mistakes-intro =
    { $positions ->
        [one] W programach tego rodzaju często występują te same błędy. Tutaj popełniono je celowo, każdy obok tego samego algorytmu bez niego: w pozycji tego sprawozdania (tabela { $table }) i jeszcze w { $positions } pozycji z partii.
        [few] W programach tego rodzaju często występują te same błędy. Tutaj popełniono je celowo, każdy obok tego samego algorytmu bez niego: w pozycji tego sprawozdania (tabela { $table }) i jeszcze w { $positions } pozycjach z partii, przeszukanych tak głęboko, jak da się to zrobić szybko.
        [many] W programach tego rodzaju często występują te same błędy. Tutaj popełniono je celowo, każdy obok tego samego algorytmu bez niego: w pozycji tego sprawozdania (tabela { $table }) i jeszcze w { $positions } pozycjach z partii, przeszukanych tak głęboko, jak da się to zrobić szybko.
       *[other] W programach tego rodzaju często występują te same błędy. Tutaj popełniono je celowo, każdy obok tego samego algorytmu bez niego: w pozycji tego sprawozdania (tabela { $table }) i jeszcze w { $positions } pozycji z partii, przeszukanych tak głęboko, jak da się to zrobić szybko.
    }
report-table-mistakes = Algorytmy bez błędu i z błędem; dwie ostatnie kolumny mówią, w ilu pozycjach z partii wartość jest błędna, a w ilu wybrany ruch jest w rzeczywistości gorszy.
report-head-mistake = błąd
report-head-nodes-without = węzłów bez niego
report-head-nodes-with = węzłów z nim
report-head-value-without = wartość bez niego
report-head-value-with = wartość z nim
report-head-wrong = błędnych wartości
report-head-worse = gorszych ruchów
report-mistake-same-value = Wartość, którą algorytm { $search } znajduje przy głębokości { $depth }, się nie zmienia: { $value }.
report-mistake-other-value = Wartość, którą algorytm { $search } znajduje przy głębokości { $depth }, się zmienia: zamiast { $without } wychodzi { $with }.
report-mistake-more-nodes = Liczba węzłów rośnie z { $before } do { $after }, czyli o { $percent } %.
report-mistake-fewer-nodes = Liczba węzłów spada z { $before } do { $after }, czyli o { $percent } %.
report-mistake-same-nodes = Liczba węzłów się nie zmienia: { $nodes }.
report-mistake-wrong-value = Pozycji z partii z błędną wartością: { $other } z { $tried }, ale wybrany ruch nigdzie nie jest gorszy niż bez błędu.
report-mistake-worse = Pozycji z partii, w których wybrany ruch jest w rzeczywistości gorszy: { $worse } z { $tried }; z błędną wartością: { $other }.
report-mistake-games =
    Z tym samym algorytmem bez błędu program jako pierwszy gracz { $first ->
        [win] wygrywa
        [loss] przegrywa
       *[draw] remisuje
    }, a jako drugi { $second ->
        [win] wygrywa
        [loss] przegrywa
       *[draw] remisuje
    }.
report-mistake-witness =
    { $depth ->
        [one] Przykładem jest pozycja z rysunku { $figure }, ruch ma { $side }. Przy głębokości { $depth } półruch algorytm bez błędu wybiera { $best } z wartością { $value }, a z błędem { $chosen } z wartością { $seen }.
        [few] Przykładem jest pozycja z rysunku { $figure }, ruch ma { $side }. Przy głębokości { $depth } półruchy algorytm bez błędu wybiera { $best } z wartością { $value }, a z błędem { $chosen } z wartością { $seen }.
        [many] Przykładem jest pozycja z rysunku { $figure }, ruch ma { $side }. Przy głębokości { $depth } półruchów algorytm bez błędu wybiera { $best } z wartością { $value }, a z błędem { $chosen } z wartością { $seen }.
       *[other] Przykładem jest pozycja z rysunku { $figure }, ruch ma { $side }. Przy głębokości { $depth } półruchu algorytm bez błędu wybiera { $best } z wartością { $value }, a z błędem { $chosen } z wartością { $seen }.
    }
report-mistake-witness-worth = W rzeczywistości ten ruch jest wart { $worth }.
report-figure-witness = { $mistake }; ruch ma { $side }.
report-mistakes-idle =
    { $count ->
        [one] Jeden błąd nie zmienił tu niczego, co mierzono: { $list }.
        [few] Niektóre błędy nie zmieniły tu niczego, co mierzono: { $list }.
        [many] Niektóre błędy nie zmieniły tu niczego, co mierzono: { $list }.
       *[other] Niektóre błędy nie zmieniły tu niczego, co mierzono: { $list }.
    }

## Wnioski: każdy wybierają liczby

report-conclusion-agree =
    { $count ->
        [2] Oba algorytmy znalazły tę samą wartość przy każdej głębokości: obcinanie zmienia ilość pracy, a nie odpowiedź.
        [one] Przy każdej głębokości wszystkie algorytmy ({ $count }) znalazły tę samą wartość: obcinanie zmienia ilość pracy, a nie odpowiedź.
        [few] Wszystkie { $count } algorytmy znalazły tę samą wartość przy każdej głębokości: obcinanie zmienia ilość pracy, a nie odpowiedź.
        [many] Wszystkie { $count } algorytmów znalazło tę samą wartość przy każdej głębokości: obcinanie zmienia ilość pracy, a nie odpowiedź.
       *[other] Wszystkie { $count } algorytmu znalazły tę samą wartość przy każdej głębokości: obcinanie zmienia ilość pracy, a nie odpowiedź.
    }
report-conclusion-agree-unpruned =
    { $count ->
        [2] Oba algorytmy znalazły tę samą wartość przy każdej głębokości.
        [one] Przy każdej głębokości wszystkie algorytmy ({ $count }) znalazły tę samą wartość.
        [few] Wszystkie { $count } algorytmy znalazły tę samą wartość przy każdej głębokości.
        [many] Wszystkie { $count } algorytmów znalazło tę samą wartość przy każdej głębokości.
       *[other] Wszystkie { $count } algorytmu znalazły tę samą wartość przy każdej głębokości.
    }
report-conclusion-disagree = Algorytmy { $first } i { $second } znalazły przy głębokości { $depth } różne wartości: jeden z nich się myli.
report-conclusion-equal = Przy głębokości { $depth } wszystkie algorytmy odwiedziły tyle samo węzłów, { $nodes }.
report-conclusion-nothing-to-cut = Przy głębokości { $depth } wszystkie algorytmy odwiedziły tyle samo węzłów, { $nodes }: nie było czego obcinać.
report-conclusion-winner = Przy głębokości { $depth } najmniej węzłów odwiedził algorytm { $search }: { $nodes }; algorytm { $other } odwiedził ich { $many }, czyli { $times } raza więcej.
report-conclusion-winners = Przy głębokości { $depth } najmniej węzłów, i po równo, odwiedziły algorytmy { $search }: po { $nodes }; algorytm { $other } odwiedził ich { $many }, czyli { $times } raza więcej.
report-conclusion-growth-item = { $search } { $times } raza
report-conclusion-growth = Z każdym kolejnym półruchem liczba węzłów rosła średnio następująco: { $list }.
report-conclusion-branching-best = Efektywny współczynnik rozgałęzienia algorytmu { $search } wynosi { $effective }. To teoretycznie najlepszy przypadek, $√b = { $root }$, gdzie $b = { $b }$ to współczynnik pełnego drzewa.
report-conclusion-branching-near = Efektywny współczynnik rozgałęzienia algorytmu { $search } wynosi { $effective }: bliżej mu do teoretycznie najlepszego przypadku, $√b = { $root }$, niż do $b = { $b }$ pełnego drzewa.
report-conclusion-branching-far = Efektywny współczynnik rozgałęzienia algorytmu { $search } wynosi { $effective }: bliżej mu do $b = { $b }$ pełnego drzewa niż do teoretycznie najlepszego przypadku, $√b = { $root }$.
report-conclusion-minimal-reached = Przy głębokości { $depth } liczba węzłów algorytmu { $search }, { $nodes }, jest dokładnie taka sama jak w drzewie minimalnym: lepsza kolejność ruchów nic by już nie dała.
report-conclusion-minimal-close = Przy głębokości { $depth } liczba węzłów algorytmu { $search }, { $nodes }, jest prawie taka sama jak w drzewie minimalnym ({ $minimal }): lepsza kolejność ruchów dałaby już niewiele.
report-conclusion-minimal-near = Przy głębokości { $depth } liczba węzłów algorytmu { $search } wynosi { $nodes }, czyli { $times } raza więcej niż w drzewie minimalnym ({ $minimal }): nieuniknione było { $share } % jego pracy.
report-conclusion-minimal-far = Przy głębokości { $depth } liczba węzłów algorytmu { $search } wynosi { $nodes }, czyli { $times } raza więcej niż w drzewie minimalnym ({ $minimal }): nieuniknione było tylko { $share } % jego pracy i lepsza kolejność ruchów mogłaby wiele zaoszczędzić.
report-conclusion-first-high = { $share } % obcięć algorytmu { $search } (łącznie { $cutoffs }) spowodował już pierwszy ruch: kolejność ruchów jest bardzo dobra.
report-conclusion-first-middle = { $share } % obcięć algorytmu { $search } (łącznie { $cutoffs }) spowodował już pierwszy ruch; w pozostałych przypadkach lepszy ruch przyszedł zbyt późno.
report-conclusion-first-low = Tylko { $share } % obcięć algorytmu { $search } (łącznie { $cutoffs }) spowodował pierwszy ruch: kolejność ruchów pozostawia wiele do życzenia.
report-conclusion-first-few = Obcięć algorytmu { $search } jest mało (łącznie { $cutoffs }, w tym pierwszym ruchem { $first }): nie można na ich podstawie ocenić kolejności ruchów.
report-conclusion-order-same = Przy głębokości { $depth } kolejność ruchów prawie nie ma znaczenia dla algorytmu { $search }: liczby węzłów różnią się o mniej niż 5 %.
report-conclusion-order = Przy głębokości { $depth } kolejność ruchów zmienia liczbę węzłów algorytmu { $search } nawet { $times } raza: od { $least } ({ $good }) do { $most } ({ $bad }).
report-conclusion-order-natural-best = Własna kolejność gry jest już najlepsza z wypróbowanych.
report-conclusion-order-pays = W porównaniu z własną kolejnością gry najlepsza oszczędza { $percent } % węzłów, łącznie z kosztem porządkowania.
report-conclusion-order-costs =
    { $cost ->
        [one] Takie porządkowanie kosztuje jednak { $cost } węzeł, czyli więcej, niż oszczędza w porównaniu z własną kolejnością gry.
        [few] Takie porządkowanie kosztuje jednak { $cost } węzły, czyli więcej, niż oszczędza w porównaniu z własną kolejnością gry.
        [many] Takie porządkowanie kosztuje jednak { $cost } węzłów, czyli więcej, niż oszczędza w porównaniu z własną kolejnością gry.
       *[other] Takie porządkowanie kosztuje jednak { $cost } węzła, czyli więcej, niż oszczędza w porównaniu z własną kolejnością gry.
    }
report-conclusion-scout-saves =
    { $researches ->
        [one] Przy głębokości { $depth } NegaScout potrzebuje o { $percent } % mniej węzłów niż alfa-beta; ponownie trzeba było przeszukać { $researches } ruch.
        [few] Przy głębokości { $depth } NegaScout potrzebuje o { $percent } % mniej węzłów niż alfa-beta; ponownie trzeba było przeszukać { $researches } ruchy.
        [many] Przy głębokości { $depth } NegaScout potrzebuje o { $percent } % mniej węzłów niż alfa-beta; ponownie trzeba było przeszukać { $researches } ruchów.
       *[other] Przy głębokości { $depth } NegaScout potrzebuje o { $percent } % mniej węzłów niż alfa-beta; ponownie trzeba było przeszukać { $researches } ruchu.
    }
report-conclusion-scout-costs = Przy głębokości { $depth } NegaScout potrzebuje o { $percent } % więcej węzłów niż alfa-beta: razem z ponownymi przeszukiwaniami ({ $researches }) jego testy kosztują więcej, niż oszczędzają.
report-conclusion-scout-equal =
    { $researches ->
        [0] Przy głębokości { $depth } NegaScout potrzebuje dokładnie tylu węzłów co alfa-beta i żadnego ruchu nie trzeba było przeszukiwać ponownie.
        [one] Przy głębokości { $depth } NegaScout potrzebuje dokładnie tylu węzłów co alfa-beta, choć { $researches } ruch trzeba było przeszukać ponownie.
        [few] Przy głębokości { $depth } NegaScout potrzebuje dokładnie tylu węzłów co alfa-beta, choć { $researches } ruchy trzeba było przeszukać ponownie.
        [many] Przy głębokości { $depth } NegaScout potrzebuje dokładnie tylu węzłów co alfa-beta, choć { $researches } ruchów trzeba było przeszukać ponownie.
       *[other] Przy głębokości { $depth } NegaScout potrzebuje dokładnie tylu węzłów co alfa-beta, choć { $researches } ruchu trzeba było przeszukać ponownie.
    }
report-conclusion-time = Przy głębokości { $depth } najszybszy był algorytm { $search } ({ $time }): { $times } raza szybszy niż { $base }.
report-conclusion-time-shared = Przy głębokości { $depth } algorytm { $search } ({ $time }) był { $times } raza szybszy niż { $base }. Czy był też szybszy niż { $others }, nie można powiedzieć: rozrzut uruchomień jest większy niż różnica czasów.
report-conclusion-time-unclear = Przy głębokości { $depth } algorytmów { $search } ({ $time }) i { $other } ({ $slow }) nie można odróżnić pod względem czasu: rozrzut uruchomień jest większy niż różnica czasów.
report-conclusion-time-base = Przy głębokości { $depth } algorytm { $search }, który odwiedza każdy węzeł, był szybszy ({ $time }) niż każdy algorytm z obcinaniem: drzewo jest zbyt małe, aby obcinanie się opłaciło.
report-conclusion-node-dearer = Jeden węzeł zajmuje algorytmowi { $search } o { $percent } % więcej czasu niż przeszukiwaniu, które wchodzi do każdego węzła, dlatego zysk w czasie jest mniejszy niż zysk w węzłach.
report-conclusion-node-cheaper = Jeden węzeł zajmuje algorytmowi { $search } o { $percent } % mniej czasu niż przeszukiwaniu, które wchodzi do każdego węzła, dlatego zysk w czasie jest jeszcze większy niż zysk w węzłach.
report-conclusion-node-same = Jeden węzeł zajmuje algorytmom { $search } i { $base } mniej więcej tyle samo czasu, dlatego zysk w czasie odpowiada zyskowi w węzłach.
report-conclusion-forecast = Jeśli drzewa będą rosły tak dalej, w ciągu jednej minuty na tym komputerze { $base } dojdzie do głębokości { $shallow }, a { $search } do głębokości { $deep }.
report-conclusion-solved-draw = Przy głębokości { $depth } każdy wariant przeszukano do końca: przy najlepszej grze obu stron gra kończy się remisem.
report-conclusion-solved-win = Przy głębokości { $depth } każdy wariant przeszukano do końca: przy najlepszej grze obu stron wygrywa { $side }, który ma ruch.
report-conclusion-solved-loss = Przy głębokości { $depth } każdy wariant przeszukano do końca: przy najlepszej grze obu stron przegrywa { $side }, który ma ruch.
report-conclusion-proved-draw = Przy głębokości { $depth } żadnego wariantu nie przerwano na horyzoncie, a to, co obcięto, nie może zmienić wartości: przy najlepszej grze obu stron gra kończy się remisem.
report-conclusion-proved-win = Przy głębokości { $depth } żadnego wariantu nie przerwano na horyzoncie, a to, co obcięto, nie może zmienić wartości: przy najlepszej grze obu stron wygrywa { $side }, który ma ruch.
report-conclusion-proved-loss = Przy głębokości { $depth } żadnego wariantu nie przerwano na horyzoncie, a to, co obcięto, nie może zmienić wartości: przy najlepszej grze obu stron przegrywa { $side }, który ma ruch.
report-conclusion-chance-won =
    { $plies ->
        [one] Z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } wygrał w { $plies } półruch.
        [few] Z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } wygrał w { $plies } półruchy.
        [many] Z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } wygrał w { $plies } półruchów.
       *[other] Z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } wygrał w { $plies } półruchu.
    }
report-conclusion-chance-drawn =
    { $plies ->
        [one] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } tylko zremisował, po { $plies } półruchu.
        [few] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } tylko zremisował, po { $plies } półruchach.
        [many] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } tylko zremisował, po { $plies } półruchach.
       *[other] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } tylko zremisował, po { $plies } półruchu.
    }
report-conclusion-chance-lost =
    { $plies ->
        [one] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } przegrał, po { $plies } półruchu.
        [few] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } przegrał, po { $plies } półruchach.
        [many] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } przegrał, po { $plies } półruchach.
       *[other] Nawet z przeciwnikiem, który rusza się losowo, program z algorytmem { $search } przegrał, po { $plies } półruchu.
    }
report-conclusion-mistakes = Przeszukiwań z błędem było { $count }. Gorsze ruchy w niektórych pozycjach wybierało: { $harmful }; tylko inną wartość lub inny ruch znajdowało: { $wrong }; tylko inną liczbę węzłów odwiedziło: { $costly }; niczym się tu nie zdradziło: { $idle }. To, że program dobrze gra, nie dowodzi, że jest poprawny.

## Kod źródłowy

report-source-intro = Oto funkcje, które liczyły, tak jak stoją w programie, w języku Rust. Nie pokazano tego, co jest wspólne dla wszystkich algorytmów: wejścia do węzła i wyjścia z niego, liczenia węzłów i wywołania funkcji oceny w liściach.

## Odtwarzanie

report-reproduction-intro = Wszystkie liczby, wartości i ruchy w sprawozdaniu wynikają z poniższych ustawień; tylko czasy zależą od komputera.
report-fact-program = program
report-fact-command = polecenie
report-fact-game = gra
report-fact-position = pozycja
report-fact-evaluator = funkcja oceny
report-fact-convention = konwencje
report-fact-searches = algorytmy
report-fact-depths = głębokości
report-fact-seed = ziarno
report-fact-weights = wagi
report-fact-weights-own = z pliku; są zachowane w counts.json
report-fact-counts = liczba danych
report-fact-hash = SHA-256 wszystkich danych
report-reproduction-verify = Sprawdzenie sprawozdania: `plyground report verify report.html`. Polecenie liczy wszystko od nowa i mówi, czy wynik jest taki sam.
report-reproduction-again = Aby sprawdzić sprawozdanie, uruchom to wywołanie ponownie: wszystko poza czasami wyjdzie tak samo.

## Polecenie

report-init-exists = { $file } już istnieje: uzupełnij go albo podaj inny plik za pomocą --title
report-init-written = zapisano { $file }: uzupełnij go i użyj z --title { $file }
report-no-depth = sprawozdanie potrzebuje głębokości od 1: napisz --depths 1..5
report-interrupted = sprawozdania nie zapisano
report-stage-comparing = { $search }, głębokość { $depth } …
report-stage-ordering = inne kolejności ruchów …
report-stage-playing = przykładowe partie …
report-stage-mistake = błędy: { $mistake } …
report-stage-drawing = pozycje do rysunków …
report-stage-figure = rysunek { $name } …
report-stage-pdf = PDF …
report-written =
    { $count ->
        [one] Sprawozdanie jest w { $folder }: { $count } plik; otwórz report.html w przeglądarce.
        [few] Sprawozdanie jest w { $folder }: { $count } pliki; otwórz report.html w przeglądarce.
        [many] Sprawozdanie jest w { $folder }: { $count } plików; otwórz report.html w przeglądarce.
       *[other] Sprawozdanie jest w { $folder }: { $count } pliku; otwórz report.html w przeglądarce.
    }
report-written-verify = Sprawdzenie: plyground report verify { $file }
report-folder-taken = w { $folder } jest coś więcej niż sprawozdanie: wybierz inny folder za pomocą --out
report-pdf-none = nie znaleziono programu tworzącego PDF: zainstaluj Typst (typst.app albo `pip install typst`) lub Chromium albo pomiń --pdf i wydrukuj report.html z przeglądarki
report-pdf-failed = { $program } nie utworzył pliku PDF: { $why }; pomiń --pdf i wydrukuj report.html z przeglądarki
report-pdf-slow = trwało to zbyt długo

## Sprawdzanie sprawozdania

report-verify-same =
    { $count ->
        [one] takie samo: ponownie wyszła { $count } liczba, hash { $hash }
        [few] takie samo: ponownie wyszły wszystkie { $count } liczby, hash { $hash }
        [many] takie samo: ponownie wyszły wszystkie liczby, a jest ich { $count }, hash { $hash }
       *[other] takie samo: ponownie wyszły wszystkie liczby, a jest ich { $count }, hash { $hash }
    }
report-verify-counts-only = Porównano tylko liczby: tekst napisała wersja { $program }, a to jest wersja { $version }.
report-verify-text = inne: tekst został zmieniony: rozdział { $chapter }
report-verify-text-title = inne: tekst został zmieniony: strona tytułowa
report-verify-different = inne: { $name } wynosi w sprawozdaniu { $said }, a policzono { $counted }
report-verify-page = inne: strona podaje dla { $name } wartość { $said }, a policzono { $counted }
report-verify-nothing = nic
report-verify-version = { $why }; sprawozdanie zapisała wersja { $program }, a to jest { $version }
report-verify-foreign = { $file } nie jest sprawozdaniem tego programu: { $why }
report-verify-no-data = { $file } jest stroną bez danych sprawozdania: wybierz report.html lub counts.json w zapisanej postaci
report-verify-future = { $file } pochodzi z nowszej wersji programu (format { $version }): sprawdź go tą wersją
report-verify-settings = ustawień z { $file } nie da się wykonać: { $why }
report-verify-interrupted = niczego nie porównano

## Co pominięto.

report-left-out = Niektórych wniosków nie wyciągnięto, bo pomiary ich nie potwierdzają:
report-left-no-times = nic nie powiedziano o czasie: nie mierzono go;
report-left-node-cost = nic nie powiedziano o czasie węzła: rozrzut uruchomień jest zbyt duży albo było ich zbyt mało;
report-left-order = nie wyciągnięto wniosków o kolejności ruchów: przeszukiwania sięgały tylko głębokości { $depth }, a obcięcia na takiej głębokości nie dowodzą dobrej kolejności;
report-left-branching = współczynnika rozgałęzienia nie porównano z teorią: drzewo jest na to zbyt małe (węzłów: { $nodes });
report-left-minimal = drzewa minimalnego głębokości { $depth } nie obliczono: trwałoby to zbyt długo;
report-left-forecast = nie ma prognozy głębszego przeszukiwania: czasy są zbyt niepewne;
report-left-horizon = nic nie powiedziano o wyniku przy najlepszej grze: na głębokości { $depth } warianty kończą się na horyzoncie.

## Rozdziały wokół pomiarów.

report-section-abstract = Streszczenie
report-abstract = Praca bada przeszukiwanie na przykładzie gry { $game }: { $searches }. Algorytmy objaśniono, uruchomiono do głębokości { $depth } i porównano. Liczba porównywanych algorytmów: { $count }.
report-keyword-tree = drzewo gry
report-keyword-evaluator = funkcja oceny
report-keywords = Słowa kluczowe: { $words }.
report-memory-heading = Pamięć i stos
report-memory-board = Przeszukiwanie zmienia jedną planszę i odtwarza ją po każdym ruchu. Przy głębokości { $depth } pamięta ruchy jednego wariantu, więc naraz istnieje najwyżej tyle stanów planszy: { $levels }, bez względu na liczbę węzłów.
report-memory-copies = Program, który kopiuje planszę dla każdego węzła, robi tyle kopii, ile jest węzłów: algorytm { $search } na największej głębokości odwiedził ich { $nodes }. Jeśli pole zajmuje jeden bajt (liczba pól: { $cells }), daje to razem { $bytes } bajtów, choć naraz nie potrzeba więcej niż { $kept }, jeśli kopie są zwalniane.
report-memory-stack = Czas rośnie z głębokością wykładniczo, a stos wywołań liniowo: każdy półruch to jedno wywołanie, które czeka na odpowiedź, tu najwyżej { $depth }. Przeszukiwanie bez ograniczenia głębokości na dużej planszy przepełniłoby stos, zanim by się skończyło.
report-classes-heading = Przegląd części programu
report-classes-intro = Tabela { $table } wymienia części programu i pliki, w których się znajdują.
report-table-classes = Części programu.
report-head-class = nazwa
report-head-file = plik
report-head-purpose = przeznaczenie
report-class-position = pozycja: możliwe ruchy, wykonanie i cofnięcie ruchu, koniec gry
report-class-game = czego ludzie potrzebują od gry: nazwy, zapis ruchów, plansza jako tekst
report-class-evaluator = wartość pozycji bez przeszukiwania
report-class-observer = co dzieje się podczas przeszukiwania, zdarzenie po zdarzeniu: liczenie, zapis, zatrzymanie
report-class-session = gra w toku, której typu interfejs nie musi znać
report-class-plan = wszystkie ustawienia przeszukiwania, odnalezione po nazwie
report-section-testing = Testowanie
report-testing-agreement = Wszystkie algorytmy sprawozdania (razem { $count }) porównano w pozycjach z partii: pozycji było { $positions }, tę samą wartość znalazły wszystkie w { $agreeing }.
report-testing-cases = Tabela { $table } zawiera własne testy autora: razem { $count }, z oczekiwaną odpowiedzią { $right }.
report-case-right = tak
report-case-wrong = nie
report-table-cases = Własne testy autora.
report-head-case = test
report-head-start = pozycja
report-head-expected = oczekiwano
report-head-found = znaleziono
report-head-verdict = zaliczony
report-section-criteria = Kryteria oceny
report-criteria-intro = Tabela { $table } zawiera kryteria, według których ocenia się pracę; ostatnia kolumna jest przeznaczona na oceny.
report-table-criteria = Kryteria oceny.
report-head-criterion = kryterium
report-head-marks = punkty
report-head-mark = ocena
report-criterion-game = opisano grę, jej zasady i stan
report-criterion-evaluator = funkcję oceny opisano i przeliczono na pozycji
report-criterion-searches = algorytmy przeszukiwania objaśniono i są poprawne
report-criterion-measurements = liczbę węzłów i czas zmierzono i przedstawiono
report-criterion-testing = program sprawdzono na własnych przypadkach autora
report-criterion-conclusions = wnioski wynikają z pomiarów
report-source-own = Własne pliki źródłowe autora: { $count }.
report-questions-intro = Odpowiedz na każde pytanie w kilku zdaniach, podając liczby z pomiarów.
report-question-agree = Czy wszystkie algorytmy znalazły tę samą wartość na każdej głębokości? Co by znaczyło, gdyby nie?
report-question-winner = Który algorytm odwiedził najmniej węzłów i ile razy mniej? Dlaczego?
report-question-growth = Jak rosną liczba węzłów i czas z każdym półruchem i co przewiduje teoria?
report-question-order = Co zmieniła kolejność ruchów i ile kosztowało ich uporządkowanie?
report-question-time = Czy najszybszy algorytm ma też najmniej węzłów? Ile kosztuje jeden węzeł?
report-question-mistakes = Które błędy byłoby widać już podczas gry, a których nie?
report-question-improve = Co należałoby zmienić, aby w tym samym czasie szukać głębiej?
report-listing-screens = Ekrany partii.
report-searches-legend-negamax = Na rysunku negamaksu każda wartość jest podana z punktu widzenia strony, która ma ruch w węźle, dlatego znak zmienia się z poziomu na poziom.
report-rules-space = Pola planszy (jest ich { $cells }) można zapełnić w { $cells }! = { $orders } kolejnościach; partie, które kończą się wcześniej, zmniejszają tę liczbę.
report-rules-space-large = Pola planszy (jest ich { $cells }) można zapełnić w { $cells }! kolejnościach, czyli około ${ $mantissa } · 10^{ $exponent }$; partie, które kończą się wcześniej, zmniejszają tę liczbę.

## Pytania szkieletu zamiast tekstu

report-ask-abstract = Przedstaw zadanie, metodę i najważniejszy wynik w trzech do pięciu zdaniach.
report-ask-keywords = Po jakich pięciu słowach czytelnik szukałby tej pracy?
report-ask-goal = Czego oczekujesz przed pomiarami: które przeszukiwanie odwiedzi najmniej węzłów i ile razy mniej?
report-ask-rules = Jakie są zasady i jak kończy się partia?
report-ask-size = Ile ruchów ma pozycja i ile pozycji ma drzewo na każdej głębokości?
report-ask-state = Jak twój program przechowuje pozycję i ruch? Pokaż to na pozycji z rysunku powyżej.
report-ask-undo = Jak ruch się wykonuje i cofa i co trzeba przy tym przywrócić?
report-ask-parts = Z jakich części składa się twój program? Wypełnij tabelę.
report-ask-evaluator = Co bierze pod uwagę twoja funkcja oceny i dlaczego? Podaj jej wzór z wagami.
report-ask-worked = Oblicz jej wartość dla pozycji na rysunku krok po kroku.
report-ask-search = Jak działa to przeszukiwanie? Wyjaśnij własnymi słowami i pokaż kod swojego programu.
# $figure is the number of a figure, $depth a number of plies.
report-ask-tree = Narysuj jego drzewo dla pozycji na rysunku { $figure } do głębokości { $depth }: wartości, a jeśli odcina, także okna i odcięcia.
report-ask-measure = Co liczy twój program? Wypełnij tabele i sporządź wykresy węzłów i czasu względem głębokości w skali logarytmicznej.
report-ask-machine = Na jakim komputerze i ile razy mierzono i jaki jest rozrzut czasów?
report-ask-memory = Ile pozycji twój program przechowuje naraz i jak głęboki jest jego stos wywołań?
report-ask-games = Jak twój program gra sam ze sobą i z przeciwnikiem losowym? Podaj ruchy, wartości i ostatnie pozycje.
report-ask-turning-point = Który ruch rozstrzygnął każdą partię i ile półruchów wcześniej program to zobaczył?
report-ask-testing = Na jakich pozycjach sprawdzono twój program i dlaczego właśnie na nich? Wypełnij tabelę.
report-ask-agreement = Jak sprawdzono, że wszystkie przeszukiwania znajdują tę samą wartość?
report-ask-mistakes = Co się zmieni, gdy te błędy popełnisz celowo, i który z twoich testów to zauważy? Wypełnij tabelę.
report-ask-source = Gdzie jest twój kod źródłowy? Dodaj go tutaj albo podaj pliki opcją --code.
report-table-own-mistakes = Twoje przeszukiwania bez błędu i z błędem.
report-head-noticed = który test zauważył
