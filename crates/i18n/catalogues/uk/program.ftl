# Що кажуть команди. Слова у `зворотних лапках` і після -- вводяться так, як є, і не перекладаються, як і позначки X та O.
# Словник — на початку names.ftl.

## Пошук у позиції

search-label-game = гра
search-label-search = пошук
search-label-judged = оцінювання
search-label-mistakes = помилки
search-label-value = оцінка
search-label-best = найкращий хід
search-label-line = варіант
search-label-nodes = вузли
search-label-leaves = листки
search-label-generated = породжено ходів
search-label-cutoffs = відсікання
search-label-researches = повторні пошуки
search-label-time = час
search-label-stopped = зупинено
search-small-table = пам'яті вистачає лише на таблицю з { $room } позицій, а не з { $asked }

search-to-move = { $game }, хід за { $side }
search-tied = { $game }, партію закінчено: нічия
search-won = { $game }, партію закінчено: перемога { $side }
search-search = { $algorithm }, глибина { $depth }
search-judged = оцінювальна функція: { $evaluator }; угоди: { $conventions }
search-value = { $value } для { $side }
search-value-solved = { $value } для { $side }, розв'язано до кінця
# Оцінка не менша за цю.
search-value-lower = не менше { $value } для { $side }
# Оцінка не більша за цю.
search-value-upper = не більше { $value } для { $side }
# Пошук робить помилку, і про справжню оцінку нічого не відомо.
search-value-unsure = { $value } для { $side }, але справжня оцінка невідома
# Замість оцінки.
search-no-value = невідома
# Замість найкращого ходу.
search-no-best = немає
search-leaves = { $leaves } (кінців партії: { $finished }, на горизонті: { $horizon })
search-time = { $time } ({ count-nodes } за секунду)
# Що зупинило пошук.
search-stopped-nodes = за межею кількості вузлів
search-stopped-time = за межею часу
search-stopped-cancelled = за Ctrl-C

search-interrupted = показано те, що встигли знайти
search-interrupted-empty = жоден хід не розглянуто до кінця; з --time пошук заглиблюється крок за кроком
search-empty = зупинено раніше, ніж розглянуто перший хід: дозвольте більше вузлів або часу
search-only-monte-carlo = --seed і --rave потрібні для monte-carlo: додайте --algorithm monte-carlo або приберіть їх
search-one-thread = кілька потоків мають лише pvs і monte-carlo: додайте --algorithm pvs або приберіть --threads

# Монте-Карло: яку частку очок принесли випадкові партії.
sample-no-depth = monte-carlo грає кожну партію до кінця й не тримає таблиці: приберіть --depth і --table, обмежуйте через --nodes або --time
sample-label-expected = очікування
sample-label-playouts = симуляції
sample-label-positions = позиції
sample-label-tree = вузли дерева
sample-label-full = пам'ять
sample-full = дерево заповнилося: подальші симуляції його не ростили
sample-search = { $algorithm } (потоки: { $threads }, зерно: { $seed })
sample-search-rave = { $algorithm } з RAVE (потоки: { $threads }, зерно: { $seed })
sample-expected = { $percent } очок для { $side }
sample-proven-win = доведено: виграє { $side }
sample-proven-draw = доведено: нічия
sample-time = { $time } (симуляцій за секунду: { $playouts })
sample-column-move = хід
sample-column-proven = доведено
sample-column-visits = відвідини
sample-column-visit-share = частка
sample-column-points = очки
sample-win = виграш
sample-draw = нічия
sample-loss = програш
sample-more-moves = інших ходів: { $count }; усі вони є в --json

## Кількість способів зіграти

perft-total = { $count } ({ $time }, { $speed } за секунду)

## Що означає оцінка

# Півходи до кінця вимушеної гри.
worth-win =
    { $plies ->
        [one] виграш за { $plies } півхід
        [few] виграш за { $plies } півходи
        [many] виграш за { $plies } півходів
       *[other] виграш за { $plies } півходу
    }
worth-loss =
    { $plies ->
        [one] програш за { $plies } півхід
        [few] програш за { $plies } півходи
        [many] програш за { $plies } півходів
       *[other] програш за { $plies } півходу
    }

## Час

time-seconds = { $time } с
time-milliseconds = { $time } мс
time-microseconds = { $time } мкс

## Гра двох програм

watch-players = { $game }: за { $x } грає { $first }, за { $o } грає { $second }
watch-plays = { $side } ходить { $move } ({ $worth }, глибина { $depth }, { count-nodes }, { $time })
watch-plays-for-share = { $side } ходить { $move } (очікує { $share } % очок, { count-nodes }, { $time })
watch-plays-at-random = { $side } ходить { $move } (навмання)
watch-left = партія залишилася незакінченою

## Гра з програмою

