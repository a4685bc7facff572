# Что говорит веб-страница. Страница получает тексты как есть, с пропусками: форм по числам здесь нет, поэтому пишется
# «Ходов: { $count }». Все ключи начинаются с `web-`.

## Вокруг каждого экрана

web-skip = Перейти к содержанию
web-navigation = Разделы
web-nav-play = Играть
web-nav-watch = Смотреть
web-nav-analyse = Анализ
web-nav-review = Разбор
web-nav-learn = Учиться
web-nav-lab = Опыты
web-language = Язык
web-settings = Настройки
web-notices = Сообщения
web-close = Закрыть
web-cancel = Отмена
web-connection-lost = Связь прервалась, пробуем снова…
web-connection-back = Связь восстановлена.
web-error-offline = Сервер не отвечает. Проверьте, работает ли он; игра сохранена здесь.
web-error-status = Сервер ответил ошибкой { $status }. Попробуйте ещё раз.
web-nowhere-title = Здесь ничего нет
web-nowhere = Раздела «{ $name }» на этой странице нет. Возможно, в адресе опечатка или он из другой версии.
web-to-home = На главную

## Главная

web-hero = Играйте и смотрите, о чём думает программа
web-hero-lead = Крестики-нолики, пять в ряд и их родня против программы вашей силы; с подсказками, которые объясняют почему, с разбором ошибок и с деревом поиска за каждым ходом.
web-games = Игры
web-more = И ещё
web-recent = Недавно сыграно здесь
web-continue = Продолжить: { $game }
web-last-game = Посмотреть последнюю игру
web-plies = Ходов: { $count }
web-about-watch = Две программы играют друг с другом так быстро или медленно, как вам нравится.
web-about-analyse = Лучшие варианты любой позиции по мере поиска, с их оценкой.
web-about-review = Где партия переломилась, последний ход, который ещё держал, и что было лучше.
web-about-learn = Минимакс, альфа-бета и NegaScout на дереве, шаг за шагом.
web-about-lab = Сравните алгоритмы по узлам, глубине и времени и скачайте результаты.

## Игры и игроки

web-game = Игра
web-game-sized = { $count } в ряд на доске { $width }×{ $height }
web-mnk-name = Своя доска
web-mnk-note = выберите размер доски и длину ряда
web-explicit-note = дерево, записанное вручную, например [[3,5],[2,9]]
web-you = Вы
web-person = Человек
web-program = Программа
web-level = Уровень
web-levels = Уровни
web-level-named = Уровень { $number }: { $name }
web-searches = Алгоритмы из учебника
web-search-depth = { $name }, глубина { $depth }
web-random-player = случайные ходы
web-seat-unknown = В ссылке для { $side } указан игрок, которого нет: «{ $seat }». Игрок — это person, level=1 … level={ $levels }, random или поиск, например alpha-beta depth=4. Выберите здесь, кто играет.

## Новая игра

web-new-game = Новая игра
web-opponent = Соперник
web-two-people = Два человека
web-your-mark = Ваш знак
web-random = Случайно
web-who-starts = Кто начинает
web-i-start = Я
web-opponent-starts = Соперник
web-clock = Часы
web-no-clock = Без часов
web-clock-control = { $minutes } мин + { $seconds } с за ход
web-width = Ширина
web-height = Высота
web-in-a-row = В ряд
web-size = Доска
web-tree-text = Дерево
web-start-game = Начать игру

## За доской

