# Зауваження та пояснення з-під оболонки. Словник — на початку names.ftl.

## Мови

language-unknown = мови `{ $wish }` тут немає: виберіть одну з { $codes }

## Імена

name-unknown =
    { $kind ->
        [game] немає гри `{ $name }`; є { $names }
        [algorithm] немає алгоритму `{ $name }`; є { $names }
        [evaluator] немає оцінювальної функції `{ $name }`; є { $names }
        [feature] немає ознаки `{ $name }`; є { $names }
        [preset] немає набору налаштувань `{ $name }`; є { $names }
        [mutation] немає мутації `{ $name }`; є { $names }
        [convention] немає угоди `{ $name }`; є { $names }
        [ordering] немає порядку ходів `{ $name }`; є { $names }
       *[other] немає такого імені `{ $name }`; є { $names }
    }
name-unknown-near =
    { $kind ->
        [game] немає гри `{ $name }`: можливо, `{ $nearest }`?
        [algorithm] немає алгоритму `{ $name }`: можливо, `{ $nearest }`?
        [evaluator] немає оцінювальної функції `{ $name }`: можливо, `{ $nearest }`?
        [feature] немає ознаки `{ $name }`: можливо, `{ $nearest }`?
        [preset] немає набору налаштувань `{ $name }`: можливо, `{ $nearest }`?
        [mutation] немає мутації `{ $name }`: можливо, `{ $nearest }`?
        [convention] немає угоди `{ $name }`: можливо, `{ $nearest }`?
        [ordering] немає порядку ходів `{ $name }`: можливо, `{ $nearest }`?
       *[other] немає такого імені `{ $name }`: можливо, `{ $nearest }`?
    }
name-asked-of = { $why } (гра { $game })
name-unclosed = у `{ $text }` немає закривної дужки
name-alias = { $alias }: { $why }

## Ходи

move-unknown = `{ $text }` тут не хід: спробуйте один із { $moves }
move-after-the-end = партію закінчено, ходів більше немає
# Після слова «Хід:».
move-help-one-of = один із { $moves }
move-help-columns = номер стовпця, від 1 до { $last }
column-unreadable = `{ $text }` — не стовпець: введіть його номер, від 1 до { $last }
column-full = стовпець { $column } заповнено: виберіть інший
move-help-cells = { $forms } (рядки — як підписано)

cell-unreadable = `{ $text }` — не клітинка: введіть її як { $forms }
cell-off-board = `{ $cell }` немає на дошці { $width }×{ $height }: стовпці a-{ $last }, рядки 1-{ $height }
cell-no-such-number = немає клітинки { $number }: клітинки пронумеровано від 1 до { $most }
cell-without-number = клітинки цієї дошки не мають номерів: введіть клітинку як { $forms }
cell-taken = на клітинці { $cell } вже { AGREE($side, one: "стоїть", many: "стоять") } { $side }: виберіть порожню
move-forbidden = хід { $cell } заборонено: { $why }; виберіть іншу клітинку
forbidden-overline = { $side } не { AGREE($side, one: "може", many: "можуть") } будувати шість або більше поспіль
forbidden-two-fours = { $side } не { AGREE($side, one: "може", many: "можуть") } будувати дві четвірки одразу
forbidden-two-threes = { $side } не { AGREE($side, one: "може", many: "можуть") } будувати дві відкриті трійки одразу
cell-forms = { $cell }, `{ $row } { $column }` або `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` або `row { $row } col { $column }`

## Що робить хід. Кожен рядок стоїть після ходу: «h8 будує відкриту четвірку».

remark-wins = виграє одразу
remark-line = завершує лінію й виграє
remark-loses = програє одразу
remark-stops-win = зупиняє { SIDE($side, case: "accusative") }: інакше перемога наступним ходом
remark-allows-win = дозволяє { SIDE($side, case: "dative") } одразу виграти ходом { $reply }
remark-two-threats = створює дві загрози одразу
remark-threat = загрожує виграти ходом { $movement }
merit-extends = доводить до { $count } з { $length } на лінії без { SIDE($side, case: "genitive") }
merit-blocks = закриває лінію, на якій { $side } вже { AGREE($side, one: "має", many: "мають") } { $count } з { $length }
merit-centre = займає центр
merit-most-lines = лежить на найбільшій кількості ліній без { SIDE($side, case: "genitive") }: { $count }
merit-lines = лежить на лініях без { SIDE($side, case: "genitive") }: { $count }
mnk-never-won = лінія завдовжки { $k } на цій дошці не вміщується: кожна партія закінчується внічию
remark-five = будує п'ять поспіль і виграє
remark-open-four = будує відкриту четвірку
remark-two-fours = будує дві четвірки одразу
remark-four-and-three = будує четвірку й відкриту трійку одразу
remark-four = будує четвірку, на яку треба відповісти
remark-two-threes = будує дві відкриті трійки одразу
remark-three = будує відкриту трійку
remark-overline = будує шість або більше поспіль, що тут не виграє
remark-closed-five = будує п'ятірку, закриту з обох боків, що тут не виграє
remark-stops-five = зупиняє п'ятірку { SIDE($side, case: "genitive") }
remark-stops-open-four = зупиняє відкриту четвірку { SIDE($side, case: "genitive") }
remark-stops-four-and-three = зупиняє четвірку з трійкою { SIDE($side, case: "genitive") }
remark-allows-five = дозволяє { SIDE($side, case: "dative") } побудувати п'ятірку
remark-allows-open-four = дозволяє { SIDE($side, case: "dative") } побудувати відкриту четвірку
remark-allows-four-and-three = дозволяє { SIDE($side, case: "dative") } побудувати четвірку з трійкою