play-thinking = думаю …
play-greeting = { $game }: введіть хід або `help`
play-two-people = Грають дві людини: { $x } та { $o }.
play-you-are = Ви граєте за { $side }, програма за { $other } ({ $program }).
play-prompt = { $side }, ваш хід (можливих ходів: { $count }, наприклад { $example }):
play-prompt-numbers = { $side }, виберіть одне з ({ $numbers }):
play-impossible = Так не можна: { $why }.
play-hint =
    { $plies ->
        [one] Підказка: { $move } (переглянуто { $plies } півхід наперед, { $worth }).
        [few] Підказка: { $move } (переглянуто { $plies } півходи наперед, { $worth }).
        [many] Підказка: { $move } (переглянуто { $plies } півходів наперед, { $worth }).
       *[other] Підказка: { $move } (переглянуто { $plies } півходу наперед, { $worth }).
    }
play-hint-without-value =
    { $plies ->
        [one] Підказка: { $move } (переглянуто { $plies } півхід наперед).
        [few] Підказка: { $move } (переглянуто { $plies } півходи наперед).
        [many] Підказка: { $move } (переглянуто { $plies } півходів наперед).
       *[other] Підказка: { $move } (переглянуто { $plies } півходу наперед).
    }
play-program-plays = { $side } ходить { $move }.
play-input-ended = Введення закінчилося, а з ним і гра.
play-saved = Партію збережено: продовжити можна командою `plyground play --resume { $file }`.
play-bye = До побачення.
play-clocks = Залишилося часу: { $x } { $first }, { $o } { $second }.

play-tie = Гру закінчено! Нічия!
play-won = Гру закінчено! Перемога { SIDE($side, case: "genitive") }.
play-won-by = Гру закінчено! Перемога { SIDE($side, case: "genitive") }: { $line }.
play-resigned = Гру закінчено! { SIDE($loser, place: "start") } { AGREE($loser, one: "здається", many: "здаються") }, перемога { SIDE($winner, case: "genitive") }.
play-unfinished = Партію не закінчено.

play-help-move = Хід: { $forms }.
# Після слів `undo`, `hint` і так далі.
play-help-undo = скасувати свій останній хід
play-help-redo = повернути скасовані ходи
play-help-hint = запитати, як зіграла б програма на повну силу
play-help-board = показати дошку ще раз
play-help-marks = сказати, де стоять позначки кожної сторони
play-help-moves = сказати зроблені ходи
play-help-analyse = проаналізувати позицію й повернутися
play-help-resign = здатися
play-help-quit = вийти; партію з --save можна продовжити

play-starter-is-for-new-games = --starter годиться для нової партії: з позицією використовуйте --to-move
play-tree-from-input = ходи вводяться через стандартне введення: передайте дерево аргументом або як explicit(@FILE)

## Збережені партії

save-exists = { $file } вже існує: продовжіть партію з --resume { $file } або виберіть інший файл
save-failed = не вдається зберегти в { $file }: { $why }; виберіть інший файл

## Меню

menu-title = Plyground: що робитимемо?
menu-play = Зіграти з програмою або з іншою людиною
menu-watch = Подивитися на гру двох програм
menu-analyse = Проаналізувати позицію
menu-compare = Порівняти алгоритми пошуку
menu-learn = Учитися: пройти пошук крок за кроком
menu-games = Збережені партії: продовжити, розібрати
menu-settings = Налаштування
menu-help = Довідка
menu-exit = Вихід
menu-choose = Виберіть зі списку:
menu-choose-number = Введіть число від { $least } до { $most }.
linear-form = Enter залишає те, що в дужках, q — вихід.
linear-choice = { $label }: номер або назва [{ $number }, { $now }]:
linear-number = { $label }, від { $least } до { $most } [{ $now }]:
linear-switch = { $label }, y (так) або n (ні) [{ $now }]:
linear-text = { $label }, - якщо нічого [{ $now }]:
linear-text-empty = { $label } []:
linear-yes-or-no = Введіть y або n.
linear-unknown = Це слово тут нічого не означає: `help` покаже потрібні.
linear-greeting = { $game }: введіть хід, `board` — дошка, `help` — довідка
linear-last = Останній хід: { $move }.
linear-undone = Повернуто: { $moves }.
linear-redone = Зіграно знову: { $moves }.
linear-help-quit = вийти; партія зберігається, її продовжить `games`
linear-kept = Партію збережено: продовжити її можна через `games` у меню.
linear-after = Що далі: `review` — розбір, `analyse` — аналіз, `again` — ще раз, Enter — меню:
linear-set = Налаштування збережено.
linear-analyse = Аналіз, хід або слово:
linear-analyse-help =
    Хід — зіграти його; `line 1` — зіграти перший хід цього варіанта; `back` та `on` — ходами назад і вперед;
    `more` — дивитися довше; `lines 5` — шукати п'ять варіантів; `board` — показати дошку; `tree` — пройти
    пошук у цій позиції; `quit` — вийти.