web-board = Доска
web-board-of = Доска: { $game }
web-cell-empty = пусто
web-cell-last = последний ход
web-cell-winning = в выигравшем ряду
web-cell-hint = подсказка
web-cell-candidate = кандидат { $rank }: { $worth }
web-cell-line = ход { $number } варианта
web-cell-better = лучший ход
web-cell-played = сыграно
web-cell-taken = Клетка { $move } занята: выберите пустую.
web-cell-no-move = На { $move } сейчас пойти нельзя. Ходы: { $help }.
web-cell-must = Так пойти нельзя: { $obligation }. Ходы: { $help }.
web-turn-must = { $words }: { $obligation }
web-cell-king = дамка
web-cell-count = камней: { $count }
web-cell-dot = точка
web-cell-gap = линии ещё нет
web-cell-drawn = линия проведена
web-cell-inside = в области { $side }
web-cell-outside = вне доски
web-cell-store = амбар { $side }
web-cell-column-row = столбец { $column }, строка { $row }
web-cell-plays = ход { $move }
web-cell-pointed = выбрано
web-cell-next = может быть следующей
web-cell-ways = На { $move } ведёт несколько ходов: укажите по порядку и клетки между ними.
web-pass = Пропустить ход
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-here = Здесь это { $game }, по образцу { $form }.
web-rules-moves = Как вводят ходы: { $moves }.
web-legal-moves = Возможные ходы
web-confirm-move = Сыграть { $move }
web-moves = Ходы
web-move-label = { $number }. { $side } { $move }
web-start = Начало
web-go-all = По ходам
web-go-first = К началу
web-go-back = На ход назад
web-go-forward = На ход вперёд
web-go-last = К концу
web-actions = Действия
web-take-back = Взять назад
web-redo = Вернуть
web-hint = Подсказка
web-resign = Сдаться
web-resign-question = Вы хотите сдать эту игру?
web-type-move = Ход с клавиатуры
web-play-move = Сыграть
web-winner = победа
web-thinking = думает…
web-to-move = ход
web-plays-side = играет за { $side }
web-black = чёрные
web-white = белые
web-side-stone = { $side } ({ $colour })
web-side-thinks = { $side } думает…
web-queued = Ожидание сервера. Перед вами: { $before }
web-wait = Программа думает: дождитесь её хода или возьмите свой назад.
web-not-your-turn = Здесь нельзя сходить. Возьмите ход назад или начните новую игру.
web-looking-back = Позиция после хода { $ply } из { $count }
web-looking-back-note = Это более ранняя позиция. Ход отсюда начнёт другой вариант.
web-try-from-here = Попробовать отсюда
web-back-to-game = Вернуться к игре
web-try-again = Попробовать ещё раз
web-review-game = Разобрать игру
web-play-again = Сыграть ещё
web-ended-resigned = { $loser } сдаётся: победа за { $winner }.
web-ended-time = У { $loser } вышло время: победа за { $winner }.
web-time-is-over = Время вышло, и никакой ход его не вернёт. Начните новую игру.
web-hint-wait = Ищем подсказку…
web-hint-move = Подсказка: { $move }
web-hint-line = Возможное продолжение: { $line }
web-show-line = Показать на доске
web-announce-move = Ход { $side }: { $move }.
web-taken-back = Ход взят назад. { $words }

## Обмен играми

web-export = Экспорт
web-import = Импорт
web-import-help = Вставьте игру: SGF, PSQ или список ходов. Файл можно и перетащить на страницу.
web-open-file = Открыть файл
web-file-too-large = Файл слишком велик для игры: не больше 1 МБ.
web-form-moves = Ходы текстом
web-form-sgf = SGF для других программ
web-form-psq = PSQ для Piskvork
web-form-svg = Картинка доски, SVG
web-form-png = Картинка доски, PNG
web-copy-link = Скопировать ссылку
web-link-copied = Ссылка скопирована. В ней вся игра.

## Просмотр

web-watch-title = Игра двух программ
web-program-side = Программа { $side }
web-start-watching = Пусть играют
web-pause = Пауза
web-go-on = Продолжить
web-step = Один ход
web-speed = Скорость
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-fast = Быстро
web-pace-most = Как можно быстрее

## Настройки

