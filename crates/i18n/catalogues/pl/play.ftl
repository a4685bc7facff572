# Partia przy stole: zegar, koniec, podpowiedzi, czytanie i zapis partii.

worth-draw = remis

play-out-of-time = Koniec gry! Graczowi { $loser } skończył się czas, wygrywa { $winner }.

# Ruch i co robi.
hint-does = { $movement } { $what }.
hint-wins = Tak: { worth-win } – { $line }.
hint-draws = Utrzymuje remis: { $line }.
hint-delays = Niestety: { worth-loss }; nic innego nie przegrywa później: { $line }.
hint-best = Na głębokości { $depth } nie znaleziono nic lepszego ({ $worth }): { $line }.
