# Что говорят команды. Слова в `обратных кавычках` и после -- вводятся так, как они есть, и не переводятся, как и знаки
# X и O. Словарь — в начале names.ftl.

## Поиск в позиции

search-label-game = игра
search-label-search = поиск
search-label-judged = оценивание
search-label-mistakes = ошибки
search-label-value = оценка
search-label-best = лучший ход
search-label-line = вариант
search-label-nodes = узлы
search-label-leaves = листья
search-label-generated = порождено ходов
search-label-cutoffs = отсечения
search-label-researches = повторные поиски
search-label-time = время
search-label-stopped = остановлено
search-small-table = памяти хватает только на таблицу из { $room } позиций, а не из { $asked }

search-to-move = { $game }, ход за { $side }
search-tied = { $game }, партия окончена: ничья
search-won = { $game }, партия окончена: победа { $side }
search-search = { $algorithm }, глубина { $depth }
search-judged = оценочная функция: { $evaluator }; соглашения: { $conventions }
search-value = { $value } для { $side }
search-value-solved = { $value } для { $side }, решено до конца
# Оценка не меньше этой.
search-value-lower = не меньше { $value } для { $side }
# Оценка не больше этой.
search-value-upper = не больше { $value } для { $side }
# Поиск делает ошибку, и о настоящей оценке ничего не известно.
search-value-unsure = { $value } для { $side }, но истинная оценка неизвестна
# Вместо оценки.
search-no-value = неизвестна
# Вместо лучшего хода.
search-no-best = нет
search-leaves = { $leaves } (концов партии: { $finished }, на горизонте: { $horizon })
search-time = { $time } ({ count-nodes } в секунду)
# Что остановило поиск.
search-stopped-nodes = по пределу числа узлов
search-stopped-time = по пределу времени
search-stopped-cancelled = по Ctrl-C

search-interrupted = показано то, что успели найти
search-interrupted-empty = ни один ход не рассмотрен до конца; с --time поиск углубляется шаг за шагом
search-empty = остановлено раньше, чем рассмотрен первый ход: разрешите больше узлов или времени
search-only-monte-carlo = --seed и --rave нужны для monte-carlo: добавьте --algorithm monte-carlo или уберите их
search-one-thread = несколько потоков есть только у pvs и monte-carlo: добавьте --algorithm pvs или уберите --threads

# Монте-Карло: какую долю очков принесли случайные партии.
sample-no-depth = monte-carlo играет каждую партию до конца и не держит таблицы: уберите --depth и --table, ограничивайте через --nodes или --time
sample-label-expected = ожидание
sample-label-playouts = симуляции
sample-label-positions = позиции
sample-label-tree = узлы дерева
sample-label-full = память
sample-full = дерево заполнилось: дальнейшие симуляции его не растили
sample-search = { $algorithm } (потоки: { $threads }, зерно: { $seed })
sample-search-rave = { $algorithm } с RAVE (потоки: { $threads }, зерно: { $seed })
sample-expected = { $percent } очков для { $side }
sample-proven-win = доказано: выигрывает { $side }
sample-proven-draw = доказано: ничья
sample-time = { $time } (симуляций в секунду: { $playouts })
sample-column-move = ход
sample-column-proven = доказано
sample-column-visits = посещения
sample-column-visit-share = доля
sample-column-points = очки
sample-win = выигрыш
sample-draw = ничья
sample-loss = проигрыш
sample-more-moves = прочих ходов: { $count }; все они есть в --json

## Число способов сыграть

perft-total = { $count } ({ $time }, { $speed } в секунду)

## Что значит оценка

# Полуходы до конца вынужденной игры.
worth-win =
    { $plies ->
        [one] выигрыш за { $plies } полуход
        [few] выигрыш за { $plies } полухода
        [many] выигрыш за { $plies } полуходов
       *[other] выигрыш за { $plies } полухода
    }
worth-loss =
    { $plies ->
        [one] проигрыш за { $plies } полуход
        [few] проигрыш за { $plies } полухода
        [many] проигрыш за { $plies } полуходов
       *[other] проигрыш за { $plies } полухода
    }

## Время

time-seconds = { $time } с
time-milliseconds = { $time } мс
time-microseconds = { $time } мкс

## Игра двух программ

watch-players = { $game }: за { $x } играет { $first }, за { $o } играет { $second }
watch-plays = { $side } ходит { $move } ({ $worth }, глубина { $depth }, { count-nodes }, { $time })
watch-plays-for-share = { $side } ходит { $move } (ожидает { $share } % очков, { count-nodes }, { $time })
watch-plays-at-random = { $side } ходит { $move } (наугад)
watch-left = партия осталась незаконченной

## Игра с программой

