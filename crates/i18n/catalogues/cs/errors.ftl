# Stížnosti a vysvětlení zpod rozhraní. Slovník je na začátku names.ftl.

## Jazyky

language-unknown = jazyk `{ $wish }` tu není: vyberte jeden z { $codes }

## Jména

name-unknown =
    { $kind ->
        [game] hra `{ $name }` neexistuje; k dispozici jsou { $names }
        [algorithm] algoritmus `{ $name }` neexistuje; k dispozici jsou { $names }
        [evaluator] ohodnocovací funkce `{ $name }` neexistuje; k dispozici jsou { $names }
        [feature] příznak `{ $name }` neexistuje; k dispozici jsou { $names }
        [preset] předvolba `{ $name }` neexistuje; k dispozici jsou { $names }
        [mutation] mutace `{ $name }` neexistuje; k dispozici jsou { $names }
        [convention] konvence `{ $name }` neexistuje; k dispozici jsou { $names }
        [ordering] pořadí tahů `{ $name }` neexistuje; k dispozici jsou { $names }
       *[other] jméno `{ $name }` neexistuje; k dispozici jsou { $names }
    }
name-unknown-near =
    { $kind ->
        [game] hra `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [algorithm] algoritmus `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [evaluator] ohodnocovací funkce `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [feature] příznak `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [preset] předvolba `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [mutation] mutace `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [convention] konvence `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
        [ordering] pořadí tahů `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
       *[other] jméno `{ $name }` neexistuje: mysleli jste `{ $nearest }`?
    }
name-asked-of = { $why } (hra { $game })
name-unclosed = v `{ $text }` chybí uzavírací závorka
name-alias = { $alias }: { $why }

## Tahy

move-unknown = `{ $text }` tu není tah: zkuste jeden z { $moves }
move-after-the-end = hra skončila, další tahy nejsou
# Za slovem „Tah:“.
move-help-one-of = jeden z { $moves }
move-help-columns = číslo sloupce, 1 až { $last }
column-unreadable = `{ $text }` není sloupec: zadejte jeho číslo, 1 až { $last }
column-full = sloupec { $column } je plný: vyberte jiný
move-help-cells = { $forms } (řádky podle označení)

cell-unreadable = `{ $text }` není pole: zadejte ho jako { $forms }
cell-off-board = `{ $cell }` není na desce { $width }×{ $height }: sloupce jsou a-{ $last }, řádky 1-{ $height }
cell-no-such-number = pole { $number } neexistuje: pole jsou očíslována od 1 do { $most }
cell-without-number = pole této desky nemají čísla: zadejte pole jako { $forms }
cell-taken = na poli { $cell } už je { $side }: vyberte prázdné
move-forbidden = tah { $cell } je zakázán: { $why }; vyberte jiné pole
forbidden-overline = { $side } nesmí vytvořit šest nebo více v řadě
forbidden-two-fours = { $side } nesmí vytvořit dvě čtyřky najednou
forbidden-two-threes = { $side } nesmí vytvořit dvě otevřené trojky najednou
cell-forms = { $cell }, `{ $row } { $column }` nebo `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` nebo `row { $row } col { $column }`

## Co tah udělá. Každý řádek stojí za tahem: „h8 tvoří otevřenou čtyřku“.

remark-wins = vyhrává hned
remark-line = dokončuje řadu a vyhrává
remark-loses = prohrává hned
remark-stops-win = zastavuje { SIDE($side, case: "accusative") }, který by hned vyhrál
remark-allows-win = dovoluje { SIDE($side, case: "dative") } hned vyhrát tahem { $reply }
remark-two-threats = vytváří dvě hrozby najednou
remark-threat = hrozí výhrou tahem { $movement }
merit-extends = má { $count } z { $length } na linii bez { SIDE($side, case: "genitive") }
merit-blocks = blokuje řadu, na které má { $side } { $count } z { $length }
merit-centre = obsazuje střed
merit-most-lines = leží na největším počtu linií bez { SIDE($side, case: "genitive") }: { $count }
merit-lines = leží na liniích bez { SIDE($side, case: "genitive") }: { $count }
mnk-never-won = řada délky { $k } se na tuto desku nevejde: každá partie končí remízou
remark-five = tvoří pět v řadě a vyhrává
remark-open-four = tvoří otevřenou čtyřku
remark-two-fours = tvoří dvě čtyřky najednou
remark-four-and-three = tvoří čtyřku a otevřenou trojku najednou
remark-four = tvoří čtyřku, na kterou je třeba odpovědět
remark-two-threes = tvoří dvě otevřené trojky najednou
remark-three = tvoří otevřenou trojku
remark-overline = tvoří šest nebo více v řadě, což tu nevyhrává
remark-closed-five = tvoří pětku zavřenou z obou stran, což tu nevyhrává
remark-stops-five = zastavuje pětku { SIDE($side, case: "genitive") }
remark-stops-open-four = zastavuje otevřenou čtyřku { SIDE($side, case: "genitive") }
remark-stops-four-and-three = zastavuje čtyřku s trojkou { SIDE($side, case: "genitive") }
remark-allows-five = dovoluje { SIDE($side, case: "dative") } vytvořit pětku
remark-allows-open-four = dovoluje { SIDE($side, case: "dative") } vytvořit otevřenou čtyřku
remark-allows-four-and-three = dovoluje { SIDE($side, case: "dative") } vytvořit čtyřku s trojkou najednou

