# Матчі між рушіями: `plyground match`, його таблиці та перевірка протоколу. Словник — на початку names.ftl.

## Що можна ввести

match-usage-engines = для матчу потрібні щонайменше два рушії: назвіть кожен через --engine name=A,cmd=PATH
match-usage-engine-command = рушію потрібна програма: напишіть cmd=PATH або cmd=self для рушія, вбудованого в Plyground
match-usage-engine-key = рушій не має налаштування `{ $key }`: є name, cmd, level, arg, dir, tc, nodes, depth, memory, threads та info.KEY
match-usage-engine-value = `{ $value }` не підходить для { $key }: напишіть ціле число від 1
match-usage-engine-level = рівні має рушій, вбудований у Plyground: напишіть level=5 без cmd
match-usage-same-name = два рушії називаються `{ $name }`: дайте кожному своє ім'я через name=
match-usage-time = напишіть секунди на партію та на хід, наприклад 300/1; 0 — без обмеження
match-usage-tolerance = напишіть число секунд від 0 до 3600
match-usage-rule = такого правила немає: виберіть freestyle, standard, renju або caro
match-usage-sprt = напишіть elo0=0,elo1=5,alpha=0.05,beta=0.05: elo0 менше за elo1, похибки між 0 і 0.5
match-usage-sprt-two = --sprt порівнює два рушії: назвіть два
match-usage-shorter = у матчі з { $folder } в кожної пари рушіїв партій: { $games }, і --games може його лише подовжити: напишіть більше число
match-trust = матч із { $folder } запустив би { $programs }: додайте --trust, якщо йому можна, або повторіть параметри --engine, з яких він почався
match-trust-ask = Матч із { $folder } запустить { $programs }. Продовжити? (y/n)
match-usage-other-engines = у матчі з { $folder } інші рушії, ніж у --engine: заберіть --engine або почніть новий матч

## Що йде не так

match-engine-fails = { $engine } не може грати ({ $why }): виправте його cmd або подивіться, що скаже `plyground match --check`
match-hint-arguments = аргументи пишуться окремо від програми: { $example }
match-folder-taken = у { $folder } вже є матч: продовжте його через --resume або виберіть іншу теку
match-folder-busy = { $file } зайнятий: у цій теці триває інший матч
match-file-wrong = { $file }: { $why }
match-no-openings = для цієї дошки не знайшлося рівних дебютів: дайте файл через --openings
match-interrupted = { $done } з { $all } партій збережено в { $folder }; продовжити: `plyground match --resume { $folder } --trust`
match-interrupted-lost = закінчено { $done } з { $all } партій; з --out DIR матч можна було б продовжити
match-interrupted-early = жодної партії не зіграно

## Поки він триває

match-live = партії: { $done } з { $all }
match-live-left = партії: { $done } з { $all }, лишилося { $time }
match-making-openings = готуються дебюти: { $made } з { $wanted }
match-make-openings = готуються дебюти, не більше { $wanted }: рушій оцінює кожен; --openings FILE дасть інші
match-few-openings = дебютів ({ $openings }) менше, ніж пар партій ({ $pairs }), і годинника немає: де програми повторюють свої партії, пара рахується один раз
match-nothing-left = грати більше нічого: усі партії в { $folder } закінчено, їх { $all }; --games з більшим числом подовжить матч
match-nothing-left-decided = грати більше нічого: перевірка вирішила матч у { $folder }

## Таблиця

match-column-engine = рушій
match-column-games = партії
match-column-wins = +
match-column-draws = =
match-column-losses = −
match-column-score = очки
match-column-elo = Ело
# Імовірність переваги: наскільки певно, що рушій сильніший.
match-column-superiority = LOS
# Пари партій за очками: 0, ½, 1, 1½, 2.
match-column-pairs = пари 0-½-1-1½-2
match-column-time = на хід
match-colours = перемоги чорних: { $black }, нічиї: { $draws }, перемоги білих: { $white }
match-sprt-open = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } між { $low } та { $high }, не вирішено
match-sprt-lower = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } досягло одного з { $low } та { $high }: перший рушій не сильніший на { $elo1 } Ело
match-sprt-upper = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } досягло одного з { $low } та { $high }: перший рушій сильніший більш ніж на { $elo0 } Ело
match-fault-time = { $engine }: програно за часом: { $count }
match-fault-crash = { $engine }: програно через збій програми: { $count }
match-fault-illegal = { $engine }: програно через неможливий хід: { $count }
match-fault-forbidden = { $engine }: програно через хід, заборонений у рендзю: { $count }
match-fault-protocol = { $engine }: програно через порушення протоколу: { $count }
match-fault-memory = { $engine }: партій, де пам'яті зайнято більше, ніж дозволено: { $count }
match-memory-unmeasured = пам'ять вимірюється лише в Linux: чи дотримано межі, невідомо
match-repeated = партії, що повторюють давнішу хід за ходом: { $count }; вони входять до рахунку, але не до Elo, LOS і SPRT: більше дебютів сказали б більше

## Перевірка протоколу

# Вироки на початку рядка; останній — для того, чого рушій уміти не мусить.
match-check-ok = так{ "  " }
match-check-fails = НІ{ "   " }
match-check-lacks = ні{ "   " }
match-check-untried = -{ "    " }
match-check-silent = не перевірено: програма не відповідає
match-check-not-started = не перевірено: програму не було запущено
match-check-passed = усе, на що розраховують менеджери, є; поставлено питань: { $all }
match-check-failed = рушій не говорить за протоколом: обов'язкових рядків не виконано: { $failed } з { $all }
match-check-question-process = програма запускається
match-check-question-about = на ABOUT відповідає ім'ям і версією
match-check-question-start = на START відповідає OK
match-check-question-begin = на BEGIN вчасно відповідає можливим ходом
match-check-question-turn = на TURN вчасно відповідає можливим ходом
match-check-question-board = на BOARD вчасно відповідає можливим ходом
match-check-question-order = BOARD може давати камені в будь-якому порядку
match-check-question-at-once = усе можна надіслати одразу, не чекаючи на OK
match-check-question-crlf = рядки можуть закінчуватися, як у Windows
match-check-question-hurry = за timeout_turn 0 ходить за секунду
match-check-question-five = ставить п'ять поспіль, коли може
match-check-question-restart = RESTART починає нову партію
match-check-question-takeback = TAKEBACK бере хід назад
match-check-question-rectangle = RECTSTART починає партію на прямокутнику
match-check-question-swap2 = на SWAP2BOARD відповідає трьома ходами
match-check-question-unknown = на невідому команду відповідає UNKNOWN
match-check-question-occupied = на хід у зайняту клітинку відповідає ERROR
match-check-question-nonsense = грає далі після безглуздого INFO
match-check-question-size = від дощок 3 і 100 відмовляється через ERROR
match-check-question-closed = завершується, коли закрито її ввід
match-check-question-end = END завершує її
