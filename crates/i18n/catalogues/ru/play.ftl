# Партия за столом: часы, конец, подсказки, чтение и запись партий.

worth-draw = ничья
worth-even = равная игра
worth-ahead =
    { $points ->
        [one] впереди на { $points } очко
        [few] впереди на { $points } очка
        [many] впереди на { $points } очков
       *[other] впереди на { $points } очков
    }
worth-behind =
    { $points ->
        [one] позади на { $points } очко
        [few] позади на { $points } очка
        [many] позади на { $points } очков
       *[other] позади на { $points } очков
    }

play-out-of-time = Игра окончена! У { SIDE($loser, case: "genitive") } вышло время, победа за { SIDE($winner, case: "instrumental") }.

# Ход и что он делает: «h8 строит открытую четвёрку».
hint-does = { $movement } { $what }.
hint-only = Это единственный возможный ход.
hint-only-win = Больше ничто не выигрывает.
hint-wins-later = { $other } тоже выигрывает, но позже: { worth-win }.
hint-wins-too = { $other } выигрывает так же быстро.
hint-list-wins = Так же быстро выигрывают: { $others }.
hint-all-win = Любой другой ход выигрывает так же быстро.
hint-draws-too = { $other } тоже удерживает ничью.
hint-list-draws = Ничью удерживают также { $others }.
hint-all-draw = Любой другой ход тоже удерживает ничью.
hint-rest-lose = Всё остальное проигрывает.
hint-only-draw = Только так удерживается ничья; { $other }: { worth-loss }.
hint-rest-loses = Насколько видно, всё остальное проигрывает; { $other }: { worth-loss }.
hint-loses-sooner = { $other }: { worth-loss }.
hint-as-good = { $other } выглядит не хуже.
hint-list-good = Не хуже выглядят { $others }.
hint-all-good = Любой другой ход выглядит не хуже.
hint-next =
    { $points ->
        [one] { $other } — следующий выбор: на { $points } очко хуже.
        [few] { $other } — следующий выбор: на { $points } очка хуже.
        [many] { $other } — следующий выбор: на { $points } очков хуже.
       *[other] { $other } — следующий выбор: на { $points } очков хуже.
    }
hint-wins = Так: { worth-win } — { $line }.
hint-wins-within = Выигрывает не дольше чем так: { worth-win } — { $line }.
hint-draws = Удерживает ничью: { $line }.
hint-delays = Увы: { worth-loss }; всё остальное проигрывает не позже: { $line }.
hint-best = На глубине { $depth } ничего лучше не нашлось ({ $worth }): { $line }.

# Разбор партии.
review-best = { $movement } — лучший ход
review-as-good = { $movement } не хуже, чем { $best }
review-good = { $movement } почти не хуже, чем { $better }
review-slip = { $movement } что-то отдаёт: { $better } лучше
review-win-gone = { $movement } упускает выигрыш; { $better }: { worth-win }
review-win-to-loss = { $movement } превращает выигрыш в проигрыш; { $better }: { worth-win }
review-loses = { $movement } проигрывает партию; { $better } её ещё удерживал
review-loses-seen = { $movement } проигрывает партию: после { $better } проигрыша не видно
review-resigned-lost = { SIDE($side, place: "start") } { AGREE($side, one: "сдаётся", many: "сдаются") }; позиция признана проигранной ({ $worth }).
review-resigned-open = { SIDE($side, place: "start") } { AGREE($side, one: "сдаётся", many: "сдаются") }, хотя проигрыша не видно ({ $worth }).
review-resigned-won = { SIDE($side, place: "start") } { AGREE($side, one: "сдаётся", many: "сдаются") }, хотя позиция признана выигранной ({ $worth }).
review-time-lost = У { SIDE($side, case: "genitive") } вышло время; позиция признана проигранной ({ $worth }).
review-time-open = У { SIDE($side, case: "genitive") } вышло время, хотя проигрыша не видно ({ $worth }).
review-time-won = У { SIDE($side, case: "genitive") } вышло время, хотя позиция признана выигранной ({ $worth }).

## Правила

rulebook-moves = Как вводят ходы: { $moves }.
rulebook-form = Как пишут: { $form }
rulebook-names = Игры этого рода с собственными именами:
rulebook-evaluators = Оценочные функции:
rulebook-usual = { $summary } (обычная)
