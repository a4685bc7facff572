# Імена та по одному рядку про кожну річ, що має ім'я. Те, що вводять у командному рядку (alpha-beta, tic-tac-toe, X та
# O), не перекладається.
#
# Словник. Звертання на «ви» з малої літери, наказовий спосіб: «введіть», «виберіть».
#
#   search          пошук (те, що роблять мінімакс, негамакс, альфа-бета та NegaScout); algorithm: алгоритм
#   node            вузол; leaf: листок; root: корінь; child: нащадок; tree: дерево
#   ply             півхід; depth: глибина; horizon: горизонт; move: хід
#   cutoff, cut     відсікання, відсікти; pruned: відсічений
#   window          вікно; null window: нульове вікно; bound: межа (нижня, верхня)
#   re-search       повторний пошук
#   evaluator       оцінювальна функція; value: оцінка; worth: скільки варта позиція
#   generated       породжені ходи
#   branching       розгалуження; effective branching factor: ефективний коефіцієнт розгалуження
#   fail-soft       м'яке відсікання (fail-soft); fail-hard: жорстке відсікання (fail-hard)
#   to move         хід за X; side: сторона; mark: позначка; stone: камінь; cell: клітинка; board: дошка
#   row, column     рядок, стовпець; K in a row: K поспіль; line: лінія
#   win, loss, tie  виграш (перемога), програш, нічия
#   mistake         помилка; mutation: мутація; convention: угода; preset: набір налаштувань
#   minimal tree    мінімальне дерево; ordering: порядок ходів; trace: трасування; test: перевірка
#   document        документ; as printed: як надруковано

## Ігри

game-tic-tac-toe = хрестики-нолики
game-tic-tac-toe-summary = три поспіль на дошці 3×3
game-piskvorky = пішкворки
game-piskvorky-summary = чотири поспіль на дошці 5×5
game-gomoku = гомоку
game-gomoku-summary = п'ять або більше поспіль на дошці 15×15
game-mnk = m,n,k-гра
game-mnk-summary = mnk(W,H,K): K поспіль на дошці W на H клітинок; варіанти: exact, misere
game-connect = ряд із падінням фішок
game-connect-summary = connect(W,H,K): K у ряд у W стовпцях по H клітинок; фішка падає на найнижчу вільну
game-connect-four = чотири в ряд
game-connect-four-summary = чотири в ряд на 7x6, фішки падають униз
game-othello = реверсі (отелло)
game-othello-summary = othello(N): реверсі (отелло) на дошці 8×8, 6×6 або 4×4; фішка перевертає ті, що опинилися між своїми
game-dots-and-boxes = точки та квадратики
game-dots-and-boxes-summary = dots-and-boxes(W,H): лінії навколо W на H квадратиків; хто замкнув квадратик, ходить знову
game-kalah = калах
game-kalah-summary = kalah(H,S): сійте зерна з H лунок на сторону, по S зерен у кожній; останнє зерно у своїй коморі дає ще хід
game-nim = нім
game-nim-summary = nim(A,B,...): беріть камені з однієї купки, останній виграє; параметри: misere, take=K
game-marienbad = марієнбад
game-marienbad-summary = купки з 1, 3, 5 і 7 каменів; хто бере останній, програє
game-torus = тор
game-torus-summary = torus(W,H,K): K у ряд на W на H клітинках, де лінія, що виходить з одного боку, входить з іншого
game-ultimate = хрестики-нолики у квадраті
game-ultimate-summary = ultimate: дев'ять дощок хрестиків-ноликів, і ваша клітинка вказує суперникові дошку; варіант: count
game-dots = крапки
game-dots-summary = dots(W,H): замикайте ланцюги своїх крапок навколо крапок суперника; варіанти: cross, ground
game-kropki = кропки
game-kropki-summary = крапки на полі 15×15, з порожнього поля
game-tochki = крапки з перехрестям
game-tochki-summary = крапки на полі 20×20, на початку чотири крапки посередині
game-draughts = шашки
game-draughts-summary = draughts(RULES): шашки за правилами english, russian або international; бити обов'язково
game-english-draughts = англійські шашки
game-english-draughts-summary = шашки на 8x8, дамки ходять на одне поле; так грають у Британії та Америці
game-checkers = чекерс
game-checkers-summary = інша назва англійських шашок
game-russian-draughts = російські шашки
game-russian-draughts-summary = шашки на 8x8, дамки літають, прості б'ють і назад
game-international-draughts = міжнародні шашки
game-international-draughts-summary = шашки на 10x10, дамки літають; бити треба якнайбільше
game-five = п'ять поспіль
game-five-summary = five(N,ПРАВИЛО), five(W,H,ПРАВИЛО): п'ять поспіль на дошці від 5 до 20 клітинок по стороні; правила: renju, caro
game-renju = рендзю
game-renju-summary = п'ять поспіль на дошці 15×15; тому, хто починає, не можна будувати шість, дві четвірки чи дві відкриті трійки
game-caro = каро
game-caro-summary = п'ять поспіль на дошці 15×15, не закриті з обох боків, або більше п'яти
game-explicit = записане дерево
game-explicit-summary = explicit([[3,12],[a:2,b:inf]]): дерево, записане явно, імена необов'язкові; explicit(@FILE), explicit(-)

