# Co říkají příkazy. Slova ve `zpětných uvozovkách` a za -- se píší tak, jak jsou, a nepřekládají se, stejně jako znaky X a
# O. Slovník je na začátku names.ftl.

## Prohledávání pozice

search-label-game = hra
search-label-search = prohledávání
search-label-judged = hodnocení
search-label-mistakes = chyby
search-label-value = hodnota
search-label-best = nejlepší tah
search-label-line = varianta
search-label-nodes = uzly
search-label-leaves = listy
search-label-generated = vygenerované tahy
search-label-cutoffs = prořezání
search-label-researches = opakování
search-label-time = čas
search-label-stopped = zastaveno
search-small-table = paměť stačí jen na tabulku s { $room } pozicemi, ne s { $asked }

search-to-move = { $game }, na tahu je { $side }
search-tied = { $game }, konec hry: remíza
search-won = { $game }, konec hry: vyhrál { $side }
search-search = { $algorithm }, hloubka { $depth }
search-judged = ohodnocovací funkce: { $evaluator }; konvence: { $conventions }
search-value = { $value } pro { $side }
search-value-solved = { $value } pro { $side }, vyřešeno do konce
# Hodnota je aspoň taková.
search-value-lower = aspoň { $value } pro { $side }
# Hodnota je nejvýše taková.
search-value-upper = nejvýše { $value } pro { $side }
# Prohledávání dělá chybu, takže o skutečné hodnotě se neví nic.
search-value-unsure = { $value } pro { $side }, ale skutečná hodnota není známa
# Místo hodnoty.
search-no-value = neznámá
# Místo nejlepšího tahu.
search-no-best = žádný
search-leaves = { $leaves } (konec hry: { $finished }, na horizontu: { $horizon })
search-time = { $time } ({ count-nodes } za sekundu)
# Co prohledávání zastavilo.
search-stopped-nodes = limitem uzlů
search-stopped-time = časovým limitem
search-stopped-cancelled = klávesami Ctrl-C

search-interrupted = zobrazeno je to, co se do té doby našlo
search-interrupted-empty = žádný tah není prohledán do konce; s --time se prohledává hlouběji krok za krokem
search-empty = zastaveno dříve, než byl prohledán první tah: povolte více uzlů nebo času
search-only-monte-carlo = --seed a --rave jsou pro monte-carlo: přidejte --algorithm monte-carlo nebo je vynechte
search-one-thread = více vláken mají jen pvs a monte-carlo: přidejte --algorithm pvs nebo vynechejte --threads

# Monte Carlo: jaký podíl bodů přinesly náhodné partie.
sample-no-depth = monte-carlo hraje každou partii do konce a nemá tabulku: vynechte --depth a --table a omezte ho pomocí --nodes nebo --time
sample-label-expected = očekávání
sample-label-playouts = simulace
sample-label-positions = pozice
sample-label-tree = uzly stromu
sample-label-full = paměť
sample-full = strom se zaplnil: další simulace ho už nezvětšovaly
sample-search = { $algorithm } (vlákna: { $threads }, zrno: { $seed })
sample-search-rave = { $algorithm } s RAVE (vlákna: { $threads }, zrno: { $seed })
sample-expected = { $percent } bodů pro { $side }
sample-proven-win = dokázáno: vyhrává { $side }
sample-proven-draw = dokázáno: remíza
sample-time = { $time } (simulací za sekundu: { $playouts })
sample-column-move = tah
sample-column-proven = dokázáno
sample-column-visits = návštěvy
sample-column-visit-share = podíl
sample-column-points = body
sample-win = výhra
sample-draw = remíza
sample-loss = prohra
sample-more-moves = ostatních tahů: { $count }; všechny jsou v --json

## Počet způsobů, jak hrát

perft-total = { $count } ({ $time }, { $speed } za sekundu)

## Co hodnota znamená

# Půltahy do konce vynucené výhry.
worth-win =
    { $plies ->
        [one] výhra za { $plies } půltah
        [few] výhra za { $plies } půltahy
        [many] výhra za { $plies } půltahu
       *[other] výhra za { $plies } půltahů
    }
worth-loss =
    { $plies ->
        [one] prohra za { $plies } půltah
        [few] prohra za { $plies } půltahy
        [many] prohra za { $plies } půltahu
       *[other] prohra za { $plies } půltahů
    }

## Časy

time-seconds = { $time } s
time-milliseconds = { $time } ms
time-microseconds = { $time } µs

## Hra dvou programů

watch-players = { $game }: za { $x } hraje { $first }, za { $o } hraje { $second }
watch-plays = { $side } táhne { $move } ({ $worth }, hloubka { $depth }, { count-nodes }, { $time })
watch-plays-for-share = { $side } táhne { $move } (očekává { $share } % bodů, { count-nodes }, { $time })
watch-plays-at-random = { $side } táhne { $move } (náhodně)
watch-left = hra zůstala nedohraná

## Hra s programem

