# Сравнения: `plyground compare`, его таблицы, графики и страницы. Словарь — в начале names.ftl.

# Что сравнивается: заголовок таблиц и страниц.
compare-heading = Сравнение алгоритмов поиска: { $game }
compare-title =
    { $count ->
        [one] { $game }; оценочная функция: { $evaluators }; соглашения: { $convention }
        [few] { $game }; оценочные функции: { $evaluators }; соглашения: { $convention }
        [many] { $game }; оценочные функции: { $evaluators }; соглашения: { $convention }
       *[other] { $game }; оценочные функции: { $evaluators }; соглашения: { $convention }
    }
compare-position = позиция { $number }: { $position }, ход за { $side }
compare-position-number = позиция { $number }
compare-in-order = порядок ходов: { $ordering }
compare-line = { $search }, { $order }
compare-any-order = любой порядок
compare-order-natural = как в игре
compare-order-reversed = обратный
compare-order-centre = от центра
compare-order-random = случайный (зерно { $seed })
compare-order-best =
    { $plies ->
        [one] сначала лучшие ({ $plies } полуход)
        [few] сначала лучшие ({ $plies } полухода)
        [many] сначала лучшие ({ $plies } полуходов)
       *[other] сначала лучшие ({ $plies } полухода)
    }
# Добавляет что-то к списку.
compare-list = { $before }; { $last }
# Под таблицей, в которой некоторые поиски отмечены звёздочкой.
compare-mistakes = * с ошибками: { $mistakes }

## Столбцы таблицы, как можно короче, и что они значат.

compare-columns = Что значат столбцы
compare-column-position = позиция
compare-column-evaluator = функция
compare-column-ordering = порядок
compare-column-depth = глубина
compare-column-search = поиск
compare-column-value = оценка
compare-explain-value = Оценка для того, чей ход, как её считает оценочная функция.
compare-column-best = лучший
compare-explain-best = Первый из лучших ходов.
compare-column-nodes = узлы
compare-explain-nodes = Посещённые позиции вместе с корнем; повторное посещение считается ещё раз.
compare-column-share = доля
compare-explain-share = Узлы в сравнении с первым поиском той же глубины.
compare-column-generated = порождено
compare-explain-generated = Возможные ходы, сложенные по всем посещённым узлам вместе с листьями.
compare-column-leaves = листья
compare-explain-leaves = Узлы, оценённые без взгляда на потомков: концы партий и горизонт.
compare-column-cutoffs = отсечения
compare-explain-cutoffs = Узлы, оставленные раньше времени: хотя бы один ход не рассмотрен.
compare-column-researches = повторные
compare-explain-researches = Повторные посещения потомка после проверки с нулевым окном.
compare-column-time = время
compare-explain-time = Медиана времени прогонов.
compare-column-spread = МКР
compare-explain-spread = Межквартильный размах времени, то есть размах средней половины прогонов, в долях медианы.
compare-column-branching = ветвление
compare-explain-branching = Эффективный коэффициент ветвления: одинаковое число ходов, при котором дерево такой глубины имело бы столько же узлов.
compare-column-fewer-nodes = меньше узлов
compare-explain-fewer-nodes = Во сколько раз меньше узлов, чем у минимакса (или негамакса, если минимакс не запускался).
compare-column-faster = быстрее
compare-explain-faster = Во сколько раз быстрее минимакса (или негамакса, если минимакс не запускался), с погрешностью.
compare-column-first-cuts = первым ходом
compare-explain-first-cuts = Доля отсечений, сделанных первым ходом.
compare-column-research-rate = повторы
compare-explain-research-rate = Доля проверок с нулевым окном, после которых ход пришлось искать повторно.
compare-column-times-minimal = × минимум
compare-explain-times-minimal = Узлы в сравнении с наименьшим деревом, доказывающим оценку (Кнут и Мур).
compare-column-ordering-nodes = на порядок
compare-explain-ordering-nodes = Узлы, потраченные на упорядочение ходов; в других столбцах их нет.

## Величины.

compare-nanoseconds = { $number } нс
compare-microseconds = { $number } мкс
compare-milliseconds = { $number } мс
compare-seconds = { $number } с
compare-minutes = { $number } мин
compare-percent = { $number } %
compare-times = { $number }×
compare-times-error = { $number }× ± { $error }

## Графики. Величины начинаются с прописной буквы: они стоят в начале заголовка.

