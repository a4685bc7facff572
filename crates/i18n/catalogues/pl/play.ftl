# Partia przy stole: zegar, koniec, podpowiedzi, czytanie i zapis partii.

worth-draw = remis
worth-even = wyrównane
worth-ahead =
    { $points ->
        [one] prowadzi o { $points } punkt
        [few] prowadzi o { $points } punkty
        [many] prowadzi o { $points } punktów
       *[other] prowadzi o { $points } punktu
    }
worth-behind =
    { $points ->
        [one] traci { $points } punkt
        [few] traci { $points } punkty
        [many] traci { $points } punktów
       *[other] traci { $points } punktu
    }
worth-side-win = { $side }: { worth-win }
worth-side-ahead = { $side } { worth-ahead }

play-out-of-time = Koniec gry! Graczowi { $loser } skończył się czas, wygrywa { $winner }.

# Ruch i co robi.
hint-does = { $movement } { $what }.
hint-wins = Tak: { worth-win } – { $line }.
hint-draws = Utrzymuje remis: { $line }.
hint-delays = Niestety: { worth-loss }; nic innego nie przegrywa później: { $line }.
hint-best = Na głębokości { $depth } nie znaleziono nic lepszego ({ $worth }): { $line }.
