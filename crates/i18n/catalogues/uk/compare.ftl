# Порівняння: `plyground compare`, його таблиці, графіки та сторінки. Словник — на початку names.ftl.

# Що порівнюється: заголовок таблиць і сторінок.
compare-heading = Порівняння алгоритмів пошуку: { $game }
compare-title =
    { $count ->
        [one] { $game }; оцінювальна функція: { $evaluators }; угоди: { $convention }
        [few] { $game }; оцінювальні функції: { $evaluators }; угоди: { $convention }
        [many] { $game }; оцінювальні функції: { $evaluators }; угоди: { $convention }
       *[other] { $game }; оцінювальні функції: { $evaluators }; угоди: { $convention }
    }
compare-position = позиція { $number }: { $position }, хід за { $side }
compare-position-number = позиція { $number }
compare-in-order = порядок ходів: { $ordering }
compare-line = { $search }, { $order }
compare-any-order = будь-який порядок
compare-order-natural = як у грі
compare-order-reversed = зворотний
compare-order-centre = від центру
compare-order-random = випадковий (зерно { $seed })
compare-order-best =
    { $plies ->
        [one] найкращі спочатку ({ $plies } півхід)
        [few] найкращі спочатку ({ $plies } півходи)
        [many] найкращі спочатку ({ $plies } півходів)
       *[other] найкращі спочатку ({ $plies } півходу)
    }
# Додає щось до списку.
compare-list = { $before }; { $last }
# Під таблицею, у якій деякі пошуки позначено зірочкою.
compare-mistakes = * з помилками: { $mistakes }

## Стовпці таблиці, якомога коротше, і що вони означають.

compare-columns = Що означають стовпці
compare-column-position = позиція
compare-column-evaluator = функція
compare-column-ordering = порядок
compare-column-depth = глибина
compare-column-search = пошук
compare-column-value = оцінка
compare-explain-value = Оцінка для того, чий хід, як її рахує оцінювальна функція.
compare-column-best = найкращий
compare-explain-best = Перший із найкращих ходів.
compare-column-nodes = вузли
compare-explain-nodes = Відвідані позиції разом із коренем; повторне відвідування рахується ще раз.
compare-column-share = частка
compare-explain-share = Вузли порівняно з першим пошуком тієї самої глибини.
compare-column-generated = породжено
compare-explain-generated = Можливі ходи, додані за всіма відвіданими вузлами разом із листками.
compare-column-leaves = листки
compare-explain-leaves = Вузли, оцінені без погляду на нащадків: кінці партій і горизонт.
compare-column-cutoffs = відсікання
compare-explain-cutoffs = Вузли, залишені завчасно: щонайменше один хід не розглянуто.
compare-column-researches = повторні
compare-explain-researches = Повторні відвідування нащадка після перевірки з нульовим вікном.
compare-column-time = час
compare-explain-time = Медіана часу прогонів.
compare-column-spread = МКР
compare-explain-spread = Міжквартильний розмах часу, тобто розмах середньої половини прогонів, у частках медіани.
compare-column-branching = розгалуження
compare-explain-branching = Ефективний коефіцієнт розгалуження: однакова кількість ходів, за якої дерево такої глибини мало б стільки ж вузлів.
compare-column-fewer-nodes = менше вузлів
compare-explain-fewer-nodes = У скільки разів менше вузлів, ніж у мінімаксу (або негамаксу, якщо мінімакс не запускали).
compare-column-faster = швидше
compare-explain-faster = У скільки разів швидше за мінімакс (або негамакс, якщо мінімакс не запускали), з похибкою.
compare-column-first-cuts = першим ходом
compare-explain-first-cuts = Частка відсікань, зроблених першим ходом.
compare-column-research-rate = повтори
compare-explain-research-rate = Частка перевірок із нульовим вікном, після яких хід довелося шукати повторно.
compare-column-times-minimal = × мінімум
compare-explain-times-minimal = Вузли порівняно з найменшим деревом, що доводить оцінку (Кнут і Мур).
compare-column-ordering-nodes = на порядок
compare-explain-ordering-nodes = Вузли, витрачені на впорядкування ходів; в інших стовпцях їх немає.

## Величини.

compare-nanoseconds = { $number } нс
compare-microseconds = { $number } мкс
compare-milliseconds = { $number } мс
compare-seconds = { $number } с
compare-minutes = { $number } хв
compare-percent = { $number } %
compare-times = { $number }×
compare-times-error = { $number }× ± { $error }

## Графіки. Величини починаються з великої літери: вони стоять на початку заголовка.

