# Obrazovky v termináli. Slová pri klávesoch dole sú krátke: jedno-dve.

## Všade

tui-too-small = Tento terminál je primalý: zväčšite ho aspoň na { $width } stĺpcov a { $height } riadkov. Ctrl-C ukončí program.
tui-unknown-key = Tento kláves tu nič nerobí: ? ukáže tie, ktoré áno.
tui-yes = áno
tui-no = nie
tui-by-chance = náhodne
tui-not-saved = Hra nie je uložená: { $why }.
tui-not-kept = Nastavenia nie sú uložené: { $why }.
tui-not-removed = Hru sa nepodarilo odstrániť: { $why }.
tui-preparing = Pripravuje sa …
tui-nothing-to-stop = Práve nikto nepremýšľa.
tui-settings-unread = Nastavenia sa nepodarilo prečítať ({ $why }), platia obvyklé: { $file }.
tui-no-terminal = obrazovky potrebujú terminál: použite --linear alebo príkazy ako `plyground play`

## Pomoc

tui-help-title = Klávesy
tui-help-mouse = Funguje aj myš: kliknite na políčko, riadok alebo kláves dole.
tui-help-rules = Pravidlá hry: { $game }
tui-key-help-long = táto pomoc
tui-key-back-long = späť; najprv zastaví prehľadávanie
tui-key-quit-long = odísť; hra je uložená

## Klávesy dole

tui-key-help = pomoc
tui-key-back = späť
tui-key-quit = koniec
tui-key-choose = výber
tui-key-change = zmeniť
tui-key-open = otvoriť
tui-key-done = hotovo
tui-key-move = posun
tui-key-play-it = zahrať
tui-key-pass = vynechať ťah
tui-key-hint = rada
tui-key-type = napísať ťah
tui-key-stop = stop
tui-key-undo = vrátiť ťah
tui-key-redo = zopakovať
tui-key-resign = vzdať sa
tui-key-play-on = hrať ďalej
tui-key-analyse = analýza
tui-key-new = nová hra
tui-key-review = rozbor
tui-key-give-up = zrušiť
tui-key-pause = pauza
tui-key-go-on = ďalej
tui-key-one-move = jeden ťah
tui-key-faster = rýchlejšie
tui-key-slower = pomalšie
tui-key-earlier = skôr
tui-key-later = neskôr
tui-key-look = pozerať
tui-key-follow = hrať variant
tui-key-lines = varianty
tui-key-tree = strom
tui-key-play-here = hrať odtiaľto
tui-key-turn = zlom
tui-key-try = skúsiť odtiaľto znova
tui-key-continue = pokračovať
tui-key-remove = odstrániť
tui-key-keep = nechať
tui-key-view = graf, tabuľka
tui-key-scroll = posúvať
tui-key-next = ďalej
tui-key-before = späť
tui-key-cut = orezanie
tui-key-cut-before = predošlé orezanie
tui-key-research = opakovanie
tui-key-below = preskočiť vetvu
tui-key-above = vyššie
tui-key-go = prejsť na
tui-key-board = plocha/strom
tui-key-ends = začiatok, koniec
tui-key-unfold = rozbaliť, zbaliť

## Hlavná obrazovka

tui-home-title = Čo si želáte robiť?
tui-home-name = Plyground
tui-home-about = hry a prehľadávania, ktoré ich hrajú
tui-home-continue = Pokračovať
tui-home-continue-line = { $game }, { $opponent }, ťahov: { $count }
tui-home-play = Hrať
tui-home-play-line = proti programu alebo s niekým
tui-home-watch = Pozerať
tui-home-watch-line = hrajú dva programy
tui-home-analyse = Analýza
tui-home-analyse-line = pozície, ako dlho chcete
tui-home-lab = Laboratórium
tui-home-lab-line = porovnanie prehľadávaní s grafom
tui-home-learn = Učiť sa
tui-home-learn-line = prejsť prehľadávanie po krokoch
tui-home-games = Partie
tui-home-games-line = uložené: pokračovať, rozobrať
tui-home-settings = Nastavenia
tui-home-settings-line = jazyk, farby, znaky
tui-home-quit = Koniec

## Pred hrou

tui-setup-game = Hra
tui-setup-own = vlastná plocha
tui-setup-named = iná, podľa názvu
tui-setup-name = Názov
tui-setup-named-line = Ľubovoľná hra, ako ju volajú príkazy: mnk(9,9,5,exact), five(19,renju), five(17,caro).
tui-setup-width = Stĺpcov
tui-setup-height = Riadkov
tui-setup-in-row = V rade
tui-setup-mnk-line = Vlastná plocha: vyhráva toľko znakov v rade, vodorovne, zvislo alebo šikmo.
tui-setup-notice = Pozor: { $notice }.
tui-setup-tree = Strom
tui-setup-tree-line = Zapísaný strom: zátvorky sú uzly, čísla hovoria, čo získa MAX. Hráči striedavo vyberajú vetvu.
tui-setup-side = Hráte
tui-side-both = oboje: dvaja ľudia
tui-setup-level = Program je
tui-level = { $number }: { $name }
tui-level-short = úroveň { $number }
tui-setup-starts = Kto začína
tui-setup-clock = Hodiny
tui-clock-none = žiadne
tui-clock-minutes = { $minutes } min
tui-clock-increment = { $minutes } min + { $seconds } s za ťah
tui-setup-player = { $side } je
tui-player-random = náhodné ťahy
tui-setup-moves = Doterajšie ťahy
tui-go-play = hrať
tui-go-watch = pozerať
tui-go-analyse = analyzovať
tui-go-lab = porovnať
tui-go-learn = prejsť

