# Sťažnosti a vysvetlenia spod rozhrania. Slovník je na začiatku names.ftl.

## Jazyky

language-unknown = jazyk `{ $wish }` tu nie je: vyberte jeden z { $codes }

## Mená

name-unknown =
    { $kind ->
        [game] hra `{ $name }` neexistuje; k dispozícii sú { $names }
        [algorithm] algoritmus `{ $name }` neexistuje; k dispozícii sú { $names }
        [evaluator] hodnotiaca funkcia `{ $name }` neexistuje; k dispozícii sú { $names }
        [feature] príznak `{ $name }` neexistuje; k dispozícii sú { $names }
        [preset] prednastavenie `{ $name }` neexistuje; k dispozícii sú { $names }
        [mutation] mutácia `{ $name }` neexistuje; k dispozícii sú { $names }
        [convention] konvencia `{ $name }` neexistuje; k dispozícii sú { $names }
        [ordering] poradie ťahov `{ $name }` neexistuje; k dispozícii sú { $names }
       *[other] meno `{ $name }` neexistuje; k dispozícii sú { $names }
    }
name-unknown-near =
    { $kind ->
        [game] hra `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [algorithm] algoritmus `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [evaluator] hodnotiaca funkcia `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [feature] príznak `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [preset] prednastavenie `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [mutation] mutácia `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [convention] konvencia `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
        [ordering] poradie ťahov `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
       *[other] meno `{ $name }` neexistuje: mysleli ste `{ $nearest }`?
    }
name-asked-of = { $why } (hra { $game })
name-unclosed = v `{ $text }` chýba zatváracia zátvorka
name-alias = { $alias }: { $why }

## Ťahy

move-unknown = `{ $text }` tu nie je ťah: skúste jeden z { $moves }
move-after-the-end = hra sa skončila, ďalšie ťahy nie sú
# Za slovom „Ťah:“.
move-help-one-of = jeden z { $moves }
move-help-columns = číslo stĺpca, 1 až { $last }
column-unreadable = `{ $text }` nie je stĺpec: zadajte jeho číslo, 1 až { $last }
column-full = stĺpec { $column } je plný: vyberte iný
move-help-cells = { $forms } (riadky podľa označenia)

cell-unreadable = `{ $text }` nie je políčko: zadajte ho ako { $forms }
cell-off-board = `{ $cell }` nie je na ploche { $width }×{ $height }: stĺpce sú a-{ $last }, riadky 1-{ $height }
cell-no-such-number = políčko { $number } neexistuje: políčka sú očíslované od 1 do { $most }
cell-without-number = políčka tejto plochy nemajú čísla: zadajte políčko ako { $forms }
cell-taken = na políčku { $cell } už je { $side }: vyberte prázdne
move-forbidden = ťah { $cell } je zakázaný: { $why }; vyberte iné políčko
forbidden-overline = { $side } nesmie vytvoriť šesť alebo viac v rade
forbidden-two-fours = { $side } nesmie vytvoriť dve štvorky naraz
forbidden-two-threes = { $side } nesmie vytvoriť dve otvorené trojky naraz
cell-forms = { $cell }, `{ $row } { $column }` alebo `row { $row } col { $column }`
cell-forms-with-number = { $number }, { $cell }, `{ $row } { $column }` alebo `row { $row } col { $column }`

## Čo ťah urobí. Každý riadok stojí za ťahom: „h8 tvorí otvorenú štvorku“.

remark-wins = vyhráva hneď
remark-line = dokončuje líniu a vyhráva
remark-loses = prehráva hneď
remark-stops-win = zastavuje { SIDE($side, case: "accusative") }, ktorý by hneď vyhral
remark-allows-win = dovoľuje { SIDE($side, case: "dative") } hneď vyhrať ťahom { $reply }
remark-two-threats = vytvára dve hrozby naraz
remark-threat = hrozí výhrou ťahom { $movement }
merit-extends = má { $count } z { $length } na línii bez { SIDE($side, case: "genitive") }
merit-blocks = blokuje líniu, na ktorej má { $side } { $count } z { $length }
merit-centre = obsadzuje stred
merit-most-lines = leží na najväčšom počte línií bez { SIDE($side, case: "genitive") }: { $count }
merit-lines = leží na líniách bez { SIDE($side, case: "genitive") }: { $count }
mnk-never-won = línia dĺžky { $k } sa na túto plochu nezmestí: každá partia sa končí remízou
remark-five = tvorí päť v rade a vyhráva
remark-open-four = tvorí otvorenú štvorku
remark-two-fours = tvorí dve štvorky naraz
remark-four-and-three = tvorí štvorku a otvorenú trojku naraz
remark-four = tvorí štvorku, na ktorú treba odpovedať
remark-two-threes = tvorí dve otvorené trojky naraz
remark-three = tvorí otvorenú trojku
remark-overline = tvorí šesť alebo viac v rade, čo tu nevyhráva
remark-closed-five = tvorí päťku zavretú z oboch strán, čo tu nevyhráva
remark-stops-five = zastavuje päťku { SIDE($side, case: "genitive") }
remark-stops-open-four = zastavuje otvorenú štvorku { SIDE($side, case: "genitive") }
remark-stops-four-and-three = zastavuje štvorku s trojkou { SIDE($side, case: "genitive") }
remark-allows-five = dovoľuje { SIDE($side, case: "dative") } vytvoriť päťku
remark-allows-open-four = dovoľuje { SIDE($side, case: "dative") } vytvoriť otvorenú štvorku
remark-allows-four-and-three = dovoľuje { SIDE($side, case: "dative") } vytvoriť štvorku s trojkou naraz

