# Cenník nápadov: akú cenu má každá vec, ktorá zrýchľuje hľadanie.

ideas-title = Akú cenu má každý nápad: { $game }
ideas-idea = nápad
ideas-nodes = uzly
ideas-nodes-meaning = prejdené pozície, zo všetkých skúmaných pozícií spolu; znak >, ak sa hľadanie vzdalo
ideas-won = zisk
ideas-won-meaning = koľkokrát menej uzlov než v riadku vyššie
ideas-in-all = spolu
ideas-in-all-meaning = koľkokrát menej uzlov než minimax
ideas-time = čas
ideas-time-meaning = medián niekoľkých behov
ideas-faster = rýchlejšie
ideas-faster-meaning = koľkokrát rýchlejšie než minimax
ideas-memory = pamäť
ideas-memory-meaning = veľkosť tabuľky
ideas-what = čo robí
ideas-agree = Všetky hľadania našli tie isté hodnoty.
ideas-none = Žiadne hľadanie nenašlo hodnotu, takže niet čo porovnať ani nakresliť: dovoľte väčšie --nodes alebo menšie --depth.
ideas-disagree = { $first } a { $second } sa nezhodujú v { $position }.
ideas-wrong = hľadania sa nezhodujú: jedno z nich sa mýli, oznámte to
ideas-over = hra sa tu skončila: niet čo hľadať
ideas-interrupted = riadky vyššie sú to, čo sa stihlo zmerať
ideas-progress = nápad { $place } z { $all }: { $idea }
ideas-kibibytes = { $count } KiB
ideas-mebibytes = { $count } MiB
ideas-subtitle =
    { $count ->
        [one] { $count } pozícia do hĺbky { $depth }; hodnotiaca funkcia: { $evaluator }
        [few] { $count } pozície do hĺbky { $depth }; hodnotiaca funkcia: { $evaluator }
        [many] { $count } pozície do hĺbky { $depth }; hodnotiaca funkcia: { $evaluator }
       *[other] { $count } pozícií do hĺbky { $depth }; hodnotiaca funkcia: { $evaluator }
    }
ideas-unfinished = Znak > označuje hľadanie zastavené po toľkých uzloch: { $count }.

idea-minimax = minimax
idea-meaning-minimax = prejde každú pozíciu
idea-alpha-beta = alfa-beta
idea-meaning-alpha-beta = vynechá, čo nemôže zmeniť hodnotu
idea-centre = najprv stred
idea-meaning-centre = skúša najprv ťahy pri strede plochy
idea-table = transpozičná tabuľka
idea-meaning-table = neskúma tú istú pozíciu dvakrát
idea-steps = iteratívne prehlbovanie
idea-meaning-steps = hľadá do hĺbky 1, 2, 3 … a začína najlepším ťahom predošlej iterácie
idea-killers = killer ťahy
idea-meaning-killers = skúša najprv to, čo odrezalo vedľa
idea-history = heuristika histórie
idea-meaning-history = skúša najprv to, čo často odrezávalo
idea-tests = nulové okná
idea-meaning-tests = iba overí, či je ťah lepší, a až potom ho skúma
idea-aspiration = okno očakávania
idea-meaning-aspiration = očakáva hodnotu predošlej iterácie
idea-looking-ahead = rozšírené orezanie podľa tabuľky
idea-meaning-looking-ahead = opýta sa tabuľky na všetky odpovede, skôr než jednu skúma
idea-symmetry = symetria
idea-meaning-symmetry = zrkadlové obrazy berie ako tú istú pozíciu
idea-threads = vlákna
idea-meaning-threads = delí tabuľku medzi niekoľko vlákien
idea-negascout = NegaScout bez tabuľky
idea-meaning-negascout = nulové okná v poradí hry, nič sa nepamätá
idea-mtd-f = MTD(f)
idea-meaning-mtd-f = iba nulové okná, od hodnoty predošlej iterácie
idea-sss-star = SSS*
idea-meaning-sss-star = nulové okná zhora
idea-dual-star = DUAL*
idea-meaning-dual-star = nulové okná zdola
