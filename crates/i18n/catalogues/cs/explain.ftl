# Co se děje při prohledávání, jedna věta na událost. Všechny hodnoty jsou z pohledu toho, kdo je na tahu v kořeni.

explain-root-name = kořen
explain-enter-root = Prohledávání začíná: na tahu je { $side } a zatím se nic neví.
explain-enter-root-window = Prohledávání začíná: na tahu je { $side } a záleží jen na hodnotách v mezích { $window }.
explain-enter = Zkouší se { $movement }; odpovídá { $side } a možná je každá hodnota.
explain-enter-window = Zkouší se { $movement }; odpovídá { $side } a záleží jen na hodnotách v mezích { $window }.
explain-test-above = { $movement } se jen testuje: je to lepší než { $than }, které { $side } už má?
explain-test-below = { $movement } se jen testuje: udrží to hodnotu pod { $than }, kterého { $side } už dosahuje?
explain-research = { $movement } prošel testem, proto se prohledává znovu, aby se zjistila hodnota, v mezích { $window }.
explain-best = { $movement } je zatím nejlepší tah za { $side }: { $value }.
explain-finished = { $name }: tady je konec hry, hodnota { $value }.
explain-horizon = { $name }: hloubka je vyčerpána, ohodnocovací funkce dává { $value }.
explain-worth = { $name }: hodnota { $value }.
explain-worth-by = { $name }: hodnota { $value }, nejlepší tah { $best }.
explain-at-least = { $name }: hodnota je aspoň { $value }; o kolik víc, na tom nezáleží.
explain-at-most = { $name }: hodnota je nejvýše { $value }; o kolik méně, na tom nezáleží.
explain-stopped = { $name }: prohledávání se zastavilo dřív, než se zjistila hodnota.
explain-cut =
    { $count ->
        [one] { $name }: prořezání, protože { $why }. Vynechal se { $count } tah.
        [few] { $name }: prořezání, protože { $why }. Vynechaly se { $count } tahy.
        [many] { $name }: prořezání, protože { $why }. Vynechalo se { $count } tahu.
       *[other] { $name }: prořezání, protože { $why }. Vynechalo se { $count } tahů.
    }
explain-cut-on-last = { $name }: rozhodl poslední tah, protože { $why }. Už nebylo co vynechat.
explain-because-max = { $keeper } už má { $has } po { $from } a { $side } může tuto větev udržet na { $holds }
explain-because-min = { $keeper } už může udržet hodnotu na { $has } tahem { $from } a { $side } tu získá aspoň { $holds }
explain-because-test = { $movement } se jen testoval proti { $than } a při { $holds } je odpověď známa
explain-because-given = prohledávání se ptali jen na hodnoty po mez { $bound } a { $holds } je tu jisté
explain-because-unbeatable = nic nemůže být lepší než { $holds }
explain-because-closed = okno { $window } nenechává žádnou hodnotu, na které by záleželo
explain-note = Poznámka: { $text }
explain-table = Tabulka znala hodnotu { $value }.

# Proč ne tento tah?

why-best = { $movement } je nejlepší tah: má hodnotu { $value }. Nejlepší hra pokračuje { $line }.
why-equal = { $movement } má hodnotu { $value }, stejně jako { $best }, který se prohledal dřív: ze stejných si prohledávání nechává první.
why-worse = Pro { $side } má { $movement } hodnotu { $value } a { $best } má { $best_value }.
why-refutation = { $opponent } odpoví { $reply }: nejlepší hra pokračuje { $line }.
why-instead = Lepší je { $line }.
why-never-searched = { $movement } se vůbec neprohledával: { $why }.
why-full-window = { $movement } se prohledával s celým oknem: ještě se nic nevědělo.
why-window = { $movement } se prohledával v mezích { $window }: záleželo by jen na tom, co je víc než { $has }.
why-again = Předtím { $movement } prošel testem s nulovým oknem.

# Více prohledávání na jednom stromě.

diff-not-entered = nenavštíveno
diff-common = Z { $all } pozic všechna navštíví { $count }.
diff-search =
    { $count ->
        [one] { $name } navštíví { $count } pozici, z toho jen on { $alone }, a obejde se bez { $spared }.
        [few] { $name } navštíví { $count } pozice, z toho jen on { $alone }, a obejde se bez { $spared }.
        [many] { $name } navštíví { $count } pozice, z toho jen on { $alone }, a obejde se bez { $spared }.
       *[other] { $name } navštíví { $count } pozic, z toho jen on { $alone }, a obejde se bez { $spared }.
    }
diff-tests =
    { $count ->
        [one] Udělá { $count } test s nulovým oknem; opakovaných prohledávání: { $researches }.
        [few] Udělá { $count } testy s nulovým oknem; opakovaných prohledávání: { $researches }.
        [many] Udělá { $count } testu s nulovým oknem; opakovaných prohledávání: { $researches }.
       *[other] Udělá { $count } testů s nulovým oknem; opakovaných prohledávání: { $researches }.
    }
diff-dropped =
    { $count ->
        [one] { $count } návštěva není zaznamenána a neporovnává se.
        [few] { $count } návštěvy nejsou zaznamenány a neporovnávají se.
        [many] { $count } návštěvy není zaznamenáno a neporovnává se.
       *[other] { $count } návštěv není zaznamenáno a neporovnává se.
    }
diff-legend = V závorkách meze; ≥ a ≤: aspoň, nejvýše; t: test s nulovým oknem; ×2: navštíveno dvakrát; -3: prořezány tři tahy.
diff-more =
    { $count ->
        [one] Liší se ještě { $count } pozice; víc ukáže --most N.
        [few] Liší se ještě { $count } pozice; víc ukáže --most N.
        [many] Liší se ještě { $count } pozice; víc ukáže --most N.
       *[other] Liší se ještě { $count } pozic; víc ukáže --most N.
    }
diff-heading-position = pozice
diff-heading-search = prohledávání
diff-heading-visits = návštěvy
diff-heading-positions = pozice
diff-heading-alone = jen on
diff-heading-spared = bez nich
diff-heading-tests = testy
diff-heading-researches = opakování
diff-heading-cutoffs = prořezání
diff-heading-value = hodnota
diff-picture-title = { $names }: { $game }, hloubka { $depth }
diff-picture-key = Každá pozice ukazuje prohledávání, která ji navštívila, a hodnotu, která se vrátila. Šedě: nepřišla sem všechna.
diff-picture-more =
    { $count ->
        [one] ještě { $count } pozice
        [few] ještě { $count } pozice
        [many] ještě { $count } pozice
       *[other] ještě { $count } pozic
    }

# Krok za krokem prohledáváním.

step-where = událost { $at } z { $all }
step-nodes = navštívené uzly: { $count }
step-root = v kořeni
step-after = po { $path }
step-window = meze { $window }
