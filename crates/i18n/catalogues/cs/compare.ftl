# Porovnání: `plyground compare`, jeho tabulky, grafy a stránky. Slovník je na začátku names.ftl.

# Co se porovnává: nadpis tabulek a stránek.
compare-heading = Porovnání prohledávání: { $game }
compare-title =
    { $count ->
        [one] { $game }; ohodnocovací funkce: { $evaluators }; konvence: { $convention }
        [few] { $game }; ohodnocovací funkce: { $evaluators }; konvence: { $convention }
        [many] { $game }; ohodnocovací funkce: { $evaluators }; konvence: { $convention }
       *[other] { $game }; ohodnocovací funkce: { $evaluators }; konvence: { $convention }
    }
compare-position = pozice { $number }: { $position }, na tahu je { $side }
compare-position-number = pozice { $number }
compare-in-order = pořadí tahů: { $ordering }
compare-line = { $search }, { $order }
compare-any-order = libovolné pořadí
compare-order-natural = jako ve hře
compare-order-reversed = opačné
compare-order-centre = od středu
compare-order-random = náhodné (semínko { $seed })
compare-order-best =
    { $plies ->
        [one] nejlepší nejdříve ({ $plies } půltah)
        [few] nejlepší nejdříve ({ $plies } půltahy)
        [many] nejlepší nejdříve ({ $plies } půltahu)
       *[other] nejlepší nejdříve ({ $plies } půltahů)
    }
# Přidá něco do seznamu.
compare-list = { $before }; { $last }
# Pod tabulkou, ve které jsou některá prohledávání označena hvězdičkou.
compare-mistakes = * s chybami: { $mistakes }

## Sloupce tabulky, co nejkratší, a co znamenají.

compare-columns = Co znamenají sloupce
compare-column-position = pozice
compare-column-evaluator = funkce
compare-column-ordering = pořadí
compare-column-depth = hloubka
compare-column-search = prohledávání
compare-column-value = hodnota
compare-explain-value = Hodnota pro toho, kdo je na tahu, jak ji počítá ohodnocovací funkce.
compare-column-best = nejlepší
compare-explain-best = První z nejlepších tahů.
compare-column-nodes = uzly
compare-explain-nodes = Navštívené pozice včetně kořene; opakovaná návštěva se počítá znovu.
compare-column-share = podíl
compare-explain-share = Uzly ve srovnání s prvním prohledáváním stejné hloubky.
compare-column-generated = vygenerováno
compare-explain-generated = Možné tahy sečtené přes všechny navštívené uzly včetně listů.
compare-column-leaves = listy
compare-explain-leaves = Uzly ohodnocené bez pohledu na potomky: konce her a horizont.
compare-column-cutoffs = prořezání
compare-explain-cutoffs = Uzly opuštěné předčasně: aspoň jeden tah zůstal neprohledaný.
compare-column-researches = opakování
compare-explain-researches = Opakované návštěvy potomka po testu s nulovým oknem.
compare-column-time = čas
compare-explain-time = Medián času běhů.
compare-column-spread = IQR
compare-explain-spread = Mezikvartilové rozpětí času, v němž leží střední polovina běhů, jako část mediánu.
compare-column-branching = větvení
compare-explain-branching = Efektivní faktor větvení: stejný počet tahů, s nímž by strom této hloubky měl stejně mnoho uzlů.
compare-column-fewer-nodes = méně uzlů
compare-explain-fewer-nodes = Kolikrát méně uzlů než minimax (nebo negamax, pokud minimax neběžel).
compare-column-faster = rychleji
compare-explain-faster = Kolikrát rychleji než minimax (nebo negamax, pokud minimax neběžel), s chybou.
compare-column-first-cuts = prvním tahem
compare-explain-first-cuts = Část prořezání, která způsobil první tah.
compare-column-research-rate = znovu
compare-explain-research-rate = Část testů s nulovým oknem, po kterých se tah musel prohledat znovu.
compare-column-times-minimal = × minimální
compare-explain-times-minimal = Uzly ve srovnání s minimálním stromem, nejmenším, který dokazuje hodnotu (Knuth a Moore).
compare-column-ordering-nodes = na pořadí
compare-explain-ordering-nodes = Uzly, které stálo uspořádání tahů; ostatní sloupce je vynechávají.

## Veličiny.

compare-nanoseconds = { $number } ns
compare-microseconds = { $number } µs
compare-milliseconds = { $number } ms
compare-seconds = { $number } s
compare-minutes = { $number } min
compare-percent = { $number } %
compare-times = { $number }×
compare-times-error = { $number }× ± { $error }

## Grafy. Veličiny začínají velkým písmenem: stojí na začátku nadpisu.

