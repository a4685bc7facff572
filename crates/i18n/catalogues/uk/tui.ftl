# Екрани в терміналі. Слова біля клавіш унизу короткі: одне-два.

## Усюди

tui-too-small = Цей термінал замалий: збільште його принаймні до { $width } стовпців і { $height } рядків. Ctrl-C — вихід.
tui-unknown-key = Ця клавіша тут нічого не робить: ? покаже потрібні.
tui-yes = так
tui-no = ні
tui-by-chance = випадково
tui-not-saved = Гру не збережено: { $why }.
tui-not-kept = Налаштування не збережено: { $why }.
tui-not-removed = Не вдалося видалити гру: { $why }.
tui-preparing = Підготовка …
tui-nothing-to-stop = Зараз ніхто не думає.
tui-settings-unread = Налаштування не вдалося прочитати ({ $why }), узято звичайні: { $file }.
tui-no-terminal = екранам потрібен термінал: використайте --linear або команди, наприклад `plyground play`

## Довідка

tui-help-title = Клавіші
tui-help-mouse = Миша теж працює: клацніть клітинку, рядок або клавішу внизу.
tui-help-rules = Правила гри: { $game }
tui-key-help-long = ця довідка
tui-key-back-long = назад; спершу зупинить пошук
tui-key-quit-long = вийти; гру збережено

## Клавіші внизу

tui-key-help = довідка
tui-key-back = назад
tui-key-quit = вихід
tui-key-choose = вибір
tui-key-change = змінити
tui-key-open = відкрити
tui-key-done = готово
tui-key-move = рухати
tui-key-play-it = зіграти
tui-key-pass = пропустити хід
tui-key-hint = підказка
tui-key-type = ввести хід
tui-key-stop = стоп
tui-key-undo = узяти назад
tui-key-redo = повторити
tui-key-resign = здатися
tui-key-play-on = грати далі
tui-key-analyse = аналіз
tui-key-new = нова гра
tui-key-review = розбір
tui-key-give-up = скасувати
tui-key-pause = пауза
tui-key-go-on = далі
tui-key-one-move = один хід
tui-key-faster = швидше
tui-key-slower = повільніше
tui-key-earlier = раніше
tui-key-later = пізніше
tui-key-look = дивитися
tui-key-follow = за варіантом
tui-key-lines = варіанти
tui-key-tree = дерево
tui-key-play-here = грати звідси
tui-key-turn = перелом
tui-key-try = переграти звідси
tui-key-continue = продовжити
tui-key-remove = видалити
tui-key-keep = залишити
tui-key-view = графік, таблиця
tui-key-scroll = гортати
tui-key-next = далі
tui-key-before = назад
tui-key-cut = відсікання
tui-key-cut-before = минуле відсікання
tui-key-research = повторний пошук
tui-key-below = повз гілку
tui-key-above = вище
tui-key-go = перейти
tui-key-board = дошка/дерево
tui-key-ends = початок, кінець
tui-key-unfold = розгорнути, згорнути

## Головний екран

tui-home-title = Що робитимемо?
tui-home-name = Plyground
tui-home-about = ігри та пошук, що в них грає
tui-home-continue = Продовжити
tui-home-continue-line = { $game }, { $opponent }, ходів: { $count }
tui-home-play = Грати
tui-home-play-line = з програмою або з людиною
tui-home-watch = Дивитися
tui-home-watch-line = грають дві програми
tui-home-analyse = Аналіз
tui-home-analyse-line = позиції, скільки завгодно довго
tui-home-lab = Лабораторія
tui-home-lab-line = порівняння алгоритмів із графіком
tui-home-learn = Навчатися
tui-home-learn-line = пройти пошук крок за кроком
tui-home-games = Партії
tui-home-games-line = збережені: продовжити, розібрати
tui-home-settings = Налаштування
tui-home-settings-line = мова, кольори, знаки
tui-home-quit = Вихід

## Перед грою

tui-setup-game = Гра
tui-setup-own = власна дошка
tui-setup-named = інша, за назвою
tui-setup-name = Назва
tui-setup-named-line = Будь-яка гра, як її називають команди: mnk(9,9,5,exact), five(19,renju), five(17,caro).
tui-setup-width = Стовпців
tui-setup-height = Рядків
tui-setup-in-row = Поспіль
tui-setup-mnk-line = Власна дошка: стільки позначок поспіль, по горизонталі, вертикалі чи діагоналі, виграють.
tui-setup-notice = Зважте: { $notice }.
tui-setup-tree = Дерево
tui-setup-tree-line = Записане дерево: дужки — вузли, числа — скільки отримує MAX. Гравці по черзі вибирають гілку.
tui-setup-side = Ви граєте
tui-side-both = за обох: двоє людей
tui-setup-level = Програма
tui-level = { $number }: { $name }
tui-level-short = рівень { $number }
tui-setup-starts = Хто починає
tui-setup-clock = Годинник
tui-clock-none = без годинника
tui-clock-minutes = { $minutes } хв
tui-clock-increment = { $minutes } хв + { $seconds } с за хід
tui-setup-player = { $side } — це
tui-player-random = випадкові ходи
tui-setup-moves = Зроблені ходи
tui-go-play = грати
tui-go-watch = дивитися
tui-go-analyse = аналіз
tui-go-lab = порівняти
tui-go-learn = пройти