## Позиції

starter-fixed = у грі { $game } завжди { AGREE($side, one: "починає", many: "починають") } { $side }
position-not-from-text = позиції гри { $game } не можна задати текстом: вкажіть ходи
position-cells =
    { $count ->
        [one] у позиції { $count } клітинка, на дошці { $cells }: дайте рядки через /, рядків { $rows }, клітинок у кожному { $columns }
        [few] у позиції { $count } клітинки, на дошці { $cells }: дайте рядки через /, рядків { $rows }, клітинок у кожному { $columns }
        [many] у позиції { $count } клітинок, на дошці { $cells }: дайте рядки через /, рядків { $rows }, клітинок у кожному { $columns }
       *[other] у позиції { $count } клітинки, на дошці { $cells }: дайте рядки через /, рядків { $rows }, клітинок у кожному { $columns }
    }
position-rows =
    { $count ->
        [one] у позиції { $count } рядок, на дошці { $rows }: розділяйте рядки знаком /
        [few] у позиції { $count } рядки, на дошці { $rows }: розділяйте рядки знаком /
        [many] у позиції { $count } рядків, на дошці { $rows }: розділяйте рядки знаком /
       *[other] у позиції { $count } рядка, на дошці { $rows }: розділяйте рядки знаком /
    }
position-row =
    { $count ->
        [one] у рядку { $row } позиції { $count } клітинка, а не { $columns }: для кожної пишіть X, O або крапку
        [few] у рядку { $row } позиції { $count } клітинки, а не { $columns }: для кожної пишіть X, O або крапку
        [many] у рядку { $row } позиції { $count } клітинок, а не { $columns }: для кожної пишіть X, O або крапку
       *[other] у рядку { $row } позиції { $count } клітинки, а не { $columns }: для кожної пишіть X, O або крапку
    }
position-sign = `{ $sign }` у позиції нічого не означає: використовуйте X, O, крапку або кількість порожніх клітинок
position-too-large =
    { $most ->
        [one] позиція більша за будь-яку дошку: не більше { $most } клітинки
        [few] позиція більша за будь-яку дошку: не більше { $most } клітинок
        [many] позиція більша за будь-яку дошку: не більше { $most } клітинок
       *[other] позиція більша за будь-яку дошку: не більше { $most } клітинки
    }
position-uneven = { $x } X і { $o } O у грі не виходять: ходи чергуються
position-wrong-turn = { $side } зробив на хід більше ({ $x } X, { $o } O), і ходити йому не можна
position-two-lines = обидві сторони завершили лінію, у грі так не буває
position-line-to-move = лінія { SIDE($side, case: "genitive") } вже завершена, тож це не хід { SIDE($side, case: "genitive") }
position-lines-apart = { $side } { AGREE($side, one: "має", many: "мають") } лінії, яких не завершити одним останнім каменем
position-too-late = партія скінчилася раніше, ніж поставлено всі ці камені: приберіть зайві

## Дошки

