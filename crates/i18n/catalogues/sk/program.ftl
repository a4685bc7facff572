# Čo hovoria príkazy. Slová v `spätných úvodzovkách` a za -- sa píšu tak, ako sú, a neprekladajú sa, rovnako ako znaky X a
# O. Slovník je na začiatku names.ftl.

## Prehľadávanie pozície

search-label-game = hra
search-label-search = prehľadávanie
search-label-judged = hodnotenie
search-label-mistakes = chyby
search-label-value = hodnota
search-label-best = najlepší ťah
search-label-line = variant
search-label-nodes = uzly
search-label-leaves = listy
search-label-generated = vygenerované ťahy
search-label-cutoffs = orezania
search-label-researches = opakovania
search-label-time = čas
search-label-stopped = zastavené
search-small-table = pamäť stačí len na tabuľku s { $room } pozíciami, nie s { $asked }

search-to-move = { $game }, na ťahu je { $side }
search-tied = { $game }, koniec hry: remíza
search-won = { $game }, koniec hry: vyhral { $side }
search-search = { $algorithm }, hĺbka { $depth }
search-judged = hodnotiaca funkcia: { $evaluator }; konvencie: { $conventions }
search-value = { $value } pre { $side }
search-value-solved = { $value } pre { $side }, vyriešené do konca
# Hodnota je aspoň takáto.
search-value-lower = aspoň { $value } pre { $side }
# Hodnota je najviac takáto.
search-value-upper = najviac { $value } pre { $side }
# Prehľadávanie robí chybu, takže o skutočnej hodnote sa nevie nič.
search-value-unsure = { $value } pre { $side }, ale skutočná hodnota nie je známa
# Namiesto hodnoty.
search-no-value = neznáma
# Namiesto najlepšieho ťahu.
search-no-best = žiadny
search-leaves = { $leaves } (koniec hry: { $finished }, na horizonte: { $horizon })
search-time = { $time } ({ count-nodes } za sekundu)
# Čo prehľadávanie zastavilo.
search-stopped-nodes = limitom uzlov
search-stopped-time = časovým limitom
search-stopped-cancelled = klávesmi Ctrl-C

search-interrupted = zobrazené je to, čo sa dovtedy našlo
search-interrupted-empty = žiadny ťah nie je prehľadaný do konca; s --time sa prehľadáva hlbšie krok za krokom
search-empty = zastavené skôr, ako sa prehľadal prvý ťah: povoľte viac uzlov alebo času
search-only-monte-carlo = --seed a --rave sú pre monte-carlo: pridajte --algorithm monte-carlo alebo ich vynechajte
search-one-thread = viac vlákien majú len pvs a monte-carlo: pridajte --algorithm pvs alebo vynechajte --threads

# Monte Carlo: aký podiel bodov priniesli náhodné partie.
sample-no-depth = monte-carlo hrá každú partiu do konca a nemá tabuľku: vynechajte --depth a --table a obmedzte ho cez --nodes alebo --time
sample-label-expected = očakávanie
sample-label-playouts = simulácie
sample-label-positions = pozície
sample-label-tree = uzly stromu
sample-label-full = pamäť
sample-full = strom sa zaplnil: ďalšie simulácie ho už nezväčšovali
sample-search = { $algorithm } (vlákna: { $threads }, zrno: { $seed })
sample-search-rave = { $algorithm } s RAVE (vlákna: { $threads }, zrno: { $seed })
sample-expected = { $percent } bodov pre { $side }
sample-proven-win = dokázané: vyhráva { $side }
sample-proven-draw = dokázané: remíza
sample-time = { $time } (simulácií za sekundu: { $playouts })
sample-column-move = ťah
sample-column-proven = dokázané
sample-column-visits = návštevy
sample-column-visit-share = podiel
sample-column-points = body
sample-win = výhra
sample-draw = remíza
sample-loss = prehra
sample-more-moves = ostatných ťahov: { $count }; všetky sú v --json

## Počet spôsobov, ako hrať

