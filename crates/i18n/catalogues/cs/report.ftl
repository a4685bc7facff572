# Zpráva o laboratorní práci. Znaky, které mají význam ve větách kapitol: *zvýraznění*, `kód`, $vzorec$ a [@klíč], odkaz na
# literaturu; zůstávají, jak jsou, stejně tak X a O. $search je název algoritmu z names.ftl v prvním pádě, proto u něj stojí
# slovo „algoritmus“; $side je X nebo O; $figure, $table a $listing jsou čísla.

## Titulní strana

report-kind = Zpráva z laboratorního cvičení
report-kind-numbered = Zpráva z laboratorního cvičení č. { $number }
report-title-course = z předmětu „{ $course }“
report-title-variant = Varianta { $variant }
report-title-done-by =
    { $count ->
        [one] Vypracoval(a):
        [few] Vypracovali:
        [many] Vypracovali:
       *[other] Vypracovali:
    }
report-title-group = skupina { $group }
report-title-checked-by = Zkontroloval(a):
report-topic =
    { $count ->
        [one] Algoritmus { $searches } ve hře „{ $game }“
        [few] Algoritmy { $searches } ve hře „{ $game }“
        [many] Algoritmy { $searches } ve hře „{ $game }“
       *[other] Algoritmy { $searches } ve hře „{ $game }“
    }
report-game-mnk = { $k } v řadě na desce { $width } × { $height }
report-list-last = { $first } a { $last }

## Soubor pro titulní stranu

report-title-sample = Titulní strana zprávy. Odstraňte # před řádkem a vyplňte jej; všechny řádky jsou nepovinné.
report-title-about-name = kdo práci vypracoval; více lidí: ["A. Turing", "C. Shannon"]
report-title-about-group = studijní skupina
report-title-about-course = název předmětu
report-title-about-number = číslo laboratorního cvičení
report-title-about-variant = varianta zadání
report-title-about-topic = téma, má-li být jiné než v samotné zprávě
report-title-about-teacher = kdo práci kontroluje
report-title-about-ministry = ministerstvo nebo jiný úřad nad školou
report-title-about-university = univerzita nebo škola
report-title-about-faculty = fakulta
report-title-about-department = katedra nebo ústav
report-title-about-city = město
report-title-about-year = rok
report-title-not-toml = soubor pro titulní stranu není ve formátu TOML: řádek { $line }: { $why }
report-title-unknown-key = v souboru pro titulní stranu je neznámý klíč `{ $key }`: jsou { $known }
report-title-wrong-value = `{ $key }` v souboru pro titulní stranu musí být text nebo celé číslo
report-title-wrong-name = `name` v souboru pro titulní stranu musí být text nebo seznam textů

## Slova, která vkládá sám formát

report-word-contents = Obsah
report-word-figure = Obrázek
report-word-table = Tabulka
report-word-listing = Výpis
report-word-literature = Literatura

## Nadpisy

report-section-goal = Cíl a úkoly
report-section-rules = Hra a její pravidla
report-section-state = Stav a tah jako datové struktury
report-section-evaluator = Ohodnocovací funkce
report-section-searches = Algoritmy prohledávání
report-section-measurements = Měření
report-section-games = Ukázkové partie
report-section-mistakes = Chyby a jejich následky
report-section-conclusions = Závěry
report-section-source = Zdrojový kód
report-section-reproduction = Reprodukovatelnost

## Cíl a úkoly

report-goal =
    Cílem práce je seznámit se s hledáním nejlepšího tahu v herním stromu. { $count ->
        [one] Algoritmus { $searches } je popsán, realizován a prozkoumán
        [few] Algoritmy { $searches } jsou popsány, realizovány a porovnány
        [many] Algoritmy { $searches } jsou popsány, realizovány a porovnány
       *[other] Algoritmy { $searches } jsou popsány, realizovány a porovnány
    } na hře „{ $game }“: kolik pozic prohledávání navštíví, kolik času to trvá a jak obojí roste s hloubkou.
report-goal-counts =
    Cílem práce je seznámit se s hledáním nejlepšího tahu v herním stromu. { $count ->
        [one] Algoritmus { $searches } je popsán, realizován a prozkoumán
        [few] Algoritmy { $searches } jsou popsány, realizovány a porovnány
        [many] Algoritmy { $searches } jsou popsány, realizovány a porovnány
       *[other] Algoritmy { $searches } jsou popsány, realizovány a porovnány
    } na hře „{ $game }“: kolik pozic prohledávání navštíví a jak jejich počet roste s hloubkou.
report-tasks = Úkoly:
report-task-rules = popsat hru a její pravidla;
report-task-state = popsat stav hry a tah jako datové struktury;
report-task-evaluator = popsat ohodnocovací funkci a vypočítat ji pro jednu z pozic;
report-task-searches = vysvětlit každý algoritmus a nakreslit strom, kterým prochází;
report-task-measure = spočítat pozice a změřit čas prohledávání při hloubkách od { $from } do { $to };
report-task-measure-one = spočítat pozice a změřit čas prohledávání při hloubce { $depth };
report-task-count = spočítat pozice při hloubkách od { $from } do { $to };
report-task-count-one = spočítat pozice při hloubce { $depth };
report-task-games = nechat program hrát proti sobě samému a proti náhodnému soupeři;
report-task-mistakes = zjistit, co způsobují typické chyby v takových programech;
report-task-conclusions = vyvodit závěry z naměřených výsledků.

## Hra a její pravidla

report-rules-kind = „{ $game }“ je deterministická hra dvou hráčů s úplnou informací: oba vidí všechno a nic nezávisí na náhodě. Co jeden vyhraje, to druhý prohraje.
report-rules-board =
    Hrací deska má { $width } × { $height } = { $cells ->
        [one] { $cells } pole
        [few] { $cells } pole
        [many] { $cells } pole
       *[other] { $cells } polí
    }. Hráči X a O střídavě kladou po jednom svém znaku na volné pole; položené znaky se neposouvají ani neodstraňují.
report-rules-win = Vyhrává ten, kdo má jako první souvislou řadu aspoň { $k } svých znaků vodorovně, svisle nebo úhlopříčně.
report-rules-win-exact = Vyhrává ten, kdo má jako první souvislou řadu přesně { $k } svých znaků vodorovně, svisle nebo úhlopříčně. Delší řada se nepočítá.
report-rules-lose = Prohrává ten, kdo má jako první souvislou řadu aspoň { $k } svých znaků vodorovně, svisle nebo úhlopříčně.
report-rules-lose-exact = Prohrává ten, kdo má jako první souvislou řadu přesně { $k } svých znaků vodorovně, svisle nebo úhlopříčně. Delší řada se nepočítá.
report-rules-draw =
    Na desce { $lines ->
        [one] je { $lines } taková řada
        [few] jsou { $lines } takové řady
        [many] je { $lines } takové řady
       *[other] je { $lines } takových řad
    }. Je-li deska plná a nikdo žádnou nedokončil, hra končí remízou. Pole se označuje písmenem sloupce a číslem řádku počítaným zdola (obrázek { $figure }).
report-rules-explicit = Hra je strom, který je celý zapsán. V kořeni si MAX vybere jednu z větví, v dalším uzlu vybírá MIN a tak dále střídavě. Číslo v dosaženém listu je to, co MAX získá a MIN ztratí.
report-rules-other = Stručně: { $summary }.
report-rules-name = Zde se hraje jako { $name }.
report-figure-opening = Počáteční pozice.
report-figure-position = Zkoumaná pozice; na tahu je { $side }.
report-rules-position = Zpráva zkoumá pozici na obrázku { $figure }; na tahu je { $side }.
report-rules-moves = Vznikne po tazích { $moves }.
report-rules-size = Tabulka { $table } ukazuje, jak rychle roste herní strom: počet pozic po každém půltahu, tedy po tahu jedné strany. Pozice, ke které vede více cest, se počítá pokaždé.
report-rules-branching = Do hloubky { $depth } je strom tak velký jako strom, v němž je v každé pozici $b = { $branching }$ tahu.
report-table-size = Počet pozic herního stromu podle půltahů.
report-head-ply = půltah
report-head-positions = pozic
report-head-moves = tahů na pozici

