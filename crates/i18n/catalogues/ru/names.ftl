# Имена и по одной строке о каждой вещи, у которой есть имя. То, что печатают в командной строке (alpha-beta,
# tic-tac-toe, X и O), не переводится.
#
# Словарь. Обращение на «вы» со строчной буквы, повелительное наклонение: «введите», «выберите».
#
#   search          поиск (что делают минимакс, негамакс, альфа-бета и NegaScout); algorithm: алгоритм
#   node            узел; leaf: лист; root: корень; child: потомок; tree: дерево
#   ply             полуход; depth: глубина; horizon: горизонт; move: ход
#   cutoff, cut     отсечение, отсечь; pruned: отсечённый
#   window          окно; null window: нулевое окно; bound: граница (нижняя, верхняя)
#   re-search       повторный поиск
#   evaluator       оценочная функция; value: оценка; worth: сколько стоит позиция
#   generated       порождённые ходы
#   branching       ветвление; effective branching factor: эффективный коэффициент ветвления
#   fail-soft       мягкое отсечение (fail-soft); fail-hard: жёсткое отсечение (fail-hard)
#   to move         ход за X; side: сторона; mark: знак; stone: камень; cell: клетка; board: доска
#   row, column     строка, столбец; K in a row: K в ряд; line: линия
#   win, loss, tie  выигрыш (победа), проигрыш, ничья
#   mistake         ошибка; mutation: мутация; convention: соглашение; preset: набор настроек
#   minimal tree    минимальное дерево; ordering: порядок ходов; trace: трассировка; test: проверка
#   document        документ; as printed: как напечатано

## Игры

game-tic-tac-toe = крестики-нолики
game-tic-tac-toe-summary = три в ряд на доске 3×3
game-piskvorky = пишкворки
game-piskvorky-summary = четыре в ряд на доске 5×5
game-gomoku = гомоку
game-gomoku-summary = пять или больше в ряд на доске 15×15
game-mnk = m,n,k-игра
game-mnk-summary = mnk(W,H,K): K в ряд на доске W на H клеток; варианты: exact, misere
game-connect = ряд с падением фишек
game-connect-summary = connect(W,H,K): K в ряд в W столбцах по H клеток; фишка падает на нижнюю свободную
game-connect-four = четыре в ряд
game-connect-four-summary = четыре в ряд на 7x6, фишки падают вниз
game-othello = реверси (отелло)
game-othello-summary = othello(N): реверси (отелло) на доске 8×8, 6×6 или 4×4; фишка переворачивает те, что оказались между своими
game-dots-and-boxes = точки и квадратики
game-dots-and-boxes-summary = dots-and-boxes(W,H): линии вокруг W на H квадратиков; кто замкнул квадратик, ходит снова
game-kalah = калах
game-kalah-summary = kalah(H,S): сейте зёрна из H лунок на сторону, по S зёрен в каждой; последнее зерно в своём амбаре даёт ещё ход
game-nim = ним
game-nim-summary = nim(A,B,...): берите камни из одной кучки, последний выигрывает; параметры: misere, take=K
game-marienbad = мариенбад
game-marienbad-summary = кучки из 1, 3, 5 и 7 камней; кто берёт последний, проигрывает
game-torus = тор
game-torus-summary = torus(W,H,K): K в ряд на W на H клетках, где линия, уходящая с одной стороны, входит с другой
game-ultimate = крестики-нолики в квадрате
game-ultimate-summary = ultimate: девять досок крестиков-ноликов, и ваша клетка указывает сопернику доску; вариант: count
game-dots = точки
game-dots-summary = dots(W,H): замыкайте цепи своих точек вокруг точек соперника; варианты: cross, ground
game-kropki = кропки
game-kropki-summary = точки на поле 15×15, с пустого поля
game-tochki = точки со скрестом
game-tochki-summary = точки на поле 20×20, в начале четыре точки в середине
game-draughts = шашки
game-draughts-summary = draughts(RULES): шашки по правилам english, russian или international; бить обязательно
game-english-draughts = английские шашки
game-english-draughts-summary = шашки на 8x8, дамки ходят на одно поле; так играют в Британии и Америке
game-checkers = чекерс
game-checkers-summary = другое название английских шашек
game-russian-draughts = русские шашки
game-russian-draughts-summary = шашки на 8x8, дамки летают, простые бьют и назад
game-international-draughts = международные шашки
game-international-draughts-summary = шашки на 10x10, дамки летают; бить нужно как можно больше
game-five = пять в ряд
game-five-summary = five(N,ПРАВИЛО), five(W,H,ПРАВИЛО): пять в ряд на доске от 5 до 20 клеток по стороне; правила: renju, caro
game-renju = рэндзю
game-renju-summary = пять в ряд на доске 15×15; начинающему нельзя строить шесть, две четвёрки или две открытые тройки
game-caro = каро
game-caro-summary = пять в ряд на доске 15×15, не закрытые с обеих сторон, или больше пяти
game-explicit = записанное дерево
game-explicit-summary = explicit([[3,12],[a:2,b:inf]]): дерево, записанное явно, имена необязательны; explicit(@FILE), explicit(-)