connect-form = пишіть connect(W,H,K), наприклад connect(7,6,4)
connect-too-large = на дошці з { $width } стовпців і { $height } рядків грати не можна: W, помножене на (H + 1), — не більше за 64, як у connect(7,6,4)
connect-floating = під фішкою в стовпці { $column }, рядку { $row } нічого немає: фішки падають униз
othello-size = у реверсі тут грають на дошках 4×4, 6×6 і 8×8: пишіть othello(6)
othello-unreachable = у грі так не буває: на чотирьох клітинках посередині завжди лежать фішки, а кожну іншу поставлено поруч із якоюсь
boxes-form = пишіть dots-and-boxes(W,H), наприклад dots-and-boxes(4,3)
boxes-size = на полі { $width } на { $height } квадратиків грати не можна: сторони — від 1 до { $longest }, а ліній не більше за 64, як у dots-and-boxes(5,5)
boxes-picture = у позиції стільки рядків: { $rows }, у кожному стільки знаків: { $columns }; між рядками /, а за останнім — чий хід: { $example }
boxes-sign = `{ $sign }` не може стояти у стовпці { $column } рядка { $row } позиції: точки — +, лінії — - і |, квадратики — X і O, а чого немає, те .
boxes-owners = квадратик комусь належить саме тоді, коли проведено всі чотири його сторони: виправте квадратики або лінії
boxes-turn = хто проводить останню лінію, той отримує квадратик, і хід лишається за ним: змініть, чий хід
line-unreadable = `{ $text }` — не лінія: введіть клітинку, де її провести, наприклад { $line }
line-is-dot = { $cell } — точка: лінії проводять між точками, наприклад { $line }
line-is-box = { $cell } — середина квадратика: лінії проводять навколо нього, наприклад { $line }
line-drawn = { $line } вже проведено: виберіть іншу лінію
move-help-lines = клітинка між двома точками, де провести лінію: { $line }
nim-form = пишіть nim і скільки каменів у кожній купці, а далі, якщо треба, `take=K` або `misere`: nim(3,4,5), nim(21,take=3), nim(1,3,5,7,misere)
nim-size = тут у нім грають з 1–{ $heaps } купками по 1–{ $stones } каменів, і за хід беруть принаймні один: пишіть nim(3,4,5) або nim(21,take=3)
nim-position = напишіть, скільки лишилося в кожній купці, не більше ніж на початку, і чий хід: { $example }
take-unreadable = `{ $text }` — не хід: введіть літеру купки, від a до { $last }, мінус і скільки каменів узяти, наприклад a-1
take-empty = купка { $heap } порожня: беріть з іншої
take-too-many = { $stones } з купки { $heap } взяти не можна: беріть від 1 до { $most }
move-help-heaps = літера купки, мінус і скільки каменів узяти: { $example }
kalah-form = пишіть kalah(H,S), наприклад kalah(6,4)
kalah-size = тут у калах грають з 1–{ $houses } лунками на сторону та 1–{ $seeds } зернами в кожній: пишіть kalah(6,4)
kalah-position = напишіть для кожної сторони, скільки зерен у її лунках і в коморі (усього { $total }), і чий хід: { $example }
kalah-one-side-empty = в однієї сторони в лунках немає зерен, і гра на цьому закінчується: покладіть зерна іншої сторони в її комору
house-unreadable = `{ $text }` — не лунка: введіть її номер, від 1 до { $last }, рахуючи в бік своєї комори
house-empty = лунка { $house } порожня: виберіть іншу
move-help-houses = номер лунки, від 1 до { $last }, рахуючи в бік своєї комори
draughts-rules = пишіть draughts(english), draughts(russian) або draughts(international)
draughts-move-help = поля звідки й куди, а якщо цього мало, то й поля між ними: один із { $moves }
draughts-must-capture = бити обов'язково: зіграйте один із { $moves }
draughts-ambiguous = `{ $text }` можна зіграти по-різному: напишіть { $moves }
draughts-form = напишіть, чий хід і на яких полях стоять шашки обох сторін, наприклад { $example }
draughts-turn = у позиції сказано, що ходить { $colour }: змініть її першу літеру або не вказуйте нічого іншого
draughts-square = `{ $word }` тут не поле: пишіть номери темних полів від 1 до { $last }, перед дамками K
draughts-twice = на { $square } не можуть стояти дві шашки: називайте кожне поле один раз
draughts-uncrowned = проста не може стояти на { $square }, там вона стає дамкою: напишіть перед нею K
draughts-too-many = забагато шашок в однієї сторони: { $count }, а може бути не більше { $most }
draughts-empty = на дошці немає жодної шашки: назвіть поля
draughts-counts = таких лічильників після шашок у грі не буває: приберіть :H, :E та :R
mnk-form = пишіть mnk(W,H,K), наприклад mnk(7,6,4), і, якщо треба, `exact` та `misere` після K
mnk-size = `{ $word }` — не розмір: { $form }
mnk-option = mnk не має варіанта `{ $word }`: є `exact` та `misere`
mnk-sides = дошка { $width } на { $height } неможлива: сторони бувають від 1 до { $most }
mnk-too-large = { $width } на { $height } клітинок не вміщуються на дошці цього виду: візьміть велику
mnk-k = { $k } поспіль не можуть виграти: K буває від 1 до { $most }
torus-form = пишіть torus(W,H,K), наприклад torus(6,5,4)
torus-too-large = на торі { $width } на { $height } клітинок грати не можна: у ньому не більше 64 клітинок і 26 стовпців, як у torus(8,8,5)
ultimate-form = пишіть ultimate або ultimate(count), якщо без ряду вирішує кількість дощок
ultimate-help = клітинка, наприклад { $cell }, на дошці, яку вказав останній хід
ultimate-sent = { $cell } — на дошці { $wrong }, а останній хід вказує дошку { $board }: ходіть між { $first } та { $last }
ultimate-closed = { $cell } — на дошці { $wrong }, а її вже вирішено: ходіть на іншу
ultimate-both = на дошці { $board } три в ряд в обох сторін: приберіть один із рядів
ultimate-not-open = на дошку { $board } нікого не можна послати, її вже вирішено: пишіть - після рядків
ultimate-unsent = жоден знак { $side } не посилає туди суперника: напишіть після рядків потрібну дошку
ultimate-tail = `{ $text }` — не дошка: після рядків пишіть від b1 до b9 або -, якщо дошку можна обрати
dots-form = пишіть dots(W,H), наприклад dots(12,10), і, якщо потрібно, `cross` та `ground` після розмірів
dots-sides = поле { $width } на { $height } пунктів неможливе: сторони бувають від { $least } до { $most }
dots-help = пункт, наприклад { $cell }
dots-help-ground = пункт, наприклад { $cell }, або `ground`, щоб закінчити партію
dots-no-ground = цю партію закінчити не можна: грайте далі або почніть партію з параметром `ground`
dots-inside = { $cell } — в області, яку { AGREE($side, one: "замкнув", many: "замкнули") } { $side }: оберіть вільний пункт зовні
dots-position = пишіть рядки з крапками, а через пробіл — рядки з областями, якщо вони є
dots-open-area = { $cell } — в області { SIDE($side, case: "genitive") }, яку не замикає ланцюг живих крапок: приберіть пункт з областей
dots-no-cross = немає крапки { $cell }, з якої починається партія: поставте її
dots-empty-area = { $cell } — в області { SIDE($side, case: "genitive") } без захоплених крапок, а порожні ланцюги не закриваються: приберіть пункт з областей
five-form = пишіть five(N,ПРАВИЛО) або five(W,H,ПРАВИЛО), наприклад five(15,renju) чи five(19,caro)
five-rule = `{ $word }` тут не правило: є `renju` і `caro`; для інших правил є ігри `gomoku` і `gomoku(exact)`
five-sides = дошка { $width } на { $height } неможлива: сторони бувають від { $least } до { $most }

