# Správa o laboratórnej práci. Znaky, ktoré majú význam vo vetách kapitol: *zvýraznenie*, `kód`, $vzorec$ a [@kľúč], odkaz na
# literatúru; ostávajú, ako sú, rovnako X a O. $search je názov algoritmu z names.ftl v prvom páde, preto pri ňom stojí
# slovo „algoritmus“; $side je X alebo O; $figure, $table a $listing sú čísla.

## Titulná strana

report-kind = Správa z laboratórneho cvičenia
report-kind-numbered = Správa z laboratórneho cvičenia č. { $number }
report-title-course = z predmetu „{ $course }“
report-title-variant = Variant { $variant }
report-title-done-by =
    { $count ->
        [one] Vypracoval(a):
        [few] Vypracovali:
        [many] Vypracovali:
       *[other] Vypracovali:
    }
report-title-group = skupina { $group }
report-title-checked-by = Skontroloval(a):
report-topic =
    { $count ->
        [one] Algoritmus { $searches } v hre „{ $game }“
        [few] Algoritmy { $searches } v hre „{ $game }“
        [many] Algoritmy { $searches } v hre „{ $game }“
       *[other] Algoritmy { $searches } v hre „{ $game }“
    }
report-game-mnk = { $k } v rade na ploche { $width } × { $height }
report-list-last = { $first } a { $last }

## Súbor pre titulnú stranu

report-title-sample = Titulná strana správy. Odstráňte # pred riadkom a vyplňte ho; všetky riadky sú nepovinné.
report-title-about-name = kto prácu vypracoval; viac ľudí: ["A. Turing", "C. Shannon"]
report-title-about-group = študijná skupina
report-title-about-course = názov predmetu
report-title-about-number = číslo laboratórneho cvičenia
report-title-about-variant = variant zadania
report-title-about-topic = téma, ak má byť iná, než je v samotnej správe
report-title-about-teacher = kto prácu kontroluje
report-title-about-ministry = ministerstvo alebo iný úrad nad školou
report-title-about-university = univerzita alebo škola
report-title-about-faculty = fakulta
report-title-about-department = katedra alebo ústav
report-title-about-city = mesto
report-title-about-year = rok
report-title-not-toml = súbor pre titulnú stranu nie je vo formáte TOML: riadok { $line }: { $why }
report-title-unknown-key = v súbore pre titulnú stranu je neznámy kľúč `{ $key }`: sú { $known }
report-title-wrong-value = `{ $key }` v súbore pre titulnú stranu musí byť text alebo celé číslo
report-title-wrong-name = `name` v súbore pre titulnú stranu musí byť text alebo zoznam textov

## Slová, ktoré vkladá sám formát

report-word-contents = Obsah
report-word-figure = Obrázok
report-word-table = Tabuľka
report-word-listing = Výpis
report-word-literature = Literatúra

## Nadpisy

report-section-goal = Cieľ a úlohy
report-section-rules = Hra a jej pravidlá
report-section-state = Stav a ťah ako dátové štruktúry
report-section-evaluator = Hodnotiaca funkcia
report-section-searches = Algoritmy prehľadávania
report-section-measurements = Merania
report-section-games = Ukážkové partie
report-section-mistakes = Chyby a ich následky
report-section-conclusions = Závery
report-section-source = Zdrojový kód
report-section-reproduction = Reprodukovateľnosť

## Cieľ a úlohy

report-goal =
    Cieľom práce je zoznámiť sa s hľadaním najlepšieho ťahu v hernom strome. { $count ->
        [one] Algoritmus { $searches } je opísaný, realizovaný a preskúmaný
        [few] Algoritmy { $searches } sú opísané, realizované a porovnané
        [many] Algoritmy { $searches } sú opísané, realizované a porovnané
       *[other] Algoritmy { $searches } sú opísané, realizované a porovnané
    } na hre „{ $game }“: koľko pozícií prehľadávanie navštívi, koľko času to trvá a ako oboje rastie s hĺbkou.
report-goal-counts =
    Cieľom práce je zoznámiť sa s hľadaním najlepšieho ťahu v hernom strome. { $count ->
        [one] Algoritmus { $searches } je opísaný, realizovaný a preskúmaný
        [few] Algoritmy { $searches } sú opísané, realizované a porovnané
        [many] Algoritmy { $searches } sú opísané, realizované a porovnané
       *[other] Algoritmy { $searches } sú opísané, realizované a porovnané
    } na hre „{ $game }“: koľko pozícií prehľadávanie navštívi a ako ich počet rastie s hĺbkou.
report-tasks = Úlohy:
report-task-rules = opísať hru a jej pravidlá;
report-task-state = opísať stav hry a ťah ako dátové štruktúry;
report-task-evaluator = opísať hodnotiacu funkciu a vypočítať ju pre jednu z pozícií;
report-task-searches = vysvetliť každý algoritmus a nakresliť strom, ktorým prechádza;
report-task-measure = spočítať pozície a zmerať čas prehľadávania pri hĺbkach od { $from } do { $to };
report-task-measure-one = spočítať pozície a zmerať čas prehľadávania pri hĺbke { $depth };
report-task-count = spočítať pozície pri hĺbkach od { $from } do { $to };
report-task-count-one = spočítať pozície pri hĺbke { $depth };
report-task-games = nechať program hrať proti sebe samému a proti náhodnému súperovi;
report-task-mistakes = zistiť, čo spôsobujú typické chyby v takýchto programoch;
report-task-conclusions = vyvodiť závery z nameraných výsledkov.

## Hra a jej pravidlá

report-rules-kind = „{ $game }“ je deterministická hra dvoch hráčov s úplnou informáciou: obaja vidia všetko a nič nezávisí od náhody. Čo jeden vyhrá, to druhý prehrá.
report-rules-board =
    Hracia plocha má { $width } × { $height } = { $cells ->
        [one] { $cells } políčko
        [few] { $cells } políčka
        [many] { $cells } políčka
       *[other] { $cells } políčok
    }. Hráči X a O striedavo kladú po jednom svojom znaku na voľné políčko; položené znaky sa neposúvajú ani neodstraňujú.
report-rules-win = Vyhráva ten, kto má ako prvý súvislý rad aspoň { $k } svojich znakov vodorovne, zvisle alebo diagonálne.
report-rules-win-exact = Vyhráva ten, kto má ako prvý súvislý rad presne { $k } svojich znakov vodorovne, zvisle alebo diagonálne. Dlhší rad sa nepočíta.
report-rules-lose = Prehráva ten, kto má ako prvý súvislý rad aspoň { $k } svojich znakov vodorovne, zvisle alebo diagonálne.
report-rules-lose-exact = Prehráva ten, kto má ako prvý súvislý rad presne { $k } svojich znakov vodorovne, zvisle alebo diagonálne. Dlhší rad sa nepočíta.
report-rules-draw =
    Na ploche { $lines ->
        [one] je { $lines } taká línia
        [few] sú { $lines } také línie
        [many] je { $lines } takej línie
       *[other] je { $lines } takých línií
    }. Ak je plocha plná a nikto žiadnu nedokončil, hra sa končí remízou. Políčko sa označuje písmenom stĺpca a číslom riadka počítaným zdola (obrázok { $figure }).
report-rules-explicit = Hra je strom, ktorý je celý zapísaný. V koreni si MAX vyberie jednu z vetiev, v ďalšom uzle vyberá MIN a tak ďalej striedavo. Číslo v dosiahnutom liste je to, čo MAX získa a MIN stratí.
report-rules-other = Stručne: { $summary }.
report-rules-name = Tu sa hrá ako { $name }.
report-figure-opening = Začiatočná pozícia.
report-figure-position = Skúmaná pozícia; na ťahu je { $side }.
report-rules-position = Správa skúma pozíciu na obrázku { $figure }; na ťahu je { $side }.
report-rules-moves = Vznikne po ťahoch { $moves }.
report-rules-size = Tabuľka { $table } ukazuje, ako rýchlo rastie herný strom: počet pozícií po každom polťahu, teda po ťahu jednej strany. Pozícia, ku ktorej vedie viac ciest, sa počíta zakaždým.
report-rules-branching = Po hĺbku { $depth } je strom taký veľký ako strom, v ktorom je v každej pozícii $b = { $branching }$ ťahu.
report-table-size = Počet pozícií herného stromu podľa polťahov.
report-head-ply = polťah
report-head-positions = pozícií
report-head-moves = ťahov na pozíciu

