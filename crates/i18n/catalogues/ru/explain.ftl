# Что происходит в поиске, одно предложение на событие. Все оценки — с точки зрения того, чей ход в корне.

explain-root-name = корень
explain-enter-root = Поиск начинается: ход за { $side }, пока ничего не известно.
explain-enter-root-window = Поиск начинается: ход за { $side }, важны только оценки в границах { $window }.
explain-enter = Пробуем { $movement }; отвечает { $side }, возможна любая оценка.
explain-enter-window = Пробуем { $movement }; отвечает { $side }, важны только оценки в границах { $window }.
explain-test-above = { $movement } только проверяется: лучше ли это, чем { $than }, что уже есть у { $side }?
explain-test-below = { $movement } только проверяется: удержит ли это оценку ниже { $than }, чего { $side } уже добивается?
explain-research = { $movement } проходит проверку, поэтому ищем повторно, чтобы узнать оценку, в границах { $window }.
explain-best = { $movement } — пока лучший ход за { $side }: { $value }.
explain-finished = { $name }: здесь партия окончена, оценка { $value }.
explain-horizon = { $name }: глубина исчерпана, оценочная функция даёт { $value }.
explain-worth = { $name }: оценка { $value }.
explain-worth-by = { $name }: оценка { $value }, лучший ход { $best }.
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
explain-because-max = у { $keeper } уже есть { $has } после { $from }, а { $side } может удержать эту ветвь на { $holds }
explain-because-min = { $keeper } уже может удержать оценку на { $has } ходом { $from }, а { $side } получает здесь не меньше { $holds }
explain-because-test = { $movement } только проверялся против { $than }, и при { $holds } ответ уже известен
explain-because-given = поиск спрашивали только об оценках до границы { $bound }, а { $holds } здесь обеспечено
explain-because-unbeatable = лучше, чем { $holds }, не бывает
explain-because-closed = окно { $window } не оставляет оценок, которые могли бы повлиять
explain-note = Замечание: { $text }
explain-table = Таблица знала оценку { $value }.

# Почему не этот ход?

why-best = { $movement } — лучший ход: его оценка { $value }. Лучшая игра продолжается так: { $line }.
why-equal = Оценка хода { $movement } — { $value }, как и у хода { $best }, который рассмотрен раньше: из равных поиск оставляет первый.
why-worse = Для { $side } оценка хода { $movement } — { $value }, а хода { $best } — { $best_value }.
why-refutation = { $opponent } отвечает { $reply }: лучшая игра продолжается так: { $line }.
why-instead = Лучше так: { $line }.
why-never-searched = { $movement } вообще не рассматривался: { $why }.
why-full-window = { $movement } рассматривался с полным окном: ещё ничего не было известно.
why-window = { $movement } рассматривался в границах { $window }: важно было бы только больше { $has }.
why-again = До этого { $movement } прошёл проверку с нулевым окном.

# Несколько поисков на одном дереве.

diff-not-entered = не посещается
diff-common = Из { $all } позиций все посещают { $count }.
diff-search =
    { $count ->
        [one] { $name } посещает { $count } позицию, из них только он — { $alone }, и обходится без { $spared }.
        [few] { $name } посещает { $count } позиции, из них только он — { $alone }, и обходится без { $spared }.
        [many] { $name } посещает { $count } позиций, из них только он — { $alone }, и обходится без { $spared }.
       *[other] { $name } посещает { $count } позиции, из них только он — { $alone }, и обходится без { $spared }.
    }
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
diff-heading-alone = только он
diff-heading-spared = без них
diff-heading-tests = проверки
diff-heading-researches = повторные
diff-heading-cutoffs = отсечения
diff-heading-value = оценка
diff-picture-title = { $names }: { $game }, глубина { $depth }
diff-picture-key = В каждой позиции показаны поиски, которые её посетили, и полученная оценка. Серым: сюда пришли не все.
diff-picture-more =
    { $count ->
        [one] ещё { $count } позиция
        [few] ещё { $count } позиции
        [many] ещё { $count } позиций
       *[other] ещё { $count } позиции
    }

# Шаг за шагом по поиску.

step-where = событие { $at } из { $all }
step-nodes = посещено узлов: { $count }
step-root = в корне
step-after = после { $path }
step-window = границы { $window }
