# Замечания и пояснения из-под оболочки. Словарь — в начале names.ftl.

## Языки

language-unknown = языка `{ $wish }` здесь нет: выберите один из { $codes }

## Имена

name-unknown =
    { $kind ->
        [game] нет игры `{ $name }`; есть { $names }
        [algorithm] нет алгоритма `{ $name }`; есть { $names }
        [evaluator] нет оценочной функции `{ $name }`; есть { $names }
        [feature] нет признака `{ $name }`; есть { $names }
        [preset] нет набора настроек `{ $name }`; есть { $names }
        [mutation] нет мутации `{ $name }`; есть { $names }
        [convention] нет соглашения `{ $name }`; есть { $names }
        [ordering] нет порядка ходов `{ $name }`; есть { $names }
       *[other] нет такого имени `{ $name }`; есть { $names }
    }
name-unknown-near =
    { $kind ->
        [game] нет игры `{ $name }`: может быть, `{ $nearest }`?
        [algorithm] нет алгоритма `{ $name }`: может быть, `{ $nearest }`?
        [evaluator] нет оценочной функции `{ $name }`: может быть, `{ $nearest }`?
        [feature] нет признака `{ $name }`: может быть, `{ $nearest }`?
        [preset] нет набора настроек `{ $name }`: может быть, `{ $nearest }`?
        [mutation] нет мутации `{ $name }`: может быть, `{ $nearest }`?
        [convention] нет соглашения `{ $name }`: может быть, `{ $nearest }`?
        [ordering] нет порядка ходов `{ $name }`: может быть, `{ $nearest }`?
       *[other] нет такого имени `{ $name }`: может быть, `{ $nearest }`?
    }
name-asked-of = { $why } (игра { $game })
name-unclosed = у `{ $text }` нет закрывающей скобки
name-alias = { $alias }: { $why }

## Ходы

move-unknown = `{ $text }` здесь не ход: попробуйте один из { $moves }
move-after-the-end = партия окончена, ходов больше нет
# После слова «Ход:».
move-help-one-of = один из { $moves }
move-help-columns = номер столбца, от 1 до { $last }
column-unreadable = `{ $text }` — не столбец: введите его номер, от 1 до { $last }
column-full = столбец { $column } заполнен: выберите другой
move-help-cells = { $forms } (строки — как подписаны)

cell-unreadable = `{ $text }` — не клетка: введите её как { $forms }
cell-off-board = `{ $cell }` нет на доске { $width }×{ $height }: столбцы a-{ $last }, строки 1-{ $height }
cell-no-such-number = нет клетки { $number }: клетки пронумерованы от 1 до { $most }
cell-without-number = у клеток этой доски нет номеров: введите клетку как { $forms }
cell-taken = на клетке { $cell } уже { AGREE($side, one: "стоит", many: "стоят") } { $side }: выберите пустую
move-forbidden = ход { $cell } запрещён: { $why }; выберите другую клетку
forbidden-overline = { $side } не { AGREE($side, one: "может", many: "могут") } строить шесть или больше в ряд
forbidden-two-fours = { $side } не { AGREE($side, one: "может", many: "могут") } строить две четвёрки сразу
forbidden-two-threes = { $side } не { AGREE($side, one: "может", many: "могут") } строить две открытые тройки сразу
cell-forms = { $cell }, `{ $row } { $column }` или `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` или `row { $row } col { $column }`

## Что делает ход. Каждая строка следует за ходом: «h8 строит открытую четвёрку».

remark-wins = выигрывает сразу
remark-line = завершает линию и выигрывает
remark-loses = проигрывает сразу
remark-stops-win = останавливает { SIDE($side, case: "accusative") }: иначе победа следующим ходом
remark-allows-win = позволяет { SIDE($side, case: "dative") } сразу выиграть ходом { $reply }
remark-two-threats = создаёт две угрозы сразу
remark-threat = грозит выиграть ходом { $movement }
merit-extends = доводит до { $count } из { $length } на линии без { SIDE($side, case: "genitive") }
merit-blocks = закрывает линию, на которой у { SIDE($side, case: "genitive") } уже { $count } из { $length }
merit-centre = занимает центр
merit-most-lines = лежит на наибольшем числе линий без { SIDE($side, case: "genitive") }: { $count }
merit-lines = лежит на линиях без { SIDE($side, case: "genitive") }: { $count }
mnk-never-won = линия длиной { $k } на этой доске не помещается: любая партия кончается вничью
remark-five = строит пять в ряд и выигрывает
remark-open-four = строит открытую четвёрку
remark-two-fours = строит две четвёрки сразу
remark-four-and-three = строит четвёрку и открытую тройку сразу
remark-four = строит четвёрку, на которую надо ответить
remark-two-threes = строит две открытые тройки сразу
remark-three = строит открытую тройку
remark-overline = строит шесть или больше в ряд, что здесь не выигрывает
remark-closed-five = строит пятёрку, закрытую с обеих сторон, что здесь не выигрывает
remark-stops-five = останавливает пятёрку { SIDE($side, case: "genitive") }
remark-stops-open-four = останавливает открытую четвёрку { SIDE($side, case: "genitive") }
remark-stops-four-and-three = останавливает четвёрку с тройкой { SIDE($side, case: "genitive") }
remark-allows-five = позволяет { SIDE($side, case: "dative") } построить пятёрку
remark-allows-open-four = позволяет { SIDE($side, case: "dative") } построить открытую четвёрку
remark-allows-four-and-three = позволяет { SIDE($side, case: "dative") } построить четвёрку с тройкой

