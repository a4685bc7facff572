# Partia pri stole: hodiny, koniec, rady, čítanie a zápis partií.

worth-draw = remíza
worth-even = vyrovnané
worth-ahead =
    { $points ->
        [one] vedie o { $points } bod
        [few] vedie o { $points } body
        [many] vedie o { $points } bodu
       *[other] vedie o { $points } bodov
    }
worth-behind =
    { $points ->
        [one] zaostáva o { $points } bod
        [few] zaostáva o { $points } body
        [many] zaostáva o { $points } bodu
       *[other] zaostáva o { $points } bodov
    }

play-out-of-time = Koniec hry! Hráčovi { SIDE($loser, case: "dative") } vypršal čas, vyhráva { $winner }.

# Ťah a čo robí.
hint-does = { $movement } { $what }.
hint-only = Je to jediný možný ťah.
hint-only-win = Nič iné nevyhráva.
hint-wins-later = { $other } tiež vyhráva, ale neskôr: { worth-win }.
hint-wins-too = { $other } vyhráva rovnako rýchlo.
hint-list-wins = Rovnako rýchlo vyhrávajú: { $others }.
hint-all-win = Každý iný ťah vyhráva rovnako rýchlo.
hint-draws-too = { $other } tiež udrží remízu.
hint-list-draws = Remízu udržia aj { $others }.
hint-all-draw = Každý iný ťah tiež udrží remízu.
hint-rest-lose = Všetko ostatné prehráva.
hint-only-draw = Iba takto sa udrží remíza; { $other }: { worth-loss }.
hint-rest-loses = Pokiaľ vidno, všetko ostatné prehráva; { $other }: { worth-loss }.
hint-loses-sooner = { $other }: { worth-loss }.
hint-as-good = { $other } vyzerá rovnako dobre.
hint-list-good = Rovnako dobre vyzerajú { $others }.
hint-all-good = Každý iný ťah vyzerá rovnako dobre.
hint-next =
    { $points ->
        [one] { $other } je ďalšia voľba: o { $points } bod horšia.
        [few] { $other } je ďalšia voľba: o { $points } body horšia.
        [many] { $other } je ďalšia voľba: o { $points } bodu horšia.
       *[other] { $other } je ďalšia voľba: o { $points } bodov horšia.
    }
hint-wins = Takto: { worth-win } – { $line }.
hint-wins-within = Vyhráva najneskôr takto: { worth-win } – { $line }.
hint-draws = Udrží remízu: { $line }.
hint-delays = Žiaľ: { worth-loss }; nič iné neprehráva neskôr: { $line }.
hint-best = V hĺbke { $depth } sa nenašlo nič lepšie ({ $worth }): { $line }.

# Rozbor partie.
review-best = { $movement } je najlepší ťah
review-as-good = { $movement } je rovnako dobrý ako { $best }
review-good = { $movement } je takmer taký dobrý ako { $better }
review-slip = { $movement } niečo stráca: { $better } je lepší
review-win-gone = { $movement } púšťa výhru; { $better }: { worth-win }
review-win-to-loss = { $movement } mení výhru na prehru; { $better }: { worth-win }
review-loses = { $movement } prehráva partiu: po { $better } by ešte prehratá nebola
review-loses-seen = { $movement } prehráva partiu: po { $better } prehru nevidno
review-resigned-lost = { SIDE($side, place: "start") } sa vzdáva; pozícia bola vyhodnotená ako prehraná ({ $worth }).
review-resigned-open = { SIDE($side, place: "start") } sa vzdáva, hoci prehru nebolo vidno ({ $worth }).
review-resigned-won = { SIDE($side, place: "start") } sa vzdáva, hoci pozícia bola vyhodnotená ako vyhraná ({ $worth }).
review-time-lost = Vypršal čas: { $side }; pozícia bola vyhodnotená ako prehraná ({ $worth }).
review-time-open = Vypršal čas: { $side }, hoci prehru nebolo vidno ({ $worth }).
review-time-won = Vypršal čas: { $side }, hoci pozícia bola vyhodnotená ako vyhraná ({ $worth }).

## Pravidlá

rulebook-moves = Ťahy sa zadávajú takto: { $moves }.
rulebook-form = Píše sa: { $form }
rulebook-names = Hry tohto druhu s vlastnými menami:
rulebook-evaluators = Hodnotiace funkcie:
rulebook-usual = { $summary } (obvyklá)