## Pozice

starter-fixed = ve hře { $game } vždy začíná { $side }
position-not-from-text = pozice hry { $game } nelze zadat textem: zadejte tahy
position-cells =
    { $count ->
        [one] pozice má { $count } pole, deska { $cells }: zadejte řádky oddělené /, řádků { $rows }, polí v každém { $columns }
        [few] pozice má { $count } pole, deska { $cells }: zadejte řádky oddělené /, řádků { $rows }, polí v každém { $columns }
        [many] pozice má { $count } pole, deska { $cells }: zadejte řádky oddělené /, řádků { $rows }, polí v každém { $columns }
       *[other] pozice má { $count } polí, deska { $cells }: zadejte řádky oddělené /, řádků { $rows }, polí v každém { $columns }
    }
position-rows =
    { $count ->
        [one] pozice má { $count } řádek, deska { $rows }: řádky oddělujte znakem /
        [few] pozice má { $count } řádky, deska { $rows }: řádky oddělujte znakem /
        [many] pozice má { $count } řádku, deska { $rows }: řádky oddělujte znakem /
       *[other] pozice má { $count } řádků, deska { $rows }: řádky oddělujte znakem /
    }
position-row =
    { $count ->
        [one] řádek { $row } pozice má { $count } pole, ne { $columns }: za každé napište X, O nebo tečku
        [few] řádek { $row } pozice má { $count } pole, ne { $columns }: za každé napište X, O nebo tečku
        [many] řádek { $row } pozice má { $count } pole, ne { $columns }: za každé napište X, O nebo tečku
       *[other] řádek { $row } pozice má { $count } polí, ne { $columns }: za každé napište X, O nebo tečku
    }
position-sign = `{ $sign }` v pozici nic neznamená: použijte X, O, tečku nebo počet prázdných polí
position-too-large =
    { $most ->
        [one] pozice je větší než každá deska: nejvýše { $most } pole
        [few] pozice je větší než každá deska: nejvýše { $most } pole
        [many] pozice je větší než každá deska: nejvýše { $most } pole
       *[other] pozice je větší než každá deska: nejvýše { $most } polí
    }
position-uneven = { $x } X a { $o } O ve hře nemůže vzniknout: tahy se střídají
position-wrong-turn = { $side } táhl o jednou víc ({ $x } X, { $o } O) a nemůže být na tahu
position-two-lines = obě strany dokončily řadu, což ve hře nemůže nastat
position-line-to-move = { $side } dokončil řadu a nemůže být na tahu
position-lines-apart = { $side } má řady, které nedokončil jediný poslední kámen
position-too-late = partie skončila dříve, než byly položeny všechny tyto kameny: některé vynechte

## Desky

