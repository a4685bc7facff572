# Матчи между движками: `plyground match`, его таблицы и проверка протокола. Словарь — в начале names.ftl.

## Что можно ввести

match-usage-engines = для матча нужны хотя бы два движка: назовите каждый через --engine name=A,cmd=PATH
match-usage-engine-command = движку нужна программа: напишите cmd=PATH или cmd=self для движка, встроенного в Plyground
match-usage-engine-key = у движка нет настройки `{ $key }`: есть name, cmd, level, arg, dir, tc, nodes, depth, memory, threads и info.KEY
match-usage-engine-value = `{ $value }` не подходит для { $key }: напишите целое число от 1
match-usage-engine-level = уровни есть у движка, встроенного в Plyground: напишите level=5 без cmd
match-usage-same-name = два движка называются `{ $name }`: дайте каждому своё имя через name=
match-usage-time = напишите секунды на партию и на ход, например 300/1; 0 — без ограничения
match-usage-tolerance = напишите число секунд от 0 до 3600
match-usage-rule = такого правила нет: выберите freestyle, standard, renju или caro
match-usage-sprt = напишите elo0=0,elo1=5,alpha=0.05,beta=0.05: elo0 меньше elo1, ошибки между 0 и 0.5
match-usage-sprt-two = --sprt сравнивает два движка: назовите два
match-usage-shorter = в матче из { $folder } у каждой пары движков партий: { $games }, и --games может его только продлить: напишите большее число
match-trust = матч из { $folder } запустил бы { $programs }: добавьте --trust, если ему можно, или повторите параметры --engine, с которых он начался
match-trust-ask = Матч из { $folder } запустит { $programs }. Продолжить? (y/n)
match-usage-other-engines = в матче из { $folder } другие движки, чем в --engine: уберите --engine или начните новый матч

## Что идёт не так

match-engine-fails = { $engine } не может играть ({ $why }): исправьте его cmd или посмотрите, что скажет `plyground match --check`
match-hint-arguments = аргументы пишутся отдельно от программы: { $example }
match-folder-taken = в { $folder } уже есть матч: продолжите его через --resume или выберите другую папку
match-folder-busy = { $file } занят: в этой папке идёт другой матч
match-file-wrong = { $file }: { $why }
match-no-openings = для этой доски не нашлось равных дебютов: дайте файл через --openings
match-interrupted = { $done } из { $all } партий сохранены в { $folder }; продолжить: `plyground match --resume { $folder } --trust`
match-interrupted-lost = закончено { $done } из { $all } партий; с --out DIR матч можно было бы продолжить
match-interrupted-early = ни одной партии не сыграно

## Пока он идёт

match-live = партии: { $done } из { $all }
match-live-left = партии: { $done } из { $all }, осталось { $time }
match-making-openings = готовятся дебюты: { $made } из { $wanted }
match-make-openings = готовятся дебюты, не больше { $wanted }: движок оценивает каждый; --openings FILE даст другие
match-few-openings = дебютов ({ $openings }) меньше, чем пар партий ({ $pairs }), и часов нет: где программы повторяют свои партии, пара считается один раз
match-nothing-left = играть больше нечего: все партии в { $folder } закончены, их { $all }; --games с большим числом продлит матч
match-nothing-left-decided = играть больше нечего: проверка решила матч в { $folder }

## Таблица

match-column-engine = движок
match-column-games = партии
match-column-wins = +
match-column-draws = =
match-column-losses = −
match-column-score = очки
match-column-elo = Эло
# Вероятность превосходства: насколько верно, что движок сильнее.
match-column-superiority = LOS
# Пары партий по очкам: 0, ½, 1, 1½, 2.
match-column-pairs = пары 0-½-1-1½-2
match-column-time = на ход
match-colours = победы чёрных: { $black }, ничьи: { $draws }, победы белых: { $white }
match-sprt-open = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } между { $low } и { $high }, не решено
match-sprt-lower = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } достигло одного из { $low } и { $high }: первый движок не сильнее на { $elo1 } Эло
match-sprt-upper = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } достигло одного из { $low } и { $high }: первый движок сильнее больше чем на { $elo0 } Эло
match-fault-time = { $engine }: проиграно по времени: { $count }
match-fault-crash = { $engine }: проиграно из-за сбоя программы: { $count }
match-fault-illegal = { $engine }: проиграно из-за невозможного хода: { $count }
match-fault-forbidden = { $engine }: проиграно из-за хода, запрещённого в рэндзю: { $count }
match-fault-protocol = { $engine }: проиграно из-за нарушения протокола: { $count }
match-fault-memory = { $engine }: партий, где памяти занято больше, чем разрешено: { $count }
match-memory-unmeasured = память измеряется только в Linux: соблюдён ли предел, неизвестно
match-repeated = партии, повторяющие более раннюю ход за ходом: { $count }; они входят в счёт, но не в Elo, LOS и SPRT: больше дебютов сказали бы больше

## Проверка протокола

# Приговоры в начале строки; последний — для того, что движок уметь не обязан.
match-check-ok = да{ "   " }
match-check-fails = НЕТ{ "  " }
match-check-lacks = нет{ "  " }
match-check-untried = -{ "    " }
match-check-silent = не проверено: программа не отвечает
match-check-not-started = не проверено: программа не была запущена
match-check-passed = всё, на что рассчитывают менеджеры, есть; задано вопросов: { $all }
match-check-failed = движок не говорит по протоколу: обязательных строк не выполнено: { $failed } из { $all }
match-check-question-process = программа запускается
match-check-question-about = на ABOUT отвечает именем и версией
match-check-question-start = на START отвечает OK
match-check-question-begin = на BEGIN вовремя отвечает возможным ходом
match-check-question-turn = на TURN вовремя отвечает возможным ходом
match-check-question-board = на BOARD вовремя отвечает возможным ходом
match-check-question-order = BOARD может давать камни в любом порядке
match-check-question-at-once = всё можно послать сразу, не дожидаясь OK
match-check-question-crlf = строки могут кончаться, как в Windows
match-check-question-hurry = при timeout_turn 0 ходит за секунду
match-check-question-five = ставит пять в ряд, когда может
match-check-question-restart = RESTART начинает новую партию
match-check-question-takeback = TAKEBACK берёт ход назад
match-check-question-rectangle = RECTSTART начинает партию на прямоугольнике
match-check-question-swap2 = на SWAP2BOARD отвечает тремя ходами
match-check-question-unknown = на неизвестную команду отвечает UNKNOWN
match-check-question-occupied = на ход в занятую клетку отвечает ERROR
match-check-question-nonsense = играет дальше после бессмысленного INFO
match-check-question-size = от досок 3 и 100 отказывается через ERROR
match-check-question-closed = уходит, когда закрыт её ввод
match-check-question-end = END завершает её