compare-quantity-nodes = Узлы
compare-quantity-time = Время
compare-quantity-generated = Порождённые ходы
compare-quantity-leaves = Листья
compare-quantity-cutoffs = Отсечения
compare-quantity-branching = Эффективный коэффициент ветвления
compare-quantity-fewer-nodes = Во сколько раз меньше узлов, чем у минимакса
compare-quantity-faster = Во сколько раз быстрее минимакса
compare-quantity-times-minimal = Во сколько раз больше узлов, чем в минимальном дереве
compare-plot-against = { $quantity } в зависимости от глубины
compare-plot-at = { $quantity } на глубине { $depth }
compare-axis-depth = глубина
compare-minimal-tree = минимальное дерево

## Что говорит команда.

compare-progress = { $done }/{ $all }  глубина { $depth }, { $algorithm }
# После хода работы; { $time } — минуты и секунды, например 2:05.
compare-time-left = , осталось { $time }
compare-written = записано: { $file }
compare-check-agree = проверка: все верные поиски дают одну и ту же оценку на каждой глубине
compare-check-agree-but =
    { $count ->
        [one] проверка: все верные поиски дают одну и ту же оценку на каждой глубине; { $count } поиск с ошибками не учтён
        [few] проверка: все верные поиски дают одну и ту же оценку на каждой глубине; { $count } поиска с ошибками не учтены
        [many] проверка: все верные поиски дают одну и ту же оценку на каждой глубине; { $count } поисков с ошибками не учтены
       *[other] проверка: все верные поиски дают одну и ту же оценку на каждой глубине; { $count } поиска с ошибками не учтено
    }
compare-check-nothing = проверка: сравнивать нечего
compare-check-nothing-but =
    { $count ->
        [one] проверка: сравнивать нечего; { $count } поиск с ошибками не учтён
        [few] проверка: сравнивать нечего; { $count } поиска с ошибками не учтены
        [many] проверка: сравнивать нечего; { $count } поисков с ошибками не учтены
       *[other] проверка: сравнивать нечего; { $count } поиска с ошибками не учтено
    }
compare-check-disagree = проверка: { $first } и { $second } расходятся на глубине { $depth }
compare-scattered =
    { $count ->
        [one] отношение времени не указано для { $count } поиска: разброс прогонов слишком велик
        [few] отношение времени не указано для { $count } поисков: разброс прогонов слишком велик
        [many] отношение времени не указано для { $count } поисков: разброс прогонов слишком велик
       *[other] отношение времени не указано для { $count } поиска: разброс прогонов слишком велик
    }
compare-outliers =
    { $count ->
        [one] внимание: { $count } прогон (поисков с такими прогонами: { $searches }) занял гораздо больше или меньше времени, чем остальные прогоны того же поиска; возможно, на этом компьютере работает что-то ещё
        [few] внимание: { $count } прогона (поисков с такими прогонами: { $searches }) заняли гораздо больше или меньше времени, чем остальные прогоны того же поиска; возможно, на этом компьютере работает что-то ещё
        [many] внимание: { $count } прогонов (поисков с такими прогонами: { $searches }) заняли гораздо больше или меньше времени, чем остальные прогоны того же поиска; возможно, на этом компьютере работает что-то ещё
       *[other] внимание: { $count } прогона (поисков с такими прогонами: { $searches }) заняло гораздо больше или меньше времени, чем остальные прогоны того же поиска; возможно, на этом компьютере работает что-то ещё
    }
compare-interrupted = показано то, что успели измерить
compare-interrupted-resume = показано и сохранено то, что успели измерить; та же команда продолжит с этого места
compare-finished-draw = в этой позиции партия окончена вничью: выберите такую, где ещё можно ходить
compare-finished-won = в этой позиции партия окончена, победа { $side }: выберите такую, где ещё можно ходить
compare-no-positions = в { $file } нет ни одной позиции: пишите по одной на строку
compare-at-line = { $file }, строка { $line }: { $error }
compare-resume-stream = --resume нужен файл, в котором результаты хранятся и из которого читаются снова: - не файл
compare-resume-foreign = в { $file } нет результатов сравнения ({ $reason }): выберите другой файл
compare-resume-version = в { $file } результаты версии { $version }, которая могла считать иначе: выберите другой файл
compare-resume-another = в { $file } результаты другого сравнения, отличаются { $options }: повторите его настройки или выберите другой файл

## `compare --conventions`: что соглашения учебников меняют в одной позиции.

