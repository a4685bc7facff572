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
worth-side-win = { $side }: { worth-win }
worth-side-ahead = { $side } { worth-ahead }

play-out-of-time = Koniec hry! Hráčovi { $loser } vypršal čas, vyhráva { $winner }.

# Ťah a čo robí.
hint-does = { $movement } { $what }.
hint-wins = Takto: { worth-win } – { $line }.
hint-draws = Udrží remízu: { $line }.
hint-delays = Žiaľ: { worth-loss }; nič iné neprehráva neskôr: { $line }.
hint-best = V hĺbke { $depth } sa nenašlo nič lepšie ({ $worth }): { $line }.