perft-total = { $count } ({ $time }, { $speed } za sekundu)

## Čo hodnota znamená

# Polťahy do konca vynútenej výhry.
worth-win =
    { $plies ->
        [one] výhra za { $plies } polťah
        [few] výhra za { $plies } polťahy
        [many] výhra za { $plies } polťahu
       *[other] výhra za { $plies } polťahov
    }
worth-loss =
    { $plies ->
        [one] prehra za { $plies } polťah
        [few] prehra za { $plies } polťahy
        [many] prehra za { $plies } polťahu
       *[other] prehra za { $plies } polťahov
    }

## Časy

time-seconds = { $time } s
time-milliseconds = { $time } ms
time-microseconds = { $time } µs

## Hra dvoch programov

watch-players = { $game }: za { $x } hrá { $first }, za { $o } hrá { $second }
watch-plays = { $side } ťahá { $move } ({ $worth }, hĺbka { $depth }, { count-nodes }, { $time })
watch-plays-for-share = { $side } ťahá { $move } (očakáva { $share } % bodov, { count-nodes }, { $time })
watch-plays-at-random = { $side } ťahá { $move } (náhodne)
watch-left = hra zostala nedohraná

## Hra s programom

play-thinking = premýšľam …
play-greeting = { $game }: zadajte ťah alebo `help`
play-two-people = Hrajú dvaja ľudia: { $x } a { $o }.
play-you-are = Hráte za { $side }, program za { $other } ({ $program }).
play-prompt = { $side }, ste na ťahu (možných ťahov: { $count }, napríklad { $example }):
play-prompt-numbers = { $side }, vyberte jedno z ({ $numbers }):
play-impossible = To sa nedá: { $why }.
play-hint =
    { $plies ->
        [one] Rada: { $move } (pohľad { $plies } polťah dopredu, { $worth }).
        [few] Rada: { $move } (pohľad { $plies } polťahy dopredu, { $worth }).
        [many] Rada: { $move } (pohľad { $plies } polťahu dopredu, { $worth }).
       *[other] Rada: { $move } (pohľad { $plies } polťahov dopredu, { $worth }).
    }
play-hint-without-value =
    { $plies ->
        [one] Rada: { $move } (pohľad { $plies } polťah dopredu).
        [few] Rada: { $move } (pohľad { $plies } polťahy dopredu).
        [many] Rada: { $move } (pohľad { $plies } polťahu dopredu).
       *[other] Rada: { $move } (pohľad { $plies } polťahov dopredu).
    }
play-program-plays = { $side } ťahá { $move }.
play-input-ended = Vstup sa skončil a s ním aj hra.
play-saved = Hra je uložená: pokračujte príkazom `plyground play --resume { $file }`.
play-bye = Dovidenia.
play-clocks = Zostáva času: { $x } { $first }, { $o } { $second }.

play-tie = Koniec hry! Remíza!
play-won = Koniec hry! Vyhral { $side }.
play-won-by = Koniec hry! Vyhral { $side }: { $line }.
play-resigned = Koniec hry! { SIDE($loser, place: "start") } sa vzdáva, vyhral { $winner }.
play-unfinished = Hra nie je dohraná.

play-help-move = Ťah: { $forms }.
# Za slovami `undo`, `hint` a tak ďalej.
play-help-undo = vziať späť svoj posledný ťah
play-help-redo = znova zahrať, čo bolo vzaté späť
play-help-hint = spýtať sa, čo by program hral, keby hral naplno
play-help-board = znova ukázať hraciu plochu
play-help-marks = povedať, kde stoja znaky každej strany
play-help-moves = povedať doterajšie ťahy
play-help-analyse = analyzovať pozíciu a vrátiť sa
play-help-resign = vzdať sa
play-help-quit = odísť; v hre s --save sa dá pokračovať

play-starter-is-for-new-games = --starter je pre novú hru: s pozíciou použite --to-move
play-tree-from-input = ťahy sa píšu na štandardný vstup: zadajte strom ako argument alebo ako explicit(@FILE)