compare-conventions-title = Что меняют соглашения ({ $game }; оценочная функция: { $evaluator }; глубина: { $depth })
compare-conventions-truth = настоящие оценки ходов корня: { $moves }
compare-conventions-legend = Число — оценка хода корня; ≤ значит, что она такая или меньше: больше поиску знать и не нужно.
compare-conventions-why = Почему они отличаются от наших:
# Предложения об одном поиске; { $conventions } — список имён.
compare-conventions-row = { $algorithm } (соглашения: { $conventions }): { $sentences }
compare-conventions-same = То же, что у нас.
compare-conventions-idle = Остальное само по себе ничего не меняет.
compare-conventions-together = Всё вместе:
compare-conventions-interrupted = ничего не сравнено до конца
compare-conventions-one-depth = --conventions смотрит на одну глубину: укажите одну, например --depths { $depth }
compare-conventions-one-position = --conventions смотрит на одну позицию: укажите одну
compare-conventions-one-ordering = --conventions смотрит на один порядок ходов: укажите один
compare-conventions-one-evaluator = --conventions смотрит на одну оценочную функцию: укажите одну
compare-conventions-no-search = --conventions касается alpha-beta и negascout: назовите один из них, в игре с чередованием ходов
compare-left-out = Пропущено: { $searches }. Им нужно, чтобы ходы чередовались, а в { $game } игрок может ходить дважды подряд.
compare-column-conventions = соглашения
# На сколько узлов больше или меньше, чем с нашими соглашениями.
compare-column-difference = ± к нашим
compare-column-root-moves = ходы корня

## Что набор соглашений делает не так, как наш.

compare-choice-fail-hard = Узел не возвращает ни меньше альфы, ни больше беты; у нас он возвращает лучшую увиденную оценку.
compare-choice-fail-hard-below = Узел не возвращает меньше альфы; у нас он возвращает лучшую увиденную оценку.
compare-choice-cut-above = Ходы отсекаются, только когда оценка превышает бету; у нас — уже когда она её достигает.
compare-choice-window-range = Окно корня — размах оценочной функции, а у нас оно бесконечно: ход с наибольшей возможной оценкой заканчивает поиск.
compare-choice-window-fixed = Окно корня с обеих сторон кончается на { $bound }, а у нас оно бесконечно.
compare-choice-root-untested = У каждого хода корня ищется оценка; у нас лишь проверяется, лучше ли он лучшего из прежних.
compare-choice-root-unshared = Каждый ход корня получает окно целиком; у нас он пользуется предыдущими ходами.
compare-choice-research-from-value = Ход, прошедший проверку, ищется повторно от оценки, которую вернула проверка; у нас — от альфы.
compare-choice-finished-flat = Конец партии стоит одинаково на любом расстоянии; у нас это решает оценочная функция.
compare-choice-finished-nearer = Более близкий выигрыш стоит больше; у нас это решает оценочная функция.
compare-choice-finished-root = Законченная партия в корне всё равно перебирается; у нас ответ даётся сразу.
compare-choice-no-move = Если ни один ход не превышает нижней границы корня, ход не называется; у нас называется первый.

## И что это даёт здесь.

compare-effect-none = Здесь это не меняет ничего, что считается или показывается.
compare-effect-more-cutoffs =
    Здесь на { $count } { $count ->
        [one] отсечение
        [few] отсечения
        [many] отсечений
       *[other] отсечения
    } больше.
compare-effect-fewer-cutoffs =
    Здесь на { $count } { $count ->
        [one] отсечение
        [few] отсечения
        [many] отсечений
       *[other] отсечения
    } меньше.
compare-effect-more-researches =
    Повторно ищется на { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } больше.
compare-effect-fewer-researches =
    Повторно ищется на { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } меньше.
compare-effect-same-nodes = Узлов посещается столько же.
compare-effect-more-nodes = Посещается на { count-nodes } больше.
compare-effect-fewer-nodes = Посещается на { count-nodes } меньше.
compare-effect-value = Оценка { $theirs } вместо { $ours }.
compare-effect-best = Лучший ход { $theirs } вместо { $ours }.
compare-effect-no-best = Лучший ход не называется вместо { $ours }.
# { $moves } — список из compare-effect-move.
compare-effect-shown =
    Иначе { $count ->
        [one] показан { $count } ход
        [few] показаны { $count } хода
        [many] показаны { $count } ходов
       *[other] показано { $count } хода
    } корня: { $moves }.
compare-effect-move = { $move } как { $theirs } вместо { $ours }