web-theme = Цвета
web-theme-system = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-contrast = Высокий контраст
web-marks = Знаки на доске
web-marks-auto = По игре
web-marks-marks = X и O
web-marks-stones = Камни
web-labels = Буквы и числа у доски
web-labels-note = Они называют клетки: h8 — столбец h, строка 8.
web-confirm = Переспрашивать на сенсорном экране
web-confirm-note = Где клетки меньше пальца, ход подтверждается вторым касанием.
web-patterns = Знаки кроме цвета
web-patterns-note = На камнях стоят X и O, у полос и линий есть узор.
web-sound = Звуки
web-sound-note = Короткий звук при ходах, взятиях и в конце партии.
web-motion-note = Движение следует настройке вашей системы.
web-sample-board = Доска с этими настройками
web-keys = Клавиши
web-keys-arrows = от клетки к клетке по доске
web-keys-home = к первой и последней клетке строки
web-keys-page = на несколько строк вверх и вниз
web-keys-enter = ход в эту клетку; пробел тоже
web-keys-escape = отказаться от начатого на доске хода
web-keys-brackets = на ход назад и вперёд

## Анализ и разбор

web-analyse-title = Анализ
web-analyse-of = Анализ: { $game }
web-review-title = Разбор
web-review-of = Разбор: { $game }
web-review-lead = Где игра переломилась, какой ход ещё держал её и что было бы лучше.
web-no-games = В этом браузере ещё не играли. Сыграйте или импортируйте игру.
web-empty-board = Пустая доска
web-bar = Оценка
web-bar-words = { $percent } % за { $first }; для { $side }: { $words }
web-not-known = ещё неизвестно
web-chart = Оценка по ходу игры
web-chart-value = после хода { $ply }: { $words }
web-lines = Лучшие варианты
web-line-count = Варианты
web-play-line = Сыграть { $move }
web-looking = Изучаем позицию…
web-verdict = { $side }: { $words }
web-worth-even = равно
web-worth-slightly-better = чуть лучше
web-worth-better = лучше
web-worth-much-better = намного лучше
web-worth-slightly-worse = чуть хуже
web-worth-worse = хуже
web-worth-much-worse = намного хуже
web-depth = Глубина
web-nodes = Узлы
web-per-second = Узлов/с
web-seconds = Секунды
web-stop = Остановить
web-whole-game = Оценить всю игру
web-play-from-here = Играть отсюда
web-analysis-done = Анализ окончен. Лучший ход: { $move }. { $words }
web-analysis-complete = Всё известно
web-review-progress = Просмотр игры: { $done } из { $count }
web-review-done = Переломных моментов: { $count }
web-verdict-best = Лучший ход.
web-verdict-good = Хороший ход.
web-verdict-slip = Неточность.
web-verdict-turning = Перелом.
web-change = Для { $side } до хода: { $before }; после него: { $after }.
web-better = Лучше, чем { $played }: { $better }.
web-turning-points = Переломные моменты
web-turn = { $number }. { $side } { $move } (до хода: { $before }; после: { $after }). Лучше: { $better }.
web-last-hold = Последняя позиция, которую { $side } ещё не проигрывает.
web-last-hold-at = Перед ходом { $number } игра для { $side } ещё не проиграна.

## Обучение