connect-form = pište connect(W,H,K), například connect(7,6,4)
connect-too-large = na desce s { $width } sloupci a { $height } řádky se hrát nedá: W krát (H + 1) může být nejvýše 64, jako v connect(7,6,4)
connect-floating = pod kamenem ve sloupci { $column }, řádku { $row } nic není: kameny padají dolů
othello-size = Othello se tu hraje na 4×4, 6×6 a 8×8: napište othello(6)
othello-unreachable = toto ve hře nemůže vzniknout: na čtyřech polích uprostřed vždy leží kameny a každý další byl položen vedle jiného
boxes-form = pište dots-and-boxes(W,H), například dots-and-boxes(4,3)
boxes-size = na poli { $width } krát { $height } čtverečků se hrát nedá: strany jsou od 1 do { $longest } a čar může být nejvýše 64, jako v dots-and-boxes(5,5)
boxes-picture = pozice má mít tolik řádků: { $rows }, v každém tolik znaků: { $columns }; mezi řádky /, za posledním kdo je na tahu: { $example }
boxes-sign = `{ $sign }` nemůže stát ve sloupci { $column } řádku { $row } pozice: tečky jsou +, čáry - a |, čtverečky X a O, a co chybí, je .
boxes-owners = čtvereček někomu patří právě tehdy, když jsou nakresleny jeho čtyři strany: opravte čtverečky nebo čáry
boxes-turn = kdo nakreslí poslední čáru, má čtvereček a zůstává na tahu: změňte, kdo je na tahu
line-unreadable = `{ $text }` není čára: napište pole, kde se má nakreslit, například { $line }
line-is-dot = { $cell } je tečka: čáry se kreslí mezi tečkami, například { $line }
line-is-box = { $cell } je vnitřek čtverečku: čáry se kreslí kolem něj, například { $line }
line-drawn = { $line } už je nakreslená: vyberte jinou čáru
move-help-lines = pole mezi dvěma tečkami, kde se nakreslí čára: { $line }
nim-form = pište nim a počty kamenů v hromádkách, za nimi, chcete-li, `take=K` nebo `misere`: nim(3,4,5), nim(21,take=3), nim(1,3,5,7,misere)
nim-size = Nim se tu hraje s 1 až { $heaps } hromádkami po 1 až { $stones } kamenech, z nichž tah bere aspoň jeden: pište nim(3,4,5) nebo nim(21,take=3)
nim-position = napište, kolik zbylo v každé hromádce, ne víc než na začátku, a kdo je na tahu: { $example }
take-unreadable = `{ $text }` není tah: napište písmeno hromádky, a až { $last }, minus a kolik kamenů vzít, například a-1
take-empty = hromádka { $heap } je prázdná: berte z jiné
take-too-many = { $stones } se z hromádky { $heap } vzít nedá: berte 1 až { $most }
move-help-heaps = písmeno hromádky, minus a kolik kamenů vzít: { $example }
kalah-form = pište kalah(H,S), například kalah(6,4)
kalah-size = kalah se tu hraje s 1 až { $houses } důlky na stranu a 1 až { $seeds } semínky v každém: pište kalah(6,4)
kalah-position = napište pro každou stranu semínka v jejích důlcích a ve skladu (celkem { $total }) a kdo je na tahu: { $example }
kalah-one-side-empty = jedna strana nemá v důlcích semínka, čímž hra končí: vložte semínka druhé strany do jejího skladu
house-unreadable = `{ $text }` není důlek: napište jeho číslo, 1 až { $last }, počítané směrem k vlastnímu skladu
house-empty = důlek { $house } je prázdný: vyberte jiný
move-help-houses = číslo důlku, 1 až { $last }, počítané směrem k vlastnímu skladu
draughts-rules = pište draughts(english), draughts(russian) nebo draughts(international)
draughts-move-help = pole odkud a kam, a kde to není jasné, i ta mezi nimi: jeden z { $moves }
draughts-must-capture = brát je povinné: zahrajte jeden z { $moves }
draughts-ambiguous = `{ $text }` lze zahrát více způsoby: napište { $moves }
draughts-form = napište, kdo je na tahu a na kterých polích stojí kameny obou stran, například { $example }
draughts-turn = pozice říká, že na tahu je { $colour }: změňte její první písmeno nebo neuvádějte nic jiného
draughts-square = `{ $word }` tu není pole: pište čísla tmavých polí od 1 do { $last }, před dámami K
draughts-twice = na { $square } nemohou stát dva kameny: každé pole uveďte jednou
draughts-uncrowned = kámen nemůže stát na { $square }, tam se stává dámou: napište před ním K
draughts-too-many = příliš mnoho kamenů jedné strany: { $count }, může jich být nejvýše { $most }
draughts-empty = na desce není ani jeden kámen: uveďte pole
draughts-counts = takové počty za kameny ve hře nevzniknou: vynechte :H, :E a :R
mnk-form = pište mnk(W,H,K), například mnk(7,6,4), a je-li třeba, za K `exact` a `misere`
mnk-size = `{ $word }` není velikost: { $form }
mnk-option = `{ $word }` není možnost hry mnk: jsou `exact` a `misere`
mnk-sides = deska { $width } krát { $height } není možná: strany jsou od 1 do { $most }
mnk-too-large = { $width } krát { $height } polí se na tento druh desky nevejde: použijte velkou
mnk-k = { $k } v řadě nemůže vyhrát: K je od 1 do { $most }
torus-form = pište torus(W,H,K), například torus(6,5,4)
torus-too-large = na torusu { $width } krát { $height } polí se hrát nedá: má nejvýše 64 polí a 26 sloupců, jako v torus(8,8,5)
ultimate-form = pište ultimate nebo ultimate(count), pokud bez řady rozhoduje počet desek
ultimate-help = pole, například { $cell }, na desce, kterou určil poslední tah
ultimate-sent = { $cell } je na desce { $wrong }, ale poslední tah určil desku { $board }: hrajte mezi { $first } a { $last }
ultimate-closed = { $cell } je na desce { $wrong }, která je už rozhodnutá: hrajte na jiné
ultimate-both = na desce { $board } mají tři v řadě obě strany: jednu z řad odstraňte
ultimate-not-open = na desku { $board } nelze nikoho poslat, je už rozhodnutá: za řádky pište -
ultimate-unsent = žádná značka { $side } tam soupeře neposílá: za řádky napište správnou desku
ultimate-tail = `{ $text }` není deska: za řádky pište b1 až b9, nebo -, pokud si desku lze vybrat
dots-form = pište dots(W,H), například dots(12,10), a je-li třeba, za rozměry `cross` a `ground`
dots-sides = deska { $width } krát { $height } bodů není možná: strany jsou od { $least } do { $most }
dots-help = bod, například { $cell }
dots-help-ground = bod, například { $cell }, nebo `ground`, čímž se hra ukončí
dots-no-ground = tuto hru nikdo nesmí ukončit: hrajte dál, nebo začněte hru s volbou `ground`
dots-inside = { $cell } je v oblasti, kterou uzavřel { $side }: vyberte volný bod mimo ni
dots-position = pište řádky s tečkami a za mezerou řádky s oblastmi, jsou-li nějaké
dots-open-area = { $cell } je v oblasti { SIDE($side, case: "genitive") }, kterou neuzavírá řetěz živých teček: vynechte bod z oblastí
dots-no-cross = chybí tečka { $cell }, se kterou hra začíná: doplňte ji
dots-empty-area = { $cell } je v oblasti { SIDE($side, case: "genitive") } bez zajaté tečky a prázdné řetězy se neuzavírají: vynechte bod z oblastí
five-form = napište five(N,PRAVIDLO) nebo five(W,H,PRAVIDLO), například five(15,renju) nebo five(19,caro)
five-rule = `{ $word }` tu není pravidlo: jsou `renju` a `caro`; pro jiná pravidla jsou hry `gomoku` a `gomoku(exact)`
five-sides = deska { $width } krát { $height } není možná: strany mají od { $least } do { $most }