compare-quantity-nodes = Uzly
compare-quantity-time = Čas
compare-quantity-generated = Vygenerované tahy
compare-quantity-leaves = Listy
compare-quantity-cutoffs = Prořezání
compare-quantity-branching = Efektivní faktor větvení
compare-quantity-fewer-nodes = Kolikrát méně uzlů než minimax
compare-quantity-faster = Kolikrát rychleji než minimax
compare-quantity-times-minimal = Kolikrát více uzlů než minimální strom
compare-plot-against = { $quantity } v závislosti na hloubce
compare-plot-at = { $quantity } v hloubce { $depth }
compare-axis-depth = hloubka
compare-minimal-tree = minimální strom

## Co říká příkaz.

compare-progress = { $done }/{ $all }  hloubka { $depth }, { $algorithm }
# Za průběhem; { $time } jsou minuty a sekundy, například 2:05.
compare-time-left = , zbývá { $time }
compare-written = zapsáno: { $file }
compare-check-agree = kontrola: všechna správná prohledávání se shodují v hodnotě v každé hloubce
compare-check-agree-but =
    { $count ->
        [one] kontrola: všechna správná prohledávání se shodují v hodnotě v každé hloubce; { $count } prohledávání s chybami se nepočítá
        [few] kontrola: všechna správná prohledávání se shodují v hodnotě v každé hloubce; { $count } prohledávání s chybami se nepočítají
        [many] kontrola: všechna správná prohledávání se shodují v hodnotě v každé hloubce; { $count } prohledávání s chybami se nepočítá
       *[other] kontrola: všechna správná prohledávání se shodují v hodnotě v každé hloubce; { $count } prohledávání s chybami se nepočítá
    }
compare-check-nothing = kontrola: není co porovnávat
compare-check-nothing-but =
    { $count ->
        [one] kontrola: není co porovnávat; { $count } prohledávání s chybami se nepočítá
        [few] kontrola: není co porovnávat; { $count } prohledávání s chybami se nepočítají
        [many] kontrola: není co porovnávat; { $count } prohledávání s chybami se nepočítá
       *[other] kontrola: není co porovnávat; { $count } prohledávání s chybami se nepočítá
    }
compare-check-disagree = kontrola: { $first } a { $second } se neshodují v hloubce { $depth }
compare-scattered =
    { $count ->
        [one] poměr časů není uveden u { $count } prohledávání: rozptyl běhů je příliš velký
        [few] poměr časů není uveden u { $count } prohledávání: rozptyl běhů je příliš velký
        [many] poměr časů není uveden u { $count } prohledávání: rozptyl běhů je příliš velký
       *[other] poměr časů není uveden u { $count } prohledávání: rozptyl běhů je příliš velký
    }
compare-outliers =
    { $count ->
        [one] pozor: { $count } běh (počet prohledávání s takovými běhy: { $searches }) trval mnohem déle nebo kratší dobu než ostatní běhy téhož prohledávání; možná na tomto počítači běží ještě něco jiného
        [few] pozor: { $count } běhy (počet prohledávání s takovými běhy: { $searches }) trvaly mnohem déle nebo kratší dobu než ostatní běhy téhož prohledávání; možná na tomto počítači běží ještě něco jiného
        [many] pozor: { $count } běhu (počet prohledávání s takovými běhy: { $searches }) trvalo mnohem déle nebo kratší dobu než ostatní běhy téhož prohledávání; možná na tomto počítači běží ještě něco jiného
       *[other] pozor: { $count } běhů (počet prohledávání s takovými běhy: { $searches }) trvalo mnohem déle nebo kratší dobu než ostatní běhy téhož prohledávání; možná na tomto počítači běží ještě něco jiného
    }
compare-interrupted = zobrazeno je to, co se do té doby změřilo
compare-interrupted-resume = to, co se do té doby změřilo, je zobrazeno i uloženo; týž příkaz odtud pokračuje
compare-finished-draw = v této pozici hra skončila remízou: vyberte takovou, ve které se ještě dá táhnout
compare-finished-won = v této pozici hra skončila, vyhrál { $side }: vyberte takovou, ve které se ještě dá táhnout
compare-no-positions = v { $file } není žádná pozice: napište jednu na každý řádek
compare-at-line = { $file }, řádek { $line }: { $error }
compare-resume-stream = --resume potřebuje soubor, v němž se výsledky uchovávají a z něhož se znovu čtou: - není soubor
compare-resume-foreign = v { $file } nejsou výsledky porovnání ({ $reason }): vyberte jiný soubor
compare-resume-version = v { $file } jsou výsledky verze { $version }, která mohla počítat jinak: vyberte jiný soubor
compare-resume-another = v { $file } jsou výsledky jiného porovnání, liší se { $options }: zopakujte jeho nastavení nebo vyberte jiný soubor

## `compare --conventions`: co konvence učebnic mění v jedné pozici.