## Hra

tui-play-title = Hra: { $game }
tui-seat-person = človek
tui-turn = Na ťahu je { $side }.
tui-your-turn = Ste na ťahu: hráte { $side }.
tui-thinks = Program premýšľa: { $time }.
tui-play-wait = Ešte nie ste na ťahu: s program popoženie.
tui-pass-only = Zostáva len vynechať ťah: stlačte Enter.
tui-play-over = Hra sa skončila: n začne ďalšiu, u vráti ťah.
tui-typed = Ťah: { $typed }_
tui-resign-sure = Naozaj sa vzdávate? (y/n)
tui-hint = Rada: { $move } (pre { $side }: { $worth }).
tui-hint-wait = Hľadá sa rada …
tui-hint-none = Rada sa včas nenašla.
tui-told = { $side } zahral { $move } (pre { $side }: { $worth }), hĺbka { $depth }, uzlov { $nodes }, { $time }.
tui-told-random = { $side } zahral { $move } náhodne.
tui-told-plain = { $side } zahral { $move }.

## Pozeranie

tui-watch-title = Pozerať: { $game }
tui-watch-paused = Pauza.
tui-watch-goes = Hra pokračuje.
tui-watch-speed = Medzi ťahmi: { $pause } s

## Analýza

tui-analyse-title = Analýza: { $game }
tui-analyse-going = Hĺbka { $depth }, najdlhší variant { $deepest }, uzlov { $nodes }, { $time }
tui-analyse-stopped = Zastavené: hĺbka { $depth }, najdlhší variant { $deepest }, uzlov { $nodes }, { $time }
tui-analyse-done = Všetko je známe: hĺbka { $depth }, najdlhší variant { $deepest }, uzlov { $nodes }, { $time }
tui-analyse-speed = Uzlov za sekundu: { $speed }
tui-analyse-for = Na ťahu je { $side }; varianty sú ohodnotené pre { $side }.
tui-analyse-all = Viac sa tu už nedá zistiť.
tui-no-further = Tým smerom už nie sú ďalšie ťahy.
tui-no-line = Taký variant tu nie je.

## Rozbor partie

tui-review-title = Rozbor: { $game }
tui-review-wait = Tento ťah ešte nie je prezretý.
tui-review-progress = Rozbor: ťahy { $done } z { $all }
tui-review-turns = Zlomových okamihov: { $count }.
tui-review-no-turn = Zlomový okamih sa nenašiel.
tui-review-best = { $side } hrá { $move }: nič lepšie sa nenašlo (pre { $side }: { $after }).
tui-review-worse = { $side } hrá { $move }. Pre { $side } predtým: { $before }; potom: { $after }.
tui-review-better = Lepšie bolo { $line } (!).
tui-review-hold = Tu ešte { $side } mohol hru udržať.
tui-verdict-best = najlepší
tui-verdict-good = dobrý
tui-verdict-slip = nepresnosť
tui-verdict-turning = zlom

## Uložené partie

tui-games-none = Zatiaľ nie sú uložené žiadne partie.
tui-games-open = neskončená
tui-games-moves = ťahov: { $count }
tui-games-two = dvaja ľudia
tui-games-now = práve teraz
tui-games-minutes = pred { $count } min
tui-games-hours = pred { $count } h
tui-games-draw = remíza
tui-games-won = vyhral { $winner }
tui-games-resigned = vyhral { $winner }, { $loser } sa vzdal
tui-games-time = vyhral { $winner } na čas
tui-games-sure = Odstrániť túto partiu natrvalo? (y/n)
tui-games-removed = Partia je odstránená.
tui-games-gone = Táto partia už neexistuje.

## Laboratórium

tui-lab-title = Laboratórium: { $game }
tui-lab-depth = Hĺbky od 1 po
tui-lab-evaluator = Hodnotenie
tui-lab-time = Merať aj čas
tui-lab-none = Zapnite aspoň jedno prehľadávanie.
tui-lab-stopped = Zastavené: hotové { $done } z { $all }.

## Učenie

tui-learn-subject = Čo sa prehľadáva
tui-learn-lecture = strom z prednášky
tui-learn-own = vlastný strom
tui-learn-search = Prehľadávanie
tui-learn-depth = Hĺbka
tui-learn-line = Každý krok prehľadávania je vysvetlený: čo sa skúša, s akými hranicami, čo sa vráti a prečo je vetva orezaná.
tui-learn-finished = Po týchto ťahoch je hra skončená: niet čo prehľadávať.
tui-steps-title = Strom prehľadávania: { $game }
tui-steps-line = { $algorithm }, hĺbka { $depth }; hodnotenie: { $evaluator }

## Nastavenia

tui-set-language = Jazyk
tui-language-usual = podľa systému
tui-set-glyphs = Znaky
tui-glyphs-ascii = len ASCII
tui-glyphs-unicode = čiary a body
tui-glyphs-large = veľké
tui-set-palette = Farby
tui-palette-terminal = podľa terminálu
tui-palette-dark = tmavé
tui-palette-light = svetlé
tui-palette-contrast = vysoký kontrast
tui-palette-colour-blind = pre farboslepých
tui-set-marks = Značky
tui-set-coordinates = Súradnice
tui-set-linear = Po riadkoch
tui-set-linear-line = Od ďalšieho spustenia: po riadkoch, pre čítačky obrazovky.
