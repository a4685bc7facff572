# Čo hovorí webová stránka. Stránka dostáva texty tak, ako sú, s medzerami: tvary podľa čísla tu nie sú, preto sa píše
# „Ťahy: { $count }“. Všetky kľúče sa začínajú na `web-`.

## Okolo každého pohľadu

web-skip = Prejsť na obsah
web-navigation = Časti
web-nav-play = Hrať
web-nav-watch = Pozerať
web-nav-analyse = Analýza
web-nav-review = Rozbor
web-nav-learn = Učiť sa
web-nav-lab = Pokusy
web-language = Jazyk
web-settings = Nastavenia
web-notices = Oznámenia
web-close = Zavrieť
web-cancel = Zrušiť
web-connection-lost = Spojenie sa prerušilo, skúšame znova…
web-connection-back = Spojenie je obnovené.
web-error-offline = Server neodpovedá. Pozrite sa, či ešte beží; hra je uložená tu.
web-error-status = Server odpovedal chybou { $status }. Skúste to znova.
web-nowhere-title = Tu nič nie je
web-nowhere = Časť „{ $name }“ na tejto stránke nie je. V adrese je možno preklep, alebo je z inej verzie.
web-to-home = Na úvodnú stránku

## Úvod

web-hero = Hrajte a pozrite sa, čo si program myslí
web-hero-lead = Piškvorky, päť v rade a ich príbuzné proti programu vašej sily; s radami, ktoré hovoria prečo, s rozborom chýb a stromom prehľadávania za každým ťahom.
web-games = Hry
web-more = A ďalej
web-recent = Nedávno hrané tu
web-continue = Pokračovať: { $game }
web-last-game = Pozrieť si poslednú hru
web-plies = Ťahy: { $count }
web-about-watch = Dva programy hrajú proti sebe tak rýchlo alebo pomaly, ako chcete.
web-about-analyse = Najlepšie varianty ľubovoľnej pozície naživo, s ich cenou.
web-about-review = Kde sa partia zlomila, posledný ťah, ktorý ešte držal, a čo bolo lepšie.
web-about-learn = Minimax, alfa-beta a NegaScout na strome, krok za krokom.
web-about-lab = Porovnajte prehľadávania podľa uzlov, hĺbky a času a stiahnite si výsledky.

## Hry a hráči

web-game = Hra
web-game-sized = { $count } v rade na ploche { $width }×{ $height }
web-mnk-name = Vlastná plocha
web-mnk-note = vyberte veľkosť plochy a dĺžku radu
web-explicit-note = strom zapísaný ručne, napríklad [[3,5],[2,9]]
web-you = Vy
web-person = Človek
web-program = Program
web-level = Úroveň
web-levels = Úrovne
web-level-named = Úroveň { $number }: { $name }
web-searches = Prehľadávania z učebnice
web-search-depth = { $name }, hĺbka { $depth }
web-random-player = náhodné ťahy
web-seat-unknown = Odkaz uvádza pre { $side } hráča, ktorý neexistuje: „{ $seat }“. Hráč je person, level=1 až level={ $levels }, random alebo prehľadávanie, napríklad alpha-beta depth=4. Vyberte tu, kto hrá.

## Nová hra

web-new-game = Nová hra
web-opponent = Súper
web-two-people = Dvaja ľudia
web-your-mark = Váš znak
web-random = Náhodne
web-who-starts = Kto začína
web-i-start = Ja
web-opponent-starts = Súper
web-clock = Hodiny
web-no-clock = Bez hodín
web-clock-control = { $minutes } min + { $seconds } s na ťah
web-width = Šírka
web-height = Výška
web-in-a-row = V rade
web-size = Plocha
web-tree-text = Strom
web-start-game = Začať hru

## Pri hre

