# Rozbor pozícií gomoku: `plyground analyse`, `plyground solve` a `plyground bench`. Slovník je na začiatku names.ftl.

## Pozícia

analyse-side =
    { $side ->
        [black] čierny
       *[white] biely
    }
analyse-head = { $size }, { $rule }, na ťahu: { analyse-side }
analyse-whose-turn = z počtu kameňov (čiernych { $black }, bielych { $white }) nevidno, kto je na ťahu: pridajte --to-move black alebo --to-move white
analyse-other-size = v { $file } je partia na ploche { $width }x{ $height }: rozmer vynechajte
analyse-strange-rule = pravidlo `{ $rule }` zo súboru { $file } tu nie je známe, berie sa freestyle: iné vyberte cez --rule
analyse-no-ply = pozícia po ťahu { $ply } nie je: posledný ťah partie je { $moves }
analyse-over = partia sa skončila, vyhral { analyse-side }: pozrite si skoršiu pozíciu, napríklad --ply { $earlier } z { $moves }
analyse-over-full = plocha je plná: už niet kam hrať
analyse-one-cell = `{ $text }` nie je jedno políčko: napíšte písmeno a číslo, napríklad h8

## Prehľadávanie

analyse-no-memory = { $asked } MB pamäte tu nie je k dispozícii: zvoľte menej cez --memory
analyse-effort = hĺbka { $depth }, najviac { $deepest }; uzly: { $nodes } za { $time }, za sekundu { $speed }
analyse-progress = hĺbka { $depth }/{ $deepest }  { $worth }  uzly { $nodes }  { $time }  { $line }
analyse-out-kind = { $file }: zadajte súbor s príponou .sgf, .psq alebo .txt
analyse-empty-file = { $file } je prázdny: partia je SGF, PSQ alebo ťahy ako h8i9j10
analyse-out-order = { $file }: tieto kamene v tomto poradí nie sú partiou, v ktorej sa strany striedajú od čierneho, a nič iné taký súbor nevyjadrí: použite .sgf
analyse-out-line = { $number }. { $worth }, hĺbka { $depth }

## Čo urobí kameň

analyse-threat = { analyse-side }: { $what } na { $cells }
analyse-no-threats = { analyse-side }: bez hrozieb
analyse-kind-five = päťka
analyse-kind-open-four = otvorená štvorka
analyse-kind-four-and-three = štvorka a otvorená trojka
analyse-kind-four = štvorka
analyse-kind-two-threes = dve otvorené trojky
analyse-kind-three = otvorená trojka
analyse-kind-forbidden-overline = zakázané (šesť alebo viac v rade)
analyse-kind-forbidden-two-fours = zakázané (dve štvorky naraz)
analyse-kind-forbidden-two-threes = zakázané (dve otvorené trojky naraz)
analyse-kind-overline = šesť alebo viac v rade, čo nevyhráva,
analyse-kind-closed-five = päťka zavretá z oboch strán, čo nevyhráva,
analyse-overline = šesť alebo viac v rade tu nevyhráva: treba presne päť
analyse-closed-five = päť v rade v caro nevyhráva, ak sú na oboch koncoch súperove kamene
analyse-unwon = { analyse-side }: rad { $from }-{ $to } nevyhral: { $why }

## Prečo nie tento ťah

analyse-why-taken = { $cell }: už je tam kameň, { analyse-side }
analyse-why-forbidden = { $cell }: { $why }; v renju tam čierny hrať nesmie
analyse-why-best = { $cell }: je to najlepší nájdený ťah, { $worth }
analyse-why-worse = { $cell }: { $worth }; najlepší ťah { $best }: { $bestworth }; partia by išla { $line }
analyse-why-unknown = { $cell }: prehľadávanie sa zastavilo skôr, než to zistilo: dajte viac času

## Výhra hrozbami

