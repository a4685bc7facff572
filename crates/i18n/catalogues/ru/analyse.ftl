# Разбор позиций гомоку: `plyground analyse`, `plyground solve` и `plyground bench`. Словарь — в начале names.ftl.

## Позиция

analyse-side =
    { $side ->
        [black] чёрные
       *[white] белые
    }
analyse-head = { $size }, { $rule }, ход: { analyse-side }
analyse-whose-turn = по числу камней (чёрных { $black }, белых { $white }) не видно, чей ход: добавьте --to-move black или --to-move white
analyse-other-size = в { $file } партия на доске { $width }x{ $height }: не указывайте размер
analyse-strange-rule = правило `{ $rule }` из { $file } здесь неизвестно, принято freestyle: выберите другое через --rule
analyse-no-ply = позиции после хода { $ply } нет: последний ход партии — { $moves }
analyse-over = партия окончена, победили { analyse-side }: посмотрите более раннюю позицию, например --ply { $earlier } из { $moves }
analyse-over-full = доска заполнена: играть больше негде
analyse-one-cell = `{ $text }` — не одна клетка: напишите букву и число, например h8

## Поиск

analyse-no-memory = { $asked } МБ памяти здесь взять негде: укажите меньше через --memory
analyse-effort = глубина { $depth }, наибольшая { $deepest }; узлы: { $nodes } за { $time }, в секунду { $speed }
analyse-progress = глубина { $depth }/{ $deepest }  { $worth }  узлы { $nodes }  { $time }  { $line }
analyse-out-kind = { $file }: укажите файл с окончанием .sgf, .psq или .txt
analyse-empty-file = { $file } пуст: партия записывается как SGF, PSQ или ходы вида h8i9j10
analyse-out-order = { $file }: эти камни в этом порядке — не партия, в которой стороны ходят по очереди, начиная с чёрных, а иного такой файл не передаёт: пишите .sgf
analyse-out-line = { $number }. { $worth }, глубина { $depth }

## Что делает камень

analyse-threat = { analyse-side }: { $what } на { $cells }
analyse-no-threats = { analyse-side }: угроз нет
analyse-kind-five = пятёрка
analyse-kind-open-four = открытая четвёрка
analyse-kind-four-and-three = четвёрка и открытая тройка
analyse-kind-four = четвёрка
analyse-kind-two-threes = две открытые тройки
analyse-kind-three = открытая тройка
analyse-kind-forbidden-overline = запрещено (шесть или больше в ряд)
analyse-kind-forbidden-two-fours = запрещено (две четвёрки сразу)
analyse-kind-forbidden-two-threes = запрещено (две открытые тройки сразу)
analyse-kind-overline = шесть или больше в ряд, что не выигрывает,
analyse-kind-closed-five = пятёрка, закрытая с обеих сторон, что не выигрывает,
analyse-overline = шесть или больше в ряд здесь не выигрывают: нужно ровно пять
analyse-closed-five = пять в ряд в каро не выигрывают, если с обеих сторон стоят чужие камни
analyse-unwon = { analyse-side }: ряд { $from }-{ $to } не выиграл: { $why }

## Почему не этот ход

analyse-why-taken = { $cell }: там уже есть камень, { analyse-side }
analyse-why-forbidden = { $cell }: { $why }; в рэндзю чёрным туда ходить нельзя
analyse-why-best = { $cell }: это лучший из найденных ходов, { $worth }
analyse-why-worse = { $cell }: { $worth }; лучший ход { $best }: { $bestworth }; партия пошла бы { $line }
analyse-why-unknown = { $cell }: поиск остановлен раньше, чем узнал: дайте больше времени

## Победа угрозами