## Uložené hry

save-exists = { $file } už existuje: pokračujte v hre s --resume { $file } alebo vyberte iný súbor
save-failed = nedá sa uložiť do { $file }: { $why }; vyberte iný súbor

## Ponuka

menu-title = Plyground: čo by ste chceli robiť?
menu-play = Hrať proti programu alebo inému človeku
menu-watch = Pozerať sa na hru dvoch programov
menu-analyse = Analyzovať pozíciu
menu-compare = Porovnať prehľadávania
menu-learn = Učiť sa: prejsť prehľadávanie krok za krokom
menu-games = Uložené partie: pokračovať, rozobrať
menu-settings = Nastavenia
menu-help = Pomoc
menu-exit = Koniec
menu-choose = Vyberte zo zoznamu:
menu-choose-number = Zadajte číslo od { $least } do { $most }.
linear-form = Enter nechá to, čo je v zátvorkách, q odíde.
linear-choice = { $label }: číslo alebo názov [{ $number }, { $now }]:
linear-number = { $label }, { $least } až { $most } [{ $now }]:
linear-switch = { $label }, y (áno) alebo n (nie) [{ $now }]:
linear-text = { $label }, - ak nič [{ $now }]:
linear-text-empty = { $label } []:
linear-yes-or-no = Zadajte y alebo n.
linear-unknown = Toto slovo tu nič neznamená: `help` povie, ktoré áno.
linear-greeting = { $game }: zadajte ťah, `board` ukáže plochu, `help` pomôže
linear-last = Posledný ťah: { $move }.
linear-undone = Vzaté späť: { $moves }.
linear-redone = Znova zahrané: { $moves }.
linear-help-quit = odísť; partia je uložená a pokračuje sa v nej cez `games`
linear-kept = Partia je uložená: pokračovať sa dá cez `games` v ponuke.
linear-after = Čo ďalej: `review` rozbor, `analyse` analýza, `again` ešte raz, Enter ponuka:
linear-set = Nastavenia sú uložené.
linear-analyse = Analýza, ťah alebo slovo:
linear-analyse-help =
    Ťah sa zahrá; `line 1` zahrá prvý ťah tohto variantu; `back` a `on` idú po ťahoch späť a vpred;
    `more` hľadí dlhšie; `lines 5` hľadá päť variantov; `board` ukáže plochu; `tree` prejde
    prehľadávanie tejto pozície; `quit` odíde.
linear-learn = Enter ide ďalej, alebo slovo:
linear-learn-help =
    Enter povie ďalší krok; `back` predchádzajúci; `cut` ide k ďalšiemu orezaniu, `again` k opakovanému hľadaniu;
    `skip` na koniec tohto uzla, `up` tam, kde sa vstúpilo do uzla vyššie; `go 2 1` na pozíciu po
    týchto ťahoch; `start` a `end`; `board` ukáže pozíciu, `tree` povie celý strom; `quit` odíde.
linear-learn-end = To bol posledný krok: `back` alebo `start` ide späť, `quit` odíde.
linear-review = Rozbor, číslo ťahu alebo slovo:
linear-review-help = Číslo ťahu povie o ňom viac; `try 4` hrá znova od pozície pred ťahom 4, `analyse 4` skúma tú pozíciu; `quit` odíde.
linear-review-stopped = Rozbor bol prerušený.
linear-games = Ktorá partia, alebo Enter ponuka:
linear-games-help = Číslo partie v nej pokračuje, alebo ju rozoberie, ak sa skončila; `analyse 2` skúma jej pozíciu, `remove 2` ju odstráni.
menu-more = Je toho viac: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.

## Od zadaného k tomu, čo sa myslelo

