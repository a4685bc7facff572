# Exercises and worksheets. MAX, MIN, X, O, alpha-beta's names of nodes and the words sheets, forms, key, name and id stay as
# they are: they stand in pictures, in forms and in the names of files.

## The sheet

exercise-title = Рабочий лист
exercise-key-title = Ответы для преподавателя
exercise-name = Имя:
exercise-id = Код студента:
# The heading of the answer form, after the title and a colon.
exercise-form = впишите каждый ответ после двоеточия
exercise-hint = Бесконечность пишите как inf или ∞, окно как (a, b), например (-inf, 5), несколько букв через запятую: a, c, f.
exercise-points =
    { $count ->
        [one] { $count } балл
        [few] { $count } балла
        [many] { $count } баллов
       *[other] { $count } балла
    }

## The kinds of exercises

exercise-kind-values = Оценки минимакса
exercise-kind-signs = Негамакс и его знаки
exercise-kind-unvisited = Непосещённые листья
exercise-kind-windows = Окна альфа-беты
exercise-kind-returned = Мягкое и жёсткое отсечение
exercise-kind-counts = Листья и порядок ходов
exercise-kind-research = Что NegaScout ищет повторно
exercise-kind-winning-move = Единственный выигрывающий ход

## What is asked

# Before every question about a tree.
exercise-tree = В корне A ходит MAX. Числа — оценки листьев для MAX. Ходы перебираются слева направо.
exercise-ask-values = Впишите в пустую рамку оценку минимакса каждого внутреннего узла. Лучший ход в A назовите буквой узла, в который он ведёт.
exercise-ask-signs = Негамакс возвращает оценку узла для той стороны, которая в нём ходит. Впишите в пустую рамку каждого внутреннего узла оценку, которую он там возвращает.
exercise-ask-unvisited = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. Какие листья она ни разу не посещает? Выпишите их буквы.
exercise-ask-windows = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. С каким окном она входит в каждый узел с двумя рамками? Впишите альфу в левую рамку, бету в правую, обе с точки зрения MAX.
exercise-ask-returned = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. Что возвращает каждый узел с двумя рамками, с точки зрения MAX? Левая рамка: мягкое отсечение (fail-soft), лучшая найденная оценка. Правая рамка: жёсткое отсечение (fail-hard), не меньше альфы и не больше беты.
exercise-ask-counts = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. Сколько листьев она посещает? Сколько она посетила бы, если бы в каждом узле лучший ход стоял первым?
exercise-ask-research = NegaScout ищет в этом дереве с окном (−∞, ∞) в корне. В каждом узле, включая корень, первый ход получает всё окно (α, β), остальные — нулевое окно (α, α + 1) той стороны, которая ходит. Какие внутренние узлы он ищет повторно? Выпишите их буквы в порядке повторных поисков; листья не считаются.
# $side is X or O.
exercise-ask-winning-move = Ходит { $side }, и при любой защите выигрывает ровно один ход. Какой?
exercise-rules-rows = На доске { $width } × { $height } клеток; выигрывает первый ряд длины { $k } по горизонтали, вертикали или диагонали.
exercise-rules-columns = На доске { $width } × { $height } клеток, фишка падает на нижнюю свободную клетку столбца; выигрывает первый ряд длины { $k } по горизонтали, вертикали или диагонали.
exercise-cell = Укажите клетку, например b2.
exercise-column = Укажите букву столбца.

## The parts of a question, before the answer

exercise-part-unvisited = Не посещаются:
exercise-part-research = Повторно, по порядку:
exercise-part-winning-move = Выигрывающий ход:
exercise-part-best = Лучший ход в A, в узел:
exercise-part-visited = Посещено листьев:
exercise-part-fewest = При наилучшем порядке ходов:
# $node is the letter of a node.
exercise-part-window = Окно в { $node }:
exercise-part-soft = { $node }, мягко (fail-soft):
exercise-part-hard = { $node }, жёстко (fail-hard):
exercise-part-value = Оценка { $node }:

## Feedback on a wrong answer