## Stav a tah

report-state-intro = Prohledávání prochází stavy hry: provede tah, podívá se, co následuje, a tah vrátí. Stav se proto uchovává jen jednou a mění se na místě, takže není třeba nic kopírovat.
report-state-one-word = Stav tvoří dvě množiny polí, se znakem X a se znakem O, a strana na tahu. Množina je jedno 64bitové číslo: bit $i$ je 1, patří-li pole $i$ do množiny; pole se počítají po řádcích od levého horního rohu, od nuly. Tah je číslo pole.
report-state-words =
    Stav tvoří dvě množiny polí, se znakem X a se znakem O, a strana na tahu. Množina { $cells } polí se uchovává { $words ->
        [one] v { $words } čísle
        [few] ve { $words } číslech
        [many] v { $words } čísla
       *[other] v { $words } číslech
    } po 64 bitech: bit je 1, patří-li jeho pole do množiny; pole se počítají po řádcích od levého horního rohu. Tah je číslo pole.
report-state-explicit = Strom je seznam uzlů; každý má jméno a buď číslo, nebo čísla potomků. Stav je číslo aktuálního uzlu a strana na tahu; tah je číslo větve.
report-state-other = Stav uchovává všechno, co potřebují pravidla; tah je malá hodnota, která se volně kopíruje.
report-state-example = V pozici na obrázku { $figure } jsou množiny takovéto (po řádcích shora, pole 0 vlevo):
report-state-free = volná
report-state-operations = Algoritmy prohledávání nevědí o hře nic kromě několika operací. Tabulka { $table } uvádí operace, které musí stav nabízet, výpis { $listing } je ukazuje jako rozhraní v jazyce Rust; cokoli je implementuje, lze prohledávat.
report-table-operations = Operace nad stavem.
report-head-operation = operace
report-head-function = funkce
report-head-how = jak se provádí zde
report-state-start = počáteční stav
report-state-moves = všechny přípustné tahy
report-state-make = provést tah
report-state-unmake = vrátit tah
report-state-outcome = zda hra skončila a kdo vyhrál
report-state-start-lines = obě množiny jsou prázdné, na tahu je X
report-state-moves-lines = pole, která nejsou v žádné množině, po řádcích od levého horního rohu; po skončení hry žádná
report-state-make-lines = přidá pole do množiny strany na tahu a předá tah
report-state-unmake-lines = vrátí původní množinu a s ní i tah
report-state-outcome-lines = hledá úplnou řadu přes poslední znak; deska bez volných polí je remíza
report-state-start-explicit = kořen, na tahu je MAX
report-state-moves-explicit = větve uzlu v pořadí, v jakém jsou zapsány
report-state-make-explicit = sestoupí k potomkovi a předá tah
report-state-unmake-explicit = vrátí se do opuštěného uzlu
report-state-outcome-explicit = v listu hra končí; znaménko čísla říká, kdo vyhrál
report-listing-position = Co prohledávání ví o hře.

## Ohodnocovací funkce

report-evaluator-intro = Je-li hloubka vyčerpána dříve, než hra skončí, prohledávání nemůže znát její výsledek. Pozici pak ohodnotí ohodnocovací funkce $f(p)$: čím větší číslo, tím lépe pro stranu na tahu.
report-evaluator-name = V práci je použita ohodnocovací funkce „{ $evaluator }“.
report-formula-me = vlastní
report-formula-you = cizí
report-evaluator-open-lines = Počítá řady, které strana ještě může zaplnit, protože na nich není žádný znak soupeře, a bere rozdíl mezi stranou na tahu a jejím soupeřem:
report-evaluator-open-lines-win = Vyhraná hra má hodnotu { $win }, prohraná −{ $win }: více než jakýkoli počet otevřených řad.
report-evaluator-pattern-ladder = Prochází každý řádek, sloupec a úhlopříčku od kraje ke kraji. Na každé z nich dostane strana body za první vzor shora z tabulky { $table }, který tam má; řada bez vzoru nepřináší nic. Pět v řadě se počítá dvojnásobně straně, která právě táhla.
report-evaluator-pattern-ladder-sum = Hodnota je rozdíl součtů $n$ bodů na všech řadách mezi stranou na tahu a jejím soupeřem:
report-table-scale = Vzory a jejich body; ● je znak strany, ○ volné pole.
report-evaluator-line-powers = Zkoumá řady pěti polí (řádky, sloupce a dvě dlouhé úhlopříčky) a čtyři úhlopříčky ze čtyř polí. Má-li strana na řadě $m$ svých znaků, dostane:
report-evaluator-line-powers-20 = $20^m$ bodů za řadu pěti polí bez znaku soupeře nebo se čtyřmi vlastními znaky za sebou;
report-evaluator-line-powers-8 = $8^m$ bodů za řadu pěti polí, na níž má soupeř jen jeden znak, a to na kraji;
report-evaluator-line-powers-2 = $2^m$ bodů za každou jinou řadu pěti polí;
report-evaluator-line-powers-10 = $10^m$ bodů za úhlopříčku ze čtyř polí, na níž jsou jen její znaky, a $20^4$ za plnou.
report-evaluator-line-powers-sum = Hodnota je rozdíl součtů $n$ bodů na všech řadách mezi stranou na tahu a jejím soupeřem; vyhraná hra má větší hodnotu než jakýkoli součet:
report-evaluator-outcome = Zná jen výsledek hry: 1 za výhru, −1 za prohru, 0 za remízu a za vše nerozhodnuté. Něco se z ní dozví jen prohledávání, které dojde až na konec hry.
report-evaluator-nearer-wins = Zná jen výsledek hry. Výhra ve vzdálenosti $d$ půltahů od kořene má hodnotu
report-evaluator-nearer-wins-why = zaokrouhleno dolů, prohra stejnou se znaménkem minus; vše ostatní má hodnotu 0. Bližší výhra je tak cennější než vzdálenější a program výhru neodkládá ani neurychluje prohru.
report-evaluator-zero = Každou pozici hodnotí nulou. Zůstává holé prohledávání: každé porovnání končí rovností.
report-evaluator-scramble = Pozici hodnotí číslem od −64 do 63, které se vypočítá z polí a s hrou nemá nic společného. Na takových stromech se chyby v prohledávání rychle projeví.
report-evaluator-written = Vrací číslo zapsané v listu z pohledu strany na tahu a 0 tam, kde je hloubka vyčerpána nad listy.
report-evaluator-other = Stručně: { $summary }.
report-evaluator-own = Pozice ohodnocuje vlastní funkce autora, { $name }, pro stranu na tahu.
report-evaluator-score = Pozice ohodnocuje sama třída: její metoda `score` říká, jakou cenu má pozice pro stranu na tahu.
report-figure-worked = Pozice pro ohodnocovací funkci; na tahu je { $side }.
report-worked = Na obrázku { $figure } je pozice, v níž je na tahu { $side }. Tabulka { $table } sčítá, co v ní ohodnocovací funkce najde.
report-table-worked = Ohodnocovací funkce v pozici na obrázku { $figure }.
report-head-part = co se počítá
report-head-pattern = vzor
report-head-x-count = X: počet
report-head-x-points = X: body
report-head-o-count = O: počet
report-head-o-points = O: body
report-head-sum = součet
report-part-open-line = otevřené řady
report-part-five = pět v řadě
report-part-open-four = otevřená čtveřice
report-part-open-three = otevřená trojice
report-part-three-open-left = trojice otevřená vlevo
report-part-three-open-right = trojice otevřená vpravo
report-part-open-two = otevřená dvojice
report-part-two-open-right = dvojice otevřená vpravo
report-part-two-open-left = dvojice otevřená vlevo
report-part-line-of-five = řady pěti polí
report-part-diagonal-of-four = úhlopříčky ze čtyř polí
report-part-moves = tahy
report-part-corners = rohy
report-worked-sum = Na tahu je { $side }, hodnota pozice je tedy ${ $mine } - { $theirs } = { $value }$.
report-choices =
    { $depth ->
        [one] Sama ohodnocovací funkce dává v pozici na obrázku { $figure } hodnotu { $value }. Prohledávání vidí více: tabulka { $table } ukazuje, jak hodnotí tahy minimax, když se dívá { $depth } půltah dopředu.
        [few] Sama ohodnocovací funkce dává v pozici na obrázku { $figure } hodnotu { $value }. Prohledávání vidí více: tabulka { $table } ukazuje, jak hodnotí tahy minimax, když se dívá { $depth } půltahy dopředu.
        [many] Sama ohodnocovací funkce dává v pozici na obrázku { $figure } hodnotu { $value }. Prohledávání vidí více: tabulka { $table } ukazuje, jak hodnotí tahy minimax, když se dívá { $depth } půltahu dopředu.
       *[other] Sama ohodnocovací funkce dává v pozici na obrázku { $figure } hodnotu { $value }. Prohledávání vidí více: tabulka { $table } ukazuje, jak hodnotí tahy minimax, když se dívá { $depth } půltahů dopředu.
    }