## Позиции

starter-fixed = в игре { $game } всегда { AGREE($side, one: "начинает", many: "начинают") } { $side }
position-not-from-text = позиции игры { $game } нельзя задать текстом: укажите ходы
position-cells =
    { $count ->
        [one] в позиции { $count } клетка, на доске { $cells }: дайте строки через /, строк { $rows }, клеток в каждой { $columns }
        [few] в позиции { $count } клетки, на доске { $cells }: дайте строки через /, строк { $rows }, клеток в каждой { $columns }
        [many] в позиции { $count } клеток, на доске { $cells }: дайте строки через /, строк { $rows }, клеток в каждой { $columns }
       *[other] в позиции { $count } клетки, на доске { $cells }: дайте строки через /, строк { $rows }, клеток в каждой { $columns }
    }
position-rows =
    { $count ->
        [one] в позиции { $count } строка, на доске { $rows }: разделяйте строки знаком /
        [few] в позиции { $count } строки, на доске { $rows }: разделяйте строки знаком /
        [many] в позиции { $count } строк, на доске { $rows }: разделяйте строки знаком /
       *[other] в позиции { $count } строки, на доске { $rows }: разделяйте строки знаком /
    }
position-row =
    { $count ->
        [one] в строке { $row } позиции { $count } клетка, а не { $columns }: для каждой пишите X, O или точку
        [few] в строке { $row } позиции { $count } клетки, а не { $columns }: для каждой пишите X, O или точку
        [many] в строке { $row } позиции { $count } клеток, а не { $columns }: для каждой пишите X, O или точку
       *[other] в строке { $row } позиции { $count } клетки, а не { $columns }: для каждой пишите X, O или точку
    }
position-sign = `{ $sign }` в позиции ничего не значит: используйте X, O, точку или число пустых клеток
position-too-large =
    { $most ->
        [one] позиция больше любой доски: не более { $most } клетки
        [few] позиция больше любой доски: не более { $most } клеток
        [many] позиция больше любой доски: не более { $most } клеток
       *[other] позиция больше любой доски: не более { $most } клетки
    }
position-uneven = { $x } X и { $o } O в игре не получаются: ходы чередуются
position-wrong-turn = { $side } сделал на ход больше ({ $x } X, { $o } O), и ходить ему нельзя
position-two-lines = обе стороны закончили линию, в игре так не бывает
position-line-to-move = линия { SIDE($side, case: "genitive") } уже закончена, так что это не ход { SIDE($side, case: "genitive") }
position-lines-apart = у { SIDE($side, case: "genitive") } есть линии, которые не закончить одним последним камнем
position-too-late = партия кончилась раньше, чем поставлены все эти камни: уберите лишние

## Доски

