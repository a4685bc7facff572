# Рисунок дерева поиска. Оценки и окна — с точки зрения того, чей ход в корне.

tree-title =
    { $depth ->
        [one] { $algorithm }: { $game }, глубина { $depth } полуход
        [few] { $algorithm }: { $game }, глубина { $depth } полухода
        [many] { $algorithm }: { $game }, глубина { $depth } полуходов
       *[other] { $algorithm }: { $game }, глубина { $depth } полухода
    }
tree-evaluator = Оценочная функция: { $evaluator }.
tree-answer = Оценка для { $side }: { $value }.
tree-answer-line = Оценка для { $side }: { $value }, вариант: { $line }.
tree-answer-unknown = Поиск остановлен раньше, чем стала известна оценка.
tree-cost =
    { $visited ->
        [one] Посещена { $visited } позиция.
        [few] Посещено { $visited } позиции.
        [many] Посещено { $visited } позиций.
       *[other] Посещено { $visited } позиции.
    }
tree-cost-of =
    { $visited ->
        [one] Посещена { $visited } позиция из { $all }, которые посещает минимакс.
        [few] Посещено { $visited } позиции из { $all }, которые посещает минимакс.
        [many] Посещено { $visited } позиций из { $all }, которые посещает минимакс.
       *[other] Посещено { $visited } позиции из { $all }, которые посещает минимакс.
    }
tree-cost-of-more =
    { $visited ->
        [one] Посещена { $visited } позиция, а минимакс посещает больше { $all }.
        [few] Посещено { $visited } позиции, а минимакс посещает больше { $all }.
        [many] Посещено { $visited } позиций, а минимакс посещает больше { $all }.
       *[other] Посещено { $visited } позиции, а минимакс посещает больше { $all }.
    }
# Where positions are visited more than once; $visits is larger than $visited.
tree-cost-visits-of =
    { $visits ->
        [one] { $visits } посещение
        [few] { $visits } посещения
        [many] { $visits } посещений
       *[other] { $visits } посещения
    } в { $visited } из { $all ->
        [one] { $all } позиции, которую посещает минимакс.
        [few] { $all } позиций, которые посещает минимакс.
        [many] { $all } позиций, которые посещает минимакс.
       *[other] { $all } позиций, которые посещает минимакс.
    }
tree-cost-visits =
    { $count ->
        [one] { $count } посещение, записаны не все.
        [few] { $count } посещения, записаны не все.
        [many] { $count } посещений, записаны не все.
       *[other] { $count } посещения, записаны не все.
    }
tree-cost-again =
    { $count ->
        [one] { $count } посещение было повторным: позиция та же.
        [few] { $count } посещения были повторными: позиции те же.
        [many] { $count } посещений были повторными: позиции те же.
       *[other] { $count } посещения было повторным: позиции те же.
    }
tree-mistakes = С ошибками, сделанными нарочно: { $list }.

# Внутри узлов: коротко.
tree-cut-low = отсечение: { $value } ≤ α = { $bound }
tree-cut-high = отсечение: { $value } ≥ β = { $bound }
tree-cut = отсечение после { $movement }
tree-tag-test = { $movement }, проверка
tree-tag-again = { $movement }, повторно
tree-bundle =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
tree-bundle-more =
    { $count ->
        [one] ещё { $count } ход
        [few] ещё { $count } хода
        [many] ещё { $count } ходов
       *[other] ещё { $count } хода
    }
