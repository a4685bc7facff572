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
hint-only = To jedyny możliwy ruch.
hint-only-win = Nic innego nie wygrywa.
hint-no-other-win = Innej wygranej nie znaleziono.
hint-wins-later = { $other } też wygrywa, ale później: { worth-win }.
hint-wins-too = { $other } wygrywa równie szybko.
hint-draws-too = { $other } też utrzymuje remis.
hint-only-draw = Tylko tak utrzymuje się remis; { $other }: { worth-loss }.
hint-rest-loses = Wszystko inne przegrywa; { $other }: { worth-loss }.
hint-loses-sooner = { $other }: { worth-loss }.
hint-as-good = { $other } wygląda równie dobrze.
hint-next =
    { $points ->
        [one] { $other } to następny wybór: o { $points } punkt gorszy.
        [few] { $other } to następny wybór: o { $points } punkty gorszy.
        [many] { $other } to następny wybór: o { $points } punktów gorszy.
       *[other] { $other } to następny wybór: o { $points } punktu gorszy.
    }
hint-wins = Tak: { worth-win } – { $line }.
hint-draws = Utrzymuje remis: { $line }.
hint-delays = Niestety: { worth-loss }; nic innego nie przegrywa później: { $line }.
hint-best = Na głębokości { $depth } nie znaleziono nic lepszego ({ $worth }): { $line }.