## Stromy jako text

explicit-unreadable = strom nelze přečíst od znaku { $number }: { $why }
explicit-trailing = `{ $sign }` je za koncem stromu: odstraňte ho
explicit-too-deep = vnoření je hlubší než { $most }
explicit-too-large =
    { $most ->
        [one] má více než { $most } uzel
        [few] má více než { $most } uzly
        [many] má více než { $most } uzlu
       *[other] má více než { $most } uzlů
    }
explicit-too-wide =
    { $most ->
        [one] seznam má nejvýše { $most } položku
        [few] seznam má nejvýše { $most } položky
        [many] seznam má nejvýše { $most } položky
       *[other] seznam má nejvýše { $most } položek
    }
explicit-long-name =
    { $most ->
        [one] jméno má nejvýše { $most } písmeno
        [few] jméno má nejvýše { $most } písmena
        [many] jméno má nejvýše { $most } písmena
       *[other] jméno má nejvýše { $most } písmen
    }
explicit-elsewhere = pozice { $position } se ve stromu { $tree } nenachází
explicit-no-value = končí tam, kde má stát číslo nebo [
explicit-missing = před ] chybí číslo nebo seznam
explicit-separator = `{ $sign }` tam, kde má stát čárka nebo ]
explicit-unclosed = končí uvnitř seznamu: přidejte ]
explicit-not-a-value = `{ $word }` není hodnota: pište celá čísla od -{ $most } do { $most }, inf nebo -inf; jméno se píše jméno:hodnota

## Ohodnocovací funkce

pattern-ladder-misere = pattern-ladder si cení řad, které tu prohrávají: použijte ohodnocovací funkci `outcome`
pattern-ladder-five = pattern-ladder hodnotí pět v řadě, ne { $k }: vyberte `gomoku` nebo mnk(W,H,5)
line-powers-board = line-powers hodnotí jen čtyři v řadě na desce 5×5: vyberte hru `piskvorky`
line-powers-misere = line-powers si cení řad, které tu prohrávají: použijte ohodnocovací funkci `outcome`

weights-not-taken = ohodnocovací funkce { $evaluator } nemá váhy, které by šlo nastavit
weights-not-toml = soubor s vahami není TOML: řádek { $line }: { $why }
weights-unknown-table = soubor s vahami má neznámý klíč `{ $key }`: jsou [white] a [black]
weights-not-a-table = `{ $table }` v souboru s vahami musí být tabulka: pište [{ $table }]
weights-no-table = v souboru s vahami chybí tabulka [{ $table }]
weights-unknown-key = soubor s vahami má neznámý klíč `{ $table }.{ $key }`: jsou { $keys }
weights-no-key = v souboru s vahami chybí klíč `{ $table }.{ $key }`
weights-not-a-number = `{ $table }.{ $key }` musí být celé číslo od 0 do { $most }, ne { $given }
# Za slovem „ne“.
weights-type =
    { $kind ->
        [string] řetězec
        [float] desetinné číslo
        [boolean] logická hodnota
        [datetime] datum
        [array] pole
        [table] tabulka
       *[other] hodnota jiného typu
    }

## Chyby

mistake-of-one-search = mutace `{ $mutation }` mění jen { $search }: přidejte --algorithm { $search }
mistake-of-two-searches = mutace `{ $mutation }` mění jen { $first } a { $second }: přidejte --algorithm { $first }
mistake-of-another-game = mutace `{ $mutation }` mění hru { $of }, ne { $game }
mistake-of-another-evaluator = mutace `{ $mutation }` mění ohodnocovací funkci { $of }, ne { $evaluator }: přidejte --evaluator { $of }
mistake-unknown-to-game = hra { $game } nezná chybu { $mutation }
mistakes-not-together = { $first } a { $second } nelze spojit: vyberte jednu z nich

## Prohledávání

ordering-number = číslo v `{ $text }` nesedí: pište random:7 nebo best:2
ordering-without-number = za pořadím tahů { $ordering } není žádné číslo
ordering-plies =
    { $most ->
        [one] best se dívá nejvýše { $most } půltah dopředu, například best:1
        [few] best se dívá 1 až { $most } půltahy dopředu, například best:2
        [many] best se dívá 1 až { $most } půltahu dopředu, například best:2
       *[other] best se dívá 1 až { $most } půltahů dopředu, například best:2
    }
ordering-no-middle = hra { $game } nemá střed, od kterého by šlo začít: vyberte jiné pořadí tahů
ordering-by-steps = prohledávání krok za krokem drží pořadí tahů samotné hry: zadejte hloubku