play-thinking = přemýšlím …
play-greeting = { $game }: zadejte tah nebo `help`
play-two-people = Hrají dva lidé: { $x } a { $o }.
play-you-are = Hrajete za { $side }, program za { $other } ({ $program }).
play-prompt = { $side }, jste na tahu (možných tahů: { $count }, například { $example }):
play-prompt-numbers = { $side }, vyberte jedno z ({ $numbers }):
play-impossible = To nejde: { $why }.
play-hint =
    { $plies ->
        [one] Rada: { $move } (pohled { $plies } půltah dopředu, { $worth }).
        [few] Rada: { $move } (pohled { $plies } půltahy dopředu, { $worth }).
        [many] Rada: { $move } (pohled { $plies } půltahu dopředu, { $worth }).
       *[other] Rada: { $move } (pohled { $plies } půltahů dopředu, { $worth }).
    }
play-hint-without-value =
    { $plies ->
        [one] Rada: { $move } (pohled { $plies } půltah dopředu).
        [few] Rada: { $move } (pohled { $plies } půltahy dopředu).
        [many] Rada: { $move } (pohled { $plies } půltahu dopředu).
       *[other] Rada: { $move } (pohled { $plies } půltahů dopředu).
    }
play-program-plays = { $side } táhne { $move }.
play-input-ended = Vstup skončil a s ním i hra.
play-saved = Hra je uložena: pokračujte příkazem `plyground play --resume { $file }`.
play-bye = Na shledanou.
play-clocks = Zbývá času: { $x } { $first }, { $o } { $second }.

play-tie = Konec hry! Remíza!
play-won = Konec hry! Vyhrál { $side }.
play-won-by = Konec hry! Vyhrál { $side }: { $line }.
play-resigned = Konec hry! { SIDE($loser, place: "start") } se vzdává, vyhrál { $winner }.
play-unfinished = Hra není dohraná.

play-help-move = Tah: { $forms }.
# Za slovy `undo`, `hint` a tak dále.
play-help-undo = vzít zpět svůj poslední tah
play-help-redo = znovu zahrát, co bylo vzato zpět
play-help-hint = zeptat se, co by program hrál, kdyby hrál naplno
play-help-board = znovu ukázat desku
play-help-marks = říct, kde stojí znaky každé strany
play-help-moves = říct dosavadní tahy
play-help-analyse = analyzovat pozici a vrátit se
play-help-resign = vzdát se
play-help-quit = odejít; ve hře s --save lze pokračovat

play-starter-is-for-new-games = --starter je pro novou hru: s pozicí použijte --to-move
play-tree-from-input = tahy se píší na standardní vstup: zadejte strom jako argument nebo jako explicit(@FILE)

## Uložené hry

save-exists = { $file } už existuje: pokračujte ve hře s --resume { $file } nebo vyberte jiný soubor
save-failed = nelze uložit do { $file }: { $why }; vyberte jiný soubor

## Nabídka

menu-title = Plyground: co byste chtěli dělat?
menu-play = Hrát proti programu nebo jinému člověku
menu-watch = Dívat se na hru dvou programů
menu-analyse = Analyzovat pozici
menu-compare = Porovnat prohledávání
menu-learn = Učit se: projít prohledávání krok za krokem
menu-games = Uložené partie: pokračovat, rozebrat
menu-settings = Nastavení
menu-help = Nápověda
menu-exit = Konec
menu-choose = Vyberte ze seznamu:
menu-choose-number = Zadejte číslo od { $least } do { $most }.
linear-form = Enter ponechá to, co je v závorkách, q odejde.
linear-choice = { $label }: číslo nebo název [{ $number }, { $now }]:
linear-number = { $label }, { $least } až { $most } [{ $now }]:
linear-switch = { $label }, y (ano) nebo n (ne) [{ $now }]:
linear-text = { $label }, - pokud nic [{ $now }]:
linear-text-empty = { $label } []:
linear-yes-or-no = Zadejte y nebo n.
linear-unknown = Toto slovo tu nic neznamená: `help` řekne, která ano.
linear-greeting = { $game }: zadejte tah, `board` ukáže desku, `help` poradí
linear-last = Poslední tah: { $move }.
linear-undone = Vzato zpět: { $moves }.
linear-redone = Znovu zahráno: { $moves }.
linear-help-quit = odejít; partie je uložena a pokračuje se v ní přes `games`
linear-kept = Partie je uložena: pokračovat lze přes `games` v nabídce.
linear-after = Co dál: `review` rozbor, `analyse` analýza, `again` ještě jednou, Enter nabídka:
linear-set = Nastavení je uloženo.
linear-analyse = Analýza, tah nebo slovo:
linear-analyse-help =
    Tah se zahraje; `line 1` zahraje první tah této varianty; `back` a `on` jdou po tazích zpět a vpřed;
    `more` hledí déle; `lines 5` hledá pět variant; `board` ukáže desku; `tree` projde
    prohledávání této pozice; `quit` odejde.