report-table-choices = Hodnoty tahů pro stranu na tahu, nejlepší nahoře.
report-head-move = tah
report-head-value = hodnota

## Algoritmy prohledávání

report-searches-intro = Všechny tyto algoritmy vycházejí z jednoho předpokladu: obě strany hrají, jak nejlépe umějí [@russell-norvig]. Strana na tahu v kořeni, *Max*, chce největší hodnotu, její soupeř, *Min*, nejmenší. Algoritmy se liší tím, jakou část stromu projdou, aby hodnotu našly, nikdy však hodnotou samou.
report-searches-scene =
    { $depth ->
        [one] Obrázky ukazují, co dělá každý algoritmus v pozici na obrázku { $figure }, v níž je na tahu { $side }, při hloubce { $depth } půltah.
        [few] Obrázky ukazují, co dělá každý algoritmus v pozici na obrázku { $figure }, v níž je na tahu { $side }, při hloubce { $depth } půltahy.
        [many] Obrázky ukazují, co dělá každý algoritmus v pozici na obrázku { $figure }, v níž je na tahu { $side }, při hloubce { $depth } půltahu.
       *[other] Obrázky ukazují, co dělá každý algoritmus v pozici na obrázku { $figure }, v níž je na tahu { $side }, při hloubce { $depth } půltahů.
    }
report-figure-scene = Pozice, z níž vycházejí stromy níže; na tahu je { $side }.
report-searches-legend = Hodnoty na obrázcích jsou z pohledu Max. Vybraná varianta je vyznačena silnou čarou; přerušovaná čára vede k prořezaným tahům a u ní stojí důvod. V programech je $p + m$ pozice po tahu $m$.
report-formula-leaf = pokud hra skončila nebo je hloubka vyčerpána,
report-formula-leaf-max = v listu, pokud je na tahu Max,
report-formula-leaf-min = v listu, pokud je na tahu Min,
report-formula-max = jinak, pokud je na tahu Max,
report-formula-min = jinak, pokud je na tahu Min.
report-formula-otherwise = jinak.
report-minimax-idea = *Minimax* [@neumann], [@shannon] hodnotí pozici podle pozic $p'$, které po ní následují: Max si vybere největší z jejich hodnot, Min nejmenší. List, tedy pozici, v níž hra skončila nebo je hloubka vyčerpána, hodnotí ohodnocovací funkce. Všechny hodnoty jsou z pohledu hráče Max, kdežto $f$ hodnotí z pohledu strany na tahu; je-li jí Min, znaménko se proto změní:
report-minimax-cost = Navštíví se každá pozice až do hloubky $d$. Je-li v každé pozici $b$ tahů, je to $1 + b + b^2 + … + b^d$ uzlů: každý další půltah znásobí práci $b$krát.
report-negamax-idea = *Negamax* [@knuth-moore] je minimax zapsaný jednou místo dvakrát. Co je dobré pro jednu stranu, je špatné pro druhou, a $min(x, y) = -max(-x, -y)$; stačí tedy jedno pravidlo, je-li každá hodnota z pohledu strany na tahu:
report-negamax-cost = Navštíví přesně ty pozice, které navštíví minimax. Strany se musí v tazích střídat, jinak by znaménko bylo nesprávné.
report-alpha-beta-idea = *Alfa-beta prořezávání* [@knuth-moore] nese stromem dvě meze: $α$ je to, co má strana na tahu už jisté, $β$ je to, co dovolí soupeř, který má jinde něco lepšího. Jakmile má některý tah hodnotu aspoň $β$, soupeř tuto pozici nepřipustí. Její ostatní tahy už nemohou nic změnit a *prořežou se*.
report-alpha-beta-cost = Hodnota v kořeni je stejná jako u minimaxu. V nejhorším případě se neprořeže nic; v nejlepším, je-li nejlepší tah vždy první, se navštíví jen *minimální strom*. Je-li v každé pozici $b$ tahů, má
report-alpha-beta-order = listů místo $b^d$. Efektivní faktor větvení klesne z $b$ přibližně na $√b$ a za stejný čas se dosáhne dvojnásobné hloubky. Kolik se z toho získá, závisí na pořadí tahů.
report-negascout-idea = *NegaScout* [@reinefeld], který navazuje na Pearlův Scout [@pearl] a na prohledávání hlavní varianty Marslanda a Campbella [@marsland-campbell], věří, že první tah je nejlepší. Jen ten dostane celé okno $(α, β)$. Ostatní se pouze otestují s *nulovým oknem* $(α, α + 1)$, v němž není žádné celé číslo: odpověď může být jen „není lepší“ nebo „je lepší“, ale přijde dříve, protože se více prořeže.
report-negascout-cost = Tah, který se ukáže jako lepší, se prohledá znovu, aby se zjistila jeho hodnota. Je-li první tah obvykle opravdu nejlepší, testy šetří práci; při špatném pořadí tahů stojí opakovaná prohledávání víc, než testy ušetří.
report-listing-search = Algoritmus v pseudokódu.
report-code-leaf = list
report-code-leaf-turned = zisk Min je ztráta Max
report-code-max = největší hodnota
report-code-min = nejmenší hodnota
report-code-turned = jeho zisk je má ztráta
report-code-raised = tolik je už jisté
report-code-cut = prořezat zbytek
report-code-first = celé okno
report-code-test = jen test
report-code-again = lepší: hledat znovu
report-walked-all =
    { $nodes ->
        [one] Na obrázku { $figure } navštíví algoritmus { $search } { $nodes } pozici.
        [few] Na obrázku { $figure } navštíví algoritmus { $search } všechny { $nodes } pozice.
        [many] Na obrázku { $figure } navštíví algoritmus { $search } všech { $nodes } pozice.
       *[other] Na obrázku { $figure } navštíví algoritmus { $search } všech { $nodes } pozic.
    }
report-walked-part =
    Na obrázku { $figure } nenavštíví algoritmus { $search } všechny pozice (celkem { $all }), ale jen { $nodes }; předčasně { $cutoffs ->
        [one] opustí { $cutoffs } uzel.
        [few] opustí { $cutoffs } uzly.
        [many] opustí { $cutoffs } uzlu.
       *[other] opustí { $cutoffs } uzlů.
    }
report-walked-cutting =
    Na obrázku { $figure } provede algoritmus { $search } { $nodes ->
        [one] { $nodes } návštěvu
        [few] { $nodes } návštěvy
        [many] { $nodes } návštěvy
       *[other] { $nodes } návštěv
    }; předčasně { $cutoffs ->
        [one] opustí { $cutoffs } uzel.
        [few] opustí { $cutoffs } uzly.
        [many] opustí { $cutoffs } uzlu.
       *[other] opustí { $cutoffs } uzlů.
    }