verify-unlisted = { $game } není v seznamu her: zavolejte kontrolu s jejím vlastním typem
turns-needed = { $search } potřebuje střídání tahů, které { $game } neslibuje: použijte minimax nebo pvs
search-unwatched = { $search } má vlastní pořadí tahů a pamatuje si, co viděl: chcete-li měnit pořadí tahů nebo vidět každý krok, použijte minimax, negamax, alpha-beta nebo negascout
search-own-conventions = { $search } zná jen dohody plyground: použijte ty nebo hledání z učebnice
search-not-offered = { $search } se pro { $game } nenabízí: hře chybí, co potřebuje (viz `plyground algorithms`); minimax se hodí pro každou hru
monte-carlo-no-value = monte-carlo hraje náhodné partie, proto nenajde hodnotu ke srovnání s minimaxem a nemá kroky k ukázání: použijte `plyground search --algorithm monte-carlo` nebo ho nechte hrát
monte-carlo-asks-nobody = monte-carlo hraje do konce partie a neptá se ohodnocovací funkce: vynechte předvolbu, ohodnocovací funkci, její váhy, konvence a chyby nebo vyberte jiné hledání
rave-needs-numbers = rave potřebuje čísla tahů, která { $game } nedává: vynechte ho
solve-needs-keys = { $game } nelze vyřešit metodou { $method }: její pozice nemají klíče
solve-one-thread = { $game } se touto metodou řeší v jednom vlákně: více vláken má jen vlastní řešitel Othella
trace-not-diagnosed-search = hledá se u minimaxu, negamaxu, alfa-beta a NegaScoutu s přirozeným pořadím tahů, ve hrách, kde se strany střídají
trace-not-diagnosed-part = v záznamu chybějí návštěvy nebo jejich hodnoty
trace-not-diagnosed-large = do hloubky { $depth } má hra více než { $most } pozic

## Obrázky

picture-undrawable = obrázek nelze nakreslit: { $why }
picture-too-large = obrázek je příliš velký, aby šel nakreslit
picture-unwritable = obrázek nelze zapsat: { $why }

tally-discs = kamenů: { $count }
tally-pieces = kamenů: { $count }
tally-boxes = čtverců: { $count }
tally-captured = zajatých: { $count }
tally-boards = desek: { $count }
tally-seeds = semínek: { $count }
othello-must-pass = kámen nelze položit: vynechte tah
draughts-capture-due = brát je povinné
ultimate-due = hrajte na desce { $board }, mezi { $first } a { $last }

## Zapsané partie a zápasy

record-size = desky mají 5 až 20 sloupců a řádků, ne { $width } a { $height }
record-after-end = tah { $number }, { $cell }: partie skončila před ním
record-taken = tah { $number }, { $cell }: na tom poli už je kámen
record-unreadable-cell = `{ $text }` není pole: napište písmeno a číslo, například h8
record-sgf-not = toto není SGF: partie začíná `(;`
record-sgf-game = toto SGF je partie jiné hry, GM[{ $kind }]: gomoku a renju jsou GM[4]
record-sgf-cell = `{ $value }` není v SGF pole desky { $width }x{ $height }: napište dvě písmena, { $first } je vlevo nahoře
record-sgf-cut-off = toto SGF končí uprostřed partie: chybí závorka
record-psq-not = toto není PSQ: jeho první řádek je jako `{ $head }`
record-psq-cell = řádek { $line } v PSQ není pole desky { $width }x{ $height }: sloupce a řádky se počítají od 1
record-off-board = `{ $cell }` není na desce { $width }x{ $height }: sloupce jsou 0-{ $right }, řádky 0-{ $bottom } shora
record-two-stones = na { $cell } jsou dva kameny: uveďte každé pole jednou
record-black-won = partie skončila: černý už vyhrál
record-white-won = partie skončila: bílý už vyhrál
match-file-foreign = nejsou to nastavení zápasu: { $why }
match-file-version = zapsala to jiná verze Plygroundu: začněte zápas znovu
match-file-number = pole `{ $field }` je { $number }, ale musí být od { $least } do { $most }
match-file-name = pole `{ $field }` musí být název o 1 až { $most } znacích na jednom řádku
match-file-same-name = dva enginy mají název `{ $name }`
match-file-all-games = všechny enginy dohromady by odehrály { $games } partií a uchovat jich lze nejvýše { $most }: snižte `games`
match-file-rule = pole `rule` musí být freestyle, standard, renju nebo caro
match-file-no-openings = v poli `openings` musí být aspoň jedno zahájení
match-file-opening = zahájení { $number }: { $why }
match-journal-line = řádek { $line } deníku nelze přečíst ({ $why }): opravte jej nebo smažte
match-journal-foreign = řádek { $line } deníku je z jiného zápasu: partie { $game }, { $black } proti { $white }
opening-line = řádek { $line } v zahájeních: { $why }
opening-unplayable = pravidla tyto tahy nedovolují, nebo po nich partie končí
opening-none = nejsou v něm zahájení: pište jedno na řádek, například h8i9g7
opening-offsets = posunutí jsou dvojice celých čísel, například `0,0, 1,-2`
opening-off-board = { $offset } od středu není na desce { $size }x{ $size }
report-settings-empty = zpráva potřebuje aspoň jeden algoritmus a jednu hloubku od 1

# Partie u stolu, její programy, čtení a zápis partií.

