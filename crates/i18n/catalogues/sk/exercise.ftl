# Exercises and worksheets. MAX, MIN, X, O, alpha-beta's names of nodes and the words sheets, forms, key, name and id stay as
# they are: they stand in pictures, in forms and in the names of files.

## The sheet

exercise-title = Pracovný list
exercise-key-title = Riešenia pre učiteľa
exercise-name = Meno:
exercise-id = Kód študenta:
# The heading of the answer form, after the title and a colon.
exercise-form = každú odpoveď napíšte za dvojbodku
exercise-hint = Nekonečno píšte ako inf alebo ∞, okno ako (a, b), napríklad (-inf, 5), viac písmen oddeľte čiarkou: a, c, f.
exercise-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }

## The kinds of exercises

exercise-kind-values = Hodnoty minimaxu
exercise-kind-signs = Negamax a jeho znamienka
exercise-kind-unvisited = Nenavštívené listy
exercise-kind-windows = Okná alfa-bety
exercise-kind-returned = Mäkké a tvrdé orezávanie
exercise-kind-counts = Listy a poradie ťahov
exercise-kind-research = Čo NegaScout prehľadáva znova
exercise-kind-winning-move = Jediný víťazný ťah

## What is asked

# Before every question about a tree.
exercise-tree = V koreni A je na ťahu MAX. Čísla sú hodnoty listov pre MAX. Ťahy sa prehľadávajú zľava doprava.
exercise-ask-values = Do prázdneho rámčeka každého vnútorného uzla napíšte jeho hodnotu podľa minimaxu. Najlepší ťah v A označte písmenom uzla, do ktorého vedie.
exercise-ask-signs = Negamax vracia hodnotu uzla pre stranu, ktorá je v ňom na ťahu. Do prázdneho rámčeka každého vnútorného uzla napíšte hodnotu, ktorú tam vráti.
exercise-ask-unvisited = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. Ktoré listy nikdy nenavštívi? Napíšte ich písmená.
exercise-ask-windows = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. S akým oknom vstupuje do každého uzla s dvoma rámčekmi? Alfu napíšte do ľavého rámčeka, betu do pravého, obe z pohľadu MAX.
exercise-ask-returned = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. Čo vráti každý uzol s dvoma rámčekmi, z pohľadu MAX? Ľavý rámček: mäkké orezávanie (fail-soft), najlepšia nájdená hodnota. Pravý rámček: tvrdé orezávanie (fail-hard), nikdy menej ako alfa ani viac ako beta.
exercise-ask-counts = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. Koľko listov navštívi? Koľko by ich navštívila, keby v každom uzle bol najlepší ťah prvý?
exercise-ask-research = NegaScout prehľadáva tento strom s oknom (−∞, ∞) v koreni. V každom uzle vrátane koreňa dostane prvý ťah celé okno (α, β) a ostatné nulové okno (α, α + 1) strany, ktorá je na ťahu. Ktoré vnútorné uzly prehľadáva znova? Napíšte ich písmená v poradí opakovaných prehľadávaní; listy sa nerátajú.
# $side is X or O.
exercise-ask-winning-move = Na ťahu je { $side } a proti každej obrane vyhráva práve jeden ťah. Ktorý?
exercise-rules-rows = Plocha má { $width } × { $height } políčok; vyhráva prvý rad dĺžky { $k }, vodorovný, zvislý alebo uhlopriečny.
exercise-rules-columns = Plocha má { $width } × { $height } políčok a kameň padá na najnižšie voľné políčko stĺpca; vyhráva prvý rad dĺžky { $k }, vodorovný, zvislý alebo uhlopriečny.
exercise-cell = Napíšte políčko, napríklad b2.
exercise-column = Napíšte písmeno stĺpca.

## The parts of a question, before the answer

exercise-part-unvisited = Nenavštívené:
exercise-part-research = Znova, v poradí:
exercise-part-winning-move = Víťazný ťah:
exercise-part-best = Najlepší ťah v A, do uzla:
exercise-part-visited = Počet navštívených listov:
exercise-part-fewest = Pri najlepšom poradí ťahov:
# $node is the letter of a node.
exercise-part-window = Okno v { $node }:
exercise-part-soft = { $node }, mäkko (fail-soft):
exercise-part-hard = { $node }, tvrdo (fail-hard):
exercise-part-value = Hodnota { $node }:

## Feedback on a wrong answer

