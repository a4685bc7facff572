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
worth-side-win = { $side }: { worth-win }
worth-side-ahead = { $side } { worth-ahead }

play-out-of-time = Konec hry! Hráči { $loser } vypršel čas, vyhrává { $winner }.

# Tah a co dělá.
hint-does = { $movement } { $what }.
hint-wins = Takto: { worth-win } – { $line }.
hint-draws = Udrží remízu: { $line }.
hint-delays = Bohužel: { worth-loss }; nic jiného neprohrává později: { $line }.
hint-best = V hloubce { $depth } se nenašlo nic lepšího ({ $worth }): { $line }.
