# Exercises and worksheets. MAX, MIN, X, O, alpha-beta's names of nodes and the words sheets, forms, key, name and id stay as
# they are: they stand in pictures, in forms and in the names of files.

## The sheet

exercise-title = Pracovní list
exercise-key-title = Řešení pro učitele
exercise-name = Jméno:
exercise-id = Kód studenta:
# The heading of the answer form, after the title and a colon.
exercise-form = každou odpověď napište za dvojtečku
exercise-hint = Nekonečno pište jako inf nebo ∞, okno jako (a, b), například (-inf, 5), více písmen oddělte čárkou: a, c, f.
exercise-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }

## The kinds of exercises

exercise-kind-values = Hodnoty minimaxu
exercise-kind-signs = Negamax a jeho znaménka
exercise-kind-unvisited = Nenavštívené listy
exercise-kind-windows = Okna alfa-bety
exercise-kind-returned = Měkké a tvrdé prořezávání
exercise-kind-counts = Listy a pořadí tahů
exercise-kind-research = Co NegaScout prohledává znovu
exercise-kind-winning-move = Jediný vítězný tah

## What is asked

# Before every question about a tree.
exercise-tree = V kořeni A je na tahu MAX. Čísla jsou hodnoty listů pro MAX. Tahy se prohledávají zleva doprava.
exercise-ask-values = Do prázdného rámečku každého vnitřního uzlu napište jeho hodnotu podle minimaxu. Nejlepší tah v A označte písmenem uzlu, do kterého vede.
exercise-ask-signs = Negamax vrací hodnotu uzlu pro stranu, která je v něm na tahu. Do prázdného rámečku každého vnitřního uzlu napište hodnotu, kterou tam vrátí.
exercise-ask-unvisited = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. Které listy nikdy nenavštíví? Napište jejich písmena.
exercise-ask-windows = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. S jakým oknem vstupuje do každého uzlu se dvěma rámečky? Alfu napište do levého rámečku, betu do pravého, obě z pohledu MAX.
exercise-ask-returned = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. Co vrátí každý uzel se dvěma rámečky, z pohledu MAX? Levý rámeček: měkké prořezávání (fail-soft), nejlepší nalezená hodnota. Pravý rámeček: tvrdé prořezávání (fail-hard), nikdy méně než alfa ani více než beta.
exercise-ask-counts = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. Kolik listů navštíví? Kolik by jich navštívila, kdyby v každém uzlu byl nejlepší tah první?
exercise-ask-research = NegaScout prohledává tento strom s oknem (−∞, ∞) v kořeni. V každém uzlu včetně kořene dostane první tah celé okno (α, β) a ostatní nulové okno (α, α + 1) strany, která je na tahu. Které vnitřní uzly prohledává znovu? Napište jejich písmena v pořadí opakovaných prohledávání; listy se nepočítají.
# $side is X or O.
exercise-ask-winning-move = Na tahu je { $side } a proti každé obraně vyhrává právě jeden tah. Který?
exercise-rules-rows = Deska má { $width } × { $height } polí; vyhrává první řada délky { $k }, vodorovná, svislá nebo úhlopříčná.
exercise-rules-columns = Deska má { $width } × { $height } polí a kámen padá na nejnižší volné pole sloupce; vyhrává první řada délky { $k }, vodorovná, svislá nebo úhlopříčná.
exercise-cell = Napište pole, například b2.
exercise-column = Napište písmeno sloupce.

## The parts of a question, before the answer

exercise-part-unvisited = Nenavštívené:
exercise-part-research = Znovu, v pořadí:
exercise-part-winning-move = Vítězný tah:
exercise-part-best = Nejlepší tah v A, do uzlu:
exercise-part-visited = Počet navštívených listů:
exercise-part-fewest = Při nejlepším pořadí tahů:
# $node is the letter of a node.
exercise-part-window = Okno v { $node }:
exercise-part-soft = { $node }, měkce (fail-soft):
exercise-part-hard = { $node }, tvrdě (fail-hard):
exercise-part-value = Hodnota { $node }:

## Feedback on a wrong answer