report-walked-visits =
    Na obrázku { $figure } provede algoritmus { $search } { $visits ->
        [one] { $visits } návštěvu
        [few] { $visits } návštěvy
        [many] { $visits } návštěvy
       *[other] { $visits } návštěv
    } v { $nodes } z { $all } pozic; předčasně { $cutoffs ->
        [one] opustí { $cutoffs } uzel.
        [few] opustí { $cutoffs } uzly.
        [many] opustí { $cutoffs } uzlu.
       *[other] opustí { $cutoffs } uzlů.
    }
report-walked-again =
    { $count ->
        [one] { $count } tah se po testu prohledá podruhé.
        [few] { $count } tahy se po testu prohledají podruhé.
        [many] { $count } tahu se po testu prohledá podruhé.
       *[other] { $count } tahů se po testu prohledá podruhé.
    }
report-walked-value = Hodnota pro { $side } je { $value }, nejlepší tah je { $best }.
report-figure-tree =
    { $depth ->
        [one] Strom algoritmu { $search }, hloubka { $depth } půltah.
        [few] Strom algoritmu { $search }, hloubka { $depth } půltahy.
        [many] Strom algoritmu { $search }, hloubka { $depth } půltahu.
       *[other] Strom algoritmu { $search }, hloubka { $depth } půltahů.
    }

## Měření

report-measure-nodes = Všechny algoritmy zkoumaly tutéž pozici s toutéž ohodnocovací funkcí a s týmž pořadím tahů. *Uzel* je pozice, do které prohledávání vstoupí, včetně kořene; co se prohledá znovu, počítá se znovu. Počty jsou přesné: na každém počítači jsou stejné. Tabulka { $table } uvádí počet uzlů podle hloubky.
report-measure-times = Čas závisí na počítači. Tabulka { $table } uvádí mediány; počet běhů byl od { $least } do { $most } po jednom běhu na zahřátí. V závorce je mezikvartilové rozpětí, v němž leží střední polovina běhů, v procentech mediánu.
report-measure-apart = Dva časy se považují za rozdílné, jen pokud se nepřekrývají jejich intervaly: medián plus minus rozpětí.
report-table-nodes = Počet uzlů podle hloubky.
report-table-times = Medián času podle hloubky.
report-time-and-range = { $time } ({ $percent } %)
report-figure-nodes = Závislost počtu uzlů na hloubce (logaritmické měřítko).
report-figure-times = Závislost času na hloubce (logaritmické měřítko).
report-measure-counts = Tabulka { $table } uvádí odpovědi a ostatní počty. *Vygenerované* jsou přípustné tahy všech uzlů dohromady, *listy* jsou uzly ohodnocené bez pohledu na tahy, *prořezání* jsou uzly opuštěné dříve, než se prohledaly všechny tahy, *opakování* jsou druhé návštěvy po testu.
report-table-counts = Odpovědi a počty.
report-head-depth = hloubka
report-head-search = algoritmus
report-head-best = tah
report-head-nodes = uzly
report-head-generated = vygenerované
report-head-leaves = listy
report-head-cutoffs = prořezání
report-head-researches = opakování
report-measure-figures = Tabulka { $table } ukazuje, co z počtů vyplývá. *Efektivní faktor větvení* je počet tahů v každé pozici, při kterém by strom této hloubky měl stejně mnoho uzlů. Podíl prořezání prvním tahem říká, jak dobré je pořadí tahů.
report-measure-minimal =
    { $minimal ->
        [one] Minimální strom, tedy nejmenší, který dokazuje hodnotu právě této pozice při hloubce { $depth }, má { $minimal } uzel; zjistilo se to výpočtem.
        [few] Minimální strom, tedy nejmenší, který dokazuje hodnotu právě této pozice při hloubce { $depth }, má { $minimal } uzly; zjistilo se to výpočtem.
        [many] Minimální strom, tedy nejmenší, který dokazuje hodnotu právě této pozice při hloubce { $depth }, má { $minimal } uzlu; zjistilo se to výpočtem.
       *[other] Minimální strom, tedy nejmenší, který dokazuje hodnotu právě této pozice při hloubce { $depth }, má { $minimal } uzlů; zjistilo se to výpočtem.
    }
report-table-figures = Co vyplývá z počtů při hloubce { $depth }.
report-percent = { $percent } %
report-head-share = podíl všech uzlů
report-head-branching = faktor větvení
report-head-first-cuts = prořezání prvním tahem
report-head-research-rate = opakované testy
report-head-times-minimal = násobek minimálního stromu
report-measure-orders =
    { $count ->
        [one] Algoritmus { $searches } prořezává tím více, čím dříve narazí na dobrý tah. Tabulka { $table } uvádí jeho počet uzlů při hloubce { $depth } pro různá pořadí tahů; řadí-li tahy mělké prohledávání, jsou jeho uzly uvedeny zvlášť.
        [few] Algoritmy { $searches } prořezávají tím více, čím dříve narazí na dobrý tah. Tabulka { $table } uvádí jejich počet uzlů při hloubce { $depth } pro různá pořadí tahů; řadí-li tahy mělké prohledávání, jsou jeho uzly uvedeny zvlášť.
        [many] Algoritmy { $searches } prořezávají tím více, čím dříve narazí na dobrý tah. Tabulka { $table } uvádí jejich počet uzlů při hloubce { $depth } pro různá pořadí tahů; řadí-li tahy mělké prohledávání, jsou jeho uzly uvedeny zvlášť.
       *[other] Algoritmy { $searches } prořezávají tím více, čím dříve narazí na dobrý tah. Tabulka { $table } uvádí jejich počet uzlů při hloubce { $depth } pro různá pořadí tahů; řadí-li tahy mělké prohledávání, jsou jeho uzly uvedeny zvlášť.
    }
report-table-orders = Počet uzlů při různých pořadích tahů, hloubka { $depth }.
report-head-order = pořadí tahů
report-head-order-cost = { $search }: na seřazení
report-order-natural = jak je uvádí hra
report-order-reversed = poslední nejdříve
report-order-centre = od středu ke krajům
report-order-random = náhodné (semínko { $seed })
report-order-best =
    { $plies ->
        [one] nejlepší nejdříve, podle prohledávání na { $plies } půltah
        [few] nejlepší nejdříve, podle prohledávání na { $plies } půltahy
        [many] nejlepší nejdříve, podle prohledávání na { $plies } půltahu
       *[other] nejlepší nejdříve, podle prohledávání na { $plies } půltahů
    }

## Ukázkové partie

report-games-intro =
    { $depth ->
        [one] Při největší hloubce žádný algoritmus nenavštívil méně uzlů než { $search }; zde hraje s pohledem { $depth } půltah dopředu.
        [few] Při největší hloubce žádný algoritmus nenavštívil méně uzlů než { $search }; zde hraje s pohledem { $depth } půltahy dopředu.
        [many] Při největší hloubce žádný algoritmus nenavštívil méně uzlů než { $search }; zde hraje s pohledem { $depth } půltahu dopředu.
       *[other] Při největší hloubce žádný algoritmus nenavštívil méně uzlů než { $search }; zde hraje s pohledem { $depth } půltahů dopředu.
    }
report-games-itself = Program proti sobě samému
report-games-chance = Program proti náhodě
report-games-chance-intro = Aby bylo vidět, co přináší pohled dopředu, { $side } teď táhne náhodně (semínko { $seed }).
report-game-won =
    { $plies ->
        [one] { $side } vyhrává po { $plies } půltahu. Tahy jsou v tabulce { $table }.
        [few] { $side } vyhrává po { $plies } půltazích. Tahy jsou v tabulce { $table }.
        [many] { $side } vyhrává po { $plies } půltahu. Tahy jsou v tabulce { $table }.
       *[other] { $side } vyhrává po { $plies } půltazích. Tahy jsou v tabulce { $table }.
    }
