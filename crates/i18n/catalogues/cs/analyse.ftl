# Rozbor pozic gomoku: `plyground analyse`, `plyground solve` a `plyground bench`. Slovník je na začátku names.ftl.

## Pozice

analyse-side =
    { $side ->
        [black] černý
       *[white] bílý
    }
analyse-head = { $size }, { $rule }, na tahu: { analyse-side }
analyse-whose-turn = z počtu kamenů (černých { $black }, bílých { $white }) není vidět, kdo je na tahu: přidejte --to-move black nebo --to-move white
analyse-other-size = v { $file } je partie na desce { $width }x{ $height }: rozměr vynechte
analyse-strange-rule = pravidlo `{ $rule }` ze souboru { $file } zde není známo, bere se freestyle: jiné vyberte pomocí --rule
analyse-no-ply = pozice po tahu { $ply } není: poslední tah partie je { $moves }
analyse-over = partie skončila, vyhrál { analyse-side }: podívejte se na dřívější pozici, například --ply { $earlier } z { $moves }
analyse-over-full = deska je plná: už není kam hrát
analyse-one-cell = `{ $text }` není jedno pole: napište písmeno a číslo, například h8

## Prohledávání

analyse-no-memory = { $asked } MB paměti zde není k dispozici: zvolte méně pomocí --memory
analyse-effort = hloubka { $depth }, nejvýš { $deepest }; uzly: { $nodes } za { $time }, za sekundu { $speed }
analyse-progress = hloubka { $depth }/{ $deepest }  { $worth }  uzly { $nodes }  { $time }  { $line }
analyse-out-kind = { $file }: zadejte soubor s příponou .sgf, .psq nebo .txt
analyse-empty-file = { $file } je prázdný: partie je SGF, PSQ nebo tahy jako h8i9j10
analyse-out-order = { $file }: tyto kameny v tomto pořadí nejsou partií, v níž se strany střídají od černého, a nic jiného takový soubor nevyjádří: použijte .sgf
analyse-out-line = { $number }. { $worth }, hloubka { $depth }

## Co udělá kámen

analyse-threat = { analyse-side }: { $what } na { $cells }
analyse-no-threats = { analyse-side }: bez hrozeb
analyse-kind-five = pětka
analyse-kind-open-four = otevřená čtyřka
analyse-kind-four-and-three = čtyřka a otevřená trojka
analyse-kind-four = čtyřka
analyse-kind-two-threes = dvě otevřené trojky
analyse-kind-three = otevřená trojka
analyse-kind-forbidden-overline = zakázáno (šest nebo více v řadě)
analyse-kind-forbidden-two-fours = zakázáno (dvě čtyřky najednou)
analyse-kind-forbidden-two-threes = zakázáno (dvě otevřené trojky najednou)
analyse-kind-overline = šest nebo více v řadě, což nevyhrává,
analyse-kind-closed-five = pětka zavřená z obou stran, což nevyhrává,
analyse-overline = šest nebo více v řadě tu nevyhrává: je třeba přesně pět
analyse-closed-five = pět v řadě v caro nevyhrává, jsou-li na obou koncích soupeřovy kameny
analyse-unwon = { analyse-side }: řada { $from }-{ $to } nevyhrála: { $why }

## Proč ne tento tah

analyse-why-taken = { $cell }: už je tam kámen, { analyse-side }
analyse-why-forbidden = { $cell }: { $why }; v renju tam černý hrát nesmí
analyse-why-best = { $cell }: je to nejlepší nalezený tah, { $worth }
analyse-why-worse = { $cell }: { $worth }; nejlepší tah { $best }: { $bestworth }; partie by šla { $line }
analyse-why-unknown = { $cell }: prohledávání se zastavilo dříve, než to zjistilo: dejte více času

## Výhra hrozbami

