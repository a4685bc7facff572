# Что не так с файлом трассировки и где она расходится с образцом.

trace-fault = строка { $line }: { $what }
trace-empty = в этом файле нет поиска: первая строка говорит, что искали, остальные — что происходило
trace-broken = это не событие: { $why }
trace-no-header = первая строка должна говорить, что искали: { $why }
trace-not-json = начиная со столбца { $column } это не JSON
trace-infinity = в JSON нет Infinity: пишите "inf" и "-inf" в кавычках
trace-not-object = строка должна быть объектом JSON: поля в фигурных скобках
trace-missing-field = нет поля «{ $field }»
trace-unknown-field = здесь нет поля «{ $field }», есть { $known }
trace-not-count = «{ $field }» должно быть целым числом от 0 до { $most }
trace-not-text = «{ $field }» должно быть текстом в кавычках
trace-not-texts = «{ $field }» должно быть списком текстов
trace-not-score = «{ $field }» должно быть целым числом из 32 битов, "inf" или "-inf"
trace-not-among = «{ $field }» должно быть одним из слов: { $words }
trace-future = у файла версия формата { $version }, а эта программа читает до { $ours }: возьмите более новую plyground
trace-root = у узла { $id } нет родителя, но корнем может быть только первый узел
trace-own-parent = узел { $id } — сам себе родитель
trace-repeated = в узел { $id } уже входили: у каждого посещения должен быть свой id, иначе дерево замкнулось бы в круг
trace-unknown = нет узла { $id }: в него не входили
trace-not-open = здесь речь об узле { $id }, но самый глубокий открытый узел — { $open }
trace-nothing-open = здесь речь об узле { $id }, но открытых узлов нет
trace-ply =
    { $found ->
        [one] до корня отсюда { $found } полуход, а судя по родителю, должно быть { $expected }
        [few] до корня отсюда { $found } полухода, а судя по родителю, должно быть { $expected }
        [many] до корня отсюда { $found } полуходов, а судя по родителю, должно быть { $expected }
       *[other] до корня отсюда { $found } полухода, а судя по родителю, должно быть { $expected }
    }
trace-no-move = узел { $id } не говорит, какой ход в него ведёт
trace-other-move = здесь речь о ходе «{ $found }», но последним рассматривался ход «{ $searched }»
trace-not-again = после «research» следующая строка должна снова войти в этот ход
trace-too-deep = так глубоко не заходит ни один поиск
trace-best-without-value = ход, вернувшийся без оценки, не может быть лучшим
trace-too-many-dropped = пропущено больше посещений, чем делает любой поиск
trace-unfinished = файл кончается раньше, чем закрыт узел { $id }
trace-after-end = корень уже закрыт, после него ничего быть не должно

trace-at-root = строка { $line }, в корне
trace-at = строка { $line }, после { $path }
trace-after = после { $path }
trace-different = { $place }: { $what }
trace-unlike-move = трассировка рассматривает { $found }, образец — { $expected }
trace-unlike-extra = трассировка рассматривает { $movement }, а образец его пропускает
trace-unlike-missing = трассировка пропускает { $movement }, а образец его рассматривает
trace-unlike-side = по трассировке ход за { $found }, а на самом деле за { $expected }
trace-unlike-moves = по трассировке возможных ходов { $found }, по образцу { $expected }
trace-unlike-window = трассировка входит с окном { $found }, образец — с окном { $expected }
trace-unlike-again = трассировка ищет этот ход повторно, образец — нет
trace-unlike-not-again = образец ищет этот ход повторно, трассировка — нет
trace-unlike-deeper = в первой строке глубина { $depth }, а трассировка идёт дальше вглубь
trace-unlike-shallower = трассировка поворачивает назад на глубине { $ply }, а в первой строке глубина { $depth }
trace-unlike-leaf = трассировка и образец расходятся в том, лист ли это и какой
trace-unlike-cut =
    { $found ->
        [one] трассировка отсекает после { $found } хода, образец — после { $expected }
        [few] трассировка отсекает после { $found } ходов, образец — после { $expected }
        [many] трассировка отсекает после { $found } ходов, образец — после { $expected }
       *[other] трассировка отсекает после { $found } хода, образец — после { $expected }
    }
trace-unlike-cut-extra =
    { $found ->
        [one] трассировка отсекает после { $found } хода, образец не отсекает
        [few] трассировка отсекает после { $found } ходов, образец не отсекает
        [many] трассировка отсекает после { $found } ходов, образец не отсекает
       *[other] трассировка отсекает после { $found } хода, образец не отсекает
    }
trace-unlike-cut-missing =
    { $expected ->
        [one] образец отсекает после { $expected } хода, трассировка не отсекает
        [few] образец отсекает после { $expected } ходов, трассировка не отсекает
        [many] образец отсекает после { $expected } ходов, трассировка не отсекает
       *[other] образец отсекает после { $expected } хода, трассировка не отсекает
    }
trace-unlike-cut-by = по трассировке отсекает ход { $found }, по образцу — { $expected }
trace-unlike-cut-bound = трассировка отсекает по границе { $found }, образец — по границе { $expected }
trace-unlike-skipped =
    { $found ->
        [one] трассировка пропускает здесь { $found } ход, образец — { $expected }
        [few] трассировка пропускает здесь { $found } хода, образец — { $expected }
        [many] трассировка пропускает здесь { $found } ходов, образец — { $expected }
       *[other] трассировка пропускает здесь { $found } хода, образец — { $expected }
    }
trace-unlike-skipped-move = среди пропущенных ходов трассировка называет { $found } там, где у образца { $expected }
trace-unlike-value = трассировка возвращает оценку { $found }, образец — { $expected }
trace-unlike-bound =
    трассировка называет свою оценку { $found ->
        [exact] точной
        [lower] нижней границей
        [upper] верхней границей
       *[other] неизвестной
    }, а по образцу она — { $expected ->
        [exact] точная
        [lower] нижняя граница
        [upper] верхняя граница
       *[other] неизвестная
    }
trace-unlike-best = трассировка считает этот ход пока лучшим, образец — нет
trace-unlike-not-best = образец считает этот ход пока лучшим, трассировка — нет

trace-written = { $file }: { count-nodes }
trace-thinned =
    { $count ->
        [one] { $count } посещение вдали от корня опущено, чтобы уложиться в --max-events
        [few] { $count } посещения вдали от корня опущены, чтобы уложиться в --max-events
        [many] { $count } посещений вдали от корня опущены, чтобы уложиться в --max-events
       *[other] { $count } посещения вдали от корня опущено, чтобы уложиться в --max-events
    }
trace-interrupted = в трассировку записан поиск до этого места
trace-unusable = { $file } — не трассировка, которую можно использовать: { $why }

trace-well-formed = записано правильно: { count-nodes }
trace-same =
    { $count ->
        [one] совпадает с образцовым поиском: сравнён { $count } узел
        [few] совпадает с образцовым поиском: сравнено { $count } узла
        [many] совпадает с образцовым поиском: сравнено { $count } узлов
       *[other] совпадает с образцовым поиском: сравнено { $count } узла
    }
trace-stopped = поиск был остановлен, и трассировка там кончается
trace-dropped =
    { $count ->
        [one] { $count } посещения в файле нет, оно не сравнивалось
        [few] { $count } посещений в файле нет, они не сравнивались
        [many] { $count } посещений в файле нет, они не сравнивались
       *[other] { $count } посещения в файле нет, оно не сравнивалось
    }
trace-no-reference = сравнивать не с чем: { $why }

trace-not-diagnosed = ошибку не искали: { $why }
