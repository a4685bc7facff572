# Що відбувається в пошуку, одне речення на подію. Усі оцінки — з погляду того, чий хід у корені.

explain-root-name = Корінь
explain-move = хід { $movement }
explain-move-title = Хід { $movement }
explain-branch = гілка { $movement }
explain-branch-title = Гілка { $movement }
explain-enter-root = Пошук починається: хід за { $side }, поки що нічого не відомо.
explain-enter-root-window = Пошук починається: хід за { $side }, важливі лише оцінки в межах { $window }.
explain-enter = { $movement } розглядається; відповідає { $side }, можлива будь-яка оцінка.
explain-enter-leaf = { $movement } розглядається.
explain-enter-window = { $movement } розглядається; відповідає { $side }, важливі лише оцінки в межах { $window }.
explain-test-above = { $movement } лише перевіряється: чи це краще за оцінку { $than }, яку вже має { $side }?
explain-test-below = { $movement } лише перевіряється: чи втримає це оцінку нижче за { $than }, чого { $side } вже досягає?
explain-research = { $movement } проходить перевірку, тому шукаємо повторно, щоб дізнатися оцінку, у межах { $window }.
explain-best = { $movement } — поки що найкраще для { $side }: оцінка { $value }.
explain-finished = { $name }: тут партію закінчено, оцінка { $value }.
explain-leaf = { $name } — листок: оцінка { $value }.
explain-horizon = { $name }: глибину вичерпано, оцінювальна функція дає { $value }.
explain-worth = { $name }: оцінка { $value }.
explain-worth-by = { $name }: оцінка { $value }, найкраще { $best }.
explain-at-least = { $name }: оцінка не менша за { $value }; наскільки більша, не важливо.
explain-at-most = { $name }: оцінка не більша за { $value }; наскільки менша, не важливо.
explain-stopped = { $name }: пошук зупинено раніше, ніж стала відома оцінка.
explain-cut =
    { $count ->
        [one] { $name }: відсікання, бо { $why }. Пропущено { $count } хід.
        [few] { $name }: відсікання, бо { $why }. Пропущено { $count } ходи.
        [many] { $name }: відсікання, бо { $why }. Пропущено { $count } ходів.
       *[other] { $name }: відсікання, бо { $why }. Пропущено { $count } ходу.
    }
explain-cut-on-last = { $name }: вирішує останній хід, бо { $why }. Пропускати було вже нічого.
explain-because-max = { $keeper } вже має оцінку { $has } ({ $from }), а тут { $side } може втримати оцінку на { $holds }
explain-because-min = { $keeper } вже може втримати оцінку на { $has } ({ $from }), а { $side } отримує тут оцінку, не меншу за { $holds }
explain-because-test = { $movement } лише перевіряється проти оцінки { $than }, і за оцінки { $holds } відповідь уже відома
explain-because-given = пошук питали лише про оцінки до межі { $bound }, а оцінку { $holds } тут забезпечено
explain-because-unbeatable = кращого за оцінку { $holds } не буває
explain-because-closed = вікно { $window } не лишає оцінок, які могли б вплинути
explain-note = Зауваження: { $text }
explain-table = Таблиця знала оцінку { $value }.
explain-dropped =
    { $count ->
        [one] Нижче не записано { $count } відвідування.
        [few] Нижче не записано { $count } відвідування.
        [many] Нижче не записано { $count } відвідувань.
       *[other] Нижче не записано { $count } відвідування.
    }

# Чому не цей хід?

