# Co se děje při prohledávání, jedna věta na událost. Všechny hodnoty jsou z pohledu toho, kdo je na tahu v kořeni.

explain-root-name = Kořen
explain-move = tah { $movement }
explain-move-title = Tah { $movement }
explain-branch = větev { $movement }
explain-branch-title = Větev { $movement }
explain-enter-root = Prohledávání začíná: na tahu je { $side } a zatím se nic neví.
explain-enter-root-window = Prohledávání začíná: na tahu je { $side } a záleží jen na hodnotách v mezích { $window }.
explain-enter = { $movement } se zkouší; odpovídá { $side } a možná je každá hodnota.
explain-enter-leaf = { $movement } se zkouší.
explain-enter-window = { $movement } se zkouší; odpovídá { $side } a záleží jen na hodnotách v mezích { $window }.
explain-test-above = { $movement } se jen testuje: je to lepší než hodnota { $than }, kterou { $side } už má?
explain-test-below = { $movement } se jen testuje: udrží to hodnotu pod { $than }, čehož { $side } už dosahuje?
explain-research = { $movement } prochází testem, proto se prohledává znovu, aby se zjistila hodnota, v mezích { $window }.
explain-best = { $movement } je zatím to nejlepší pro { $side }: hodnota { $value }.
explain-finished = { $name }: tady je konec hry, hodnota { $value }.
explain-leaf = { $name } je list: hodnota { $value }.
explain-horizon = { $name }: hloubka je vyčerpána, ohodnocovací funkce dává { $value }.
explain-worth = { $name }: hodnota { $value }.
explain-worth-by = { $name }: hodnota { $value }, nejlepší je volba { $best }.
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
explain-because-max = { $keeper } už má hodnotu { $has } ({ $from }) a { $side } tu může hodnotu udržet na { $holds }
explain-because-min = { $keeper } už může udržet hodnotu na { $has } ({ $from }) a { $side } tu získá hodnotu aspoň { $holds }
explain-because-test = { $movement } se jen testuje proti hodnotě { $than } a při hodnotě { $holds } je odpověď známa
explain-because-given = prohledávání se ptali jen na hodnoty po mez { $bound } a hodnota { $holds } je tu jistá
explain-because-unbeatable = nic nemůže být lepší než hodnota { $holds }
explain-because-closed = okno { $window } nenechává žádnou hodnotu, na které by záleželo
explain-note = Poznámka: { $text }
explain-table = Tabulka znala hodnotu { $value }.
explain-dropped =
    { $count ->
        [one] Níže nebyla zaznamenána { $count } návštěva.
        [few] Níže nebyly zaznamenány { $count } návštěvy.
        [many] Níže nebylo zaznamenáno { $count } návštěvy.
       *[other] Níže nebylo zaznamenáno { $count } návštěv.
    }

# Proč ne tento tah?

why-best = { $movement } je to nejlepší: hodnota { $value }. Nejlepší hra: { $line }.
why-equal = { $movement } má hodnotu { $value }. Stejnou má { $best }, což se prohledalo dřív: ze stejných si prohledávání nechává první možnost.
why-worse = Pro { $side } má { $movement } hodnotu { $value } a { $best } hodnotu { $best_value }.
why-refutation = { $opponent } odpoví: { $reply }. Nejlepší hra: { $line }.
why-instead = Lepší je takto: { $line }.
why-two-searches = Tyto hodnoty pocházejí z odděleného prohledávání s celým oknem pro každý tah. Samo prohledávání je nepotřebovalo:
why-never-searched = { $movement } se vůbec neprohledává: { $why }.
why-full-window = { $movement } se prohledává s celým oknem: ještě se nic neví.
why-no-window = { $algorithm } nemá okno: { $movement } se prohledává až k přesné hodnotě, jako všechno ostatní.
why-unshared-window = { $movement } se prohledává s celým oknem, ať už se předtím zjistilo cokoli.
why-window = { $movement } se prohledává v mezích { $window }: záleželo by jen na hodnotě větší než { $has }.
why-again = Předtím { $movement } prochází testem s nulovým oknem.

# Více prohledávání na jednom stromě.

diff-not-entered = nenavštíveno
diff-unknown = neznámo
diff-thinned = Nezaznamenalo se vše: porovnávají se jen pozice, o nichž vypovídají všechny záznamy ({ $count }); více zaznamená --max-events N.
diff-common = Pozice, které navštíví všechna prohledávání: { $count } z { $all }.
diff-search =
    { $count ->
        [one] { $name } navštíví { $count } pozici, z nich { $alone } nenavštíví nikdo jiný, a obejde se bez { $spared }.
        [few] { $name } navštíví { $count } pozice, z nich { $alone } nenavštíví nikdo jiný, a obejde se bez { $spared }.
        [many] { $name } navštíví { $count } pozice, z nich { $alone } nenavštíví nikdo jiný, a obejde se bez { $spared }.
       *[other] { $name } navštíví { $count } pozic, z nich { $alone } nenavštíví nikdo jiný, a obejde se bez { $spared }.
    }