solve-win-fours = výhra čtyřkami v { $plies }, { analyse-side }: { $line }
solve-win-threes = výhra trojkami a čtyřkami v { $plies }, { analyse-side }: { $line }
solve-none-fours = výhra čtyřkami není, { analyse-side }; může být jiným způsobem
solve-none-threes = výhra trojkami a čtyřkami není, { analyse-side }; může být jiným způsobem
solve-unknown = není známo: prohledávání skončilo dřív; povolte více pomocí --nodes
solve-verified = zahráno proti každé odpovědi podle pravidel; pozic: { $positions }
solve-refuted = výhra neplatí proti každé odpovědi: to je chyba v programu
solve-unverified = zda výhra platí proti každé odpovědi, není známo: více --nodes může napovědět
solve-effort = uzly: { $nodes } za { $time }
solve-interrupted = prohledávání neskončilo
solve-progress = pozice: { $done } z { $all }
solve-set-interrupted = zobrazeno je to, co se do té doby našlo; pozic { $done } z { $all }
solve-line-wrong = { $file }, řádek { $line }: { $why }
solve-not-json = není to pozice v JSON se seznamy black a white ({ $why })
solve-side = `{ $text }` není strana: napište black nebo white
solve-empty = v { $file } není žádná pozice: pište jednu na řádek
solve-line-unknown = řádek { $line }, { analyse-side }: není známo
solve-line-none = řádek { $line }, { analyse-side }: těmito hrozbami výhra není
solve-line-refuted = řádek { $line }: výhra neplatí proti každé odpovědi
solve-line-unverified = řádek { $line }: výhra, ale zda platí proti každé odpovědi, není známo
solve-summary = vyřešeno { $solved } z { $all }; bez výhry { $none }, neznámo { $unknown }
solve-summary-verified = platí proti každé odpovědi: { $held }; zahraných pozic: { $positions }
solve-slowest = nejpomalejší: řádek { $line }, { $time }, uzly: { $nodes }
solve-exact-win = vyhrává { $side }
solve-exact-win-score = vyhrává { $side }; skóre pro { $asks }: { $score }
solve-exact-draw = remíza
solve-exact-move = { $movement }: { $worth }
solve-exact-line = nejlepší hra: { $line }
solve-exact-method = našlo: { $method }
solve-exact-effort = uzly { $nodes } za { $time }, { $speed } za sekundu
solve-exact-progress = { $game }: uzly { $nodes }, { $speed } za sekundu, { $time }{ $between }
solve-exact-between = { $why } (skóre pro { $side }: { $scores })
solve-lacking-win = zda vyhrává { $side }: důkazní číslo { $proof }, vyvracecí číslo { $disproof }
solve-lacking-draw = zda { $side } udrží remízu: důkazní číslo { $proof }, vyvracecí číslo { $disproof }
solve-exact-unknown = neznámé: paměť se zaplnila; zvětšete --memory
solve-exact-unknown-nodes = neznámé: uzly došly; zvětšete --nodes
solve-exact-unknown-time = neznámé: čas vypršel; zvětšete --time
solve-exact-unknown-cancelled = neznámé: přerušeno
solve-exact-unknown-depth = neznámé: partie může trvat déle než { $most } tahů a dál hledání nevidí; zadejte pozdější pozici
solve-method-solver = řešitel vytvořený pro tuto hru
solve-method-threats = hrozby, které nedávají na výběr
solve-method-search = hledání hlavní varianty do konce hry
solve-method-proof = hledání podle důkazních čísel do hloubky
solve-method-proof-number = hledání podle důkazních čísel, nejlepší nejdřív
solve-method-rules = pravidla: hra skončila
analyse-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --memory, --why a --out jsou jen pro gomoku: použijte --position nebo --moves
analyse-one-thread = vlákna má jen program pro pět v řadě: vynechte --threads
analyse-not-gomoku = --position není pro gomoku: použijte --moves, --black a --white nebo --file
solve-not-gomoku = --position, --memory, --threads, --time, --method a --each nejsou pro gomoku, kde se hledají hrozby: vynechte je nebo zapište desku jako mnk(15,15,5)
solve-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --threats, --positions, --verify a --out jsou jen pro gomoku: použijte --position nebo --moves
solve-side-mark = černý a bílý jsou jen v gomoku: napište --to-move X nebo --to-move O
solve-no-memory = tolik paměti není: žádejte méně přes --memory

## Měření uzlů

bench-column-position = pozice
bench-column-board = deska
bench-column-rule = pravidlo
bench-column-nodes = uzly
bench-column-time = čas
bench-total = uzlů celkem: { $nodes }, { $time }, za sekundu { $speed }
