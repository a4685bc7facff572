# Porovnania: `plyground compare`, jeho tabuľky, grafy a stránky. Slovník je na začiatku names.ftl.

# Čo sa porovnáva: nadpis tabuliek a stránok.
compare-heading = Porovnanie prehľadávaní: { $game }
compare-title =
    { $count ->
        [one] { $game }; hodnotiaca funkcia: { $evaluators }; konvencie: { $convention }
        [few] { $game }; hodnotiace funkcie: { $evaluators }; konvencie: { $convention }
        [many] { $game }; hodnotiace funkcie: { $evaluators }; konvencie: { $convention }
       *[other] { $game }; hodnotiace funkcie: { $evaluators }; konvencie: { $convention }
    }
compare-position = pozícia { $number }: { $position }, na ťahu je { $side }
compare-position-number = pozícia { $number }
compare-in-order = poradie ťahov: { $ordering }
compare-line = { $search }, { $order }
compare-any-order = ľubovoľné poradie
compare-order-natural = ako v hre
compare-order-reversed = opačné
compare-order-centre = od stredu
compare-order-random = náhodné (semienko { $seed })
compare-order-best =
    { $plies ->
        [one] najlepšie najprv ({ $plies } polťah)
        [few] najlepšie najprv ({ $plies } polťahy)
        [many] najlepšie najprv ({ $plies } polťahu)
       *[other] najlepšie najprv ({ $plies } polťahov)
    }
# Pridá niečo do zoznamu.
compare-list = { $before }; { $last }
# Pod tabuľkou, v ktorej sú niektoré prehľadávania označené hviezdičkou.
compare-mistakes = * s chybami: { $mistakes }

## Stĺpce tabuľky, čo najkratšie, a čo znamenajú.

compare-columns = Čo znamenajú stĺpce
compare-column-position = pozícia
compare-column-evaluator = funkcia
compare-column-ordering = poradie
compare-column-depth = hĺbka
compare-column-search = prehľadávanie
compare-column-value = hodnota
compare-explain-value = Hodnota pre toho, kto je na ťahu, ako ju počíta hodnotiaca funkcia.
compare-column-best = najlepší
compare-explain-best = Prvý z najlepších ťahov.
compare-column-nodes = uzly
compare-explain-nodes = Navštívené pozície vrátane koreňa; opakovaná návšteva sa počíta znova.
compare-column-share = podiel
compare-explain-share = Uzly v porovnaní s prvým prehľadávaním rovnakej hĺbky.
compare-column-generated = vygenerované
compare-explain-generated = Možné ťahy spočítané cez všetky navštívené uzly vrátane listov.
compare-column-leaves = listy
compare-explain-leaves = Uzly ohodnotené bez pohľadu na potomkov: konce hier a horizont.
compare-column-cutoffs = orezania
compare-explain-cutoffs = Uzly opustené predčasne: aspoň jeden ťah zostal neprehľadaný.
compare-column-researches = opakovania
compare-explain-researches = Opakované návštevy potomka po teste s nulovým oknom.
compare-column-time = čas
compare-explain-time = Medián času behov.
compare-column-spread = IQR
compare-explain-spread = Medzikvartilové rozpätie času, v ktorom leží stredná polovica behov, ako časť mediánu.
compare-column-branching = vetvenie
compare-explain-branching = Efektívny faktor vetvenia: rovnaký počet ťahov, s ktorým by strom tejto hĺbky mal rovnako veľa uzlov.
compare-column-fewer-nodes = menej uzlov
compare-explain-fewer-nodes = Koľkokrát menej uzlov ako minimax (alebo negamax, ak minimax nebežal).
compare-column-faster = rýchlejšie
compare-explain-faster = Koľkokrát rýchlejšie ako minimax (alebo negamax, ak minimax nebežal), s chybou.
compare-column-first-cuts = prvým ťahom
compare-explain-first-cuts = Časť orezaní, ktoré spôsobil prvý ťah.
compare-column-research-rate = znova
compare-explain-research-rate = Časť testov s nulovým oknom, po ktorých sa ťah musel prehľadať znova.
compare-column-times-minimal = × minimálny
compare-explain-times-minimal = Uzly v porovnaní s minimálnym stromom, najmenším, ktorý dokazuje hodnotu (Knuth a Moore).
compare-column-ordering-nodes = na poradie
compare-explain-ordering-nodes = Uzly, ktoré stálo usporiadanie ťahov; ostatné stĺpce ich vynechávajú.