why-best = { $movement } — найкраще, що є: оцінка { $value }. Найкраща гра: { $line }.
why-equal = { $movement }: оцінка { $value }. Стільки ж дає { $best }, і це розглянуто раніше: з рівних пошук лишає перше.
why-worse = Для { $side } { $movement } має оцінку { $value }, а { $best } — оцінку { $best_value }.
why-refutation = { $opponent } відповідає: { $reply }. Найкраща гра: { $line }.
why-instead = Краще так: { $line }.
why-two-searches = Ці оцінки отримано окремим пошуком із повним вікном для кожного ходу. Самому пошуку вони були не потрібні:
why-never-searched = { $movement } взагалі не розглядається: { $why }.
why-full-window = { $movement } розглядається з повним вікном: ще нічого не відомо.
why-no-window = Алгоритм { $algorithm } не має вікна: { $movement } розглядається до точної оцінки, як і все інше.
why-unshared-window = { $movement } розглядається з повним вікном, хоч би що було відомо до того.
why-window = { $movement } розглядається в межах { $window }: важила б лише оцінка, більша за { $has }.
why-again = До того { $movement } проходить перевірку з нульовим вікном.

# Кілька пошуків на одному дереві.

diff-not-entered = не відвідано
diff-unknown = невідомо
diff-thinned = Записано не все: порівнюються лише позиції, про які говорять усі записи ({ $count }); --max-events N запише більше.
diff-common = Позиції, які відвідують усі пошуки: { $count } із { $all }.
diff-search =
    { $count ->
        [one] { $name } відвідує { $count } позицію, з них { $alone } більше ніхто не відвідує, і обходиться без { $spared }.
        [few] { $name } відвідує { $count } позиції, з них { $alone } більше ніхто не відвідує, і обходиться без { $spared }.
        [many] { $name } відвідує { $count } позицій, з них { $alone } більше ніхто не відвідує, і обходиться без { $spared }.
       *[other] { $name } відвідує { $count } позиції, з них { $alone } більше ніхто не відвідує, і обходиться без { $spared }.
    }
diff-search-thinned = Із них { $name } відвідує { $count }, більше ніхто не відвідує { $alone }, і обходиться без { $spared }.
diff-tests =
    { $count ->
        [one] Він робить { $count } перевірку з нульовим вікном; повторних пошуків: { $researches }.
        [few] Він робить { $count } перевірки з нульовим вікном; повторних пошуків: { $researches }.
        [many] Він робить { $count } перевірок з нульовим вікном; повторних пошуків: { $researches }.
       *[other] Він робить { $count } перевірки з нульовим вікном; повторних пошуків: { $researches }.
    }
diff-dropped =
    { $count ->
        [one] { $count } відвідування не записано і не порівнюється.
        [few] { $count } відвідування не записано і не порівнюються.
        [many] { $count } відвідувань не записано і не порівнюються.
       *[other] { $count } відвідування не записано і не порівнюється.
    }
diff-legend = У дужках межі; ≥ і ≤: не менше, не більше; t: перевірка з нульовим вікном; ×2: відвідано двічі; -3: відсічено три ходи.
diff-legend-thinned = «невідомо»: не записано, пошук міг сюди прийти; +: можливо, записано не всі відвідування.
diff-more =
    { $count ->
        [one] Відрізняється ще { $count } позиція; більше покаже --most N.
        [few] Відрізняються ще { $count } позиції; більше покаже --most N.
        [many] Відрізняються ще { $count } позицій; більше покаже --most N.
       *[other] Відрізняються ще { $count } позиції; більше покаже --most N.
    }
diff-heading-position = позиція
diff-heading-search = пошук
diff-heading-visits = відвідування
diff-heading-positions = позиції
diff-heading-alone = лише тут
diff-heading-spared = без них
diff-heading-tests = перевірки
diff-heading-researches = повторні
diff-heading-cutoffs = відсікання
diff-heading-value = оцінка
diff-picture-title = Пошуки поруч: { $game }, глибина { $depth }
diff-picture-key = У кожній позиції для кожного пошуку показано отриману оцінку, як її бачить { $side }; –: він сюди не прийшов. Сірим: сюди прийшли не всі.
diff-picture-signs = ≥ і ≤: не менше, не більше; t: перевірка з нульовим вікном; ×2: відвідано двічі, оцінка останнього відвідування.
diff-picture-frame = ●: корінь. Товста рамка: у варіанті, який вибрав якийсь із пошуків; його рядок напівжирний.
diff-about = Усі оцінки — з погляду { $side }. Позиції, у яких усі пошуки роблять те саме, не показано.
diff-picture-rest = +5: ще 5 ходів, яких не намальовано, і скільки позицій відвідав там кожен пошук.
diff-picture-unknown = ?: не записано, пошук міг сюди прийти; ≥259: не менше стількох; +: можливо, записано не всі відвідування. --max-events N запише більше.

