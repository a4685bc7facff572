# Obrázok stromu prehľadávania. Hodnoty a okná sú z pohľadu toho, kto je na ťahu v koreni.

tree-title =
    { $depth ->
        [one] { $algorithm }: { $game }, hĺbka { $depth } polťah
        [few] { $algorithm }: { $game }, hĺbka { $depth } polťahy
        [many] { $algorithm }: { $game }, hĺbka { $depth } polťahu
       *[other] { $algorithm }: { $game }, hĺbka { $depth } polťahov
    }
tree-evaluator = Hodnotiaca funkcia: { $evaluator }.
tree-answer = Hodnota pre { $side } je { $value }.
tree-answer-line = Hodnota pre { $side } je { $value }, variant: { $line }.
tree-answer-unknown = Prehľadávanie sa zastavilo skôr, ako sa zistila hodnota.
tree-cost =
    { $visited ->
        [one] Navštívená { $visited } pozícia.
        [few] Navštívené { $visited } pozície.
        [many] Navštívené { $visited } pozície.
       *[other] Navštívených { $visited } pozícií.
    }
tree-cost-of =
    { $visited ->
        [one] Navštívená { $visited } pozícia z { $all }, ktoré navštívi minimax.
        [few] Navštívené { $visited } pozície z { $all }, ktoré navštívi minimax.
        [many] Navštívené { $visited } pozície z { $all }, ktoré navštívi minimax.
       *[other] Navštívených { $visited } pozícií z { $all }, ktoré navštívi minimax.
    }
tree-cost-of-more =
    { $visited ->
        [one] Navštívená { $visited } pozícia, minimax ich navštívi viac ako { $all }.
        [few] Navštívené { $visited } pozície, minimax ich navštívi viac ako { $all }.
        [many] Navštívené { $visited } pozície, minimax ich navštívi viac ako { $all }.
       *[other] Navštívených { $visited } pozícií, minimax ich navštívi viac ako { $all }.
    }
# Where positions are visited more than once; $visits is larger than $visited.
tree-cost-visits-of =
    { $visits ->
        [one] { $visits } návšteva
        [few] { $visits } návštevy
        [many] { $visits } návštevy
       *[other] { $visits } návštev
    } v { $visited } z { $all } pozícií, ktoré navštívi minimax.
tree-cost-visits =
    { $count ->
        [one] { $count } návšteva, nie všetky sú zaznamenané.
        [few] { $count } návštevy, nie všetky sú zaznamenané.
        [many] { $count } návštevy, nie všetky sú zaznamenané.
       *[other] { $count } návštev, nie všetky sú zaznamenané.
    }
tree-cost-again =
    { $count ->
        [one] { $count } návšteva bola opakovaná v tej istej pozícii.
        [few] { $count } návštevy boli opakované v tej istej pozícii.
        [many] { $count } návštevy bolo opakovanej v tej istej pozícii.
       *[other] { $count } návštev bolo opakovaných v tej istej pozícii.
    }
tree-mistakes = So zámernými chybami: { $list }.

# Vnútri uzlov: krátko.
tree-cut-low = orezané: { $value } ≤ α = { $bound }
tree-cut-high = orezané: { $value } ≥ β = { $bound }
tree-cut = orezané po { $movement }
tree-tag-test = { $movement }, test
tree-tag-again = { $movement }, znova
tree-bundle =
    { $count ->
        [one] { $count } ťah
        [few] { $count } ťahy
        [many] { $count } ťahu
       *[other] { $count } ťahov
    }
tree-bundle-more =
    { $count ->
        [one] ešte { $count } ťah
        [few] ešte { $count } ťahy
        [many] ešte { $count } ťahu
       *[other] ešte { $count } ťahov
    }
tree-bundle-positions =
    { $count ->
        [one] { $count } pozícia
        [few] { $count } pozície
        [many] { $count } pozície
       *[other] { $count } pozícií
    }
tree-unrecorded =
    { $count ->
        [one] { $count } pozícia nezaznamenaná
        [few] { $count } pozície nezaznamenané
        [many] { $count } pozície nezaznamenanej
       *[other] { $count } pozícií nezaznamenaných
    }
tree-never =
    { $count ->
        [one] { $count } pozícia nenavštívená
        [few] { $count } pozície nenavštívené
        [many] { $count } pozície nenavštívenej
       *[other] { $count } pozícií nenavštívených
    }
tree-never-more = viac ako { $count } pozícií nenavštívených
tree-visited-elsewhere =
    { $count ->
        [one] { $count } ťah navštívilo iné prehľadávanie
        [few] { $count } ťahy navštívilo iné prehľadávanie
        [many] { $count } ťahu navštívilo iné prehľadávanie
       *[other] { $count } ťahov navštívilo iné prehľadávanie
    }