## Stav a ťah

report-state-intro = Prehľadávanie prechádza stavmi hry: urobí ťah, pozrie sa, čo nasleduje, a ťah vráti. Stav sa preto uchováva iba raz a mení sa na mieste, takže nič netreba kopírovať.
report-state-one-word = Stav tvoria dve množiny políčok, so znakom X a so znakom O, a strana na ťahu. Množina je jedno 64-bitové číslo: bit $i$ je 1, ak políčko $i$ patrí do množiny; políčka sa počítajú po riadkoch od ľavého horného rohu, od nuly. Ťah je číslo políčka.
report-state-words =
    Stav tvoria dve množiny políčok, so znakom X a so znakom O, a strana na ťahu. Množina { $cells } políčok sa uchováva { $words ->
        [one] v { $words } čísle
        [few] v { $words } číslach
        [many] v { $words } čísla
       *[other] v { $words } číslach
    } po 64 bitov: bit je 1, ak jeho políčko patrí do množiny; políčka sa počítajú po riadkoch od ľavého horného rohu. Ťah je číslo políčka.
report-state-explicit = Strom je zoznam uzlov; každý má meno a buď číslo, alebo čísla potomkov. Stav je číslo aktuálneho uzla a strana na ťahu; ťah je číslo vetvy.
report-state-other = Stav uchováva všetko, čo potrebujú pravidlá; ťah je malá hodnota, ktorá sa voľne kopíruje.
report-state-example = V pozícii na obrázku { $figure } sú množiny takéto (po riadkoch zhora, políčko 0 vľavo):
report-state-free = voľné
report-state-operations = Algoritmy prehľadávania nevedia o hre nič okrem niekoľkých operácií. Tabuľka { $table } uvádza operácie, ktoré musí stav ponúkať, výpis { $listing } ich ukazuje ako rozhranie v jazyku Rust; čokoľvek, čo ho implementuje, sa dá prehľadávať.
report-table-operations = Operácie nad stavom.
report-head-operation = operácia
report-head-function = funkcia
report-head-how = ako sa vykonáva tu
report-state-start = začiatočný stav
report-state-moves = všetky prípustné ťahy
report-state-make = vykonať ťah
report-state-unmake = vrátiť ťah
report-state-outcome = či sa hra skončila a kto vyhral
report-state-start-lines = obe množiny sú prázdne, na ťahu je X
report-state-moves-lines = políčka, ktoré nie sú v žiadnej množine, po riadkoch od ľavého horného rohu; po skončení hry žiadne
report-state-make-lines = pridá políčko do množiny strany na ťahu a odovzdá ťah
report-state-unmake-lines = vráti pôvodnú množinu a s ňou aj ťah
report-state-outcome-lines = hľadá úplnú líniu cez posledný znak; plocha bez voľných políčok je remíza
report-state-start-explicit = koreň, na ťahu je MAX
report-state-moves-explicit = vetvy uzla v poradí, v akom sú zapísané
report-state-make-explicit = zostúpi k potomkovi a odovzdá ťah
report-state-unmake-explicit = vráti sa do opusteného uzla
report-state-outcome-explicit = v liste sa hra končí; znamienko čísla hovorí, kto vyhral
report-listing-position = Čo prehľadávanie vie o hre.

## Hodnotiaca funkcia

report-evaluator-intro = Ak sa hĺbka vyčerpá skôr, ako sa hra skončí, prehľadávanie nemôže poznať jej výsledok. Pozíciu vtedy ohodnotí hodnotiaca funkcia $f(p)$: čím väčšie číslo, tým lepšie pre stranu na ťahu.
report-evaluator-name = V práci je použitá hodnotiaca funkcia „{ $evaluator }“.
report-formula-me = vlastné
report-formula-you = cudzie
report-evaluator-open-lines = Počíta línie, ktoré strana ešte môže zaplniť, pretože na nich nie je žiadny znak súpera, a berie rozdiel medzi stranou na ťahu a jej súperom:
report-evaluator-open-lines-win = Vyhratá hra má hodnotu { $win }, prehratá −{ $win }: viac ako akýkoľvek počet otvorených línií.
report-evaluator-pattern-ladder = Prechádza každý riadok, stĺpec a diagonálu od okraja po okraj. Na každej z nich strana dostane body za prvý vzor zhora z tabuľky { $table }, ktorý tam má; línia bez vzoru neprináša nič. Päť v rade sa počíta dvojnásobne strane, ktorá práve ťahala.
report-evaluator-pattern-ladder-sum = Hodnota je rozdiel súčtov $n$ bodov na všetkých líniách medzi stranou na ťahu a jej súperom:
report-table-scale = Vzory a ich body; ● je znak strany, ○ voľné políčko.
report-evaluator-line-powers = Skúma línie piatich políčok (riadky, stĺpce a dve dlhé diagonály) a štyri diagonály zo štyroch políčok. Ak má strana na línii $m$ svojich znakov, dostane:
report-evaluator-line-powers-20 = $20^m$ bodov za líniu piatich políčok bez znaku súpera alebo so štyrmi vlastnými znakmi za sebou;
report-evaluator-line-powers-8 = $8^m$ bodov za líniu piatich políčok, na ktorej má súper len jeden znak, a to na kraji;
report-evaluator-line-powers-2 = $2^m$ bodov za každú inú líniu piatich políčok;
report-evaluator-line-powers-10 = $10^m$ bodov za diagonálu zo štyroch políčok, na ktorej sú iba jej znaky, a $20^4$ za plnú.
report-evaluator-line-powers-sum = Hodnota je rozdiel súčtov $n$ bodov na všetkých líniách medzi stranou na ťahu a jej súperom; vyhratá hra má väčšiu hodnotu ako akýkoľvek súčet:
report-evaluator-outcome = Pozná iba výsledok hry: 1 za výhru, −1 za prehru, 0 za remízu a za všetko nerozhodnuté. Niečo sa z nej dozvie iba prehľadávanie, ktoré príde až na koniec hry.
report-evaluator-nearer-wins = Pozná iba výsledok hry. Výhra vo vzdialenosti $d$ polťahov od koreňa má hodnotu
report-evaluator-nearer-wins-why = zaokrúhlene nadol, prehra rovnakú so znamienkom mínus; všetko ostatné má hodnotu 0. Bližšia výhra je tak cennejšia ako vzdialenejšia a program výhru neodkladá ani neurýchľuje prehru.
report-evaluator-zero = Každú pozíciu hodnotí nulou. Zostáva holé prehľadávanie: každé porovnanie sa končí rovnosťou.
report-evaluator-scramble = Pozíciu hodnotí číslom od −64 do 63, ktoré sa vypočíta z políčok a s hrou nemá nič spoločné. Na takých stromoch sa chyby v prehľadávaní rýchlo prejavia.
report-evaluator-written = Vracia číslo zapísané v liste z pohľadu strany na ťahu a 0 tam, kde sa hĺbka vyčerpá nad listami.
report-evaluator-other = Stručne: { $summary }.
report-evaluator-own = Pozície ohodnocuje vlastná funkcia autora, { $name }, pre stranu na ťahu.
report-evaluator-score = Pozície ohodnocuje sama trieda: jej metóda `score` hovorí, akú cenu má pozícia pre stranu na ťahu.
report-figure-worked = Pozícia pre hodnotiacu funkciu; na ťahu je { $side }.
report-worked = Na obrázku { $figure } je pozícia, v ktorej je na ťahu { $side }. Tabuľka { $table } sčítava, čo v nej hodnotiaca funkcia nájde.
report-table-worked = Hodnotiaca funkcia v pozícii na obrázku { $figure }.
report-head-part = čo sa počíta
report-head-pattern = vzor
report-head-x-count = X: počet
report-head-x-points = X: body
report-head-o-count = O: počet
report-head-o-points = O: body
report-head-sum = súčet
report-part-open-line = otvorené línie
report-part-five = päť v rade
report-part-open-four = otvorená štvorica
report-part-open-three = otvorená trojica
report-part-three-open-left = trojica otvorená vľavo
report-part-three-open-right = trojica otvorená vpravo
report-part-open-two = otvorená dvojica
report-part-two-open-right = dvojica otvorená vpravo
report-part-two-open-left = dvojica otvorená vľavo
report-part-line-of-five = línie piatich políčok
report-part-diagonal-of-four = diagonály zo štyroch políčok
report-part-moves = ťahy
report-part-corners = rohy
report-worked-sum = Na ťahu je { $side }, hodnota pozície je teda ${ $mine } - { $theirs } = { $value }$.
report-choices =
    { $depth ->
        [one] Samotná hodnotiaca funkcia dáva v pozícii na obrázku { $figure } hodnotu { $value }. Prehľadávanie vidí viac: tabuľka { $table } ukazuje, ako hodnotí ťahy minimax, keď sa pozerá { $depth } polťah dopredu.
        [few] Samotná hodnotiaca funkcia dáva v pozícii na obrázku { $figure } hodnotu { $value }. Prehľadávanie vidí viac: tabuľka { $table } ukazuje, ako hodnotí ťahy minimax, keď sa pozerá { $depth } polťahy dopredu.
        [many] Samotná hodnotiaca funkcia dáva v pozícii na obrázku { $figure } hodnotu { $value }. Prehľadávanie vidí viac: tabuľka { $table } ukazuje, ako hodnotí ťahy minimax, keď sa pozerá { $depth } polťahu dopredu.
       *[other] Samotná hodnotiaca funkcia dáva v pozícii na obrázku { $figure } hodnotu { $value }. Prehľadávanie vidí viac: tabuľka { $table } ukazuje, ako hodnotí ťahy minimax, keď sa pozerá { $depth } polťahov dopredu.
    }