connect-form = пишите connect(W,H,K), например connect(7,6,4)
connect-too-large = на доске из { $width } столбцов и { $height } строк играть нельзя: W, умноженное на (H + 1), — не больше 64, как в connect(7,6,4)
connect-floating = под фишкой в столбце { $column }, строке { $row } ничего нет: фишки падают вниз
othello-size = в реверси здесь играют на досках 4×4, 6×6 и 8×8: пишите othello(6)
othello-unreachable = в игре так не бывает: на четырёх клетках в середине всегда лежат фишки, а каждая другая поставлена рядом с какой-нибудь
boxes-form = пишите dots-and-boxes(W,H), например dots-and-boxes(4,3)
boxes-size = на поле { $width } на { $height } квадратиков играть нельзя: стороны — от 1 до { $longest }, а линий не больше 64, как в dots-and-boxes(5,5)
boxes-picture = в позиции столько строк: { $rows }, в каждой столько знаков: { $columns }; между строками /, а за последней — чей ход: { $example }
boxes-sign = `{ $sign }` не может стоять в столбце { $column } строки { $row } позиции: точки — +, линии — - и |, квадратики — X и O, а чего нет, то .
boxes-owners = квадратик кому-то принадлежит ровно тогда, когда проведены все четыре его стороны: исправьте квадратики или линии
boxes-turn = кто проводит последнюю линию, получает квадратик, и ход остаётся за ним: измените, чей ход
line-unreadable = `{ $text }` — не линия: введите клетку, где её провести, например { $line }
line-is-dot = { $cell } — точка: линии проводят между точками, например { $line }
line-is-box = { $cell } — внутренность квадратика: линии проводят вокруг него, например { $line }
line-drawn = { $line } уже проведена: выберите другую линию
move-help-lines = клетка между двумя точками, где провести линию: { $line }
nim-form = пишите nim и сколько камней в каждой кучке, а после, если нужно, `take=K` или `misere`: nim(3,4,5), nim(21,take=3), nim(1,3,5,7,misere)
nim-size = здесь в ним играют с 1–{ $heaps } кучками по 1–{ $stones } камней, и за ход берут хотя бы один: пишите nim(3,4,5) или nim(21,take=3)
nim-position = напишите, сколько осталось в каждой кучке, не больше чем в начале, и чей ход: { $example }
take-unreadable = `{ $text }` — не ход: введите букву кучки, от a до { $last }, минус и сколько камней взять, например a-1
take-empty = кучка { $heap } пуста: берите из другой
take-too-many = { $stones } из кучки { $heap } взять нельзя: берите от 1 до { $most }
move-help-heaps = буква кучки, минус и сколько камней взять: { $example }
kalah-form = пишите kalah(H,S), например kalah(6,4)
kalah-size = здесь в калах играют с 1–{ $houses } лунками на сторону и 1–{ $seeds } зёрнами в каждой: пишите kalah(6,4)
kalah-position = напишите для каждой стороны, сколько зёрен в её лунках и в амбаре (всего { $total }), и чей ход: { $example }
kalah-one-side-empty = у одной стороны в лунках нет зёрен, и игра на этом кончается: положите зёрна другой стороны в её амбар
house-unreadable = `{ $text }` — не лунка: введите её номер, от 1 до { $last }, считая в сторону своего амбара
house-empty = лунка { $house } пуста: выберите другую
move-help-houses = номер лунки, от 1 до { $last }, считая в сторону своего амбара
draughts-rules = пишите draughts(english), draughts(russian) или draughts(international)
draughts-move-help = поля откуда и куда, а если этого мало, то и поля между ними: один из { $moves }
draughts-must-capture = бить обязательно: сыграйте один из { $moves }
draughts-ambiguous = `{ $text }` можно сыграть по-разному: напишите { $moves }
draughts-form = напишите, чей ход и на каких полях стоят шашки обеих сторон, например { $example }
draughts-turn = в позиции сказано, что ходит { $colour }: измените её первую букву или не указывайте ничего другого
draughts-square = `{ $word }` здесь не поле: пишите номера тёмных полей от 1 до { $last }, перед дамками K
draughts-twice = на { $square } не могут стоять две шашки: называйте каждое поле один раз
draughts-uncrowned = простая не может стоять на { $square }, там она становится дамкой: напишите перед ней K
draughts-too-many = слишком много шашек у одной стороны: { $count }, а может быть не больше { $most }
draughts-empty = на доске нет ни одной шашки: назовите поля
draughts-counts = таких счётчиков после шашек в игре не бывает: уберите :H, :E и :R
mnk-form = пишите mnk(W,H,K), например mnk(7,6,4), и, если нужно, `exact` и `misere` после K
mnk-size = `{ $word }` — не размер: { $form }
mnk-option = у mnk нет варианта `{ $word }`: есть `exact` и `misere`
mnk-sides = доска { $width } на { $height } невозможна: стороны бывают от 1 до { $most }
mnk-too-large = { $width } на { $height } клеток не помещаются на доску этого вида: возьмите большую
mnk-k = { $k } в ряд не могут выиграть: K бывает от 1 до { $most }
torus-form = пишите torus(W,H,K), например torus(6,5,4)
torus-too-large = на торе { $width } на { $height } клеток играть нельзя: в нём не больше 64 клеток и 26 столбцов, как в torus(8,8,5)
ultimate-form = пишите ultimate или ultimate(count), если без ряда решает число досок
ultimate-help = клетка, например { $cell }, на доске, которую указал последний ход
ultimate-sent = { $cell } — на доске { $wrong }, а последний ход указывает доску { $board }: ходите между { $first } и { $last }
ultimate-closed = { $cell } — на доске { $wrong }, а она уже решена: ходите на другую
ultimate-both = на доске { $board } три в ряд у обеих сторон: уберите один из рядов
ultimate-not-open = на доску { $board } никого нельзя послать, она уже решена: пишите - после строк
ultimate-unsent = ни один знак { $side } не посылает туда соперника: напишите после строк нужную доску
ultimate-tail = `{ $text }` — не доска: после строк пишите от b1 до b9 или -, если доску можно выбрать
dots-form = пишите dots(W,H), например dots(12,10), и, если нужно, `cross` и `ground` после размеров
dots-sides = поле { $width } на { $height } пунктов невозможно: стороны бывают от { $least } до { $most }
dots-help = пункт, например { $cell }
dots-help-ground = пункт, например { $cell }, или `ground`, чтобы закончить партию
dots-no-ground = эту партию закончить нельзя: играйте дальше или начните партию с параметром `ground`
dots-inside = { $cell } — в области, которую { AGREE($side, one: "замкнул", many: "замкнули") } { $side }: выберите свободный пункт снаружи
dots-position = пишите строки с точками, а через пробел — строки с областями, если они есть
dots-open-area = { $cell } — в области { SIDE($side, case: "genitive") }, которую не замыкает цепь живых точек: уберите пункт из областей
dots-no-cross = нет точки { $cell }, с которой начинается партия: поставьте её
dots-empty-area = { $cell } — в области { SIDE($side, case: "genitive") } без захваченных точек, а пустые цепи не закрываются: уберите пункт из областей
five-form = пишите five(N,ПРАВИЛО) или five(W,H,ПРАВИЛО), например five(15,renju) или five(19,caro)
five-rule = `{ $word }` здесь не правило: есть `renju` и `caro`; для других правил есть игры `gomoku` и `gomoku(exact)`
five-sides = доска { $width } на { $height } невозможна: стороны бывают от { $least } до { $most }