# Vysvetlivky pod obrázkom.
tree-key-max = na ťahu je { $side }: platí najväčšia hodnota (max)
tree-key-min = na ťahu je { $side }: platí najmenšia hodnota (min)
tree-key-negamax = na ťahu je { $side }: platí najväčšia z hodnôt pod uzlom s opačným znamienkom
tree-key-finished = koniec hry
tree-key-leaf = list
tree-key-horizon = hĺbka je vyčerpaná: hodnotiaca funkcia
tree-key-chosen = vybraný variant
tree-key-cut = vynechané po orezaní
tree-key-bundle = viac ťahov spolu
tree-key-test = test s nulovým oknom
tree-key-again = znova: ešte jedno prehľadávanie po teste, kvôli hodnote
tree-key-window = (α, β): okno pri vstupe
tree-key-window-film = (α, β): okno pri vstupe a to, čo z neho zostáva, kým sa uzol prehľadáva
tree-key-bound = ≤ a ≥: známa je iba hranica
tree-key-side = hodnoty z pohľadu { $side }
tree-key-mover = hodnoty z pohľadu strany na ťahu

# Strom ako text: každý riadok tvoria niektoré z týchto viet.
tree-level = Úroveň { $level }.
tree-root = Koreň.
tree-move = Ťah { $movement }.
tree-move-chosen = Ťah { $movement }, vo vybranom variante.
tree-branch = { explain-branch-title }.
tree-branch-chosen = { explain-branch-title }, vo vybranom variante.
tree-is-test = Test s nulovým oknom.
tree-is-again = Opakované prehľadávanie po teste.
tree-is-finished = Koniec hry.
tree-is-leaf = Je to list.
tree-is-horizon = Hĺbka je tu vyčerpaná.
tree-is-max = Ťahá { $side } a berie najväčšiu hodnotu (max).
tree-is-min = Ťahá { $side } a berie najmenšiu hodnotu (min).
tree-is-negamax = Ťahá { $side } a berie najväčšiu z hodnôt pod uzlom s opačným znamienkom.
tree-has-window = Okno od { $alpha } do { $beta }.
tree-has-value = Hodnota { $value }.
tree-has-value-low = Hodnota aspoň { $value }.
tree-has-value-high = Hodnota najviac { $value }.
tree-has-no-value = Zastavené skôr, ako sa zistila hodnota.
# $why je jedna zo správ explain-because.
tree-why = Orezanie: { $why }.
tree-why-unknown = Orezanie pred posledným ťahom.
tree-left-out =
    { $count ->
        [one] Vynechaný { $count } ťah.
        [few] Vynechané { $count } ťahy.
        [many] Vynechané { $count } ťahu.
       *[other] Vynechaných { $count } ťahov.
    }
tree-left-out-moves =
    { $count ->
        [one] Vynechaný { $count } ťah: { $moves }.
        [few] Vynechané { $count } ťahy: { $moves }.
        [many] Vynechané { $count } ťahu: { $moves }.
       *[other] Vynechaných { $count } ťahov: { $moves }.
    }
tree-values-for = Všetky hodnoty a okná sú z pohľadu { $side }.
tree-values-for-mover = Všetky hodnoty sú z pohľadu strany, ktorá je v uzle na ťahu.

# Film: jedna veta na krok.
tree-step = Krok { $step } z { $steps }, v oranžovom rámčeku: { $what }
tree-step-bundle =
    { $count ->
        [one] { $count } pozícia pod { $path } sa tu prejde bez zobrazenia.
        [few] { $count } pozície pod { $path } sa tu prejdú bez zobrazenia.
        [many] { $count } pozície pod { $path } sa tu prejde bez zobrazenia.
       *[other] { $count } pozícií pod { $path } sa tu prejde bez zobrazenia.
    }
tree-step-bundle-root =
    { $count ->
        [one] { $count } pozícia pod koreňom sa tu prejde bez zobrazenia.
        [few] { $count } pozície pod koreňom sa tu prejdú bez zobrazenia.
        [many] { $count } pozície pod koreňom sa tu prejde bez zobrazenia.
       *[other] { $count } pozícií pod koreňom sa tu prejde bez zobrazenia.
    }

# Príkaz.
tree-searching = prehľadáva sa …
tree-interrupted = nakreslené je to, čo sa dovtedy prehľadalo
tree-drawn =
    { $count ->
        [one] { $file }: nakreslená { $count } návšteva
        [few] { $file }: nakreslené všetky { $count } návštevy
        [many] { $file }: nakreslené všetko, { $count } návštevy
       *[other] { $file }: nakreslených všetkých { $count } návštev
    }
tree-drawn-part = { $file }: nakreslené návštevy: { $shown } z { $visits }, ostatné sú spojené; --most N nakreslí viac, --all nakreslí všetko
tree-steps-written =
    { $count ->
        [one] { $folder }: { $count } krok a pohyblivý obrázok { $film }
        [few] { $folder }: { $count } kroky a pohyblivý obrázok { $film }
        [many] { $folder }: { $count } kroku a pohyblivý obrázok { $film }
       *[other] { $folder }: { $count } krokov a pohyblivý obrázok { $film }
    }
tree-steps-left-out =
    { $count ->
        [one] { $count } krok pred posledným je vynechaný: --most-steps { $all } dá všetky
        [few] { $count } kroky pred posledným sú vynechané: --most-steps { $all } dá všetky
        [many] { $count } kroku pred posledným je vynechané: --most-steps { $all } dá všetky
       *[other] { $count } krokov pred posledným je vynechaných: --most-steps { $all } dá všetky
    }
