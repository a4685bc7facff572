# Partia przy stole: zegar, koniec, podpowiedzi, czytanie i zapis partii.

worth-draw = remis
worth-even = wyrównane
worth-ahead =
    { $points ->
        [one] prowadzi o { $points } punkt
        [few] prowadzi o { $points } punkty
        [many] prowadzi o { $points } punktów
       *[other] prowadzi o { $points } punktów
    }
worth-behind =
    { $points ->
        [one] traci { $points } punkt
        [few] traci { $points } punkty
        [many] traci { $points } punktów
       *[other] traci { $points } punktów
    }

play-out-of-time = Koniec gry! Skończył się czas { SIDE($loser, case: "genitive") }, { AGREE($winner, one: "wygrywa", many: "wygrywają") } { $winner }.

# Ruch i co robi.
hint-does = { $movement } { $what }.
hint-only = To jedyny możliwy ruch.
hint-only-win = Nic innego nie wygrywa.
hint-wins-later = { $other } też wygrywa, ale później: { worth-win }.
hint-wins-too = { $other } wygrywa równie szybko.
hint-list-wins = Równie szybko wygrywają: { $others }.
hint-all-win = Każdy inny ruch wygrywa równie szybko.
hint-draws-too = { $other } też utrzymuje remis.
hint-list-draws = Remis utrzymują też { $others }.
hint-all-draw = Każdy inny ruch też utrzymuje remis.
hint-rest-lose = Wszystko inne przegrywa.
hint-only-draw = Tylko tak utrzymuje się remis; { $other }: { worth-loss }.
hint-rest-loses = O ile widać, wszystko inne przegrywa; { $other }: { worth-loss }.
hint-loses-sooner = { $other }: { worth-loss }.
hint-as-good = { $other } wygląda równie dobrze.
hint-list-good = Równie dobrze wyglądają { $others }.
hint-all-good = Każdy inny ruch wygląda równie dobrze.
hint-next =
    { $points ->
        [one] { $other } to następny wybór: o { $points } punkt gorszy.
        [few] { $other } to następny wybór: o { $points } punkty gorszy.
        [many] { $other } to następny wybór: o { $points } punktów gorszy.
       *[other] { $other } to następny wybór: o { $points } punktów gorszy.
    }
hint-wins = Tak: { worth-win } – { $line }.
hint-wins-within = Wygrywa najpóźniej tak: { worth-win } – { $line }.
hint-draws = Utrzymuje remis: { $line }.
hint-delays = Niestety: { worth-loss }; nic innego nie przegrywa później: { $line }.
hint-best = Na głębokości { $depth } nie znaleziono nic lepszego ({ $worth }): { $line }.

# Analiza partii.
review-best = { $movement } to najlepszy ruch
review-as-good = { $movement } jest równie dobry jak { $best }
review-good = { $movement } jest prawie tak dobry jak { $better }
review-slip = { $movement } coś oddaje: { $better } jest lepszy
review-win-gone = { $movement } wypuszcza wygraną; { $better }: { worth-win }
review-win-to-loss = { $movement } zamienia wygraną w przegraną; { $better }: { worth-win }
review-loses = { $movement } przegrywa partię: po { $better } nie byłaby jeszcze przegrana
review-loses-seen = { $movement } przegrywa partię: po { $better } nie widać przegranej
review-resigned-lost = { SIDE($side, place: "start") } { AGREE($side, one: "poddaje", many: "poddają") } pozycję ocenioną jako przegraną ({ $worth }).
review-resigned-open = { SIDE($side, place: "start") } { AGREE($side, one: "poddaje", many: "poddają") } grę, choć nie widać przegranej ({ $worth }).
review-resigned-won = { SIDE($side, place: "start") } { AGREE($side, one: "poddaje", many: "poddają") } pozycję ocenioną jako wygraną ({ $worth }).
review-time-lost = Skończył się czas { SIDE($side, case: "genitive") } w pozycji ocenionej jako przegrana ({ $worth }).
review-time-open = Skończył się czas { SIDE($side, case: "genitive") }, choć nie widać przegranej ({ $worth }).
review-time-won = Skończył się czas { SIDE($side, case: "genitive") } w pozycji ocenionej jako wygrana ({ $worth }).

## Zasady

rulebook-moves = Ruchy wpisuje się tak: { $moves }.
rulebook-form = Pisze się: { $form }
rulebook-names = Gry tego rodzaju z własnymi nazwami:
rulebook-evaluators = Funkcje oceny:
rulebook-usual = { $summary } (zwykła)