## Деревья текстом

explicit-unreadable = дерево не читается с символа { $number }: { $why }
explicit-trailing = `{ $sign }` стоит после конца дерева: уберите его
explicit-too-deep = вложенность больше { $most }
explicit-too-large =
    { $most ->
        [one] в нём больше { $most } узла
        [few] в нём больше { $most } узлов
        [many] в нём больше { $most } узлов
       *[other] в нём больше { $most } узла
    }
explicit-too-wide =
    { $most ->
        [one] в списке не более { $most } элемента
        [few] в списке не более { $most } элементов
        [many] в списке не более { $most } элементов
       *[other] в списке не более { $most } элемента
    }
explicit-long-name =
    { $most ->
        [one] в имени не больше { $most } буквы
        [few] в имени не больше { $most } букв
        [many] в имени не больше { $most } букв
       *[other] в имени не больше { $most } буквы
    }
explicit-elsewhere = позиции { $position } нет в дереве { $tree }
explicit-no-value = оно кончается там, где должно стоять число или [
explicit-missing = перед ] не хватает числа или списка
explicit-separator = `{ $sign }` там, где должна стоять запятая или ]
explicit-unclosed = оно кончается внутри списка: добавьте ]
explicit-not-a-value = `{ $word }` — не число: пишите целые от -{ $most } до { $most }, inf или -inf; имя пишется так: имя:число

## Оценочные функции

pattern-ladder-misere = pattern-ladder ценит линии, а здесь они проигрывают: возьмите оценочную функцию `outcome`
pattern-ladder-five = pattern-ladder оценивает пять в ряд, а не { $k }: выберите `gomoku` или mnk(W,H,5)
line-powers-board = line-powers оценивает только четыре в ряд на доске 5×5: выберите игру `piskvorky`
line-powers-misere = line-powers ценит линии, а здесь они проигрывают: возьмите оценочную функцию `outcome`

weights-not-taken = у оценочной функции { $evaluator } нет весов, которые можно задать
weights-not-toml = файл весов — не TOML: строка { $line }: { $why }
weights-unknown-table = в файле весов неизвестный ключ `{ $key }`: есть [white] и [black]
weights-not-a-table = `{ $table }` в файле весов должно быть таблицей: пишите [{ $table }]
weights-no-table = в файле весов нет таблицы [{ $table }]
weights-unknown-key = в файле весов неизвестный ключ `{ $table }.{ $key }`: есть { $keys }
weights-no-key = в файле весов нет ключа `{ $table }.{ $key }`
weights-not-a-number = `{ $table }.{ $key }` должно быть целым числом от 0 до { $most }, а не { $given }
# После слов «а не».
weights-type =
    { $kind ->
        [string] строкой
        [float] дробным числом
        [boolean] логическим значением
        [datetime] датой
        [array] массивом
        [table] таблицей
       *[other] значением другого типа
    }

## Ошибки

mistake-of-one-search = мутация `{ $mutation }` меняет только { $search }: добавьте --algorithm { $search }
mistake-of-two-searches = мутация `{ $mutation }` меняет только { $first } и { $second }: добавьте --algorithm { $first }
mistake-of-another-game = мутация `{ $mutation }` меняет игру { $of }, а не { $game }
mistake-of-another-evaluator = мутация `{ $mutation }` меняет оценочную функцию { $of }, а не { $evaluator }: добавьте --evaluator { $of }
mistake-unknown-to-game = игра { $game } не знает ошибки { $mutation }
mistakes-not-together = { $first } и { $second } нельзя совместить: выберите одну из них

## Поиск

ordering-number = у `{ $text }` неподходящее число: пишите random:7 или best:2
ordering-without-number = после порядка ходов { $ordering } числа не бывает
ordering-plies =
    { $most ->
        [one] best смотрит не более чем на { $most } полуход вперёд, например best:1
        [few] best смотрит вперёд на 1–{ $most } полухода, например best:2
        [many] best смотрит вперёд на 1–{ $most } полуходов, например best:2
       *[other] best смотрит вперёд на 1–{ $most } полухода, например best:2
    }