## Pozície

starter-fixed = v hre { $game } vždy začína { $side }
position-not-from-text = pozície hry { $game } sa nedajú zadať textom: zadajte ťahy
position-cells =
    { $count ->
        [one] pozícia má { $count } políčko, plocha { $cells }: zadajte riadky oddelené /, riadkov { $rows }, políčok v každom { $columns }
        [few] pozícia má { $count } políčka, plocha { $cells }: zadajte riadky oddelené /, riadkov { $rows }, políčok v každom { $columns }
        [many] pozícia má { $count } políčka, plocha { $cells }: zadajte riadky oddelené /, riadkov { $rows }, políčok v každom { $columns }
       *[other] pozícia má { $count } políčok, plocha { $cells }: zadajte riadky oddelené /, riadkov { $rows }, políčok v každom { $columns }
    }
position-rows =
    { $count ->
        [one] pozícia má { $count } riadok, plocha { $rows }: riadky oddeľujte znakom /
        [few] pozícia má { $count } riadky, plocha { $rows }: riadky oddeľujte znakom /
        [many] pozícia má { $count } riadka, plocha { $rows }: riadky oddeľujte znakom /
       *[other] pozícia má { $count } riadkov, plocha { $rows }: riadky oddeľujte znakom /
    }
position-row =
    { $count ->
        [one] riadok { $row } pozície má { $count } políčko, nie { $columns }: za každé napíšte X, O alebo bodku
        [few] riadok { $row } pozície má { $count } políčka, nie { $columns }: za každé napíšte X, O alebo bodku
        [many] riadok { $row } pozície má { $count } políčka, nie { $columns }: za každé napíšte X, O alebo bodku
       *[other] riadok { $row } pozície má { $count } políčok, nie { $columns }: za každé napíšte X, O alebo bodku
    }
position-sign = `{ $sign }` v pozícii nič neznamená: použite X, O, bodku alebo počet prázdnych políčok
position-too-large =
    { $most ->
        [one] pozícia je väčšia ako každá plocha: najviac { $most } políčko
        [few] pozícia je väčšia ako každá plocha: najviac { $most } políčka
        [many] pozícia je väčšia ako každá plocha: najviac { $most } políčka
       *[other] pozícia je väčšia ako každá plocha: najviac { $most } políčok
    }
position-uneven = { $x } X a { $o } O v hre nemôže vzniknúť: ťahy sa striedajú
position-wrong-turn = { $side } ťahal o raz viac ({ $x } X, { $o } O) a nemôže byť na ťahu
position-two-lines = obe strany dokončili líniu, čo v hre nemôže nastať
position-line-to-move = { $side } dokončil líniu a nemôže byť na ťahu
position-lines-apart = { $side } má línie, ktoré nedokončil jeden posledný kameň
position-too-late = partia sa skončila skôr, než boli položené všetky tieto kamene: niektoré vynechajte

## Plochy