linear-learn = Enter — далі, або слово:
linear-learn-help =
    Enter — наступний крок; `back` — попередній; `cut` — до наступного відсікання, `again` — до повторного пошуку;
    `skip` — до кінця цього вузла, `up` — туди, де увійшли у вузол вище; `go 2 1` — до позиції після
    цих ходів; `start` та `end`; `board` — показати позицію, `tree` — усе дерево словами; `quit` — вийти.
linear-learn-end = Це був останній крок: `back` або `start` — назад, `quit` — вийти.
linear-review = Розбір, номер ходу або слово:
linear-review-help = Номер ходу — докладніше про нього; `try 4` — зіграти знову з позиції перед ходом 4, `analyse 4` — аналіз цієї позиції; `quit` — вийти.
linear-review-stopped = Розбір перервано.
linear-games = Яка партія, або Enter — меню:
linear-games-help = Номер партії — продовжити її або розібрати, якщо її закінчено; `analyse 2` — аналіз її позиції, `remove 2` — видалити її.
menu-more = Є й інше: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.

## Від введеного до того, що малося на увазі

setup-no-game = назвіть гру, наприклад tic-tac-toe, або --preset; список дає `plyground games`
setup-size-twice = `{ $game }` уже задає розмір: заберіть --size { $size }
setup-unreachable = { $why }; з --allow-unreachable її все ж буде прийнято
setup-move = хід { $number }: { $why }
setup-not-to-move = після цих ходів черга не за { $side }, хто б не починав: приберіть --to-move або перевірте ходи
setup-cannot-read = не вдається прочитати { $file }: { $why }; перевірте файл і спробуйте ще раз
# На місці імені файлу.
setup-standard-input = стандартне введення
setup-no-command = немає команди `{ $name }`: дивіться --help

## Неправильне використання

# Увесь рядок, з підказкою або без неї.
usage-line = { $complaint } (дивіться --help)
usage-line-with-tip = { $complaint }; { $tip } (дивіться --help)
usage-unknown-command = невідома команда '{ $word }'
usage-unknown-argument = неочікуваний аргумент '{ $word }'
usage-unknown-value = неправильне значення '{ $value }' для '{ $argument }' [можливі значення: { $values }]
usage-wrong-value = неправильне значення '{ $value }' для '{ $argument }': { $why }
usage-missing-value = для '{ $argument }' потрібне значення, але його не вказано
usage-missing-command = для '{ $command }' потрібна підкоманда, але її не вказано [підкоманди: { $commands }]
usage-missing-arguments = не вказано обов'язкові аргументи: { $arguments }
usage-conflict = аргумент '{ $argument }' не можна використовувати разом із '{ $other }'
usage-repeated = аргумент '{ $argument }' не можна вказувати кілька разів
usage-similar-command = є схожа команда: '{ $word }'
usage-similar-argument = є схожий аргумент: '{ $word }'
usage-similar-value = є схоже значення: '{ $word }'

usage-depth = глибина — ціле число від 0 до { $most }
usage-depths = { $why }; пишіть 1..9, 5 або 1,3,5
usage-depths-downwards = глибини в діапазоні йдуть за зростанням, наприклад { $from }..{ $to }
usage-level = рівень — ціле число від 1 до 10
usage-nodes = кількість вузлів — ціле число, більше за 0
usage-warmup = кількість запусків перед першим вимірюваним — ціле число від 0 до 1 000 000
usage-runs = кількість запусків — ціле число від 1 до 1 000 000; --no-time не вимірює часу
usage-above-zero = потрібне ціле число, більше за 0
usage-within = потрібне ціле число від { $from } до { $to }
usage-seconds = час — кількість секунд, більша за 0

## Чому файл не вдалося прочитати або записати

io-not-found = немає такого файлу або теки
io-permission-denied = немає прав доступу
io-is-a-folder = це тека
io-not-a-folder = частина шляху — не тека
io-storage-full = не залишилося місця
io-read-only = файлова система доступна лише для читання
io-not-text = це не текст у кодуванні UTF-8
io-too-large = він завеликий
io-not-a-file = це не звичайний файл
files-cannot-write = не вдається записати { $file }: { $why }; виберіть інше місце
files-wrong-ending = { $option } пише .{ $right }, а { $file } закінчується на .{ $ending }: виберіть назву із закінченням .{ $right }

## Кінець перерваної команди

failure-interrupted = перервано: { $why }

## Окремий гравець

brain-help =
    pbrain-plyground { $version }: рушій гомоку з Plyground для турнірних менеджерів і дощок.

    Менеджер запускає його без аргументів і говорить із ним через стандартний ввід і вивід
    за протоколом Gomocup.

    Приклад, перший хід на дошці 15x15:
      printf 'START 15\nBEGIN\n' | pbrain-plyground

    Як ним користуватися, сказано в docs/gomocup.md; `plyground gomocup` — те саме, усе інше — в `plyground --help`.
brain-argument = pbrain-plyground: `{ $argument }` тут нічого не означає: його запускають без аргументів, див. --help
