# Малюнок дерева пошуку. Оцінки та вікна — з погляду того, чий хід у корені.

tree-title =
    { $depth ->
        [one] { $algorithm }: { $game }, глибина { $depth } півхід
        [few] { $algorithm }: { $game }, глибина { $depth } півходи
        [many] { $algorithm }: { $game }, глибина { $depth } півходів
       *[other] { $algorithm }: { $game }, глибина { $depth } півходу
    }
tree-evaluator = Оцінювальна функція: { $evaluator }.
tree-answer = Оцінка для { $side }: { $value }.
tree-answer-line = Оцінка для { $side }: { $value }, варіант: { $line }.
tree-answer-unknown = Пошук зупинено раніше, ніж стала відома оцінка.
tree-cost =
    { $visited ->
        [one] Відвідано { $visited } позицію.
        [few] Відвідано { $visited } позиції.
        [many] Відвідано { $visited } позицій.
       *[other] Відвідано { $visited } позиції.
    }
tree-cost-of =
    { $visited ->
        [one] Відвідано { $visited } позицію з { $all }, які відвідує мінімакс.
        [few] Відвідано { $visited } позиції з { $all }, які відвідує мінімакс.
        [many] Відвідано { $visited } позицій з { $all }, які відвідує мінімакс.
       *[other] Відвідано { $visited } позиції з { $all }, які відвідує мінімакс.
    }
tree-cost-of-more =
    { $visited ->
        [one] Відвідано { $visited } позицію, а мінімакс відвідує більше ніж { $all }.
        [few] Відвідано { $visited } позиції, а мінімакс відвідує більше ніж { $all }.
        [many] Відвідано { $visited } позицій, а мінімакс відвідує більше ніж { $all }.
       *[other] Відвідано { $visited } позиції, а мінімакс відвідує більше ніж { $all }.
    }
# Where positions are visited more than once; $visits is larger than $visited.
tree-cost-visits-of =
    { $visits ->
        [one] { $visits } відвідування
        [few] { $visits } відвідування
        [many] { $visits } відвідувань
       *[other] { $visits } відвідування
    } у { $visited } з { $all ->
        [one] { $all } позиції, яку відвідує мінімакс.
        [few] { $all } позицій, які відвідує мінімакс.
        [many] { $all } позицій, які відвідує мінімакс.
       *[other] { $all } позицій, які відвідує мінімакс.
    }
tree-cost-visits =
    { $count ->
        [one] { $count } відвідування, записано не всі.
        [few] { $count } відвідування, записано не всі.
        [many] { $count } відвідувань, записано не всі.
       *[other] { $count } відвідування, записано не всі.
    }
tree-cost-again =
    { $count ->
        [one] { $count } відвідування було повторним: позиція та сама.
        [few] { $count } відвідування були повторними: позиції ті самі.
        [many] { $count } відвідувань були повторними: позиції ті самі.
       *[other] { $count } відвідування було повторним: позиції ті самі.
    }
tree-mistakes = З помилками, зробленими навмисне: { $list }.

# Усередині вузлів: коротко.
tree-cut-low = відсікання: { $value } ≤ α = { $bound }
tree-cut-high = відсікання: { $value } ≥ β = { $bound }
tree-cut = відсікання після { $movement }
tree-tag-test = { $movement }, перевірка
tree-tag-again = { $movement }, повторно
tree-bundle =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
tree-bundle-more =
    { $count ->
        [one] ще { $count } хід
        [few] ще { $count } ходи
        [many] ще { $count } ходів
       *[other] ще { $count } ходу
    }
tree-bundle-positions =
    { $count ->
        [one] { $count } позиція
        [few] { $count } позиції
        [many] { $count } позицій
       *[other] { $count } позиції
    }
tree-unrecorded =
    { $count ->
        [one] { $count } позицію не записано
        [few] { $count } позиції не записано
        [many] { $count } позицій не записано
       *[other] { $count } позиції не записано
    }
tree-never =
    { $count ->
        [one] { $count } позицію не відвідано
        [few] { $count } позиції не відвідано
        [many] { $count } позицій не відвідано
       *[other] { $count } позиції не відвідано
    }
tree-never-more = не відвідано більше ніж { $count } позицій
tree-visited-elsewhere =
    { $count ->
        [one] { $count } хід відвідано іншим пошуком
        [few] { $count } ходи відвідано іншим пошуком
        [many] { $count } ходів відвідано іншим пошуком
       *[other] { $count } ходу відвідано іншим пошуком
    }