play-nothing-to-take-back = Není co vzít zpět.
player-number-between = `{ $setting }` potřebuje celé číslo od { $least } do { $most }
player-number-from = `{ $setting }` potřebuje celé číslo od { $least }
player-seconds = `{ $setting }` potřebuje počet sekund větší než 0, například 0.5
player-empty = nikdo není uveden: napište person, level=1 až level=10, random nebo prohledávání, například alpha-beta depth=4
player-unknown = hráč `{ $name }` neexistuje: napište level=1 až level=10, random nebo prohledávání: { $searches }
record-empty = není v tom partie: vložte tahy, SGF nebo PSQ
player-unknown-setting = `{ $setting }` není nastavení hráče: jsou depth, nodes, time, level a evaluator a pro monte-carlo playouts, time a rave
player-not-for-monte-carlo = `{ $setting }` nejde s monte-carlo, které zná playouts, time a rave: napište monte-carlo playouts=10000
player-only-monte-carlo = `{ $setting }` je jen pro monte-carlo: napište monte-carlo { $setting } nebo dejte hledání nodes, depth či time
clock-unclear = `{ $text }` není čas na partii: napište minuty nebo minuty+sekundy na tah, například 5+3
move-number-wrong = tah { $number }: { $why }
play-is-over = partie skončila: vezměte tah zpět, nebo začněte novou
play-nothing-to-redo = Není co zopakovat.
play-time-is-over = čas vypršel a žádný tah ho nevrátí
play-too-late = od té doby, co se na to ptali, partie pokročila
record-five-only = SGF a PSQ se píší pro pět v řadě na deskách od 5 do 20: zapište { $game } jako seznam tahů
record-not-in-turn = { $side } táhne dvakrát po sobě, tak se tu nehraje
record-psq-in-turn = do PSQ patří partie, které X začal na prázdné desce: zapište tuto v SGF
record-several-games = v souboru je více partií ({ $count }): přečtena byla první
record-cell-taken = pole { $cell } už obsadil tah { $earlier }
record-variations = vynechané varianty: { $count }; přečtena byla hlavní
record-strange-rule = pravidlo `{ $rule }` zde není známo: partie se přečetla jako freestyle
saved-cut-off = toto není uložená partie tohoto programu: { $why }; možná je uříznutá
saved-foreign = toto není uložená partie tohoto programu: uvádí { $format }, verzi { $version }
saved-newer = tuto partii uložil novější Plyground: soubor má verzi { $version } a tento program čte nejvýše { $known }; aktualizujte Plyground
saved-sides = toto není uložená partie tohoto programu: strany musí být X nebo O

## Sliby her a prohledávání, pro `plyground verify`. Co stojí před (), je název funkce.

rule-panic = ověřovaný kód panikaří (panic)
rule-order = moves() dává při opakovaném volání jiný seznam
rule-length = iterátor tahů nesprávně říká, kolik jich zbývá
rule-count = move_count() není počet tahů
rule-twice = tah je v seznamu dvakrát
rule-end = outcome() má dát Some právě tam, kde nejsou tahy
rule-word = tah se nezapisuje jedním slovem
rule-alike = dva tahy se zapisují stejně
rule-read-move = zapsaný tah se nedá přečíst zpět
rule-nonsense = co není tah, čte se jako tah
rule-cells = pole neleží na mřížce
rule-unmake = vrácení tahu neobnoví pozici
rule-clone = tah v kopii mění originál
rule-turns = slíbeno je střídání tahů, a jedna strana táhne dvakrát
rule-key-lost = pozice, které se zapisují stejně, mají různé klíče
rule-key-shared = pozice, které se zapisují různě, mají týž klíč
rule-future = pozice se stejným klíčem nemají stejnou budoucnost
rule-image-lost = pozice se stejným klíčem mají různé symetrické klíče
rule-image-shared = pozice se stejným symetrickým klíčem nejsou obrazy jedna druhé
rule-image-worth = je slíbeno, že všechny obrazy pozice mají stejné hodnocení, a není tomu tak
rule-index-range = číslo tahu není menší než indices()
rule-read-position = zapsaná pozice se nepřečte zpět taková, jaká byla
rule-endless = partie nekončí
rule-range = ohodnocovací funkce překračuje vlastní rozsah
rule-terms = členy ohodnocovací funkce nedávají v součtu její hodnotu
rule-flat-wins = slíbeno je, že konce mají stejnou cenu v jakékoli vzdálenosti, a není tomu tak
rule-outcomes = slíbeno je, že výhra je cennější než remíza a remíza než prohra, a není tomu tak
rule-antisymmetry = pozice nemá pro jednu stranu takovou cenu, jakou bere druhé
rule-value = hodnota není ta, kterou dává minimax
rule-bound = co se říká o hodnotě, neplatí
rule-best = tah, který se označuje za nejlepší, nemá tuto hodnotu
rule-line = očekávanou variantu nelze zahrát
rule-root-move = co se říká o tahu v kořeni, neplatí
rule-window = odpověď pro okno je nesprávná
rule-restored = prohledávání zanechá jinou pozici, než dostalo
rule-stop = prohledávání dostalo pokyn zastavit a nezastaví
rule-nodes = prohledávání vstoupí do více uzlů, než smí
rule-stopped = zastavené prohledávání tvrdí, co neplatí
rule-repeatable = na tutéž otázku prohledávání odpoví jinak
mutation-of-another-search = { $mutation } není chyba v kódu { $algorithm }

## Hry a ohodnocovací funkce, které přidává program, i v Pythonu