connect-form = píšte connect(W,H,K), napríklad connect(7,6,4)
connect-too-large = na ploche s { $width } stĺpcami a { $height } riadkami sa hrať nedá: W krát (H + 1) môže byť najviac 64, ako v connect(7,6,4)
connect-floating = pod kameňom v stĺpci { $column }, riadku { $row } nič nie je: kamene padajú nadol
othello-size = Othello sa tu hrá na 4×4, 6×6 a 8×8: napíšte othello(6)
othello-unreachable = toto v hre nemôže vzniknúť: na štyroch políčkach v strede vždy ležia kamene a každý ďalší bol položený vedľa iného
boxes-form = píšte dots-and-boxes(W,H), napríklad dots-and-boxes(4,3)
boxes-size = na poli { $width } krát { $height } štvorčekov sa hrať nedá: strany sú od 1 do { $longest } a čiar môže byť najviac 64, ako v dots-and-boxes(5,5)
boxes-picture = pozícia má mať toľko riadkov: { $rows }, v každom toľko znakov: { $columns }; medzi riadkami /, za posledným kto je na ťahu: { $example }
boxes-sign = `{ $sign }` nemôže stáť v stĺpci { $column } riadka { $row } pozície: bodky sú +, čiary - a |, štvorčeky X a O, a čo chýba, je .
boxes-owners = štvorček niekomu patrí práve vtedy, keď sú nakreslené jeho štyri strany: opravte štvorčeky alebo čiary
boxes-turn = kto nakreslí poslednú čiaru, má štvorček a zostáva na ťahu: zmeňte, kto je na ťahu
line-unreadable = `{ $text }` nie je čiara: napíšte políčko, kde sa má nakresliť, napríklad { $line }
line-is-dot = { $cell } je bodka: čiary sa kreslia medzi bodkami, napríklad { $line }
line-is-box = { $cell } je vnútro štvorčeka: čiary sa kreslia okolo neho, napríklad { $line }
line-drawn = { $line } je už nakreslená: vyberte inú čiaru
move-help-lines = políčko medzi dvoma bodkami, kde sa nakreslí čiara: { $line }
nim-form = píšte nim a počty kameňov v kôpkach, za nimi, ak chcete, `take=K` alebo `misere`: nim(3,4,5), nim(21,take=3), nim(1,3,5,7,misere)
nim-size = Nim sa tu hrá s 1 až { $heaps } kôpkami po 1 až { $stones } kameňov, z ktorých ťah berie aspoň jeden: píšte nim(3,4,5) alebo nim(21,take=3)
nim-position = napíšte, koľko zostalo v každej kôpke, nie viac ako na začiatku, a kto je na ťahu: { $example }
take-unreadable = `{ $text }` nie je ťah: napíšte písmeno kôpky, a až { $last }, mínus a koľko kameňov vziať, napríklad a-1
take-empty = kôpka { $heap } je prázdna: berte z inej
take-too-many = { $stones } sa z kôpky { $heap } vziať nedá: berte 1 až { $most }
move-help-heaps = písmeno kôpky, mínus a koľko kameňov vziať: { $example }
kalah-form = píšte kalah(H,S), napríklad kalah(6,4)
kalah-size = kalah sa tu hrá s 1 až { $houses } jamkami na stranu a 1 až { $seeds } semienkami v každej: píšte kalah(6,4)
kalah-position = napíšte pre každú stranu semienka v jej jamkách a v sklade (spolu { $total }) a kto je na ťahu: { $example }
kalah-one-side-empty = jedna strana nemá v jamkách semienka, čím sa hra končí: vložte semienka druhej strany do jej skladu
house-unreadable = `{ $text }` nie je jamka: napíšte jej číslo, 1 až { $last }, počítané smerom k vlastnému skladu
house-empty = jamka { $house } je prázdna: vyberte inú
move-help-houses = číslo jamky, 1 až { $last }, počítané smerom k vlastnému skladu
draughts-rules = píšte draughts(english), draughts(russian) alebo draughts(international)
draughts-move-help = políčka odkiaľ a kam, a kde to nie je jasné, aj tie medzi nimi: jeden z { $moves }
draughts-must-capture = brať je povinné: zahrajte jeden z { $moves }
draughts-ambiguous = `{ $text }` sa dá zahrať viacerými spôsobmi: napíšte { $moves }
draughts-form = napíšte, kto je na ťahu a na ktorých políčkach stoja kamene oboch strán, napríklad { $example }
draughts-turn = pozícia hovorí, že na ťahu je { $colour }: zmeňte jej prvé písmeno alebo neuvádzajte nič iné
draughts-square = `{ $word }` tu nie je políčko: píšte čísla tmavých políčok od 1 do { $last }, pred dámami K
draughts-twice = na { $square } nemôžu stáť dva kamene: každé políčko uveďte raz
draughts-uncrowned = kameň nemôže stáť na { $square }, tam sa stáva dámou: napíšte pred ním K
draughts-too-many = priveľa kameňov jednej strany: { $count }, môže ich byť najviac { $most }
draughts-empty = na ploche nie je ani jeden kameň: uveďte políčka
draughts-counts = také počty za kameňmi v hre nevzniknú: vynechajte :H, :E a :R
mnk-form = píšte mnk(W,H,K), napríklad mnk(7,6,4), a ak treba, za K `exact` a `misere`
mnk-size = `{ $word }` nie je veľkosť: { $form }
mnk-option = `{ $word }` nie je možnosť hry mnk: sú `exact` a `misere`
mnk-sides = plocha { $width } krát { $height } nie je možná: strany sú od 1 do { $most }
mnk-too-large = { $width } krát { $height } políčok sa na tento druh plochy nezmestí: použite veľkú
mnk-k = { $k } v rade nemôže vyhrať: K je od 1 do { $most }
torus-form = píšte torus(W,H,K), napríklad torus(6,5,4)
torus-too-large = na toruse { $width } krát { $height } políčok sa hrať nedá: má najviac 64 políčok a 26 stĺpcov, ako v torus(8,8,5)
ultimate-form = píšte ultimate alebo ultimate(count), ak bez radu rozhoduje počet plôch
ultimate-help = políčko, napríklad { $cell }, na ploche, ktorú určil posledný ťah
ultimate-sent = { $cell } je na ploche { $wrong }, ale posledný ťah určil plochu { $board }: hrajte medzi { $first } a { $last }
ultimate-closed = { $cell } je na ploche { $wrong }, ktorá je už rozhodnutá: hrajte na inej
ultimate-both = na ploche { $board } majú tri v rade obe strany: jeden z radov odstráňte
ultimate-not-open = na plochu { $board } nemožno nikoho poslať, je už rozhodnutá: za riadky píšte -
ultimate-unsent = nijaká značka { $side } tam súpera neposiela: za riadky napíšte správnu plochu
ultimate-tail = `{ $text }` nie je plocha: za riadky píšte b1 až b9, alebo -, ak si plochu možno vybrať
dots-form = píšte dots(W,H), napríklad dots(12,10), a ak treba, za rozmermi `cross` a `ground`
dots-sides = plocha { $width } krát { $height } bodov nie je možná: strany sú od { $least } do { $most }
dots-help = bod, napríklad { $cell }
dots-help-ground = bod, napríklad { $cell }, alebo `ground`, čím sa hra ukončí
dots-no-ground = túto hru nikto nesmie ukončiť: hrajte ďalej, alebo začnite hru s voľbou `ground`
dots-inside = { $cell } je v oblasti, ktorú uzavrel { $side }: vyberte voľný bod mimo nej
dots-position = píšte riadky s bodkami a za medzerou riadky s oblasťami, ak nejaké sú
dots-open-area = { $cell } je v oblasti { SIDE($side, case: "genitive") }, ktorú neuzatvára reťaz živých bodiek: vynechajte bod z oblastí
dots-no-cross = chýba bodka { $cell }, s ktorou sa hra začína: doplňte ju
dots-empty-area = { $cell } je v oblasti { SIDE($side, case: "genitive") } bez zajatej bodky a prázdne reťaze sa neuzatvárajú: vynechajte bod z oblastí
five-form = napíšte five(N,PRAVIDLO) alebo five(W,H,PRAVIDLO), napríklad five(15,renju) alebo five(19,caro)
five-rule = `{ $word }` tu nie je pravidlo: sú `renju` a `caro`; pre iné pravidlá sú hry `gomoku` a `gomoku(exact)`
five-sides = plocha { $width } krát { $height } nie je možná: strany majú od { $least } do { $most }