report-table-choices = Hodnoty ťahov pre stranu na ťahu, najlepšie navrchu.
report-head-move = ťah
report-head-value = hodnota

## Algoritmy prehľadávania

report-searches-intro = Všetky tieto algoritmy vychádzajú z jedného predpokladu: obe strany hrajú, ako najlepšie vedia [@russell-norvig]. Strana na ťahu v koreni, *Max*, chce najväčšiu hodnotu, jej súper, *Min*, najmenšiu. Algoritmy sa líšia tým, akú časť stromu prezrú, aby hodnotu našli, nikdy však samotnou hodnotou.
report-searches-scene =
    { $depth ->
        [one] Obrázky ukazujú, čo robí každý algoritmus v pozícii na obrázku { $figure }, v ktorej je na ťahu { $side }, pri hĺbke { $depth } polťah.
        [few] Obrázky ukazujú, čo robí každý algoritmus v pozícii na obrázku { $figure }, v ktorej je na ťahu { $side }, pri hĺbke { $depth } polťahy.
        [many] Obrázky ukazujú, čo robí každý algoritmus v pozícii na obrázku { $figure }, v ktorej je na ťahu { $side }, pri hĺbke { $depth } polťahu.
       *[other] Obrázky ukazujú, čo robí každý algoritmus v pozícii na obrázku { $figure }, v ktorej je na ťahu { $side }, pri hĺbke { $depth } polťahov.
    }
report-figure-scene = Pozícia, z ktorej vychádzajú stromy nižšie; na ťahu je { $side }.
report-searches-legend = Hodnoty na obrázkoch sú z pohľadu Max. Vybraný variant je vyznačený hrubou čiarou; prerušovaná čiara vedie k orezaným ťahom a pri nej stojí dôvod. V programoch je $p + m$ pozícia po ťahu $m$.
report-formula-leaf = ak sa hra skončila alebo sa hĺbka vyčerpala,
report-formula-leaf-max = v liste, ak je na ťahu Max,
report-formula-leaf-min = v liste, ak je na ťahu Min,
report-formula-max = inak, ak je na ťahu Max,
report-formula-min = inak, ak je na ťahu Min.
report-formula-otherwise = inak.
report-minimax-idea = *Minimax* [@neumann], [@shannon] hodnotí pozíciu podľa pozícií $p'$, ktoré za ňou nasledujú: Max si vyberie najväčšiu z ich hodnôt, Min najmenšiu. List, teda pozíciu, v ktorej sa hra skončila alebo sa hĺbka vyčerpala, hodnotí hodnotiaca funkcia. Všetky hodnoty sú z pohľadu hráča Max, no $f$ hodnotí z pohľadu strany na ťahu; ak je ňou Min, znamienko sa preto zmení:
report-minimax-cost = Navštívi sa každá pozícia až do hĺbky $d$. Ak je v každej pozícii $b$ ťahov, je to $1 + b + b^2 + … + b^d$ uzlov: každý ďalší polťah znásobí prácu $b$-krát.
report-negamax-idea = *Negamax* [@knuth-moore] je minimax zapísaný raz namiesto dvakrát. Čo je dobré pre jednu stranu, je zlé pre druhú, a $min(x, y) = -max(-x, -y)$; stačí teda jedno pravidlo, ak je každá hodnota z pohľadu strany na ťahu:
report-negamax-cost = Navštívi presne tie pozície, ktoré navštívi minimax. Strany sa musia v ťahoch striedať, inak by znamienko bolo nesprávne.
report-alpha-beta-idea = *Alfa-beta orezávanie* [@knuth-moore] nesie stromom dve hranice: $α$ je to, čo má strana na ťahu už isté, $β$ je to, čo dovolí súper, ktorý má inde niečo lepšie. Len čo má niektorý ťah hodnotu aspoň $β$, súper túto pozíciu nepripustí. Jej ostatné ťahy už nemôžu nič zmeniť a *orežú sa*.
report-alpha-beta-cost = Hodnota v koreni je rovnaká ako pri minimaxe. V najhoršom prípade sa neoreže nič; v najlepšom, keď je najlepší ťah vždy prvý, sa navštívi len *minimálny strom*. Ak je v každej pozícii $b$ ťahov, má
report-alpha-beta-order = listov namiesto $b^d$. Efektívny faktor vetvenia klesne z $b$ približne na $√b$ a za ten istý čas sa dosiahne dvojnásobná hĺbka. Koľko z toho sa získa, závisí od poradia ťahov.
report-negascout-idea = *NegaScout* [@reinefeld], ktorý nadväzuje na Pearlov Scout [@pearl] a na prehľadávanie hlavného variantu Marslanda a Campbella [@marsland-campbell], verí, že prvý ťah je najlepší. Iba ten dostane celé okno $(α, β)$. Ostatné sa len otestujú s *nulovým oknom* $(α, α + 1)$, v ktorom nie je žiadne celé číslo: odpoveď môže byť iba „nie je lepší“ alebo „je lepší“, ale príde skôr, lebo sa viac oreže.
report-negascout-cost = Ťah, ktorý sa ukáže ako lepší, sa prehľadá znova, aby sa zistila jeho hodnota. Ak je prvý ťah zvyčajne naozaj najlepší, testy šetria prácu; pri zlom poradí ťahov stoja opakované prehľadávania viac, než testy ušetria.
report-listing-search = Algoritmus v pseudokóde.
report-code-leaf = list
report-code-leaf-turned = zisk Min je strata Max
report-code-max = najväčšia hodnota
report-code-min = najmenšia hodnota
report-code-turned = jeho zisk je moja strata
report-code-raised = toľko je už isté
report-code-cut = orezať zvyšok
report-code-first = celé okno
report-code-test = iba test
report-code-again = lepší: hľadať znova
report-walked-all =
    { $nodes ->
        [one] Na obrázku { $figure } navštívi algoritmus { $search } { $nodes } pozíciu.
        [few] Na obrázku { $figure } navštívi algoritmus { $search } všetky { $nodes } pozície.
        [many] Na obrázku { $figure } navštívi algoritmus { $search } všetky { $nodes } pozície.
       *[other] Na obrázku { $figure } navštívi algoritmus { $search } všetkých { $nodes } pozícií.
    }
report-walked-part =
    Na obrázku { $figure } nenavštívi algoritmus { $search } všetky pozície (spolu { $all }), ale iba { $nodes }; predčasne { $cutoffs ->
        [one] opustí { $cutoffs } uzol.
        [few] opustí { $cutoffs } uzly.
        [many] opustí { $cutoffs } uzla.
       *[other] opustí { $cutoffs } uzlov.
    }