## Алгоритмы поиска

algorithm-minimax = минимакс
algorithm-minimax-summary = оба игрока названы, перебираются все ходы (любая игра)
algorithm-negamax = негамакс
algorithm-negamax-summary = минимакс с одним знаком (ходы должны чередоваться)
algorithm-alpha-beta = альфа-бета
algorithm-alpha-beta-summary = негамакс, который отсекает то, что ни на что не влияет (ходы должны чередоваться)
algorithm-negascout = NegaScout
algorithm-negascout-summary = альфа-бета, которая доверяет первому ходу, а остальные проверяет
algorithm-memory = альфа-бета с памятью
algorithm-memory-summary = альфа-бета с таблицей перестановок (у позиций должны быть ключи)
algorithm-aspiration = поиск с ожиданием
algorithm-aspiration-summary = альфа-бета с таблицей, которая ожидает прежнее значение
algorithm-mtd-f = MTD(f)
algorithm-mtd-f-summary = MTD(f): только нулевые окна, начиная с прежнего значения
algorithm-sss-star = SSS*
algorithm-sss-star-summary = SSS* нулевыми окнами, которые спускаются сверху
algorithm-dual-star = DUAL*
algorithm-dual-star-summary = DUAL* нулевыми окнами, которые поднимаются снизу
algorithm-pvs = поиск главного варианта
algorithm-pvs-summary = поиск главного варианта с таблицей, выученным порядком ходов и потоками
algorithm-quiescence = поиск спокойствия
algorithm-quiescence-summary = альфа-бета, которая доводит взятия до конца, прежде чем оценивать (шумные игры)
algorithm-monte-carlo = поиск по дереву методом Монте-Карло
algorithm-monte-carlo-summary = играет случайные партии до конца, чаще те, что идут хорошо (любая игра)

## Оценочные функции

evaluator-open-lines = открытые линии
evaluator-open-lines-summary = линии, ещё открытые для меня, минус линии, открытые для соперника; выигрыш стоит 100
evaluator-open-fours = открытые четвёрки
evaluator-open-fours-summary = линии, которые сторона ещё может заполнить, по квадрату того, что на них есть
evaluator-stones-left = оставшиеся фишки
evaluator-stones-left-summary = за выигрыш — сколько фишек осталось у победителя, считая выигравшую; за всё остальное 0
evaluator-mobility = подвижность
evaluator-mobility-summary = число возможных ходов стороны и по десять за каждый угол
evaluator-discs = фишки
evaluator-discs-summary = фишки стороны минус фишки соперника, и в конце партии тоже
evaluator-chains = цепочки
evaluator-chains-summary = квадратики одной стороны минус квадратики другой и то, что принесут открытые цепочки
evaluator-boxes = квадратики
evaluator-boxes-summary = квадратики одной стороны минус квадратики другой, в конце тоже
evaluator-seeds = зёрна
evaluator-seeds-summary = зёрна в амбаре одной стороны минус зёрна в амбаре другой, в конце тоже
evaluator-nim-sum = ним-сумма
evaluator-nim-sum-summary = 100, если по теории выигрывает тот, чей ход, и -100, если нет
evaluator-boards = доски
evaluator-boards-summary = выигранные малые доски и ряды досок и клеток, которые ещё можно заполнить
evaluator-encircling = окружение
evaluator-encircling-summary = сто за каждую захваченную точку, а также насколько точки стеснены и связаны друг с другом
evaluator-captured = захваченные точки
evaluator-captured-summary = захваченные стороной точки минус потерянные
evaluator-pattern-ladder = лестница шаблонов
evaluator-pattern-ladder-summary = лучший шаблон каждой строки, столбца и диагонали с весами, которые можно задать в файле (пять в ряд)
evaluator-line-powers = степени линий
evaluator-line-powers-summary = степени чисел 20, 10, 8 и 2 по числу знаков на каждой линии (четыре в ряд на доске 5×5)
evaluator-static = статическая оценка
evaluator-static-summary = собственная оценка движка для пяти в ряд
evaluator-material = материал
evaluator-material-summary = 100 за простую, больше за дамку и немного за то, где стоят шашки (шашки)
evaluator-outcome = исход
evaluator-outcome-summary = 1 за выигрыш, -1 за проигрыш, иначе 0
evaluator-nearer-wins = близкие победы
evaluator-nearer-wins-summary = за выигрыш 500, делённое на расстояние до него, за всё нерешённое 0
evaluator-zero = ноль
evaluator-zero-summary = за всё 0: поиск в чистом виде
evaluator-scramble = мешанина
evaluator-scramble-summary = хеш позиции, для проверки поиска на деревьях без смысла
evaluator-written = записанные числа
evaluator-written-summary = числа, записанные в дереве; 0 там, где глубина кончается выше них

## Наборы настроек: пять документов