web-learn-title = Как думает поиск
web-mode = Режим
web-mode-watch = Смотреть
web-mode-practice = Упражняться
web-lesson-source = Что перебирается
web-source = Вид
web-written-tree = Записанное дерево
web-position = Позиция
web-search = Алгоритм
web-search-left = Алгоритм слева
web-search-right = Алгоритм справа
web-ordering = Порядок ходов
web-run-searches = Искать
web-run = Пуск
web-tree-of = Дерево поиска: { $name }
web-tree-root = корень
web-tree-node = Узел { $name }
web-tree-node-value = { $name }: оценка { $value }
web-tree-node-window = { $name }: окно { $window }
web-tree-left-out = { $name }: отсечено
web-tree-whole = Всё дерево
web-tree-large = Это дерево слишком велико, чтобы видеть его целиком, и часть его может быть только посчитана. Выберите меньшую глубину или позицию, где меньше свободных клеток.
web-tree-legend = Узел остриём вверх берёт наибольшую оценку, остриём вниз — наименьшую. У открытых узлов указано окно оценок, которые ещё важны; отсечённое показано пунктиром и зачёркнуто.
web-tree-before = Ещё не начато. Сделайте шаг вперёд.
web-tree-finished = Готово: { $value }
web-tree-edit-note = Выберите узел, чтобы изменить его оценку или место в порядке, и посмотрите, что станет с числом узлов.
web-tree-order-note = От порядка ходов зависит, сколько можно отсечь.
web-tree-bad-value = Листу нужно целое число, inf или -inf.
web-tree-change = Изменить
web-earlier = Раньше
web-later = Позже
web-value = Оценка
web-figure-of = Рисунок: { $name }
web-count-nodes = Узлы
web-count-leaves = Листья
web-count-cutoffs = Отсечения
web-step-of-search = Шаг поиска
web-step-count = Шаг { $step } из { $count }
web-step-all = По шагам поиска
web-step-first = К началу
web-step-back = На шаг назад
web-step-forward = На шаг вперёд
web-step-last = К концу
web-practise-what = Упражнения
web-kind-value = Оценки
web-kind-window = Окна
web-kind-cut = Отсечения
web-ask-value = { $name }: какова его оценка?
web-ask-window = { $name }: с каким окном поиск в него входит?
web-ask-cut = { $name }: нужно ли искать дальше, или остальные ходы можно отсечь?
web-infinity-note = Пишите цифры; бесконечность — ∞ или inf, с минусом — −∞ или -inf. Её впишут и кнопки:
web-answer = Ответить
web-answer-cut = Отсечь
web-answer-go-on = Искать дальше
web-show-answer = Показать
web-answer-is = Ответ: { $truth }
web-right = Верно.
web-wrong = Не так. Правильно: { $truth }
web-practice-score = Верных ответов: { $right } из { $asked }
web-practice-done = Поиск окончен.
web-practice-new = Новое дерево
web-exercise-title = Задания
web-exercise-lead = Каждое задание — новое дерево или позиция. Ответ появится после вашего.
web-exercise-difficulty = Сложность
web-exercise-new = Новое задание
web-exercise-points = Баллы: { $points } из { $most }
web-not-a-number = «{ $text }» — не число: пишите цифры, а бесконечность как inf и -inf.

## Лаборатория

web-lab-title = Лаборатория
web-lab-lead = Выберите позицию и алгоритмы и посмотрите, как их работа растёт с глубиной.
web-lab-running = Идёт сравнение. Готово: { $count }
web-lab-done = Готово. Поисков: { $count }
web-lab-stopped = Остановлено. Готово поисков: { $count }
web-lab-files-note = Данные и график — то, что показано здесь; для таблиц, страницы и отчёта всё измеряется заново.
web-file-csv = Данные (CSV)
web-file-json = Данные (JSON)
web-file-svg = График (SVG)
web-file-md = Таблица (Markdown)
web-file-tex = Таблица (LaTeX)
web-file-html = Страница с таблицей и графиками (HTML)
web-file-report = Отчёт о лабораторной работе (HTML)
web-file-wait = Файл готовится…
web-results = Результаты
web-records = Таблица результатов
web-plot = График результатов
web-figure = График
web-figure-nodes = Узлы
web-figure-leaves = Листья
web-figure-time = Время, с
web-searches-compared = Алгоритмы
web-deepest = Наибольшая глубина
web-first-position = Начальная позиция
web-other-start = Другое начало
web-evaluator = Оценочная функция
web-usual = Обычная
web-compare = Сравнить
web-best-move = Лучший ход
web-time = Время
