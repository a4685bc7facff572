# Партія за столом: годинник, кінець, підказки, читання й запис партій.

worth-draw = нічия
worth-even = рівна гра
worth-ahead =
    { $points ->
        [one] попереду на { $points } очко
        [few] попереду на { $points } очки
        [many] попереду на { $points } очок
       *[other] попереду на { $points } очок
    }
worth-behind =
    { $points ->
        [one] позаду на { $points } очко
        [few] позаду на { $points } очки
        [many] позаду на { $points } очок
       *[other] позаду на { $points } очок
    }

play-out-of-time = Гру закінчено! У { SIDE($loser, case: "genitive") } вийшов час, перемога за { SIDE($winner, case: "instrumental") }.

# Хід і що він робить: «h8 будує відкриту четвірку».
hint-does = { $movement } { $what }.
hint-only = Це єдиний можливий хід.
hint-only-win = Більше ніщо не виграє.
hint-wins-later = { $other } теж виграє, але пізніше: { worth-win }.
hint-wins-too = { $other } виграє так само швидко.
hint-list-wins = Так само швидко виграють: { $others }.
hint-all-win = Кожен інший хід виграє так само швидко.
hint-draws-too = { $other } теж утримує нічию.
hint-list-draws = Нічию утримують також { $others }.
hint-all-draw = Кожен інший хід теж утримує нічию.
hint-rest-lose = Усе інше програє.
hint-only-draw = Лише так утримується нічия; { $other }: { worth-loss }.
hint-rest-loses = Наскільки видно, все інше програє; { $other }: { worth-loss }.
hint-loses-sooner = { $other }: { worth-loss }.
hint-as-good = { $other } виглядає не гірше.
hint-list-good = Не гірше виглядають { $others }.
hint-all-good = Кожен інший хід виглядає не гірше.
hint-next =
    { $points ->
        [one] { $other } — наступний вибір: на { $points } очко гірше.
        [few] { $other } — наступний вибір: на { $points } очки гірше.
        [many] { $other } — наступний вибір: на { $points } очок гірше.
       *[other] { $other } — наступний вибір: на { $points } очок гірше.
    }
hint-wins = Так: { worth-win } — { $line }.
hint-wins-within = Виграє не довше ніж так: { worth-win } — { $line }.
hint-draws = Утримує нічию: { $line }.
hint-delays = На жаль: { worth-loss }; усе інше програє не пізніше: { $line }.
hint-best = На глибині { $depth } нічого кращого не знайшлося ({ $worth }): { $line }.

# Розбір партії.
review-best = { $movement } — найкращий хід
review-as-good = { $movement } не гірше, ніж { $best }
review-good = { $movement } майже не гірше, ніж { $better }
review-slip = { $movement } дещо віддає: { $better } краще
review-win-gone = { $movement } упускає виграш; { $better }: { worth-win }
review-win-to-loss = { $movement } перетворює виграш на програш; { $better }: { worth-win }
review-loses = { $movement } програє партію; { $better } ще утримував її
review-loses-seen = { $movement } програє партію: після { $better } програшу не видно
review-resigned-lost = { SIDE($side, place: "start") } { AGREE($side, one: "здається", many: "здаються") }; позицію визнано програною ({ $worth }).
review-resigned-open = { SIDE($side, place: "start") } { AGREE($side, one: "здається", many: "здаються") }, хоча програшу не видно ({ $worth }).
review-resigned-won = { SIDE($side, place: "start") } { AGREE($side, one: "здається", many: "здаються") }, хоча позицію визнано виграною ({ $worth }).
review-time-lost = У { SIDE($side, case: "genitive") } вийшов час; позицію визнано програною ({ $worth }).
review-time-open = У { SIDE($side, case: "genitive") } вийшов час, хоча програшу не видно ({ $worth }).
review-time-won = У { SIDE($side, case: "genitive") } вийшов час, хоча позицію визнано виграною ({ $worth }).

## Правила

rulebook-moves = Як уводять ходи: { $moves }.
rulebook-form = Як пишуть: { $form }
rulebook-names = Ігри цього роду з власними іменами:
rulebook-evaluators = Оцінювальні функції:
rulebook-usual = { $summary } (звичайна)