report-walked-cutting =
    Na obrázku { $figure } urobí algoritmus { $search } { $nodes ->
        [one] { $nodes } návštevu
        [few] { $nodes } návštevy
        [many] { $nodes } návštevy
       *[other] { $nodes } návštev
    }; predčasne { $cutoffs ->
        [one] opustí { $cutoffs } uzol.
        [few] opustí { $cutoffs } uzly.
        [many] opustí { $cutoffs } uzla.
       *[other] opustí { $cutoffs } uzlov.
    }
report-walked-visits =
    Na obrázku { $figure } urobí algoritmus { $search } { $visits ->
        [one] { $visits } návštevu
        [few] { $visits } návštevy
        [many] { $visits } návštevy
       *[other] { $visits } návštev
    } v { $nodes } z { $all } pozícií; predčasne { $cutoffs ->
        [one] opustí { $cutoffs } uzol.
        [few] opustí { $cutoffs } uzly.
        [many] opustí { $cutoffs } uzla.
       *[other] opustí { $cutoffs } uzlov.
    }
report-walked-again =
    { $count ->
        [one] { $count } ťah sa po teste prehľadá druhýkrát.
        [few] { $count } ťahy sa po teste prehľadajú druhýkrát.
        [many] { $count } ťahu sa po teste prehľadá druhýkrát.
       *[other] { $count } ťahov sa po teste prehľadá druhýkrát.
    }
report-walked-value = Hodnota pre { $side } je { $value }, najlepší ťah je { $best }.
report-figure-tree =
    { $depth ->
        [one] Strom algoritmu { $search }, hĺbka { $depth } polťah.
        [few] Strom algoritmu { $search }, hĺbka { $depth } polťahy.
        [many] Strom algoritmu { $search }, hĺbka { $depth } polťahu.
       *[other] Strom algoritmu { $search }, hĺbka { $depth } polťahov.
    }

## Merania

report-measure-nodes = Všetky algoritmy skúmali tú istú pozíciu s tou istou hodnotiacou funkciou a s tým istým poradím ťahov. *Uzol* je pozícia, do ktorej prehľadávanie vstúpi, vrátane koreňa; čo sa prehľadá znova, počíta sa znova. Počty sú presné: na každom počítači sú rovnaké. Tabuľka { $table } uvádza počet uzlov podľa hĺbky.
report-measure-times = Čas závisí od počítača. Tabuľka { $table } uvádza mediány; počet behov bol od { $least } do { $most } po jednom behu na zahriatie. V zátvorke je medzikvartilové rozpätie, v ktorom leží stredná polovica behov, v percentách mediánu.
report-measure-apart = Dva časy sa považujú za rozdielne, len ak sa neprekrývajú ich intervaly: medián plus-mínus rozpätie.
report-table-nodes = Počet uzlov podľa hĺbky.
report-table-times = Medián času podľa hĺbky.
report-time-and-range = { $time } ({ $percent } %)
report-figure-nodes = Závislosť počtu uzlov od hĺbky (logaritmická mierka).
report-figure-times = Závislosť času od hĺbky (logaritmická mierka).
report-measure-counts = Tabuľka { $table } uvádza odpovede a ostatné počty. *Vygenerované* sú prípustné ťahy všetkých uzlov spolu, *listy* sú uzly ohodnotené bez pohľadu na ťahy, *orezania* sú uzly opustené skôr, ako sa prehľadali všetky ťahy, *opakovania* sú druhé návštevy po teste.
report-table-counts = Odpovede a počty.
report-head-depth = hĺbka
report-head-search = algoritmus
report-head-best = ťah
report-head-nodes = uzly
report-head-generated = vygenerované
report-head-leaves = listy
report-head-cutoffs = orezania
report-head-researches = opakovania
report-measure-figures = Tabuľka { $table } ukazuje, čo z počtov vyplýva. *Efektívny faktor vetvenia* je počet ťahov v každej pozícii, pri ktorom by strom tejto hĺbky mal rovnako veľa uzlov. Podiel orezaní prvým ťahom hovorí, aké dobré je poradie ťahov.
report-measure-minimal =
    { $minimal ->
        [one] Minimálny strom, teda najmenší, ktorý dokazuje hodnotu práve tejto pozície pri hĺbke { $depth }, má { $minimal } uzol; zistilo sa to výpočtom.
        [few] Minimálny strom, teda najmenší, ktorý dokazuje hodnotu práve tejto pozície pri hĺbke { $depth }, má { $minimal } uzly; zistilo sa to výpočtom.
        [many] Minimálny strom, teda najmenší, ktorý dokazuje hodnotu práve tejto pozície pri hĺbke { $depth }, má { $minimal } uzla; zistilo sa to výpočtom.
       *[other] Minimálny strom, teda najmenší, ktorý dokazuje hodnotu práve tejto pozície pri hĺbke { $depth }, má { $minimal } uzlov; zistilo sa to výpočtom.
    }
report-table-figures = Čo vyplýva z počtov pri hĺbke { $depth }.
report-percent = { $percent } %
report-head-share = podiel všetkých uzlov
report-head-branching = faktor vetvenia
report-head-first-cuts = orezania prvým ťahom
report-head-research-rate = opakované testy
report-head-times-minimal = násobok minimálneho stromu
report-measure-orders =
    { $count ->
        [one] Algoritmus { $searches } orezáva tým viac, čím skôr narazí na dobrý ťah. Tabuľka { $table } uvádza jeho počet uzlov pri hĺbke { $depth } pre rôzne poradia ťahov; ak ťahy zoraďuje plytké prehľadávanie, jeho uzly sú uvedené osobitne.
        [few] Algoritmy { $searches } orezávajú tým viac, čím skôr narazia na dobrý ťah. Tabuľka { $table } uvádza ich počet uzlov pri hĺbke { $depth } pre rôzne poradia ťahov; ak ťahy zoraďuje plytké prehľadávanie, jeho uzly sú uvedené osobitne.
        [many] Algoritmy { $searches } orezávajú tým viac, čím skôr narazia na dobrý ťah. Tabuľka { $table } uvádza ich počet uzlov pri hĺbke { $depth } pre rôzne poradia ťahov; ak ťahy zoraďuje plytké prehľadávanie, jeho uzly sú uvedené osobitne.
       *[other] Algoritmy { $searches } orezávajú tým viac, čím skôr narazia na dobrý ťah. Tabuľka { $table } uvádza ich počet uzlov pri hĺbke { $depth } pre rôzne poradia ťahov; ak ťahy zoraďuje plytké prehľadávanie, jeho uzly sú uvedené osobitne.
    }
report-table-orders = Počet uzlov pri rôznych poradiach ťahov, hĺbka { $depth }.
report-head-order = poradie ťahov
report-head-order-cost = { $search }: na zoradenie
report-order-natural = ako ich uvádza hra
report-order-reversed = posledné najprv
report-order-centre = od stredu k okrajom
report-order-random = náhodné (semienko { $seed })
report-order-best =
    { $plies ->
        [one] najlepšie najprv, podľa prehľadávania na { $plies } polťah
        [few] najlepšie najprv, podľa prehľadávania na { $plies } polťahy
        [many] najlepšie najprv, podľa prehľadávania na { $plies } polťahu
       *[other] najlepšie najprv, podľa prehľadávania na { $plies } polťahov
    }

## Ukážkové partie

report-games-intro =
    { $depth ->
        [one] Pri najväčšej hĺbke žiadny algoritmus nenavštívil menej uzlov ako { $search }; tu hrá s pohľadom { $depth } polťah dopredu.
        [few] Pri najväčšej hĺbke žiadny algoritmus nenavštívil menej uzlov ako { $search }; tu hrá s pohľadom { $depth } polťahy dopredu.
        [many] Pri najväčšej hĺbke žiadny algoritmus nenavštívil menej uzlov ako { $search }; tu hrá s pohľadom { $depth } polťahu dopredu.
       *[other] Pri najväčšej hĺbke žiadny algoritmus nenavštívil menej uzlov ako { $search }; tu hrá s pohľadom { $depth } polťahov dopredu.
    }
report-games-itself = Program proti sebe samému
report-games-chance = Program proti náhode
report-games-chance-intro = Aby bolo vidno, čo prináša pohľad dopredu, { $side } teraz ťahá náhodne (semienko { $seed }).
report-game-won =
    { $plies ->
        [one] { $side } vyhráva po { $plies } polťahu. Ťahy sú v tabuľke { $table }.
        [few] { $side } vyhráva po { $plies } polťahoch. Ťahy sú v tabuľke { $table }.
        [many] { $side } vyhráva po { $plies } polťahu. Ťahy sú v tabuľke { $table }.
       *[other] { $side } vyhráva po { $plies } polťahoch. Ťahy sú v tabuľke { $table }.
    }
