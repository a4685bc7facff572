# Co říká webová stránka. Stránka dostává texty tak, jak jsou, s mezerami: tvary podle čísla tu nejsou, proto se píše
# „Tahy: { $count }“. Všechny klíče začínají na `web-`.

## Kolem každého pohledu

web-skip = Přejít na obsah
web-navigation = Části
web-nav-play = Hrát
web-nav-watch = Dívat se
web-nav-analyse = Analýza
web-nav-review = Rozbor
web-nav-learn = Učit se
web-nav-lab = Pokusy
web-language = Jazyk
web-settings = Nastavení
web-notices = Oznámení
web-close = Zavřít
web-cancel = Zrušit
web-connection-lost = Spojení se přerušilo, zkoušíme znovu…
web-connection-back = Spojení je obnoveno.
web-error-offline = Server neodpovídá. Podívejte se, zda ještě běží; hra je uložena zde.
web-error-status = Server odpověděl chybou { $status }. Zkuste to znovu.
web-nowhere-title = Tady nic není
web-nowhere = Část „{ $name }“ na této stránce není. V adrese je možná překlep, nebo je z jiné verze.
web-to-home = Na úvodní stránku

## Úvod

web-hero = Hrajte a podívejte se, co si program myslí
web-hero-lead = Piškvorky, pět v řadě a jejich příbuzné proti programu vaší síly; s radami, které říkají proč, s rozborem chyb a stromem prohledávání za každým tahem.
web-games = Hry
web-more = A dále
web-recent = Nedávno hrané zde
web-continue = Pokračovat: { $game }
web-last-game = Podívat se na poslední hru
web-plies = Tahy: { $count }
web-about-watch = Dva programy hrají proti sobě tak rychle nebo pomalu, jak chcete.
web-about-analyse = Nejlepší varianty libovolné pozice naživo, s jejich cenou.
web-about-review = Kde se partie zlomila, poslední tah, který ještě držel, a co bylo lepší.
web-about-learn = Minimax, alfa-beta a NegaScout na stromě, krok za krokem.
web-about-lab = Porovnejte prohledávání podle uzlů, hloubky a času a stáhněte si výsledky.

## Hry a hráči

web-game = Hra
web-game-sized = { $count } v řadě na desce { $width }×{ $height }
web-mnk-name = Vlastní deska
web-mnk-note = vyberte velikost desky a délku řady
web-explicit-note = strom zapsaný ručně, například [[3,5],[2,9]]
web-you = Vy
web-person = Člověk
web-program = Program
web-level = Úroveň
web-levels = Úrovně
web-level-named = Úroveň { $number }: { $name }
web-searches = Prohledávání z učebnice
web-search-depth = { $name }, hloubka { $depth }
web-random-player = náhodné tahy
web-seat-unknown = Odkaz uvádí pro { $side } hráče, který neexistuje: „{ $seat }“. Hráč je person, level=1 až level={ $levels }, random nebo prohledávání, například alpha-beta depth=4. Vyberte zde, kdo hraje.

## Nová hra

web-new-game = Nová hra
web-opponent = Soupeř
web-two-people = Dva lidé
web-your-mark = Váš znak
web-random = Náhodně
web-who-starts = Kdo začíná
web-i-start = Já
web-opponent-starts = Soupeř
web-clock = Hodiny
web-no-clock = Bez hodin
web-clock-control = { $minutes } min + { $seconds } s na tah
web-width = Šířka
web-height = Výška
web-in-a-row = V řadě
web-size = Deska
web-tree-text = Strom
web-start-game = Začít hru

## Při hře