preset-open-lines = открытые линии
preset-open-lines-summary = 000: крестики-нолики с оценкой по открытым линиям; минимакс, негамакс, альфа-бета
preset-pattern-ladder = лестница шаблонов
preset-pattern-ladder-summary = 001: гомоку с оценкой по шаблонам; минимакс, альфа-бета
preset-numbered-cells = нумерованные клетки
preset-numbered-cells-summary = 002: крестики-нолики до конца партии; минимакс, альфа-бета
preset-nearer-wins = близкие победы
preset-nearer-wins-summary = 003: крестики-нолики до конца партии, близкие победы важнее; негамакс, альфа-бета, NegaScout
preset-line-powers = степени линий
preset-line-powers-summary = 004: четыре в ряд на доске 5×5 с оценкой по степеням числа знаков; альфа-бета

## Мутации: ошибки документов

mutation-leaf-for-mover = лист, оценённый с точки зрения ходящей стороны
mutation-leaf-for-mover-summary = 000: минимакс оценивает лист с точки зрения ходящей стороны, а не Max
mutation-low-overwritten = затёртая нижняя граница
mutation-low-overwritten-summary = 000: альфа-бета затирает нижнюю границу меньшей оценкой и теряет отсечения
mutation-full-board-unseen = незамеченная полная доска
mutation-full-board-unseen-summary = 001: у полной доски нет оценки, поэтому она бесконечно плоха
mutation-min-int-overflow = переполнение наименьшего целого
mutation-min-int-overflow-summary = 003: минус бесконечность — наименьшее целое, а оно при смене знака не меняется: окна выходят пустыми
mutation-unshared-root = отдельное окно для каждого хода корня
mutation-unshared-root-summary = 003: каждый ход корня получает окно целиком, и отсечения не пользуются предыдущими ходами
mutation-win-not-preferred = выигрыш без предпочтения
mutation-win-not-preferred-summary = 004: выигранная партия стоит меньше, чем многообещающая
mutation-gaps-count = ряды с разрывом
mutation-gaps-count-summary = 004: четыре знака на линии из пяти клеток считаются четырьмя в ряд, даже если между ними чужой знак
mutation-one-sided-diagonals = односторонние диагонали
mutation-one-sided-diagonals-summary = 004: диагонали из четырёх клеток оцениваются только для X, и пустая засчитывается X
mutation-narrow-root-window = узкое окно корня
mutation-narrow-root-window-summary = 004: окно корня кончается на миллионе, а линии из пяти стоят три миллиона
mutation-global-game = чужая доска
mutation-global-game-summary = 004: проверка выигрыша смотрит на другую доску, и выигрыши не замечаются
mutation-win-dominates = выигрыш превыше всего
mutation-win-dominates-summary = 004: как напечатано, но выигрыш стоит больше всего остального

## Соглашения: в чём расходятся учебники

convention-plyground = Plyground
convention-plyground-summary = мягкое отсечение (fail-soft), отсечение при >=, полное окно, общий корень, повторный поиск от альфы
convention-from-value = повторный поиск от оценки
convention-from-value-summary = как у нас, но NegaScout ищет повторно от оценки, которую вернула проверка, как у Рейнефельда
convention-fail-hard = жёсткое отсечение (fail-hard)
convention-fail-hard-summary = как у нас, но узел не возвращает ни меньше альфы, ни больше беты
convention-knuth-moore = Кнут и Мур
convention-knuth-moore-summary = Кнут и Мур, 1975, процедура F2: не меньше альфы, отсечение при >=
convention-aima = Рассел и Норвиг
convention-aima-summary = Рассел и Норвиг: мягкое отсечение (fail-soft), отсечение при >=, конец партии стоит одинаково на любом расстоянии
convention-wikipedia = Википедия
convention-wikipedia-summary = первый псевдокод энциклопедии: отсечение только при >; её PVS возвращает альфу и ищет повторно от альфы
convention-open-lines = документ 000
convention-open-lines-summary = документ 000: мягкое отсечение (fail-soft), окно корня от минус до плюс выигрыша
convention-pattern-ladder = документ 001
convention-pattern-ladder-summary = документ 001: мягкое отсечение (fail-soft), полное окно; нет хода, если все ходы бесконечно плохи
convention-numbered-cells = документ 002
convention-numbered-cells-summary = документ 002: мягкое отсечение (fail-soft), полное окно, отсечение при >=
convention-nearer-wins = документ 003
convention-nearer-wins-summary = документ 003: NegaScout возвращает альфу и ищет повторно от неё; законченный корень раскрывается
convention-line-powers = документ 004
convention-line-powers-summary = документ 004: возвращает альфу, которую ход должен превзойти

## Уровни: сила соперника

level-1 = новичок
level-2 = начинающий
level-3 = игрок от случая к случаю
level-4 = любитель
level-5 = опытный игрок
level-6 = сильный игрок
level-7 = знаток
level-8 = мастер
level-9 = гроссмейстер
level-10 = лучше не бывает

## Счётные слова

count-nodes =
    { $count ->
        [one] { $count } узел
        [few] { $count } узла
        [many] { $count } узлов
       *[other] { $count } узла
    }