play-thinking = думаю …
play-greeting = { $game }: введите ход или `help`
play-two-people = Играют два человека: { $x } и { $o }.
play-you-are = Вы играете за { $side }, программа за { $other } ({ $program }).
play-prompt = { $side }, ваш ход (возможных ходов: { $count }, например { $example }):
play-prompt-numbers = { $side }, выберите одно из ({ $numbers }):
play-impossible = Так нельзя: { $why }.
play-hint =
    { $plies ->
        [one] Подсказка: { $move } (просмотрен { $plies } полуход вперёд, { $worth }).
        [few] Подсказка: { $move } (просмотрено { $plies } полухода вперёд, { $worth }).
        [many] Подсказка: { $move } (просмотрено { $plies } полуходов вперёд, { $worth }).
       *[other] Подсказка: { $move } (просмотрено { $plies } полухода вперёд, { $worth }).
    }
play-hint-without-value =
    { $plies ->
        [one] Подсказка: { $move } (просмотрен { $plies } полуход вперёд).
        [few] Подсказка: { $move } (просмотрено { $plies } полухода вперёд).
        [many] Подсказка: { $move } (просмотрено { $plies } полуходов вперёд).
       *[other] Подсказка: { $move } (просмотрено { $plies } полухода вперёд).
    }
play-program-plays = { $side } ходит { $move }.
play-input-ended = Ввод закончился, а с ним и игра.
play-saved = Партия сохранена: продолжить можно командой `plyground play --resume { $file }`.
play-bye = До свидания.
play-clocks = Осталось времени: { $x } { $first }, { $o } { $second }.

play-tie = Игра окончена! Ничья!
play-won = Игра окончена! Победа { SIDE($side, case: "genitive") }.
play-won-by = Игра окончена! Победа { SIDE($side, case: "genitive") }: { $line }.
play-resigned = Игра окончена! { SIDE($loser, place: "start") } { AGREE($loser, one: "сдаётся", many: "сдаются") }, победа { SIDE($winner, case: "genitive") }.
play-unfinished = Партия не закончена.

play-help-move = Ход: { $forms }.
# После слов `undo`, `hint` и так далее.
play-help-undo = отменить свой последний ход
play-help-redo = вернуть отменённые ходы
play-help-hint = спросить, как сыграла бы программа в полную силу
play-help-board = показать доску ещё раз
play-help-marks = сказать, где стоят знаки каждой стороны
play-help-moves = сказать сделанные ходы
play-help-analyse = проанализировать позицию и вернуться
play-help-resign = сдаться
play-help-quit = выйти; партию с --save можно продолжить

play-starter-is-for-new-games = --starter годится для новой партии: с позицией используйте --to-move
play-tree-from-input = ходы вводятся через стандартный ввод: передайте дерево аргументом или как explicit(@FILE)

## Сохранённые партии

save-exists = { $file } уже существует: продолжите партию с --resume { $file } или выберите другой файл
save-failed = не удаётся сохранить в { $file }: { $why }; выберите другой файл

## Меню

menu-title = Plyground: чем займёмся?
menu-play = Сыграть с программой или с другим человеком
menu-watch = Посмотреть игру двух программ
menu-analyse = Проанализировать позицию
menu-compare = Сравнить алгоритмы поиска
menu-learn = Учиться: пройти поиск шаг за шагом
menu-games = Сохранённые партии: продолжить, разобрать
menu-settings = Настройки
menu-help = Справка
menu-exit = Выход
menu-choose = Выберите из списка:
menu-choose-number = Введите число от { $least } до { $most }.
linear-form = Enter оставляет то, что в скобках, q — выход.
linear-choice = { $label }: номер или название [{ $number }, { $now }]:
linear-number = { $label }, от { $least } до { $most } [{ $now }]:
linear-switch = { $label }, y (да) или n (нет) [{ $now }]:
linear-text = { $label }, - если ничего [{ $now }]:
linear-text-empty = { $label } []:
linear-yes-or-no = Введите y или n.
linear-unknown = Это слово здесь ничего не значит: `help` покажет нужные.
linear-greeting = { $game }: введите ход, `board` — доска, `help` — помощь
linear-last = Последний ход: { $move }.
linear-undone = Взято назад: { $moves }.
linear-redone = Сыграно снова: { $moves }.
linear-help-quit = выйти; партия хранится, её продолжит `games`
linear-kept = Партия сохранена: продолжить её можно через `games` в меню.
linear-after = Что дальше: `review` — разбор, `analyse` — анализ, `again` — ещё раз, Enter — меню:
linear-set = Настройки сохранены.
linear-analyse = Анализ, ход или слово:
linear-analyse-help =
    Ход — сыграть его; `line 1` — сыграть первый ход этого варианта; `back` и `on` — по ходам назад и вперёд;
    `more` — смотреть дольше; `lines 5` — искать пять вариантов; `board` — показать доску; `tree` — пройти
    поиск в этой позиции; `quit` — выйти.