report-game-won-by =
    { $plies ->
        [one] { $side } vyhrává po { $plies } půltahu řadou { $line }. Tahy jsou v tabulce { $table }.
        [few] { $side } vyhrává po { $plies } půltazích řadou { $line }. Tahy jsou v tabulce { $table }.
        [many] { $side } vyhrává po { $plies } půltahu řadou { $line }. Tahy jsou v tabulce { $table }.
       *[other] { $side } vyhrává po { $plies } půltazích řadou { $line }. Tahy jsou v tabulce { $table }.
    }
report-game-drawn =
    { $plies ->
        [one] Partie končí remízou po { $plies } půltahu. Tahy jsou v tabulce { $table }.
        [few] Partie končí remízou po { $plies } půltazích. Tahy jsou v tabulce { $table }.
        [many] Partie končí remízou po { $plies } půltahu. Tahy jsou v tabulce { $table }.
       *[other] Partie končí remízou po { $plies } půltazích. Tahy jsou v tabulce { $table }.
    }
report-game-unfinished =
    { $plies ->
        [one] Partie byla přerušena po { $plies } půltahu. Tahy jsou v tabulce { $table }.
        [few] Partie byla přerušena po { $plies } půltazích. Tahy jsou v tabulce { $table }.
        [many] Partie byla přerušena po { $plies } půltahu. Tahy jsou v tabulce { $table }.
       *[other] Partie byla přerušena po { $plies } půltazích. Tahy jsou v tabulce { $table }.
    }
report-table-game = Tahy partie s hodnotou, kterou prohledávání očekává pro stranu na tahu, a s počtem navštívených uzlů.
report-table-moves = Tahy partie.
report-head-number = č.
report-head-side = strana
report-figure-game = Hrací deska po každém tahu.
report-figure-game-numbered = Hrací deska na konci partie s čísly tahů: X je černý, O bílý.
report-figure-game-end = Hrací deska na konci partie.
report-board-move = { $number }. { $side } { $movement }

## Chyby

report-mistakes-intro =
    { $positions ->
        [one] V programech tohoto druhu se často vyskytují tytéž chyby. Zde jsou udělány úmyslně, každá vedle téhož algoritmu bez ní: v pozici této zprávy (tabulka { $table }) a ještě v { $positions } pozici z partií.
        [few] V programech tohoto druhu se často vyskytují tytéž chyby. Zde jsou udělány úmyslně, každá vedle téhož algoritmu bez ní: v pozici této zprávy (tabulka { $table }) a v dalších pozicích z partií (celkem { $positions }), prohledaných tak hluboko, jak to jde rychle.
        [many] V programech tohoto druhu se často vyskytují tytéž chyby. Zde jsou udělány úmyslně, každá vedle téhož algoritmu bez ní: v pozici této zprávy (tabulka { $table }) a v dalších pozicích z partií (celkem { $positions }), prohledaných tak hluboko, jak to jde rychle.
       *[other] V programech tohoto druhu se často vyskytují tytéž chyby. Zde jsou udělány úmyslně, každá vedle téhož algoritmu bez ní: v pozici této zprávy (tabulka { $table }) a v dalších pozicích z partií (celkem { $positions }), prohledaných tak hluboko, jak to jde rychle.
    }
report-table-mistakes = Algoritmy bez chyby a s chybou; poslední dva sloupce říkají, v kolika pozicích z partií je hodnota nesprávná a v kolika je vybraný tah ve skutečnosti horší.
report-head-mistake = chyba
report-head-nodes-without = uzlů bez ní
report-head-nodes-with = uzlů s ní
report-head-value-without = hodnota bez ní
report-head-value-with = hodnota s ní
report-head-wrong = nesprávných hodnot
report-head-worse = horších tahů
report-mistake-same-value = Hodnota, kterou najde algoritmus { $search } při hloubce { $depth }, se nemění: { $value }.
report-mistake-other-value = Hodnota, kterou najde algoritmus { $search } při hloubce { $depth }, se mění: místo { $without } vyjde { $with }.
report-mistake-more-nodes = Počet uzlů vzroste z hodnoty { $before } na { $after }, tedy o { $percent } %.
report-mistake-fewer-nodes = Počet uzlů klesne z hodnoty { $before } na { $after }, tedy o { $percent } %.
report-mistake-same-nodes = Počet uzlů se nemění: { $nodes }.
report-mistake-wrong-value = Pozic z partií s nesprávnou hodnotou: { $other } (celkem { $tried }), vybraný tah však nikde není horší než bez chyby.
report-mistake-worse = Pozic z partií, v nichž je vybraný tah ve skutečnosti horší: { $worse } (celkem { $tried }); s nesprávnou hodnotou: { $other }.
report-mistake-games =
    Proti témuž algoritmu bez chyby program jako první hráč { $first ->
        [win] vyhrává
        [loss] prohrává
       *[draw] remizuje
    } a jako druhý { $second ->
        [win] vyhrává
        [loss] prohrává
       *[draw] remizuje
    }.
report-mistake-witness =
    { $depth ->
        [one] Příkladem je pozice na obrázku { $figure }, na tahu je { $side }. Při hloubce { $depth } půltah vybírá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
        [few] Příkladem je pozice na obrázku { $figure }, na tahu je { $side }. Při hloubce { $depth } půltahy vybírá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
        [many] Příkladem je pozice na obrázku { $figure }, na tahu je { $side }. Při hloubce { $depth } půltahu vybírá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
       *[other] Příkladem je pozice na obrázku { $figure }, na tahu je { $side }. Při hloubce { $depth } půltahů vybírá algoritmus bez chyby { $best } s hodnotou { $value }, s chybou { $chosen } s hodnotou { $seen }.
    }
report-mistake-witness-worth = Ve skutečnosti má tento tah hodnotu { $worth }.
report-figure-witness = { $mistake }; na tahu je { $side }.
report-mistakes-idle =
    { $count ->
        [one] Jedna chyba zde nezměnila nic z toho, co se měřilo: { $list }.
        [few] Některé chyby zde nezměnily nic z toho, co se měřilo: { $list }.
        [many] Některé chyby zde nezměnily nic z toho, co se měřilo: { $list }.
       *[other] Některé chyby zde nezměnily nic z toho, co se měřilo: { $list }.
    }

## Závěry: každý vybírají čísla

report-conclusion-agree =
    { $count ->
        [2] Oba algoritmy našly při každé hloubce tutéž hodnotu: prořezávání mění množství práce, ne odpověď.
        [one] Při každé hloubce našly všechny algoritmy ({ $count }) tutéž hodnotu: prořezávání mění množství práce, ne odpověď.
        [few] Všechny { $count } algoritmy našly při každé hloubce tutéž hodnotu: prořezávání mění množství práce, ne odpověď.
        [many] Všech { $count } algoritmu našlo při každé hloubce tutéž hodnotu: prořezávání mění množství práce, ne odpověď.
       *[other] Všech { $count } algoritmů našlo při každé hloubce tutéž hodnotu: prořezávání mění množství práce, ne odpověď.
    }
report-conclusion-agree-unpruned =
    { $count ->
        [2] Oba algoritmy našly při každé hloubce tutéž hodnotu.
        [one] Při každé hloubce našly všechny algoritmy ({ $count }) tutéž hodnotu.
        [few] Všechny { $count } algoritmy našly při každé hloubce tutéž hodnotu.
        [many] Všech { $count } algoritmu našlo při každé hloubce tutéž hodnotu.
       *[other] Všech { $count } algoritmů našlo při každé hloubce tutéž hodnotu.
    }
