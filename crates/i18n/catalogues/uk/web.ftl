# Що каже вебсторінка. Сторінка отримує тексти такими, як є, з пропусками: форм за числом тут немає, тому пишеться
# «Ходів: { $count }». Усі ключі починаються з `web-`.

## Навколо кожного екрана

web-skip = Перейти до вмісту
web-navigation = Розділи
web-nav-play = Грати
web-nav-watch = Дивитися
web-nav-analyse = Аналіз
web-nav-review = Розбір
web-nav-learn = Навчатися
web-nav-lab = Досліди
web-language = Мова
web-settings = Налаштування
web-notices = Повідомлення
web-close = Закрити
web-cancel = Скасувати
web-connection-lost = Зв'язок перервано, пробуємо знову…
web-connection-back = Зв'язок відновлено.
web-error-offline = Сервер не відповідає. Перевірте, чи він працює; гру збережено тут.
web-error-status = Сервер відповів помилкою { $status }. Спробуйте ще раз.
web-nowhere-title = Тут нічого немає
web-nowhere = Розділу «{ $name }» на цій сторінці немає. Можливо, в адресі описка або вона з іншої версії.
web-to-home = На головну

## Головна

web-hero = Грайте й дивіться, про що думає програма
web-hero-lead = Хрестики-нолики, п'ять поспіль та їхня рідня проти програми вашої сили; з підказками, які пояснюють чому, з розбором помилок і деревом пошуку за кожним ходом.
web-games = Ігри
web-more = І ще
web-recent = Нещодавно зіграно тут
web-continue = Продовжити: { $game }
web-last-game = Переглянути останню гру
web-plies = Ходів: { $count }
web-about-watch = Дві програми грають між собою так швидко чи повільно, як вам подобається.
web-about-analyse = Найкращі варіанти будь-якої позиції під час пошуку, з їхньою оцінкою.
web-about-review = Де партія переломилася, останній хід, який ще тримав, і що було кращим.
web-about-learn = Мінімакс, альфа-бета та NegaScout на дереві, крок за кроком.
web-about-lab = Порівняйте алгоритми за вузлами, глибиною й часом і завантажте результати.

## Ігри та гравці

web-game = Гра
web-game-sized = { $count } поспіль на дошці { $width }×{ $height }
web-mnk-name = Власна дошка
web-mnk-note = виберіть розмір дошки та довжину ряду
web-explicit-note = дерево, записане вручну, наприклад [[3,5],[2,9]]
web-you = Ви
web-person = Людина
web-program = Програма
web-level = Рівень
web-levels = Рівні
web-level-named = Рівень { $number }: { $name }
web-searches = Алгоритми з підручника
web-search-depth = { $name }, глибина { $depth }
web-random-player = випадкові ходи
web-seat-unknown = У посиланні для { $side } вказано гравця, якого немає: «{ $seat }». Гравець — це person, level=1 … level={ $levels }, random або пошук, наприклад alpha-beta depth=4. Виберіть тут, хто грає.

## Нова гра

web-new-game = Нова гра
web-opponent = Суперник
web-two-people = Двоє людей
web-your-mark = Ваша позначка
web-random = Випадково
web-who-starts = Хто починає
web-i-start = Я
web-opponent-starts = Суперник
web-clock = Годинник
web-no-clock = Без годинника
web-clock-control = { $minutes } хв + { $seconds } с за хід
web-width = Ширина
web-height = Висота
web-in-a-row = Поспіль
web-size = Дошка
web-tree-text = Дерево
web-start-game = Почати гру

## За дошкою