diff-search-thinned = Z nich { $name } navštíví { $count }, { $alone } nenavštíví nikdo jiný, a obejde se bez { $spared }.
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
diff-legend-thinned = „neznámo“: nezaznamenáno, prohledávání sem mohlo přijít; +: možná nejsou zaznamenány všechny návštěvy.
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
diff-heading-alone = jen tu
diff-heading-spared = bez nich
diff-heading-tests = testy
diff-heading-researches = opakování
diff-heading-cutoffs = prořezání
diff-heading-value = hodnota
diff-picture-title = Prohledávání vedle sebe: { $game }, hloubka { $depth }
diff-picture-key = Každá pozice ukazuje pro každé prohledávání hodnotu, která se vrátila, jak ji vidí { $side }; –: nepřišlo sem. Šedě: nepřišla sem všechna.
diff-picture-signs = ≥ a ≤: aspoň, nejvýše; t: test s nulovým oknem; ×2: navštíveno dvakrát, hodnota je z poslední návštěvy.
diff-picture-frame = ●: kořen. Tlustý rám: na variantě, kterou některé prohledávání vybralo; jeho řádek je tučný.
diff-about = Všechny hodnoty jsou z pohledu { $side }. Pozice, v nichž dělají všechna prohledávání totéž, se neukazují.
diff-picture-rest = +5: dalších 5 tahů, které nejsou nakresleny, a kolik pozic tam každé prohledávání navštívilo.
diff-picture-unknown = ?: nezaznamenáno, prohledávání sem mohlo přijít; ≥259: aspoň tolik; +: možná nejsou zaznamenány všechny návštěvy. Více zaznamená --max-events N.

# Krok za krokem prohledáváním.

step-after = po { $path }
step-title = { $algorithm }: { $game }, hloubka { $depth }; ohodnocovací funkce: { $evaluator }
step-place = událost { $at } z { $all }, uzel { $nodes }, po { $path }
step-place-root = událost { $at } z { $all }, uzel { $nodes }, v kořeni
step-cut =
    { $count ->
        [one] prořezání, vynechán { $count } tah
        [few] prořezání, vynechány { $count } tahy
        [many] prořezání, vynecháno { $count } tahu
       *[other] prořezání, vynecháno { $count } tahů
    }
step-cut-off = prořezáno
step-keys = ? nápověda   q konec   → dál   ← zpět   c k prořezání   n přeskočit   g přejít   b deska/strom
step-closed = okno je zavřené
step-no-research = dál už není opakované hledání
step-type = přejít na pozici po tazích: { $typed }_   (Enter; Esc zruší)
step-no-cut = dál tímto směrem už prořezání není
step-no-position = do pozice po „{ $path }“ se nevstoupilo
step-unknown-key = tato klávesa tu nic nedělá: ? ukáže ty, které dělají
step-help =
    → Mezerník l  následující událost
    ← h           předchozí událost
    Page Up Down  dvacet událostí
    c  C          následující prořezání, předchozí prořezání
    r             opakované hledání
    ↓ n j         na konec tohoto uzlu
    ↑ u k         tam, kde se vstoupilo do uzlu výše
    g /           na pozici: napište její tahy, například „a1 b2“
    b t Tab       deska nebo strom
    + -           rozbalit nebo sbalit úroveň stromu
    J K           posunout strom
    Home End      začátek, konec
    q             odejít

    ↻ prohledáno znovu   ? jen test   = ≥ ≤ co se vrátilo
    ╳ prořezáno   · ještě neprohlédnuto   [+5] pět sbalených uzlů
    Všechny hodnoty jsou z pohledu toho, kdo je na tahu v kořeni.
step-more =
    { $count ->
        [one] ještě { $count } krok; víc vypíše --most N
        [few] ještě { $count } kroky; víc vypíše --most N
        [many] ještě { $count } kroku; víc vypíše --most N
       *[other] ještě { $count } kroků; víc vypíše --most N
    }
step-thinned = nezaznamenané návštěvy, které nejsou mezi kroky: { $count }; více zaznamená --max-events N
step-no-terminal = kroky lze procházet jen v terminálu: přidejte --plain, chcete-li je vypsat

study-finished = v pozici { $position } hra skončila: není co prohledávat
diff-how-many =
    { $count ->
        [one] { $count } prohledávání nelze položit vedle sebe: vyberte 2 až { $most } pomocí --algorithms a --orderings
        [few] { $count } prohledávání nelze položit vedle sebe: vyberte 2 až { $most } pomocí --algorithms a --orderings
        [many] { $count } prohledávání nelze položit vedle sebe: vyberte 2 až { $most } pomocí --algorithms a --orderings
       *[other] { $count } prohledávání nelze položit vedle sebe: vyberte 2 až { $most } pomocí --algorithms a --orderings
    }
diff-interrupted = nic se neporovnalo
argument-events = počet událostí je celé číslo od 16 do 50 000 000
why-swapped = nejdříve se píše tah: plyground why { $movement } { $game }
why-interrupted = prohledávání nedošlo do konce a o tahu se nic neví
