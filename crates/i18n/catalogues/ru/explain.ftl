# Что происходит в поиске, одно предложение на событие. Все оценки — с точки зрения того, чей ход в корне.

explain-root-name = Корень
explain-move = ход { $movement }
explain-move-title = Ход { $movement }
explain-branch = ветвь { $movement }
explain-branch-title = Ветвь { $movement }
explain-enter-root = Поиск начинается: ход за { $side }, пока ничего не известно.
explain-enter-root-window = Поиск начинается: ход за { $side }, важны только оценки в границах { $window }.
explain-enter = { $movement } рассматривается; отвечает { $side }, возможна любая оценка.
explain-enter-leaf = { $movement } рассматривается.
explain-enter-window = { $movement } рассматривается; отвечает { $side }, важны только оценки в границах { $window }.
explain-test-above = { $movement } только проверяется: лучше ли это, чем оценка { $than }, которая уже есть у { $side }?
explain-test-below = { $movement } только проверяется: удержит ли это оценку ниже { $than }, чего { $side } уже добивается?
explain-research = { $movement } проходит проверку, поэтому ищем повторно, чтобы узнать оценку, в границах { $window }.
explain-best = { $movement } — пока лучшее для { $side }: оценка { $value }.
explain-finished = { $name }: здесь партия окончена, оценка { $value }.
explain-leaf = { $name } — лист: оценка { $value }.
explain-horizon = { $name }: глубина исчерпана, оценочная функция даёт { $value }.
explain-worth = { $name }: оценка { $value }.
explain-worth-by = { $name }: оценка { $value }, лучше всего { $best }.
explain-at-least = { $name }: оценка не меньше { $value }; насколько больше, не важно.
explain-at-most = { $name }: оценка не больше { $value }; насколько меньше, не важно.
explain-stopped = { $name }: поиск остановлен раньше, чем стала известна оценка.
explain-cut =
    { $count ->
        [one] { $name }: отсечение, потому что { $why }. Пропущен { $count } ход.
        [few] { $name }: отсечение, потому что { $why }. Пропущено { $count } хода.
        [many] { $name }: отсечение, потому что { $why }. Пропущено { $count } ходов.
       *[other] { $name }: отсечение, потому что { $why }. Пропущено { $count } хода.
    }
explain-cut-on-last = { $name }: решает последний ход, потому что { $why }. Пропускать было уже нечего.
explain-because-max = у { $keeper } уже есть оценка { $has } ({ $from }), а здесь { $side } может удержать оценку на { $holds }
explain-because-min = { $keeper } уже может удержать оценку на { $has } ({ $from }), а { $side } получает здесь оценку не меньше { $holds }
explain-because-test = { $movement } только проверяется против оценки { $than }, и при оценке { $holds } ответ уже известен
explain-because-given = поиск спрашивали только об оценках до границы { $bound }, а оценка { $holds } здесь обеспечена
explain-because-unbeatable = лучше, чем оценка { $holds }, не бывает
explain-because-closed = окно { $window } не оставляет оценок, которые могли бы повлиять
explain-note = Замечание: { $text }
explain-table = Таблица знала оценку { $value }.
explain-dropped =
    { $count ->
        [one] Ниже не записано { $count } посещение.
        [few] Ниже не записано { $count } посещения.
        [many] Ниже не записано { $count } посещений.
       *[other] Ниже не записано { $count } посещения.
    }

# Почему не этот ход?

why-best = { $movement } — лучшее, что есть: оценка { $value }. Лучшая игра: { $line }.
why-equal = { $movement }: оценка { $value }. Столько же даёт { $best }, и это рассмотрено раньше: из равных поиск оставляет первое.
why-worse = Для { $side } { $movement } имеет оценку { $value }, а { $best } — оценку { $best_value }.
why-refutation = { $opponent } отвечает: { $reply }. Лучшая игра: { $line }.
why-instead = Лучше так: { $line }.
why-two-searches = Эти оценки получены отдельным поиском с полным окном для каждого хода. Самому поиску они были не нужны:
why-never-searched = { $movement } вообще не рассматривается: { $why }.
why-full-window = { $movement } рассматривается с полным окном: ещё ничего не известно.
why-no-window = У алгоритма { $algorithm } нет окна: { $movement } рассматривается до точной оценки, как и всё остальное.
why-unshared-window = { $movement } рассматривается с полным окном, что бы ни было известно до этого.
why-window = { $movement } рассматривается в границах { $window }: важна была бы только оценка больше { $has }.
why-again = До этого { $movement } проходит проверку с нулевым окном.

# Несколько поисков на одном дереве.

diff-not-entered = не посещается
diff-unknown = неизвестно
diff-thinned = Записано не всё: сравниваются только позиции, о которых говорят все записи ({ $count }); --max-events N запишет больше.
diff-common = Позиции, которые посещают все поиски: { $count } из { $all }.
diff-search =
    { $count ->
        [one] { $name } посещает { $count } позицию, из них { $alone } больше никто не посещает, и обходится без { $spared }.
        [few] { $name } посещает { $count } позиции, из них { $alone } больше никто не посещает, и обходится без { $spared }.
        [many] { $name } посещает { $count } позиций, из них { $alone } больше никто не посещает, и обходится без { $spared }.
       *[other] { $name } посещает { $count } позиции, из них { $alone } больше никто не посещает, и обходится без { $spared }.
    }