report-conclusion-disagree = Algoritmy { $first } a { $second } našly při hloubce { $depth } různé hodnoty: jeden z nich se mýlí.
report-conclusion-equal = Při hloubce { $depth } navštívily všechny algoritmy stejný počet uzlů, { $nodes }.
report-conclusion-nothing-to-cut = Při hloubce { $depth } navštívily všechny algoritmy stejný počet uzlů, { $nodes }: nebylo co prořezat.
report-conclusion-winner = Při hloubce { $depth } navštívil nejméně uzlů algoritmus { $search }: { $nodes }; algoritmus { $other } jich navštívil { $many }, tedy { $times }krát tolik.
report-conclusion-winners = Při hloubce { $depth } navštívily nejméně uzlů, a to stejně mnoho, algoritmy { $search }: po { $nodes }; algoritmus { $other } jich navštívil { $many }, tedy { $times }krát tolik.
report-conclusion-growth-item = { $search } { $times }krát
report-conclusion-growth = S každým dalším půltahem rostl počet uzlů v průměru takto: { $list }.
report-conclusion-branching-best = Efektivní faktor větvení algoritmu { $search } je { $effective }. To je teoreticky nejlepší případ, $√b = { $root }$, kde $b = { $b }$ je faktor úplného stromu.
report-conclusion-branching-near = Efektivní faktor větvení algoritmu { $search } je { $effective }: je blíže teoreticky nejlepšímu případu, $√b = { $root }$, než $b = { $b }$ úplného stromu.
report-conclusion-branching-far = Efektivní faktor větvení algoritmu { $search } je { $effective }: je blíže $b = { $b }$ úplného stromu než teoreticky nejlepšímu případu, $√b = { $root }$.
report-conclusion-minimal-reached = Při hloubce { $depth } je počet uzlů algoritmu { $search }, { $nodes }, přesně stejný jako v minimálním stromu: lepší pořadí tahů by už nic nepřineslo.
report-conclusion-minimal-close = Při hloubce { $depth } je počet uzlů algoritmu { $search }, { $nodes }, téměř stejný jako v minimálním stromu ({ $minimal }): lepší pořadí tahů by už přineslo jen málo.
report-conclusion-minimal-near = Při hloubce { $depth } je počet uzlů algoritmu { $search } { $nodes }, tedy { $times }krát tolik jako v minimálním stromu ({ $minimal }): nevyhnutelných bylo { $share } % jeho práce.
report-conclusion-minimal-far = Při hloubce { $depth } je počet uzlů algoritmu { $search } { $nodes }, tedy { $times }krát tolik jako v minimálním stromu ({ $minimal }): nevyhnutelných bylo jen { $share } % jeho práce a lepší pořadí tahů by mohlo mnoho ušetřit.
report-conclusion-first-high = { $share } % prořezání algoritmu { $search } (celkem { $cutoffs }) způsobil už první tah: pořadí tahů je velmi dobré.
report-conclusion-first-middle = { $share } % prořezání algoritmu { $search } (celkem { $cutoffs }) způsobil už první tah; v ostatních případech přišel lepší tah příliš pozdě.
report-conclusion-first-low = Jen { $share } % prořezání algoritmu { $search } (celkem { $cutoffs }) způsobil první tah: pořadí tahů má k dokonalosti daleko.
report-conclusion-first-few = Prořezání algoritmu { $search } je málo (celkem { $cutoffs }, z toho prvním tahem { $first }): pořadí tahů se podle nich posoudit nedá.
report-conclusion-order-same = Při hloubce { $depth } na pořadí tahů u algoritmu { $search } téměř nezáleží: počty uzlů se liší o méně než 5 %.
report-conclusion-order = Při hloubce { $depth } mění pořadí tahů počet uzlů algoritmu { $search } až { $times }krát: od { $least } ({ $good }) po { $most } ({ $bad }).
report-conclusion-order-natural-best = Vlastní pořadí hry je už nejlepší z vyzkoušených.
report-conclusion-order-pays = Ve srovnání s vlastním pořadím hry ušetří nejlepší pořadí { $percent } % uzlů včetně nákladů na seřazení.
report-conclusion-order-costs =
    { $cost ->
        [one] Takové seřazení však stojí { $cost } uzel, což je víc, než ušetří ve srovnání s vlastním pořadím hry.
        [few] Takové seřazení však stojí { $cost } uzly, což je víc, než ušetří ve srovnání s vlastním pořadím hry.
        [many] Takové seřazení však stojí { $cost } uzlu, což je víc, než ušetří ve srovnání s vlastním pořadím hry.
       *[other] Takové seřazení však stojí { $cost } uzlů, což je víc, než ušetří ve srovnání s vlastním pořadím hry.
    }
report-conclusion-scout-saves =
    { $researches ->
        [one] Při hloubce { $depth } potřebuje NegaScout o { $percent } % méně uzlů než alfa-beta; znovu se musel prohledat { $researches } tah.
        [few] Při hloubce { $depth } potřebuje NegaScout o { $percent } % méně uzlů než alfa-beta; znovu se musely prohledat { $researches } tahy.
        [many] Při hloubce { $depth } potřebuje NegaScout o { $percent } % méně uzlů než alfa-beta; znovu se muselo prohledat { $researches } tahu.
       *[other] Při hloubce { $depth } potřebuje NegaScout o { $percent } % méně uzlů než alfa-beta; znovu se muselo prohledat { $researches } tahů.
    }
report-conclusion-scout-costs = Při hloubce { $depth } potřebuje NegaScout o { $percent } % více uzlů než alfa-beta: spolu s opakovanými prohledáváními ({ $researches }) stojí jeho testy víc, než ušetří.
report-conclusion-scout-equal =
    { $researches ->
        [0] Při hloubce { $depth } potřebuje NegaScout přesně tolik uzlů jako alfa-beta a žádný tah se nemusel prohledávat znovu.
        [one] Při hloubce { $depth } potřebuje NegaScout přesně tolik uzlů jako alfa-beta, i když { $researches } tah se musel prohledat znovu.
        [few] Při hloubce { $depth } potřebuje NegaScout přesně tolik uzlů jako alfa-beta, i když { $researches } tahy se musely prohledat znovu.
        [many] Při hloubce { $depth } potřebuje NegaScout přesně tolik uzlů jako alfa-beta, i když { $researches } tahu se muselo prohledat znovu.
       *[other] Při hloubce { $depth } potřebuje NegaScout přesně tolik uzlů jako alfa-beta, i když { $researches } tahů se muselo prohledat znovu.
    }
report-conclusion-time = Při hloubce { $depth } byl nejrychlejší algoritmus { $search } ({ $time }): { $times }krát rychlejší než { $base }.
report-conclusion-time-shared = Při hloubce { $depth } byl algoritmus { $search } ({ $time }) { $times }krát rychlejší než { $base }. Zda byl rychlejší také než { $others }, nelze říci: rozptyl běhů je větší než rozdíl časů.
report-conclusion-time-unclear = Při hloubce { $depth } nelze algoritmy { $search } ({ $time }) a { $other } ({ $slow }) podle času rozlišit: rozptyl běhů je větší než rozdíl časů.
report-conclusion-time-base = Při hloubce { $depth } byl algoritmus { $search }, který navštíví každý uzel, rychlejší ({ $time }) než každý algoritmus s prořezáváním: strom je příliš malý na to, aby se prořezávání vyplatilo.
report-conclusion-node-dearer = Jeden uzel trvá algoritmu { $search } o { $percent } % déle než prohledávání, které vstoupí do každého uzlu, proto je zisk v čase menší než zisk v uzlech.
report-conclusion-node-cheaper = Jeden uzel trvá algoritmu { $search } o { $percent } % kratší dobu než prohledávání, které vstoupí do každého uzlu, proto je zisk v čase ještě větší než zisk v uzlech.
report-conclusion-node-same = Jeden uzel trvá algoritmům { $search } a { $base } přibližně stejně, proto zisk v čase odpovídá zisku v uzlech.
report-conclusion-forecast = Porostou-li stromy stejně dál, za jednu minutu by na tomto počítači { $base } došel do hloubky { $shallow } a { $search } do hloubky { $deep }.
report-conclusion-solved-draw = Při hloubce { $depth } se každá varianta prohledala až do konce: při nejlepší hře obou stran hra končí remízou.
report-conclusion-solved-win = Při hloubce { $depth } se každá varianta prohledala až do konce: při nejlepší hře obou stran vyhrává { $side }, který je na tahu.
report-conclusion-solved-loss = Při hloubce { $depth } se každá varianta prohledala až do konce: při nejlepší hře obou stran prohrává { $side }, který je na tahu.
report-conclusion-proved-draw = Při hloubce { $depth } se žádná varianta nepřerušila na horizontu a to, co se prořezalo, hodnotu změnit nemůže: při nejlepší hře obou stran hra končí remízou.
report-conclusion-proved-win = Při hloubce { $depth } se žádná varianta nepřerušila na horizontu a to, co se prořezalo, hodnotu změnit nemůže: při nejlepší hře obou stran vyhrává { $side }, který je na tahu.
report-conclusion-proved-loss = Při hloubce { $depth } se žádná varianta nepřerušila na horizontu a to, co se prořezalo, hodnotu změnit nemůže: při nejlepší hře obou stran prohrává { $side }, který je na tahu.
report-conclusion-chance-won =
    { $plies ->
        [one] Proti soupeři, který táhne náhodně, vyhrál program s algoritmem { $search } za { $plies } půltah.
        [few] Proti soupeři, který táhne náhodně, vyhrál program s algoritmem { $search } za { $plies } půltahy.
        [many] Proti soupeři, který táhne náhodně, vyhrál program s algoritmem { $search } za { $plies } půltahu.
       *[other] Proti soupeři, který táhne náhodně, vyhrál program s algoritmem { $search } za { $plies } půltahů.
    }