## Алгоритми пошуку

algorithm-minimax = мінімакс
algorithm-minimax-summary = обох гравців названо, перебираються всі ходи (будь-яка гра)
algorithm-negamax = негамакс
algorithm-negamax-summary = мінімакс з одним знаком (ходи мають чергуватися)
algorithm-alpha-beta = альфа-бета
algorithm-alpha-beta-summary = негамакс, який відсікає те, що ні на що не впливає (ходи мають чергуватися)
algorithm-negascout = NegaScout
algorithm-negascout-summary = альфа-бета, яка довіряє першому ходу, а решту перевіряє
algorithm-memory = альфа-бета з пам'яттю
algorithm-memory-summary = альфа-бета з таблицею перестановок (позиції повинні мати ключі)
algorithm-aspiration = пошук з очікуванням
algorithm-aspiration-summary = альфа-бета з таблицею, яка очікує попереднє значення
algorithm-mtd-f = MTD(f)
algorithm-mtd-f-summary = MTD(f): лише нульові вікна, починаючи з попереднього значення
algorithm-sss-star = SSS*
algorithm-sss-star-summary = SSS* нульовими вікнами, що спускаються згори
algorithm-dual-star = DUAL*
algorithm-dual-star-summary = DUAL* нульовими вікнами, що піднімаються знизу
algorithm-pvs = пошук головного варіанта
algorithm-pvs-summary = пошук головного варіанта з таблицею, вивченим порядком ходів і потоками
algorithm-quiescence = пошук спокою
algorithm-quiescence-summary = альфа-бета, яка доводить взяття до кінця, перш ніж оцінювати (шумні ігри)
algorithm-monte-carlo = пошук деревом за методом Монте-Карло
algorithm-monte-carlo-summary = грає випадкові партії до кінця, частіше ті, що йдуть добре (будь-яка гра)

## Оцінювальні функції