linear-learn = Enter jde dál, nebo slovo:
linear-learn-help =
    Enter řekne další krok; `back` předchozí; `cut` jde k dalšímu prořezání, `again` k opakovanému hledání;
    `skip` na konec tohoto uzlu, `up` tam, kde se vstoupilo do uzlu výše; `go 2 1` na pozici po
    těchto tazích; `start` a `end`; `board` ukáže pozici, `tree` řekne celý strom; `quit` odejde.
linear-learn-end = To byl poslední krok: `back` nebo `start` jde zpět, `quit` odejde.
linear-review = Rozbor, číslo tahu nebo slovo:
linear-review-help = Číslo tahu o něm řekne víc; `try 4` hraje znovu od pozice před tahem 4, `analyse 4` zkoumá tu pozici; `quit` odejde.
linear-review-stopped = Rozbor byl přerušen.
linear-games = Která partie, nebo Enter nabídka:
linear-games-help = Číslo partie v ní pokračuje, nebo ji rozebere, pokud skončila; `analyse 2` zkoumá její pozici, `remove 2` ji odstraní.
menu-more = Je toho víc: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.

## Od zadaného k tomu, co se myslelo

setup-no-game = zadejte hru, například tic-tac-toe, nebo --preset; seznam ukáže `plyground games`
setup-size-twice = `{ $game }` už určuje velikost: vynechte --size { $size }
setup-unreachable = { $why }; s --allow-unreachable se pozice přesto přijme
setup-move = tah { $number }: { $why }
setup-not-to-move = po těchto tazích není na tahu { $side }, ať začal kdokoli: vynechte --to-move nebo zkontrolujte tahy
setup-cannot-read = nelze přečíst { $file }: { $why }; zkontrolujte soubor a zkuste to znovu
# Na místě jména souboru.
setup-standard-input = standardní vstup
setup-no-command = příkaz `{ $name }` neexistuje: viz --help

## Nesprávné použití

# Celý řádek, s radou nebo bez ní.
usage-line = { $complaint } (viz --help)
usage-line-with-tip = { $complaint }; { $tip } (viz --help)
usage-unknown-command = neznámý příkaz '{ $word }'
usage-unknown-argument = nečekaný argument '{ $word }'
usage-unknown-value = neplatná hodnota '{ $value }' pro '{ $argument }' [možné hodnoty: { $values }]
usage-wrong-value = neplatná hodnota '{ $value }' pro '{ $argument }': { $why }
usage-missing-value = pro '{ $argument }' je třeba hodnota, ale žádná není zadána
usage-missing-command = '{ $command }' potřebuje podpříkaz, ale žádný není zadán [podpříkazy: { $commands }]
usage-missing-arguments = chybějí povinné argumenty: { $arguments }
usage-conflict = argument '{ $argument }' nelze použít spolu s '{ $other }'
usage-repeated = argument '{ $argument }' nelze použít vícekrát
usage-similar-command = existuje podobný příkaz: '{ $word }'
usage-similar-argument = existuje podobný argument: '{ $word }'
usage-similar-value = existuje podobná hodnota: '{ $word }'

usage-depth = hloubka je celé číslo od 0 do { $most }
usage-depths = { $why }; pište 1..9, 5 nebo 1,3,5
usage-depths-downwards = hloubky v rozsahu jdou nahoru, například { $from }..{ $to }
usage-level = úroveň je celé číslo od 1 do 10
usage-nodes = počet uzlů je celé číslo větší než 0
usage-warmup = počet běhů před prvním měřeným je celé číslo od 0 do 1 000 000
usage-runs = počet běhů je celé číslo od 1 do 1 000 000; --no-time čas neměří
usage-above-zero = má to být celé číslo větší než 0
usage-within = má to být celé číslo od { $from } do { $to }
usage-seconds = čas je počet sekund větší než 0

## Proč soubor nešel přečíst nebo zapsat

io-not-found = takový soubor ani složka neexistuje
io-permission-denied = přístup odepřen
io-is-a-folder = je to složka
io-not-a-folder = část cesty není složka
io-storage-full = nezbylo místo
io-read-only = souborový systém je jen pro čtení
io-not-text = není to text v kódování UTF-8
io-too-large = je příliš velký
io-not-a-file = není to obyčejný soubor
files-cannot-write = nelze zapsat { $file }: { $why }; vyberte jiné místo
files-wrong-ending = { $option } zapisuje .{ $right }, ale { $file } končí na .{ $ending }: zvolte název s koncovkou .{ $right }

## Konec přerušeného příkazu

failure-interrupted = přerušeno: { $why }

## Samostatný hráč

brain-help =
    pbrain-plyground { $version }: engine Plygroundu na gomoku pro turnajové manažery a hrací desky.

    Manažer ho spouští bez argumentů a mluví s ním přes standardní vstup a výstup
    protokolem Gomocup.

    Příklad, první tah na desce 15x15:
      printf 'START 15\nBEGIN\n' | pbrain-plyground

    Jak ho použít, říká docs/gomocup.md; `plyground gomocup` je totéž, všechno ostatní má `plyground --help`.
brain-argument = pbrain-plyground: `{ $argument }` tu nic neznamená: spouští se bez argumentů, viz --help
