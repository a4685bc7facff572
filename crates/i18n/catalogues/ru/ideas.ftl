# Прейскурант идей: чего стоит каждая вещь, которая делает поиск быстрым.

ideas-title = Чего стоит каждая идея: { $game }
ideas-idea = идея
ideas-nodes = узлы
ideas-nodes-meaning = пройденные позиции, по всем исследованным позициям вместе; знак >, если поиск был прерван
ideas-won = выигрыш
ideas-won-meaning = во сколько раз меньше узлов, чем строкой выше
ideas-in-all = всего
ideas-in-all-meaning = во сколько раз меньше узлов, чем у минимакса
ideas-time = время
ideas-time-meaning = медиана нескольких запусков
ideas-faster = быстрее
ideas-faster-meaning = во сколько раз быстрее минимакса
ideas-memory = память
ideas-memory-meaning = размер таблицы
ideas-what = что она делает
ideas-agree = Все поиски нашли одни и те же значения.
ideas-none = Ни один поиск не нашёл значения, поэтому нечего сравнить и нечего нарисовать: увеличьте --nodes или уменьшите --depth.
ideas-disagree = { $first } и { $second } расходятся в оценке { $position }.
ideas-wrong = поиски расходятся: один из них ошибается, сообщите об этом
ideas-over = игра здесь окончена: искать нечего
ideas-interrupted = строки выше — то, что успели измерить
ideas-progress = идея { $place } из { $all }: { $idea }
ideas-kibibytes = { $count } КиБ
ideas-mebibytes = { $count } МиБ
ideas-subtitle =
    { $count ->
        [one] { $count } позиция на глубину { $depth }; оценочная функция: { $evaluator }
        [few] { $count } позиции на глубину { $depth }; оценочная функция: { $evaluator }
        [many] { $count } позиций на глубину { $depth }; оценочная функция: { $evaluator }
       *[other] { $count } позиций на глубину { $depth }; оценочная функция: { $evaluator }
    }
ideas-unfinished = Знак > — поиск остановлен после стольких узлов: { $count }.

idea-minimax = минимакс
idea-meaning-minimax = проходит каждую позицию
idea-alpha-beta = альфа-бета
idea-meaning-alpha-beta = пропускает то, что не может изменить значение
idea-centre = сначала середина
idea-meaning-centre = пробует сначала ходы у середины доски
idea-table = таблица перестановок
idea-meaning-table = не исследует одну позицию дважды
idea-steps = итеративное углубление
idea-meaning-steps = ищет на глубину 1, 2, 3 … и начинает с лучшего хода предыдущей итерации
idea-killers = ходы-убийцы
idea-meaning-killers = пробует сначала то, что дало отсечение рядом
idea-history = эвристика истории
idea-meaning-history = пробует сначала то, что часто давало отсечения
idea-tests = нулевые окна
idea-meaning-tests = лишь проверяет, лучше ли ход, и только тогда исследует его
idea-aspiration = окно ожидания
idea-meaning-aspiration = ожидает значение предыдущей итерации
idea-looking-ahead = расширенное отсечение по таблице
idea-meaning-looking-ahead = спрашивает таблицу обо всех ответах, прежде чем исследовать один
idea-symmetry = симметрия
idea-meaning-symmetry = считает зеркальные отражения одной позицией
idea-threads = потоки
idea-meaning-threads = делит таблицу между несколькими потоками
idea-negascout = NegaScout без таблицы
idea-meaning-negascout = нулевые окна в порядке игры, ничего не запоминается
idea-mtd-f = MTD(f)
idea-meaning-mtd-f = только нулевые окна, от значения предыдущей итерации
idea-sss-star = SSS*
idea-meaning-sss-star = нулевые окна сверху
idea-dual-star = DUAL*
idea-meaning-dual-star = нулевые окна снизу