## Veličiny.

compare-nanoseconds = { $number } ns
compare-microseconds = { $number } µs
compare-milliseconds = { $number } ms
compare-seconds = { $number } s
compare-minutes = { $number } min
compare-percent = { $number } %
compare-times = { $number }×
compare-times-error = { $number }× ± { $error }

## Grafy. Veličiny sa začínajú veľkým písmenom: stoja na začiatku nadpisu.

compare-quantity-nodes = Uzly
compare-quantity-time = Čas
compare-quantity-generated = Vygenerované ťahy
compare-quantity-leaves = Listy
compare-quantity-cutoffs = Orezania
compare-quantity-branching = Efektívny faktor vetvenia
compare-quantity-fewer-nodes = Koľkokrát menej uzlov ako minimax
compare-quantity-faster = Koľkokrát rýchlejšie ako minimax
compare-quantity-times-minimal = Koľkokrát viac uzlov ako minimálny strom
compare-plot-against = { $quantity } v závislosti od hĺbky
compare-plot-at = { $quantity } v hĺbke { $depth }
compare-axis-depth = hĺbka
compare-minimal-tree = minimálny strom

## Čo hovorí príkaz.

compare-progress = { $done }/{ $all }  hĺbka { $depth }, { $algorithm }
# Za priebehom; { $time } sú minúty a sekundy, napríklad 2:05.
compare-time-left = , zostáva { $time }
compare-written = zapísané: { $file }
compare-check-agree = kontrola: všetky správne prehľadávania sa zhodujú v hodnote v každej hĺbke
compare-check-agree-but =
    { $count ->
        [one] kontrola: všetky správne prehľadávania sa zhodujú v hodnote v každej hĺbke; { $count } prehľadávanie s chybami sa nepočíta
        [few] kontrola: všetky správne prehľadávania sa zhodujú v hodnote v každej hĺbke; { $count } prehľadávania s chybami sa nepočítajú
        [many] kontrola: všetky správne prehľadávania sa zhodujú v hodnote v každej hĺbke; { $count } prehľadávania s chybami sa nepočíta
       *[other] kontrola: všetky správne prehľadávania sa zhodujú v hodnote v každej hĺbke; { $count } prehľadávaní s chybami sa nepočíta
    }
compare-check-nothing = kontrola: nie je čo porovnávať
compare-check-nothing-but =
    { $count ->
        [one] kontrola: nie je čo porovnávať; { $count } prehľadávanie s chybami sa nepočíta
        [few] kontrola: nie je čo porovnávať; { $count } prehľadávania s chybami sa nepočítajú
        [many] kontrola: nie je čo porovnávať; { $count } prehľadávania s chybami sa nepočíta
       *[other] kontrola: nie je čo porovnávať; { $count } prehľadávaní s chybami sa nepočíta
    }
compare-check-disagree = kontrola: { $first } a { $second } sa nezhodujú v hĺbke { $depth }
compare-scattered =
    { $count ->
        [one] pomer časov nie je uvedený pri { $count } prehľadávaní: rozptyl behov je priveľký
        [few] pomer časov nie je uvedený pri { $count } prehľadávaniach: rozptyl behov je priveľký
        [many] pomer časov nie je uvedený pri { $count } prehľadávania: rozptyl behov je priveľký
       *[other] pomer časov nie je uvedený pri { $count } prehľadávaniach: rozptyl behov je priveľký
    }