compare-conventions-title = Co mění konvence ({ $game }; ohodnocovací funkce: { $evaluator }; hloubka: { $depth })
compare-conventions-truth = skutečné hodnoty tahů kořene: { $moves }
compare-conventions-legend = Číslo je hodnota tahu kořene; ≤ znamená, že je taková nebo menší: víc prohledávání vědět nepotřebovalo.
compare-conventions-why = Proč se liší od našich:
# Věty o jednom prohledávání; { $conventions } je seznam jmen.
compare-conventions-row = { $algorithm } (konvence: { $conventions }): { $sentences }
compare-conventions-same = Totéž jako u nás.
compare-conventions-idle = Ostatní volby samy o sobě nic nemění.
compare-conventions-together = Všechno dohromady:
compare-conventions-interrupted = nic se neporovnalo do konce
compare-conventions-one-depth = --conventions se dívá na jednu hloubku: zadejte jednu, například --depths { $depth }
compare-conventions-one-position = --conventions se dívá na jednu pozici: zadejte jednu
compare-conventions-one-ordering = --conventions se dívá na jedno pořadí tahů: zadejte jedno
compare-conventions-one-evaluator = --conventions se dívá na jednu ohodnocovací funkci: zadejte jednu
compare-conventions-no-search = --conventions se týká alpha-beta a negascout: zadejte jedno z nich, ve hře se střídáním tahů
compare-left-out = Vynecháno: { $searches }. Potřebují, aby se hráči v tazích střídali, a ve hře { $game } může hráč táhnout dvakrát za sebou.
compare-column-conventions = konvence
# O kolik uzlů více nebo méně než s našimi konvencemi.
compare-column-difference = ± k našim
compare-column-root-moves = tahy kořene

## Co soubor konvencí dělá jinak než náš.

compare-choice-fail-hard = Uzel nikdy nevrátí méně než alfu ani více než betu; náš vrací nejlepší hodnotu, kterou viděl.
compare-choice-fail-hard-below = Uzel nikdy nevrátí méně než alfu; náš vrací nejlepší hodnotu, kterou viděl.
compare-choice-cut-above = Tahy se prořežou, až když hodnota překročí betu; u nás už když jí dosáhne.
compare-choice-window-range = Okno kořene je rozsah ohodnocovací funkce, u nás je nekonečné: tah s největší možnou hodnotou prohledávání ukončí.
compare-choice-window-fixed = Okno kořene na obou stranách končí na { $bound }, u nás je nekonečné.
compare-choice-root-untested = U každého tahu kořene se hledá jeho hodnota; u nás se jen testuje, zda je lepší než dosud nejlepší.
compare-choice-root-unshared = Každý tah kořene dostane celé okno; u nás využívá předchozích tahů.
compare-choice-research-from-value = Tah, který prošel testem, se prohledává znovu od hodnoty, kterou test vrátil; u nás od alfy.
compare-choice-finished-flat = Konec hry má stejnou cenu v každé vzdálenosti; u nás o tom rozhoduje ohodnocovací funkce.
compare-choice-finished-nearer = Bližší výhra má větší cenu; u nás o tom rozhoduje ohodnocovací funkce.
compare-choice-finished-root = Skončená hra v kořeni se přesto prohledává; u nás se odpoví hned.
compare-choice-no-move = Pokud žádný tah nepřekoná dolní mez kořene, neuvede se žádný; u nás se uvede první.

## A co to dělá tady.

compare-effect-none = Tady to nemění nic, co se počítá nebo ukazuje.
compare-effect-more-cutoffs = Tady je o { $count } prořezání více.
compare-effect-fewer-cutoffs = Tady je o { $count } prořezání méně.
compare-effect-more-researches =
    Znovu se prohledává o { $count } { $count ->
        [one] tah
        [few] tahy
        [many] tahu
       *[other] tahů
    } více.
compare-effect-fewer-researches =
    Znovu se prohledává o { $count } { $count ->
        [one] tah
        [few] tahy
        [many] tahu
       *[other] tahů
    } méně.
compare-effect-same-nodes = Navštíví se stejně mnoho uzlů.
compare-effect-more-nodes = Navštíví se o { count-nodes } více.
compare-effect-fewer-nodes = Navštíví se o { count-nodes } méně.
compare-effect-value = Hodnota je { $theirs } místo { $ours }.
compare-effect-best = Nejlepší tah je { $theirs } místo { $ours }.
compare-effect-no-best = Nejlepší tah se neuvede místo { $ours }.
# { $moves } je seznam z compare-effect-move.
compare-effect-shown =
    Jinak { $count ->
        [one] se ukáže { $count } tah
        [few] se ukážou { $count } tahy
        [many] se ukáže { $count } tahu
       *[other] se ukáže { $count } tahů
    } kořene: { $moves }.
compare-effect-move = { $move } jako { $theirs } místo { $ours }
