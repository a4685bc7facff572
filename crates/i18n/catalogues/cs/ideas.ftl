# Ceník nápadů: jakou cenu má každá věc, která zrychluje hledání.

ideas-title = Jakou cenu má každý nápad: { $game }
ideas-idea = nápad
ideas-nodes = uzly
ideas-nodes-meaning = projité pozice, ze všech zkoumaných pozic dohromady; znak >, pokud se hledání vzdalo
ideas-won = zisk
ideas-won-meaning = kolikrát méně uzlů než v řádku výše
ideas-in-all = celkem
ideas-in-all-meaning = kolikrát méně uzlů než minimax
ideas-time = čas
ideas-time-meaning = medián několika běhů
ideas-faster = rychleji
ideas-faster-meaning = kolikrát rychleji než minimax
ideas-memory = paměť
ideas-memory-meaning = velikost tabulky
ideas-what = co dělá
ideas-agree = Všechna hledání našla stejné hodnoty.
ideas-none = Žádné hledání nenašlo hodnotu, takže není co porovnat ani nakreslit: dovolte větší --nodes nebo menší --depth.
ideas-disagree = { $first } a { $second } se neshodují v { $position }.
ideas-wrong = hledání se neshodují: jedno z nich se mýlí, oznamte to
ideas-over = hra zde skončila: není co hledat
ideas-interrupted = řádky výše jsou to, co se stihlo změřit
ideas-progress = nápad { $place } z { $all }: { $idea }
ideas-kibibytes = { $count } KiB
ideas-mebibytes = { $count } MiB
ideas-subtitle =
    { $count ->
        [one] { $count } pozice do hloubky { $depth }; ohodnocovací funkce: { $evaluator }
        [few] { $count } pozice do hloubky { $depth }; ohodnocovací funkce: { $evaluator }
        [many] { $count } pozice do hloubky { $depth }; ohodnocovací funkce: { $evaluator }
       *[other] { $count } pozic do hloubky { $depth }; ohodnocovací funkce: { $evaluator }
    }
ideas-unfinished = Znak > označuje hledání zastavené po tolika uzlech: { $count }.

idea-minimax = minimax
idea-meaning-minimax = projde každou pozici
idea-alpha-beta = alfa-beta
idea-meaning-alpha-beta = vynechá, co nemůže změnit hodnotu
idea-centre = nejprve střed
idea-meaning-centre = zkouší nejprve tahy u středu desky
idea-table = transpoziční tabulka
idea-meaning-table = nezkoumá tutéž pozici dvakrát
idea-steps = iterativní prohlubování
idea-meaning-steps = hledá do hloubky 1, 2, 3 … a začíná nejlepším tahem předchozí iterace
idea-killers = killer tahy
idea-meaning-killers = zkouší nejprve to, co uřízlo vedle
idea-history = heuristika historie
idea-meaning-history = zkouší nejprve to, co často uřezávalo
idea-tests = nulová okna
idea-meaning-tests = jen ověří, zda je tah lepší, a teprve pak ho zkoumá
idea-aspiration = okno očekávání
idea-meaning-aspiration = očekává hodnotu předchozí iterace
idea-looking-ahead = rozšířené prořezání podle tabulky
idea-meaning-looking-ahead = zeptá se tabulky na všechny odpovědi, než jednu zkoumá
idea-symmetry = symetrie
idea-meaning-symmetry = zrcadlové obrazy bere jako tutéž pozici
idea-threads = vlákna
idea-meaning-threads = dělí tabulku mezi několik vláken
idea-negascout = NegaScout bez tabulky
idea-meaning-negascout = nulová okna v pořadí hry, nic se nepamatuje
idea-mtd-f = MTD(f)
idea-meaning-mtd-f = jen nulová okna, od hodnoty předchozí iterace
idea-sss-star = SSS*
idea-meaning-sss-star = nulová okna shora
idea-dual-star = DUAL*
idea-meaning-dual-star = nulová okna zdola