report-conclusion-chance-drawn =
    { $plies ->
        [one] I proti soupeři, který táhne náhodně, program s algoritmem { $search } jen remizoval, po { $plies } půltahu.
        [few] I proti soupeři, který táhne náhodně, program s algoritmem { $search } jen remizoval, po { $plies } půltazích.
        [many] I proti soupeři, který táhne náhodně, program s algoritmem { $search } jen remizoval, po { $plies } půltahu.
       *[other] I proti soupeři, který táhne náhodně, program s algoritmem { $search } jen remizoval, po { $plies } půltazích.
    }
report-conclusion-chance-lost =
    { $plies ->
        [one] I proti soupeři, který táhne náhodně, program s algoritmem { $search } prohrál, po { $plies } půltahu.
        [few] I proti soupeři, který táhne náhodně, program s algoritmem { $search } prohrál, po { $plies } půltazích.
        [many] I proti soupeři, který táhne náhodně, program s algoritmem { $search } prohrál, po { $plies } půltahu.
       *[other] I proti soupeři, který táhne náhodně, program s algoritmem { $search } prohrál, po { $plies } půltazích.
    }
report-conclusion-mistakes = Prohledávání s chybou bylo { $count }. Horší tahy v některých pozicích vybíralo: { $harmful }; jen jinou hodnotu nebo jiný tah nacházelo: { $wrong }; jen jiný počet uzlů navštívilo: { $costly }; ničím se zde neprozradilo: { $idle }. To, že program hraje dobře, ještě nedokazuje, že je správný.

## Zdrojový kód

report-source-intro = Toto jsou funkce, které počítaly, tak jak stojí v programu, v jazyce Rust. Není ukázáno to, co mají všechny algoritmy společné: vstup do uzlu a výstup z něj, počítání uzlů a volání ohodnocovací funkce v listech.

## Reprodukovatelnost

report-reproduction-intro = Všechny počty, hodnoty a tahy ve zprávě vyplývají z nastavení uvedených níže; jen časy závisejí na počítači.
report-fact-program = program
report-fact-command = příkaz
report-fact-game = hra
report-fact-position = pozice
report-fact-evaluator = ohodnocovací funkce
report-fact-convention = konvence
report-fact-searches = algoritmy
report-fact-depths = hloubky
report-fact-seed = semínko
report-fact-weights = váhy
report-fact-weights-own = ze souboru; jsou uloženy v counts.json
report-fact-counts = počet údajů
report-fact-hash = SHA-256 všech údajů
report-reproduction-verify = Ověření zprávy: `plyground report verify report.html`. Příkaz vše spočítá znovu a řekne, zda je výsledek stejný.
report-reproduction-again = Zprávu ověříte tak, že toto volání spustíte znovu: všechno kromě časů vyjde stejně.

## Příkaz

report-init-exists = { $file } už existuje: vyplňte jej nebo uveďte jiný soubor pomocí --title
report-init-written = { $file } je zapsán: vyplňte jej a použijte s --title { $file }
report-no-depth = zpráva potřebuje hloubky od 1: napište --depths 1..5
report-interrupted = zpráva se nezapsala
report-stage-comparing = { $search }, hloubka { $depth } …
report-stage-ordering = jiná pořadí tahů …
report-stage-playing = ukázkové partie …
report-stage-mistake = chyby: { $mistake } …
report-stage-drawing = pozice pro obrázky …
report-stage-figure = kreslí se { $name } …
report-stage-pdf = PDF …
report-written =
    { $count ->
        [one] Zpráva je v { $folder }: { $count } soubor; otevřete report.html v prohlížeči.
        [few] Zpráva je v { $folder }: { $count } soubory; otevřete report.html v prohlížeči.
        [many] Zpráva je v { $folder }: { $count } souboru; otevřete report.html v prohlížeči.
       *[other] Zpráva je v { $folder }: { $count } souborů; otevřete report.html v prohlížeči.
    }
report-written-verify = Ověření: plyground report verify { $file }
report-folder-taken = v { $folder } je i něco jiného než zpráva: vyberte jinou složku pomocí --out
report-pdf-none = nenašel se program, který vytváří PDF: nainstalujte Typst (typst.app nebo `pip install typst`) či Chromium, nebo vynechejte --pdf a vytiskněte report.html z prohlížeče
report-pdf-failed = { $program } nevytvořil PDF: { $why }; vynechejte --pdf a vytiskněte report.html z prohlížeče
report-pdf-slow = trvalo to příliš dlouho

## Ověření zprávy

report-verify-same =
    { $count ->
        [one] stejné: { $count } údaj vyšel znovu, hash { $hash }
        [few] stejné: všechny { $count } údaje vyšly znovu, hash { $hash }
        [many] stejné: všech { $count } údaje vyšlo znovu, hash { $hash }
       *[other] stejné: všech { $count } údajů vyšlo znovu, hash { $hash }
    }
report-verify-counts-only = Porovnaly se jen počty: text napsala verze { $program }, toto je verze { $version }.
report-verify-text = odlišné: text byl změněn: kapitola { $chapter }
report-verify-text-title = odlišné: text byl změněn: titulní strana
report-verify-different = odlišné: { $name } je ve zprávě { $said }, ale vyšlo { $counted }
report-verify-page = odlišné: na stránce je u { $name } uvedeno { $said }, ale vyšlo { $counted }
report-verify-nothing = nic
report-verify-version = { $why }; zprávu zapsala verze { $program }, toto je { $version }
report-verify-foreign = { $file } není zpráva tohoto programu: { $why }
report-verify-no-data = { $file } je stránka bez údajů zprávy: vyberte report.html nebo counts.json tak, jak byly zapsány
report-verify-future = { $file } pochází z novější verze programu (formát { $version }): ověřte jej jí
report-verify-settings = nastavení v { $file } nelze provést: { $why }
report-verify-interrupted = nic se neporovnalo

## Co je vynecháno.

report-left-out = Některé závěry jsou vynechány, protože je měření nepodporují:
report-left-no-times = o čase se neříká nic: neměřil se;
report-left-node-cost = o čase na uzel se neříká nic: rozptyl běhů je příliš velký, nebo jich bylo příliš málo;
report-left-order = o pořadí tahů se nic nevyvozuje: prohledávání sahala jen do hloubky { $depth } a ořezání v takové hloubce dobré pořadí neukážou;
report-left-branching = faktor větvení se neporovnává s teorií: strom je na to příliš malý (počet uzlů: { $nodes });
report-left-minimal = minimální strom hloubky { $depth } se nepočítal: trvalo by to příliš dlouho;
report-left-forecast = hlubší prohledávání se nepředpovídá: časy jsou příliš nejisté;
report-left-horizon = o výsledku při nejlepší hře se neříká nic: v hloubce { $depth } varianty končí na horizontu.

