# Що відбувається в пошуку, одне речення на подію. Усі оцінки — з погляду того, чий хід у корені.

explain-root-name = Корінь
explain-enter-root = Пошук починається: хід за { $side }, поки що нічого не відомо.
explain-enter-root-window = Пошук починається: хід за { $side }, важливі лише оцінки в межах { $window }.
explain-enter = Пробуємо хід { $movement }; відповідає { $side }, можлива будь-яка оцінка.
explain-enter-leaf = Пробуємо хід { $movement }.
explain-enter-window = Пробуємо хід { $movement }; відповідає { $side }, важливі лише оцінки в межах { $window }.
explain-test-above = Хід { $movement } лише перевіряється: чи це краще за { $than }, що вже має { $side }?
explain-test-below = Хід { $movement } лише перевіряється: чи втримає це оцінку нижче за { $than }, чого { $side } вже досягає?
explain-research = Хід { $movement } проходить перевірку, тому шукаємо повторно, щоб дізнатися оцінку, у межах { $window }.
explain-best = Хід { $movement } — поки що найкращий за { $side }: { $value }.
explain-finished = { $name }: тут партію закінчено, оцінка { $value }.
explain-horizon = { $name }: глибину вичерпано, оцінювальна функція дає { $value }.
explain-worth = { $name }: оцінка { $value }.
explain-worth-by = { $name }: оцінка { $value }, найкращий хід { $best }.
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
explain-because-max = { $keeper } вже має { $has } після ходу { $from }, а { $side } може втримати цю гілку на { $holds }
explain-because-min = { $keeper } вже може втримати оцінку на { $has } ходом { $from }, а { $side } отримує тут не менше за { $holds }
explain-because-test = хід { $movement } лише перевірявся проти { $than }, і за { $holds } відповідь уже відома
explain-because-given = пошук питали лише про оцінки до межі { $bound }, а { $holds } тут забезпечено
explain-because-unbeatable = кращого за { $holds } не буває
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

why-best = Хід { $movement } — найкращий: його оцінка { $value }. Найкраща гра триває так: { $line }.
why-equal = Оцінка ходу { $movement } дорівнює { $value }, як і в ходу { $best }, який розглянуто раніше: з рівних пошук лишає перший.
why-worse = Для { $side } оцінка ходу { $movement } дорівнює { $value }, а ходу { $best } — { $best_value }.
why-refutation = { $opponent } відповідає { $reply }, і найкраща гра триває так: { $line }.
why-instead = Краще так: { $line }.
why-two-searches = Ці оцінки отримано окремим пошуком із повним вікном для кожного ходу. Самому пошуку вони були не потрібні:
why-never-searched = Хід { $movement } взагалі не розглядався: { $why }.
why-full-window = Хід { $movement } розглядався з повним вікном: ще нічого не було відомо.
why-no-window = Алгоритм { $algorithm } не має вікна: хід { $movement } розглянуто до точної оцінки, як і кожен хід.
why-unshared-window = Хід { $movement } розглядався з повним вікном, хоч би що було відомо з попередніх ходів.
why-window = Хід { $movement } розглядався в межах { $window }: важило б лише більше за { $has }.
why-again = До того хід { $movement } пройшов перевірку з нульовим вікном.

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
    ╳ відсічено   · ще не розглянуто   [+5] п’ять згорнутих вузлів
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
