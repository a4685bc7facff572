# Čo sa deje pri prehľadávaní, jedna veta na udalosť. Všetky hodnoty sú z pohľadu toho, kto je na ťahu v koreni.

explain-root-name = Koreň
explain-move = ťah { $movement }
explain-move-title = Ťah { $movement }
explain-branch = vetva { $movement }
explain-branch-title = Vetva { $movement }
explain-enter-root = Prehľadávanie sa začína: na ťahu je { $side } a zatiaľ sa nič nevie.
explain-enter-root-window = Prehľadávanie sa začína: na ťahu je { $side } a záleží iba na hodnotách v hraniciach { $window }.
explain-enter = { $movement } sa skúša; odpovedá { $side } a možná je každá hodnota.
explain-enter-leaf = { $movement } sa skúša.
explain-enter-window = { $movement } sa skúša; odpovedá { $side } a záleží iba na hodnotách v hraniciach { $window }.
explain-test-above = { $movement } sa iba testuje: je to lepšie ako hodnota { $than }, ktorú { $side } už má?
explain-test-below = { $movement } sa iba testuje: udrží to hodnotu pod { $than }, čo { $side } už dosahuje?
explain-research = { $movement } prechádza testom, preto sa prehľadáva znova, aby sa zistila hodnota, v hraniciach { $window }.
explain-best = { $movement } je zatiaľ to najlepšie pre { $side }: hodnota { $value }.
explain-finished = { $name }: tu je koniec hry, hodnota { $value }.
explain-leaf = { $name } je list: hodnota { $value }.
explain-horizon = { $name }: hĺbka je vyčerpaná, hodnotiaca funkcia dáva { $value }.
explain-worth = { $name }: hodnota { $value }.
explain-worth-by = { $name }: hodnota { $value }, najlepšia je voľba { $best }.
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
explain-because-max = { $keeper } už má hodnotu { $has } ({ $from }) a { $side } tu môže hodnotu udržať na { $holds }
explain-because-min = { $keeper } už môže udržať hodnotu na { $has } ({ $from }) a { $side } tu získa hodnotu aspoň { $holds }
explain-because-test = { $movement } sa iba testuje proti hodnote { $than } a pri hodnote { $holds } je odpoveď známa
explain-because-given = prehľadávania sa pýtali iba na hodnoty po hranicu { $bound } a hodnota { $holds } je tu istá
explain-because-unbeatable = nič nemôže byť lepšie ako hodnota { $holds }
explain-because-closed = okno { $window } nenecháva žiadnu hodnotu, na ktorej by záležalo
explain-note = Poznámka: { $text }
explain-table = Tabuľka poznala hodnotu { $value }.
explain-dropped =
    { $count ->
        [one] Nižšie sa nezaznamenala { $count } návšteva.
        [few] Nižšie sa nezaznamenali { $count } návštevy.
        [many] Nižšie sa nezaznamenalo { $count } návštevy.
       *[other] Nižšie sa nezaznamenalo { $count } návštev.
    }

# Prečo nie tento ťah?

why-best = { $movement } je to najlepšie: hodnota { $value }. Najlepšia hra: { $line }.
why-equal = { $movement } má hodnotu { $value }. Rovnakú má { $best }, čo sa prehľadalo skôr: z rovnakých si prehľadávanie necháva prvú možnosť.
why-worse = Pre { $side } má { $movement } hodnotu { $value } a { $best } hodnotu { $best_value }.
why-refutation = { $opponent } odpovie: { $reply }. Najlepšia hra: { $line }.
why-instead = Lepšie je takto: { $line }.
why-two-searches = Tieto hodnoty pochádzajú z osobitného prehľadávania s celým oknom pre každý ťah. Samotné prehľadávanie ich nepotrebovalo:
why-never-searched = { $movement } sa vôbec neprehľadáva: { $why }.
why-full-window = { $movement } sa prehľadáva s celým oknom: ešte sa nič nevie.
why-no-window = { $algorithm } nemá okno: { $movement } sa prehľadáva až po presnú hodnotu, ako všetko ostatné.
why-unshared-window = { $movement } sa prehľadáva s celým oknom, nech sa predtým zistilo čokoľvek.
why-window = { $movement } sa prehľadáva v hraniciach { $window }: záležalo by iba na hodnote väčšej ako { $has }.
why-again = Predtým { $movement } prechádza testom s nulovým oknom.

# Viac prehľadávaní na jednom strome.

diff-not-entered = nenavštívené
diff-unknown = neznáme
diff-thinned = Nezaznamenalo sa všetko: porovnávajú sa iba pozície, o ktorých hovoria všetky záznamy ({ $count }); viac zaznamená --max-events N.
diff-common = Pozície, ktoré navštívia všetky prehľadávania: { $count } z { $all }.
diff-search =
    { $count ->
        [one] { $name } navštívi { $count } pozíciu, z nich { $alone } nenavštívi nikto iný, a zaobíde sa bez { $spared }.
        [few] { $name } navštívi { $count } pozície, z nich { $alone } nenavštívi nikto iný, a zaobíde sa bez { $spared }.
        [many] { $name } navštívi { $count } pozície, z nich { $alone } nenavštívi nikto iný, a zaobíde sa bez { $spared }.
       *[other] { $name } navštívi { $count } pozícií, z nich { $alone } nenavštívi nikto iný, a zaobíde sa bez { $spared }.
    }
