# Партия за столом: часы, конец, подсказки, чтение и запись партий.

worth-draw = ничья

play-out-of-time = Игра окончена! У { $loser } вышло время, выигрывают { $winner }.

# Ход и что он делает: «h8 строит открытую четвёрку».
hint-does = { $movement } { $what }.
hint-wins = Так: { worth-win } — { $line }.
hint-draws = Удерживает ничью: { $line }.
hint-delays = Увы: { worth-loss }; всё остальное проигрывает не позже: { $line }.
hint-best = На глубине { $depth } ничего лучше не нашлось ({ $worth }): { $line }.
