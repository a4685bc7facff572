# Co mówi strona internetowa. Strona dostaje teksty takie, jakie są, z lukami: form według liczby tu nie ma, dlatego pisze
# się „Ruchy: { $count }”. Wszystkie klucze zaczynają się od `web-`.

## Wokół każdego widoku

web-skip = Przejdź do treści
web-navigation = Działy
web-nav-play = Graj
web-nav-watch = Oglądaj
web-nav-analyse = Analiza
web-nav-review = Przegląd
web-nav-learn = Nauka
web-nav-lab = Badania
web-language = Język
web-settings = Ustawienia
web-notices = Powiadomienia
web-close = Zamknij
web-cancel = Anuluj
web-connection-lost = Połączenie przerwane, próbujemy ponownie…
web-connection-back = Połączenie wróciło.
web-error-offline = Serwer nie odpowiada. Sprawdź, czy jeszcze działa; gra jest zachowana tutaj.
web-error-status = Serwer odpowiedział błędem { $status }. Spróbuj ponownie.
web-nowhere-title = Tu nic nie ma
web-nowhere = Nie ma na tej stronie części „{ $name }”. Adres może zawierać literówkę albo pochodzić z innej wersji.
web-to-home = Na stronę główną

## Strona główna

web-hero = Graj i zobacz, co myśli program
web-hero-lead = Kółko i krzyżyk, pięć w rzędzie i ich krewni przeciwko programowi o twojej sile; ze wskazówkami, które mówią dlaczego, z przeglądem błędów i drzewem przeszukiwania za każdym ruchem.
web-games = Gry
web-more = I więcej
web-recent = Ostatnio grane tutaj
web-continue = Kontynuuj: { $game }
web-last-game = Obejrzyj ostatnią grę
web-plies = Ruchy: { $count }
web-about-watch = Dwa programy grają ze sobą tak szybko lub wolno, jak chcesz.
web-about-analyse = Najlepsze warianty dowolnej pozycji na żywo, z ich oceną.
web-about-review = Gdzie partia się przełamała, ostatni ruch, który jeszcze trzymał, i co było lepsze.
web-about-learn = Minimaks, alfa-beta i NegaScout na drzewie, krok po kroku.
web-about-lab = Porównaj przeszukiwania według węzłów, głębokości i czasu i pobierz wyniki.

## Gry i gracze

web-game = Gra
web-game-sized = { $count } w rzędzie na planszy { $width }×{ $height }
web-mnk-name = Własna plansza
web-mnk-note = wybierz rozmiar planszy i długość rzędu
web-explicit-note = drzewo zapisane ręcznie, na przykład [[3,5],[2,9]]
web-you = Ty
web-person = Człowiek
web-program = Program
web-level = Poziom
web-levels = Poziomy
web-level-named = Poziom { $number }: { $name }
web-searches = Przeszukiwania z podręcznika
web-search-depth = { $name }, głębokość { $depth }
web-random-player = losowe ruchy
web-seat-unknown = Link podaje dla { $side } gracza, którego nie ma: „{ $seat }”. Gracz to person, level=1 do level={ $levels }, random albo przeszukiwanie, na przykład alpha-beta depth=4. Wybierz tutaj, kto gra.

## Nowa gra

web-new-game = Nowa gra
web-opponent = Przeciwnik
web-two-people = Dwie osoby
web-your-mark = Twój znak
web-random = Losowo
web-who-starts = Kto zaczyna
web-i-start = Ja
web-opponent-starts = Przeciwnik
web-clock = Zegar
web-no-clock = Bez zegara
web-clock-control = { $minutes } min + { $seconds } s na ruch
web-width = Szerokość
web-height = Wysokość
web-in-a-row = W rzędzie
web-size = Plansza
web-tree-text = Drzewo
web-start-game = Zacznij grę

## Przy planszy