web-board = Дошка
web-board-of = Дошка: { $game }
web-cell-empty = порожньо
web-cell-last = останній хід
web-cell-winning = у виграшному ряді
web-cell-hint = підказка
web-cell-candidate = кандидат { $rank }: { $worth }
web-cell-line = хід { $number } варіанта
web-cell-better = кращий хід
web-cell-played = зіграно
web-cell-taken = Клітинку { $move } зайнято: виберіть порожню.
web-cell-no-move = На { $move } зараз піти не можна. Ходи: { $help }.
web-cell-must = Так піти не можна: { $obligation }. Ходи: { $help }.
web-turn-must = { $words }: { $obligation }
web-cell-king = дамка
web-cell-count = каменів: { $count }
web-cell-dot = точка
web-cell-gap = лінії ще немає
web-cell-drawn = лінію проведено
web-cell-inside = в області { $side }
web-cell-outside = поза дошкою
web-cell-store = комора { $side }
web-cell-column-row = стовпець { $column }, рядок { $row }
web-cell-plays = хід { $move }
web-cell-pointed = вибрано
web-cell-next = може бути наступною
web-cell-ways = На { $move } веде кілька ходів: укажіть по черзі й клітинки між ними.
web-pass = Пропустити хід
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-here = Тут це { $game }, за зразком { $form }.
web-rules-moves = Як уводять ходи: { $moves }.
web-legal-moves = Можливі ходи
web-confirm-move = Зіграти { $move }
web-moves = Ходи
web-move-label = { $number }. { $side } { $move }
web-start = Початок
web-go-all = По ходах
web-go-first = На початок
web-go-back = На хід назад
web-go-forward = На хід уперед
web-go-last = У кінець
web-actions = Дії
web-take-back = Узяти назад
web-redo = Повернути
web-hint = Підказка
web-resign = Здатися
web-resign-question = Ви хочете здати цю гру?
web-type-move = Хід із клавіатури
web-play-move = Зіграти
web-winner = перемога
web-thinking = думає…
web-to-move = хід
web-plays-side = грає за { $side }
web-black = чорні
web-white = білі
web-side-stone = { $side } ({ $colour })
web-side-thinks = { $side } думає…
web-queued = Очікування сервера. Перед вами: { $before }
web-wait = Програма думає: дочекайтеся її ходу або візьміть свій назад.
web-not-your-turn = Тут не можна сходити. Візьміть хід назад або почніть нову гру.
web-looking-back = Позиція після ходу { $ply } з { $count }
web-looking-back-note = Це раніша позиція. Хід звідси почне інший варіант.
web-try-from-here = Спробувати звідси
web-back-to-game = Повернутися до гри
web-try-again = Спробувати ще раз
web-review-game = Розібрати гру
web-play-again = Зіграти ще
web-ended-resigned = { $loser } здається: перемога за { $winner }.
web-ended-time = У { $loser } вийшов час: перемога за { $winner }.
web-time-is-over = Час вийшов, і жоден хід його не поверне. Почніть нову гру.
web-hint-wait = Шукаємо підказку…
web-hint-move = Підказка: { $move }
web-hint-line = Можливе продовження: { $line }
web-show-line = Показати на дошці
web-announce-move = Хід { $side }: { $move }.
web-taken-back = Хід узято назад. { $words }

## Обмін іграми

web-export = Експорт
web-import = Імпорт
web-import-help = Вставте гру: SGF, PSQ або список ходів. Файл можна й перетягнути на сторінку.
web-open-file = Відкрити файл
web-file-too-large = Файл завеликий для гри: не більше 1 МБ.
web-form-moves = Ходи текстом
web-form-sgf = SGF для інших програм
web-form-psq = PSQ для Piskvork
web-form-svg = Малюнок дошки, SVG
web-form-png = Малюнок дошки, PNG
web-copy-link = Скопіювати посилання
web-link-copied = Посилання скопійовано. У ньому вся гра.

## Перегляд

web-watch-title = Гра двох програм
web-program-side = Програма { $side }
web-start-watching = Нехай грають
web-pause = Пауза
web-go-on = Продовжити
web-step = Один хід
web-speed = Швидкість
web-pace-slow = Повільно
web-pace-normal = Звичайно
web-pace-fast = Швидко
web-pace-most = Якнайшвидше

## Налаштування