ordering-no-middle = у игры { $game } нет середины, с которой можно начать: выберите другой порядок ходов
ordering-by-steps = пошаговый поиск берёт порядок ходов самой игры: задайте глубину

verify-unlisted = { $game } нет в списке игр: вызовите проверку с её собственным типом
turns-needed = { $search } требует чередования ходов, а { $game } его не обещает: возьмите minimax или pvs
search-unwatched = у { $search } свой порядок ходов, и он помнит увиденное: чтобы менять порядок ходов или видеть каждый шаг, возьмите minimax, negamax, alpha-beta или negascout
search-own-conventions = { $search } знает только соглашения plyground: возьмите их или поиск из учебника
search-not-offered = { $search } не подходит для { $game }: игре не хватает того, что ему нужно (см. `plyground algorithms`); minimax подходит для любой игры
monte-carlo-no-value = monte-carlo играет случайные партии, поэтому не находит оценки для сравнения с minimax и не имеет шагов для показа: используйте `plyground search --algorithm monte-carlo` или дайте ему играть
monte-carlo-asks-nobody = monte-carlo играет до конца партии и не спрашивает оценочную функцию: уберите набор настроек, оценочную функцию, её веса, соглашения и ошибки или выберите другой поиск
rave-needs-numbers = для rave нужны номера ходов, а { $game } их не даёт: уберите rave
solve-needs-keys = { $game } нельзя решить методом { $method }: у её позиций нет ключей
solve-one-thread = { $game } решается этим методом в одном потоке: больше потоков есть только у собственного решателя реверси (отелло)
trace-not-diagnosed-search = это делается для минимакса, негамакса, альфа-бета и NegaScout с естественным порядком ходов, в играх, где стороны ходят по очереди
trace-not-diagnosed-part = в трассировке не хватает посещений или их оценок
trace-not-diagnosed-large = до глубины { $depth } в игре больше { $most } позиций

## Рисунки

picture-undrawable = рисунок не удаётся нарисовать: { $why }
picture-too-large = рисунок слишком велик, чтобы его нарисовать
picture-unwritable = рисунок не удаётся записать: { $why }

tally-discs = фишек: { $count }
tally-pieces = шашек: { $count }
tally-boxes = квадратов: { $count }
tally-captured = окружено: { $count }
tally-boards = досок: { $count }
tally-seeds = зёрен: { $count }
othello-must-pass = поставить фишку некуда: пропустите ход
draughts-capture-due = бить обязательно
ultimate-due = ходите на доске { $board }, между { $first } и { $last }

## Записанные партии и матчи

record-size = у досок от 5 до 20 столбцов и строк, а не { $width } и { $height }
record-after-end = ход { $number }, { $cell }: партия закончилась до него
record-taken = ход { $number }, { $cell }: на этой клетке уже есть камень
record-unreadable-cell = `{ $text }` — не клетка: напишите букву и число, например h8
record-sgf-not = это не SGF: партия начинается с `(;`
record-sgf-game = этот SGF — партия в другую игру, GM[{ $kind }]: гомоку и рэндзю — это GM[4]
record-sgf-cell = `{ $value }` — не клетка доски { $width }x{ $height } в SGF: напишите две буквы, { $first } — верхний левый угол
record-sgf-cut-off = этот SGF обрывается посреди партии: не хватает скобки
record-psq-not = это не PSQ: его первая строка такая, как `{ $head }`
record-psq-cell = строка { $line } в PSQ — не клетка доски { $width }x{ $height }: столбцы и строки считаются от 1
record-off-board = `{ $cell }` нет на доске { $width }x{ $height }: столбцы 0-{ $right }, строки 0-{ $bottom } сверху
record-two-stones = на { $cell } два камня: называйте каждую клетку один раз
record-black-won = партия окончена: чёрные уже выиграли
record-white-won = партия окончена: белые уже выиграли
match-file-foreign = это не настройки матча: { $why }
match-file-version = это записала другая версия Plyground: начните матч заново
match-file-number = поле `{ $field }` равно { $number }, а должно быть от { $least } до { $most }
match-file-name = поле `{ $field }` должно быть именем длиной от 1 до { $most } знаков в одной строке
match-file-same-name = два движка называются `{ $name }`
match-file-all-games = все движки вместе сыграли бы { $games } партий, а сохранить можно самое большее { $most }: уменьшите `games`
match-file-rule = поле `rule` должно быть freestyle, standard, renju или caro
match-file-no-openings = в поле `openings` должен быть хотя бы один дебют
match-file-opening = дебют { $number }: { $why }
match-journal-line = строка { $line } журнала не читается ({ $why }): исправьте или удалите её
match-journal-foreign = строка { $line } журнала из другого матча: партия { $game }, { $black } против { $white }
opening-line = строка { $line } в дебютах: { $why }
opening-unplayable = правила не допускают этих ходов, или после них партия окончена
opening-none = в нём нет дебютов: пишите по одному в строке, например h8i9g7
opening-offsets = смещения — это пары целых чисел, например `0,0, 1,-2`
opening-off-board = { $offset } от центра — не на доске { $size }x{ $size }
report-settings-empty = для отчёта нужны хотя бы один алгоритм и одна глубина от 1

