# Exercises and worksheets. MAX, MIN, X, O, alpha-beta's names of nodes and the words sheets, forms, key, name and id stay as
# they are: they stand in pictures, in forms and in the names of files.

## The sheet

exercise-title = Аркуш із завданнями
exercise-key-title = Відповіді для викладача
exercise-name = Ім'я:
exercise-id = Код студента:
# The heading of the answer form, after the title and a colon.
exercise-form = впишіть кожну відповідь після двокрапки
exercise-hint = Нескінченність пишіть як inf або ∞, вікно як (a, b), наприклад (-inf, 5), кілька літер через кому: a, c, f.
exercise-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }

## The kinds of exercises

exercise-kind-values = Оцінки мінімаксу
exercise-kind-signs = Негамакс і його знаки
exercise-kind-unvisited = Невідвідані листки
exercise-kind-windows = Вікна альфа-бети
exercise-kind-returned = М'яке й жорстке відсікання
exercise-kind-counts = Листки й порядок ходів
exercise-kind-research = Що NegaScout шукає повторно
exercise-kind-winning-move = Єдиний виграшний хід

## What is asked

# Before every question about a tree.
exercise-tree = У корені A ходить MAX. Числа — оцінки листків для MAX. Ходи перебираються зліва направо.
exercise-ask-values = Впишіть у порожню рамку оцінку мінімаксу кожного внутрішнього вузла. Найкращий хід в A назвіть літерою вузла, до якого він веде.
exercise-ask-signs = Негамакс повертає оцінку вузла для тієї сторони, яка в ньому ходить. Впишіть у порожню рамку кожного внутрішнього вузла оцінку, яку він там повертає.
exercise-ask-unvisited = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. Яких листків вона жодного разу не відвідує? Випишіть їхні літери.
exercise-ask-windows = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. З яким вікном вона входить у кожен вузол із двома рамками? Впишіть альфу в ліву рамку, бету в праву, обидві з погляду MAX.
exercise-ask-returned = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. Що повертає кожен вузол із двома рамками, з погляду MAX? Ліва рамка: м'яке відсікання (fail-soft), найкраща знайдена оцінка. Права рамка: жорстке відсікання (fail-hard), не менше за альфу й не більше за бету.
exercise-ask-counts = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. Скільки листків вона відвідує? Скільки відвідала б, якби в кожному вузлі найкращий хід стояв першим?
exercise-ask-research = NegaScout шукає в цьому дереві з вікном (−∞, ∞) у корені. У кожному вузлі, разом із коренем, перший хід отримує усе вікно (α, β), решта — нульове вікно (α, α + 1) тієї сторони, яка ходить. У яких внутрішніх вузлах він шукає повторно? Випишіть їхні літери в порядку повторних пошуків; листки не рахуються.
# $side is X or O.
exercise-ask-winning-move = Ходить { $side }, і за будь-якого захисту виграє рівно один хід. Який?
exercise-rules-rows = На дошці { $width } × { $height } клітинок; виграє перший ряд завдовжки { $k } по горизонталі, вертикалі чи діагоналі.
exercise-rules-columns = На дошці { $width } × { $height } клітинок, фішка падає на найнижчу вільну клітинку стовпця; виграє перший ряд завдовжки { $k } по горизонталі, вертикалі чи діагоналі.
exercise-cell = Вкажіть клітинку, наприклад b2.
exercise-column = Вкажіть літеру стовпця.

## The parts of a question, before the answer

exercise-part-unvisited = Не відвідуються:
exercise-part-research = Повторно, по порядку:
exercise-part-winning-move = Виграшний хід:
exercise-part-best = Найкращий хід в A, до вузла:
exercise-part-visited = Відвідано листків:
exercise-part-fewest = За найкращого порядку ходів:
# $node is the letter of a node.
exercise-part-window = Вікно в { $node }:
exercise-part-soft = { $node }, м'яко (fail-soft):
exercise-part-hard = { $node }, жорстко (fail-hard):
exercise-part-value = Оцінка { $node }:

## Feedback on a wrong answer