## Дерева текстом

explicit-unreadable = дерево не читається із символу { $number }: { $why }
explicit-trailing = `{ $sign }` стоїть після кінця дерева: приберіть його
explicit-too-deep = вкладеність більша за { $most }
explicit-too-large =
    { $most ->
        [one] у ньому більше ніж { $most } вузол
        [few] у ньому більше ніж { $most } вузли
        [many] у ньому більше ніж { $most } вузлів
       *[other] у ньому більше ніж { $most } вузла
    }
explicit-too-wide =
    { $most ->
        [one] у списку не більше ніж { $most } елемент
        [few] у списку не більше ніж { $most } елементи
        [many] у списку не більше ніж { $most } елементів
       *[other] у списку не більше ніж { $most } елемента
    }
explicit-long-name =
    { $most ->
        [one] в імені не більше ніж { $most } літера
        [few] в імені не більше ніж { $most } літери
        [many] в імені не більше ніж { $most } літер
       *[other] в імені не більше ніж { $most } літери
    }
explicit-elsewhere = позиції { $position } немає в дереві { $tree }
explicit-no-value = воно закінчується там, де має стояти число або [
explicit-missing = перед ] бракує числа або списку
explicit-separator = `{ $sign }` там, де має стояти кома або ]
explicit-unclosed = воно закінчується всередині списку: додайте ]
explicit-not-a-value = `{ $word }` — не число: пишіть цілі від -{ $most } до { $most }, inf або -inf; ім'я пишеться так: ім'я:число

## Оцінювальні функції

pattern-ladder-misere = pattern-ladder цінує лінії, а тут вони програють: візьміть оцінювальну функцію `outcome`
pattern-ladder-five = pattern-ladder оцінює п'ять поспіль, а не { $k }: виберіть `gomoku` або mnk(W,H,5)
line-powers-board = line-powers оцінює лише чотири поспіль на дошці 5×5: виберіть гру `piskvorky`
line-powers-misere = line-powers цінує лінії, а тут вони програють: візьміть оцінювальну функцію `outcome`

weights-not-taken = оцінювальна функція { $evaluator } не має ваг, які можна задати
weights-not-toml = файл ваг — не TOML: рядок { $line }: { $why }
weights-unknown-table = у файлі ваг невідомий ключ `{ $key }`: є [white] та [black]
weights-not-a-table = `{ $table }` у файлі ваг має бути таблицею: пишіть [{ $table }]
weights-no-table = у файлі ваг немає таблиці [{ $table }]
weights-unknown-key = у файлі ваг невідомий ключ `{ $table }.{ $key }`: є { $keys }
weights-no-key = у файлі ваг немає ключа `{ $table }.{ $key }`
weights-not-a-number = `{ $table }.{ $key }` має бути цілим числом від 0 до { $most }, а не { $given }
# Після слів «а не».
weights-type =
    { $kind ->
        [string] рядком
        [float] дробовим числом
        [boolean] логічним значенням
        [datetime] датою
        [array] масивом
        [table] таблицею
       *[other] значенням іншого типу
    }

## Помилки

mistake-of-one-search = мутація `{ $mutation }` змінює лише { $search }: додайте --algorithm { $search }
mistake-of-two-searches = мутація `{ $mutation }` змінює лише { $first } та { $second }: додайте --algorithm { $first }
mistake-of-another-game = мутація `{ $mutation }` змінює гру { $of }, а не { $game }
mistake-of-another-evaluator = мутація `{ $mutation }` змінює оцінювальну функцію { $of }, а не { $evaluator }: додайте --evaluator { $of }
mistake-unknown-to-game = гра { $game } не знає помилки { $mutation }
mistakes-not-together = { $first } та { $second } не можна поєднати: виберіть одну з них

## Пошук

ordering-number = у `{ $text }` невідповідне число: пишіть random:7 або best:2
ordering-without-number = після порядку ходів { $ordering } числа не буває
ordering-plies =
    { $most ->
        [one] best дивиться не більше ніж на { $most } півхід наперед, наприклад best:1
        [few] best дивиться наперед на 1–{ $most } півходи, наприклад best:2
        [many] best дивиться наперед на 1–{ $most } півходів, наприклад best:2
       *[other] best дивиться наперед на 1–{ $most } півходу, наприклад best:2
    }