report-game-won-by =
    { $plies ->
        [one] { $side } vyhráva po { $plies } polťahu líniou { $line }. Ťahy sú v tabuľke { $table }.
        [few] { $side } vyhráva po { $plies } polťahoch líniou { $line }. Ťahy sú v tabuľke { $table }.
        [many] { $side } vyhráva po { $plies } polťahu líniou { $line }. Ťahy sú v tabuľke { $table }.
       *[other] { $side } vyhráva po { $plies } polťahoch líniou { $line }. Ťahy sú v tabuľke { $table }.
    }
report-game-drawn =
    { $plies ->
        [one] Partia sa končí remízou po { $plies } polťahu. Ťahy sú v tabuľke { $table }.
        [few] Partia sa končí remízou po { $plies } polťahoch. Ťahy sú v tabuľke { $table }.
        [many] Partia sa končí remízou po { $plies } polťahu. Ťahy sú v tabuľke { $table }.
       *[other] Partia sa končí remízou po { $plies } polťahoch. Ťahy sú v tabuľke { $table }.
    }
report-game-unfinished =
    { $plies ->
        [one] Partia bola prerušená po { $plies } polťahu. Ťahy sú v tabuľke { $table }.
        [few] Partia bola prerušená po { $plies } polťahoch. Ťahy sú v tabuľke { $table }.
        [many] Partia bola prerušená po { $plies } polťahu. Ťahy sú v tabuľke { $table }.
       *[other] Partia bola prerušená po { $plies } polťahoch. Ťahy sú v tabuľke { $table }.
    }
report-table-game = Ťahy partie s hodnotou, ktorú prehľadávanie očakáva pre stranu na ťahu, a s počtom navštívených uzlov.
report-table-moves = Ťahy partie.
report-head-number = č.
report-head-side = strana
report-figure-game = Hracia plocha po každom ťahu.
report-figure-game-numbered = Hracia plocha na konci partie s číslami ťahov: X je čierny, O biely.
report-figure-game-end = Hracia plocha na konci partie.
report-board-move = { $number }. { $side } { $movement }

## Chyby

report-mistakes-intro =
    { $positions ->
        [one] V programoch tohto druhu sa často vyskytujú tie isté chyby. Tu sú urobené úmyselne, každá vedľa toho istého algoritmu bez nej: v pozícii tejto správy (tabuľka { $table }) a ešte v { $positions } pozícii z partií.
        [few] V programoch tohto druhu sa často vyskytujú tie isté chyby. Tu sú urobené úmyselne, každá vedľa toho istého algoritmu bez nej: v pozícii tejto správy (tabuľka { $table }) a ešte v { $positions } pozíciách z partií, prehľadaných tak hlboko, ako sa dá rýchlo.
        [many] V programoch tohto druhu sa často vyskytujú tie isté chyby. Tu sú urobené úmyselne, každá vedľa toho istého algoritmu bez nej: v pozícii tejto správy (tabuľka { $table }) a ešte v { $positions } pozície z partií, prehľadaných tak hlboko, ako sa dá rýchlo.
       *[other] V programoch tohto druhu sa často vyskytujú tie isté chyby. Tu sú urobené úmyselne, každá vedľa toho istého algoritmu bez nej: v pozícii tejto správy (tabuľka { $table }) a ešte v { $positions } pozíciách z partií, prehľadaných tak hlboko, ako sa dá rýchlo.
    }
report-table-mistakes = Algoritmy bez chyby a s chybou; posledné dva stĺpce hovoria, v koľkých pozíciách z partií je hodnota nesprávna a v koľkých je vybraný ťah v skutočnosti horší.
report-head-mistake = chyba
report-head-nodes-without = uzlov bez nej
report-head-nodes-with = uzlov s ňou
report-head-value-without = hodnota bez nej
report-head-value-with = hodnota s ňou
report-head-wrong = nesprávnych hodnôt
report-head-worse = horších ťahov
report-mistake-same-value = Hodnota, ktorú nájde algoritmus { $search } pri hĺbke { $depth }, sa nemení: { $value }.
report-mistake-other-value = Hodnota, ktorú nájde algoritmus { $search } pri hĺbke { $depth }, sa mení: namiesto { $without } vyjde { $with }.
report-mistake-more-nodes = Počet uzlov vzrastie z hodnoty { $before } na { $after }, teda o { $percent } %.
report-mistake-fewer-nodes = Počet uzlov klesne z hodnoty { $before } na { $after }, teda o { $percent } %.
report-mistake-same-nodes = Počet uzlov sa nemení: { $nodes }.
report-mistake-wrong-value = Pozícií z partií s nesprávnou hodnotou: { $other } (spolu { $tried }), vybraný ťah však nikde nie je horší ako bez chyby.
report-mistake-worse = Pozícií z partií, v ktorých je vybraný ťah v skutočnosti horší: { $worse } (spolu { $tried }); s nesprávnou hodnotou: { $other }.
report-mistake-games =
    Proti tomu istému algoritmu bez chyby program ako prvý hráč { $first ->
        [win] vyhráva
        [loss] prehráva
       *[draw] remizuje
    } a ako druhý { $second ->
        [win] vyhráva
        [loss] prehráva
       *[draw] remizuje
    }.
report-mistake-witness =
    { $depth ->
        [one] Príkladom je pozícia na obrázku { $figure }, na ťahu je { $side }. Pri hĺbke { $depth } polťah vyberá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
        [few] Príkladom je pozícia na obrázku { $figure }, na ťahu je { $side }. Pri hĺbke { $depth } polťahy vyberá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
        [many] Príkladom je pozícia na obrázku { $figure }, na ťahu je { $side }. Pri hĺbke { $depth } polťahu vyberá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
       *[other] Príkladom je pozícia na obrázku { $figure }, na ťahu je { $side }. Pri hĺbke { $depth } polťahov vyberá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
    }
report-mistake-witness-worth = V skutočnosti má tento ťah hodnotu { $worth }.
report-figure-witness = { $mistake }; na ťahu je { $side }.
report-mistakes-idle =
    { $count ->
        [one] Jedna chyba tu nezmenila nič z toho, čo sa meralo: { $list }.
        [few] Niektoré chyby tu nezmenili nič z toho, čo sa meralo: { $list }.
        [many] Niektoré chyby tu nezmenili nič z toho, čo sa meralo: { $list }.
       *[other] Niektoré chyby tu nezmenili nič z toho, čo sa meralo: { $list }.
    }

## Závery: každý vyberajú čísla

report-conclusion-agree =
    { $count ->
        [2] Oba algoritmy našli pri každej hĺbke tú istú hodnotu: orezávanie mení množstvo práce, nie odpoveď.
        [one] Pri každej hĺbke našli všetky algoritmy ({ $count }) tú istú hodnotu: orezávanie mení množstvo práce, nie odpoveď.
        [few] Všetky { $count } algoritmy našli pri každej hĺbke tú istú hodnotu: orezávanie mení množstvo práce, nie odpoveď.
        [many] Všetky { $count } algoritmu našli pri každej hĺbke tú istú hodnotu: orezávanie mení množstvo práce, nie odpoveď.
       *[other] Všetkých { $count } algoritmov našlo pri každej hĺbke tú istú hodnotu: orezávanie mení množstvo práce, nie odpoveď.
    }
report-conclusion-agree-unpruned =
    { $count ->
        [2] Oba algoritmy našli pri každej hĺbke tú istú hodnotu.
        [one] Pri každej hĺbke našli všetky algoritmy ({ $count }) tú istú hodnotu.
        [few] Všetky { $count } algoritmy našli pri každej hĺbke tú istú hodnotu.
        [many] Všetky { $count } algoritmu našli pri každej hĺbke tú istú hodnotu.
       *[other] Všetkých { $count } algoritmov našlo pri každej hĺbke tú istú hodnotu.
    }