# $given is the student's answer, $right the right one.
exercise-feedback-missing = відповіді немає; правильно: { $right }
exercise-feedback-unreadable = «{ $given }» — відповідь не в тій формі; правильно: { $right }
exercise-feedback-other-sign = у { $given } не той знак: це оцінка для іншої сторони; правильно: { $right }
exercise-feedback-other-side = { $given } — вікно іншої сторони або переставлені межі; правильно: { $right }
exercise-feedback-one-bound = у { $given } правильна одна межа; правильно: { $right }
exercise-feedback-other-order = вузли правильні, порядок інший: { $given }; правильно: { $right }
exercise-feedback-wrong = { $given } неправильно; правильно: { $right }
exercise-feedback-exchanged = { $given } стосується іншого відсікання: м'яке й жорстке переставлено; правильно: { $right }
# $faults is one or both of the next two messages.
exercise-feedback-names = { $faults }; правильно: { $right }
exercise-feedback-lacks = бракує: { $names }
exercise-feedback-extra = зайве: { $names }

## Moodle: leaves are ticked there, and boxes for answers stand below the picture

exercise-moodle-values = Вкажіть оцінку мінімаксу кожного внутрішнього вузла. Найкращий хід в A назвіть літерою вузла, до якого він веде.
exercise-moodle-signs = Негамакс повертає оцінку вузла для тієї сторони, яка в ньому ходить. Вкажіть оцінку, яку він повертає в кожному внутрішньому вузлі.
exercise-moodle-unvisited = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. Яких листків вона жодного разу не відвідує? Позначте їх.
exercise-moodle-windows = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. З яким вікном вона входить у вузли, названі нижче? Вкажіть спершу альфу, потім бету, обидві з погляду MAX. Нескінченність пишіть як inf або ∞.
exercise-moodle-returned = Альфа-бета шукає в цьому дереві з вікном (−∞, ∞) у корені. Що повертають вузли, названі нижче, з погляду MAX? М'яке відсікання (fail-soft): найкраща знайдена оцінка. Жорстке відсікання (fail-hard): не менше за альфу й не більше за бету.
# The picture for a screen reader. $nodes is “A (MAX): B, C. B (MIN): a = 3, b = 5.”
exercise-moodle-tree = Дерево гри. Кожен внутрішній вузол і його нащадки зліва направо. { $nodes }
# $x and $o are cells, “a1, b2”.
exercise-moodle-board = Дошка; стовпці позначено літерами зліва, рядки — числами знизу. X: { $x }. O: { $o }. Решта клітинок вільні.

## The command

# $folder is the folder that was written.
exercise-written =
    { $count ->
        [one] { $count } аркуш записано в { $folder }: роздайте те, що лежить у sheets і forms.
        [few] { $count } аркуші записано в { $folder }: роздайте те, що лежить у sheets і forms.
        [many] { $count } аркушів записано в { $folder }: роздайте те, що лежить у sheets і forms.
       *[other] { $count } аркуша записано в { $folder }: роздайте те, що лежить у sheets і forms.
    }
exercise-written-key = Відповіді окремо, у { $folder }. Перевірити заповнені бланки: plyground exercise --mark FORMS --key { $key }
exercise-distinct = Різних відповідей на кожне питання: { $list }.
exercise-distinct-row = різних відповідей
exercise-distinct-item = { $number }: { $count } з { $sheets }
exercise-written-moodle = Питання для Moodle — у { $file }: імпортуйте їх до банку питань у форматі Moodle XML. Файл містить відповіді.
exercise-stage = аркуш { $number } з { $count }
exercise-interrupted = аркуші не записано
exercise-folder-taken = у { $folder } лежать інші файли: виберіть порожню або нову теку через --out
# One line of marks for a student.
exercise-marks = { $name }: { $points } з { $most }
exercise-marks-missing = { $name }: не здано
exercise-feedback-title = Оцінювання аркуша
exercise-feedback-points = балів: { $points } з { $most }
exercise-feedback-right = правильно
exercise-marks-unread = не прочитано: { $text }
exercise-no-sheet = { $file }: у ключі немає аркуша з номером { $id }; у бланку потрібен рядок «id: …», як на аркуші
exercise-no-forms = у { $folder } немає відповідей: файли з відповідями закінчуються на .txt або .toml