evaluator-open-lines = відкриті лінії
evaluator-open-lines-summary = лінії, ще відкриті для мене, мінус лінії, відкриті для суперника; виграш вартий 100
evaluator-open-fours = відкриті четвірки
evaluator-open-fours-summary = лінії, які сторона ще може заповнити, за квадратом того, що на них є
evaluator-stones-left = фішки, що лишилися
evaluator-stones-left-summary = за виграш — скільки фішок лишилося в переможця, рахуючи виграшну; за все інше 0
evaluator-mobility = рухливість
evaluator-mobility-summary = кількість можливих ходів сторони і по десять за кожен кут
evaluator-discs = фішки
evaluator-discs-summary = фішки сторони мінус фішки суперника, і наприкінці партії теж
evaluator-chains = ланцюжки
evaluator-chains-summary = квадратики однієї сторони мінус квадратики іншої і те, що дадуть відкриті ланцюжки
evaluator-boxes = квадратики
evaluator-boxes-summary = квадратики однієї сторони мінус квадратики іншої, наприкінці теж
evaluator-seeds = зерна
evaluator-seeds-summary = зерна в коморі однієї сторони мінус зерна в коморі іншої, наприкінці теж
evaluator-nim-sum = нім-сума
evaluator-nim-sum-summary = 100, якщо за теорією виграє той, чий хід, і -100, якщо ні
evaluator-boards = дошки
evaluator-boards-summary = виграні малі дошки та ряди дощок і клітинок, які ще можна заповнити
evaluator-encircling = оточення
evaluator-encircling-summary = сто за кожну захоплену крапку, а також наскільки крапки стиснуті та пов'язані одна з одною
evaluator-captured = захоплені крапки
evaluator-captured-summary = крапки, які сторона захопила, мінус ті, які вона втратила
evaluator-pattern-ladder = драбина шаблонів
evaluator-pattern-ladder-summary = найкращий шаблон кожного рядка, стовпця та діагоналі за вагами, які можна задати у файлі (п'ять поспіль)
evaluator-line-powers = степені ліній
evaluator-line-powers-summary = степені чисел 20, 10, 8 і 2 за кількістю позначок на кожній лінії (чотири поспіль на дошці 5×5)
evaluator-static = статична оцінка
evaluator-static-summary = власна оцінка рушія для п'яти поспіль
evaluator-material = матеріал
evaluator-material-summary = 100 за просту, більше за дамку і трохи за те, де стоять шашки (шашки)
evaluator-outcome = результат
evaluator-outcome-summary = 1 за виграш, -1 за програш, інакше 0
evaluator-nearer-wins = ближчі перемоги
evaluator-nearer-wins-summary = за виграш 500, поділене на відстань до нього, за все невирішене 0
evaluator-zero = нуль
evaluator-zero-summary = за все 0: пошук у чистому вигляді
evaluator-scramble = мішанина
evaluator-scramble-summary = геш позиції, щоб перевіряти пошук на деревах без змісту
evaluator-written = записані числа
evaluator-written-summary = числа, записані в дереві; 0 там, де глибина закінчується вище за них

## Набори налаштувань: п'ять документів

preset-open-lines = відкриті лінії
preset-open-lines-summary = 000: хрестики-нолики з оцінкою за відкритими лініями; мінімакс, негамакс, альфа-бета
preset-pattern-ladder = драбина шаблонів
preset-pattern-ladder-summary = 001: гомоку з оцінкою за шаблонами; мінімакс, альфа-бета
preset-numbered-cells = пронумеровані клітинки
preset-numbered-cells-summary = 002: хрестики-нолики до кінця партії; мінімакс, альфа-бета
preset-nearer-wins = ближчі перемоги
preset-nearer-wins-summary = 003: хрестики-нолики до кінця партії, ближчі перемоги важливіші; негамакс, альфа-бета, NegaScout
preset-line-powers = степені ліній
preset-line-powers-summary = 004: чотири поспіль на дошці 5×5 з оцінкою за степенями кількості позначок; альфа-бета

## Мутації: помилки документів

mutation-leaf-for-mover = листок, оцінений з погляду сторони, що ходить
mutation-leaf-for-mover-summary = 000: мінімакс оцінює листок з погляду сторони, що ходить, а не Max
mutation-low-overwritten = затерта нижня межа
mutation-low-overwritten-summary = 000: альфа-бета затирає нижню межу меншою оцінкою і втрачає відсікання
mutation-full-board-unseen = непомічена повна дошка
mutation-full-board-unseen-summary = 001: повна дошка не має оцінки, тому вона нескінченно погана
mutation-min-int-overflow = переповнення найменшого цілого
mutation-min-int-overflow-summary = 003: мінус нескінченність — це найменше ціле, яке при зміні знака не змінюється: вікна виходять порожніми
mutation-unshared-root = окреме вікно для кожного ходу кореня
mutation-unshared-root-summary = 003: кожен хід кореня отримує ціле вікно, і відсікання не користуються попередніми ходами
mutation-win-not-preferred = виграш без переваги
mutation-win-not-preferred-summary = 004: виграна партія варта менше, ніж багатообіцяльна
mutation-gaps-count = ряди з розривом
mutation-gaps-count-summary = 004: чотири позначки на лінії з п'яти клітинок вважаються чотирма поспіль, навіть якщо між ними чужа позначка
mutation-one-sided-diagonals = однобічні діагоналі
mutation-one-sided-diagonals-summary = 004: діагоналі з чотирьох клітинок оцінюються лише для X, і порожня зараховується X
mutation-narrow-root-window = вузьке вікно кореня
mutation-narrow-root-window-summary = 004: вікно кореня закінчується на мільйоні, а лінії з п'яти варті три мільйони
mutation-global-game = чужа дошка
mutation-global-game-summary = 004: перевірка виграшу дивиться на іншу дошку, тож виграшів не видно
mutation-win-dominates = виграш понад усе
mutation-win-dominates-summary = 004: як надруковано, але виграш вартий більше за все інше

## Угоди: у чому розходяться підручники

convention-plyground = Plyground
convention-plyground-summary = м'яке відсікання (fail-soft), відсікання при >=, повне вікно, спільний корінь, повторний пошук від альфи
convention-from-value = повторний пошук від оцінки
convention-from-value-summary = як у нас, але NegaScout шукає повторно від оцінки, яку повернула перевірка, як у Рейнефельда
convention-fail-hard = жорстке відсікання (fail-hard)
convention-fail-hard-summary = як у нас, але вузол не повертає ні менше за альфу, ні більше за бету
convention-knuth-moore = Кнут і Мур
convention-knuth-moore-summary = Кнут і Мур, 1975, процедура F2: не менше за альфу, відсікання при >=
convention-aima = Рассел і Норвіг
convention-aima-summary = Рассел і Норвіг: м'яке відсікання (fail-soft), відсікання при >=, кінець партії вартий однаково на будь-якій відстані
convention-wikipedia = Вікіпедія
convention-wikipedia-summary = перший псевдокод енциклопедії: відсікання лише при >; її PVS повертає альфу і шукає повторно від альфи
convention-open-lines = документ 000
convention-open-lines-summary = документ 000: м'яке відсікання (fail-soft), вікно кореня від мінус до плюс виграшу
convention-pattern-ladder = документ 001
convention-pattern-ladder-summary = документ 001: м'яке відсікання (fail-soft), повне вікно; немає ходу, якщо всі ходи нескінченно погані
convention-numbered-cells = документ 002
convention-numbered-cells-summary = документ 002: м'яке відсікання (fail-soft), повне вікно, відсікання при >=
convention-nearer-wins = документ 003
convention-nearer-wins-summary = документ 003: NegaScout повертає альфу і шукає повторно від неї; закінчений корінь розкривається
convention-line-powers = документ 004
convention-line-powers-summary = документ 004: повертає альфу, яку хід має перевершити

## Рівні: сила суперника

level-1 = новачок
level-2 = початківець
level-3 = любитель
level-4 = аматор
level-5 = досвідчений гравець
level-6 = сильний гравець
level-7 = знавець
level-8 = майстер
level-9 = гросмейстер
level-10 = найкращий, що є

## Слова з числами

count-nodes =
    { $count ->
        [one] { $count } вузол
        [few] { $count } вузли
        [many] { $count } вузлів
       *[other] { $count } вузла
    }