## Kapitoly kolem měření.

report-section-abstract = Anotace
report-abstract = Práce zkoumá prohledávání na hře { $game }: { $searches }. Algoritmy jsou vysvětleny, spuštěny do hloubky { $depth } a porovnány. Počet porovnávaných algoritmů: { $count }.
report-keyword-tree = herní strom
report-keyword-evaluator = ohodnocovací funkce
report-keywords = Klíčová slova: { $words }.
report-memory-heading = Paměť a zásobník
report-memory-board = Prohledávání mění jednu desku a po každém tahu ji obnoví. Při hloubce { $depth } si pamatuje tahy jedné varianty, takže najednou existuje nejvýše tolik stavů desky: { $levels }, ať je uzlů kolikkoli.
report-memory-copies = Program, který kopíruje desku pro každý uzel, udělá tolik kopií, kolik je uzlů: algoritmus { $search } jich v největší hloubce navštívil { $nodes }. Zabírá-li pole jeden bajt (počet polí: { $cells }), je to celkem { $bytes } bajtů, ačkoli najednou jich není třeba více než { $kept }, pokud se kopie uvolňují.
report-memory-stack = Čas roste s hloubkou exponenciálně, zásobník volání lineárně: každý půltah je jedno volání, které čeká na odpověď, zde nejvýše { $depth }. Prohledávání bez omezení hloubky by na velké desce zaplnilo zásobník dřív, než by skončilo.
report-classes-heading = Přehled částí programu
report-classes-intro = Tabulka { $table } uvádí části programu a soubory, v nichž jsou.
report-table-classes = Části programu.
report-head-class = název
report-head-file = soubor
report-head-purpose = účel
report-class-position = pozice: možné tahy, provedení a vzetí tahu zpět, konec hry
report-class-game = co od hry potřebují lidé: názvy, zápis tahů, deska jako text
report-class-evaluator = hodnota pozice bez prohledávání
report-class-observer = co se děje při prohledávání, událost po události: počítání, záznam, zastavení
report-class-session = rozehraná hra, jejíž typ rozhraní nemusí znát
report-class-plan = všechna nastavení prohledávání, nalezená podle názvu
report-section-testing = Testování
report-testing-agreement = Všechny algoritmy zprávy (celkem { $count }) byly porovnány v pozicích z partií: pozic bylo { $positions }, stejnou hodnotu našly všechny v { $agreeing }.
report-testing-cases = Tabulka { $table } obsahuje vlastní testy autora: celkem { $count }, s očekávanou odpovědí { $right }.
report-case-right = ano
report-case-wrong = ne
report-table-cases = Vlastní testy autora.
report-head-case = test
report-head-start = pozice
report-head-expected = očekáváno
report-head-found = nalezeno
report-head-verdict = splněn
report-section-criteria = Kritéria hodnocení
report-criteria-intro = Tabulka { $table } obsahuje kritéria, podle nichž se práce hodnotí; poslední sloupec je určen pro hodnocení.
report-table-criteria = Kritéria hodnocení.
report-head-criterion = kritérium
report-head-marks = body
report-head-mark = hodnocení
report-criterion-game = hra, její pravidla a stav jsou popsány
report-criterion-evaluator = ohodnocovací funkce je popsána a propočítána na pozici
report-criterion-searches = algoritmy prohledávání jsou vysvětleny a správné
report-criterion-measurements = počet uzlů a čas jsou změřeny a uvedeny
report-criterion-testing = program je otestován na vlastních případech autora
report-criterion-conclusions = závěry vyplývají z měření
report-source-own = Vlastní zdrojové soubory autora: { $count }.
report-questions-intro = Odpovězte na každou otázku několika větami s čísly z měření.
report-question-agree = Našly všechny algoritmy v každé hloubce stejnou hodnotu? Co by znamenalo, kdyby ne?
report-question-winner = Který algoritmus navštívil nejméně uzlů a kolikrát méně? Proč?
report-question-growth = Jak roste počet uzlů a čas s každým půltahem a co předpokládá teorie?
report-question-order = Co změnilo pořadí tahů a kolik stálo jejich uspořádání?
report-question-time = Je nejrychlejší algoritmus také ten s nejmenším počtem uzlů? Kolik stojí jeden uzel?
report-question-mistakes = Kterých chyb byste si všimli už při hraní a kterých ne?
report-question-improve = Co byste změnili, aby se za stejný čas prohledávalo hlouběji?
report-listing-screens = Obrazovky partie.
report-searches-legend-negamax = Na obrázku negamaxu je každá hodnota z pohledu strany, která je v uzlu na tahu, proto se znaménko mění z úrovně na úroveň.
report-rules-space = Pole desky (je jich { $cells }) lze zaplnit v { $cells }! = { $orders } pořadích; partie, které skončí dříve, tento počet zmenšují.
report-rules-space-large = Pole desky (je jich { $cells }) lze zaplnit v { $cells }! pořadích, tedy asi ${ $mantissa } · 10^{ $exponent }$; partie, které skončí dříve, tento počet zmenšují.

## Otázky kostry místo textu

report-ask-abstract = Uveďte úkol, metodu a nejdůležitější výsledek ve třech až pěti větách.
report-ask-keywords = Podle kterých pěti slov by čtenář tuto práci hledal?
report-ask-goal = Co očekáváte před měřením: které prohledávání navštíví nejméně uzlů a kolikrát méně?
report-ask-rules = Jaká jsou pravidla a jak partie končí?
report-ask-size = Kolik tahů má pozice a kolik pozic má strom v každé hloubce?
report-ask-state = Jak váš program ukládá pozici a tah? Ukažte to na pozici z obrázku výše.
report-ask-undo = Jak se tah provede a vezme zpět a co je třeba obnovit?
report-ask-parts = Z kterých částí se váš program skládá? Vyplňte tabulku.
report-ask-evaluator = K čemu přihlíží vaše ohodnocovací funkce a proč? Uveďte její vzorec s vahami.
report-ask-worked = Vypočítejte její hodnotu pro pozici na obrázku krok za krokem.
report-ask-search = Jak toto prohledávání funguje? Vysvětlete to vlastními slovy a uveďte kód svého programu.
# $figure is the number of a figure, $depth a number of plies.
report-ask-tree = Nakreslete jeho strom pro pozici na obrázku { $figure } do hloubky { $depth }: hodnoty, a pokud ořezává, také okna a ořezání.
report-ask-measure = Co počítá váš program? Vyplňte tabulky a sestrojte grafy uzlů a času podle hloubky v logaritmickém měřítku.
report-ask-machine = Na jakém počítači a kolikrát jste měřili a jaký je rozptyl časů?
report-ask-memory = Kolik pozic drží váš program najednou a jak hluboký je jeho zásobník volání?
report-ask-games = Jak hraje váš program sám se sebou a proti náhodnému soupeři? Uveďte tahy, hodnoty a poslední pozice.
report-ask-turning-point = Který tah rozhodl každou partii a o kolik půltahů dříve to program viděl?
report-ask-testing = Na kterých pozicích je váš program otestován a proč právě na nich? Vyplňte tabulku.
report-ask-agreement = Jak jste ověřili, že všechna prohledávání najdou stejnou hodnotu?
report-ask-mistakes = Co se změní, když tyto chyby uděláte záměrně, a který z vašich testů si toho všimne? Vyplňte tabulku.
report-ask-source = Kde je váš zdrojový kód? Vložte ho sem nebo uveďte soubory volbou --code.
report-table-own-mistakes = Vaše prohledávání bez chyby a s chybou.
report-head-noticed = který test si všiml