compare-outliers =
    { $count ->
        [one] pozor: { $count } beh (počet prehľadávaní s takými behmi: { $searches }) trval oveľa dlhšie alebo kratšie ako ostatné behy toho istého prehľadávania; možno na tomto počítači beží ešte niečo iné
        [few] pozor: { $count } behy (počet prehľadávaní s takými behmi: { $searches }) trvali oveľa dlhšie alebo kratšie ako ostatné behy toho istého prehľadávania; možno na tomto počítači beží ešte niečo iné
        [many] pozor: { $count } behu (počet prehľadávaní s takými behmi: { $searches }) trvalo oveľa dlhšie alebo kratšie ako ostatné behy toho istého prehľadávania; možno na tomto počítači beží ešte niečo iné
       *[other] pozor: { $count } behov (počet prehľadávaní s takými behmi: { $searches }) trvalo oveľa dlhšie alebo kratšie ako ostatné behy toho istého prehľadávania; možno na tomto počítači beží ešte niečo iné
    }
compare-interrupted = zobrazené je to, čo sa dovtedy zmeralo
compare-interrupted-resume = to, čo sa dovtedy zmeralo, je zobrazené aj uložené; ten istý príkaz odtiaľ pokračuje
compare-finished-draw = v tejto pozícii sa hra skončila remízou: vyberte takú, v ktorej sa ešte dá ťahať
compare-finished-won = v tejto pozícii sa hra skončila, vyhral { $side }: vyberte takú, v ktorej sa ešte dá ťahať
compare-no-positions = v { $file } nie je žiadna pozícia: napíšte jednu na každý riadok
compare-at-line = { $file }, riadok { $line }: { $error }
compare-resume-stream = --resume potrebuje súbor, v ktorom sa výsledky uchovávajú a z ktorého sa znova čítajú: - nie je súbor
compare-resume-foreign = v { $file } nie sú výsledky porovnania ({ $reason }): vyberte iný súbor
compare-resume-version = v { $file } sú výsledky verzie { $version }, ktorá mohla počítať inak: vyberte iný súbor
compare-resume-another = v { $file } sú výsledky iného porovnania, líšia sa { $options }: zopakujte jeho nastavenia alebo vyberte iný súbor

## `compare --conventions`: čo konvencie učebníc menia v jednej pozícii.

compare-conventions-title = Čo menia konvencie ({ $game }; hodnotiaca funkcia: { $evaluator }; hĺbka: { $depth })
compare-conventions-truth = skutočné hodnoty ťahov koreňa: { $moves }
compare-conventions-legend = Číslo je hodnota ťahu koreňa; ≤ znamená, že je taká alebo menšia: viac prehľadávanie vedieť nepotrebovalo.
compare-conventions-why = Prečo sa líšia od našich:
# Vety o jednom prehľadávaní; { $conventions } je zoznam mien.
compare-conventions-row = { $algorithm } (konvencie: { $conventions }): { $sentences }
compare-conventions-same = To isté ako u nás.
compare-conventions-idle = Ostatné voľby samy osebe nič nemenia.
compare-conventions-together = Všetko spolu:
compare-conventions-interrupted = nič sa neporovnalo do konca
compare-conventions-one-depth = --conventions sa pozerá na jednu hĺbku: zadajte jednu, napríklad --depths { $depth }
compare-conventions-one-position = --conventions sa pozerá na jednu pozíciu: zadajte jednu
compare-conventions-one-ordering = --conventions sa pozerá na jedno poradie ťahov: zadajte jedno
compare-conventions-one-evaluator = --conventions sa pozerá na jednu hodnotiacu funkciu: zadajte jednu
compare-conventions-no-search = --conventions sa týka alpha-beta a negascout: zadajte jedno z nich, v hre so striedaním ťahov
compare-left-out = Vynechané: { $searches }. Potrebujú, aby sa hráči v ťahoch striedali, a v hre { $game } môže hráč ťahať dvakrát za sebou.
compare-column-conventions = konvencie
# O koľko uzlov viac alebo menej ako s našimi konvenciami.
compare-column-difference = ± k našim
compare-column-root-moves = ťahy koreňa

