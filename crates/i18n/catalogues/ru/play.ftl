# Партия за столом: часы, конец, подсказки, чтение и запись партий.

worth-draw = ничья
worth-even = равная игра
worth-ahead =
    { $points ->
        [one] впереди на { $points } очко
        [few] впереди на { $points } очка
        [many] впереди на { $points } очков
       *[other] впереди на { $points } очка
    }
worth-behind =
    { $points ->
        [one] позади на { $points } очко
        [few] позади на { $points } очка
        [many] позади на { $points } очков
       *[other] позади на { $points } очка
    }
worth-side-win = { $side }: { worth-win }
worth-side-ahead = { $side }: { worth-ahead }

play-out-of-time = Игра окончена! У { $loser } вышло время, выигрывают { $winner }.

# Ход и что он делает: «h8 строит открытую четвёрку».
hint-does = { $movement } { $what }.
hint-wins = Так: { worth-win } — { $line }.
hint-draws = Удерживает ничью: { $line }.
hint-delays = Увы: { worth-loss }; всё остальное проигрывает не позже: { $line }.
hint-best = На глубине { $depth } ничего лучше не нашлось ({ $worth }): { $line }.