game-name-taken = hra `{ $name }` už existuje: zvolte jiný název
python-undo-broken = undo_move({ $text }) neobnoví stav: po do_move a undo_move je { $changed } jiné než před tahem
python-moves-none = get_moves vrátila None: má vrátit seznam tahů, který je na konci hry prázdný
python-moves-many = get_moves vrátila příliš mnoho tahů: { $count }, nejvyšší dovolený počet je { $most }
python-value-not-whole = { $source } vrátila { $value }: prohledávání porovnává celá čísla, vynásobte proto stem nebo tisícem a zaokrouhlete
python-methods-missing = třídě { $class } chybí { $missing }: hra má metody get_moves(player), do_move(move), undo_move(move), is_win(player) a score(player)
python-players-missing = třída { $class } musí uvést dva hráče, začínajícího jako prvního: players = ["X", "O"]
python-player-unknown = to_move={ $wanted }: takový hráč není, jsou { $players }
python-class-unknown = třída Pythonu jménem { $name } ještě není hrou: nejprve zavolejte plyground.game({ $name })
python-finished = hra zde skončila: není co prohledávat
python-quantity-unknown = `{ $name }` nelze vykreslit; k dispozici jsou { $names }
python-moves-after-win = po { $moves } is_win říká, že vyhrál { $winner }, ale get_moves stále vrací tahy: na konci hry má být seznam prázdný
python-turn-unknown = to_move() vrátila { $said }: dokud hra trvá, musí vrátit hráče na tahu, jednoho z { $players }
python-turn-otherwise = to_move={ $wanted }, ale podle stavu je na tahu { $said }
python-score-beyond = score vrátila { $score }, ale infinity je { $most } a žádné ohodnocení ji nesmí překročit: zvolte infinity větší než každé ohodnocení
python-moves-of-other = { $place } get_moves({ $player }) vrací tahy hráče { $other }: hráči se v tazích střídají, pokud třída nemá metodu to_move(), která vrací hráče na tahu; bez ní hráč, který tah vynechává, potřebuje tah, kterým se tahu vzdá
python-turn-attribute = { $place } je na tahu { $player }, protože se hráči střídají, ale self.{ $attribute } je { $other }: pokud určuje, kdo je na tahu, přidejte třídě metodu to_move(), která ho vrátí
python-at-start = na začátku
python-after-moves = po { $moves }
python-score-uneven = { $place } je score({ $one }) { $first }, ale score({ $other }) je { $second } a ne { $expected }: score se volá jen pro stranu na tahu a minimax, který se vždy ptá na { $one }, se rozchází s negamaxem
report-case-form = v řádku { $line } testů chybí `=`: napište pozici, `=` a očekávaný tah
## Exercises

exercise-unknown-kind = `{ $name }` není druh úlohy: vyberte jeden z { $known }
exercise-not-a-key = toto nejsou řešení z `plyground exercise`: { $why }. Zadejte key.json ze složky `key`
exercise-class-no-id = na řádku { $line } seznamu třídy chybí číslo: každý řádek je jméno,číslo, například Ada Lovelace,1815
exercise-class-repeated = na řádku { $line } seznamu třídy se číslo { $id } opakuje: čísla se musí lišit, podle nich se vybírá list
exercise-class-empty = v seznamu třídy nejsou studenti: na každý řádek napište jméno,číslo
exercise-class-heading = první řádek seznamu třídy se čte jako student: { $name }, { $id }; záhlaví pojmenujte name,id
exercise-answers-toml = odpovědi nejsou platný TOML: { $why }
## Soubory ohodnocovacích funkcí