## Stromy ako text

explicit-unreadable = strom sa nedá prečítať od znaku { $number }: { $why }
explicit-trailing = `{ $sign }` je za koncom stromu: odstráňte ho
explicit-too-deep = vnorenie je hlbšie ako { $most }
explicit-too-large =
    { $most ->
        [one] má viac ako { $most } uzol
        [few] má viac ako { $most } uzly
        [many] má viac ako { $most } uzla
       *[other] má viac ako { $most } uzlov
    }
explicit-too-wide =
    { $most ->
        [one] zoznam má najviac { $most } položku
        [few] zoznam má najviac { $most } položky
        [many] zoznam má najviac { $most } položky
       *[other] zoznam má najviac { $most } položiek
    }
explicit-long-name =
    { $most ->
        [one] meno má najviac { $most } písmeno
        [few] meno má najviac { $most } písmená
        [many] meno má najviac { $most } písmena
       *[other] meno má najviac { $most } písmen
    }
explicit-elsewhere = pozícia { $position } sa v strome { $tree } nenachádza
explicit-no-value = končí sa tam, kde má stáť číslo alebo [
explicit-missing = pred ] chýba číslo alebo zoznam
explicit-separator = `{ $sign }` tam, kde má stáť čiarka alebo ]
explicit-unclosed = končí sa vnútri zoznamu: pridajte ]
explicit-not-a-value = `{ $word }` nie je hodnota: píšte celé čísla od -{ $most } do { $most }, inf alebo -inf; meno sa píše meno:hodnota

## Hodnotiace funkcie

pattern-ladder-misere = pattern-ladder si cení línie, ktoré tu prehrávajú: použite hodnotiacu funkciu `outcome`
pattern-ladder-five = pattern-ladder hodnotí päť v rade, nie { $k }: vyberte `gomoku` alebo mnk(W,H,5)
line-powers-board = line-powers hodnotí iba štyri v rade na ploche 5×5: vyberte hru `piskvorky`
line-powers-misere = line-powers si cení línie, ktoré tu prehrávajú: použite hodnotiacu funkciu `outcome`

weights-not-taken = hodnotiaca funkcia { $evaluator } nemá váhy, ktoré by sa dali nastaviť
weights-not-toml = súbor s váhami nie je TOML: riadok { $line }: { $why }
weights-unknown-table = súbor s váhami má neznámy kľúč `{ $key }`: sú [white] a [black]
weights-not-a-table = `{ $table }` v súbore s váhami musí byť tabuľka: píšte [{ $table }]
weights-no-table = v súbore s váhami chýba tabuľka [{ $table }]
weights-unknown-key = súbor s váhami má neznámy kľúč `{ $table }.{ $key }`: sú { $keys }
weights-no-key = v súbore s váhami chýba kľúč `{ $table }.{ $key }`
weights-not-a-number = `{ $table }.{ $key }` musí byť celé číslo od 0 do { $most }, nie { $given }
# Za slovom „nie“.
weights-type =
    { $kind ->
        [string] reťazec
        [float] desatinné číslo
        [boolean] logická hodnota
        [datetime] dátum
        [array] pole
        [table] tabuľka
       *[other] hodnota iného typu
    }

## Chyby

mistake-of-one-search = mutácia `{ $mutation }` mení iba { $search }: pridajte --algorithm { $search }
mistake-of-two-searches = mutácia `{ $mutation }` mení iba { $first } a { $second }: pridajte --algorithm { $first }
mistake-of-another-game = mutácia `{ $mutation }` mení hru { $of }, nie { $game }
mistake-of-another-evaluator = mutácia `{ $mutation }` mení hodnotiacu funkciu { $of }, nie { $evaluator }: pridajte --evaluator { $of }
mistake-unknown-to-game = hra { $game } nepozná chybu { $mutation }
mistakes-not-together = { $first } a { $second } sa nedajú spojiť: vyberte jednu z nich

## Prehľadávanie

ordering-number = číslo v `{ $text }` nesedí: píšte random:7 alebo best:2
ordering-without-number = za poradím ťahov { $ordering } nie je žiadne číslo
ordering-plies =
    { $most ->
        [one] best sa pozerá najviac { $most } polťah dopredu, napríklad best:1
        [few] best sa pozerá 1 až { $most } polťahy dopredu, napríklad best:2
        [many] best sa pozerá 1 až { $most } polťahu dopredu, napríklad best:2
       *[other] best sa pozerá 1 až { $most } polťahov dopredu, napríklad best:2
    }
ordering-no-middle = hra { $game } nemá stred, od ktorého by sa dalo začať: vyberte iné poradie ťahov
ordering-by-steps = prehľadávanie krok za krokom drží poradie ťahov samej hry: zadajte hĺbku