web-board = Plansza
web-board-of = Plansza: { $game }
web-cell-empty = puste
web-cell-last = ostatni ruch
web-cell-winning = w wygranym rzędzie
web-cell-hint = wskazówka
web-cell-candidate = kandydat { $rank }: { $worth }
web-cell-line = ruch { $number } wariantu
web-cell-better = lepszy ruch
web-cell-played = zagrane
web-cell-taken = Pole { $move } jest zajęte: wybierz puste.
web-cell-no-move = Na { $move } nie można teraz zagrać. Ruchy: { $help }.
web-cell-must = Tak zagrać nie można: { $obligation }. Ruchy: { $help }.
web-turn-must = { $words }: { $obligation }
web-cell-king = damka
web-cell-count = kamieni: { $count }
web-cell-dot = kropka
web-cell-gap = linii jeszcze nie ma
web-cell-drawn = linia narysowana
web-cell-inside = w obszarze gracza { $side }
web-cell-outside = poza planszą
web-cell-store = magazyn gracza { $side }
web-cell-column-row = kolumna { $column }, wiersz { $row }
web-cell-plays = ruch { $move }
web-cell-pointed = wybrane
web-cell-next = może być następne
web-cell-ways = Na { $move } kończy się kilka ruchów: wskaż po kolei także pola pomiędzy.
web-pass = Pas
web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-here = Tutaj jest to { $game }, według wzoru { $form }.
web-rules-moves = Ruchy wpisuje się tak: { $moves }.
web-legal-moves = Możliwe ruchy
web-confirm-move = Zagraj { $move }
web-moves = Ruchy
web-move-label = { $number }. { $side } { $move }
web-start = Początek
web-go-all = Przechodzenie po ruchach
web-go-first = Na początek
web-go-back = O ruch wstecz
web-go-forward = O ruch naprzód
web-go-last = Na koniec
web-actions = Działania
web-take-back = Cofnij
web-redo = Przywróć
web-hint = Wskazówka
web-resign = Poddaj się
web-resign-question = Czy chcesz poddać tę grę?
web-type-move = Ruch z klawiatury
web-play-move = Zagraj
web-winner = wygrana
web-thinking = myśli…
web-to-move = ma ruch
web-plays-side = gra jako { $side }
web-black = czarne
web-white = białe
web-side-stone = { $side } ({ $colour })
web-side-thinks = { $side } myśli…
web-queued = Oczekiwanie na serwer. Przed tobą: { $before }
web-wait = Program myśli: poczekaj na jego ruch albo cofnij swój.
web-not-your-turn = Tu nie można wykonać ruchu. Cofnij ruch albo zacznij nową grę.
web-looking-back = Pozycja po ruchu { $ply } z { $count }
web-looking-back-note = Oglądasz wcześniejszą pozycję. Ruch stąd zacznie inny wariant.
web-try-from-here = Spróbuj stąd jeszcze raz
web-back-to-game = Wróć do gry
web-try-again = Spróbuj ponownie
web-review-game = Przejrzyj grę
web-play-again = Zagraj jeszcze raz
web-ended-resigned = { $loser } poddaje grę: wygrywa { $winner }.
web-ended-time = { $loser } nie ma już czasu: wygrywa { $winner }.
web-time-is-over = Czas się skończył i żaden ruch go nie zwróci. Zacznij nową grę.
web-hint-wait = Szukanie wskazówki…
web-hint-move = Wskazówka: { $move }
web-hint-line = Możliwy dalszy ciąg: { $line }
web-show-line = Pokaż na planszy
web-announce-move = Ruch { $side }: { $move }.
web-taken-back = Ruch cofnięty. { $words }

## Wymiana gier

web-export = Eksport
web-import = Import
web-import-help = Wklej grę: SGF, PSQ albo listę ruchów. Plik można też upuścić na stronie.
web-open-file = Otwórz plik
web-file-too-large = Plik jest za duży jak na grę: najwyżej 1 MB.
web-form-moves = Ruchy jako tekst
web-form-sgf = SGF dla innych programów
web-form-psq = PSQ dla programu Piskvork
web-form-svg = Obraz planszy, SVG
web-form-png = Obraz planszy, PNG
web-copy-link = Kopiuj odnośnik
web-link-copied = Odnośnik skopiowany. Jest w nim cała gra.

## Oglądanie

web-watch-title = Gra dwóch programów
web-program-side = Program { $side }
web-start-watching = Niech grają
web-pause = Wstrzymaj
web-go-on = Dalej
web-step = Jeden ruch
web-speed = Szybkość
web-pace-slow = Wolno
web-pace-normal = Zwykle
web-pace-fast = Szybko
web-pace-most = Jak najszybciej

## Ustawienia

