# Задачі: позиції з метою.

## Види задач

puzzles-kind-win-in = Виграш за кілька ходів
puzzles-kind-fours = Виграш четвірками (VCF)
puzzles-kind-threats = Виграш загрозами (VCT)
puzzles-kind-defend = Захист
puzzles-kind-only-move = Єдиний хід
puzzles-kind-shot = Удар у шашках
puzzles-kind-connect-ending = Закінчення «Чотири в ряд»
puzzles-kind-othello-ending = Закінчення в отелло

## Що треба зробити; перед цим названо сторону

puzzles-goal-win-in =
    { $count ->
        [one] Виграйте за { $count } хід.
        [few] Виграйте за { $count } ходи.
        [many] Виграйте за { $count } ходів.
       *[other] Виграйте за { $count } ходу.
    }
puzzles-goal-fours =
    { $count ->
        [one] Виграйте за { $count } хід.
        [few] Виграйте за { $count } ходи: кожен хід, крім останнього, утворює четвірку.
        [many] Виграйте за { $count } ходів: кожен хід, крім останнього, утворює четвірку.
       *[other] Виграйте за { $count } ходу: кожен хід, крім останнього, утворює четвірку.
    }
puzzles-goal-threats =
    { $count ->
        [one] Виграйте за { $count } хід.
        [few] Виграйте за { $count } ходи: кожен хід утворює четвірку або відкриту трійку.
        [many] Виграйте за { $count } ходів: кожен хід утворює четвірку або відкриту трійку.
       *[other] Виграйте за { $count } ходу: кожен хід утворює четвірку або відкриту трійку.
    }
puzzles-goal-stop-fours = Зупиніть виграш суперника четвірками.
puzzles-goal-not-lose = Знайдіть єдиний хід, що не програє.
puzzles-goal-win-ending = Виграйте закінчення: кожен хід має зберігати виграш.
puzzles-goal-material = Віддайте шашку й виграйте більше або всю партію.

## Підказки: ідея, вид ходу, де він

puzzles-idea-win-in = Шукайте хід, після якого у вас дві загрози одразу: зупинити можна лише одну.
puzzles-idea-fours = Кожна четвірка залишає супернику одну відповідь. Обирайте четвірки, відповіді на які не допомагають, і завершіть двома п’ятірками одразу.
puzzles-idea-threats = На відкриту трійку теж треба відповідати. Шукайте трійку, що готує другу лінію: четвірку й трійку водночас.
puzzles-idea-defend = Спершу знайдіть виграш суперника: четвірки одну за одною. Його ламає камінь на перетині двох ліній.
puzzles-idea-only-move = Простежте кожен стовпець догори: хто муситиме ходити під виграшною клітинкою?
puzzles-idea-shot = Бити обов’язково: віддана шашка заводить суперника туди, куди вам треба.
puzzles-idea-connect-ending = Порахуйте вільні клітинки кожного стовпця: виграє той, хто не мусить ходити під виграшну клітинку суперника.
puzzles-idea-othello-ending = Порахуйте ділянки вільних клітинок: останній хід на ділянці дає диски. Якщо суперник пасує, ви ходите двічі поспіль.
puzzles-hint-quiet = Перший хід тихий: нічим одразу не загрожує. Жоден інший не розв’язує задачу.
puzzles-hint-one = Мети досягає лише один перший хід.
puzzles-hint-several =
    { $count ->
        [one] Мети досягає { $count } перший хід.
        [few] Мети досягають { $count } перші ходи.
        [many] Мети досягають { $count } перших ходів.
       *[other] Мети досягає { $count } першого ходу.
    }
puzzles-hint-column = Перший хід — у стовпці { $column }.
puzzles-hint-piece = Першою ходить шашка на { $square }.
puzzles-hint-left = Перший хід ліворуч, в одному з перших двох стовпців.
puzzles-hint-middle = Перший хід в одному з трьох середніх стовпців.
puzzles-hint-right = Перший хід праворуч, в одному з останніх двох стовпців.

## Команда

puzzles-unknown = у цьому наборі немає задачі { $id }: усі називає `plyground puzzles list`
puzzles-wrong-count = у `{ $text }` після `=` немає кількості задач від 1 до { $most }, як у fours=20
puzzles-stage = { $kind }: { $done } з { $all }, зіграно партій: { $games }
puzzles-written =
    { $count ->
        [one] { $count } задача у { $file }.
        [few] { $count } задачі у { $file }.
        [many] { $count } задач у { $file }.
       *[other] { $count } задачі у { $file }.
    }
puzzles-interrupted = збережено задач: { $count }
puzzles-checking = перевіряю задачу { $number } з { $count }
puzzles-trying = рівні розв’язують задачу { $number } з { $count }
puzzles-checked-some = перевірено задач: { $count }
puzzles-checked = Перевірено задач: { $count }, хибних: { $faults }
puzzles-to-move = Ходить { $side }. { $goal }
puzzles-head-id = Задача
puzzles-head-game = Гра
puzzles-head-goal = Мета
puzzles-head-difficulty = Складність
puzzles-head-rating = Рейтинг
puzzles-head-count = Задач
puzzles-correlation = Рангова кореляція рейтингу з часткою рівнів, що не впоралися: { $number }

## Що не так із задачею; $line — ходи перед тим

puzzles-fault-position = позицію не можна поставити
puzzles-fault-missing = { $move } теж досягає мети, після: { $line }
puzzles-fault-wrong = { $move } не досягає мети, після: { $line }
puzzles-fault-illegal = { $move } — не за правилами, після: { $line }
puzzles-fault-end = розв’язок закінчується зарано чи запізно, після: { $line }
puzzles-fault-trivial = нема з чого обирати
puzzles-fault-unknown = перевірка тривала задовго