verify-unlisted = { $game } nie je v zozname hier: zavolajte kontrolu s jej vlastným typom
turns-needed = { $search } potrebuje striedanie ťahov, ktoré { $game } nesľubuje: použite minimax alebo pvs
search-unwatched = { $search } má vlastné poradie ťahov a pamätá si, čo videl: na zmenu poradia ťahov alebo zobrazenie každého kroku použite minimax, negamax, alpha-beta alebo negascout
search-own-conventions = { $search } pozná iba dohody plyground: použite tie alebo hľadanie z učebnice
search-not-offered = { $search } sa pre { $game } neponúka: hre chýba, čo potrebuje (pozri `plyground algorithms`); minimax je vhodný pre každú hru
monte-carlo-no-value = monte-carlo hrá náhodné partie, preto nenájde hodnotu na porovnanie s minimaxom a nemá kroky na ukázanie: použite `plyground search --algorithm monte-carlo` alebo ho nechajte hrať
monte-carlo-asks-nobody = monte-carlo hrá do konca partie a nepýta sa hodnotiacej funkcie: vynechajte prednastavenie, hodnotiacu funkciu, jej váhy, konvencie a chyby alebo vyberte iné hľadanie
rave-needs-numbers = rave potrebuje čísla ťahov, ktoré { $game } nedáva: vynechajte ho
solve-needs-keys = { $game } sa nedá vyriešiť metódou { $method }: jej pozície nemajú kľúče
solve-one-thread = { $game } sa touto metódou rieši v jednom vlákne: viac vlákien má iba vlastný riešiteľ Othella
trace-not-diagnosed-search = hľadá sa pri minimaxe, negamaxe, alfa-beta a NegaScoute s prirodzeným poradím ťahov, v hrách, kde sa strany striedajú
trace-not-diagnosed-part = v zázname chýbajú návštevy alebo ich hodnoty
trace-not-diagnosed-large = do hĺbky { $depth } má hra viac ako { $most } pozícií

## Obrázky

picture-undrawable = obrázok sa nedá nakresliť: { $why }
picture-too-large = obrázok je príliš veľký, aby sa dal nakresliť
picture-unwritable = obrázok sa nedá zapísať: { $why }

tally-discs = kameňov: { $count }
tally-pieces = kameňov: { $count }
tally-boxes = štvorcov: { $count }
tally-captured = zajatých: { $count }
tally-boards = plôch: { $count }
tally-seeds = semienok: { $count }
othello-must-pass = kameň sa nedá položiť: vynechajte ťah
draughts-capture-due = brať je povinné
ultimate-due = hrajte na ploche { $board }, medzi { $first } a { $last }

## Zapísané partie a zápasy

record-size = plochy majú 5 až 20 stĺpcov a riadkov, nie { $width } a { $height }
record-after-end = ťah { $number }, { $cell }: partia sa skončila pred ním
record-taken = ťah { $number }, { $cell }: na tom políčku už je kameň
record-unreadable-cell = `{ $text }` nie je políčko: napíšte písmeno a číslo, napríklad h8
record-sgf-not = toto nie je SGF: partia sa začína `(;`
record-sgf-game = toto SGF je partia inej hry, GM[{ $kind }]: gomoku a renju sú GM[4]
record-sgf-cell = `{ $value }` nie je v SGF políčko plochy { $width }x{ $height }: napíšte dve písmená, { $first } je vľavo hore
record-sgf-cut-off = toto SGF sa končí uprostred partie: chýba zátvorka
record-psq-not = toto nie je PSQ: jeho prvý riadok je ako `{ $head }`
record-psq-cell = riadok { $line } v PSQ nie je políčko plochy { $width }x{ $height }: stĺpce a riadky sa počítajú od 1
record-off-board = `{ $cell }` nie je na ploche { $width }x{ $height }: stĺpce sú 0-{ $right }, riadky 0-{ $bottom } zhora
record-two-stones = na { $cell } sú dva kamene: uveďte každé políčko raz
record-black-won = partia sa skončila: čierny už vyhral
record-white-won = partia sa skončila: biely už vyhral
match-file-foreign = nie sú to nastavenia zápasu: { $why }
match-file-version = zapísala to iná verzia Plygroundu: začnite zápas znova
match-file-number = pole `{ $field }` je { $number }, ale musí byť od { $least } do { $most }
match-file-name = pole `{ $field }` musí byť názov s 1 až { $most } znakmi v jednom riadku
match-file-same-name = dva enginy majú názov `{ $name }`
match-file-all-games = všetky enginy spolu by odohrali { $games } partií a uchovať ich možno najviac { $most }: znížte `games`
match-file-rule = pole `rule` musí byť freestyle, standard, renju alebo caro
match-file-no-openings = v poli `openings` musí byť aspoň jedno otvorenie
match-file-opening = otvorenie { $number }: { $why }
match-journal-line = riadok { $line } denníka sa nedá prečítať ({ $why }): opravte ho alebo zmažte
match-journal-foreign = riadok { $line } denníka je z iného zápasu: partia { $game }, { $black } proti { $white }
opening-line = riadok { $line } v otvoreniach: { $why }
opening-unplayable = pravidlá tieto ťahy nedovoľujú, alebo sa po nich partia končí
opening-none = nie sú v ňom otvorenia: píšte jedno na riadok, napríklad h8i9g7
opening-offsets = posunutia sú dvojice celých čísel, napríklad `0,0, 1,-2`
opening-off-board = { $offset } od stredu nie je na ploche { $size }x{ $size }
report-settings-empty = správa potrebuje aspoň jeden algoritmus a jednu hĺbku od 1

# Partia pri stole, jej programy, čítanie a zápis partií.

