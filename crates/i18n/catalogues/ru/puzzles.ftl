# Задачи: позиции с целью.

## Виды задач

puzzles-kind-win-in = Выигрыш в несколько ходов
puzzles-kind-fours = Выигрыш четвёрками (VCF)
puzzles-kind-threats = Выигрыш угрозами (VCT)
puzzles-kind-defend = Защита
puzzles-kind-only-move = Единственный ход
puzzles-kind-shot = Удар в шашках
puzzles-kind-connect-ending = Окончание «Четыре в ряд»
puzzles-kind-othello-ending = Окончание в отелло

## Что нужно сделать; перед этим названа сторона

puzzles-goal-win-in =
    { $count ->
        [one] Выиграйте в { $count } ход.
        [few] Выиграйте в { $count } хода.
        [many] Выиграйте в { $count } ходов.
       *[other] Выиграйте в { $count } хода.
    }
puzzles-goal-fours =
    { $count ->
        [one] Выиграйте в { $count } ход.
        [few] Выиграйте в { $count } хода: каждый ход, кроме последнего, создаёт четвёрку.
        [many] Выиграйте в { $count } ходов: каждый ход, кроме последнего, создаёт четвёрку.
       *[other] Выиграйте в { $count } хода: каждый ход, кроме последнего, создаёт четвёрку.
    }
puzzles-goal-threats =
    { $count ->
        [one] Выиграйте в { $count } ход.
        [few] Выиграйте в { $count } хода: каждый ход создаёт четвёрку или открытую тройку.
        [many] Выиграйте в { $count } ходов: каждый ход создаёт четвёрку или открытую тройку.
       *[other] Выиграйте в { $count } хода: каждый ход создаёт четвёрку или открытую тройку.
    }
puzzles-goal-stop-fours = Остановите выигрыш соперника четвёрками.
puzzles-goal-not-lose = Найдите единственный ход, который не проигрывает.
puzzles-goal-win-ending = Выиграйте окончание: каждый ход должен сохранять выигрыш.
puzzles-goal-material = Отдайте шашку и выиграйте больше или всю партию.

## Подсказки: идея, вид хода, где он

puzzles-idea-win-in = Ищите ход, после которого у вас сразу две угрозы: остановить можно только одну.
puzzles-idea-fours = Каждая четвёрка оставляет сопернику один ответ. Выбирайте четвёрки, ответы на которые не помогают, и закончите двумя пятёрками сразу.
puzzles-idea-threats = На открытую тройку тоже нужно отвечать. Ищите тройку, которая готовит вторую линию: четвёрку и тройку сразу.
puzzles-idea-defend = Сначала найдите выигрыш соперника: четвёрки одну за другой. Его ломает камень на пересечении двух линий.
puzzles-idea-only-move = Проследите каждый столбец доверху: кому придётся ходить под выигрышной клеткой?
puzzles-idea-shot = Бить обязательно: отданная шашка заводит соперника туда, куда вам нужно.
puzzles-idea-connect-ending = Посчитайте свободные клетки каждого столбца: выигрывает тот, кому не придётся ходить под выигрышную клетку соперника.
puzzles-idea-othello-ending = Посчитайте области свободных клеток: последний ход в области приносит диски. Если соперник пасует, вы ходите дважды подряд.
puzzles-hint-quiet = Первый ход тихий: сразу ничем не грозит. Ни один другой не решает задачу.
puzzles-hint-one = Цели достигает только один первый ход.
puzzles-hint-several =
    { $count ->
        [one] Цели достигает { $count } первый ход.
        [few] Цели достигают { $count } первых хода.
        [many] Цели достигают { $count } первых ходов.
       *[other] Цели достигает { $count } первого хода.
    }
puzzles-hint-column = Первый ход — в столбце { $column }.
puzzles-hint-piece = Первой ходит шашка на { $square }.
puzzles-hint-left = Первый ход слева, в одном из первых двух столбцов.
puzzles-hint-middle = Первый ход в одном из трёх средних столбцов.
puzzles-hint-right = Первый ход справа, в одном из последних двух столбцов.

## Команда

puzzles-unknown = в этом наборе нет задачи { $id }: все называет `plyground puzzles list`
puzzles-wrong-count = в `{ $text }` после `=` нет числа задач от 1 до { $most }, как в fours=20
puzzles-stage = { $kind }: { $done } из { $all }, сыграно партий: { $games }
puzzles-written =
    { $count ->
        [one] { $count } задача в { $file }.
        [few] { $count } задачи в { $file }.
        [many] { $count } задач в { $file }.
       *[other] { $count } задачи в { $file }.
    }
puzzles-interrupted = сохранено задач: { $count }
puzzles-checking = проверяю задачу { $number } из { $count }
puzzles-trying = уровни решают задачу { $number } из { $count }
puzzles-checked-some = проверено задач: { $count }
puzzles-checked = Проверено задач: { $count }, неверных: { $faults }
puzzles-to-move = Ходит { $side }. { $goal }
puzzles-head-id = Задача
puzzles-head-game = Игра
puzzles-head-goal = Цель
puzzles-head-difficulty = Сложность
puzzles-head-rating = Рейтинг
puzzles-head-count = Задач
puzzles-correlation = Ранговая корреляция рейтинга с долей не справившихся уровней: { $number }

## Что не так с задачей; $line — ходы перед этим

puzzles-fault-position = позицию нельзя поставить
puzzles-fault-missing = { $move } тоже достигает цели, после: { $line }
puzzles-fault-wrong = { $move } не достигает цели, после: { $line }
puzzles-fault-illegal = { $move } — не по правилам, после: { $line }
puzzles-fault-end = решение кончается слишком рано или поздно, после: { $line }
puzzles-fault-trivial = выбирать не из чего
puzzles-fault-unknown = проверка длилась слишком долго