# Партия за столом, её программы, чтение и запись партий.

play-nothing-to-take-back = Отменять нечего.
player-number-between = для `{ $setting }` нужно целое число от { $least } до { $most }
player-number-from = для `{ $setting }` нужно целое число не меньше { $least }
player-seconds = для `{ $setting }` нужно число секунд больше 0, например 0.5
player-empty = никто не назван: напишите person, level=1 … level=10, random или поиск, например alpha-beta depth=4
player-unknown = игрока `{ $name }` нет: напишите от level=1 до level=10, random или поиск: { $searches }
record-empty = в тексте нет партии: вставьте ходы, SGF или PSQ
player-unknown-setting = `{ $setting }` — не настройка игрока: есть depth, nodes, time, level и evaluator, а для monte-carlo playouts, time и rave
player-not-for-monte-carlo = `{ $setting }` не сочетается с monte-carlo, который знает playouts, time и rave: напишите monte-carlo playouts=10000
player-only-monte-carlo = `{ $setting }` только для monte-carlo: напишите monte-carlo { $setting } или задайте поиску nodes, depth или time
clock-unclear = `{ $text }` — не контроль времени: напишите минуты или минуты+секунды на ход, например 5+3
move-number-wrong = ход { $number }: { $why }
play-is-over = партия окончена: возьмите ход назад или начните новую
play-nothing-to-redo = Повторять нечего.
play-time-is-over = время вышло, и никакой ход его не вернёт
play-too-late = с тех пор, как об этом спросили, партия продвинулась дальше
record-five-only = SGF и PSQ пишутся для пяти в ряд на досках от 5 до 20: запишите { $game } списком ходов
record-not-in-turn = { $side } { AGREE($side, one: "ходит", many: "ходят") } дважды подряд, здесь так не играют
record-psq-in-turn = в PSQ помещаются партии, которые X начали на пустой доске: запишите эту в SGF
record-several-games = в файле несколько партий ({ $count }): прочитана первая
record-cell-taken = клетка { $cell } уже занята ходом { $earlier }
record-variations = пропущено вариантов: { $count }; прочитан главный
record-strange-rule = правило `{ $rule }` здесь неизвестно: партия прочитана как freestyle
saved-cut-off = это не сохранённая партия этой программы: { $why }; возможно, она обрезана
saved-foreign = это не сохранённая партия этой программы: в ней указано { $format }, версия { $version }
saved-newer = эту партию сохранил более новый Plyground: у файла версия { $version }, а эта программа читает до { $known }; обновите Plyground
saved-sides = это не сохранённая партия этой программы: сторонами должны быть X или O

## Обещания игр и поисков, для `plyground verify`. То, что стоит перед (), — имя функции.

rule-panic = проверяемый код паникует (panic)
rule-order = moves() при повторном вызове даёт другой список
rule-length = итератор ходов неверно говорит, сколько их осталось
rule-count = move_count() не равно числу ходов
rule-twice = ход стоит в списке дважды
rule-end = outcome() должен давать Some ровно там, где нет ходов
rule-word = ход записывается не одним словом
rule-alike = два хода записываются одинаково
rule-read-move = записанный ход не читается обратно
rule-nonsense = то, что ходом не является, читается как ход
rule-cells = клетка лежит вне сетки
rule-unmake = взятие хода назад не восстанавливает позицию
rule-clone = ход в копии меняет оригинал
rule-turns = обещано чередование ходов, а одна сторона ходит дважды
rule-key-lost = у позиций, которые записываются одинаково, разные ключи
rule-key-shared = у позиций, которые записываются по-разному, один и тот же ключ
rule-future = у позиций с одним ключом разное будущее
rule-image-lost = у позиций с одним ключом разные симметричные ключи
rule-image-shared = позиции с одним симметричным ключом не являются образами друг друга
rule-image-worth = обещано, что оценка одинакова для всех образов позиции, а это не так
rule-index-range = номер хода не меньше indices()
rule-read-position = записанная позиция читается обратно не такой, какой была
rule-endless = партия не заканчивается
rule-range = оценочная функция выходит за собственные пределы
rule-terms = слагаемые оценочной функции не дают в сумме её оценку
rule-flat-wins = обещано, что окончания стоят одинаково на любом расстоянии, а это не так
rule-outcomes = обещано, что выигрыш дороже ничьей, а ничья дороже проигрыша, а это не так
rule-antisymmetry = позиция не стоит для одной стороны столько, сколько отнимает у другой
rule-value = оценка не та, что у минимакса
rule-bound = сказанное об оценке неверно
rule-best = ход, названный лучшим, не стоит этой оценки
rule-line = ожидаемый вариант нельзя разыграть
rule-root-move = сказанное о ходе в корне неверно
rule-window = ответ для окна неверен
rule-restored = поиск оставляет не ту позицию, которую получил
rule-stop = поиску велено остановиться, а он не останавливается
rule-nodes = поиск входит в большее число узлов, чем разрешено
rule-stopped = остановленный поиск утверждает неверное
rule-repeatable = на тот же вопрос поиск отвечает иначе
mutation-of-another-search = { $mutation } — не ошибка в коде { $algorithm }