report-conclusion-disagree = Algoritmy { $first } a { $second } našli pri hĺbke { $depth } rôzne hodnoty: jeden z nich sa mýli.
report-conclusion-equal = Pri hĺbke { $depth } navštívili všetky algoritmy rovnaký počet uzlov, { $nodes }.
report-conclusion-nothing-to-cut = Pri hĺbke { $depth } navštívili všetky algoritmy rovnaký počet uzlov, { $nodes }: nebolo čo orezať.
report-conclusion-winner = Pri hĺbke { $depth } navštívil najmenej uzlov algoritmus { $search }: { $nodes }; algoritmus { $other } ich navštívil { $many }, teda { $times }-krát toľko.
report-conclusion-winners = Pri hĺbke { $depth } navštívili najmenej uzlov, a to rovnako veľa, algoritmy { $search }: po { $nodes }; algoritmus { $other } ich navštívil { $many }, teda { $times }-krát toľko.
report-conclusion-growth-item = { $search } { $times }-krát
report-conclusion-growth = S každým ďalším polťahom rástol počet uzlov v priemere takto: { $list }.
report-conclusion-branching-best = Efektívny faktor vetvenia algoritmu { $search } je { $effective }. To je teoreticky najlepší prípad, $√b = { $root }$, kde $b = { $b }$ je faktor úplného stromu.
report-conclusion-branching-near = Efektívny faktor vetvenia algoritmu { $search } je { $effective }: je bližšie k teoreticky najlepšiemu prípadu, $√b = { $root }$, než k $b = { $b }$ úplného stromu.
report-conclusion-branching-far = Efektívny faktor vetvenia algoritmu { $search } je { $effective }: je bližšie k $b = { $b }$ úplného stromu než k teoreticky najlepšiemu prípadu, $√b = { $root }$.
report-conclusion-minimal-reached = Pri hĺbke { $depth } je počet uzlov algoritmu { $search }, { $nodes }, presne taký istý ako v minimálnom strome: lepšie poradie ťahov by už nič neprinieslo.
report-conclusion-minimal-close = Pri hĺbke { $depth } je počet uzlov algoritmu { $search }, { $nodes }, takmer taký istý ako v minimálnom strome ({ $minimal }): lepšie poradie ťahov by už prinieslo len málo.
report-conclusion-minimal-near = Pri hĺbke { $depth } je počet uzlov algoritmu { $search } { $nodes }, teda { $times }-krát toľko ako v minimálnom strome ({ $minimal }): nevyhnutných bolo { $share } % jeho práce.
report-conclusion-minimal-far = Pri hĺbke { $depth } je počet uzlov algoritmu { $search } { $nodes }, teda { $times }-krát toľko ako v minimálnom strome ({ $minimal }): nevyhnutných bolo iba { $share } % jeho práce a lepšie poradie ťahov by mohlo veľa ušetriť.
report-conclusion-first-high = { $share } % orezaní algoritmu { $search } (spolu { $cutoffs }) spôsobil už prvý ťah: poradie ťahov je veľmi dobré.
report-conclusion-first-middle = { $share } % orezaní algoritmu { $search } (spolu { $cutoffs }) spôsobil už prvý ťah; v ostatných prípadoch prišiel lepší ťah prineskoro.
report-conclusion-first-low = Iba { $share } % orezaní algoritmu { $search } (spolu { $cutoffs }) spôsobil prvý ťah: poradie ťahov má k dokonalosti ďaleko.
report-conclusion-first-few = Orezaní algoritmu { $search } je málo (spolu { $cutoffs }, z toho prvým ťahom { $first }): poradie ťahov sa podľa nich posúdiť nedá.
report-conclusion-order-same = Pri hĺbke { $depth } na poradí ťahov algoritmu { $search } takmer nezáleží: počty uzlov sa líšia o menej ako 5 %.
report-conclusion-order = Pri hĺbke { $depth } mení poradie ťahov počet uzlov algoritmu { $search } až { $times }-krát: od { $least } ({ $good }) po { $most } ({ $bad }).
report-conclusion-order-natural-best = Vlastné poradie hry je už najlepšie z vyskúšaných.
report-conclusion-order-pays = V porovnaní s vlastným poradím hry ušetrí najlepšie poradie { $percent } % uzlov vrátane nákladov na zoradenie.
report-conclusion-order-costs =
    { $cost ->
        [one] Takéto zoradenie však stojí { $cost } uzol, čo je viac, než ušetrí v porovnaní s vlastným poradím hry.
        [few] Takéto zoradenie však stojí { $cost } uzly, čo je viac, než ušetrí v porovnaní s vlastným poradím hry.
        [many] Takéto zoradenie však stojí { $cost } uzla, čo je viac, než ušetrí v porovnaní s vlastným poradím hry.
       *[other] Takéto zoradenie však stojí { $cost } uzlov, čo je viac, než ušetrí v porovnaní s vlastným poradím hry.
    }
report-conclusion-scout-saves =
    { $researches ->
        [one] Pri hĺbke { $depth } potrebuje NegaScout o { $percent } % menej uzlov ako alfa-beta; znova sa musel prehľadať { $researches } ťah.
        [few] Pri hĺbke { $depth } potrebuje NegaScout o { $percent } % menej uzlov ako alfa-beta; znova sa museli prehľadať { $researches } ťahy.
        [many] Pri hĺbke { $depth } potrebuje NegaScout o { $percent } % menej uzlov ako alfa-beta; znova sa muselo prehľadať { $researches } ťahu.
       *[other] Pri hĺbke { $depth } potrebuje NegaScout o { $percent } % menej uzlov ako alfa-beta; znova sa muselo prehľadať { $researches } ťahov.
    }
report-conclusion-scout-costs = Pri hĺbke { $depth } potrebuje NegaScout o { $percent } % viac uzlov ako alfa-beta: spolu s opakovanými prehľadávaniami ({ $researches }) stoja jeho testy viac, než ušetria.
report-conclusion-scout-equal =
    { $researches ->
        [0] Pri hĺbke { $depth } potrebuje NegaScout presne toľko uzlov ako alfa-beta a žiadny ťah sa nemusel prehľadávať znova.
        [one] Pri hĺbke { $depth } potrebuje NegaScout presne toľko uzlov ako alfa-beta, hoci { $researches } ťah sa musel prehľadať znova.
        [few] Pri hĺbke { $depth } potrebuje NegaScout presne toľko uzlov ako alfa-beta, hoci { $researches } ťahy sa museli prehľadať znova.
        [many] Pri hĺbke { $depth } potrebuje NegaScout presne toľko uzlov ako alfa-beta, hoci { $researches } ťahu sa muselo prehľadať znova.
       *[other] Pri hĺbke { $depth } potrebuje NegaScout presne toľko uzlov ako alfa-beta, hoci { $researches } ťahov sa muselo prehľadať znova.
    }