# Пояснення під малюнком.
tree-key-max = хід за { $side }: береться найбільша оцінка (max)
tree-key-min = хід за { $side }: береться найменша оцінка (min)
tree-key-negamax = хід за { $side }: береться найбільша з оцінок під вузлом, узятих із протилежним знаком
tree-key-finished = партію закінчено
tree-key-leaf = листок
tree-key-horizon = глибину вичерпано: оцінювальна функція
tree-key-chosen = вибраний варіант
tree-key-cut = пропущено після відсікання
tree-key-bundle = кілька ходів разом
tree-key-test = перевірка з нульовим вікном
tree-key-again = повторно: ще один пошук після перевірки, заради оцінки
tree-key-window = (α, β): вікно під час входу
tree-key-window-film = (α, β): вікно під час входу і те, що від нього лишилося, поки вузол розглядається
tree-key-bound = ≤ і ≥: відома лише межа
tree-key-side = оцінки з погляду { $side }
tree-key-mover = оцінки з погляду сторони, що ходить

# Дерево текстом: кожен рядок складено з цих речень.
tree-level = Рівень { $level }.
tree-root = Корінь.
tree-move = Хід { $movement }.
tree-move-chosen = Хід { $movement }, у вибраному варіанті.
tree-branch = { explain-branch-title }.
tree-branch-chosen = { explain-branch-title }, у вибраному варіанті.
tree-is-test = Перевірка з нульовим вікном.
tree-is-again = Повторний пошук після перевірки.
tree-is-finished = Партію закінчено.
tree-is-leaf = Це листок.
tree-is-horizon = Глибину тут вичерпано.
tree-is-max = Ходить { $side } і бере найбільшу оцінку (max).
tree-is-min = Ходить { $side } і бере найменшу оцінку (min).
tree-is-negamax = Ходить { $side } і бере найбільшу з оцінок під вузлом, узятих із протилежним знаком.
tree-has-window = Вікно від { $alpha } до { $beta }.
tree-has-value = Оцінка { $value }.
tree-has-value-low = Оцінка не менша за { $value }.
tree-has-value-high = Оцінка не більша за { $value }.
tree-has-no-value = Зупинено раніше, ніж стала відома оцінка.
# $why — одне з повідомлень explain-because.
tree-why = Відсікання: { $why }.
tree-why-unknown = Відсікання раніше останнього ходу.
tree-left-out =
    { $count ->
        [one] Пропущено { $count } хід.
        [few] Пропущено { $count } ходи.
        [many] Пропущено { $count } ходів.
       *[other] Пропущено { $count } ходу.
    }
tree-left-out-moves =
    { $count ->
        [one] Пропущено { $count } хід: { $moves }.
        [few] Пропущено { $count } ходи: { $moves }.
        [many] Пропущено { $count } ходів: { $moves }.
       *[other] Пропущено { $count } ходу: { $moves }.
    }
tree-values-for = Усі оцінки та вікна — з погляду { $side }.
tree-values-for-mover = Усі оцінки подано з погляду сторони, що ходить у вузлі.

# Фільм: одне речення на крок.
tree-step = Крок { $step } з { $steps }, в оранжевій рамці: { $what }
tree-step-bundle =
    { $count ->
        [one] { $count } позицію нижче { $path } тут пройдено без показу.
        [few] { $count } позиції нижче { $path } тут пройдено без показу.
        [many] { $count } позицій нижче { $path } тут пройдено без показу.
       *[other] { $count } позиції нижче { $path } тут пройдено без показу.
    }
tree-step-bundle-root =
    { $count ->
        [one] { $count } позицію нижче кореня тут пройдено без показу.
        [few] { $count } позиції нижче кореня тут пройдено без показу.
        [many] { $count } позицій нижче кореня тут пройдено без показу.
       *[other] { $count } позиції нижче кореня тут пройдено без показу.
    }

# Команда.
tree-searching = пошук …
tree-interrupted = намальовано те, що встигли знайти
tree-drawn =
    { $count ->
        [one] { $file }: намальовано { $count } відвідування
        [few] { $file }: намальовано всі { $count } відвідування
        [many] { $file }: намальовано всі { $count } відвідувань
       *[other] { $file }: намальовано все, { $count } відвідування
    }
tree-drawn-part = { $file }: намальовано відвідувань: { $shown } із { $visits }, решту зібрано разом; --most N малює більше, --all малює все
tree-steps-written =
    { $count ->
        [one] { $folder }: { $count } крок, і рухома картинка { $film }
        [few] { $folder }: { $count } кроки, і рухома картинка { $film }
        [many] { $folder }: { $count } кроків, і рухома картинка { $film }
       *[other] { $folder }: { $count } кроку, і рухома картинка { $film }
    }
tree-steps-left-out =
    { $count ->
        [one] { $count } крок перед останнім пропущено: --most-steps { $all } дає всі
        [few] { $count } кроки перед останнім пропущено: --most-steps { $all } дає всі
        [many] { $count } кроків перед останнім пропущено: --most-steps { $all } дає всі
       *[other] { $count } кроку перед останнім пропущено: --most-steps { $all } дає всі
    }