formula-at = vzorec, znak { $place }: { $why }
formula-leftover = `{ $found }` sem nepatří: napište před to operátor, nebo to vynechte
formula-expected = čeká se číslo, příznak nebo závorka, ne `{ $found }`
formula-ends = vzorec končí tam, kde se čeká číslo, příznak nebo závorka
formula-unclosed = závorka otevřená zde není uzavřena: napište )
formula-number = `{ $found }` není číslo
formula-side = `{ $side }.` není strana: napište `their.` pro soupeře, `my.` nebo nic pro stranu na tahu
formula-values = { $function } potřebuje hodnoty v závorkách: { $form }
formula-too-large = vzorec je příliš velký: kroků smí být nejvýše { $most }, vnoření nejvýše { $deepest }
formula-many-features = vzorec smí použít nejvýše tolik příznaků, počítaných za každou stranu: { $most }
formula-file-long = soubor ohodnocovací funkce má víc bajtů než { $most }: zkraťte ho
formula-not-toml = soubor ohodnocovací funkce není TOML: řádek { $line }: { $why }
formula-key = soubor ohodnocovací funkce má neznámý klíč `{ $key }`: jsou { $keys }
formula-no-name = v souboru ohodnocovací funkce chybí jméno: napište name = "mine"
formula-either = soubor ohodnocovací funkce má buď formula, nebo tabulku [weights]: napište jedno z nich
formula-name = `{ $name }` nemůže být jméno ohodnocovací funkce: malá písmena bez diakritiky, číslice a spojovníky, nejvýše { $most } znaků, nejdřív písmeno
formula-kind = `{ $key }` v souboru ohodnocovací funkce má hodnotu špatného druhu: napište { $right }
formula-worths = win, draw a loss jsou celá čísla od -{ $most } do { $most }, loss je menší než win a draw mezi nimi
formula-ends-key = `ends` v souboru ohodnocovací funkce je "outcome", pak platí win, draw a loss, nebo "formula"
own-evaluator-taken = jiná ohodnocovací funkce se už jmenuje { $name }: dejte své jiné jméno
own-evaluator-other-game = ohodnocovací funkce { $name } je pro { $game }, a toto je { $here }: změňte `game` v jejím souboru, nebo ho vynechte
grade-board-over = na desce `{ $position }` je po hře: úloha potřebuje tah
grade-board-unreadable = `{ $position }` není deska { $width } krát { $height }: napište řádky shora s X, O a ., oddělené /
grade-game-unknown = `{ $game }` není hra úlohy: napište explicit nebo mnk(W,H,K) s nejvýše { $most } poli
grade-reply-number = `{ $word }` není celé číslo: napište ho, nebo ?, pokud ho program neuvádí
grade-reply-repeated = na úlohu { $id } už odpověď je: stačí jeden řádek
grade-reply-unknown = `{ $id }` není jméno úlohy: odpověď jím začíná
grade-reply-words = odpověď má čtyři slova, ID MOVE VALUE NODES, a počet slov v tomto řádku je { $count }
grade-rubric-number = { $number } v kritériích není možné: body, váhy a srážky jsou od 0 do 1000000
grade-rubric-unknown = `{ $name }` v [{ $list }] kritérií je neznámé: napište jedno z { $known }
grade-rubric-unreadable = kritéria nelze přečíst: { $why }
grade-rubric-weights = všechny váhy v kritériích jsou 0: aspoň jedna z move, value a nodes se musí počítat
grade-task-algorithm = `{ $word }` není prohledávání úlohy: napište minimax, negamax, alpha-beta nebo negascout
grade-task-depth = `{ $word }` není hloubka úlohy: napište číslo od 1 do { $most }
grade-task-repeated = jméno { $id } už bylo použito: každá úloha potřebuje vlastní
grade-task-side = `{ $word }` není strana: napište X nebo O
grade-task-words = `{ $line }` není úloha: napište ID ALGORITHM DEPTH GAME POSITION SIDE oddělené mezerami
grade-tasks-line = řádek { $line } souboru s úlohami: { $why }
grade-tasks-none = v souboru není úloha: napište jednu na řádek
grade-tree-unreadable = `{ $tree }` není strom: napište vnořené seznamy celých čísel od -{ $most } do { $most }, například [[3,12],[2,4]]
report-no-chapter = { $name } není kapitola: vyberte z { $known }

## Úlohy

puzzles-unknown-kind = `{ $name }` není druh úlohy: zvolte jeden z { $known }
puzzles-not-a-set = toto není sada úloh: zapíše ji `plyground puzzles make`
puzzles-bad-line = řádek { $number } není úloha
puzzles-bad-entry = úlohu { $number } ze souboru nelze přečíst

## Společné partie a turnaje

together-wrong-key = tento klíč nepatří hráči partie nebo neřídí turnaj: udělat to může jen jeho majitel
together-seats-taken = obě strany už mají hráče: můžete se dívat
together-not-begun = druhý hráč ještě nepřišel: počkejte nebo pošlete odkaz
together-not-your-turn = na tahu je druhá strana: počkejte na její tah
together-stale = partie se mezitím změnila: podívejte se na desku a táhněte znovu
together-over = partie skončila: začněte jinou
together-not-over = partie pokračuje: nejdříve ji dohrajte
together-nothing-to-take-back = neudělali jste tah, který by šlo vrátit
together-declined = druhá strana to odmítla: zeptejte se znovu po dalším tahu
together-nothing-offered = nabídka už neplatí: podívejte se na desku
together-not-in-tournament = v turnaji se tahy nevracejí a partie neopakují
together-too-long = tato partie má tolik tahů, kolik lze uchovat: vzdejte se, nabídněte remízu nebo začněte jinou
together-name-missing = chybí jméno: napište je
together-name-too-long = jméno je příliš dlouhé: nejvýše { $most } znaků
together-name-taken = toto jméno má jiný hráč: něco k němu přidejte
together-begun = turnaj začal: v systému každý s každým se hráči připojují před prvním kolem
together-too-few-players = turnaj potřebuje dva hráče: počkejte, až se připojí
together-too-many-players = turnaj má už tolik hráčů, kolik může mít
together-round-open = partie tohoto kola pokračují: počkejte na ně nebo o nich nejdříve rozhodněte
together-all-rounds = všechna kola jsou odehraná
together-not-there = v tomto turnaji není takový hráč ani partie
together-broken = toto není společná partie, kterou uložil tento program
together-broken-tournament = toto není turnaj, který uložil tento program
search-no-keys = { $game } nemá klíče pozic, které transpoziční tabulka potřebuje: vyberte jiné prohledávání
exercise-no-result = toto není výsledek cvičení: nezačíná „{ $first }“. Uložte ho tlačítkem na stránce
exercise-result-line = ve výsledku je řádek, který stránka nepíše, nebo řádek chybí: „{ $line }“. Odevzdejte soubor tak, jak byl uložen