report-conclusion-time = Pri hĺbke { $depth } bol najrýchlejší algoritmus { $search } ({ $time }): { $times }-krát rýchlejší ako { $base }.
report-conclusion-time-shared = Pri hĺbke { $depth } bol algoritmus { $search } ({ $time }) { $times }-krát rýchlejší ako { $base }. Či bol rýchlejší aj ako { $others }, sa povedať nedá: rozptyl behov je väčší ako rozdiel časov.
report-conclusion-time-unclear = Pri hĺbke { $depth } sa algoritmy { $search } ({ $time }) a { $other } ({ $slow }) podľa času nedajú rozlíšiť: rozptyl behov je väčší ako rozdiel časov.
report-conclusion-time-base = Pri hĺbke { $depth } bol algoritmus { $search }, ktorý navštívi každý uzol, rýchlejší ({ $time }) ako každý algoritmus s orezávaním: strom je primalý na to, aby sa orezávanie vyplatilo.
report-conclusion-node-dearer = Jeden uzol trvá algoritmu { $search } o { $percent } % dlhšie ako prehľadávaniu, ktoré vstúpi do každého uzla, preto je zisk v čase menší ako zisk v uzloch.
report-conclusion-node-cheaper = Jeden uzol trvá algoritmu { $search } o { $percent } % kratšie ako prehľadávaniu, ktoré vstúpi do každého uzla, preto je zisk v čase ešte väčší ako zisk v uzloch.
report-conclusion-node-same = Jeden uzol trvá algoritmom { $search } a { $base } približne rovnako, preto zisk v čase zodpovedá zisku v uzloch.
report-conclusion-forecast = Ak budú stromy rásť rovnako ďalej, za jednu minútu by na tomto počítači { $base } došiel do hĺbky { $shallow } a { $search } do hĺbky { $deep }.
report-conclusion-solved-draw = Pri hĺbke { $depth } sa každý variant prehľadal až do konca: pri najlepšej hre oboch strán sa hra končí remízou.
report-conclusion-solved-win = Pri hĺbke { $depth } sa každý variant prehľadal až do konca: pri najlepšej hre oboch strán vyhráva { $side }, ktorý je na ťahu.
report-conclusion-solved-loss = Pri hĺbke { $depth } sa každý variant prehľadal až do konca: pri najlepšej hre oboch strán prehráva { $side }, ktorý je na ťahu.
report-conclusion-proved-draw = Pri hĺbke { $depth } sa žiadny variant neprerušil na horizonte a to, čo sa orezalo, hodnotu zmeniť nemôže: pri najlepšej hre oboch strán sa hra končí remízou.
report-conclusion-proved-win = Pri hĺbke { $depth } sa žiadny variant neprerušil na horizonte a to, čo sa orezalo, hodnotu zmeniť nemôže: pri najlepšej hre oboch strán vyhráva { $side }, ktorý je na ťahu.
report-conclusion-proved-loss = Pri hĺbke { $depth } sa žiadny variant neprerušil na horizonte a to, čo sa orezalo, hodnotu zmeniť nemôže: pri najlepšej hre oboch strán prehráva { $side }, ktorý je na ťahu.
report-conclusion-chance-won =
    { $plies ->
        [one] Proti súperovi, ktorý ťahá náhodne, vyhral program s algoritmom { $search } za { $plies } polťah.
        [few] Proti súperovi, ktorý ťahá náhodne, vyhral program s algoritmom { $search } za { $plies } polťahy.
        [many] Proti súperovi, ktorý ťahá náhodne, vyhral program s algoritmom { $search } za { $plies } polťahu.
       *[other] Proti súperovi, ktorý ťahá náhodne, vyhral program s algoritmom { $search } za { $plies } polťahov.
    }
report-conclusion-chance-drawn =
    { $plies ->
        [one] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } iba remizoval, po { $plies } polťahu.
        [few] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } iba remizoval, po { $plies } polťahoch.
        [many] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } iba remizoval, po { $plies } polťahu.
       *[other] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } iba remizoval, po { $plies } polťahoch.
    }
report-conclusion-chance-lost =
    { $plies ->
        [one] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } prehral, po { $plies } polťahu.
        [few] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } prehral, po { $plies } polťahoch.
        [many] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } prehral, po { $plies } polťahu.
       *[other] Aj proti súperovi, ktorý ťahá náhodne, program s algoritmom { $search } prehral, po { $plies } polťahoch.
    }
report-conclusion-mistakes = Prehľadávaní s chybou bolo { $count }. Horšie ťahy v niektorých pozíciách vyberalo: { $harmful }; iba inú hodnotu alebo iný ťah nachádzalo: { $wrong }; iba iný počet uzlov navštívilo: { $costly }; ničím sa tu neprezradilo: { $idle }. To, že program hrá dobre, ešte nedokazuje, že je správny.

## Zdrojový kód

report-source-intro = Toto sú funkcie, ktoré počítali, tak ako stoja v programe, v jazyku Rust. Nie je ukázané to, čo majú všetky algoritmy spoločné: vstup do uzla a výstup z neho, počítanie uzlov a volanie hodnotiacej funkcie v listoch.

## Reprodukovateľnosť

report-reproduction-intro = Všetky počty, hodnoty a ťahy v správe vyplývajú z nastavení uvedených nižšie; iba časy závisia od počítača.
report-fact-program = program
report-fact-command = príkaz
report-fact-game = hra
report-fact-position = pozícia
report-fact-evaluator = hodnotiaca funkcia
report-fact-convention = konvencie
report-fact-searches = algoritmy
report-fact-depths = hĺbky
report-fact-seed = semienko
report-fact-weights = váhy
report-fact-weights-own = zo súboru; sú uložené v counts.json
report-fact-counts = počet údajov
report-fact-hash = SHA-256 všetkých údajov
report-reproduction-verify = Overenie správy: `plyground report verify report.html`. Príkaz všetko spočíta znova a povie, či je výsledok rovnaký.
report-reproduction-again = Správu overíte tak, že toto volanie spustíte znova: všetko okrem časov vyjde rovnako.

## Príkaz

report-init-exists = { $file } už existuje: vyplňte ho alebo uveďte iný súbor pomocou --title
report-init-written = { $file } je zapísaný: vyplňte ho a použite s --title { $file }
report-no-depth = správa potrebuje hĺbky od 1: napíšte --depths 1..5
report-interrupted = správa sa nezapísala
report-stage-comparing = { $search }, hĺbka { $depth } …
report-stage-ordering = iné poradia ťahov …
report-stage-playing = ukážkové partie …
report-stage-mistake = chyby: { $mistake } …
report-stage-drawing = pozície pre obrázky …
report-stage-figure = kreslí sa { $name } …
report-stage-pdf = PDF …
report-written =
    { $count ->
        [one] Správa je v { $folder }: { $count } súbor; otvorte report.html v prehliadači.
        [few] Správa je v { $folder }: { $count } súbory; otvorte report.html v prehliadači.
        [many] Správa je v { $folder }: { $count } súboru; otvorte report.html v prehliadači.
       *[other] Správa je v { $folder }: { $count } súborov; otvorte report.html v prehliadači.
    }
report-written-verify = Overenie: plyground report verify { $file }
report-folder-taken = v { $folder } je aj niečo iné ako správa: vyberte iný priečinok pomocou --out
report-pdf-none = nenašiel sa program, ktorý vytvára PDF: nainštalujte Typst (typst.app alebo `pip install typst`) či Chromium, alebo vynechajte --pdf a vytlačte report.html z prehliadača
report-pdf-failed = { $program } nevytvoril PDF: { $why }; vynechajte --pdf a vytlačte report.html z prehliadača
report-pdf-slow = trvalo to príliš dlho

## Overenie správy

report-verify-same =
    { $count ->
        [one] rovnaké: { $count } údaj vyšiel znova, hash { $hash }
        [few] rovnaké: všetky { $count } údaje vyšli znova, hash { $hash }
        [many] rovnaké: všetky { $count } údaja vyšli znova, hash { $hash }
       *[other] rovnaké: všetkých { $count } údajov vyšlo znova, hash { $hash }
    }
report-verify-counts-only = Porovnali sa iba počty: text napísala verzia { $program }, toto je verzia { $version }.
report-verify-text = odlišné: text bol zmenený: kapitola { $chapter }
report-verify-text-title = odlišné: text bol zmenený: titulná strana
report-verify-different = odlišné: { $name } je v správe { $said }, ale vyšlo { $counted }
report-verify-page = odlišné: na stránke je pri { $name } uvedené { $said }, ale vyšlo { $counted }
report-verify-nothing = nič
report-verify-version = { $why }; správu zapísala verzia { $program }, toto je { $version }
report-verify-foreign = { $file } nie je správa tohto programu: { $why }
report-verify-no-data = { $file } je stránka bez údajov správy: vyberte report.html alebo counts.json tak, ako boli zapísané
report-verify-future = { $file } pochádza z novšej verzie programu (formát { $version }): overte ho ňou
report-verify-settings = nastavenia v { $file } sa nedajú vykonať: { $why }
report-verify-interrupted = nič sa neporovnalo

## Čo je vynechané.

report-left-out = Niektoré závery sú vynechané, lebo ich merania nepodporujú:
report-left-no-times = o čase sa nehovorí nič: nemeral sa;
report-left-node-cost = o čase na uzol sa nehovorí nič: rozptyl behov je priveľký alebo ich bolo primálo;
report-left-order = o poradí ťahov sa nič nevyvodzuje: prehľadávania siahali len do hĺbky { $depth } a orezania v takej hĺbke dobré poradie neukážu;
report-left-branching = faktor vetvenia sa neporovnáva s teóriou: strom je na to primalý (počet uzlov: { $nodes });
report-left-minimal = minimálny strom hĺbky { $depth } sa nepočítal: trvalo by to pridlho;
report-left-forecast = hlbšie prehľadávanie sa nepredpovedá: časy sú príliš neisté;
report-left-horizon = o výsledku pri najlepšej hre sa nehovorí nič: v hĺbke { $depth } sa varianty končia na horizonte.

