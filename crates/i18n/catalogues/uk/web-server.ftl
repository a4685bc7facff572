# Вебсервер: що друкує `plyground web` і що сервер каже сторінці, програмі чи людині. Тексти самої сторінки — у web.ftl.
# Словник — на початку names.ftl.

## Команда

server-listening = Plyground відкрито за адресою { $address } (Ctrl-C завершує роботу)
server-port-taken = порт { $port } зайнятий: виберіть інший через --port або не вказуйте його, і підійде будь-який вільний
server-port-forbidden = порт { $port } не можна використати без особливих прав: виберіть від 1024 до 65535 через --port або не вказуйте його, і підійде будь-який вільний
server-address-foreign = { $address } — не адреса цього комп'ютера: не вказуйте --address або напишіть 0.0.0.0, щоб слухати на всіх його адресах
server-too-many-files = система не дозволяє відкрити більше файлів ({ $why }): закрийте інші програми або збільште межу командою `ulimit -n`
server-cannot-listen = не вдається відкрити { $address }: { $why }; приберіть --address, щоб сервер був доступний лише на цьому комп'ютері
server-no-browser = не вдалося запустити браузер: відкрийте { $address } самі
server-ended = сервер завершив роботу

## Позиції

server-state-turn = хід { SIDE($side, case: "genitive") }
server-state-again = { $side } { AGREE($side, one: "ходить", many: "ходять") } ще раз

## Запити, на які не можна відповісти

server-error-not-found = за адресою { $path } нічого немає: усе, що є, перелічено в /api/openapi.json
server-error-wrong-method = { $path } не приймає { $method }: використайте { $allowed }
server-error-wrong-host = цей сервер не `{ $host }`: відкрийте { $address }
server-error-wrong-origin = сторінкам { $origin } не можна звертатися до цього сервера: відкрийте { $address }
server-error-url-too-long = адреса довша за { $most } знаків: надішліть запитання через POST
server-error-body-too-large = запитання більше за { $most } байтів: надішліть менше
server-error-body-late = запитання надійшло не повністю: надішліть його ще раз
server-error-not-json-type = надішліть запитання як JSON, із заголовком Content-Type: application/json
server-error-bad-json = це не JSON, починаючи з рядка { $line }, стовпця { $column }
server-error-not-object = запитання має бути об'єктом JSON: поля та їхні значення у фігурних дужках
server-error-field-missing = немає поля `{ $field }`
server-error-field-text = `{ $field }` має бути текстом, не довшим за { $most } знаків
server-error-field-number = `{ $field }` має бути цілим числом від { $least } до { $most }
server-error-field-numbers = `{ $field }` має бути цілими числами до { $most }: списком або текстом на зразок 1..5
server-error-field-flag = `{ $field }` має бути true або false
server-error-field-side = `{ $field }` має бути X або O
server-error-field-ending = `{ $field }` має казати, як і для кого закінчилася партія: resigned:X або time:O, якщо у сторони вийшов час
server-error-field-list = `{ $field }` має бути списком, слів у ньому не більше { $most }
server-error-field-tree = `{ $field }` має бути списком, ходів у ньому не більше { $most }; кожен має `move`, номер попереднього ходу як `parent` і, якщо треба, `comment`
server-error-field-unknown = поля `{ $field }` тут немає: приберіть його
server-error-move = хід { $number }: { $why }
server-error-game-over = партію закінчено: візьміть хід назад або почніть іншу
server-error-too-large = гра { $game } завелика, щоб розв'язати її звідси: зробіть кілька ходів або виберіть меншу дошку
server-error-no-hint = для цієї позиції підказки немає
server-error-no-board = це дерево завелике, щоб намалювати його як дошку: його малюнок дає /api/tree/svg
server-error-form-unknown = виду `{ $form }` немає: виберіть один із { $forms }
server-error-nothing-to-draw = малювати нічого: дайте більше часу або задайте менші глибини
server-error-too-many-searches = вийде пошуків: { $count }; за один раз можна не більше { $most }
server-error-report-too-long = звіт не був готовий за { $seconds } с: задайте менші глибини або напишіть його командою `plyground report`
server-error-busy-client = чекає забагато ваших запитань: спершу дочекайтеся відповіді
server-error-busy = чекає забагато запитань: спробуйте ще раз трохи згодом
server-error-sockets = відкрито забагато сторінок: спершу закрийте іншу
server-error-not-websocket = ця адреса для WebSocket: під'єднайтеся через нього або запитайте /api/reply та інші
server-error-message-id = кожному повідомленню потрібен `id`, ціле число від 0
server-error-ask-unknown = запитання `{ $ask }` немає: поставте одне з { $asks }
server-error-internal = тут щось пішло не так, і це не ваша провина: сервер працює далі, запитайте щось інше