ordering-no-middle = гра { $game } не має середини, з якої можна почати: виберіть інший порядок ходів
ordering-by-steps = покроковий пошук бере порядок ходів самої гри: задайте глибину

verify-unlisted = { $game } немає у списку ігор: викличте перевірку з її власним типом
turns-needed = { $search } потребує чергування ходів, а { $game } його не обіцяє: візьміть minimax або pvs
search-unwatched = { $search } має власний порядок ходів і пам'ятає побачене: щоб змінювати порядок ходів або бачити кожен крок, візьміть minimax, negamax, alpha-beta чи negascout
search-own-conventions = { $search } знає лише угоди plyground: візьміть їх або пошук із підручника
search-not-offered = { $search } не підходить для { $game }: грі бракує того, що йому потрібно (див. `plyground algorithms`); minimax підходить для будь-якої гри
monte-carlo-no-value = monte-carlo грає випадкові партії, тому не знаходить оцінки для порівняння з minimax і не має кроків для показу: використовуйте `plyground search --algorithm monte-carlo` або дайте йому грати
monte-carlo-asks-nobody = monte-carlo грає до кінця партії й не питає оцінювальну функцію: приберіть набір налаштувань, оцінювальну функцію, її ваги, угоди та помилки або виберіть інший пошук
rave-needs-numbers = для rave потрібні номери ходів, а { $game } їх не дає: приберіть rave
solve-needs-keys = { $game } не можна розв'язати методом { $method }: її позиції не мають ключів
solve-one-thread = { $game } розв'язується цим методом в одному потоці: більше потоків має лише власний розв'язувач реверсі (отелло)
trace-not-diagnosed-search = це робиться для мінімаксу, негамаксу, альфа-бета та NegaScout із природним порядком ходів, в іграх, де сторони ходять по черзі
trace-not-diagnosed-part = у трасуванні бракує відвідувань або їхніх оцінок
trace-not-diagnosed-large = до глибини { $depth } у грі понад { $most } позицій

## Рисунки

picture-undrawable = рисунок не вдається намалювати: { $why }
picture-too-large = рисунок завеликий, щоб його намалювати
picture-unwritable = рисунок не вдається записати: { $why }

tally-discs = фішок: { $count }
tally-pieces = шашок: { $count }
tally-boxes = квадратів: { $count }
tally-captured = оточено: { $count }
tally-boards = дощок: { $count }
tally-seeds = зерен: { $count }
othello-must-pass = поставити фішку ніде: пропустіть хід
draughts-capture-due = бити обов'язково
ultimate-due = ходіть на дошці { $board }, між { $first } та { $last }

## Записані партії та матчі

record-size = дошки мають від 5 до 20 стовпців і рядків, а не { $width } та { $height }
record-after-end = хід { $number }, { $cell }: партія закінчилася до нього
record-taken = хід { $number }, { $cell }: на цій клітинці вже є камінь
record-unreadable-cell = `{ $text }` — не клітинка: напишіть літеру й число, наприклад h8
record-sgf-not = це не SGF: партія починається з `(;`
record-sgf-game = цей SGF — партія в іншу гру, GM[{ $kind }]: гомоку й рендзю — це GM[4]
record-sgf-cell = `{ $value }` — не клітинка дошки { $width }x{ $height } в SGF: напишіть дві літери, { $first } — верхній лівий кут
record-sgf-cut-off = цей SGF обривається посеред партії: бракує дужки
record-psq-not = це не PSQ: його перший рядок такий, як `{ $head }`
record-psq-cell = рядок { $line } у PSQ — не клітинка дошки { $width }x{ $height }: стовпці й рядки рахуються від 1
record-off-board = `{ $cell }` немає на дошці { $width }x{ $height }: стовпці 0-{ $right }, рядки 0-{ $bottom } згори
record-two-stones = на { $cell } два камені: називайте кожну клітинку один раз
record-black-won = партію закінчено: чорні вже виграли
record-white-won = партію закінчено: білі вже виграли
match-file-foreign = це не налаштування матчу: { $why }
match-file-version = це записала інша версія Plyground: почніть матч заново
match-file-number = поле `{ $field }` дорівнює { $number }, а має бути від { $least } до { $most }
match-file-name = поле `{ $field }` має бути назвою завдовжки від 1 до { $most } знаків в одному рядку
match-file-same-name = два рушії мають назву `{ $name }`
match-file-all-games = усі рушії разом зіграли б { $games } партій, а зберегти можна щонайбільше { $most }: зменште `games`
match-file-rule = поле `rule` має бути freestyle, standard, renju або caro
match-file-no-openings = у полі `openings` має бути хоча б один дебют
match-file-opening = дебют { $number }: { $why }
match-journal-line = рядок { $line } журналу не читається ({ $why }): виправте або видаліть його
match-journal-foreign = рядок { $line } журналу з іншого матчу: партія { $game }, { $black } проти { $white }
opening-line = рядок { $line } у дебютах: { $why }
opening-unplayable = правила не допускають цих ходів, або після них партію закінчено
opening-none = у ньому немає дебютів: пишіть по одному в рядку, наприклад h8i9g7
opening-offsets = зміщення — це пари цілих чисел, наприклад `0,0, 1,-2`
opening-off-board = { $offset } від центру — не на дошці { $size }x{ $size }
report-settings-empty = для звіту потрібні принаймні один алгоритм і одна глибина від 1