## Игры и оценочные функции, которые добавляет программа, в том числе на Python

game-name-taken = игра `{ $name }` уже есть: выберите другое имя
python-undo-broken = undo_move({ $text }) не восстанавливает состояние: после do_move и undo_move значение { $changed } не такое, как было до хода
python-moves-none = get_moves вернул None: он должен возвращать список ходов, пустой в конце игры
python-moves-many = get_moves вернул слишком много ходов: { $count } при наибольшем допустимом числе { $most }
python-value-not-whole = { $source } возвращает { $value }: поиск сравнивает целые числа, поэтому умножьте на 100 или 1000 и округлите
python-methods-missing = в классе { $class } не хватает { $missing }: у игры есть методы get_moves(player), do_move(move), undo_move(move), is_win(player) и score(player)
python-players-missing = класс { $class } должен назвать двух игроков, начинающего первым: players = ["X", "O"]
python-player-unknown = to_move={ $wanted }: такого игрока нет, есть { $players }
python-class-unknown = класс Python с именем { $name } ещё не стал игрой: сначала вызовите plyground.game({ $name })
python-finished = игра здесь закончена: искать нечего
python-quantity-unknown = `{ $name }` нельзя показать на графике; есть { $names }
python-moves-after-win = после { $moves } is_win говорит, что выиграл { $winner }, но get_moves по-прежнему возвращает ходы: в конце игры список должен быть пустым
python-turn-unknown = to_move() возвращает { $said }: пока игра идёт, должен возвращаться игрок, чей ход, один из { $players }
python-turn-otherwise = to_move={ $wanted }, но состояние говорит, что ход за { $said }
python-score-beyond = score возвращает { $score }, но infinity равна { $most }, а ни одна оценка не может выходить за неё: сделайте infinity больше любой оценки
python-moves-of-other = { $place } get_moves({ $player }) возвращает ходы игрока { $other }: ходы чередуются, если у класса нет метода to_move(), который возвращает игрока, чей ход; без него игроку, который пропускает ход, нужен ход-пас
python-turn-attribute = { $place } ход за { $player }, потому что ходы чередуются, но self.{ $attribute } равно { $other }: если это тот, кто ходит, добавьте в класс метод to_move(), который его возвращает
python-at-start = в начале
python-after-moves = после { $moves }
python-score-uneven = { $place } score({ $one }) равно { $first }, а score({ $other }) — { $second }, а не { $expected }: score спрашивают только о том, кто ходит, и минимакс, который всегда спрашивает { $one }, расходится с негамаксом
report-case-form = в строке { $line } тестов нет `=`: напишите позицию, `=` и ожидаемый ход
## Exercises

exercise-unknown-kind = `{ $name }` — не вид заданий: выберите один из { $known }
exercise-not-a-key = это не ключ `plyground exercise`: { $why }. Укажите key.json из папки `key`
exercise-class-no-id = в строке { $line } списка группы нет номера: каждая строка — имя,номер, например Ada Lovelace,1815
exercise-class-repeated = в строке { $line } списка группы номер { $id } повторяется: номера должны различаться, по ним выбирается лист
exercise-class-empty = в списке группы нет студентов: пишите в каждой строке имя,номер
exercise-class-heading = первая строка списка группы прочитана как студент: { $name }, { $id }; заголовок назовите name,id
exercise-answers-toml = ответы — не корректный TOML: { $why }
## Файлы оценочных функций