tree-bundle-positions =
    { $count ->
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
tree-unrecorded =
    { $count ->
        [one] { $count } позиция не записана
        [few] { $count } позиции не записаны
        [many] { $count } позиций не записаны
       *[other] { $count } позиции не записано
    }
tree-never =
    { $count ->
        [one] { $count } позиция не посещена
        [few] { $count } позиции не посещены
        [many] { $count } позиций не посещены
       *[other] { $count } позиции не посещено
    }
tree-never-more = не посещено больше { $count } позиций
tree-visited-elsewhere =
    { $count ->
        [one] { $count } ход посещён другим поиском
        [few] { $count } хода посещены другим поиском
        [many] { $count } ходов посещены другим поиском
       *[other] { $count } хода посещено другим поиском
    }

# Пояснения под рисунком.
tree-key-max = ход за { $side }: берётся наибольшая оценка (max)
tree-key-min = ход за { $side }: берётся наименьшая оценка (min)
tree-key-negamax = ход за { $side }: берётся наибольшая из оценок под узлом, взятых с обратным знаком
tree-key-finished = партия окончена
tree-key-leaf = лист
tree-key-horizon = глубина исчерпана: оценочная функция
tree-key-chosen = выбранный вариант
tree-key-cut = пропущено после отсечения
tree-key-bundle = несколько ходов вместе
tree-key-test = проверка с нулевым окном
tree-key-again = повторно: ещё один поиск после проверки, ради оценки
tree-key-window = (α, β): окно при входе
tree-key-window-film = (α, β): окно при входе и то, что от него осталось, пока узел рассматривается
tree-key-bound = ≤ и ≥: известна только граница
tree-key-side = оценки с точки зрения { $side }
tree-key-mover = оценки с точки зрения той стороны, за которой ход

# Дерево текстом: каждая строка составлена из этих предложений.
tree-level = Уровень { $level }.
tree-root = Корень.
tree-move = Ход { $movement }.
tree-move-chosen = Ход { $movement }, в выбранном варианте.
tree-branch = { explain-branch-title }.
tree-branch-chosen = { explain-branch-title }, в выбранном варианте.
tree-is-test = Проверка с нулевым окном.
tree-is-again = Повторный поиск после проверки.
tree-is-finished = Партия окончена.
tree-is-leaf = Это лист.
tree-is-horizon = Глубина здесь исчерпана.
tree-is-max = Ходит { $side } и берёт наибольшую оценку (max).
tree-is-min = Ходит { $side } и берёт наименьшую оценку (min).
tree-is-negamax = Ходит { $side } и берёт наибольшую из оценок под узлом, взятых с обратным знаком.
tree-has-window = Окно от { $alpha } до { $beta }.
tree-has-value = Оценка { $value }.
tree-has-value-low = Оценка не меньше { $value }.
tree-has-value-high = Оценка не больше { $value }.
tree-has-no-value = Остановлено раньше, чем стала известна оценка.
# $why — одно из сообщений explain-because.
tree-why = Отсечение: { $why }.
tree-why-unknown = Отсечение раньше последнего хода.
tree-left-out =
    { $count ->
        [one] Пропущен { $count } ход.
        [few] Пропущено { $count } хода.
        [many] Пропущено { $count } ходов.
       *[other] Пропущено { $count } хода.
    }
tree-left-out-moves =
    { $count ->
        [one] Пропущен { $count } ход: { $moves }.
        [few] Пропущено { $count } хода: { $moves }.
        [many] Пропущено { $count } ходов: { $moves }.
       *[other] Пропущено { $count } хода: { $moves }.
    }
tree-values-for = Все оценки и окна — с точки зрения { $side }.
tree-values-for-mover = Все оценки даны с точки зрения той стороны, за которой ход в узле.

# Фильм: одно предложение на шаг.
tree-step = Шаг { $step } из { $steps }, в оранжевой рамке: { $what }
tree-step-bundle =
    { $count ->
        [one] { $count } позиция ниже { $path } здесь пройдена без показа.
        [few] { $count } позиции ниже { $path } здесь пройдены без показа.
        [many] { $count } позиций ниже { $path } здесь пройдены без показа.
       *[other] { $count } позиции ниже { $path } здесь пройдено без показа.
    }
tree-step-bundle-root =
    { $count ->
        [one] { $count } позиция ниже корня здесь пройдена без показа.
        [few] { $count } позиции ниже корня здесь пройдены без показа.
        [many] { $count } позиций ниже корня здесь пройдены без показа.
       *[other] { $count } позиции ниже корня здесь пройдено без показа.
    }

# Команда.
tree-searching = поиск …
tree-interrupted = нарисовано то, что успели найти
tree-drawn =
    { $count ->
        [one] { $file }: нарисовано { $count } посещение
        [few] { $file }: нарисованы все { $count } посещения
        [many] { $file }: нарисованы все { $count } посещений
       *[other] { $file }: нарисовано всё, { $count } посещения
    }
tree-drawn-part = { $file }: нарисовано посещений: { $shown } из { $visits }, остальные собраны вместе; --most N рисует больше, --all рисует всё
tree-steps-written =
    { $count ->
        [one] { $folder }: { $count } шаг, и движущаяся картинка { $film }
        [few] { $folder }: { $count } шага, и движущаяся картинка { $film }
        [many] { $folder }: { $count } шагов, и движущаяся картинка { $film }
       *[other] { $folder }: { $count } шага, и движущаяся картинка { $film }
    }
tree-steps-left-out =
    { $count ->
        [one] { $count } шаг перед последним пропущен: --most-steps { $all } даёт все
        [few] { $count } шага перед последним пропущены: --most-steps { $all } даёт все
        [many] { $count } шагов перед последним пропущены: --most-steps { $all } даёт все
       *[other] { $count } шага перед последним пропущено: --most-steps { $all } даёт все
    }
