# Экраны в терминале. Слова у клавиш внизу коротки: одно-два.

## Везде

tui-too-small = Этот терминал слишком мал: увеличьте его хотя бы до { $width } столбцов и { $height } строк. Ctrl-C — выход.
tui-unknown-key = Эта клавиша здесь ничего не делает: ? покажет нужные.
tui-yes = да
tui-no = нет
tui-by-chance = случайно
tui-not-saved = Игра не сохранена: { $why }.
tui-not-kept = Настройки не сохранены: { $why }.
tui-not-removed = Не удалось удалить игру: { $why }.
tui-preparing = Подготовка …
tui-nothing-to-stop = Сейчас никто не думает.
tui-settings-unread = Настройки не удалось прочесть ({ $why }), взяты обычные: { $file }.
tui-no-terminal = экранам нужен терминал: используйте --linear или команды, например `plyground play`

## Справка

tui-help-title = Клавиши
tui-help-mouse = Мышь тоже работает: щёлкните клетку, строку или клавишу внизу.
tui-help-rules = Правила игры: { $game }
tui-key-help-long = эта справка
tui-key-back-long = назад; сначала остановит поиск
tui-key-quit-long = выйти; игра сохранена

## Клавиши внизу

tui-key-help = справка
tui-key-back = назад
tui-key-quit = выход
tui-key-choose = выбор
tui-key-change = изменить
tui-key-open = открыть
tui-key-done = готово
tui-key-move = двигать
tui-key-play-it = сыграть
tui-key-pass = пропустить ход
tui-key-hint = подсказка
tui-key-type = ввести ход
tui-key-stop = стоп
tui-key-undo = вернуть ход
tui-key-redo = повторить
tui-key-resign = сдаться
tui-key-play-on = играть дальше
tui-key-analyse = анализ
tui-key-new = новая игра
tui-key-review = разбор
tui-key-give-up = отменить
tui-key-pause = пауза
tui-key-go-on = дальше
tui-key-one-move = один ход
tui-key-faster = быстрее
tui-key-slower = медленнее
tui-key-earlier = раньше
tui-key-later = позже
tui-key-look = смотреть
tui-key-follow = по варианту
tui-key-lines = варианты
tui-key-tree = дерево
tui-key-play-here = играть отсюда
tui-key-turn = перелом
tui-key-try = переиграть отсюда
tui-key-continue = продолжить
tui-key-remove = удалить
tui-key-keep = оставить
tui-key-view = график, таблица
tui-key-scroll = листать
tui-key-next = дальше
tui-key-before = назад
tui-key-cut = отсечение
tui-key-cut-before = прошлое отсечение
tui-key-research = повторный поиск
tui-key-below = мимо ветви
tui-key-above = выше
tui-key-go = перейти
tui-key-board = доска/дерево
tui-key-ends = начало, конец
tui-key-unfold = развернуть, свернуть

## Главный экран

tui-home-title = Чем займёмся?
tui-home-name = Plyground
tui-home-about = игры и поиск, который в них играет
tui-home-continue = Продолжить
tui-home-continue-line = { $game }, { $opponent }, ходов: { $count }
tui-home-play = Играть
tui-home-play-line = с программой или с человеком
tui-home-watch = Смотреть
tui-home-watch-line = играют две программы
tui-home-analyse = Анализ
tui-home-analyse-line = позиции, сколько угодно долго
tui-home-lab = Лаборатория
tui-home-lab-line = сравнение алгоритмов с графиком
tui-home-learn = Учиться
tui-home-learn-line = пройти поиск шаг за шагом
tui-home-games = Партии
tui-home-games-line = сохранённые: продолжить, разобрать
tui-home-settings = Настройки
tui-home-settings-line = язык, цвета, знаки
tui-home-quit = Выход

## Перед игрой

tui-setup-game = Игра
tui-setup-own = своя доска
tui-setup-named = другая, по имени
tui-setup-name = Имя
tui-setup-named-line = Любая игра, как её называют команды: mnk(9,9,5,exact), five(19,renju), five(17,caro).
tui-setup-width = Столбцов
tui-setup-height = Строк
tui-setup-in-row = В ряд
tui-setup-mnk-line = Своя доска: столько знаков в ряд, по горизонтали, вертикали или диагонали, выигрывают.
tui-setup-notice = Учтите: { $notice }.
tui-setup-tree = Дерево
tui-setup-tree-line = Записанное дерево: скобки — узлы, числа — сколько получает MAX. Игроки по очереди выбирают ветвь.
tui-setup-side = Вы играете
tui-side-both = за обоих: два человека
tui-setup-level = Программа
tui-level = { $number }: { $name }
tui-level-short = уровень { $number }
tui-setup-starts = Кто начинает
tui-setup-clock = Часы
tui-clock-none = без часов
tui-clock-minutes = { $minutes } мин
tui-clock-increment = { $minutes } мин + { $seconds } с за ход
tui-setup-player = { $side } — это
tui-player-random = случайные ходы
tui-setup-moves = Сделанные ходы
tui-go-play = играть
tui-go-watch = смотреть
tui-go-analyse = анализ
tui-go-lab = сравнить
tui-go-learn = пройти