solve-win-fours = výhra štvorkami v { $plies }, { analyse-side }: { $line }
solve-win-threes = výhra trojkami a štvorkami v { $plies }, { analyse-side }: { $line }
solve-none-fours = výhra štvorkami nie je, { analyse-side }; môže byť iným spôsobom
solve-none-threes = výhra trojkami a štvorkami nie je, { analyse-side }; môže byť iným spôsobom
solve-unknown = nie je známe: prehľadávanie sa skončilo skôr; povoľte viac cez --nodes
solve-verified = zahrané proti každej odpovedi podľa pravidiel; pozícií: { $positions }
solve-refuted = výhra neplatí proti každej odpovedi: to je chyba v programe
solve-unverified = či výhra platí proti každej odpovedi, nie je známe: viac --nodes môže napovedať
solve-effort = uzly: { $nodes } za { $time }
solve-interrupted = prehľadávanie sa neskončilo
solve-progress = pozície: { $done } z { $all }
solve-set-interrupted = zobrazené je to, čo sa dovtedy našlo; pozícií { $done } z { $all }
solve-line-wrong = { $file }, riadok { $line }: { $why }
solve-not-json = nie je to pozícia v JSON so zoznamami black a white ({ $why })
solve-side = `{ $text }` nie je strana: napíšte black alebo white
solve-empty = v { $file } nie je žiadna pozícia: píšte jednu na riadok
solve-line-unknown = riadok { $line }, { analyse-side }: nie je známe
solve-line-none = riadok { $line }, { analyse-side }: týmito hrozbami výhra nie je
solve-line-refuted = riadok { $line }: výhra neplatí proti každej odpovedi
solve-line-unverified = riadok { $line }: výhra, ale či platí proti každej odpovedi, nie je známe
solve-summary = vyriešené { $solved } z { $all }; bez výhry { $none }, neznáme { $unknown }
solve-summary-verified = platia proti každej odpovedi: { $held }; zahraných pozícií: { $positions }
solve-slowest = najpomalšie: riadok { $line }, { $time }, uzly: { $nodes }
solve-exact-win = vyhráva { $side }
solve-exact-win-score = vyhráva { $side }; skóre pre { $asks }: { $score }
solve-exact-draw = remíza
solve-exact-move = { $movement }: { $worth }
solve-exact-line = najlepšia hra: { $line }
solve-exact-method = našlo: { $method }
solve-exact-effort = uzly { $nodes } za { $time }, { $speed } za sekundu
solve-exact-progress = { $game }: uzly { $nodes }, { $speed } za sekundu, { $time }{ $between }
solve-exact-between = { $why } (skóre pre { $side }: { $scores })
solve-lacking-win = či vyhráva { $side }: dôkazové číslo { $proof }, vyvracacie číslo { $disproof }
solve-lacking-draw = či { $side } udrží remízu: dôkazové číslo { $proof }, vyvracacie číslo { $disproof }
solve-exact-unknown = neznáme: pamäť sa zaplnila; zväčšite --memory
solve-exact-unknown-nodes = neznáme: uzly sa minuli; zväčšite --nodes
solve-exact-unknown-time = neznáme: čas vypršal; zväčšite --time
solve-exact-unknown-cancelled = neznáme: prerušené
solve-exact-unknown-depth = neznáme: partia môže trvať dlhšie než { $most } ťahov a ďalej hľadanie nevidí; zadajte neskoršiu pozíciu
solve-method-solver = riešiteľ vytvorený pre túto hru
solve-method-threats = hrozby, ktoré nedávajú na výber
solve-method-search = hľadanie hlavného variantu do konca hry
solve-method-proof = hľadanie podľa dôkazových čísel do hĺbky
solve-method-proof-number = hľadanie podľa dôkazových čísel, najlepšie najskôr
solve-method-rules = pravidlá: hra sa skončila
analyse-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --memory, --why a --out sú iba pre gomoku: použite --position alebo --moves
analyse-one-thread = vlákna má iba program pre päť v rade: vynechajte --threads
analyse-not-gomoku = --position nie je pre gomoku: použite --moves, --black a --white alebo --file
solve-not-gomoku = --position, --memory, --threads, --time, --method a --each nie sú pre gomoku, kde sa hľadajú hrozby: vynechajte ich alebo zapíšte plochu ako mnk(15,15,5)
solve-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --threats, --positions, --verify a --out sú iba pre gomoku: použite --position alebo --moves
solve-side-mark = čierny a biely sú iba v gomoku: napíšte --to-move X alebo --to-move O
solve-no-memory = toľko pamäte nie je: žiadajte menej cez --memory

## Meranie uzlov

bench-column-position = pozícia
bench-column-board = plocha
bench-column-rule = pravidlo
bench-column-nodes = uzly
bench-column-time = čas
bench-total = uzlov spolu: { $nodes }, { $time }, za sekundu { $speed }
