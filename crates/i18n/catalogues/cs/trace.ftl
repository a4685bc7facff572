# Co je špatně na souboru se záznamem a kde se liší od vzoru.

trace-fault = řádek { $line }: { $what }
trace-empty = v tomto souboru není prohledávání: první řádek říká, co se prohledávalo, ostatní, co se dělo
trace-broken = toto není událost: { $why }
trace-no-header = první řádek musí říci, co se prohledávalo: { $why }
trace-not-json = od sloupce { $column } to není JSON
trace-infinity = JSON nezná Infinity: pište "inf" a "-inf" v uvozovkách
trace-not-object = řádek musí být objekt JSON: pole ve složených závorkách
trace-missing-field = chybí pole „{ $field }“
trace-unknown-field = pole „{ $field }“ tu není; jsou tu { $known }
trace-not-count = „{ $field }“ musí být celé číslo od 0 do { $most }
trace-not-text = „{ $field }“ musí být text v uvozovkách
trace-not-texts = „{ $field }“ musí být seznam textů
trace-not-score = „{ $field }“ musí být 32bitové celé číslo, "inf" nebo "-inf"
trace-not-among = „{ $field }“ musí být jedno z těchto slov: { $words }
trace-future = soubor má verzi formátu { $version } a tento program čte do { $ours }: pořiďte si novější plyground
trace-root = uzel { $id } nemá rodiče, ale kořenem může být jen první uzel
trace-own-parent = uzel { $id } je sám sobě rodičem
trace-repeated = do uzlu { $id } se už vstoupilo: každá návštěva potřebuje vlastní id, jinak by se strom uzavřel do kruhu
trace-unknown = uzel { $id } neexistuje: nikdy se do něj nevstoupilo
trace-not-open = jde o uzel { $id }, ale nejhlubší otevřený uzel je { $open }
trace-nothing-open = jde o uzel { $id }, ale žádný uzel není otevřený
trace-ply =
    { $found ->
        [one] uzel je { $found } půltah od kořene, ale podle rodiče to má být { $expected }
        [few] uzel je { $found } půltahy od kořene, ale podle rodiče to má být { $expected }
        [many] uzel je { $found } půltahu od kořene, ale podle rodiče to má být { $expected }
       *[other] uzel je { $found } půltahů od kořene, ale podle rodiče to má být { $expected }
    }
trace-no-move = uzel { $id } neříká, který tah k němu vede
trace-other-move = jde o tah „{ $found }“, ale naposledy se prohledával tah „{ $searched }“
trace-not-again = po „research“ musí další řádek znovu vstoupit do tahu
trace-too-deep = tak hluboko nejde žádné prohledávání
trace-best-without-value = tah, který se vrátil bez hodnoty, nemůže být nejlepší
trace-too-many-dropped = vynechaných návštěv je víc, než udělá jakékoli prohledávání
trace-unfinished = soubor končí dřív, než se opustí uzel { $id }
trace-after-end = kořen je už opuštěný a nic nesmí následovat

trace-at-root = řádek { $line }, v kořeni
trace-at = řádek { $line }, po { $path }
trace-after = po { $path }
trace-different = { $place }: { $what }
trace-unlike-move = záznam prohledává { $found }, vzor { $expected }
trace-unlike-extra = záznam prohledává { $movement }, který vzor vynechává
trace-unlike-missing = záznam vynechává { $movement }, který vzor prohledává
trace-unlike-side = podle záznamu je na tahu { $found }, ale je to { $expected }
trace-unlike-moves = záznam počítá { $found } možných tahů, vzor { $expected }
trace-unlike-window = záznam vstupuje s oknem { $found }, vzor s oknem { $expected }
trace-unlike-again = záznam prohledává tento tah znovu, vzor ne
trace-unlike-not-again = vzor prohledává tento tah znovu, záznam ne
trace-unlike-deeper = v prvním řádku je hloubka { $depth }, ale záznam pokračuje hlouběji
trace-unlike-shallower = záznam se obrací v hloubce { $ply }, ale v prvním řádku je hloubka { $depth }
trace-unlike-leaf = záznam a vzor se neshodují v tom, zda je to list a jaký
trace-unlike-cut =
    { $found ->
        [one] záznam prořezává po { $found } tahu, vzor po { $expected }
        [few] záznam prořezává po { $found } tazích, vzor po { $expected }
        [many] záznam prořezává po { $found } tahu, vzor po { $expected }
       *[other] záznam prořezává po { $found } tazích, vzor po { $expected }
    }