# Партія за столом, її програми, читання й запис партій.

play-nothing-to-take-back = Скасовувати нічого.
player-number-between = для `{ $setting }` потрібне ціле число від { $least } до { $most }
player-number-from = для `{ $setting }` потрібне ціле число, не менше за { $least }
player-seconds = для `{ $setting }` потрібне число секунд, більше за 0, наприклад 0.5
player-empty = нікого не названо: напишіть person, level=1 … level=10, random або пошук, наприклад alpha-beta depth=4
player-unknown = гравця `{ $name }` немає: напишіть від level=1 до level=10, random або пошук: { $searches }
record-empty = у тексті немає партії: вставте ходи, SGF або PSQ
player-unknown-setting = `{ $setting }` — не налаштування гравця: є depth, nodes, time, level та evaluator, а для monte-carlo playouts, time і rave
player-not-for-monte-carlo = `{ $setting }` не поєднується з monte-carlo, який знає playouts, time і rave: напишіть monte-carlo playouts=10000
player-only-monte-carlo = `{ $setting }` лише для monte-carlo: напишіть monte-carlo { $setting } або задайте пошуку nodes, depth чи time
clock-unclear = `{ $text }` — не контроль часу: напишіть хвилини або хвилини+секунди на хід, наприклад 5+3
move-number-wrong = хід { $number }: { $why }
play-is-over = партію закінчено: візьміть хід назад або почніть нову
play-nothing-to-redo = Повторювати нічого.
play-time-is-over = час вийшов, і жоден хід його не поверне
play-too-late = відтоді, як про це запитали, партія просунулася далі
record-five-only = SGF і PSQ пишуться для п'яти в ряд на дошках від 5 до 20: запишіть { $game } списком ходів
record-not-in-turn = { $side } { AGREE($side, one: "ходить", many: "ходять") } двічі поспіль, тут так не грають
record-psq-in-turn = у PSQ вміщуються партії, які X почали на порожній дошці: запишіть цю в SGF
record-several-games = у файлі кілька партій ({ $count }): прочитано першу
record-cell-taken = клітинка { $cell } вже зайнята ходом { $earlier }
record-variations = пропущено варіантів: { $count }; прочитано головний
record-strange-rule = правило `{ $rule }` тут невідоме: партію прочитано як freestyle
saved-cut-off = це не збережена партія цієї програми: { $why }; можливо, її обрізано
saved-foreign = це не збережена партія цієї програми: у ній зазначено { $format }, версія { $version }
saved-newer = цю партію зберіг новіший Plyground: файл має версію { $version }, а ця програма читає до { $known }; оновіть Plyground
saved-sides = це не збережена партія цієї програми: сторонами мають бути X або O

## Обіцянки ігор і пошуків, для `plyground verify`. Те, що стоїть перед (), — ім'я функції.

rule-panic = код, що перевіряється, панікує (panic)
rule-order = moves() під час повторного виклику дає інший список
rule-length = ітератор ходів неправильно каже, скільки їх залишилося
rule-count = move_count() не дорівнює кількості ходів
rule-twice = хід стоїть у списку двічі
rule-end = outcome() має давати Some рівно там, де немає ходів
rule-word = хід записується не одним словом
rule-alike = два ходи записуються однаково
rule-read-move = записаний хід не читається назад
rule-nonsense = те, що не є ходом, читається як хід
rule-cells = клітинка лежить поза сіткою
rule-unmake = повернення ходу не відновлює позицію
rule-clone = хід у копії змінює оригінал
rule-turns = обіцяно чергування ходів, а одна сторона ходить двічі
rule-key-lost = у позицій, які записуються однаково, різні ключі
rule-key-shared = у позицій, які записуються по-різному, той самий ключ
rule-future = у позицій з одним ключем різне майбутнє
rule-image-lost = у позицій з одним ключем різні симетричні ключі
rule-image-shared = позиції з одним симетричним ключем не є образами одна одної
rule-image-worth = обіцяно, що оцінка однакова для всіх образів позиції, а це не так
rule-index-range = номер ходу не менший за indices()
rule-read-position = записана позиція читається назад не такою, якою була
rule-endless = партія не закінчується
rule-range = оцінювальна функція виходить за власні межі
rule-terms = доданки оцінювальної функції не дають у сумі її оцінку
rule-flat-wins = обіцяно, що закінчення варті однаково на будь-якій відстані, а це не так
rule-outcomes = обіцяно, що виграш дорожчий за нічию, а нічия за програш, а це не так
rule-antisymmetry = позиція не варта для однієї сторони стільки, скільки забирає в іншої
rule-value = оцінка не та, що в мінімаксу
rule-bound = сказане про оцінку неправильне
rule-best = хід, названий найкращим, не вартий цієї оцінки
rule-line = очікуваний варіант не можна розіграти
rule-root-move = сказане про хід у корені неправильне
rule-window = відповідь для вікна неправильна
rule-restored = пошук залишає не ту позицію, яку отримав
rule-stop = пошуку наказано зупинитися, а він не зупиняється
rule-nodes = пошук входить у більшу кількість вузлів, ніж дозволено
rule-stopped = зупинений пошук стверджує неправильне
rule-repeatable = на те саме запитання пошук відповідає інакше
mutation-of-another-search = { $mutation } — не помилка в коді { $algorithm }