web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-contrast = Wysoki kontrast
web-marks = Znaki na planszy
web-marks-auto = Zależnie od gry
web-marks-marks = X i O
web-marks-stones = Kamienie
web-labels = Litery i liczby przy planszy
web-labels-note = Nazywają pola: h8 to kolumna h, wiersz 8.
web-confirm = Pytaj dwa razy na ekranie dotykowym
web-confirm-note = Gdzie pola są mniejsze niż palec, ruch potwierdza drugie dotknięcie.
web-patterns = Znaki oprócz kolorów
web-patterns-note = Na kamieniach są X i O, a paski i linie mają wzór.
web-sound = Dźwięki
web-sound-note = Krótki dźwięk przy ruchach, biciach i na końcu partii.
web-motion-note = Ruch na stronie zależy od ustawień systemu.
web-sample-board = Plansza z tymi ustawieniami
web-keys = Klawisze
web-keys-arrows = z pola na pole po planszy
web-keys-home = na pierwsze i ostatnie pole wiersza
web-keys-page = o kilka wierszy w górę i w dół
web-keys-enter = ruch na to pole; spacja także
web-keys-escape = zrezygnować z ruchu rozpoczętego na planszy
web-keys-brackets = o ruch wstecz i naprzód

## Analiza i przegląd

web-analyse-title = Analiza
web-analyse-of = Analiza: { $game }
web-review-title = Przegląd
web-review-of = Przegląd: { $game }
web-review-lead = Zobacz, gdzie gra się odwróciła, który ruch jeszcze ją trzymał i co byłoby lepsze.
web-no-games = W tej przeglądarce jeszcze nie grano. Zagraj albo zaimportuj grę.
web-empty-board = Pusta plansza
web-bar = Ocena
web-bar-words = { $percent } % dla { $first }; dla { $side }: { $words }
web-not-known = jeszcze nieznane
web-chart = Ocena w trakcie gry
web-chart-value = po ruchu { $ply }: { $words }
web-lines = Najlepsze warianty
web-line-count = Warianty
web-play-line = Zagraj { $move }
web-looking = Badanie pozycji…
web-verdict = { $side }: { $words }
web-worth-even = równo
web-worth-slightly-better = nieco lepiej
web-worth-better = lepiej
web-worth-much-better = znacznie lepiej
web-worth-slightly-worse = nieco gorzej
web-worth-worse = gorzej
web-worth-much-worse = znacznie gorzej
web-depth = Głębokość
web-nodes = Węzły
web-per-second = Węzłów/s
web-seconds = Sekundy
web-stop = Zatrzymaj
web-whole-game = Oceń całą grę
web-play-from-here = Graj stąd
web-analysis-done = Analiza zakończona. Najlepszy ruch: { $move }. { $words }
web-analysis-complete = Wszystko wiadomo
web-review-progress = Przeglądanie gry: { $done } z { $count }
web-review-done = Punkty zwrotne: { $count }
web-verdict-best = Najlepszy ruch.
web-verdict-good = Dobry ruch.
web-verdict-slip = Niedokładność.
web-verdict-turning = Punkt zwrotny.
web-change = Dla { $side } przed ruchem: { $before }; po nim: { $after }.
web-better = Lepiej niż { $played }: { $better }.
web-turning-points = Punkty zwrotne
web-turn = { $number }. { $side } { $move } (przedtem: { $before }; potem: { $after }). Lepiej: { $better }.
web-last-hold = Ostatnia pozycja, której { $side } jeszcze nie przegrywa.
web-last-hold-at = Przed ruchem { $number } gra dla { $side } nie jest jeszcze przegrana.

## Nauka