web-board = Hrací deska
web-board-of = Hrací deska: { $game }
web-cell-empty = prázdné
web-cell-last = poslední tah
web-cell-winning = ve výherní řadě
web-cell-hint = rada
web-cell-candidate = kandidát { $rank }: { $worth }
web-cell-line = tah { $number } varianty
web-cell-better = lepší tah
web-cell-played = zahráno
web-cell-taken = Pole { $move } je obsazené: vyberte prázdné.
web-cell-no-move = Na { $move } teď táhnout nelze. Tahy: { $help }.
web-cell-must = Takhle táhnout nelze: { $obligation }. Tahy: { $help }.
web-turn-must = { $words }: { $obligation }
web-cell-king = dáma
web-cell-count = kamenů: { $count }
web-cell-dot = bod
web-cell-gap = čára tu ještě není
web-cell-drawn = čára nakreslena
web-cell-inside = v oblasti hráče { $side }
web-cell-outside = mimo desku
web-cell-store = sklad hráče { $side }
web-cell-column-row = sloupec { $column }, řádek { $row }
web-cell-plays = tah { $move }
web-cell-pointed = vybráno
web-cell-next = může následovat
web-cell-ways = Na { $move } končí více tahů: ukažte postupně i na pole mezi nimi.
web-pass = Vynechat tah
web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-rules-here = Zde je to { $game }, podle vzoru { $form }.
web-rules-moves = Tahy se zadávají takto: { $moves }.
web-legal-moves = Možné tahy
web-confirm-move = Zahrát { $move }
web-moves = Tahy
web-move-label = { $number }. { $side } { $move }
web-start = Začátek
web-go-all = Procházet tahy
web-go-first = Na začátek
web-go-back = O tah zpět
web-go-forward = O tah vpřed
web-go-last = Na konec
web-actions = Akce
web-take-back = Vzít zpět
web-redo = Obnovit
web-hint = Rada
web-resign = Vzdát se
web-resign-question = Chcete tuto hru vzdát?
web-type-move = Tah z klávesnice
web-play-move = Zahrát
web-winner = výhra
web-thinking = přemýšlí…
web-to-move = na tahu
web-plays-side = hraje za { $side }
web-black = černé
web-white = bílé
web-side-stone = { $side } ({ $colour })
web-side-thinks = { $side } přemýšlí…
web-queued = Čeká se na server. Před vámi: { $before }
web-wait = Program přemýšlí: počkejte na jeho tah nebo vezměte svůj zpět.
web-not-your-turn = Zde nelze táhnout. Vezměte tah zpět nebo začněte novou hru.
web-looking-back = Pozice po tahu { $ply } z { $count }
web-looking-back-note = Díváte se na dřívější pozici. Tah odtud začne jinou variantu.
web-try-from-here = Zkusit znovu odtud
web-back-to-game = Zpět ke hře
web-try-again = Zkusit znovu
web-review-game = Rozebrat hru
web-play-again = Hrát znovu
web-ended-resigned = { $loser } se vzdává: výhra pro { $winner }.
web-ended-time = { $loser } nemá čas: výhra pro { $winner }.
web-time-is-over = Čas vypršel a žádný tah ho nevrátí. Začněte novou hru.
web-hint-wait = Hledá se rada…
web-hint-move = Rada: { $move }
web-hint-line = Může to pokračovat: { $line }
web-show-line = Ukázat na desce
web-announce-move = Tah { $side }: { $move }.
web-taken-back = Tah je vzat zpět. { $words }

## Výměna her

web-export = Export
web-import = Import
web-import-help = Vložte hru: SGF, PSQ nebo seznam tahů. Soubor můžete také přetáhnout na stránku.
web-open-file = Otevřít soubor
web-file-too-large = Soubor je na hru příliš velký: nejvýše 1 MB.
web-form-moves = Tahy jako text
web-form-sgf = SGF pro jiné programy
web-form-psq = PSQ pro Piskvork
web-form-svg = Obrázek desky, SVG
web-form-png = Obrázek desky, PNG
web-copy-link = Kopírovat odkaz
web-link-copied = Odkaz je zkopírován. Je v něm celá hra.

## Dívání

web-watch-title = Hra dvou programů
web-program-side = Program { $side }
web-start-watching = Ať hrají
web-pause = Pozastavit
web-go-on = Pokračovat
web-step = Jeden tah
web-speed = Rychlost
web-pace-slow = Pomalu
web-pace-normal = Běžně
web-pace-fast = Rychle
web-pace-most = Co nejrychleji

## Nastavení

