# Webový server: čo vypisuje `plyground web` a čo server hovorí stránke, programu alebo človeku. Texty samotnej stránky sú vo
# web.ftl. Slovník je na začiatku names.ftl.

## Príkaz

server-listening = Plyground je na adrese { $address } (Ctrl-C ho ukončí)
server-port-taken = port { $port } je obsadený: zvoľte iný cez --port, alebo ho vynechajte a použije sa ktorýkoľvek voľný
server-port-forbidden = port { $port } sa bez zvláštnych práv nedá použiť: zvoľte od 1024 do 65535 cez --port, alebo ho vynechajte a použije sa ktorýkoľvek voľný
server-address-foreign = { $address } nie je adresa tohto počítača: vynechajte --address, alebo napíšte 0.0.0.0 a počúvať sa bude na všetkých jeho adresách
server-too-many-files = systém nedovolí otvoriť ďalšie súbory ({ $why }): zatvorte iné programy alebo zvýšte hranicu príkazom `ulimit -n`
server-cannot-listen = na { $address } sa nedá počúvať: { $why }; vynechajte --address, aby server počúval iba tento počítač
server-no-browser = prehliadač sa nepodarilo spustiť: otvorte { $address } sami
server-ended = server skončil

## Pozície

server-state-turn = na ťahu je { $side }
server-state-again = { $side } ťahá ešte raz

## Požiadavky, na ktoré sa nedá odpovedať

server-error-not-found = na { $path } nič nie je: čo tu je, vymenúva /api/openapi.json
server-error-wrong-method = { $path } sa nedá pýtať cez { $method }: použite { $allowed }
server-error-wrong-host = tento server nie je `{ $host }`: otvorte { $address }
server-error-wrong-origin = stránky { $origin } sa tohto servera pýtať nesmú: otvorte { $address }
server-error-url-too-long = adresa je dlhšia ako { $most } znakov: pošlite otázku cez POST
server-error-body-too-large = otázka je väčšia ako { $most } bajtov: pošlite menej
server-error-body-late = otázka neprišla celá: pošlite ju znova
server-error-not-json-type = pošlite otázku ako JSON, s hlavičkou Content-Type: application/json
server-error-bad-json = toto nie je JSON, od riadka { $line }, stĺpca { $column }
server-error-not-object = otázka musí byť objekt JSON: polia a ich hodnoty v zložených zátvorkách
server-error-field-missing = chýba pole `{ $field }`
server-error-field-text = `{ $field }` musí byť text, najviac { $most } znakov
server-error-field-number = `{ $field }` musí byť celé číslo od { $least } do { $most }
server-error-field-numbers = `{ $field }` musia byť celé čísla do { $most }: zoznam alebo text ako 1..5
server-error-field-flag = `{ $field }` musí byť true alebo false
server-error-field-side = `{ $field }` musí byť X alebo O
server-error-field-ending = `{ $field }` musí hovoriť, ako a pre koho sa partia skončila: resigned:X, alebo time:O, ak strane došiel čas
server-error-field-list = `{ $field }` musí byť zoznam, slov najviac { $most }
server-error-field-tree = `{ $field }` musí byť zoznam, ťahov najviac { $most }; každý má `move`, číslo predchádzajúceho ťahu ako `parent` a prípadne `comment`
server-error-field-unknown = pole `{ $field }` tu nie je: vynechajte ho
server-error-move = ťah { $number }: { $why }
server-error-game-over = partia sa skončila: vezmite ťah späť alebo začnite inú
server-error-too-large = hra { $game } je priveľká na to, aby sa odtiaľto dala vyriešiť: zahrajte niekoľko ťahov alebo zvoľte menšiu plochu
server-error-no-hint = pre túto pozíciu niet rady
server-error-no-board = tento strom je priveľký na to, aby sa nakreslil ako hracia plocha: jeho obrázok dá /api/tree/svg
server-error-form-unknown = podoba `{ $form }` nie je: zvoľte jednu z { $forms }
server-error-nothing-to-draw = niet čo kresliť: dajte viac času alebo zvoľte menšie hĺbky
server-error-too-many-searches = to by bolo hľadaní: { $count }; naraz ich môže byť najviac { $most }
server-error-report-too-long = správa nebola hotová do { $seconds } s: žiadajte menšie hĺbky alebo ju napíšte príkazom `plyground report`
server-error-busy-client = čaká priveľa vašich otázok: najprv počkajte na odpoveď
server-error-busy = čaká priveľa otázok: skúste to o chvíľu znova
server-error-sockets = je otvorených priveľa stránok: najprv zatvorte inú
server-error-not-websocket = táto adresa je pre WebSocket: pripojte sa ním, alebo sa pýtajte na /api/reply a ďalšie
server-error-message-id = každá správa potrebuje `id`, celé číslo od 0
server-error-ask-unknown = otázka `{ $ask }` nie je: položte jednu z { $asks }
server-error-internal = niečo sa tu pokazilo a nie je to vaša vina: server beží ďalej, opýtajte sa na niečo iné
