# Ekrany w terminalu. Słowa przy klawiszach na dole są krótkie: jedno, dwa.

## Wszędzie

tui-too-small = Ten terminal jest za mały: powiększ go co najmniej do { $width } kolumn i { $height } wierszy. Ctrl-C kończy.
tui-unknown-key = Ten klawisz nic tu nie robi: ? pokaże te, które działają.
tui-yes = tak
tui-no = nie
tui-by-chance = losowo
tui-not-saved = Gra nie jest zapisana: { $why }.
tui-not-kept = Ustawienia nie są zapisane: { $why }.
tui-not-removed = Nie udało się usunąć gry: { $why }.
tui-preparing = Przygotowanie …
tui-nothing-to-stop = Nikt teraz nie myśli.
tui-settings-unread = Nie udało się odczytać ustawień ({ $why }), obowiązują zwykłe: { $file }.
tui-no-terminal = ekrany wymagają terminala: użyj --linear lub poleceń takich jak `plyground play`

## Pomoc

tui-help-title = Klawisze
tui-help-mouse = Działa też mysz: kliknij pole, wiersz lub klawisz na dole.
tui-help-rules = Zasady gry: { $game }
tui-key-help-long = ta pomoc
tui-key-back-long = wstecz; najpierw zatrzyma szukanie
tui-key-quit-long = wyjść; gra jest zapisana

## Klawisze na dole

tui-key-help = pomoc
tui-key-back = wstecz
tui-key-quit = koniec
tui-key-choose = wybór
tui-key-change = zmień
tui-key-open = otwórz
tui-key-done = gotowe
tui-key-move = ruszaj
tui-key-play-it = zagraj
tui-key-pass = pas
tui-key-hint = rada
tui-key-type = wpisz ruch
tui-key-stop = stop
tui-key-undo = cofnij
tui-key-redo = powtórz
tui-key-resign = poddaj się
tui-key-play-on = graj dalej
tui-key-analyse = analiza
tui-key-new = nowa gra
tui-key-review = omówienie
tui-key-give-up = anuluj
tui-key-pause = pauza
tui-key-go-on = dalej
tui-key-one-move = jeden ruch
tui-key-faster = szybciej
tui-key-slower = wolniej
tui-key-earlier = wcześniej
tui-key-later = później
tui-key-look = patrz
tui-key-follow = graj wariant
tui-key-lines = warianty
tui-key-tree = drzewo
tui-key-play-here = graj stąd
tui-key-turn = przełom
tui-key-try = spróbuj stąd ponownie
tui-key-continue = kontynuuj
tui-key-remove = usuń
tui-key-keep = zostaw
tui-key-view = wykres, tabela
tui-key-scroll = przewijaj
tui-key-next = dalej
tui-key-before = wstecz
tui-key-cut = obcięcie
tui-key-cut-before = poprzednie obcięcie
tui-key-research = ponowienie
tui-key-below = pomiń gałąź
tui-key-above = wyżej
tui-key-go = przejdź
tui-key-board = plansza/drzewo
tui-key-ends = początek, koniec
tui-key-unfold = rozwiń, zwiń

## Ekran główny

tui-home-title = Co chcesz robić?
tui-home-name = Plyground
tui-home-about = gry i przeszukiwania, które w nie grają
tui-home-continue = Kontynuuj
tui-home-continue-line = { $game }, { $opponent }, ruchów: { $count }
tui-home-play = Graj
tui-home-play-line = z programem lub z drugą osobą
tui-home-watch = Oglądaj
tui-home-watch-line = grają dwa programy
tui-home-analyse = Analiza
tui-home-analyse-line = pozycji, jak długo chcesz
tui-home-lab = Laboratorium
tui-home-lab-line = porównanie przeszukiwań z wykresem
tui-home-learn = Ucz się
tui-home-learn-line = przejdź szukanie krok po kroku
tui-home-games = Partie
tui-home-games-line = zapisane: kontynuuj, omów
tui-home-settings = Ustawienia
tui-home-settings-line = język, kolory, znaki
tui-home-quit = Koniec

## Przed grą

tui-setup-game = Gra
tui-setup-own = własna plansza
tui-setup-named = inna, według nazwy
tui-setup-name = Nazwa
tui-setup-named-line = Dowolna gra, jak ją nazywają polecenia: mnk(9,9,5,exact), five(19,renju), five(17,caro).
tui-setup-width = Kolumn
tui-setup-height = Wierszy
tui-setup-in-row = W rzędzie
tui-setup-mnk-line = Własna plansza: wygrywa tyle znaków w rzędzie, poziomo, pionowo lub na ukos.
tui-setup-notice = Uwaga: { $notice }.
tui-setup-tree = Drzewo
tui-setup-tree-line = Zapisane drzewo: nawiasy to węzły, liczby to zysk MAX. Gracze na przemian wybierają gałąź.
tui-setup-side = Grasz
tui-side-both = obie strony: dwie osoby
tui-setup-level = Program to
tui-level = { $number }: { $name }
tui-level-short = poziom { $number }
tui-setup-starts = Kto zaczyna
tui-setup-clock = Zegar
tui-clock-none = bez zegara
tui-clock-minutes = { $minutes } min
tui-clock-increment = { $minutes } min + { $seconds } s na ruch
tui-setup-player = { $side } to
tui-player-random = losowe ruchy
tui-setup-moves = Dotychczasowe ruchy
tui-go-play = graj
tui-go-watch = oglądaj
tui-go-analyse = analizuj
tui-go-lab = porównaj
tui-go-learn = przejdź