play-nothing-to-take-back = Nie je čo vziať späť.
player-number-between = `{ $setting }` potrebuje celé číslo od { $least } do { $most }
player-number-from = `{ $setting }` potrebuje celé číslo od { $least }
player-seconds = `{ $setting }` potrebuje počet sekúnd väčší ako 0, napríklad 0.5
player-empty = nikto nie je uvedený: napíšte person, level=1 až level=10, random alebo hľadanie, napríklad alpha-beta depth=4
player-unknown = hráč `{ $name }` neexistuje: napíšte level=1 až level=10, random alebo prehľadávanie: { $searches }
record-empty = nie je v tom partia: vložte ťahy, SGF alebo PSQ
player-unknown-setting = `{ $setting }` nie je nastavenie hráča: sú depth, nodes, time, level a evaluator a pre monte-carlo playouts, time a rave
player-not-for-monte-carlo = `{ $setting }` nejde s monte-carlo, ktoré pozná playouts, time a rave: napíšte monte-carlo playouts=10000
player-only-monte-carlo = `{ $setting }` je iba pre monte-carlo: napíšte monte-carlo { $setting } alebo dajte hľadaniu nodes, depth či time
clock-unclear = `{ $text }` nie je čas na partiu: napíšte minúty alebo minúty+sekundy na ťah, napríklad 5+3
move-number-wrong = ťah { $number }: { $why }
play-is-over = partia sa skončila: vezmite ťah späť alebo začnite novú
play-nothing-to-redo = Niet čo zopakovať.
play-time-is-over = čas vypršal a žiadny ťah ho nevráti
play-too-late = odvtedy, čo sa to pýtali, partia pokročila
record-five-only = SGF a PSQ sa píšu pre päť v rade na plochách od 5 do 20: zapíšte { $game } ako zoznam ťahov
record-not-in-turn = { $side } ťahá dvakrát po sebe, tak sa tu nehrá
record-psq-in-turn = do PSQ patria partie, ktoré X začal na prázdnej ploche: zapíšte túto v SGF
record-several-games = v súbore je viac partií ({ $count }): prečítaná bola prvá
record-cell-taken = políčko { $cell } už obsadil ťah { $earlier }
record-variations = vynechané varianty: { $count }; prečítaný bol hlavný
record-strange-rule = pravidlo `{ $rule }` tu nie je známe: partia sa prečítala ako freestyle
saved-cut-off = toto nie je uložená partia tohto programu: { $why }; možno je odrezaná
saved-foreign = toto nie je uložená partia tohto programu: uvádza { $format }, verziu { $version }
saved-newer = túto partiu uložil novší Plyground: súbor má verziu { $version } a tento program číta najviac { $known }; aktualizujte Plyground
saved-sides = toto nie je uložená partia tohto programu: strany musia byť X alebo O

## Sľuby hier a prehľadávaní, pre `plyground verify`. Čo stojí pred (), je názov funkcie.

rule-panic = overovaný kód panikári (panic)
rule-order = moves() dáva pri opakovanom volaní iný zoznam
rule-length = iterátor ťahov nesprávne hovorí, koľko ich ostáva
rule-count = move_count() nie je počet ťahov
rule-twice = ťah je v zozname dvakrát
rule-end = outcome() má dať Some práve tam, kde nie sú ťahy
rule-word = ťah sa nezapisuje jedným slovom
rule-alike = dva ťahy sa zapisujú rovnako
rule-read-move = zapísaný ťah sa nedá prečítať späť
rule-nonsense = čo nie je ťah, číta sa ako ťah
rule-cells = políčko neleží na mriežke
rule-unmake = vrátenie ťahu neobnoví pozíciu
rule-clone = ťah v kópii mení originál
rule-turns = sľúbené je striedanie ťahov, a jedna strana ťahá dvakrát
rule-key-lost = pozície, ktoré sa zapisujú rovnako, majú rôzne kľúče
rule-key-shared = pozície, ktoré sa zapisujú rôzne, majú ten istý kľúč
rule-future = pozície s rovnakým kľúčom nemajú rovnakú budúcnosť
rule-image-lost = pozície s rovnakým kľúčom majú rôzne symetrické kľúče
rule-image-shared = pozície s rovnakým symetrickým kľúčom nie sú obrazmi jedna druhej
rule-image-worth = je sľúbené, že všetky obrazy pozície majú rovnaké hodnotenie, a nie je to tak
rule-index-range = číslo ťahu nie je menšie než indices()
rule-read-position = zapísaná pozícia sa neprečíta späť taká, aká bola
rule-endless = partia sa nekončí
rule-range = hodnotiaca funkcia prekračuje vlastný rozsah
rule-terms = členy hodnotiacej funkcie nedávajú v súčte jej hodnotu
rule-flat-wins = sľúbené je, že konce majú rovnakú cenu v akejkoľvek vzdialenosti, a nie je to tak
rule-outcomes = sľúbené je, že výhra je cennejšia než remíza a remíza než prehra, a nie je to tak
rule-antisymmetry = pozícia nemá pre jednu stranu takú cenu, akú berie druhej
rule-value = hodnota nie je tá, ktorú dáva minimax
rule-bound = čo sa hovorí o hodnote, neplatí
rule-best = ťah, ktorý sa označuje za najlepší, nemá túto hodnotu
rule-line = očakávaný variant sa nedá zahrať
rule-root-move = čo sa hovorí o ťahu v koreni, neplatí
rule-window = odpoveď pre okno je nesprávna
rule-restored = prehľadávanie zanechá inú pozíciu, než dostalo
rule-stop = prehľadávanie dostalo pokyn zastaviť a nezastaví
rule-nodes = prehľadávanie vstúpi do viacerých uzlov, než smie
rule-stopped = zastavené prehľadávanie tvrdí, čo neplatí
rule-repeatable = na tú istú otázku prehľadávanie odpovie inak
mutation-of-another-search = { $mutation } nie je chyba v kóde { $algorithm }

## Hry a ohodnocovacie funkcie, ktoré pridáva program, aj v Pythone