web-theme = Barvy
web-theme-system = Jako systém
web-theme-light = Světlé
web-theme-dark = Tmavé
web-theme-contrast = Vysoký kontrast
web-marks = Znaky na desce
web-marks-auto = Podle hry
web-marks-marks = X a O
web-marks-stones = Kameny
web-labels = Písmena a čísla u desky
web-labels-note = Pojmenovávají pole: h8 je sloupec h, řádek 8.
web-confirm = Ptát se dvakrát na dotykové obrazovce
web-confirm-note = Kde jsou pole menší než prst, tah potvrdí druhé klepnutí.
web-patterns = Znaky vedle barev
web-patterns-note = Na kamenech jsou X a O, pruhy a čáry mají vzor.
web-sound = Zvuky
web-sound-note = Krátký zvuk při tazích, braní a na konci partie.
web-motion-note = Pohyb se řídí nastavením vašeho systému.
web-sample-board = Hrací deska s tímto nastavením
web-keys = Klávesy
web-keys-arrows = z pole na pole po desce
web-keys-home = na první a poslední pole řádku
web-keys-page = o několik řádků nahoru a dolů
web-keys-enter = tah na toto pole; také mezerník
web-keys-escape = vzdát se tahu začatého na desce
web-keys-brackets = o tah zpět a vpřed

## Analýza a rozbor

web-analyse-title = Analýza
web-analyse-of = Analýza: { $game }
web-review-title = Rozbor
web-review-of = Rozbor: { $game }
web-review-lead = Kde se hra zlomila, který tah ji ještě držel a co by bylo lepší.
web-no-games = V tomto prohlížeči se ještě nehrálo. Zahrajte si nebo hru importujte.
web-empty-board = Prázdná deska
web-bar = Hodnocení
web-bar-words = { $percent } % pro { $first }; pro { $side }: { $words }
web-not-known = zatím neznámé
web-chart = Hodnocení během hry
web-chart-value = po tahu { $ply }: { $words }
web-lines = Nejlepší varianty
web-line-count = Varianty
web-play-line = Zahrát { $move }
web-looking = Zkoumá se pozice…
web-verdict = { $side }: { $words }
web-worth-even = vyrovnané
web-worth-slightly-better = o něco lepší
web-worth-better = lepší
web-worth-much-better = mnohem lepší
web-worth-slightly-worse = o něco horší
web-worth-worse = horší
web-worth-much-worse = mnohem horší
web-depth = Hloubka
web-nodes = Uzly
web-per-second = Uzlů/s
web-seconds = Sekundy
web-stop = Zastavit
web-whole-game = Ohodnotit celou hru
web-play-from-here = Hrát odtud
web-analysis-done = Analýza je hotova. Nejlepší tah: { $move }. { $words }
web-analysis-complete = Vše je známo
web-review-progress = Prochází se hra: { $done } z { $count }
web-review-done = Zlomové okamžiky: { $count }
web-verdict-best = Nejlepší tah.
web-verdict-good = Dobrý tah.
web-verdict-slip = Nepřesnost.
web-verdict-turning = Zlom.
web-change = Pro { $side } před tahem: { $before }; po něm: { $after }.
web-better = Lepší tah než { $played }: { $better }.
web-turning-points = Zlomové okamžiky
web-turn = { $number }. { $side } { $move } (předtím: { $before }; potom: { $after }). Lepší: { $better }.
web-last-hold = Poslední pozice, kterou { $side } ještě neprohrává.
web-last-hold-at = Před tahem { $number } hra ještě není pro { $side } prohraná.

## Učení

