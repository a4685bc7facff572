# Čo sa deje pri prehľadávaní, jedna veta na udalosť. Všetky hodnoty sú z pohľadu toho, kto je na ťahu v koreni.

explain-root-name = koreň
explain-enter-root = Prehľadávanie sa začína: na ťahu je { $side } a zatiaľ sa nič nevie.
explain-enter-root-window = Prehľadávanie sa začína: na ťahu je { $side } a záleží iba na hodnotách v hraniciach { $window }.
explain-enter = Skúša sa { $movement }; odpovedá { $side } a možná je každá hodnota.
explain-enter-window = Skúša sa { $movement }; odpovedá { $side } a záleží iba na hodnotách v hraniciach { $window }.
explain-test-above = { $movement } sa iba testuje: je to lepšie ako { $than }, ktoré { $side } už má?
explain-test-below = { $movement } sa iba testuje: udrží to hodnotu pod { $than }, ktoré { $side } už dosahuje?
explain-research = { $movement } prešiel testom, preto sa prehľadáva znova, aby sa zistila hodnota, v hraniciach { $window }.
explain-best = { $movement } je zatiaľ najlepší ťah za { $side }: { $value }.
explain-finished = { $name }: tu je koniec hry, hodnota { $value }.
explain-horizon = { $name }: hĺbka je vyčerpaná, hodnotiaca funkcia dáva { $value }.
explain-worth = { $name }: hodnota { $value }.
explain-worth-by = { $name }: hodnota { $value }, najlepší ťah { $best }.
explain-at-least = { $name }: hodnota je aspoň { $value }; o koľko viac, na tom nezáleží.
explain-at-most = { $name }: hodnota je najviac { $value }; o koľko menej, na tom nezáleží.
explain-stopped = { $name }: prehľadávanie sa zastavilo skôr, ako sa zistila hodnota.
explain-cut =
    { $count ->
        [one] { $name }: orezanie, lebo { $why }. Vynechal sa { $count } ťah.
        [few] { $name }: orezanie, lebo { $why }. Vynechali sa { $count } ťahy.
        [many] { $name }: orezanie, lebo { $why }. Vynechalo sa { $count } ťahu.
       *[other] { $name }: orezanie, lebo { $why }. Vynechalo sa { $count } ťahov.
    }
explain-cut-on-last = { $name }: rozhodol posledný ťah, lebo { $why }. Už nebolo čo vynechať.
explain-because-max = { $keeper } už má { $has } po { $from } a { $side } môže túto vetvu udržať na { $holds }
explain-because-min = { $keeper } už môže udržať hodnotu na { $has } ťahom { $from } a { $side } tu získa aspoň { $holds }
explain-because-test = { $movement } sa iba testoval proti { $than } a pri { $holds } je odpoveď známa
explain-because-given = prehľadávania sa pýtali iba na hodnoty po hranicu { $bound } a { $holds } je tu isté
explain-because-unbeatable = nič nemôže byť lepšie ako { $holds }
explain-because-closed = okno { $window } nenecháva žiadnu hodnotu, na ktorej by záležalo
explain-note = Poznámka: { $text }
explain-table = Tabuľka poznala hodnotu { $value }.

# Prečo nie tento ťah?

why-best = { $movement } je najlepší ťah: má hodnotu { $value }. Najlepšia hra pokračuje { $line }.
why-equal = { $movement } má hodnotu { $value }, rovnako ako { $best }, ktorý sa prehľadal skôr: z rovnakých si prehľadávanie necháva prvý.
why-worse = Pre { $side } má { $movement } hodnotu { $value } a { $best } má { $best_value }.
why-refutation = { $opponent } odpovie { $reply }: najlepšia hra pokračuje { $line }.
why-instead = Lepšie je { $line }.
why-never-searched = { $movement } sa vôbec neprehľadával: { $why }.
why-full-window = { $movement } sa prehľadával s celým oknom: ešte sa nič nevedelo.
why-window = { $movement } sa prehľadával v hraniciach { $window }: záležalo by iba na tom, čo je viac ako { $has }.
why-again = Predtým { $movement } prešiel testom s nulovým oknom.

# Viac prehľadávaní na jednom strome.

diff-not-entered = nenavštívené
diff-common = Z { $all } pozícií všetky navštívia { $count }.
diff-search =
    { $count ->
        [one] { $name } navštívi { $count } pozíciu, z toho iba on { $alone }, a zaobíde sa bez { $spared }.
        [few] { $name } navštívi { $count } pozície, z toho iba on { $alone }, a zaobíde sa bez { $spared }.
        [many] { $name } navštívi { $count } pozície, z toho iba on { $alone }, a zaobíde sa bez { $spared }.
       *[other] { $name } navštívi { $count } pozícií, z toho iba on { $alone }, a zaobíde sa bez { $spared }.
    }
diff-tests =
    { $count ->
        [one] Urobí { $count } test s nulovým oknom; opakovaných prehľadávaní: { $researches }.
        [few] Urobí { $count } testy s nulovým oknom; opakovaných prehľadávaní: { $researches }.
        [many] Urobí { $count } testu s nulovým oknom; opakovaných prehľadávaní: { $researches }.
       *[other] Urobí { $count } testov s nulovým oknom; opakovaných prehľadávaní: { $researches }.
    }
diff-dropped =
    { $count ->
        [one] { $count } návšteva nie je zaznamenaná a neporovnáva sa.
        [few] { $count } návštevy nie sú zaznamenané a neporovnávajú sa.
        [many] { $count } návštevy nie je zaznamenanej a neporovnáva sa.
       *[other] { $count } návštev nie je zaznamenaných a neporovnáva sa.
    }
diff-legend = V zátvorkách hranice; ≥ a ≤: aspoň, najviac; t: test s nulovým oknom; ×2: navštívené dvakrát; -3: orezané tri ťahy.
diff-more =
    { $count ->
        [one] Líši sa ešte { $count } pozícia; viac ukáže --most N.
        [few] Líšia sa ešte { $count } pozície; viac ukáže --most N.
        [many] Líši sa ešte { $count } pozície; viac ukáže --most N.
       *[other] Líši sa ešte { $count } pozícií; viac ukáže --most N.
    }
diff-heading-position = pozícia
diff-heading-search = prehľadávanie
diff-heading-visits = návštevy
diff-heading-positions = pozície
diff-heading-alone = iba on
diff-heading-spared = bez nich
diff-heading-tests = testy
diff-heading-researches = opakovania
diff-heading-cutoffs = orezania
diff-heading-value = hodnota
diff-picture-title = { $names }: { $game }, hĺbka { $depth }
diff-picture-key = Každá pozícia ukazuje prehľadávania, ktoré ju navštívili, a hodnotu, ktorá sa vrátila. Sivé: neprišli sem všetky.
diff-picture-more =
    { $count ->
        [one] ešte { $count } pozícia
        [few] ešte { $count } pozície
        [many] ešte { $count } pozície
       *[other] ešte { $count } pozícií
    }

# Krok za krokom prehľadávaním.

step-where = udalosť { $at } z { $all }
step-nodes = navštívené uzly: { $count }
step-root = v koreni
step-after = po { $path }
step-window = hranice { $window }