trace-unlike-cut-extra =
    { $found ->
        [one] záznam prořezává po { $found } tahu, vzor neprořezává
        [few] záznam prořezává po { $found } tazích, vzor neprořezává
        [many] záznam prořezává po { $found } tahu, vzor neprořezává
       *[other] záznam prořezává po { $found } tazích, vzor neprořezává
    }
trace-unlike-cut-missing =
    { $expected ->
        [one] vzor prořezává po { $expected } tahu, záznam neprořezává
        [few] vzor prořezává po { $expected } tazích, záznam neprořezává
        [many] vzor prořezává po { $expected } tahu, záznam neprořezává
       *[other] vzor prořezává po { $expected } tazích, záznam neprořezává
    }
trace-unlike-cut-by = podle záznamu prořezává tah { $found }, podle vzoru { $expected }
trace-unlike-cut-bound = záznam prořezává na mezi { $found }, vzor na mezi { $expected }
trace-unlike-skipped =
    { $found ->
        [one] záznam zde vynechává { $found } tah, vzor { $expected }
        [few] záznam zde vynechává { $found } tahy, vzor { $expected }
        [many] záznam zde vynechává { $found } tahu, vzor { $expected }
       *[other] záznam zde vynechává { $found } tahů, vzor { $expected }
    }
trace-unlike-skipped-move = mezi vynechanými tahy záznam uvádí { $found } tam, kde má vzor { $expected }
trace-unlike-value = záznam vrací hodnotu { $found }, vzor { $expected }
trace-unlike-bound =
    záznam označuje svou hodnotu jako { $found ->
        [exact] přesnou
        [lower] dolní mez
        [upper] horní mez
       *[other] neznámou
    }, pro vzor je to { $expected ->
        [exact] přesná hodnota
        [lower] dolní mez
        [upper] horní mez
       *[other] neznámá hodnota
    }
trace-unlike-best = záznam bere tento tah za zatím nejlepší, vzor ne
trace-unlike-not-best = vzor bere tento tah za zatím nejlepší, záznam ne

trace-written = { $file }: { count-nodes }
trace-thinned =
    { $count ->
        [one] { $count } návštěva daleko od kořene se vynechala, aby se dodrželo --max-events
        [few] { $count } návštěvy daleko od kořene se vynechaly, aby se dodrželo --max-events
        [many] { $count } návštěvy daleko od kořene se vynechalo, aby se dodrželo --max-events
       *[other] { $count } návštěv daleko od kořene se vynechalo, aby se dodrželo --max-events
    }
trace-interrupted = v záznamu je prohledávání po toto místo
trace-unusable = { $file } není záznam, který by šel použít: { $why }

trace-well-formed = zapsáno správně: { count-nodes }
trace-same =
    { $count ->
        [one] stejné jako vzorové prohledávání: porovnán { $count } uzel
        [few] stejné jako vzorové prohledávání: porovnány { $count } uzly
        [many] stejné jako vzorové prohledávání: porovnáno { $count } uzlu
       *[other] stejné jako vzorové prohledávání: porovnáno { $count } uzlů
    }
trace-stopped = prohledávání bylo zastaveno a záznam tam končí
trace-dropped =
    { $count ->
        [one] { $count } návštěva v souboru chybí a neporovnala se
        [few] { $count } návštěvy v souboru chybějí a neporovnaly se
        [many] { $count } návštěvy v souboru chybí a neporovnalo se
       *[other] { $count } návštěv v souboru chybí a neporovnalo se
    }
trace-no-reference = není s čím porovnávat: { $why }

trace-not-diagnosed = chyba se nehledala: { $why }
