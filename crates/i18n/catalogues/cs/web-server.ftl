# Webový server: co vypisuje `plyground web` a co server říká stránce, programu nebo člověku. Texty samotné stránky jsou ve
# web.ftl. Slovník je na začátku names.ftl.

## Příkaz

server-listening = Plyground je na adrese { $address } (Ctrl-C ho ukončí)
server-port-taken = port { $port } je obsazený: zvolte jiný přes --port, nebo ho vynechte a použije se kterýkoli volný
server-port-forbidden = port { $port } se bez zvláštních práv nedá použít: zvolte od 1024 do 65535 přes --port, nebo ho vynechte a použije se kterýkoli volný
server-address-foreign = { $address } není adresa tohoto počítače: vynechte --address, nebo napište 0.0.0.0 a naslouchat se bude na všech jeho adresách
server-too-many-files = systém nedovolí otevřít další soubory ({ $why }): zavřete jiné programy nebo zvyšte mez příkazem `ulimit -n`
server-cannot-listen = na { $address } nelze naslouchat: { $why }; vynechte --address, aby server naslouchal jen tomuto počítači
server-no-browser = prohlížeč se nepodařilo spustit: otevřete { $address } sami
server-ended = server skončil

## Pozice

server-state-turn = na tahu je { $side }
server-state-again = { $side } táhne ještě jednou

## Požadavky, na které nelze odpovědět

server-error-not-found = na { $path } nic není: co tu je, vyjmenovává /api/openapi.json
server-error-wrong-method = { $path } se nelze ptát přes { $method }: použijte { $allowed }
server-error-wrong-host = tento server není `{ $host }`: otevřete { $address }
server-error-wrong-origin = stránky { $origin } se tohoto serveru ptát nesmějí: otevřete { $address }
server-error-url-too-long = adresa je delší než { $most } znaků: pošlete otázku přes POST
server-error-body-too-large = otázka je větší než { $most } bajtů: pošlete méně
server-error-body-late = otázka nepřišla celá: pošlete ji znovu
server-error-not-json-type = pošlete otázku jako JSON, s hlavičkou Content-Type: application/json
server-error-bad-json = toto není JSON, od řádku { $line }, sloupce { $column }
server-error-not-object = otázka musí být objekt JSON: pole a jejich hodnoty ve složených závorkách
server-error-field-missing = chybí pole `{ $field }`
server-error-field-text = `{ $field }` musí být text, nejvýše { $most } znaků
server-error-field-number = `{ $field }` musí být celé číslo od { $least } do { $most }
server-error-field-numbers = `{ $field }` musí být celá čísla do { $most }: seznam nebo text jako 1..5
server-error-field-flag = `{ $field }` musí být true nebo false
server-error-field-side = `{ $field }` musí být X nebo O
server-error-field-ending = `{ $field }` musí říkat, jak a pro koho partie skončila: resigned:X, nebo time:O, pokud straně došel čas
server-error-field-list = `{ $field }` musí být seznam, slov nejvýše { $most }
server-error-field-tree = `{ $field }` musí být seznam, tahů nejvýše { $most }; každý má `move`, číslo předchozího tahu jako `parent` a případně `comment`
server-error-field-unknown = pole `{ $field }` tu není: vynechte ho
server-error-move = tah { $number }: { $why }
server-error-game-over = partie skončila: vezměte tah zpět nebo začněte jinou
server-error-too-large = hra { $game } je příliš velká na to, aby se odtud dala vyřešit: zahrajte několik tahů nebo zvolte menší desku
server-error-no-hint = pro tuto pozici není rada
server-error-no-board = tento strom je příliš velký na to, aby se nakreslil jako deska: jeho obrázek dá /api/tree/svg
server-error-form-unknown = podoba `{ $form }` není: zvolte jednu z { $forms }
server-error-nothing-to-draw = není co kreslit: dejte více času nebo zvolte menší hloubky
server-error-too-many-searches = to by bylo hledání: { $count }; najednou jich může být nejvýše { $most }
server-error-report-too-long = zpráva nebyla hotová do { $seconds } s: žádejte menší hloubky nebo ji napište příkazem `plyground report`
server-error-busy-client = čeká příliš mnoho vašich otázek: nejprve počkejte na odpověď
server-error-busy = čeká příliš mnoho otázek: zkuste to za chvíli znovu
server-error-sockets = je otevřeno příliš mnoho stránek: nejprve zavřete jinou
server-error-not-websocket = tato adresa je pro WebSocket: připojte se jím, nebo se ptejte na /api/reply a další
server-error-message-id = každá zpráva potřebuje `id`, celé číslo od 0
server-error-ask-unknown = otázka `{ $ask }` není: položte jednu z { $asks }
server-error-internal = něco se tu pokazilo a není to vaše vina: server běží dál, zeptejte se na něco jiného