web-learn-title = Jak myśli przeszukiwanie
web-mode = Tryb
web-mode-watch = Oglądaj
web-mode-practice = Ćwicz
web-lesson-source = Co jest przeszukiwane
web-source = Rodzaj
web-written-tree = Zapisane drzewo
web-position = Pozycja
web-search = Przeszukiwanie
web-search-left = Przeszukiwanie po lewej
web-search-right = Przeszukiwanie po prawej
web-ordering = Kolejność ruchów
web-run-searches = Przeszukaj
web-run = Uruchom
web-tree-of = Drzewo przeszukiwania: { $name }
web-tree-root = korzeń
web-tree-node = Węzeł { $name }
web-tree-node-value = { $name }: wartość { $value }
web-tree-node-window = { $name }: okno { $window }
web-tree-left-out = { $name }: obcięty
web-tree-whole = Całe drzewo
web-tree-large = To drzewo jest za duże, żeby było widać je całe, a część może być tylko policzona. Wybierz mniejszą głębokość albo pozycję z mniejszą liczbą wolnych pól.
web-tree-legend = Węzeł z ostrzem w górę bierze największą wartość, z ostrzem w dół najmniejszą. Przy otwartych węzłach stoi okno wartości, które mają jeszcze znaczenie; to, co obcięte, jest kreskowane i przekreślone.
web-tree-before = Jeszcze nie zaczęto. Zrób krok naprzód.
web-tree-finished = Gotowe: { $value }
web-tree-edit-note = Wybierz węzeł, zmień jego wartość albo miejsce w kolejności i zobacz, co to zrobi z liczbami.
web-tree-order-note = Od kolejności ruchów zależy, ile można obciąć.
web-tree-bad-value = Liść potrzebuje liczby całkowitej, inf albo -inf.
web-tree-change = Zmień
web-earlier = Wcześniej
web-later = Później
web-value = Wartość
web-figure-of = Rysunek: { $name }
web-count-nodes = Węzły
web-count-leaves = Liście
web-count-cutoffs = Obcięcia
web-step-of-search = Krok przeszukiwania
web-step-count = Krok { $step } z { $count }
web-step-all = Przechodzenie po krokach
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-forward = Krok naprzód
web-step-last = Na koniec
web-practise-what = Ćwiczenie
web-kind-value = Wartości
web-kind-window = Okna
web-kind-cut = Obcięcia
web-ask-value = { $name }: jaką ma wartość?
web-ask-window = { $name }: z jakim oknem przeszukiwanie do niego wchodzi?
web-ask-cut = { $name }: czy trzeba szukać dalej, czy pozostałe ruchy można obciąć?
web-infinity-note = Wpisz cyfry; nieskończoność to ∞ albo inf, z minusem −∞ albo -inf. Wpiszą ją też przyciski:
web-answer = Odpowiedz
web-answer-cut = Obetnij
web-answer-go-on = Szukaj dalej
web-show-answer = Pokaż
web-answer-is = Odpowiedź: { $truth }
web-right = Dobrze.
web-wrong = Nie tak. Poprawnie: { $truth }
web-practice-score = Dobre odpowiedzi: { $right } z { $asked }
web-practice-done = Przeszukiwanie zakończone.
web-practice-new = Nowe drzewo
web-exercise-title = Zadania
web-exercise-lead = Każde zadanie to nowe drzewo albo nowa pozycja. Rozwiązanie pojawi się po twojej odpowiedzi.
web-exercise-difficulty = Trudność
web-exercise-new = Nowe zadanie
web-exercise-points = Punkty: { $points } z { $most }
web-not-a-number = „{ $text }” to nie liczba: wpisz cyfry, a nieskończoność jako inf i -inf.

## Laboratorium

web-lab-title = Laboratorium
web-lab-lead = Wybierz pozycję i przeszukiwania i zobacz, jak ich praca rośnie z głębokością.
web-lab-running = Trwa porównanie. Gotowe przeszukiwania: { $count }
web-lab-done = Gotowe. Przeszukiwania: { $count }
web-lab-stopped = Zatrzymano. Gotowe przeszukiwania: { $count }
web-lab-files-note = Dane i wykres są takie jak tutaj; dla tabel, strony i sprawozdania wszystko jest mierzone od nowa.
web-file-csv = Dane (CSV)
web-file-json = Dane (JSON)
web-file-svg = Wykres (SVG)
web-file-md = Tabela (Markdown)
web-file-tex = Tabela (LaTeX)
web-file-html = Strona z tabelą i wykresami (HTML)
web-file-report = Sprawozdanie (HTML)
web-file-wait = Plik jest przygotowywany…
web-results = Wyniki
web-records = Tabela wyników
web-plot = Wykres wyników
web-figure = Wykres
web-figure-nodes = Węzły
web-figure-leaves = Liście
web-figure-time = Czas, s
web-searches-compared = Przeszukiwania
web-deepest = Największa głębokość
web-first-position = Pozycja początkowa
web-other-start = Inny początek
web-evaluator = Funkcja oceny
web-usual = Zwykła
web-compare = Porównaj
web-best-move = Najlepszy ruch
web-time = Czas