## Čo súbor konvencií robí inak ako náš.

compare-choice-fail-hard = Uzol nikdy nevráti menej ako alfu ani viac ako betu; náš vracia najlepšiu hodnotu, ktorú videl.
compare-choice-fail-hard-below = Uzol nikdy nevráti menej ako alfu; náš vracia najlepšiu hodnotu, ktorú videl.
compare-choice-cut-above = Ťahy sa orežú, až keď hodnota prekročí betu; u nás už keď ju dosiahne.
compare-choice-window-range = Okno koreňa je rozsah hodnotiacej funkcie, u nás je nekonečné: ťah s najväčšou možnou hodnotou prehľadávanie ukončí.
compare-choice-window-fixed = Okno koreňa sa na oboch stranách končí na { $bound }, u nás je nekonečné.
compare-choice-root-untested = Pri každom ťahu koreňa sa hľadá jeho hodnota; u nás sa iba testuje, či je lepší ako doteraz najlepší.
compare-choice-root-unshared = Každý ťah koreňa dostane celé okno; u nás využíva predchádzajúce ťahy.
compare-choice-research-from-value = Ťah, ktorý prešiel testom, sa prehľadáva znova od hodnoty, ktorú test vrátil; u nás od alfy.
compare-choice-finished-flat = Koniec hry má rovnakú cenu v každej vzdialenosti; u nás o tom rozhoduje hodnotiaca funkcia.
compare-choice-finished-nearer = Bližšia výhra má väčšiu cenu; u nás o tom rozhoduje hodnotiaca funkcia.
compare-choice-finished-root = Skončená hra v koreni sa predsa prehľadáva; u nás sa odpovie hneď.
compare-choice-no-move = Ak žiadny ťah neprekoná dolnú hranicu koreňa, neuvedie sa žiadny; u nás sa uvedie prvý.

## A čo to robí tu.

compare-effect-none = Tu to nemení nič, čo sa počíta alebo ukazuje.
compare-effect-more-cutoffs =
    Tu je o { $count } { $count ->
        [one] orezanie
        [few] orezania
        [many] orezania
       *[other] orezaní
    } viac.
compare-effect-fewer-cutoffs =
    Tu je o { $count } { $count ->
        [one] orezanie
        [few] orezania
        [many] orezania
       *[other] orezaní
    } menej.
compare-effect-more-researches =
    Znova sa prehľadáva o { $count } { $count ->
        [one] ťah
        [few] ťahy
        [many] ťahu
       *[other] ťahov
    } viac.
compare-effect-fewer-researches =
    Znova sa prehľadáva o { $count } { $count ->
        [one] ťah
        [few] ťahy
        [many] ťahu
       *[other] ťahov
    } menej.
compare-effect-same-nodes = Navštívi sa rovnako veľa uzlov.
compare-effect-more-nodes = Navštívi sa o { count-nodes } viac.
compare-effect-fewer-nodes = Navštívi sa o { count-nodes } menej.
compare-effect-value = Hodnota je { $theirs } namiesto { $ours }.
compare-effect-best = Najlepší ťah je { $theirs } namiesto { $ours }.
compare-effect-no-best = Najlepší ťah sa neuvedie namiesto { $ours }.
# { $moves } je zoznam z compare-effect-move.
compare-effect-shown =
    Inak { $count ->
        [one] sa ukáže { $count } ťah
        [few] sa ukážu { $count } ťahy
        [many] sa ukáže { $count } ťahu
       *[other] sa ukáže { $count } ťahov
    } koreňa: { $moves }.
compare-effect-move = { $move } ako { $theirs } namiesto { $ours }
