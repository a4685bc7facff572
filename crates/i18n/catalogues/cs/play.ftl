# Partie u stolu: hodiny, konec, rady, čtení a zápis partií.

worth-draw = remíza
worth-even = vyrovnané
worth-ahead =
    { $points ->
        [one] vede o { $points } bod
        [few] vede o { $points } body
        [many] vede o { $points } bodu
       *[other] vede o { $points } bodů
    }
worth-behind =
    { $points ->
        [one] zaostává o { $points } bod
        [few] zaostává o { $points } body
        [many] zaostává o { $points } bodu
       *[other] zaostává o { $points } bodů
    }

play-out-of-time = Konec hry! Hráči { SIDE($loser, case: "dative") } vypršel čas, vyhrává { $winner }.

# Tah a co dělá.
hint-does = { $movement } { $what }.
hint-only = Je to jediný možný tah.
hint-only-win = Nic jiného nevyhrává.
hint-wins-later = { $other } také vyhrává, ale později: { worth-win }.
hint-wins-too = { $other } vyhrává stejně rychle.
hint-list-wins = Stejně rychle vyhrávají: { $others }.
hint-all-win = Každý jiný tah vyhrává stejně rychle.
hint-draws-too = { $other } také udrží remízu.
hint-list-draws = Remízu udrží také { $others }.
hint-all-draw = Každý jiný tah také udrží remízu.
hint-rest-lose = Všechno ostatní prohrává.
hint-only-draw = Jen takto se udrží remíza; { $other }: { worth-loss }.
hint-rest-loses = Pokud je vidět, všechno ostatní prohrává; { $other }: { worth-loss }.
hint-loses-sooner = { $other }: { worth-loss }.
hint-as-good = { $other } vypadá stejně dobře.
hint-list-good = Stejně dobře vypadají { $others }.
hint-all-good = Každý jiný tah vypadá stejně dobře.
hint-next =
    { $points ->
        [one] { $other } je další volba: o { $points } bod horší.
        [few] { $other } je další volba: o { $points } body horší.
        [many] { $other } je další volba: o { $points } bodu horší.
       *[other] { $other } je další volba: o { $points } bodů horší.
    }
hint-wins = Takto: { worth-win } – { $line }.
hint-wins-within = Vyhrává nejpozději takto: { worth-win } – { $line }.
hint-draws = Udrží remízu: { $line }.
hint-delays = Bohužel: { worth-loss }; nic jiného neprohrává později: { $line }.
hint-best = V hloubce { $depth } se nenašlo nic lepšího ({ $worth }): { $line }.

# Rozbor partie.
review-best = { $movement } je nejlepší tah
review-as-good = { $movement } je stejně dobrý jako { $best }
review-good = { $movement } je téměř tak dobrý jako { $better }
review-slip = { $movement } něco ztrácí: { $better } je lepší
review-win-gone = { $movement } pouští výhru; { $better }: { worth-win }
review-win-to-loss = { $movement } mění výhru v prohru; { $better }: { worth-win }
review-loses = { $movement } prohrává partii: po { $better } by ještě prohraná nebyla
review-loses-seen = { $movement } prohrává partii: po { $better } prohru není vidět
review-resigned-lost = { SIDE($side, place: "start") } se vzdává; pozice byla vyhodnocena jako prohraná ({ $worth }).
review-resigned-open = { SIDE($side, place: "start") } se vzdává, ačkoli prohru nebylo vidět ({ $worth }).
review-resigned-won = { SIDE($side, place: "start") } se vzdává, ačkoli pozice byla vyhodnocena jako vyhraná ({ $worth }).
review-time-lost = Vypršel čas: { $side }; pozice byla vyhodnocena jako prohraná ({ $worth }).
review-time-open = Vypršel čas: { $side }, ačkoli prohru nebylo vidět ({ $worth }).
review-time-won = Vypršel čas: { $side }, ačkoli pozice byla vyhodnocena jako vyhraná ({ $worth }).

## Pravidla

rulebook-moves = Tahy se zadávají takto: { $moves }.
rulebook-form = Píše se: { $form }
rulebook-names = Hry tohoto druhu s vlastními jmény:
rulebook-evaluators = Ohodnocovací funkce:
rulebook-usual = { $summary } (obvyklá)
