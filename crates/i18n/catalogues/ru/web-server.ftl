# Веб-сервер: что печатает `plyground web` и что сервер говорит странице, программе или человеку. Тексты самой страницы — в
# web.ftl. Словарь — в начале names.ftl.

## Команда

server-listening = Plyground открыт по адресу { $address } (Ctrl-C завершает работу)
server-port-taken = порт { $port } занят: выберите другой через --port или не указывайте его, и подойдёт любой свободный
server-port-forbidden = порт { $port } нельзя использовать без особых прав: выберите от 1024 до 65535 через --port или не указывайте его, и подойдёт любой свободный
server-address-foreign = { $address } — не адрес этого компьютера: не указывайте --address или напишите 0.0.0.0, чтобы слушать на всех его адресах
server-too-many-files = система не разрешает открыть больше файлов ({ $why }): закройте другие программы или увеличьте предел командой `ulimit -n`
server-cannot-listen = не удаётся открыть { $address }: { $why }; уберите --address, чтобы сервер был доступен только на этом компьютере
server-no-browser = не удалось запустить браузер: откройте { $address } сами
server-ended = сервер завершил работу

## Позиции

server-state-turn = ход { SIDE($side, case: "genitive") }
server-state-again = { $side } { AGREE($side, one: "ходит", many: "ходят") } ещё раз

## Запросы, на которые нельзя ответить

server-error-not-found = по адресу { $path } ничего нет: всё, что есть, перечислено в /api/openapi.json
server-error-wrong-method = { $path } не принимает { $method }: используйте { $allowed }
server-error-wrong-host = этот сервер не `{ $host }`: откройте { $address }
server-error-wrong-origin = страницам { $origin } нельзя обращаться к этому серверу: откройте { $address }
server-error-url-too-long = адрес длиннее { $most } знаков: отправьте вопрос через POST
server-error-body-too-large = вопрос больше { $most } байт: отправьте меньше
server-error-body-late = вопрос пришёл не полностью: отправьте его ещё раз
server-error-not-json-type = отправьте вопрос как JSON, с заголовком Content-Type: application/json
server-error-bad-json = это не JSON, начиная со строки { $line }, столбца { $column }
server-error-not-object = вопрос должен быть объектом JSON: поля и их значения в фигурных скобках
server-error-field-missing = нет поля `{ $field }`
server-error-field-text = `{ $field }` должно быть текстом не длиннее { $most } знаков
server-error-field-number = `{ $field }` должно быть целым числом от { $least } до { $most }
server-error-field-numbers = `{ $field }` должно быть целыми числами до { $most }: списком или текстом вроде 1..5
server-error-field-flag = `{ $field }` должно быть true или false
server-error-field-side = `{ $field }` должно быть X или O
server-error-field-ending = `{ $field }` должно говорить, как и для кого закончилась партия: resigned:X или time:O, если у стороны вышло время
server-error-field-list = `{ $field }` должно быть списком, слов в нём не больше { $most }
server-error-field-tree = `{ $field }` должно быть списком, ходов в нём не больше { $most }; у каждого есть `move`, номер предыдущего хода как `parent` и, если нужно, `comment`
server-error-field-unknown = поля `{ $field }` здесь нет: уберите его
server-error-move = ход { $number }: { $why }
server-error-game-over = партия окончена: возьмите ход назад или начните другую
server-error-too-large = игра { $game } слишком велика, чтобы решить её отсюда: сделайте несколько ходов или выберите доску поменьше
server-error-no-hint = для этой позиции подсказки нет
server-error-no-board = это дерево слишком велико, чтобы нарисовать его как доску: его рисунок даёт /api/tree/svg
server-error-form-unknown = вида `{ $form }` нет: выберите один из { $forms }
server-error-nothing-to-draw = рисовать нечего: дайте больше времени или задайте меньшие глубины
server-error-too-many-searches = получится поисков: { $count }; за один раз можно не больше { $most }
server-error-report-too-long = отчёт не был готов за { $seconds } с: задайте меньшие глубины или напишите его командой `plyground report`
server-error-busy-client = ждёт слишком много ваших вопросов: сначала дождитесь ответа
server-error-busy = ждёт слишком много вопросов: попробуйте ещё раз чуть позже
server-error-sockets = открыто слишком много страниц: сначала закройте другую
server-error-not-websocket = этот адрес для WebSocket: подключитесь через него или спросите /api/reply и другие
server-error-message-id = каждому сообщению нужен `id`, целое число от 0
server-error-ask-unknown = вопроса `{ $ask }` нет: задайте один из { $asks }
server-error-internal = здесь что-то пошло не так, и это не ваша вина: сервер работает дальше, спросите что-нибудь другое