web-board = Hracia plocha
web-board-of = Hracia plocha: { $game }
web-cell-empty = prázdne
web-cell-last = posledný ťah
web-cell-winning = vo výhernom rade
web-cell-hint = rada
web-cell-candidate = kandidát { $rank }: { $worth }
web-cell-line = ťah { $number } variantu
web-cell-better = lepší ťah
web-cell-played = zahrané
web-cell-taken = Políčko { $move } je obsadené: vyberte prázdne.
web-cell-no-move = Na { $move } sa teraz ťahať nedá. Ťahy: { $help }.
web-cell-must = Takto sa ťahať nedá: { $obligation }. Ťahy: { $help }.
web-turn-must = { $words }: { $obligation }
web-cell-king = dáma
web-cell-count = kameňov: { $count }
web-cell-dot = bod
web-cell-gap = čiara tu ešte nie je
web-cell-drawn = čiara nakreslená
web-cell-inside = v oblasti hráča { $side }
web-cell-outside = mimo plochy
web-cell-store = sklad hráča { $side }
web-cell-column-row = stĺpec { $column }, riadok { $row }
web-cell-plays = ťah { $move }
web-cell-pointed = vybrané
web-cell-next = môže nasledovať
web-cell-ways = Na { $move } končí viac ťahov: ukážte postupne aj na políčka medzi nimi.
web-pass = Vynechať ťah
web-rules = Pravidlá
web-rules-of = Pravidlá: { $game }
web-rules-here = Tu je to { $game }, podľa vzoru { $form }.
web-rules-moves = Ťahy sa zadávajú takto: { $moves }.
web-legal-moves = Možné ťahy
web-confirm-move = Zahrať { $move }
web-moves = Ťahy
web-move-label = { $number }. { $side } { $move }
web-start = Začiatok
web-go-all = Prechádzať ťahy
web-go-first = Na začiatok
web-go-back = O ťah späť
web-go-forward = O ťah vpred
web-go-last = Na koniec
web-actions = Akcie
web-take-back = Vziať späť
web-redo = Obnoviť
web-hint = Rada
web-resign = Vzdať sa
web-resign-question = Chcete túto hru vzdať?
web-type-move = Ťah z klávesnice
web-play-move = Zahrať
web-winner = výhra
web-thinking = premýšľa…
web-to-move = na ťahu
web-plays-side = hrá za { $side }
web-black = čierne
web-white = biele
web-side-stone = { $side } ({ $colour })
web-side-thinks = { $side } premýšľa…
web-queued = Čaká sa na server. Pred vami: { $before }
web-wait = Program premýšľa: počkajte na jeho ťah alebo vezmite svoj späť.
web-not-your-turn = Tu sa nedá ťahať. Vezmite ťah späť alebo začnite novú hru.
web-looking-back = Pozícia po ťahu { $ply } z { $count }
web-looking-back-note = Pozeráte sa na skoršiu pozíciu. Ťah odtiaľto začne iný variant.
web-try-from-here = Skúsiť znova odtiaľto
web-back-to-game = Späť k hre
web-try-again = Skúsiť znova
web-review-game = Rozobrať hru
web-play-again = Hrať znova
web-ended-resigned = { $loser } sa vzdáva: výhra pre { $winner }.
web-ended-time = { $loser } nemá čas: výhra pre { $winner }.
web-time-is-over = Čas vypršal a žiadny ťah ho nevráti. Začnite novú hru.
web-hint-wait = Hľadá sa rada…
web-hint-move = Rada: { $move }
web-hint-line = Môže to pokračovať: { $line }
web-show-line = Ukázať na ploche
web-announce-move = Ťah { $side }: { $move }.
web-taken-back = Ťah je vzatý späť. { $words }

## Výmena hier

web-export = Export
web-import = Import
web-import-help = Vložte hru: SGF, PSQ alebo zoznam ťahov. Súbor môžete aj pretiahnuť na stránku.
web-open-file = Otvoriť súbor
web-file-too-large = Súbor je na hru priveľký: najviac 1 MB.
web-form-moves = Ťahy ako text
web-form-sgf = SGF pre iné programy
web-form-psq = PSQ pre Piskvork
web-form-svg = Obrázok plochy, SVG
web-form-png = Obrázok plochy, PNG
web-copy-link = Kopírovať odkaz
web-link-copied = Odkaz je skopírovaný. Je v ňom celá hra.

## Pozeranie

web-watch-title = Hra dvoch programov
web-program-side = Program { $side }
web-start-watching = Nech hrajú
web-pause = Pozastaviť
web-go-on = Pokračovať
web-step = Jeden ťah
web-speed = Rýchlosť
web-pace-slow = Pomaly
web-pace-normal = Bežne
web-pace-fast = Rýchlo
web-pace-most = Čo najrýchlejšie

## Nastavenia