# $given is the student's answer, $right the right one.
exercise-feedback-missing = bez odpovede; správne: { $right }
exercise-feedback-unreadable = „{ $given }“ nemá požadovaný tvar; správne: { $right }
exercise-feedback-other-sign = { $given } má opačné znamienko: je to hodnota pre druhú stranu; správne: { $right }
exercise-feedback-other-side = { $given } je okno druhej strany alebo má vymenené hranice; správne: { $right }
exercise-feedback-one-bound = v { $given } je správna jedna hranica; správne: { $right }
exercise-feedback-other-order = správne uzly v inom poradí: { $given }; správne: { $right }
exercise-feedback-wrong = { $given } je nesprávne; správne: { $right }
exercise-feedback-exchanged = { $given } patrí k druhému orezávaniu: mäkké a tvrdé sú zamenené; správne: { $right }
# $faults is one or both of the next two messages.
exercise-feedback-names = { $faults }; správne: { $right }
exercise-feedback-lacks = chýba: { $names }
exercise-feedback-extra = navyše: { $names }

## Moodle: leaves are ticked there, and boxes for answers stand below the picture

exercise-moodle-values = Napíšte hodnotu každého vnútorného uzla podľa minimaxu. Najlepší ťah v A označte písmenom uzla, do ktorého vedie.
exercise-moodle-signs = Negamax vracia hodnotu uzla pre stranu, ktorá je v ňom na ťahu. Napíšte hodnotu, ktorú vráti v každom vnútornom uzle.
exercise-moodle-unvisited = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. Ktoré listy nikdy nenavštívi? Označte ich.
exercise-moodle-windows = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. S akým oknom vstupuje do uzlov uvedených nižšie? Napíšte najprv alfu, potom betu, obe z pohľadu MAX. Nekonečno píšte ako inf alebo ∞.
exercise-moodle-returned = Alfa-beta prehľadáva tento strom s oknom (−∞, ∞) v koreni. Čo vrátia uzly uvedené nižšie, z pohľadu MAX? Mäkké orezávanie (fail-soft): najlepšia nájdená hodnota. Tvrdé orezávanie (fail-hard): nikdy menej ako alfa ani viac ako beta.
# The picture for a screen reader. $nodes is “A (MAX): B, C. B (MIN): a = 3, b = 5.”
exercise-moodle-tree = Strom hry. Každý vnútorný uzol a jeho potomkovia zľava doprava. { $nodes }
# $x and $o are cells, “a1, b2”.
exercise-moodle-board = Hracia plocha; stĺpce majú písmená zľava, riadky čísla zdola. X: { $x }. O: { $o }. Ostatné políčka sú voľné.

## The command

# $folder is the folder that was written.
exercise-written =
    { $count ->
        [one] { $count } pracovný list je v { $folder }: rozdajte obsah priečinkov sheets a forms.
        [few] { $count } pracovné listy sú v { $folder }: rozdajte obsah priečinkov sheets a forms.
        [many] { $count } pracovného listu je v { $folder }: rozdajte obsah priečinkov sheets a forms.
       *[other] { $count } pracovných listov je v { $folder }: rozdajte obsah priečinkov sheets a forms.
    }
exercise-written-key = Riešenia sú zvlášť, v { $folder }. Vyplnené formuláre opravíte príkazom plyground exercise --mark FORMS --key { $key }
exercise-distinct = Rôznych odpovedí na každú otázku: { $list }.
exercise-distinct-row = rôznych odpovedí
exercise-distinct-item = { $number }: { $count } z { $sheets }
exercise-written-moodle = Otázky pre Moodle sú v { $file }: naimportujte ich do banky úloh vo formáte Moodle XML. Súbor obsahuje riešenia.
exercise-stage = pracovný list { $number } z { $count }
exercise-interrupted = pracovné listy neboli zapísané
exercise-folder-taken = v { $folder } sú iné súbory: pomocou --out vyberte prázdny alebo nový priečinok
# One line of marks for a student.
exercise-marks = { $name }: { $points } z { $most }
exercise-marks-missing = { $name }: neodovzdané
exercise-feedback-title = Hodnotenie pracovného listu
exercise-feedback-points = bodov: { $points } z { $most }
exercise-feedback-right = správne
exercise-marks-unread = neprečítané: { $text }
exercise-no-sheet = { $file }: v riešeniach nie je list s číslom { $id }; formulár potrebuje riadok „id: …“ ako na liste
exercise-no-forms = v { $folder } nie sú odpovede: súbory s odpoveďami sa končia na .txt alebo .toml