# $given is the student's answer, $right the right one.
exercise-feedback-missing = ответа нет; правильно: { $right }
exercise-feedback-unreadable = «{ $given }» — ответ не в той форме; правильно: { $right }
exercise-feedback-other-sign = у { $given } не тот знак: это оценка для другой стороны; правильно: { $right }
exercise-feedback-other-side = { $given } — окно другой стороны или переставленные границы; правильно: { $right }
exercise-feedback-one-bound = в { $given } верна одна граница; правильно: { $right }
exercise-feedback-other-order = узлы верны, порядок другой: { $given }; правильно: { $right }
exercise-feedback-wrong = { $given } неверно; правильно: { $right }
exercise-feedback-exchanged = { $given } относится к другому отсечению: мягкое и жёсткое переставлены; правильно: { $right }
# $faults is one or both of the next two messages.
exercise-feedback-names = { $faults }; правильно: { $right }
exercise-feedback-lacks = не хватает: { $names }
exercise-feedback-extra = лишнее: { $names }

## Moodle: leaves are ticked there, and boxes for answers stand below the picture

exercise-moodle-values = Укажите оценку минимакса каждого внутреннего узла. Лучший ход в A назовите буквой узла, в который он ведёт.
exercise-moodle-signs = Негамакс возвращает оценку узла для той стороны, которая в нём ходит. Укажите оценку, которую он возвращает в каждом внутреннем узле.
exercise-moodle-unvisited = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. Какие листья она ни разу не посещает? Отметьте их.
exercise-moodle-windows = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. С каким окном она входит в узлы, названные ниже? Укажите сначала альфу, затем бету, обе с точки зрения MAX. Бесконечность пишите как inf или ∞.
exercise-moodle-returned = Альфа-бета ищет в этом дереве с окном (−∞, ∞) в корне. Что возвращают узлы, названные ниже, с точки зрения MAX? Мягкое отсечение (fail-soft): лучшая найденная оценка. Жёсткое отсечение (fail-hard): не меньше альфы и не больше беты.
# The picture for a screen reader. $nodes is “A (MAX): B, C. B (MIN): a = 3, b = 5.”
exercise-moodle-tree = Дерево игры. Каждый внутренний узел и его потомки слева направо. { $nodes }
# $x and $o are cells, “a1, b2”.
exercise-moodle-board = Доска; столбцы обозначены буквами слева, строки — числами снизу. X: { $x }. O: { $o }. Остальные клетки свободны.

## The command

# $folder is the folder that was written.
exercise-written =
    { $count ->
        [one] { $count } лист записан в { $folder }: раздайте то, что лежит в sheets и forms.
        [few] { $count } листа записаны в { $folder }: раздайте то, что лежит в sheets и forms.
        [many] { $count } листов записаны в { $folder }: раздайте то, что лежит в sheets и forms.
       *[other] { $count } листа записаны в { $folder }: раздайте то, что лежит в sheets и forms.
    }
exercise-written-key = Ответы отдельно, в { $folder }. Проверить заполненные бланки: plyground exercise --mark FORMS --key { $key }
exercise-distinct = Разных ответов на каждый вопрос: { $list }.
exercise-distinct-row = разных ответов
exercise-distinct-item = { $number }: { $count } из { $sheets }
exercise-written-moodle = Вопросы для Moodle — в { $file }: импортируйте их в банк вопросов в формате Moodle XML. Файл содержит ответы.
exercise-stage = лист { $number } из { $count }
exercise-interrupted = листы не записаны
exercise-folder-taken = в { $folder } лежат другие файлы: выберите пустую или новую папку через --out
# One line of marks for a student.
exercise-marks = { $name }: { $points } из { $most }
exercise-marks-missing = { $name }: не сдано
exercise-feedback-title = Оценивание листа
exercise-feedback-points = баллов: { $points } из { $most }
exercise-feedback-right = правильно
exercise-marks-unread = не прочитано: { $text }
exercise-no-sheet = { $file }: в ключе нет листа с номером { $id }; в бланке нужна строка «id: …», как на листе
exercise-no-forms = в { $folder } нет ответов: файлы с ответами оканчиваются на .txt или .toml