diff-search-thinned = Из них { $name } посещает { $count }, больше никто не посещает { $alone }, и обходится без { $spared }.
diff-tests =
    { $count ->
        [one] Он делает { $count } проверку с нулевым окном; повторных поисков: { $researches }.
        [few] Он делает { $count } проверки с нулевым окном; повторных поисков: { $researches }.
        [many] Он делает { $count } проверок с нулевым окном; повторных поисков: { $researches }.
       *[other] Он делает { $count } проверки с нулевым окном; повторных поисков: { $researches }.
    }
diff-dropped =
    { $count ->
        [one] { $count } посещение не записано и не сравнивается.
        [few] { $count } посещения не записаны и не сравниваются.
        [many] { $count } посещений не записаны и не сравниваются.
       *[other] { $count } посещения не записано и не сравнивается.
    }
diff-legend = В скобках границы; ≥ и ≤: не меньше, не больше; t: проверка с нулевым окном; ×2: посещено дважды; -3: отсечено три хода.
diff-legend-thinned = «неизвестно»: не записано, поиск мог сюда прийти; +: возможно, записаны не все посещения.
diff-more =
    { $count ->
        [one] Отличается ещё { $count } позиция; больше покажет --most N.
        [few] Отличаются ещё { $count } позиции; больше покажет --most N.
        [many] Отличаются ещё { $count } позиций; больше покажет --most N.
       *[other] Отличаются ещё { $count } позиции; больше покажет --most N.
    }
diff-heading-position = позиция
diff-heading-search = поиск
diff-heading-visits = посещения
diff-heading-positions = позиции
diff-heading-alone = только тут
diff-heading-spared = без них
diff-heading-tests = проверки
diff-heading-researches = повторные
diff-heading-cutoffs = отсечения
diff-heading-value = оценка
diff-picture-title = Поиски рядом: { $game }, глубина { $depth }
diff-picture-key = В каждой позиции для каждого поиска показана полученная оценка, как её видит { $side }; –: он сюда не пришёл. Серым: сюда пришли не все.
diff-picture-signs = ≥ и ≤: не меньше, не больше; t: проверка с нулевым окном; ×2: посещено дважды, оценка последнего посещения.
diff-picture-frame = ●: корень. Толстая рамка: в варианте, который выбрал какой-то из поисков; его строка полужирная.
diff-about = Все оценки — с точки зрения { $side }. Позиции, в которых все поиски делают одно и то же, не показаны.
diff-picture-rest = +5: ещё 5 ходов, которые не нарисованы, и сколько позиций посетил там каждый поиск.
diff-picture-unknown = ?: не записано, поиск мог сюда прийти; ≥259: не меньше стольких; +: возможно, записаны не все посещения. --max-events N запишет больше.

# Шаг за шагом по поиску.

step-after = после { $path }
step-title = { $algorithm }: { $game }, глубина { $depth }; оценочная функция: { $evaluator }
step-place = событие { $at } из { $all }, узел { $nodes }, после { $path }
step-place-root = событие { $at } из { $all }, узел { $nodes }, в корне
step-cut =
    { $count ->
        [one] отсечение, пропущен { $count } ход
        [few] отсечение, пропущено { $count } хода
        [many] отсечение, пропущено { $count } ходов
       *[other] отсечение, пропущено { $count } хода
    }
step-cut-off = отсечено
step-keys = ? справка   q выход   → дальше   ← назад   c к отсечению   n пропустить   g перейти   b доска/дерево
step-closed = окно закрыто
step-no-research = дальше повторных поисков нет
step-type = перейти к позиции после ходов: { $typed }_   (Enter; Esc отменяет)
step-no-cut = дальше в эту сторону отсечений нет
step-no-position = в позицию после «{ $path }» не входили
step-unknown-key = эта клавиша здесь ничего не делает: ? покажет те, что делают
step-help =
    → Пробел l    следующее событие
    ← h           предыдущее событие
    Page Up Down  двадцать событий
    c  C          следующее отсечение, предыдущее отсечение
    r             повторный поиск
    ↓ n j         к концу этого узла
    ↑ u k         туда, где вошли в узел выше
    g /           к позиции: введите её ходы, например «a1 b2»
    b t Tab       доска или дерево
    + -           развернуть или свернуть уровень дерева
    J K           прокрутить дерево
    Home End      начало, конец
    q             выход

    ↻ повторный поиск   ? только проверка   = ≥ ≤ что вернулось
    ╳ отсечено   · ещё не рассмотрено   [+5] пять свёрнутых узлов
    Все оценки — с точки зрения того, чей ход в корне.
step-more =
    { $count ->
        [one] ещё { $count } шаг; больше напечатает --most N
        [few] ещё { $count } шага; больше напечатает --most N
        [many] ещё { $count } шагов; больше напечатает --most N
       *[other] ещё { $count } шага; больше напечатает --most N
    }
step-thinned = не записано и нет среди шагов посещений: { $count }; --max-events N запишет больше
step-no-terminal = пройти по шагам можно только в терминале: добавьте --plain, чтобы напечатать их

study-finished = в позиции { $position } партия окончена: искать нечего
diff-how-many =
    { $count ->
        [one] { $count } поиск нельзя поставить рядом: выберите от 2 до { $most } с помощью --algorithms и --orderings
        [few] { $count } поиска нельзя поставить рядом: выберите от 2 до { $most } с помощью --algorithms и --orderings
        [many] { $count } поисков нельзя поставить рядом: выберите от 2 до { $most } с помощью --algorithms и --orderings
       *[other] { $count } поиска нельзя поставить рядом: выберите от 2 до { $most } с помощью --algorithms и --orderings
    }
diff-interrupted = ничего не сравнено
argument-events = число событий — целое число от 16 до 50 000 000
why-swapped = сначала пишется ход: plyground why { $movement } { $game }
why-interrupted = поиск не дошёл до конца, и о ходе ничего не известно