## Игра

tui-play-title = Игра: { $game }
tui-seat-person = человек
tui-turn = Ход за { $side }.
tui-your-turn = Ваш ход: вы играете { $side }.
tui-thinks = Программа думает: { $time }.
tui-play-wait = Ещё не ваш ход: s поторопит программу.
tui-pass-only = Остаётся только пропустить ход: нажмите Enter.
tui-play-over = Игра окончена: n — новая, u — вернуть ход.
tui-typed = Ход: { $typed }_
tui-resign-sure = Вы действительно сдаётесь? (y/n)
tui-hint = Подсказка: { $move } (для { $side }: { $worth }).
tui-hint-wait = Ищу подсказку …
tui-hint-none = Подсказка не нашлась вовремя.
tui-told = { $side } сыграл { $move } (для { $side }: { $worth }), глубина { $depth }, узлов { $nodes }, { $time }.
tui-told-random = { $side } сыграл { $move } случайно.
tui-told-plain = { $side } сыграл { $move }.

## Наблюдение

tui-watch-title = Смотреть: { $game }
tui-watch-paused = Пауза.
tui-watch-goes = Игра идёт.
tui-watch-speed = Между ходами: { $pause } с

## Анализ

tui-analyse-title = Анализ: { $game }
tui-analyse-going = Глубина { $depth }, длиннейший вариант { $deepest }, узлов { $nodes }, { $time }
tui-analyse-stopped = Остановлено: глубина { $depth }, длиннейший вариант { $deepest }, узлов { $nodes }, { $time }
tui-analyse-done = Известно всё: глубина { $depth }, длиннейший вариант { $deepest }, узлов { $nodes }, { $time }
tui-analyse-speed = Узлов в секунду: { $speed }
tui-analyse-for = Ход за { $side }; варианты оценены для { $side }.
tui-analyse-all = Больше здесь узнать нечего.
tui-no-further = В ту сторону ходов больше нет.
tui-no-line = Такого варианта нет.

## Разбор партии

tui-review-title = Разбор: { $game }
tui-review-wait = Этот ход ещё не рассмотрен.
tui-review-progress = Разбор: { $done } из { $all } ходов
tui-review-turns = Переломных моментов: { $count }.
tui-review-no-turn = Переломных моментов не найдено.
tui-review-best = { $side } играет { $move }: лучшего не нашлось (для { $side }: { $after }).
tui-review-worse = { $side } играет { $move }. Для { $side } до этого: { $before }; после: { $after }.
tui-review-better = Лучше было { $line } (!).
tui-review-hold = Здесь { $side } ещё мог удержать игру.
tui-verdict-best = лучший
tui-verdict-good = хороший
tui-verdict-slip = неточность
tui-verdict-turning = перелом

## Сохранённые партии

tui-games-none = Сохранённых партий пока нет.
tui-games-open = не окончена
tui-games-moves = ходов: { $count }
tui-games-two = два человека
tui-games-now = только что
tui-games-minutes = { $count } мин назад
tui-games-hours = { $count } ч назад
tui-games-draw = ничья
tui-games-won = победа { $winner }
tui-games-resigned = победа { $winner }, { $loser } сдаётся
tui-games-time = победа { $winner } по времени
tui-games-sure = Удалить эту партию навсегда? (y/n)
tui-games-removed = Партия удалена.
tui-games-gone = Этой партии больше нет.

## Лаборатория

tui-lab-title = Лаборатория: { $game }
tui-lab-depth = Глубины от 1 до
tui-lab-evaluator = Оценка
tui-lab-time = Измерять и время
tui-lab-none = Включите хотя бы один алгоритм.
tui-lab-stopped = Остановлено: выполнено { $done } из { $all }.

## Обучение

tui-learn-subject = Что исследуем
tui-learn-lecture = дерево из лекции
tui-learn-own = своё дерево
tui-learn-search = Алгоритм
tui-learn-depth = Глубина
tui-learn-line = Каждый шаг поиска объясняется: что пробуется, с какими границами, что возвращается и почему ветвь отсечена.
tui-learn-finished = После этих ходов игра окончена: искать нечего.
tui-steps-title = Дерево поиска: { $game }
tui-steps-line = { $algorithm }, глубина { $depth }; оценка: { $evaluator }

## Настройки

tui-set-language = Язык
tui-language-usual = как в системе
tui-set-glyphs = Знаки
tui-glyphs-ascii = только ASCII
tui-glyphs-unicode = линии и точки
tui-glyphs-large = крупные
tui-set-palette = Цвета
tui-palette-terminal = как в терминале
tui-palette-dark = тёмные
tui-palette-light = светлые
tui-palette-contrast = высокая контрастность
tui-palette-colour-blind = для дальтоников
tui-set-marks = Фигуры
tui-set-coordinates = Координаты
tui-set-linear = Построчно
tui-set-linear-line = Со следующего запуска: построчно, для программ чтения с экрана.