game-name-taken = hra `{ $name }` už existuje: zvoľte iný názov
python-undo-broken = undo_move({ $text }) neobnoví stav: po do_move a undo_move je { $changed } iné ako pred ťahom
python-moves-none = get_moves vrátila None: má vrátiť zoznam ťahov, ktorý je na konci hry prázdny
python-moves-many = get_moves vrátila priveľa ťahov: { $count }, najvyšší dovolený počet je { $most }
python-value-not-whole = { $source } vrátila { $value }: vyhľadávanie porovnáva celé čísla, vynásobte preto stom alebo tisícom a zaokrúhlite
python-methods-missing = triede { $class } chýba { $missing }: hra má metódy get_moves(player), do_move(move), undo_move(move), is_win(player) a score(player)
python-players-missing = trieda { $class } musí uviesť dvoch hráčov, začínajúceho ako prvého: players = ["X", "O"]
python-player-unknown = to_move={ $wanted }: taký hráč nie je, sú { $players }
python-class-unknown = trieda Pythonu s názvom { $name } ešte nie je hrou: najprv zavolajte plyground.game({ $name })
python-finished = hra sa tu skončila: niet čo prehľadávať
python-quantity-unknown = `{ $name }` sa nedá vykresliť; k dispozícii sú { $names }
python-moves-after-win = po { $moves } is_win hovorí, že vyhral { $winner }, ale get_moves stále vracia ťahy: na konci hry má byť zoznam prázdny
python-turn-unknown = to_move() vrátila { $said }: kým hra trvá, musí vrátiť hráča na ťahu, jedného z { $players }
python-turn-otherwise = to_move={ $wanted }, ale podľa stavu je na ťahu { $said }
python-score-beyond = score vrátila { $score }, ale infinity je { $most } a žiadne ohodnotenie ju nesmie prekročiť: zvoľte infinity väčšie než každé ohodnotenie
python-moves-of-other = { $place } get_moves({ $player }) vracia ťahy hráča { $other }: hráči sa v ťahoch striedajú, ak trieda nemá metódu to_move(), ktorá vracia hráča na ťahu; bez nej hráč, ktorý ťah vynecháva, potrebuje ťah, ktorým sa vzdá ťahu
python-turn-attribute = { $place } je na ťahu { $player }, lebo hráči sa striedajú, ale self.{ $attribute } je { $other }: ak určuje, kto je na ťahu, pridajte triede metódu to_move(), ktorá ho vráti
python-at-start = na začiatku
python-after-moves = po { $moves }
python-score-uneven = { $place } je score({ $one }) { $first }, ale score({ $other }) je { $second } a nie { $expected }: score sa volá len pre stranu na ťahu a minimax, ktorý sa vždy pýta na { $one }, sa rozchádza s negamaxom
report-case-form = v riadku { $line } testov chýba `=`: napíšte pozíciu, `=` a očakávaný ťah
## Exercises

exercise-unknown-kind = `{ $name }` nie je druh úlohy: vyberte jeden z { $known }
exercise-not-a-key = toto nie sú riešenia z `plyground exercise`: { $why }. Zadajte key.json z priečinka `key`
exercise-class-no-id = v riadku { $line } zoznamu triedy chýba číslo: každý riadok je meno,číslo, napríklad Ada Lovelace,1815
exercise-class-repeated = v riadku { $line } zoznamu triedy sa číslo { $id } opakuje: čísla sa musia líšiť, podľa nich sa vyberá list
exercise-class-empty = v zozname triedy nie sú študenti: do každého riadka napíšte meno,číslo
exercise-class-heading = prvý riadok zoznamu triedy sa číta ako študent: { $name }, { $id }; nadpis pomenujte name,id
exercise-answers-toml = odpovede nie sú platný TOML: { $why }
## Súbory hodnotiacich funkcií

