# Розбір позицій ґомоку: `plyground analyse`, `plyground solve` та `plyground bench`. Словник — на початку names.ftl.

## Позиція

analyse-side =
    { $side ->
        [black] чорні
       *[white] білі
    }
analyse-head = { $size }, { $rule }, хід: { analyse-side }
analyse-whose-turn = за числом каменів (чорних { $black }, білих { $white }) не видно, чий хід: додайте --to-move black або --to-move white
analyse-other-size = у { $file } партія на дошці { $width }x{ $height }: не вказуйте розмір
analyse-strange-rule = правило `{ $rule }` з { $file } тут невідоме, прийнято freestyle: виберіть інше через --rule
analyse-no-ply = позиції після ходу { $ply } немає: останній хід партії — { $moves }
analyse-over = партію закінчено, перемогли { analyse-side }: подивіться ранішу позицію, наприклад --ply { $earlier } з { $moves }
analyse-over-full = дошку заповнено: грати більше ніде
analyse-one-cell = `{ $text }` — не одна клітинка: напишіть літеру й число, наприклад h8

## Пошук

analyse-no-memory = { $asked } МБ пам'яті тут взяти ніде: вкажіть менше через --memory
analyse-effort = глибина { $depth }, найбільша { $deepest }; вузли: { $nodes } за { $time }, за секунду { $speed }
analyse-progress = глибина { $depth }/{ $deepest }  { $worth }  вузли { $nodes }  { $time }  { $line }
analyse-out-kind = { $file }: вкажіть файл із закінченням .sgf, .psq або .txt
analyse-empty-file = { $file } порожній: партію записують як SGF, PSQ або ходи на кшталт h8i9j10
analyse-out-order = { $file }: ці камені в цьому порядку — не партія, у якій сторони ходять по черзі, починаючи з чорних, а іншого такий файл не передає: пишіть .sgf
analyse-out-line = { $number }. { $worth }, глибина { $depth }

## Що робить камінь

analyse-threat = { analyse-side }: { $what } на { $cells }
analyse-no-threats = { analyse-side }: загроз немає
analyse-kind-five = п'ятірка
analyse-kind-open-four = відкрита четвірка
analyse-kind-four-and-three = четвірка й відкрита трійка
analyse-kind-four = четвірка
analyse-kind-two-threes = дві відкриті трійки
analyse-kind-three = відкрита трійка
analyse-kind-forbidden-overline = заборонено (шість або більше в ряд)
analyse-kind-forbidden-two-fours = заборонено (дві четвірки одразу)
analyse-kind-forbidden-two-threes = заборонено (дві відкриті трійки одразу)
analyse-kind-overline = шість або більше в ряд, що не виграє,
analyse-kind-closed-five = п'ятірка, закрита з обох боків, що не виграє,
analyse-overline = шість або більше в ряд тут не виграють: треба рівно п'ять
analyse-closed-five = п'ять у ряд у каро не виграють, якщо з обох боків стоять чужі камені
analyse-unwon = { analyse-side }: ряд { $from }-{ $to } не виграв: { $why }

## Чому не цей хід

analyse-why-taken = { $cell }: там уже є камінь, { analyse-side }
analyse-why-forbidden = { $cell }: { $why }; у рендзю чорним туди ходити не можна
analyse-why-best = { $cell }: це найкращий зі знайдених ходів, { $worth }
analyse-why-worse = { $cell }: { $worth }; найкращий хід { $best }: { $bestworth }; партія пішла б { $line }
analyse-why-unknown = { $cell }: пошук зупинено раніше, ніж він дізнався: дайте більше часу

## Перемога загрозами