web-theme = Кольори
web-theme-system = Як у системі
web-theme-light = Світлі
web-theme-dark = Темні
web-theme-contrast = Високий контраст
web-marks = Позначки на дошці
web-marks-auto = За грою
web-marks-marks = X та O
web-marks-stones = Камені
web-labels = Літери та числа біля дошки
web-labels-note = Вони називають клітинки: h8 — стовпець h, рядок 8.
web-confirm = Перепитувати на сенсорному екрані
web-confirm-note = Де клітинки менші за палець, хід підтверджується другим дотиком.
web-patterns = Знаки, крім кольору
web-patterns-note = На каменях стоять X та O, у смуг і ліній є візерунок.
web-sound = Звуки
web-sound-note = Короткий звук для ходів, взять і кінця партії.
web-motion-note = Рух відповідає налаштуванню вашої системи.
web-sample-board = Дошка з цими налаштуваннями
web-keys = Клавіші
web-keys-arrows = від клітинки до клітинки по дошці
web-keys-home = до першої та останньої клітинки рядка
web-keys-page = на кілька рядків угору та вниз
web-keys-enter = хід у цю клітинку; пробіл також
web-keys-escape = відмовитися від початого на дошці ходу
web-keys-brackets = на хід назад і вперед

## Аналіз і розбір

web-analyse-title = Аналіз
web-analyse-of = Аналіз: { $game }
web-review-title = Розбір
web-review-of = Розбір: { $game }
web-review-lead = Де гра переломилася, який хід ще тримав її і що було б краще.
web-no-games = У цьому браузері ще не грали. Зіграйте або імпортуйте гру.
web-empty-board = Порожня дошка
web-bar = Оцінка
web-bar-words = { $percent } % за { $first }; для { $side }: { $words }
web-not-known = ще невідомо
web-chart = Оцінка протягом гри
web-chart-value = після ходу { $ply }: { $words }
web-lines = Найкращі варіанти
web-line-count = Варіанти
web-play-line = Зіграти { $move }
web-looking = Вивчаємо позицію…
web-verdict = { $side }: { $words }
web-worth-even = рівно
web-worth-slightly-better = трохи краще
web-worth-better = краще
web-worth-much-better = набагато краще
web-worth-slightly-worse = трохи гірше
web-worth-worse = гірше
web-worth-much-worse = набагато гірше
web-depth = Глибина
web-nodes = Вузли
web-per-second = Вузлів/с
web-seconds = Секунди
web-stop = Зупинити
web-whole-game = Оцінити всю гру
web-play-from-here = Грати звідси
web-analysis-done = Аналіз закінчено. Найкращий хід: { $move }. { $words }
web-analysis-complete = Усе відомо
web-review-progress = Перегляд гри: { $done } з { $count }
web-review-done = Переломних моментів: { $count }
web-verdict-best = Найкращий хід.
web-verdict-good = Добрий хід.
web-verdict-slip = Неточність.
web-verdict-turning = Перелом.
web-change = Для { $side } до ходу: { $before }; після нього: { $after }.
web-better = Краще за { $played }: { $better }.
web-turning-points = Переломні моменти
web-turn = { $number }. { $side } { $move } (до ходу: { $before }; після: { $after }). Краще: { $better }.
web-last-hold = Остання позиція, яку { $side } ще не програє.
web-last-hold-at = Перед ходом { $number } гра для { $side } ще не програна.

## Навчання