diff-search-thinned = Z nich { $name } navštívi { $count }, { $alone } nenavštívi nikto iný, a zaobíde sa bez { $spared }.
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
diff-legend-thinned = „neznáme“: nezaznamenané, prehľadávanie sem mohlo prísť; +: možno nie sú zaznamenané všetky návštevy.
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
diff-heading-alone = iba tu
diff-heading-spared = bez nich
diff-heading-tests = testy
diff-heading-researches = opakovania
diff-heading-cutoffs = orezania
diff-heading-value = hodnota
diff-picture-title = Prehľadávania vedľa seba: { $game }, hĺbka { $depth }
diff-picture-key = Každá pozícia ukazuje pre každé prehľadávanie hodnotu, ktorá sa vrátila, ako ju vidí { $side }; –: neprišlo sem. Sivé: neprišli sem všetky.
diff-picture-signs = ≥ a ≤: aspoň, najviac; t: test s nulovým oknom; ×2: navštívené dvakrát, hodnota je z poslednej návštevy.
diff-picture-frame = ●: koreň. Hrubý rám: na variante, ktorý niektoré prehľadávanie vybralo; jeho riadok je tučný.
diff-about = Všetky hodnoty sú z pohľadu { $side }. Pozície, v ktorých robia všetky prehľadávania to isté, sa neukazujú.
diff-picture-rest = +5: ďalších 5 ťahov, ktoré nie sú nakreslené, a koľko pozícií tam každé prehľadávanie navštívilo.
diff-picture-unknown = ?: nezaznamenané, prehľadávanie sem mohlo prísť; ≥259: aspoň toľko; +: možno nie sú zaznamenané všetky návštevy. Viac zaznamená --max-events N.

# Krok za krokom prehľadávaním.

step-after = po { $path }
step-title = { $algorithm }: { $game }, hĺbka { $depth }; hodnotiaca funkcia: { $evaluator }
step-place = udalosť { $at } z { $all }, uzol { $nodes }, po { $path }
step-place-root = udalosť { $at } z { $all }, uzol { $nodes }, v koreni
step-cut =
    { $count ->
        [one] orezanie, vynechaný { $count } ťah
        [few] orezanie, vynechané { $count } ťahy
        [many] orezanie, vynechané { $count } ťahu
       *[other] orezanie, vynechaných { $count } ťahov
    }
step-cut-off = orezané
step-keys = ? pomoc   q koniec   → ďalej   ← späť   c k orezaniu   n preskočiť   g prejsť   b plocha/strom
step-closed = okno je zatvorené
step-no-research = ďalej už nie je opakované hľadanie
step-type = prejsť na pozíciu po ťahoch: { $typed }_   (Enter; Esc zruší)
step-no-cut = ďalej týmto smerom už orezanie nie je
step-no-position = do pozície po „{ $path }“ sa nevstúpilo
step-unknown-key = tento kláves tu nič nerobí: ? ukáže tie, ktoré robia
step-help =
    → Medzera l   nasledujúca udalosť
    ← h           predchádzajúca udalosť
    Page Up Down  dvadsať udalostí
    c  C          nasledujúce orezanie, predchádzajúce orezanie
    r             opakované hľadanie
    ↓ n j         na koniec tohto uzla
    ↑ u k         tam, kde sa vstúpilo do uzla vyššie
    g /           na pozíciu: napíšte jej ťahy, napríklad „a1 b2“
    b t Tab       plocha alebo strom
    + -           rozbaliť alebo zbaliť úroveň stromu
    J K           posunúť strom
    Home End      začiatok, koniec
    q             odísť

    ↻ prehľadané znova   ? iba test   = ≥ ≤ čo sa vrátilo
    ╳ orezané   · ešte neprezreté   [+5] päť zbalených uzlov
    Všetky hodnoty sú z pohľadu toho, kto je na ťahu v koreni.
step-more =
    { $count ->
        [one] ešte { $count } krok; viac vypíše --most N
        [few] ešte { $count } kroky; viac vypíše --most N
        [many] ešte { $count } kroku; viac vypíše --most N
       *[other] ešte { $count } krokov; viac vypíše --most N
    }
step-thinned = nezaznamenané návštevy, ktoré nie sú medzi krokmi: { $count }; viac zaznamená --max-events N
step-no-terminal = krokmi sa dá prechádzať iba v termináli: pridajte --plain, ak ich chcete vypísať

study-finished = v pozícii { $position } sa hra skončila: nie je čo prehľadávať
diff-how-many =
    { $count ->
        [one] { $count } prehľadávanie sa nedá položiť vedľa seba: vyberte 2 až { $most } pomocou --algorithms a --orderings
        [few] { $count } prehľadávania sa nedajú položiť vedľa seba: vyberte 2 až { $most } pomocou --algorithms a --orderings
        [many] { $count } prehľadávania sa nedá položiť vedľa seba: vyberte 2 až { $most } pomocou --algorithms a --orderings
       *[other] { $count } prehľadávaní sa nedá položiť vedľa seba: vyberte 2 až { $most } pomocou --algorithms a --orderings
    }
diff-interrupted = nič sa neporovnalo
argument-events = počet udalostí je celé číslo od 16 do 50 000 000
why-swapped = najprv sa píše ťah: plyground why { $movement } { $game }
why-interrupted = prehľadávanie nedošlo do konca a o ťahu sa nič nevie