## Ігри та оцінювальні функції, які додає програма, зокрема на Python

game-name-taken = гра `{ $name }` вже є: виберіть інше ім’я
python-undo-broken = undo_move({ $text }) не відновлює стан: після do_move і undo_move значення { $changed } не таке, як було до ходу
python-moves-none = get_moves повернув None: він має повертати список ходів, порожній наприкінці гри
python-moves-many = get_moves повернув забагато ходів: { $count } за найбільшого допустимого числа { $most }
python-value-not-whole = { $source } повертає { $value }: пошук порівнює цілі числа, тож помножте на 100 або 1000 і заокругліть
python-methods-missing = у класі { $class } бракує { $missing }: гра має методи get_moves(player), do_move(move), undo_move(move), is_win(player) і score(player)
python-players-missing = клас { $class } має назвати двох гравців, того, хто починає, першим: players = ["X", "O"]
python-player-unknown = to_move={ $wanted }: такого гравця немає, є { $players }
python-class-unknown = клас Python з ім’ям { $name } ще не став грою: спершу викличте plyground.game({ $name })
python-finished = гру тут завершено: шукати нічого
python-quantity-unknown = `{ $name }` не можна показати на графіку; є { $names }
python-moves-after-win = після { $moves } is_win каже, що виграв { $winner }, але get_moves досі повертає ходи: наприкінці гри список має бути порожнім
python-turn-unknown = to_move() повертає { $said }: поки гра триває, має повертатися гравець, чий хід, один із { $players }
python-turn-otherwise = to_move={ $wanted }, але стан каже, що хід за { $said }
python-score-beyond = score повертає { $score }, але infinity дорівнює { $most }, а жодна оцінка не може виходити за неї: зробіть infinity більшою за кожну оцінку
python-moves-of-other = { $place } get_moves({ $player }) повертає ходи гравця { $other }: ходи чергуються, якщо клас не має методу to_move(), який повертає гравця, чий хід; без нього гравцеві, який пропускає хід, потрібен хід-пас
python-turn-attribute = { $place } хід за { $player }, бо ходи чергуються, але self.{ $attribute } дорівнює { $other }: якщо це той, хто ходить, додайте до класу метод to_move(), який його повертає
python-at-start = на початку
python-after-moves = після { $moves }
python-score-uneven = { $place } score({ $one }) дорівнює { $first }, а score({ $other }) — { $second }, а не { $expected }: score запитують лише про того, хто ходить, і мінімакс, який завжди запитує { $one }, розходиться з негамаксом
report-case-form = у рядку { $line } тестів немає `=`: напишіть позицію, `=` і очікуваний хід
## Exercises

exercise-unknown-kind = `{ $name }` — не вид завдань: виберіть один із { $known }
exercise-not-a-key = це не ключ `plyground exercise`: { $why }. Вкажіть key.json із теки `key`
exercise-class-no-id = у рядку { $line } списку групи немає номера: кожен рядок — ім'я,номер, наприклад Ada Lovelace,1815
exercise-class-repeated = у рядку { $line } списку групи номер { $id } повторюється: номери мають різнитися, за ними вибирається аркуш
exercise-class-empty = у списку групи немає студентів: пишіть у кожному рядку ім'я,номер
exercise-class-heading = перший рядок списку групи прочитано як студента: { $name }, { $id }; заголовок назвіть name,id
exercise-answers-toml = відповіді — некоректний TOML: { $why }
## Файли оцінювальних функцій