## Гра

tui-play-title = Гра: { $game }
tui-seat-person = людина
tui-turn = Хід за { $side }.
tui-your-turn = Ваш хід: ви граєте { $side }.
tui-thinks = Програма думає: { $time }.
tui-play-wait = Ще не ваш хід: s поквапить програму.
tui-pass-only = Лишається тільки пропустити хід: натисніть Enter.
tui-play-over = Гру закінчено: n — нова, u — узяти хід назад.
tui-typed = Хід: { $typed }_
tui-resign-sure = Ви справді здаєтеся? (y/n)
tui-hint = Підказка: { $move } (для { $side }: { $worth }).
tui-hint-wait = Шукаю підказку …
tui-hint-none = Підказка не знайшлася вчасно.
tui-told = { $side } зіграв { $move } (для { $side }: { $worth }), глибина { $depth }, вузлів { $nodes }, { $time }.
tui-told-random = { $side } зіграв { $move } випадково.
tui-told-plain = { $side } зіграв { $move }.

## Спостереження

tui-watch-title = Дивитися: { $game }
tui-watch-paused = Пауза.
tui-watch-goes = Гра триває.
tui-watch-speed = Між ходами: { $pause } с

## Аналіз

tui-analyse-title = Аналіз: { $game }
tui-analyse-going = Глибина { $depth }, найдовший варіант { $deepest }, вузлів { $nodes }, { $time }
tui-analyse-stopped = Зупинено: глибина { $depth }, найдовший варіант { $deepest }, вузлів { $nodes }, { $time }
tui-analyse-done = Відомо все: глибина { $depth }, найдовший варіант { $deepest }, вузлів { $nodes }, { $time }
tui-analyse-speed = Вузлів за секунду: { $speed }
tui-analyse-for = Хід за { $side }; варіанти оцінено для { $side }.
tui-analyse-all = Більше тут дізнатися нічого.
tui-no-further = У той бік ходів більше немає.
tui-no-line = Такого варіанта немає.

## Розбір партії

tui-review-title = Розбір: { $game }
tui-review-wait = Цей хід ще не розглянуто.
tui-review-progress = Розбір: { $done } з { $all } ходів
tui-review-turns = Переломних моментів: { $count }.
tui-review-no-turn = Переломних моментів не знайдено.
tui-review-best = { $side } грає { $move }: кращого не знайшлося (для { $side }: { $after }).
tui-review-worse = { $side } грає { $move }. Для { $side } до цього: { $before }; після: { $after }.
tui-review-better = Краще було { $line } (!).
tui-review-hold = Тут { $side } ще міг утримати гру.
tui-verdict-best = найкращий
tui-verdict-good = добрий
tui-verdict-slip = неточність
tui-verdict-turning = перелом

## Збережені партії

tui-games-none = Збережених партій поки немає.
tui-games-open = не закінчена
tui-games-moves = ходів: { $count }
tui-games-two = двоє людей
tui-games-now = щойно
tui-games-minutes = { $count } хв тому
tui-games-hours = { $count } год тому
tui-games-draw = нічия
tui-games-won = перемога { $winner }
tui-games-resigned = перемога { $winner }, { $loser } здається
tui-games-time = перемога { $winner } за часом
tui-games-sure = Видалити цю партію назавжди? (y/n)
tui-games-removed = Партію видалено.
tui-games-gone = Цієї партії вже немає.

## Лабораторія

tui-lab-title = Лабораторія: { $game }
tui-lab-depth = Глибини від 1 до
tui-lab-evaluator = Оцінка
tui-lab-time = Вимірювати й час
tui-lab-none = Увімкніть хоча б один алгоритм.
tui-lab-stopped = Зупинено: виконано { $done } з { $all }.

## Навчання

tui-learn-subject = Що досліджуємо
tui-learn-lecture = дерево з лекції
tui-learn-own = власне дерево
tui-learn-search = Алгоритм
tui-learn-depth = Глибина
tui-learn-line = Кожен крок пошуку пояснюється: що пробується, з якими межами, що повертається і чому гілку відсічено.
tui-learn-finished = Після цих ходів гру закінчено: шукати нічого.
tui-steps-title = Дерево пошуку: { $game }
tui-steps-line = { $algorithm }, глибина { $depth }; оцінка: { $evaluator }

## Налаштування

tui-set-language = Мова
tui-language-usual = як у системі
tui-set-glyphs = Знаки
tui-glyphs-ascii = лише ASCII
tui-glyphs-unicode = лінії та точки
tui-glyphs-large = великі
tui-set-palette = Кольори
tui-palette-terminal = як у терміналі
tui-palette-dark = темні
tui-palette-light = світлі
tui-palette-contrast = висока контрастність
tui-palette-colour-blind = для дальтоніків
tui-set-marks = Фігури
tui-set-coordinates = Координати
tui-set-linear = Порядково
tui-set-linear-line = Від наступного запуску: порядково, для програм читання з екрана.