solve-win-fours = перемога четвірками за { $plies }, { analyse-side }: { $line }
solve-win-threes = перемога трійками й четвірками за { $plies }, { analyse-side }: { $line }
solve-none-fours = перемоги четвірками немає, { analyse-side }; можлива перемога інакше
solve-none-threes = перемоги трійками й четвірками немає, { analyse-side }; можлива перемога інакше
solve-unknown = невідомо: пошук скінчився раніше за відповідь; дозвольте більше через --nodes
solve-verified = зіграно проти кожної відповіді за правилами; позицій: { $positions }
solve-refuted = перемога тримається не проти кожної відповіді: це помилка в програмі
solve-unverified = чи тримається перемога проти кожної відповіді, невідомо: більше --nodes може показати
solve-effort = вузли: { $nodes } за { $time }
solve-interrupted = пошук не закінчився
solve-progress = позиції: { $done } з { $all }
solve-set-interrupted = показано те, що встигли знайти; позицій { $done } з { $all }
solve-line-wrong = { $file }, рядок { $line }: { $why }
solve-not-json = не позиція в JSON зі списками black і white ({ $why })
solve-side = `{ $text }` — не сторона: напишіть black або white
solve-empty = у { $file } немає жодної позиції: пишіть по одній у рядку
solve-line-unknown = рядок { $line }, { analyse-side }: невідомо
solve-line-none = рядок { $line }, { analyse-side }: такими загрозами перемоги немає
solve-line-refuted = рядок { $line }: перемога тримається не проти кожної відповіді
solve-line-unverified = рядок { $line }: перемога, але чи тримається вона проти кожної відповіді, невідомо
solve-summary = розв'язано { $solved } з { $all }; немає перемоги: { $none }, невідомо: { $unknown }
solve-summary-verified = тримаються проти кожної відповіді: { $held }; зіграно позицій: { $positions }
solve-slowest = найповільніші: рядок { $line }, { $time }, вузли: { $nodes }
solve-exact-win = виграє { $side }
solve-exact-win-score = виграє { $side }; рахунок для { $asks }: { $score }
solve-exact-draw = нічия
solve-exact-move = { $movement }: { $worth }
solve-exact-line = найкраща гра: { $line }
solve-exact-method = знайдено: { $method }
solve-exact-effort = вузлів { $nodes } за { $time }, { $speed } за секунду
solve-exact-progress = { $game }: вузлів { $nodes }, { $speed } за секунду, { $time }{ $between }
solve-exact-between = { $why } (рахунок для { $side }: { $scores })
solve-lacking-win = чи виграє { $side }: число доведення { $proof }, число спростування { $disproof }
solve-lacking-draw = чи тримає { $side } нічию: число доведення { $proof }, число спростування { $disproof }
solve-exact-unknown = невідомо: пам'ять заповнено; збільште --memory
solve-exact-unknown-nodes = невідомо: вузли вичерпано; збільште --nodes
solve-exact-unknown-time = невідомо: час вийшов; збільште --time
solve-exact-unknown-cancelled = невідомо: перервано
solve-exact-unknown-depth = невідомо: партія може тривати довше за { $most } ходів, далі пошук не заглядає; задайте пізнішу позицію
solve-method-solver = розв'язувач, зроблений для цієї гри
solve-method-threats = загрози, що не лишають вибору
solve-method-search = пошук головного варіанта до кінця гри
solve-method-proof = пошук за числами доведення вглиб
solve-method-proof-number = пошук за числами доведення, спершу найкраще
solve-method-rules = правила: гру закінчено
analyse-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --memory, --why і --out лише для гомоку: використовуйте --position або --moves
analyse-one-thread = потоки має лише рушій для п'яти в ряд: приберіть --threads
analyse-not-gomoku = --position не для гомоку: використовуйте --moves, --black і --white або --file
solve-not-gomoku = --position, --memory, --threads, --time, --method і --each не для гомоку, де шукають загрози: приберіть їх або запишіть дошку як mnk(15,15,5)
solve-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --threats, --positions, --verify і --out лише для гомоку: використовуйте --position або --moves
solve-side-mark = чорні й білі бувають лише в гомоку: пишіть --to-move X або --to-move O
solve-no-memory = стільки пам'яті немає: попросіть менше через --memory

## Замір вузлів

bench-column-position = позиція
bench-column-board = дошка
bench-column-rule = правило
bench-column-nodes = вузли
bench-column-time = час
bench-total = усього вузлів: { $nodes }, { $time }, за секунду { $speed }