## Kapitoly okolo meraní.

report-section-abstract = Abstrakt
report-abstract = Práca skúma prehľadávanie na hre { $game }: { $searches }. Algoritmy sú vysvetlené, spustené do hĺbky { $depth } a porovnané. Počet porovnávaných algoritmov: { $count }.
report-keyword-tree = herný strom
report-keyword-evaluator = hodnotiaca funkcia
report-keywords = Kľúčové slová: { $words }.
report-memory-heading = Pamäť a zásobník
report-memory-board = Prehľadávanie mení jednu plochu a po každom ťahu ju obnoví. Pri hĺbke { $depth } si pamätá ťahy jedného variantu, takže naraz existuje najviac toľkoto stavov plochy: { $levels }, nech je uzlov koľkokoľvek.
report-memory-copies = Program, ktorý kopíruje plochu pre každý uzol, urobí toľko kópií, koľko je uzlov: algoritmus { $search } ich v najväčšej hĺbke navštívil { $nodes }. Ak políčko zaberá jeden bajt (počet políčok: { $cells }), spolu je to { $bytes } bajtov, hoci naraz ich netreba viac ako { $kept }, ak sa kópie uvoľňujú.
report-memory-stack = Čas rastie s hĺbkou exponenciálne, zásobník volaní lineárne: každý polťah je jedno volanie, ktoré čaká na odpoveď, tu najviac { $depth }. Prehľadávanie bez obmedzenia hĺbky by na veľkej ploche zaplnilo zásobník skôr, ako by sa skončilo.
report-classes-heading = Prehľad častí programu
report-classes-intro = Tabuľka { $table } uvádza časti programu a súbory, v ktorých sú.
report-table-classes = Časti programu.
report-head-class = názov
report-head-file = súbor
report-head-purpose = účel
report-class-position = pozícia: možné ťahy, vykonanie a vzatie ťahu späť, koniec hry
report-class-game = čo od hry potrebujú ľudia: názvy, zápis ťahov, plocha ako text
report-class-evaluator = hodnota pozície bez prehľadávania
report-class-observer = čo sa deje pri prehľadávaní, udalosť po udalosti: počítanie, záznam, zastavenie
report-class-session = rozohraná hra, ktorej typ rozhranie nemusí poznať
report-class-plan = všetky nastavenia prehľadávania, nájdené podľa názvu
report-section-testing = Testovanie
report-testing-agreement = Všetky algoritmy správy (spolu { $count }) sa porovnali v pozíciách z partií: pozícií bolo { $positions }, rovnakú hodnotu našli všetky v { $agreeing }.
report-testing-cases = Tabuľka { $table } obsahuje vlastné testy autora: spolu { $count }, s očakávanou odpoveďou { $right }.
report-case-right = áno
report-case-wrong = nie
report-table-cases = Vlastné testy autora.
report-head-case = test
report-head-start = pozícia
report-head-expected = očakávané
report-head-found = nájdené
report-head-verdict = splnený
report-section-criteria = Kritériá hodnotenia
report-criteria-intro = Tabuľka { $table } obsahuje kritériá, podľa ktorých sa práca hodnotí; posledný stĺpec je určený na hodnotenie.
report-table-criteria = Kritériá hodnotenia.
report-head-criterion = kritérium
report-head-marks = body
report-head-mark = hodnotenie
report-criterion-game = hra, jej pravidlá a stav sú opísané
report-criterion-evaluator = hodnotiaca funkcia je opísaná a prepočítaná na pozícii
report-criterion-searches = algoritmy prehľadávania sú vysvetlené a správne
report-criterion-measurements = počet uzlov a čas sú zmerané a uvedené
report-criterion-testing = program je otestovaný na vlastných prípadoch autora
report-criterion-conclusions = závery vyplývajú z meraní
report-source-own = Vlastné zdrojové súbory autora: { $count }.
report-questions-intro = Odpovedzte na každú otázku niekoľkými vetami s číslami z meraní.
report-question-agree = Našli všetky algoritmy v každej hĺbke rovnakú hodnotu? Čo by znamenalo, keby nie?
report-question-winner = Ktorý algoritmus navštívil najmenej uzlov a koľkokrát menej? Prečo?
report-question-growth = Ako rastie počet uzlov a čas s každým polťahom a čo predpokladá teória?
report-question-order = Čo zmenilo poradie ťahov a koľko stálo ich usporiadanie?
report-question-time = Je najrýchlejší algoritmus aj ten s najmenším počtom uzlov? Koľko stojí jeden uzol?
report-question-mistakes = Ktoré chyby by ste si všimli už pri hraní a ktoré nie?
report-question-improve = Čo by ste zmenili, aby sa za rovnaký čas prehľadávalo hlbšie?
report-listing-screens = Obrazovky partie.
report-searches-legend-negamax = Na obrázku negamaxu je každá hodnota z pohľadu strany, ktorá je v uzle na ťahu, preto sa znamienko mení z úrovne na úroveň.
report-rules-space = Políčka plochy (je ich { $cells }) možno zaplniť v { $cells }! = { $orders } poradiach; partie, ktoré sa skončia skôr, tento počet zmenšujú.
report-rules-space-large = Políčka plochy (je ich { $cells }) možno zaplniť v { $cells }! poradiach, teda asi ${ $mantissa } · 10^{ $exponent }$; partie, ktoré sa skončia skôr, tento počet zmenšujú.

## Otázky kostry namiesto textu

report-ask-abstract = Uveďte úlohu, metódu a najdôležitejší výsledok v troch až piatich vetách.
report-ask-keywords = Podľa ktorých piatich slov by čitateľ túto prácu hľadal?
report-ask-goal = Čo očakávate pred meraním: ktoré prehľadávanie navštívi najmenej uzlov a koľkokrát menej?
report-ask-rules = Aké sú pravidlá a ako sa partia končí?
report-ask-size = Koľko ťahov má pozícia a koľko pozícií má strom v každej hĺbke?
report-ask-state = Ako váš program ukladá pozíciu a ťah? Ukážte to na pozícii z obrázka vyššie.
report-ask-undo = Ako sa ťah vykoná a vezme späť a čo treba obnoviť?
report-ask-parts = Z ktorých častí sa váš program skladá? Vyplňte tabuľku.
report-ask-evaluator = Čo zohľadňuje vaša hodnotiaca funkcia a prečo? Uveďte jej vzorec s váhami.
report-ask-worked = Vypočítajte jej hodnotu pre pozíciu na obrázku krok za krokom.
report-ask-search = Ako toto prehľadávanie funguje? Vysvetlite to vlastnými slovami a uveďte kód svojho programu.
# $figure is the number of a figure, $depth a number of plies.
report-ask-tree = Nakreslite jeho strom pre pozíciu na obrázku { $figure } do hĺbky { $depth }: hodnoty, a ak orezáva, aj okná a orezania.
report-ask-measure = Čo počíta váš program? Vyplňte tabuľky a zostrojte grafy uzlov a času podľa hĺbky v logaritmickej mierke.
report-ask-machine = Na akom počítači a koľkokrát ste merali a aký je rozptyl časov?
report-ask-memory = Koľko pozícií drží váš program naraz a aký hlboký je jeho zásobník volaní?
report-ask-games = Ako hrá váš program sám so sebou a proti náhodnému súperovi? Uveďte ťahy, hodnoty a posledné pozície.
report-ask-turning-point = Ktorý ťah rozhodol každú partiu a o koľko polťahov skôr to program videl?
report-ask-testing = Na ktorých pozíciách je váš program otestovaný a prečo práve na nich? Vyplňte tabuľku.
report-ask-agreement = Ako ste overili, že všetky prehľadávania nájdu rovnakú hodnotu?
report-ask-mistakes = Čo sa zmení, keď tieto chyby urobíte zámerne, a ktorý z vašich testov si to všimne? Vyplňte tabuľku.
report-ask-source = Kde je váš zdrojový kód? Vložte ho sem alebo uveďte súbory voľbou --code.
report-table-own-mistakes = Vaše prehľadávania bez chyby a s chybou.
report-head-noticed = ktorý test si všimol