linear-learn = Enter — дальше, или слово:
linear-learn-help =
    Enter — следующий шаг; `back` — предыдущий; `cut` — к следующему отсечению, `again` — к повторному поиску;
    `skip` — к концу этого узла, `up` — туда, где вошли в узел выше; `go 2 1` — к позиции после
    этих ходов; `start` и `end`; `board` — показать позицию, `tree` — всё дерево словами; `quit` — выйти.
linear-learn-end = Это был последний шаг: `back` или `start` — назад, `quit` — выйти.
linear-review = Разбор, номер хода или слово:
linear-review-help = Номер хода — подробнее о нём; `try 4` — сыграть заново с позиции перед ходом 4, `analyse 4` — анализ этой позиции; `quit` — выйти.
linear-review-stopped = Разбор прерван.
linear-games = Какая партия, или Enter — меню:
linear-games-help = Номер партии — продолжить её или разобрать, если она окончена; `analyse 2` — анализ её позиции, `remove 2` — удалить её.
menu-more = Есть и другое: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.

## От введённого к тому, что имелось в виду

setup-no-game = назовите игру, например tic-tac-toe, или --preset; список даёт `plyground games`
setup-size-twice = `{ $game }` уже задаёт размер: уберите --size { $size }
setup-unreachable = { $why }; с --allow-unreachable она всё же принимается
setup-move = ход { $number }: { $why }
setup-not-to-move = после этих ходов очередь не за { $side }, кто бы ни начинал: уберите --to-move или проверьте ходы
setup-cannot-read = не удаётся прочитать { $file }: { $why }; проверьте файл и попробуйте ещё раз
# На месте имени файла.
setup-standard-input = стандартный ввод
setup-no-command = нет команды `{ $name }`: смотрите --help

## Неверное употребление

# Вся строка, с подсказкой или без неё.
usage-line = { $complaint } (смотрите --help)
usage-line-with-tip = { $complaint }; { $tip } (смотрите --help)
usage-unknown-command = неизвестная команда '{ $word }'
usage-unknown-argument = неожиданный аргумент '{ $word }'
usage-unknown-value = неверное значение '{ $value }' для '{ $argument }' [возможные значения: { $values }]
usage-wrong-value = неверное значение '{ $value }' для '{ $argument }': { $why }
usage-missing-value = для '{ $argument }' нужно значение, но оно не указано
usage-missing-command = для '{ $command }' нужна подкоманда, но она не указана [подкоманды: { $commands }]
usage-missing-arguments = не указаны обязательные аргументы: { $arguments }
usage-conflict = аргумент '{ $argument }' нельзя использовать вместе с '{ $other }'
usage-repeated = аргумент '{ $argument }' нельзя указывать несколько раз
usage-similar-command = есть похожая команда: '{ $word }'
usage-similar-argument = есть похожий аргумент: '{ $word }'
usage-similar-value = есть похожее значение: '{ $word }'

usage-depth = глубина — целое число от 0 до { $most }
usage-depths = { $why }; пишите 1..9, 5 или 1,3,5
usage-depths-downwards = глубины в диапазоне идут по возрастанию, например { $from }..{ $to }
usage-level = уровень — целое число от 1 до 10
usage-nodes = число узлов — целое число больше 0
usage-warmup = число запусков перед первым измеряемым — целое число от 0 до 1 000 000
usage-runs = число запусков — целое число от 1 до 1 000 000; --no-time не измеряет времени
usage-above-zero = нужно целое число больше 0
usage-within = нужно целое число от { $from } до { $to }
usage-seconds = время — число секунд больше 0

## Почему файл не удалось прочитать или записать

io-not-found = нет такого файла или папки
io-permission-denied = нет прав доступа
io-is-a-folder = это папка
io-not-a-folder = часть пути — не папка
io-storage-full = не осталось места
io-read-only = файловая система доступна только для чтения
io-not-text = это не текст в кодировке UTF-8
io-too-large = он слишком велик
io-not-a-file = это не обычный файл
files-cannot-write = не удаётся записать { $file }: { $why }; выберите другое место
files-wrong-ending = { $option } пишет .{ $right }, а { $file } оканчивается на .{ $ending }: выберите имя с окончанием .{ $right }

## Конец прерванной команды

failure-interrupted = прервано: { $why }

## Отдельный игрок

brain-help =
    pbrain-plyground { $version }: движок гомоку из Plyground для турнирных менеджеров и досок.

    Менеджер запускает его без аргументов и говорит с ним через стандартный ввод и вывод
    по протоколу Gomocup.

    Пример, первый ход на доске 15x15:
      printf 'START 15\nBEGIN\n' | pbrain-plyground

    Как им пользоваться, сказано в docs/gomocup.md; `plyground gomocup` — то же самое, всё остальное — в `plyground --help`.
brain-argument = pbrain-plyground: `{ $argument }` здесь ничего не значит: его запускают без аргументов, см. --help