compare-quantity-nodes = Вузли
compare-quantity-time = Час
compare-quantity-generated = Породжені ходи
compare-quantity-leaves = Листки
compare-quantity-cutoffs = Відсікання
compare-quantity-branching = Ефективний коефіцієнт розгалуження
compare-quantity-fewer-nodes = У скільки разів менше вузлів, ніж у мінімаксу
compare-quantity-faster = У скільки разів швидше за мінімакс
compare-quantity-times-minimal = У скільки разів більше вузлів, ніж у мінімальному дереві
compare-plot-against = { $quantity } залежно від глибини
compare-plot-at = { $quantity } на глибині { $depth }
compare-axis-depth = глибина
compare-minimal-tree = мінімальне дерево

## Що каже команда.

compare-progress = { $done }/{ $all }  глибина { $depth }, { $algorithm }
# Після перебігу роботи; { $time } — хвилини та секунди, наприклад 2:05.
compare-time-left = , лишилося { $time }
compare-written = записано: { $file }
compare-check-agree = перевірка: усі правильні пошуки дають однакову оцінку на кожній глибині
compare-check-agree-but =
    { $count ->
        [one] перевірка: усі правильні пошуки дають однакову оцінку на кожній глибині; { $count } пошук із помилками не враховано
        [few] перевірка: усі правильні пошуки дають однакову оцінку на кожній глибині; { $count } пошуки з помилками не враховано
        [many] перевірка: усі правильні пошуки дають однакову оцінку на кожній глибині; { $count } пошуків із помилками не враховано
       *[other] перевірка: усі правильні пошуки дають однакову оцінку на кожній глибині; { $count } пошуку з помилками не враховано
    }
compare-check-nothing = перевірка: порівнювати нічого
compare-check-nothing-but =
    { $count ->
        [one] перевірка: порівнювати нічого; { $count } пошук із помилками не враховано
        [few] перевірка: порівнювати нічого; { $count } пошуки з помилками не враховано
        [many] перевірка: порівнювати нічого; { $count } пошуків із помилками не враховано
       *[other] перевірка: порівнювати нічого; { $count } пошуку з помилками не враховано
    }
compare-check-disagree = перевірка: { $first } та { $second } розходяться на глибині { $depth }
compare-scattered =
    { $count ->
        [one] відношення часу не вказано для { $count } пошуку: розкид прогонів завеликий
        [few] відношення часу не вказано для { $count } пошуків: розкид прогонів завеликий
        [many] відношення часу не вказано для { $count } пошуків: розкид прогонів завеликий
       *[other] відношення часу не вказано для { $count } пошуку: розкид прогонів завеликий
    }
compare-outliers =
    { $count ->
        [one] увага: { $count } прогін (пошуків із такими прогонами: { $searches }) тривав набагато довше або коротше за решту прогонів того самого пошуку; можливо, на цьому комп'ютері працює щось іще
        [few] увага: { $count } прогони (пошуків із такими прогонами: { $searches }) тривали набагато довше або коротше за решту прогонів того самого пошуку; можливо, на цьому комп'ютері працює щось іще
        [many] увага: { $count } прогонів (пошуків із такими прогонами: { $searches }) тривали набагато довше або коротше за решту прогонів того самого пошуку; можливо, на цьому комп'ютері працює щось іще
       *[other] увага: { $count } прогону (пошуків із такими прогонами: { $searches }) тривало набагато довше або коротше за решту прогонів того самого пошуку; можливо, на цьому комп'ютері працює щось іще
    }
compare-interrupted = показано те, що встигли виміряти
compare-interrupted-resume = показано і збережено те, що встигли виміряти; та сама команда продовжить із цього місця
compare-finished-draw = у цій позиції партію закінчено внічию: виберіть таку, де ще можна ходити
compare-finished-won = у цій позиції партію закінчено, перемога { $side }: виберіть таку, де ще можна ходити
compare-no-positions = у { $file } немає жодної позиції: пишіть по одній на рядок
compare-at-line = { $file }, рядок { $line }: { $error }
compare-resume-stream = --resume потрібен файл, у якому результати зберігаються і з якого читаються знову: - не файл
compare-resume-foreign = у { $file } немає результатів порівняння ({ $reason }): виберіть інший файл
compare-resume-version = у { $file } результати версії { $version }, яка могла рахувати інакше: виберіть інший файл
compare-resume-another = у { $file } результати іншого порівняння, відрізняються { $options }: повторіть його налаштування або виберіть інший файл

## `compare --conventions`: що угоди підручників змінюють в одній позиції.

