# Obrazovky v terminálu. Slova u kláves dole jsou krátká: jedno dvě.

## Všude

tui-too-small = Tento terminál je příliš malý: zvětšete ho alespoň na { $width } sloupců a { $height } řádků. Ctrl-C ukončí program.
tui-unknown-key = Tato klávesa tu nic nedělá: ? ukáže ty, které ano.
tui-yes = ano
tui-no = ne
tui-by-chance = náhodně
tui-not-saved = Hra není uložena: { $why }.
tui-not-kept = Nastavení není uloženo: { $why }.
tui-not-removed = Hru se nepodařilo odstranit: { $why }.
tui-preparing = Připravuje se …
tui-nothing-to-stop = Právě nikdo nepřemýšlí.
tui-settings-unread = Nastavení se nepodařilo přečíst ({ $why }), platí obvyklé: { $file }.
tui-no-terminal = obrazovky potřebují terminál: použijte --linear nebo příkazy jako `plyground play`

## Nápověda

tui-help-title = Klávesy
tui-help-mouse = Funguje i myš: klikněte na pole, řádek nebo klávesu dole.
tui-help-rules = Pravidla hry: { $game }
tui-key-help-long = tato nápověda
tui-key-back-long = zpět; nejdřív zastaví prohledávání
tui-key-quit-long = odejít; hra je uložena

## Klávesy dole

tui-key-help = nápověda
tui-key-back = zpět
tui-key-quit = konec
tui-key-choose = výběr
tui-key-change = změnit
tui-key-open = otevřít
tui-key-done = hotovo
tui-key-move = posun
tui-key-play-it = zahrát
tui-key-pass = vynechat tah
tui-key-hint = rada
tui-key-type = napsat tah
tui-key-stop = stop
tui-key-undo = vrátit tah
tui-key-redo = zopakovat
tui-key-resign = vzdát se
tui-key-play-on = hrát dál
tui-key-analyse = analýza
tui-key-new = nová hra
tui-key-review = rozbor
tui-key-give-up = zrušit
tui-key-pause = pauza
tui-key-go-on = dál
tui-key-one-move = jeden tah
tui-key-faster = rychleji
tui-key-slower = pomaleji
tui-key-earlier = dříve
tui-key-later = později
tui-key-look = dívat se
tui-key-follow = hrát variantu
tui-key-lines = varianty
tui-key-tree = strom
tui-key-play-here = hrát odsud
tui-key-turn = zlom
tui-key-try = zkusit odsud znovu
tui-key-continue = pokračovat
tui-key-remove = odstranit
tui-key-keep = nechat
tui-key-view = graf, tabulka
tui-key-scroll = posouvat
tui-key-next = dál
tui-key-before = zpět
tui-key-cut = prořezání
tui-key-cut-before = předchozí prořezání
tui-key-research = opakování
tui-key-below = přeskočit větev
tui-key-above = výš
tui-key-go = přejít na
tui-key-board = deska/strom
tui-key-ends = začátek, konec
tui-key-unfold = rozbalit, sbalit

## Hlavní obrazovka

tui-home-title = Co si přejete dělat?
tui-home-name = Plyground
tui-home-about = hry a prohledávání, která je hrají
tui-home-continue = Pokračovat
tui-home-continue-line = { $game }, { $opponent }, tahů: { $count }
tui-home-play = Hrát
tui-home-play-line = proti programu nebo s někým
tui-home-watch = Dívat se
tui-home-watch-line = hrají dva programy
tui-home-analyse = Analýza
tui-home-analyse-line = pozice, jak dlouho chcete
tui-home-lab = Laboratoř
tui-home-lab-line = srovnání prohledávání s grafem
tui-home-learn = Učit se
tui-home-learn-line = projít prohledávání po krocích
tui-home-games = Partie
tui-home-games-line = uložené: pokračovat, rozebrat
tui-home-settings = Nastavení
tui-home-settings-line = jazyk, barvy, znaky
tui-home-quit = Konec

## Před hrou

tui-setup-game = Hra
tui-setup-own = vlastní deska
tui-setup-named = jiná, podle názvu
tui-setup-name = Název
tui-setup-named-line = Libovolná hra, jak jí říkají příkazy: mnk(9,9,5,exact), five(19,renju), five(17,caro).
tui-setup-width = Sloupců
tui-setup-height = Řádků
tui-setup-in-row = V řadě
tui-setup-mnk-line = Vlastní deska: vyhrává tolik znaků v řadě, vodorovně, svisle nebo šikmo.
tui-setup-notice = Pozor: { $notice }.
tui-setup-tree = Strom
tui-setup-tree-line = Zapsaný strom: závorky jsou uzly, čísla říkají, co získá MAX. Hráči střídavě vybírají větev.
tui-setup-side = Hrajete
tui-side-both = obojí: dva lidé
tui-setup-level = Program je
tui-level = { $number }: { $name }
tui-level-short = úroveň { $number }
tui-setup-starts = Kdo začíná
tui-setup-clock = Hodiny
tui-clock-none = žádné
tui-clock-minutes = { $minutes } min
tui-clock-increment = { $minutes } min + { $seconds } s za tah
tui-setup-player = { $side } je
tui-player-random = náhodné tahy
tui-setup-moves = Dosavadní tahy
tui-go-play = hrát
tui-go-watch = dívat se
tui-go-analyse = analyzovat
tui-go-lab = porovnat
tui-go-learn = projít