web-theme = Farby
web-theme-system = Ako systém
web-theme-light = Svetlé
web-theme-dark = Tmavé
web-theme-contrast = Vysoký kontrast
web-marks = Znaky na ploche
web-marks-auto = Podľa hry
web-marks-marks = X a O
web-marks-stones = Kamene
web-labels = Písmená a čísla pri ploche
web-labels-note = Pomenúvajú políčka: h8 je stĺpec h, riadok 8.
web-confirm = Pýtať sa dvakrát na dotykovej obrazovke
web-confirm-note = Kde sú políčka menšie ako prst, ťah potvrdí druhé ťuknutie.
web-patterns = Znaky popri farbách
web-patterns-note = Na kameňoch sú X a O, pruhy a čiary majú vzor.
web-sound = Zvuky
web-sound-note = Krátky zvuk pri ťahoch, braní a na konci partie.
web-motion-note = Pohyb sa riadi nastavením vášho systému.
web-sample-board = Hracia plocha s týmito nastaveniami
web-keys = Klávesy
web-keys-arrows = z políčka na políčko po ploche
web-keys-home = na prvé a posledné políčko riadka
web-keys-page = o niekoľko riadkov hore a dole
web-keys-enter = ťah na toto políčko; aj medzerník
web-keys-escape = vzdať sa ťahu začatého na ploche
web-keys-brackets = o ťah späť a vpred

## Analýza a rozbor

web-analyse-title = Analýza
web-analyse-of = Analýza: { $game }
web-review-title = Rozbor
web-review-of = Rozbor: { $game }
web-review-lead = Kde sa hra zlomila, ktorý ťah ju ešte držal a čo by bolo lepšie.
web-no-games = V tomto prehliadači sa ešte nehralo. Zahrajte si alebo hru importujte.
web-empty-board = Prázdna plocha
web-bar = Hodnotenie
web-bar-words = { $percent } % pre { $first }; pre { $side }: { $words }
web-not-known = zatiaľ neznáme
web-chart = Hodnotenie počas hry
web-chart-value = po ťahu { $ply }: { $words }
web-lines = Najlepšie varianty
web-line-count = Varianty
web-play-line = Zahrať { $move }
web-looking = Pozerá sa na pozíciu…
web-verdict = { $side }: { $words }
web-worth-even = vyrovnané
web-worth-slightly-better = o niečo lepšie
web-worth-better = lepšie
web-worth-much-better = oveľa lepšie
web-worth-slightly-worse = o niečo horšie
web-worth-worse = horšie
web-worth-much-worse = oveľa horšie
web-depth = Hĺbka
web-nodes = Uzly
web-per-second = Uzlov/s
web-seconds = Sekundy
web-stop = Zastaviť
web-whole-game = Ohodnotiť celú hru
web-play-from-here = Hrať odtiaľto
web-analysis-done = Analýza je hotová. Najlepší ťah: { $move }. { $words }
web-analysis-complete = Všetko je známe
web-review-progress = Prechádza sa hra: { $done } z { $count }
web-review-done = Zlomové okamihy: { $count }
web-verdict-best = Najlepší ťah.
web-verdict-good = Dobrý ťah.
web-verdict-slip = Nepresnosť.
web-verdict-turning = Zlom.
web-change = Pre { $side } pred ťahom: { $before }; po ňom: { $after }.
web-better = Lepší ťah ako { $played }: { $better }.
web-turning-points = Zlomové okamihy
web-turn = { $number }. { $side } { $move } (predtým: { $before }; potom: { $after }). Lepšie: { $better }.
web-last-hold = Posledná pozícia, ktorú { $side } ešte neprehráva.
web-last-hold-at = Pred ťahom { $number } hra ešte nie je pre { $side } prehraná.

## Učenie