compare-conventions-title = Що змінюють угоди ({ $game }; оцінювальна функція: { $evaluator }; глибина: { $depth })
compare-conventions-truth = справжні оцінки ходів кореня: { $moves }
compare-conventions-legend = Число — оцінка ходу кореня; ≤ означає, що вона така або менша: більше пошуку знати й не треба.
compare-conventions-why = Чому вони відрізняються від наших:
# Речення про один пошук; { $conventions } — список імен.
compare-conventions-row = { $algorithm } (угоди: { $conventions }): { $sentences }
compare-conventions-same = Те саме, що в нас.
compare-conventions-idle = Решта сама по собі нічого не змінює.
compare-conventions-together = Усе разом:
compare-conventions-interrupted = нічого не порівняно до кінця
compare-conventions-one-depth = --conventions дивиться на одну глибину: вкажіть одну, наприклад --depths { $depth }
compare-conventions-one-position = --conventions дивиться на одну позицію: вкажіть одну
compare-conventions-one-ordering = --conventions дивиться на один порядок ходів: вкажіть один
compare-conventions-one-evaluator = --conventions дивиться на одну оцінювальну функцію: вкажіть одну
compare-conventions-no-search = --conventions стосується alpha-beta та negascout: назвіть один із них, у грі з чергуванням ходів
compare-left-out = Пропущено: { $searches }. Вони потребують, щоб ходи чергувалися, а в { $game } гравець може ходити двічі поспіль.
compare-column-conventions = угоди
# На скільки вузлів більше або менше, ніж із нашими угодами.
compare-column-difference = ± до наших
compare-column-root-moves = ходи кореня

## Що набір угод робить не так, як наш.

compare-choice-fail-hard = Вузол не повертає ні менше за альфу, ні більше за бету; у нас він повертає найкращу побачену оцінку.
compare-choice-fail-hard-below = Вузол не повертає менше за альфу; у нас він повертає найкращу побачену оцінку.
compare-choice-cut-above = Ходи відсікаються, лише коли оцінка перевищує бету; у нас — уже коли вона її досягає.
compare-choice-window-range = Вікно кореня — розмах оцінювальної функції, а в нас воно нескінченне: хід із найбільшою можливою оцінкою завершує пошук.
compare-choice-window-fixed = Вікно кореня з обох боків закінчується на { $bound }, а в нас воно нескінченне.
compare-choice-root-untested = Для кожного ходу кореня шукається оцінка; у нас лише перевіряється, чи він кращий за найкращий із попередніх.
compare-choice-root-unshared = Кожен хід кореня отримує ціле вікно; у нас він користується попередніми ходами.
compare-choice-research-from-value = Хід, що пройшов перевірку, шукається повторно від оцінки, яку повернула перевірка; у нас — від альфи.
compare-choice-finished-flat = Кінець партії вартий однаково на будь-якій відстані; у нас це вирішує оцінювальна функція.
compare-choice-finished-nearer = Ближчий виграш вартий більше; у нас це вирішує оцінювальна функція.
compare-choice-finished-root = Закінчена партія в корені все одно перебирається; у нас відповідь дається одразу.
compare-choice-no-move = Якщо жоден хід не перевищує нижньої межі кореня, хід не називається; у нас називається перший.

## І що це дає тут.

compare-effect-none = Тут це не змінює нічого, що рахується або показується.
compare-effect-more-cutoffs =
    Тут на { $count } { $count ->
        [one] відсікання
        [few] відсікання
        [many] відсікань
       *[other] відсікання
    } більше.
compare-effect-fewer-cutoffs =
    Тут на { $count } { $count ->
        [one] відсікання
        [few] відсікання
        [many] відсікань
       *[other] відсікання
    } менше.
compare-effect-more-researches =
    Повторно шукається на { $count } { $count ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
    } більше.
compare-effect-fewer-researches =
    Повторно шукається на { $count } { $count ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
    } менше.
compare-effect-same-nodes = Вузлів відвідується стільки ж.
compare-effect-more-nodes = Відвідується на { count-nodes } більше.
compare-effect-fewer-nodes = Відвідується на { count-nodes } менше.
compare-effect-value = Оцінка { $theirs } замість { $ours }.
compare-effect-best = Найкращий хід { $theirs } замість { $ours }.
compare-effect-no-best = Найкращий хід не називається замість { $ours }.
# { $moves } — список із compare-effect-move.
compare-effect-shown =
    Інакше показано { $count } { $count ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
    } кореня: { $moves }.
compare-effect-move = { $move } як { $theirs } замість { $ours }