formula-at = формула, знак { $place }: { $why }
formula-leftover = `{ $found }` здесь лишнее: поставьте перед ним знак действия или уберите его
formula-expected = ожидается число, признак или скобка, а не `{ $found }`
formula-ends = формула кончается там, где ожидается число, признак или скобка
formula-unclosed = скобка, открытая здесь, не закрыта: напишите )
formula-number = `{ $found }` — не число
formula-side = `{ $side }.` — не сторона: пишите `their.` для соперника, `my.` или ничего для того, чей ход
formula-values = { $function } нужны значения в скобках: { $form }
formula-too-large = формула слишком велика: шагов может быть до { $most }, вложенность — до { $deepest }
formula-many-features = формула может использовать не больше признаков, чем { $most }, считая признаки каждой стороны
formula-file-long = в файле оценочной функции больше байтов, чем { $most }: сократите его
formula-not-toml = файл оценочной функции — не TOML: строка { $line }: { $why }
formula-key = в файле оценочной функции неизвестный ключ `{ $key }`: есть { $keys }
formula-no-name = в файле оценочной функции нет имени: напишите name = "mine"
formula-either = в файле оценочной функции должна быть либо formula, либо таблица [weights]: оставьте одно из двух
formula-name = `{ $name }` не годится в имена оценочной функции: латинские строчные буквы, цифры и дефисы, до { $most } знаков, сначала буква
formula-kind = у `{ $key }` в файле оценочной функции значение не того вида: напишите { $right }
formula-worths = win, draw и loss — целые числа от -{ $most } до { $most }, loss меньше win, а draw между ними
formula-ends-key = `ends` в файле оценочной функции — это "outcome", тогда считаются win, draw и loss, или "formula"
own-evaluator-taken = другая оценочная функция уже называется { $name }: дайте своей другое имя
own-evaluator-other-game = оценочная функция { $name } — для { $game }, а здесь { $here }: измените `game` в её файле или уберите
grade-board-over = на доске `{ $position }` игра окончена: в задаче должен быть ход
grade-board-unreadable = `{ $position }` — не доска { $width } на { $height }: напишите строки сверху с X, O и . через /
grade-game-unknown = `{ $game }` — не игра для задачи: напишите explicit или mnk(W,H,K), не больше { $most } клеток
grade-reply-number = `{ $word }` — не целое число: напишите число или ?, если программа его не сообщает
grade-reply-repeated = на задачу { $id } уже есть ответ: одной строки достаточно
grade-reply-unknown = `{ $id }` — не имя задачи: ответ начинается с него
grade-reply-words = в ответе четыре слова, ID MOVE VALUE NODES, а слов в этой строке: { $count }
grade-rubric-number = { $number } в критериях невозможно: баллы, веса и штрафы — от 0 до 1000000
grade-rubric-unknown = `{ $name }` в [{ $list }] критериев неизвестно: напишите одно из { $known }
grade-rubric-unreadable = критерии нельзя прочесть: { $why }
grade-rubric-weights = все веса в критериях равны 0: хотя бы один из move, value и nodes должен считаться
grade-task-algorithm = `{ $word }` — не поиск для задачи: напишите minimax, negamax, alpha-beta или negascout
grade-task-depth = `{ $word }` — не глубина для задачи: напишите число от 1 до { $most }
grade-task-repeated = имя { $id } уже занято: у каждой задачи должно быть своё
grade-task-side = `{ $word }` — не сторона: напишите X или O
grade-task-words = `{ $line }` — не задача: напишите ID ALGORITHM DEPTH GAME POSITION SIDE через пробел
grade-tasks-line = строка { $line } файла с задачами: { $why }
grade-tasks-none = в файле нет задач: пишите по одной в строке
grade-tree-unreadable = `{ $tree }` — не дерево: напишите вложенные списки целых чисел от -{ $most } до { $most }, например [[3,12],[2,4]]
report-no-chapter = { $name } — не раздел: выберите из { $known }

## Задачи

puzzles-unknown-kind = `{ $name }` — не вид задач: выберите один из { $known }
puzzles-not-a-set = это не набор задач: его записывает `plyground puzzles make`
puzzles-bad-line = строка { $number } — не задача
puzzles-bad-entry = задачу { $number } из файла нельзя прочитать

## Общие партии и турниры

together-wrong-key = этот ключ не принадлежит игроку партии или не управляет турниром: это может сделать только его владелец
together-seats-taken = за обе стороны уже играют: вы можете смотреть
together-not-begun = другого игрока ещё нет: подождите или отправьте ссылку
together-not-your-turn = сейчас ход другой стороны: подождите его
together-stale = партия тем временем изменилась: посмотрите на доску и сходите снова
together-over = партия окончена: начните другую
together-not-over = партия продолжается: сначала закончите её
together-nothing-to-take-back = вы не сделали хода, который можно взять назад
together-declined = другая сторона это отклонила: спросите снова после следующего хода
together-nothing-offered = предложения уже нет: посмотрите на доску
together-not-in-tournament = в турнире ходы не берут назад и партии не повторяют
together-too-long = в этой партии уже столько ходов, сколько можно хранить: сдайтесь, предложите ничью или начните другую
together-name-missing = нужно имя: напишите его
together-name-too-long = имя слишком длинное: не больше { $most } символов
together-name-taken = у другого игрока уже такое имя: добавьте что-нибудь к нему
together-begun = турнир начался: в круговом турнире игроки присоединяются до первого тура
together-too-few-players = для турнира нужны двое игроков: подождите, пока они присоединятся
together-too-many-players = в турнире уже столько игроков, сколько может быть
together-round-open = партии этого тура продолжаются: дождитесь их или сначала присудите их
together-all-rounds = все туры сыграны
together-not-there = в этом турнире нет такого игрока или партии
together-broken = это не общая партия, которую сохранила эта программа
together-broken-tournament = это не турнир, который сохранила эта программа
search-no-keys = у { $game } нет ключей позиций, нужных таблице транспозиций: выберите другой алгоритм
exercise-no-result = это не результат упражнений: он не начинается с «{ $first }». Сохраните его кнопкой на странице
exercise-result-line = в результате есть строка, которой страница не пишет, или строки не хватает: «{ $line }». Сдайте файл таким, как он был сохранён