web-learn-title = Ako premýšľa prehľadávanie
web-mode = Režim
web-mode-watch = Pozerať
web-mode-practice = Cvičiť
web-lesson-source = Čo sa prehľadáva
web-source = Druh
web-written-tree = Zapísaný strom
web-position = Pozícia
web-search = Prehľadávanie
web-search-left = Prehľadávanie vľavo
web-search-right = Prehľadávanie vpravo
web-ordering = Poradie ťahov
web-run-searches = Prehľadať
web-run = Spustiť
web-tree-of = Strom prehľadávania: { $name }
web-tree-root = koreň
web-tree-node = Uzol { $name }
web-tree-node-value = { $name }: hodnota { $value }
web-tree-node-window = { $name }: okno { $window }
web-tree-left-out = { $name }: orezané
web-tree-whole = Celý strom
web-tree-large = Tento strom je priveľký na to, aby ho bolo vidno celý, a časť môže byť iba spočítaná. Vyberte menšiu hĺbku alebo pozíciu s menším počtom voľných políčok.
web-tree-legend = Uzol s hrotom hore berie najväčšiu hodnotu, s hrotom dole najmenšiu. Pri otvorených uzloch je okno hodnôt, na ktorých ešte záleží; orezané je čiarkované a preškrtnuté.
web-tree-before = Ešte sa nezačalo. Urobte krok vpred.
web-tree-finished = Hotovo: { $value }
web-tree-edit-note = Vyberte uzol, zmeňte jeho hodnotu alebo miesto v poradí a pozrite sa, čo to urobí s počtami.
web-tree-order-note = Od poradia ťahov závisí, koľko sa dá orezať.
web-tree-bad-value = List potrebuje celé číslo, inf alebo -inf.
web-tree-change = Zmeniť
web-earlier = Skôr
web-later = Neskôr
web-value = Hodnota
web-figure-of = Obrázok: { $name }
web-count-nodes = Uzly
web-count-leaves = Listy
web-count-cutoffs = Orezania
web-step-of-search = Krok prehľadávania
web-step-count = Krok { $step } z { $count }
web-step-all = Prechádzať kroky
web-step-first = Na začiatok
web-step-back = O krok späť
web-step-forward = O krok vpred
web-step-last = Na koniec
web-practise-what = Cvičenie
web-kind-value = Hodnoty
web-kind-window = Okná
web-kind-cut = Orezania
web-ask-value = { $name }: akú má hodnotu?
web-ask-window = { $name }: s akým oknom doň prehľadávanie vstupuje?
web-ask-cut = { $name }: treba hľadať ďalej, alebo sa dajú ostatné ťahy orezať?
web-infinity-note = Píšte číslice; nekonečno je ∞ alebo inf, so znamienkom mínus −∞ alebo -inf. Vpíšu ho aj tlačidlá:
web-answer = Odpovedať
web-answer-cut = Orezať
web-answer-go-on = Hľadať ďalej
web-show-answer = Ukázať
web-answer-is = Odpoveď: { $truth }
web-right = Správne.
web-wrong = Nie tak. Správne je: { $truth }
web-practice-score = Správne odpovede: { $right } z { $asked }
web-practice-done = Prehľadávanie sa skončilo.
web-practice-new = Nový strom
web-exercise-title = Úlohy
web-exercise-lead = Každá úloha je nový strom alebo nová pozícia. Riešenie sa ukáže po vašej odpovedi.
web-exercise-difficulty = Obtiažnosť
web-exercise-new = Nová úloha
web-exercise-points = Body: { $points } z { $most }
web-not-a-number = „{ $text }“ nie je číslo: píšte číslice, nekonečno ako inf a -inf.

## Laboratórium

web-lab-title = Laboratórium
web-lab-lead = Vyberte pozíciu a prehľadávania a pozrite sa, ako ich práca rastie s hĺbkou.
web-lab-running = Porovnáva sa. Hotové prehľadávania: { $count }
web-lab-done = Hotovo. Prehľadávania: { $count }
web-lab-stopped = Zastavené. Hotové prehľadávania: { $count }
web-lab-files-note = Dáta a graf sú to, čo tu vidíte; pre tabuľky, stránku a správu sa všetko meria nanovo.
web-file-csv = Dáta (CSV)
web-file-json = Dáta (JSON)
web-file-svg = Graf (SVG)
web-file-md = Tabuľka (Markdown)
web-file-tex = Tabuľka (LaTeX)
web-file-html = Stránka s tabuľkou a grafmi (HTML)
web-file-report = Správa z laboratórneho cvičenia (HTML)
web-file-wait = Súbor sa pripravuje…
web-results = Výsledky
web-records = Tabuľka výsledkov
web-plot = Graf výsledkov
web-figure = Graf
web-figure-nodes = Uzly
web-figure-leaves = Listy
web-figure-time = Čas, s
web-searches-compared = Prehľadávania
web-deepest = Najväčšia hĺbka
web-first-position = Začiatočná pozícia
web-other-start = Iný začiatok
web-evaluator = Hodnotiaca funkcia
web-usual = Zvyčajná
web-compare = Porovnať
web-best-move = Najlepší ťah
web-time = Čas