setup-no-game = zadajte hru, napríklad tic-tac-toe, alebo --preset; zoznam ukáže `plyground games`
setup-size-twice = `{ $game }` už určuje veľkosť: vynechajte --size { $size }
setup-unreachable = { $why }; s --allow-unreachable sa pozícia predsa prijme
setup-move = ťah { $number }: { $why }
setup-not-to-move = po týchto ťahoch nie je na ťahu { $side }, nech začal ktokoľvek: vynechajte --to-move alebo skontrolujte ťahy
setup-cannot-read = nedá sa prečítať { $file }: { $why }; skontrolujte súbor a skúste to znova
# Na mieste mena súboru.
setup-standard-input = štandardný vstup
setup-no-command = príkaz `{ $name }` neexistuje: pozrite --help

## Nesprávne použitie

# Celý riadok, s radou alebo bez nej.
usage-line = { $complaint } (pozrite --help)
usage-line-with-tip = { $complaint }; { $tip } (pozrite --help)
usage-unknown-command = neznámy príkaz '{ $word }'
usage-unknown-argument = nečakaný argument '{ $word }'
usage-unknown-value = neplatná hodnota '{ $value }' pre '{ $argument }' [možné hodnoty: { $values }]
usage-wrong-value = neplatná hodnota '{ $value }' pre '{ $argument }': { $why }
usage-missing-value = pre '{ $argument }' treba hodnotu, ale žiadna nie je zadaná
usage-missing-command = '{ $command }' potrebuje podpríkaz, ale žiadny nie je zadaný [podpríkazy: { $commands }]
usage-missing-arguments = chýbajú povinné argumenty: { $arguments }
usage-conflict = argument '{ $argument }' sa nedá použiť spolu s '{ $other }'
usage-repeated = argument '{ $argument }' sa nedá použiť viackrát
usage-similar-command = existuje podobný príkaz: '{ $word }'
usage-similar-argument = existuje podobný argument: '{ $word }'
usage-similar-value = existuje podobná hodnota: '{ $word }'

usage-depth = hĺbka je celé číslo od 0 do { $most }
usage-depths = { $why }; píšte 1..9, 5 alebo 1,3,5
usage-depths-downwards = hĺbky v rozsahu idú nahor, napríklad { $from }..{ $to }
usage-level = úroveň je celé číslo od 1 do 10
usage-nodes = počet uzlov je celé číslo väčšie ako 0
usage-warmup = počet behov pred prvým meraným je celé číslo od 0 do 1 000 000
usage-runs = počet behov je celé číslo od 1 do 1 000 000; --no-time čas nemeria
usage-above-zero = má to byť celé číslo väčšie ako 0
usage-within = má to byť celé číslo od { $from } do { $to }
usage-seconds = čas je počet sekúnd väčší ako 0

## Prečo sa súbor nedal prečítať alebo zapísať

io-not-found = taký súbor ani priečinok neexistuje
io-permission-denied = prístup odmietnutý
io-is-a-folder = je to priečinok
io-not-a-folder = časť cesty nie je priečinok
io-storage-full = nezostalo miesto
io-read-only = súborový systém je iba na čítanie
io-not-text = nie je to text v kódovaní UTF-8
io-too-large = je príliš veľký
io-not-a-file = nie je to obyčajný súbor
files-cannot-write = nedá sa zapísať { $file }: { $why }; vyberte iné miesto
files-wrong-ending = { $option } zapisuje .{ $right }, ale { $file } sa končí na .{ $ending }: zvoľte názov s koncovkou .{ $right }

## Koniec prerušeného príkazu

failure-interrupted = prerušené: { $why }

## Samostatný hráč

brain-help =
    pbrain-plyground { $version }: engine Plygroundu na gomoku pre turnajových manažérov a hracie plochy.

    Manažér ho spúšťa bez argumentov a hovorí s ním cez štandardný vstup a výstup
    protokolom Gomocup.

    Príklad, prvý ťah na ploche 15x15:
      printf 'START 15\nBEGIN\n' | pbrain-plyground

    Ako ho použiť, hovorí docs/gomocup.md; `plyground gomocup` je to isté, všetko ostatné má `plyground --help`.
brain-argument = pbrain-plyground: `{ $argument }` tu nič neznamená: spúšťa sa bez argumentov, pozri --help
