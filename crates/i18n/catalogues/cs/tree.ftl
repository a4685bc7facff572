# Obrázek stromu prohledávání. Hodnoty a okna jsou z pohledu toho, kdo je na tahu v kořeni.

tree-title =
    { $depth ->
        [one] { $algorithm }: { $game }, hloubka { $depth } půltah
        [few] { $algorithm }: { $game }, hloubka { $depth } půltahy
        [many] { $algorithm }: { $game }, hloubka { $depth } půltahu
       *[other] { $algorithm }: { $game }, hloubka { $depth } půltahů
    }
tree-evaluator = Ohodnocovací funkce: { $evaluator }.
tree-answer = Hodnota pro { $side } je { $value }.
tree-answer-line = Hodnota pro { $side } je { $value }, varianta: { $line }.
tree-answer-unknown = Prohledávání se zastavilo dřív, než se zjistila hodnota.
tree-cost =
    { $visited ->
        [one] Navštívena { $visited } pozice.
        [few] Navštíveny { $visited } pozice.
        [many] Navštíveno { $visited } pozice.
       *[other] Navštíveno { $visited } pozic.
    }
tree-cost-of =
    { $visited ->
        [one] Navštívena { $visited } pozice z { $all }, které navštíví minimax.
        [few] Navštíveny { $visited } pozice z { $all }, které navštíví minimax.
        [many] Navštíveno { $visited } pozice z { $all }, které navštíví minimax.
       *[other] Navštíveno { $visited } pozic z { $all }, které navštíví minimax.
    }
tree-cost-of-more =
    { $visited ->
        [one] Navštívena { $visited } pozice, minimax jich navštíví více než { $all }.
        [few] Navštíveny { $visited } pozice, minimax jich navštíví více než { $all }.
        [many] Navštíveno { $visited } pozice, minimax jich navštíví více než { $all }.
       *[other] Navštíveno { $visited } pozic, minimax jich navštíví více než { $all }.
    }
# Where positions are visited more than once; $visits is larger than $visited.
tree-cost-visits-of =
    { $visits ->
        [one] { $visits } návštěva
        [few] { $visits } návštěvy
        [many] { $visits } návštěvy
       *[other] { $visits } návštěv
    } v { $visited } z { $all } pozic, které navštíví minimax.
tree-cost-visits =
    { $count ->
        [one] { $count } návštěva, ne všechny jsou zaznamenány.
        [few] { $count } návštěvy, ne všechny jsou zaznamenány.
        [many] { $count } návštěvy, ne všechny jsou zaznamenány.
       *[other] { $count } návštěv, ne všechny jsou zaznamenány.
    }
tree-cost-again =
    { $count ->
        [one] { $count } návštěva byla opakovaná v téže pozici.
        [few] { $count } návštěvy byly opakované v téže pozici.
        [many] { $count } návštěvy bylo opakované v téže pozici.
       *[other] { $count } návštěv bylo opakovaných v téže pozici.
    }
tree-mistakes = Se záměrnými chybami: { $list }.

# Uvnitř uzlů: krátce.
tree-cut-low = prořezáno: { $value } ≤ α = { $bound }
tree-cut-high = prořezáno: { $value } ≥ β = { $bound }
tree-cut = prořezáno po { $movement }
tree-tag-test = { $movement }, test
tree-tag-again = { $movement }, znovu
tree-bundle =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
tree-bundle-more =
    { $count ->
        [one] ještě { $count } tah
        [few] ještě { $count } tahy
        [many] ještě { $count } tahu
       *[other] ještě { $count } tahů
    }
tree-bundle-positions =
    { $count ->
        [one] { $count } pozice
        [few] { $count } pozice
        [many] { $count } pozice
       *[other] { $count } pozic
    }
tree-unrecorded =
    { $count ->
        [one] { $count } pozice nezaznamenána
        [few] { $count } pozice nezaznamenány
        [many] { $count } pozice nezaznamenáno
       *[other] { $count } pozic nezaznamenáno
    }
tree-never =
    { $count ->
        [one] { $count } pozice nenavštívena
        [few] { $count } pozice nenavštíveny
        [many] { $count } pozice nenavštíveno
       *[other] { $count } pozic nenavštíveno
    }
tree-never-more = více než { $count } pozic nenavštíveno
tree-visited-elsewhere =
    { $count ->
        [one] { $count } tah navštívilo jiné prohledávání
        [few] { $count } tahy navštívilo jiné prohledávání
        [many] { $count } tahu navštívilo jiné prohledávání
       *[other] { $count } tahů navštívilo jiné prohledávání
    }

