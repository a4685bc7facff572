# Serwer WWW: co wypisuje `plyground web` i co serwer mówi stronie, programowi albo człowiekowi. Teksty samej strony są w
# web.ftl. Słownik jest na początku names.ftl.

## Polecenie

server-listening = Plyground jest pod adresem { $address } (Ctrl-C go kończy)
server-port-taken = port { $port } jest zajęty: wybierz inny przez --port albo pomiń go, a posłuży dowolny wolny
server-port-forbidden = portu { $port } nie wolno użyć bez specjalnych uprawnień: wybierz od 1024 do 65535 przez --port albo pomiń go, a posłuży dowolny wolny
server-address-foreign = { $address } nie jest adresem tego komputera: pomiń --address albo napisz 0.0.0.0, aby nasłuchiwać na wszystkich jego adresach
server-too-many-files = system nie pozwala otworzyć więcej plików ({ $why }): zamknij inne programy albo podnieś limit poleceniem `ulimit -n`
server-cannot-listen = nie można nasłuchiwać pod { $address }: { $why }; pomiń --address, aby serwer nasłuchiwał tylko na tym komputerze
server-no-browser = nie udało się uruchomić przeglądarki: otwórz { $address } samodzielnie
server-ended = serwer zakończył pracę

## Pozycje

server-state-turn = ruch { AGREE($side, one: "ma", many: "mają") } { $side }
server-state-again = { $side } { AGREE($side, one: "gra", many: "grają") } jeszcze raz

## Pytania, na które nie można odpowiedzieć

server-error-not-found = pod { $path } nic nie ma: co tu jest, wymienia /api/openapi.json
server-error-wrong-method = { $path } nie przyjmuje { $method }: użyj { $allowed }
server-error-wrong-host = ten serwer to nie `{ $host }`: otwórz { $address }
server-error-wrong-origin = strony { $origin } nie mogą pytać tego serwera: otwórz { $address }
server-error-url-too-long = adres jest dłuższy niż { $most } znaków: wyślij pytanie przez POST
server-error-body-too-large = pytanie jest większe niż { $most } bajtów: wyślij mniej
server-error-body-late = pytanie nie dotarło w całości: wyślij je jeszcze raz
server-error-not-json-type = wyślij pytanie jako JSON, z nagłówkiem Content-Type: application/json
server-error-bad-json = to nie jest JSON, od wiersza { $line }, kolumny { $column }
server-error-not-object = pytanie musi być obiektem JSON: pola i ich wartości w nawiasach klamrowych
server-error-field-missing = brakuje pola `{ $field }`
server-error-field-text = `{ $field }` musi być tekstem, najwyżej { $most } znaków
server-error-field-number = `{ $field }` musi być liczbą całkowitą od { $least } do { $most }
server-error-field-numbers = `{ $field }` to mają być liczby całkowite do { $most }: lista albo tekst taki jak 1..5
server-error-field-flag = `{ $field }` musi być true albo false
server-error-field-side = `{ $field }` musi być X albo O
server-error-field-ending = `{ $field }` musi mówić, jak i dla kogo zakończyła się partia: resigned:X albo time:O, jeśli stronie skończył się czas
server-error-field-list = `{ $field }` musi być listą, słów najwyżej { $most }
server-error-field-tree = `{ $field }` musi być listą, ruchów najwyżej { $most }; każdy ma `move`, numer poprzedniego ruchu jako `parent` i ewentualnie `comment`
server-error-field-unknown = pola `{ $field }` tu nie ma: pomiń je
server-error-move = ruch { $number }: { $why }
server-error-game-over = partia jest skończona: cofnij ruch albo zacznij inną
server-error-too-large = gra { $game } jest za duża, aby ją stąd rozwiązać: zagraj kilka ruchów albo wybierz mniejszą planszę
server-error-no-hint = dla tej pozycji nie ma podpowiedzi
server-error-no-board = to drzewo jest za duże, aby narysować je jako planszę: jego rysunek daje /api/tree/svg
server-error-form-unknown = postaci `{ $form }` nie ma: wybierz jedną z { $forms }
server-error-nothing-to-draw = nie ma czego rysować: daj więcej czasu albo wybierz mniejsze głębokości
server-error-too-many-searches = wyszłoby przeszukań: { $count }; naraz może ich być najwyżej { $most }
server-error-report-too-long = raport nie był gotowy w { $seconds } s: podaj mniejsze głębokości albo napisz go poleceniem `plyground report`
server-error-busy-client = czeka za dużo twoich pytań: najpierw poczekaj na odpowiedź
server-error-busy = czeka za dużo pytań: spróbuj ponownie za chwilę
server-error-sockets = otwartych jest za dużo stron: najpierw zamknij inną
server-error-not-websocket = ten adres jest dla WebSocket: połącz się przez niego albo pytaj /api/reply i inne
server-error-message-id = każda wiadomość potrzebuje `id`, liczby całkowitej od 0
server-error-ask-unknown = pytania `{ $ask }` nie ma: zadaj jedno z { $asks }
server-error-internal = coś się tu popsuło i to nie twoja wina: serwer działa dalej, zapytaj o coś innego
