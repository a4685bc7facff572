# Партія за столом: годинник, кінець, підказки, читання й запис партій.

worth-draw = нічия

play-out-of-time = Гру закінчено! У { $loser } вийшов час, виграють { $winner }.

# Хід і що він робить: «h8 будує відкриту четвірку».
hint-does = { $movement } { $what }.
hint-wins = Так: { worth-win } — { $line }.
hint-draws = Утримує нічию: { $line }.
hint-delays = На жаль: { worth-loss }; усе інше програє не пізніше: { $line }.
hint-best = На глибині { $depth } нічого кращого не знайшлося ({ $worth }): { $line }.