# Vysvětlivky pod obrázkem.
tree-key-max = na tahu je { $side }: platí největší hodnota (max)
tree-key-min = na tahu je { $side }: platí nejmenší hodnota (min)
tree-key-negamax = na tahu je { $side }: platí největší z hodnot pod uzlem s opačným znaménkem
tree-key-finished = konec hry
tree-key-leaf = list
tree-key-horizon = hloubka je vyčerpána: ohodnocovací funkce
tree-key-chosen = vybraná varianta
tree-key-cut = vynecháno po prořezání
tree-key-bundle = více tahů najednou
tree-key-test = test s nulovým oknem
tree-key-again = znovu: ještě jedno prohledávání po testu, kvůli hodnotě
tree-key-window = (α, β): okno při vstupu
tree-key-window-film = (α, β): okno při vstupu a to, co z něj zbývá, dokud se uzel prohledává
tree-key-bound = ≤ a ≥: známa je jen mez
tree-key-side = hodnoty z pohledu { $side }
tree-key-mover = hodnoty z pohledu strany na tahu

# Strom jako text: každý řádek tvoří některé z těchto vět.
tree-level = Úroveň { $level }.
tree-root = Kořen.
tree-move = Tah { $movement }.
tree-move-chosen = Tah { $movement }, ve vybrané variantě.
tree-branch = { explain-branch-title }.
tree-branch-chosen = { explain-branch-title }, ve vybrané variantě.
tree-is-test = Test s nulovým oknem.
tree-is-again = Opakované prohledávání po testu.
tree-is-finished = Konec hry.
tree-is-leaf = Je to list.
tree-is-horizon = Hloubka je tu vyčerpána.
tree-is-max = Táhne { $side } a bere největší hodnotu (max).
tree-is-min = Táhne { $side } a bere nejmenší hodnotu (min).
tree-is-negamax = Táhne { $side } a bere největší z hodnot pod uzlem s opačným znaménkem.
tree-has-window = Okno od { $alpha } do { $beta }.
tree-has-value = Hodnota { $value }.
tree-has-value-low = Hodnota aspoň { $value }.
tree-has-value-high = Hodnota nejvýše { $value }.
tree-has-no-value = Zastaveno dřív, než se zjistila hodnota.
# $why je jedna ze zpráv explain-because.
tree-why = Prořezání: { $why }.
tree-why-unknown = Prořezání před posledním tahem.
tree-left-out =
    { $count ->
        [one] Vynechán { $count } tah.
        [few] Vynechány { $count } tahy.
        [many] Vynecháno { $count } tahu.
       *[other] Vynecháno { $count } tahů.
    }
tree-left-out-moves =
    { $count ->
        [one] Vynechán { $count } tah: { $moves }.
        [few] Vynechány { $count } tahy: { $moves }.
        [many] Vynecháno { $count } tahu: { $moves }.
       *[other] Vynecháno { $count } tahů: { $moves }.
    }
tree-values-for = Všechny hodnoty a okna jsou z pohledu { $side }.
tree-values-for-mover = Všechny hodnoty jsou z pohledu strany, která je v uzlu na tahu.

# Film: jedna věta na krok.
tree-step = Krok { $step } z { $steps }, v oranžovém rámečku: { $what }
tree-step-bundle =
    { $count ->
        [one] { $count } pozice pod { $path } se tu projde bez zobrazení.
        [few] { $count } pozice pod { $path } se tu projdou bez zobrazení.
        [many] { $count } pozice pod { $path } se tu projde bez zobrazení.
       *[other] { $count } pozic pod { $path } se tu projde bez zobrazení.
    }
tree-step-bundle-root =
    { $count ->
        [one] { $count } pozice pod kořenem se tu projde bez zobrazení.
        [few] { $count } pozice pod kořenem se tu projdou bez zobrazení.
        [many] { $count } pozice pod kořenem se tu projde bez zobrazení.
       *[other] { $count } pozic pod kořenem se tu projde bez zobrazení.
    }

# Příkaz.
tree-searching = prohledává se …
tree-interrupted = nakresleno je to, co se do té doby prohledalo
tree-drawn =
    { $count ->
        [one] { $file }: nakreslena { $count } návštěva
        [few] { $file }: nakresleny všechny { $count } návštěvy
        [many] { $file }: nakresleno vše, { $count } návštěvy
       *[other] { $file }: nakresleno všech { $count } návštěv
    }
tree-drawn-part = { $file }: nakreslené návštěvy: { $shown } z { $visits }, ostatní jsou spojeny; --most N nakreslí víc, --all nakreslí vše
tree-steps-written =
    { $count ->
        [one] { $folder }: { $count } krok a pohyblivý obrázek { $film }
        [few] { $folder }: { $count } kroky a pohyblivý obrázek { $film }
        [many] { $folder }: { $count } kroku a pohyblivý obrázek { $film }
       *[other] { $folder }: { $count } kroků a pohyblivý obrázek { $film }
    }
tree-steps-left-out =
    { $count ->
        [one] { $count } krok před posledním je vynechán: --most-steps { $all } dá všechny
        [few] { $count } kroky před posledním jsou vynechány: --most-steps { $all } dá všechny
        [many] { $count } kroku před posledním je vynecháno: --most-steps { $all } dá všechny
       *[other] { $count } kroků před posledním je vynecháno: --most-steps { $all } dá všechny
    }