# Крок за кроком по пошуку.

step-after = після { $path }
step-title = { $algorithm }: { $game }, глибина { $depth }; оцінювальна функція: { $evaluator }
step-place = подія { $at } з { $all }, вузол { $nodes }, після { $path }
step-place-root = подія { $at } з { $all }, вузол { $nodes }, у корені
step-cut =
    { $count ->
        [one] відсікання, пропущено { $count } хід
        [few] відсікання, пропущено { $count } ходи
        [many] відсікання, пропущено { $count } ходів
       *[other] відсікання, пропущено { $count } ходу
    }
step-cut-off = відсічено
step-keys = ? довідка   q вихід   → далі   ← назад   c до відсікання   n пропустити   g перейти   b дошка/дерево
step-closed = вікно закрите
step-no-research = далі повторних пошуків немає
step-type = перейти до позиції після ходів: { $typed }_   (Enter; Esc скасовує)
step-no-cut = далі в цей бік відсікань немає
step-no-position = у позицію після «{ $path }» не входили
step-unknown-key = ця клавіша тут нічого не робить: ? покаже ті, що роблять
step-help =
    → Пробіл l    наступна подія
    ← h           попередня подія
    Page Up Down  двадцять подій
    c  C          наступне відсікання, попереднє відсікання
    r             повторний пошук
    ↓ n j         до кінця цього вузла
    ↑ u k         туди, де увійшли у вузол вище
    g /           до позиції: введіть її ходи, наприклад «a1 b2»
    b t Tab       дошка або дерево
    + -           розгорнути або згорнути рівень дерева
    J K           прокрутити дерево
    Home End      початок, кінець
    q             вихід

    ↻ повторний пошук   ? лише перевірка   = ≥ ≤ що повернулося
    ╳ відсічено   · ще не розглянуто   [+5] п'ять згорнутих вузлів
    Усі оцінки — з погляду того, чий хід у корені.
step-more =
    { $count ->
        [one] ще { $count } крок; більше надрукує --most N
        [few] ще { $count } кроки; більше надрукує --most N
        [many] ще { $count } кроків; більше надрукує --most N
       *[other] ще { $count } кроку; більше надрукує --most N
    }
step-thinned = не записано і немає серед кроків відвідувань: { $count }; --max-events N запише більше
step-no-terminal = пройти по кроках можна лише в терміналі: додайте --plain, щоб надрукувати їх

study-finished = у позиції { $position } партію закінчено: шукати нічого
diff-how-many =
    { $count ->
        [one] { $count } пошук не можна поставити поруч: виберіть від 2 до { $most } за допомогою --algorithms та --orderings
        [few] { $count } пошуки не можна поставити поруч: виберіть від 2 до { $most } за допомогою --algorithms та --orderings
        [many] { $count } пошуків не можна поставити поруч: виберіть від 2 до { $most } за допомогою --algorithms та --orderings
       *[other] { $count } пошуку не можна поставити поруч: виберіть від 2 до { $most } за допомогою --algorithms та --orderings
    }
diff-interrupted = нічого не порівняно
argument-events = кількість подій — ціле число від 16 до 50 000 000
why-swapped = спочатку пишеться хід: plyground why { $movement } { $game }
why-interrupted = пошук не дійшов до кінця, і про хід нічого не відомо