web-learn-title = Як думає пошук
web-mode = Режим
web-mode-watch = Дивитися
web-mode-practice = Вправлятися
web-lesson-source = Що перебирається
web-source = Вид
web-written-tree = Записане дерево
web-position = Позиція
web-search = Алгоритм
web-search-left = Алгоритм ліворуч
web-search-right = Алгоритм праворуч
web-ordering = Порядок ходів
web-run-searches = Шукати
web-run = Пуск
web-tree-of = Дерево пошуку: { $name }
web-tree-root = корінь
web-tree-node = Вузол { $name }
web-tree-node-value = { $name }: оцінка { $value }
web-tree-node-window = { $name }: вікно { $window }
web-tree-left-out = { $name }: відсічено
web-tree-whole = Усе дерево
web-tree-large = Це дерево завелике, щоб бачити його повністю, і частину його може бути лише пораховано. Виберіть меншу глибину або позицію, де менше вільних клітинок.
web-tree-legend = Вузол вістрям угору бере найбільшу оцінку, вістрям униз — найменшу. Біля відкритих вузлів указано вікно оцінок, які ще важливі; відсічене показано пунктиром і закреслено.
web-tree-before = Ще не почато. Зробіть крок уперед.
web-tree-finished = Готово: { $value }
web-tree-edit-note = Виберіть вузол, щоб змінити його оцінку або місце в порядку, і подивіться, що станеться з кількістю вузлів.
web-tree-order-note = Від порядку ходів залежить, скільки можна відсікти.
web-tree-bad-value = Листку потрібне ціле число, inf або -inf.
web-tree-change = Змінити
web-earlier = Раніше
web-later = Пізніше
web-value = Оцінка
web-figure-of = Малюнок: { $name }
web-count-nodes = Вузли
web-count-leaves = Листки
web-count-cutoffs = Відсікання
web-step-of-search = Крок пошуку
web-step-count = Крок { $step } з { $count }
web-step-all = По кроках пошуку
web-step-first = На початок
web-step-back = На крок назад
web-step-forward = На крок уперед
web-step-last = У кінець
web-practise-what = Вправи
web-kind-value = Оцінки
web-kind-window = Вікна
web-kind-cut = Відсікання
web-ask-value = { $name }: яка його оцінка?
web-ask-window = { $name }: з яким вікном пошук у нього входить?
web-ask-cut = { $name }: чи треба шукати далі, чи решту ходів можна відсікти?
web-infinity-note = Пишіть цифри; нескінченність — ∞ або inf, з мінусом — −∞ або -inf. Її впишуть і кнопки:
web-answer = Відповісти
web-answer-cut = Відсікти
web-answer-go-on = Шукати далі
web-show-answer = Показати
web-answer-is = Відповідь: { $truth }
web-right = Правильно.
web-wrong = Не так. Правильно: { $truth }
web-practice-score = Правильних відповідей: { $right } з { $asked }
web-practice-done = Пошук закінчено.
web-practice-new = Нове дерево
web-exercise-title = Завдання
web-exercise-lead = Кожне завдання — нове дерево або позиція. Відповідь з'явиться після вашої.
web-exercise-difficulty = Складність
web-exercise-new = Нове завдання
web-exercise-points = Бали: { $points } з { $most }
web-not-a-number = «{ $text }» — не число: пишіть цифри, а нескінченність як inf і -inf.

## Лабораторія

web-lab-title = Лабораторія
web-lab-lead = Виберіть позицію та алгоритми й подивіться, як їхня робота зростає з глибиною.
web-lab-running = Триває порівняння. Готово: { $count }
web-lab-done = Готово. Пошуків: { $count }
web-lab-stopped = Зупинено. Готово пошуків: { $count }
web-lab-files-note = Дані та графік — те, що показано тут; для таблиць, сторінки та звіту все вимірюється заново.
web-file-csv = Дані (CSV)
web-file-json = Дані (JSON)
web-file-svg = Графік (SVG)
web-file-md = Таблиця (Markdown)
web-file-tex = Таблиця (LaTeX)
web-file-html = Сторінка з таблицею та графіками (HTML)
web-file-report = Звіт з лабораторної роботи (HTML)
web-file-wait = Файл готується…
web-results = Результати
web-records = Таблиця результатів
web-plot = Графік результатів
web-figure = Графік
web-figure-nodes = Вузли
web-figure-leaves = Листки
web-figure-time = Час, с
web-searches-compared = Алгоритми
web-deepest = Найбільша глибина
web-first-position = Початкова позиція
web-other-start = Інший початок
web-evaluator = Оцінювальна функція
web-usual = Звичайна
web-compare = Порівняти
web-best-move = Найкращий хід
web-time = Час