## Hra

tui-play-title = Hra: { $game }
tui-seat-person = člověk
tui-turn = Na tahu je { $side }.
tui-your-turn = Jste na tahu: hrajete { $side }.
tui-thinks = Program přemýšlí: { $time }.
tui-play-wait = Ještě nejste na tahu: s program popožene.
tui-pass-only = Zbývá jen vynechat tah: stiskněte Enter.
tui-play-over = Hra skončila: n začne další, u vrátí tah.
tui-typed = Tah: { $typed }_
tui-resign-sure = Opravdu se vzdáváte? (y/n)
tui-hint = Rada: { $move } (pro { $side }: { $worth }).
tui-hint-wait = Hledá se rada …
tui-hint-none = Rada se včas nenašla.
tui-told = { $side } zahrál { $move } (pro { $side }: { $worth }), hloubka { $depth }, uzlů { $nodes }, { $time }.
tui-told-random = { $side } zahrál { $move } náhodně.
tui-told-plain = { $side } zahrál { $move }.

## Dívání

tui-watch-title = Dívat se: { $game }
tui-watch-paused = Pauza.
tui-watch-goes = Hra pokračuje.
tui-watch-speed = Mezi tahy: { $pause } s

## Analýza

tui-analyse-title = Analýza: { $game }
tui-analyse-going = Hloubka { $depth }, nejdelší varianta { $deepest }, uzlů { $nodes }, { $time }
tui-analyse-stopped = Zastaveno: hloubka { $depth }, nejdelší varianta { $deepest }, uzlů { $nodes }, { $time }
tui-analyse-done = Vše je známo: hloubka { $depth }, nejdelší varianta { $deepest }, uzlů { $nodes }, { $time }
tui-analyse-speed = Uzlů za sekundu: { $speed }
tui-analyse-for = Na tahu je { $side }; varianty jsou ohodnoceny pro { $side }.
tui-analyse-all = Víc se tu už nedá zjistit.
tui-no-further = Tím směrem už nejsou další tahy.
tui-no-line = Taková varianta tu není.

## Rozbor partie

tui-review-title = Rozbor: { $game }
tui-review-wait = Tento tah ještě není prohlédnutý.
tui-review-progress = Rozbor: tahy { $done } z { $all }
tui-review-turns = Zlomových okamžiků: { $count }.
tui-review-no-turn = Zlomový okamžik se nenašel.
tui-review-best = { $side } hraje { $move }: nic lepšího se nenašlo (pro { $side }: { $after }).
tui-review-worse = { $side } hraje { $move }. Pro { $side } předtím: { $before }; potom: { $after }.
tui-review-better = Lepší bylo { $line } (!).
tui-review-hold = Zde ještě { $side } mohl hru udržet.
tui-verdict-best = nejlepší
tui-verdict-good = dobrý
tui-verdict-slip = nepřesnost
tui-verdict-turning = zlom

## Uložené partie

tui-games-none = Zatím nejsou uloženy žádné partie.
tui-games-open = neskončená
tui-games-moves = tahů: { $count }
tui-games-two = dva lidé
tui-games-now = právě teď
tui-games-minutes = před { $count } min
tui-games-hours = před { $count } h
tui-games-draw = remíza
tui-games-won = vyhrál { $winner }
tui-games-resigned = vyhrál { $winner }, { $loser } se vzdal
tui-games-time = vyhrál { $winner } na čas
tui-games-sure = Odstranit tuto partii natrvalo? (y/n)
tui-games-removed = Partie je odstraněna.
tui-games-gone = Tato partie už neexistuje.

## Laboratoř

tui-lab-title = Laboratoř: { $game }
tui-lab-depth = Hloubky od 1 do
tui-lab-evaluator = Ohodnocení
tui-lab-time = Měřit i čas
tui-lab-none = Zapněte alespoň jedno prohledávání.
tui-lab-stopped = Zastaveno: hotovo { $done } z { $all }.

## Učení

tui-learn-subject = Co se prohledává
tui-learn-lecture = strom z přednášky
tui-learn-own = vlastní strom
tui-learn-search = Prohledávání
tui-learn-depth = Hloubka
tui-learn-line = Každý krok prohledávání je vysvětlen: co se zkouší, s jakými mezemi, co se vrátí a proč je větev prořezána.
tui-learn-finished = Po těchto tazích je hra skončena: není co prohledávat.
tui-steps-title = Strom prohledávání: { $game }
tui-steps-line = { $algorithm }, hloubka { $depth }; ohodnocení: { $evaluator }

## Nastavení

tui-set-language = Jazyk
tui-language-usual = podle systému
tui-set-glyphs = Znaky
tui-glyphs-ascii = jen ASCII
tui-glyphs-unicode = čáry a body
tui-glyphs-large = velké
tui-set-palette = Barvy
tui-palette-terminal = podle terminálu
tui-palette-dark = tmavé
tui-palette-light = světlé
tui-palette-contrast = vysoký kontrast
tui-palette-colour-blind = pro barvoslepé
tui-set-marks = Značky
tui-set-coordinates = Souřadnice
tui-set-linear = Po řádcích
tui-set-linear-line = Od příštího spuštění: po řádcích, pro čtečky obrazovky.