web-learn-title = Jak přemýšlí prohledávání
web-mode = Režim
web-mode-watch = Dívat se
web-mode-practice = Cvičit
web-lesson-source = Co se prohledává
web-source = Druh
web-written-tree = Zapsaný strom
web-position = Pozice
web-search = Prohledávání
web-search-left = Prohledávání vlevo
web-search-right = Prohledávání vpravo
web-ordering = Pořadí tahů
web-run-searches = Prohledat
web-run = Spustit
web-tree-of = Strom prohledávání: { $name }
web-tree-root = kořen
web-tree-node = Uzel { $name }
web-tree-node-value = { $name }: hodnota { $value }
web-tree-node-window = { $name }: okno { $window }
web-tree-left-out = { $name }: prořezáno
web-tree-whole = Celý strom
web-tree-large = Tento strom je příliš velký na to, aby byl vidět celý, a část může být jen spočítána. Vyberte menší hloubku nebo pozici s méně volnými poli.
web-tree-legend = Uzel s hrotem nahoru bere největší hodnotu, s hrotem dolů nejmenší. U otevřených uzlů stojí okno hodnot, na kterých ještě záleží; prořezané je čárkované a přeškrtnuté.
web-tree-before = Ještě se nezačalo. Udělejte krok vpřed.
web-tree-finished = Hotovo: { $value }
web-tree-edit-note = Vyberte uzel, změňte jeho hodnotu nebo místo v pořadí a podívejte se, co to udělá s počty.
web-tree-order-note = Na pořadí tahů závisí, kolik lze prořezat.
web-tree-bad-value = List potřebuje celé číslo, inf nebo -inf.
web-tree-change = Změnit
web-earlier = Dříve
web-later = Později
web-value = Hodnota
web-figure-of = Obrázek: { $name }
web-count-nodes = Uzly
web-count-leaves = Listy
web-count-cutoffs = Prořezání
web-step-of-search = Krok prohledávání
web-step-count = Krok { $step } z { $count }
web-step-all = Procházet kroky
web-step-first = Na začátek
web-step-back = O krok zpět
web-step-forward = O krok vpřed
web-step-last = Na konec
web-practise-what = Cvičení
web-kind-value = Hodnoty
web-kind-window = Okna
web-kind-cut = Prořezání
web-ask-value = { $name }: jakou má hodnotu?
web-ask-window = { $name }: s jakým oknem do něj prohledávání vstupuje?
web-ask-cut = { $name }: je třeba hledat dál, nebo lze ostatní tahy prořezat?
web-infinity-note = Pište číslice; nekonečno je ∞ nebo inf, se znaménkem minus −∞ nebo -inf. Vepíšou ho i tlačítka:
web-answer = Odpovědět
web-answer-cut = Prořezat
web-answer-go-on = Hledat dál
web-show-answer = Ukázat
web-answer-is = Odpověď: { $truth }
web-right = Správně.
web-wrong = Ne tak. Správně je: { $truth }
web-practice-score = Správné odpovědi: { $right } z { $asked }
web-practice-done = Prohledávání skončilo.
web-practice-new = Nový strom
web-exercise-title = Úlohy
web-exercise-lead = Každá úloha je nový strom nebo nová pozice. Řešení se ukáže po vaší odpovědi.
web-exercise-difficulty = Obtížnost
web-exercise-new = Nová úloha
web-exercise-points = Body: { $points } z { $most }
web-not-a-number = „{ $text }“ není číslo: pište číslice, nekonečno jako inf a -inf.

## Laboratoř

web-lab-title = Laboratoř
web-lab-lead = Vyberte pozici a prohledávání a podívejte se, jak jejich práce roste s hloubkou.
web-lab-running = Porovnává se. Hotová prohledávání: { $count }
web-lab-done = Hotovo. Prohledávání: { $count }
web-lab-stopped = Zastaveno. Hotová prohledávání: { $count }
web-lab-files-note = Data a graf jsou to, co tu vidíte; pro tabulky, stránku a zprávu se vše měří znovu.
web-file-csv = Data (CSV)
web-file-json = Data (JSON)
web-file-svg = Graf (SVG)
web-file-md = Tabulka (Markdown)
web-file-tex = Tabulka (LaTeX)
web-file-html = Stránka s tabulkou a grafy (HTML)
web-file-report = Zpráva z laboratorního cvičení (HTML)
web-file-wait = Soubor se připravuje…
web-results = Výsledky
web-records = Tabulka výsledků
web-plot = Graf výsledků
web-figure = Graf
web-figure-nodes = Uzly
web-figure-leaves = Listy
web-figure-time = Čas, s
web-searches-compared = Prohledávání
web-deepest = Největší hloubka
web-first-position = Výchozí pozice
web-other-start = Jiný začátek
web-evaluator = Ohodnocovací funkce
web-usual = Obvyklá
web-compare = Porovnat
web-best-move = Nejlepší tah
web-time = Čas