formula-at = vzorec, znak { $place }: { $why }
formula-leftover = `{ $found }` sem nepatrí: napíšte pred to operátor alebo to vynechajte
formula-expected = čaká sa číslo, príznak alebo zátvorka, nie `{ $found }`
formula-ends = vzorec sa končí tam, kde sa čaká číslo, príznak alebo zátvorka
formula-unclosed = zátvorka otvorená tu nie je zatvorená: napíšte )
formula-number = `{ $found }` nie je číslo
formula-side = `{ $side }.` nie je strana: napíšte `their.` pre súpera, `my.` alebo nič pre stranu na ťahu
formula-values = { $function } potrebuje hodnoty v zátvorkách: { $form }
formula-too-large = vzorec je príliš veľký: krokov môže byť najviac { $most }, vnorení najviac { $deepest }
formula-many-features = vzorec smie použiť najviac toľkoto príznakov, počítaných pre každú stranu: { $most }
formula-file-long = súbor hodnotiacej funkcie má viac bajtov než { $most }: skráťte ho
formula-not-toml = súbor hodnotiacej funkcie nie je TOML: riadok { $line }: { $why }
formula-key = súbor hodnotiacej funkcie má neznámy kľúč `{ $key }`: sú { $keys }
formula-no-name = v súbore hodnotiacej funkcie chýba meno: napíšte name = "mine"
formula-either = súbor hodnotiacej funkcie má buď formula, alebo tabuľku [weights]: napíšte jedno z nich
formula-name = `{ $name }` nemôže byť meno hodnotiacej funkcie: malé písmená bez diakritiky, číslice a spojovníky, najviac { $most } znakov, najprv písmeno
formula-kind = `{ $key }` v súbore hodnotiacej funkcie má hodnotu nesprávneho druhu: napíšte { $right }
formula-worths = win, draw a loss sú celé čísla od -{ $most } do { $most }, loss je menšie než win a draw medzi nimi
formula-ends-key = `ends` v súbore hodnotiacej funkcie je "outcome", potom platia win, draw a loss, alebo "formula"
own-evaluator-taken = iná hodnotiaca funkcia sa už volá { $name }: dajte svojej iné meno
own-evaluator-other-game = hodnotiaca funkcia { $name } je pre { $game }, a toto je { $here }: zmeňte `game` v jej súbore alebo ho vynechajte
grade-board-over = na ploche `{ $position }` je po hre: úloha potrebuje ťah
grade-board-unreadable = `{ $position }` nie je plocha { $width } krát { $height }: napíšte riadky zhora s X, O a ., oddelené /
grade-game-unknown = `{ $game }` nie je hra úlohy: napíšte explicit alebo mnk(W,H,K) s najviac { $most } poľami
grade-reply-number = `{ $word }` nie je celé číslo: napíšte ho, alebo ?, ak ho program neuvádza
grade-reply-repeated = na úlohu { $id } už odpoveď je: stačí jeden riadok
grade-reply-unknown = `{ $id }` nie je meno úlohy: odpoveď sa ním začína
grade-reply-words = odpoveď má štyri slová, ID MOVE VALUE NODES, a počet slov v tomto riadku je { $count }
grade-rubric-number = { $number } v kritériách nie je možné: body, váhy a zrážky sú od 0 do 1000000
grade-rubric-unknown = `{ $name }` v [{ $list }] kritérií je neznáme: napíšte jedno z { $known }
grade-rubric-unreadable = kritériá sa nedajú prečítať: { $why }
grade-rubric-weights = všetky váhy v kritériách sú 0: aspoň jedna z move, value a nodes sa musí rátať
grade-task-algorithm = `{ $word }` nie je prehľadávanie úlohy: napíšte minimax, negamax, alpha-beta alebo negascout
grade-task-depth = `{ $word }` nie je hĺbka úlohy: napíšte číslo od 1 do { $most }
grade-task-repeated = meno { $id } už bolo použité: každá úloha potrebuje vlastné
grade-task-side = `{ $word }` nie je strana: napíšte X alebo O
grade-task-words = `{ $line }` nie je úloha: napíšte ID ALGORITHM DEPTH GAME POSITION SIDE oddelené medzerami
grade-tasks-line = riadok { $line } súboru s úlohami: { $why }
grade-tasks-none = v súbore nie je úloha: napíšte jednu na riadok
grade-tree-unreadable = `{ $tree }` nie je strom: napíšte vnorené zoznamy celých čísel od -{ $most } do { $most }, napríklad [[3,12],[2,4]]
report-no-chapter = { $name } nie je kapitola: vyberte z { $known }

## Úlohy

puzzles-unknown-kind = `{ $name }` nie je druh úlohy: vyberte jeden z { $known }
puzzles-not-a-set = toto nie je sada úloh: zapíše ju `plyground puzzles make`
puzzles-bad-line = riadok { $number } nie je úloha
puzzles-bad-entry = úlohu { $number } zo súboru sa nedá prečítať

## Spoločné partie a turnaje

together-wrong-key = tento kľúč nepatrí hráčovi partie alebo neriadi turnaj: urobiť to môže len jeho majiteľ
together-seats-taken = obe strany už majú hráča: môžete sa pozerať
together-not-begun = druhý hráč ešte neprišiel: počkajte alebo pošlite odkaz
together-not-your-turn = na ťahu je druhá strana: počkajte na jej ťah
together-stale = partia sa medzitým zmenila: pozrite na dosku a ťahajte znova
together-over = partia sa skončila: začnite inú
together-not-over = partia pokračuje: najprv ju dohrajte
together-nothing-to-take-back = neurobili ste ťah, ktorý by sa dal vrátiť
together-declined = druhá strana to odmietla: opýtajte sa znova po ďalšom ťahu
together-nothing-offered = ponuka už neplatí: pozrite na dosku
together-not-in-tournament = v turnaji sa ťahy nevracajú a partie neopakujú
together-too-long = táto partia má toľko ťahov, koľko sa dá uchovať: vzdajte sa, ponúknite remízu alebo začnite inú
together-name-missing = chýba meno: napíšte ho
together-name-too-long = meno je pridlhé: najviac { $most } znakov
together-name-taken = toto meno má iný hráč: niečo k nemu pridajte
together-begun = turnaj sa začal: v systéme každý s každým sa hráči pripájajú pred prvým kolom
together-too-few-players = turnaj potrebuje dvoch hráčov: počkajte, kým sa pripoja
together-too-many-players = turnaj má už toľko hráčov, koľko môže mať
together-round-open = partie tohto kola pokračujú: počkajte na ne alebo o nich najprv rozhodnite
together-all-rounds = všetky kolá sú odohrané
together-not-there = v tomto turnaji nie je taký hráč ani partia
together-broken = toto nie je spoločná partia, ktorú uložil tento program
together-broken-tournament = toto nie je turnaj, ktorý uložil tento program
search-no-keys = { $game } nemá kľúče pozícií, ktoré transpozičná tabuľka potrebuje: vyberte iné prehľadávanie
exercise-no-result = toto nie je výsledok cvičenia: nezačína sa „{ $first }“. Uložte ho tlačidlom na stránke
exercise-result-line = vo výsledku je riadok, ktorý stránka nepíše, alebo riadok chýba: „{ $line }“. Odovzdajte súbor tak, ako bol uložený