# $given is the student's answer, $right the right one.
exercise-feedback-missing = bez odpovědi; správně: { $right }
exercise-feedback-unreadable = „{ $given }“ nemá požadovaný tvar; správně: { $right }
exercise-feedback-other-sign = { $given } má opačné znaménko: je to hodnota pro druhou stranu; správně: { $right }
exercise-feedback-other-side = { $given } je okno druhé strany nebo má prohozené meze; správně: { $right }
exercise-feedback-one-bound = v { $given } je správná jedna mez; správně: { $right }
exercise-feedback-other-order = správné uzly v jiném pořadí: { $given }; správně: { $right }
exercise-feedback-wrong = { $given } je špatně; správně: { $right }
exercise-feedback-exchanged = { $given } patří k druhému prořezávání: měkké a tvrdé jsou zaměněny; správně: { $right }
# $faults is one or both of the next two messages.
exercise-feedback-names = { $faults }; správně: { $right }
exercise-feedback-lacks = chybí: { $names }
exercise-feedback-extra = navíc: { $names }

## Moodle: leaves are ticked there, and boxes for answers stand below the picture

exercise-moodle-values = Napište hodnotu každého vnitřního uzlu podle minimaxu. Nejlepší tah v A označte písmenem uzlu, do kterého vede.
exercise-moodle-signs = Negamax vrací hodnotu uzlu pro stranu, která je v něm na tahu. Napište hodnotu, kterou vrátí v každém vnitřním uzlu.
exercise-moodle-unvisited = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. Které listy nikdy nenavštíví? Označte je.
exercise-moodle-windows = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. S jakým oknem vstupuje do uzlů uvedených níže? Napište nejprve alfu, potom betu, obě z pohledu MAX. Nekonečno pište jako inf nebo ∞.
exercise-moodle-returned = Alfa-beta prohledává tento strom s oknem (−∞, ∞) v kořeni. Co vrátí uzly uvedené níže, z pohledu MAX? Měkké prořezávání (fail-soft): nejlepší nalezená hodnota. Tvrdé prořezávání (fail-hard): nikdy méně než alfa ani více než beta.
# The picture for a screen reader. $nodes is “A (MAX): B, C. B (MIN): a = 3, b = 5.”
exercise-moodle-tree = Strom hry. Každý vnitřní uzel a jeho potomci zleva doprava. { $nodes }
# $x and $o are cells, “a1, b2”.
exercise-moodle-board = Hrací deska; sloupce mají písmena zleva, řádky čísla zdola. X: { $x }. O: { $o }. Ostatní pole jsou volná.

## The command

# $folder is the folder that was written.
exercise-written =
    { $count ->
        [one] { $count } pracovní list je v { $folder }: rozdejte obsah složek sheets a forms.
        [few] { $count } pracovní listy jsou v { $folder }: rozdejte obsah složek sheets a forms.
        [many] { $count } pracovního listu je v { $folder }: rozdejte obsah složek sheets a forms.
       *[other] { $count } pracovních listů je v { $folder }: rozdejte obsah složek sheets a forms.
    }
exercise-written-key = Řešení jsou zvlášť, v { $folder }. Vyplněné formuláře opravíte příkazem plyground exercise --mark FORMS --key { $key }
exercise-distinct = Různých odpovědí na každou otázku: { $list }.
exercise-distinct-row = různých odpovědí
exercise-distinct-item = { $number }: { $count } z { $sheets }
exercise-written-moodle = Úlohy pro Moodle jsou v { $file }: naimportujte je do banky úloh ve formátu Moodle XML. Soubor obsahuje řešení.
exercise-stage = pracovní list { $number } z { $count }
exercise-interrupted = pracovní listy nebyly zapsány
exercise-folder-taken = v { $folder } jsou jiné soubory: pomocí --out vyberte prázdnou nebo novou složku
# One line of marks for a student.
exercise-marks = { $name }: { $points } z { $most }
exercise-marks-missing = { $name }: neodevzdáno
exercise-feedback-title = Hodnocení pracovního listu
exercise-feedback-points = bodů: { $points } z { $most }
exercise-feedback-right = správně
exercise-marks-unread = nepřečteno: { $text }
exercise-no-sheet = { $file }: v řešeních není list s číslem { $id }; formulář potřebuje řádek „id: …“ jako na listu
exercise-no-forms = v { $folder } nejsou odpovědi: soubory s odpověďmi končí na .txt nebo .toml
