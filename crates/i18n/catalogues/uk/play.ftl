# Партія за столом: годинник, кінець, підказки, читання й запис партій.

worth-draw = нічия
worth-even = рівна гра
worth-ahead =
    { $points ->
        [one] попереду на { $points } очко
        [few] попереду на { $points } очки
        [many] попереду на { $points } очок
       *[other] попереду на { $points } очка
    }
worth-behind =
    { $points ->
        [one] позаду на { $points } очко
        [few] позаду на { $points } очки
        [many] позаду на { $points } очок
       *[other] позаду на { $points } очка
    }
worth-side-win = { $side }: { worth-win }
worth-side-ahead = { $side }: { worth-ahead }

play-out-of-time = Гру закінчено! У { $loser } вийшов час, виграють { $winner }.

# Хід і що він робить: «h8 будує відкриту четвірку».
hint-does = { $movement } { $what }.
hint-wins = Так: { worth-win } — { $line }.
hint-draws = Утримує нічию: { $line }.
hint-delays = На жаль: { worth-loss }; усе інше програє не пізніше: { $line }.
hint-best = На глибині { $depth } нічого кращого не знайшлося ({ $worth }): { $line }.