## Gra

tui-play-title = Gra: { $game }
tui-seat-person = człowiek
tui-turn = Ruch ma { $side }.
tui-your-turn = Twój ruch: grasz { $side }.
tui-thinks = Program myśli: { $time }.
tui-play-wait = Jeszcze nie twój ruch: s popędzi program.
tui-pass-only = Pozostaje tylko spasować: naciśnij Enter.
tui-play-over = Gra skończona: n zaczyna nową, u cofa ruch.
tui-typed = Ruch: { $typed }_
tui-resign-sure = Naprawdę się poddajesz? (y/n)
tui-hint = Rada: { $move } (dla { $side }: { $worth }).
tui-hint-wait = Szukam rady …
tui-hint-none = Nie znaleziono rady na czas.
tui-told = { $side } zagrał { $move } (dla { $side }: { $worth }), głębokość { $depth }, węzłów { $nodes }, { $time }.
tui-told-random = { $side } zagrał { $move } losowo.
tui-told-plain = { $side } zagrał { $move }.

## Oglądanie

tui-watch-title = Oglądaj: { $game }
tui-watch-paused = Pauza.
tui-watch-goes = Gra trwa.
tui-watch-speed = Między ruchami: { $pause } s

## Analiza

tui-analyse-title = Analiza: { $game }
tui-analyse-going = Głębokość { $depth }, najdłuższy wariant { $deepest }, węzłów { $nodes }, { $time }
tui-analyse-stopped = Zatrzymano: głębokość { $depth }, najdłuższy wariant { $deepest }, węzłów { $nodes }, { $time }
tui-analyse-done = Wszystko wiadomo: głębokość { $depth }, najdłuższy wariant { $deepest }, węzłów { $nodes }, { $time }
tui-analyse-speed = Węzłów na sekundę: { $speed }
tui-analyse-for = Ruch ma { $side }; warianty są ocenione dla { $side }.
tui-analyse-all = Nic więcej nie da się tu ustalić.
tui-no-further = W tę stronę nie ma więcej ruchów.
tui-no-line = Nie ma takiego wariantu.

## Omówienie partii

tui-review-title = Omówienie: { $game }
tui-review-wait = Ten ruch nie był jeszcze oglądany.
tui-review-progress = Omówienie: ruchy { $done } z { $all }
tui-review-turns = Punktów zwrotnych: { $count }.
tui-review-no-turn = Nie znaleziono punktu zwrotnego.
tui-review-best = { $side } gra { $move }: nie znaleziono nic lepszego (dla { $side }: { $after }).
tui-review-worse = { $side } gra { $move }. Dla { $side } przedtem: { $before }; potem: { $after }.
tui-review-better = Lepsze było { $line } (!).
tui-review-hold = Tu { $side } mógł jeszcze utrzymać grę.
tui-verdict-best = najlepszy
tui-verdict-good = dobry
tui-verdict-slip = niedokładność
tui-verdict-turning = przełom

## Zapisane partie

tui-games-none = Nie ma jeszcze zapisanych partii.
tui-games-open = nieskończona
tui-games-moves = ruchów: { $count }
tui-games-two = dwie osoby
tui-games-now = przed chwilą
tui-games-minutes = { $count } min temu
tui-games-hours = { $count } godz. temu
tui-games-draw = remis
tui-games-won = wygrywa { $winner }
tui-games-resigned = wygrywa { $winner }, { $loser } się poddaje
tui-games-time = wygrywa { $winner } na czas
tui-games-sure = Usunąć tę partię na zawsze? (y/n)
tui-games-removed = Partia została usunięta.
tui-games-gone = Tej partii już nie ma.

## Laboratorium

tui-lab-title = Laboratorium: { $game }
tui-lab-depth = Głębokości od 1 do
tui-lab-evaluator = Ocena
tui-lab-time = Mierz też czas
tui-lab-none = Włącz co najmniej jedno przeszukiwanie.
tui-lab-stopped = Zatrzymano: gotowe { $done } z { $all }.

## Nauka

tui-learn-subject = Co przeszukać
tui-learn-lecture = drzewo z wykładu
tui-learn-own = własne drzewo
tui-learn-search = Przeszukiwanie
tui-learn-depth = Głębokość
tui-learn-line = Każdy krok przeszukiwania jest wyjaśniony: co się sprawdza, z jakimi ograniczeniami, co wraca i czemu gałąź obcięto.
tui-learn-finished = Po tych ruchach gra jest skończona: nie ma czego szukać.
tui-steps-title = Drzewo przeszukiwania: { $game }
tui-steps-line = { $algorithm }, głębokość { $depth }; ocena: { $evaluator }

## Ustawienia

tui-set-language = Język
tui-language-usual = jak w systemie
tui-set-glyphs = Znaki
tui-glyphs-ascii = tylko ASCII
tui-glyphs-unicode = linie i punkty
tui-glyphs-large = duże
tui-set-palette = Kolory
tui-palette-terminal = jak w terminalu
tui-palette-dark = ciemne
tui-palette-light = jasne
tui-palette-contrast = wysoki kontrast
tui-palette-colour-blind = dla daltonistów
tui-set-marks = Symbole
tui-set-coordinates = Współrzędne
tui-set-linear = Wiersz po wierszu
tui-set-linear-line = Od następnego uruchomienia: wiersz po wierszu, dla czytników ekranu.