formula-at = формула, знак { $place }: { $why }
formula-leftover = `{ $found }` тут зайве: поставте перед ним знак дії або заберіть його
formula-expected = очікується число, ознака або дужка, а не `{ $found }`
formula-ends = формула закінчується там, де очікується число, ознака або дужка
formula-unclosed = дужку, відкриту тут, не закрито: напишіть )
formula-number = `{ $found }` — не число
formula-side = `{ $side }.` — не сторона: пишіть `their.` для суперника, `my.` або нічого для того, чий хід
formula-values = { $function } потребує значень у дужках: { $form }
formula-too-large = формула завелика: кроків може бути до { $most }, вкладеність — до { $deepest }
formula-many-features = формула може використовувати не більше ознак, ніж { $most }, рахуючи ознаки кожної сторони
formula-file-long = у файлі оцінювальної функції більше байтів, ніж { $most }: скоротіть його
formula-not-toml = файл оцінювальної функції — не TOML: рядок { $line }: { $why }
formula-key = у файлі оцінювальної функції невідомий ключ `{ $key }`: є { $keys }
formula-no-name = у файлі оцінювальної функції немає імені: напишіть name = "mine"
formula-either = у файлі оцінювальної функції має бути або formula, або таблиця [weights]: залиште одне з двох
formula-name = `{ $name }` не може бути іменем оцінювальної функції: малі латинські літери, цифри й дефіси, до { $most } знаків, спершу літера
formula-kind = у `{ $key }` у файлі оцінювальної функції значення не того виду: напишіть { $right }
formula-worths = win, draw і loss — цілі числа від -{ $most } до { $most }, loss менше за win, а draw між ними
formula-ends-key = `ends` у файлі оцінювальної функції — це "outcome", тоді рахуються win, draw і loss, або "formula"
own-evaluator-taken = інша оцінювальна функція вже називається { $name }: дайте своїй інше ім’я
own-evaluator-other-game = оцінювальна функція { $name } — для { $game }, а тут { $here }: змініть `game` у її файлі або заберіть
grade-board-over = на дошці `{ $position }` гру закінчено: у задачі має бути хід
grade-board-unreadable = `{ $position }` — не дошка { $width } на { $height }: напишіть рядки згори з X, O і . через /
grade-game-unknown = `{ $game }` — не гра для задачі: напишіть explicit або mnk(W,H,K), щонайбільше { $most } клітинок
grade-reply-number = `{ $word }` — не ціле число: напишіть число або ?, якщо програма його не повідомляє
grade-reply-repeated = на задачу { $id } вже є відповідь: одного рядка досить
grade-reply-unknown = `{ $id }` — не назва задачі: відповідь починається з неї
grade-reply-words = у відповіді чотири слова, ID MOVE VALUE NODES, а слів у цьому рядку: { $count }
grade-rubric-number = { $number } у критеріях неможливе: бали, ваги і штрафи — від 0 до 1000000
grade-rubric-unknown = `{ $name }` у [{ $list }] критеріїв невідоме: напишіть одне з { $known }
grade-rubric-unreadable = критерії не вдається прочитати: { $why }
grade-rubric-weights = усі ваги в критеріях дорівнюють 0: хоча б одна з move, value і nodes має рахуватися
grade-task-algorithm = `{ $word }` — не пошук для задачі: напишіть minimax, negamax, alpha-beta або negascout
grade-task-depth = `{ $word }` — не глибина для задачі: напишіть число від 1 до { $most }
grade-task-repeated = назва { $id } вже зайнята: кожна задача повинна мати свою
grade-task-side = `{ $word }` — не сторона: напишіть X або O
grade-task-words = `{ $line }` — не задача: напишіть ID ALGORITHM DEPTH GAME POSITION SIDE через пробіл
grade-tasks-line = рядок { $line } файлу із задачами: { $why }
grade-tasks-none = у файлі немає задач: пишіть по одній у рядку
grade-tree-unreadable = `{ $tree }` — не дерево: напишіть вкладені списки цілих чисел від -{ $most } до { $most }, наприклад [[3,12],[2,4]]
report-no-chapter = { $name } — не розділ: виберіть із { $known }

## Задачі

puzzles-unknown-kind = `{ $name }` — не вид задач: оберіть один із { $known }
puzzles-not-a-set = це не набір задач: його записує `plyground puzzles make`
puzzles-bad-line = рядок { $number } — не задача
puzzles-bad-entry = задачу { $number } з файлу не можна прочитати

## Спільні партії й турніри

together-wrong-key = цей ключ не належить гравцеві партії або не керує турніром: це може зробити лише його власник
together-seats-taken = за обидві сторони вже грають: ви можете дивитися
together-not-begun = іншого гравця ще немає: зачекайте або надішліть посилання
together-not-your-turn = зараз хід іншої сторони: зачекайте на нього
together-stale = партія тим часом змінилася: подивіться на дошку й сходіть ще раз
together-over = партію закінчено: почніть іншу
together-not-over = партія триває: спершу закінчіть її
together-nothing-to-take-back = ви не зробили ходу, який можна повернути
together-declined = інша сторона це відхилила: запитайте знову після наступного ходу
together-nothing-offered = пропозиції вже немає: подивіться на дошку
together-not-in-tournament = у турнірі ходів не повертають і партій не повторюють
together-too-long = у цій партії вже стільки ходів, скільки можна зберегти: здайтеся, запропонуйте нічию або почніть іншу
together-name-missing = потрібне ім'я: напишіть його
together-name-too-long = ім'я задовге: щонайбільше { $most } символів
together-name-taken = інший гравець уже має це ім'я: додайте щось до нього
together-begun = турнір почався: у коловому турнірі гравці приєднуються до першого туру
together-too-few-players = для турніру потрібні двоє гравців: зачекайте, поки вони приєднаються
together-too-many-players = у турнірі вже стільки гравців, скільки може бути
together-round-open = партії цього туру тривають: зачекайте на них або спершу присудіть їх
together-all-rounds = усі тури зіграно
together-not-there = у цьому турнірі немає такого гравця чи партії
together-broken = це не спільна партія, яку зберегла ця програма
together-broken-tournament = це не турнір, який зберегла ця програма
search-no-keys = { $game } не має ключів позицій, потрібних таблиці перестановок: виберіть інший алгоритм
exercise-no-result = це не результат вправ: він не починається з «{ $first }». Збережіть його кнопкою на сторінці
exercise-result-line = у результаті є рядок, якого сторінка не пише, або бракує рядка: «{ $line }». Здайте файл таким, як його збережено