solve-win-fours = победа четвёрками за { $plies }, { analyse-side }: { $line }
solve-win-threes = победа тройками и четвёрками за { $plies }, { analyse-side }: { $line }
solve-none-fours = победы четвёрками нет, { analyse-side }; возможна победа иначе
solve-none-threes = победы тройками и четвёрками нет, { analyse-side }; возможна победа иначе
solve-unknown = неизвестно: поиск кончился раньше ответа; разрешите больше через --nodes
solve-verified = сыграно против каждого ответа по правилам; позиций: { $positions }
solve-refuted = победа держится не против каждого ответа: это ошибка в программе
solve-unverified = держится ли победа против каждого ответа, неизвестно: больше --nodes может показать
solve-effort = узлы: { $nodes } за { $time }
solve-interrupted = поиск не закончился
solve-progress = позиции: { $done } из { $all }
solve-set-interrupted = показано то, что успели найти; позиций { $done } из { $all }
solve-line-wrong = { $file }, строка { $line }: { $why }
solve-not-json = не позиция в JSON со списками black и white ({ $why })
solve-side = `{ $text }` — не сторона: напишите black или white
solve-empty = в { $file } нет ни одной позиции: пишите по одной в строке
solve-line-unknown = строка { $line }, { analyse-side }: неизвестно
solve-line-none = строка { $line }, { analyse-side }: такими угрозами победы нет
solve-line-refuted = строка { $line }: победа держится не против каждого ответа
solve-line-unverified = строка { $line }: победа, но держится ли она против каждого ответа, неизвестно
solve-summary = решено { $solved } из { $all }; нет победы: { $none }, неизвестно: { $unknown }
solve-summary-verified = держатся против каждого ответа: { $held }; сыграно позиций: { $positions }
solve-slowest = самые медленные: строка { $line }, { $time }, узлы: { $nodes }
solve-exact-win = выигрывает { $side }
solve-exact-win-score = выигрывает { $side }; счёт для { $asks }: { $score }
solve-exact-draw = ничья
solve-exact-move = { $movement }: { $worth }
solve-exact-line = лучшая игра: { $line }
solve-exact-method = найдено: { $method }
solve-exact-effort = узлов { $nodes } за { $time }, { $speed } в секунду
solve-exact-progress = { $game }: узлов { $nodes }, { $speed } в секунду, { $time }{ $between }
solve-exact-between = { $why } (счёт для { $side }: { $scores })
solve-lacking-win = выигрывает ли { $side }: число доказательства { $proof }, число опровержения { $disproof }
solve-lacking-draw = держит ли { $side } ничью: число доказательства { $proof }, число опровержения { $disproof }
solve-exact-unknown = неизвестно: память заполнена; увеличьте --memory
solve-exact-unknown-nodes = неизвестно: узлы исчерпаны; увеличьте --nodes
solve-exact-unknown-time = неизвестно: время вышло; увеличьте --time
solve-exact-unknown-cancelled = неизвестно: прервано
solve-exact-unknown-depth = неизвестно: партия может длиться дольше { $most } ходов, дальше поиск не заглядывает; задайте более позднюю позицию
solve-method-solver = решатель, сделанный для этой игры
solve-method-threats = угрозы, не оставляющие выбора
solve-method-search = поиск главного варианта до конца игры
solve-method-proof = поиск по числам доказательства в глубину
solve-method-proof-number = поиск по числам доказательства, сначала лучшее
solve-method-rules = правила: игра окончена
analyse-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --memory, --why и --out только для гомоку: используйте --position или --moves
analyse-one-thread = потоки есть только у движка для пяти в ряд: уберите --threads
analyse-not-gomoku = --position не для гомоку: используйте --moves, --black и --white или --file
solve-not-gomoku = --position, --memory, --threads, --time, --method и --each не для гомоку, где ищутся угрозы: уберите их или запишите доску как mnk(15,15,5)
solve-only-gomoku = --size, --rule, --black, --white, --file, --ply, --rows, --threats, --positions, --verify и --out только для гомоку: используйте --position или --moves
solve-side-mark = чёрные и белые бывают только в гомоку: пишите --to-move X или --to-move O
solve-no-memory = столько памяти нет: попросите меньше через --memory

## Замер узлов

bench-column-position = позиция
bench-column-board = доска
bench-column-rule = правило
bench-column-nodes = узлы
bench-column-time = время
bench-total = всего узлов: { $nodes }, { $time }, в секунду { $speed }
