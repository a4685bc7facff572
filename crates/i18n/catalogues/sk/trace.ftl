# Čo je zlé na súbore so záznamom a kde sa líši od vzoru.

trace-fault = riadok { $line }: { $what }
trace-empty = v tomto súbore nie je prehľadávanie: prvý riadok hovorí, čo sa prehľadávalo, ostatné, čo sa dialo
trace-broken = toto nie je udalosť: { $why }
trace-no-header = prvý riadok musí povedať, čo sa prehľadávalo: { $why }
trace-not-json = od stĺpca { $column } to nie je JSON
trace-infinity = JSON nepozná Infinity: píšte "inf" a "-inf" v úvodzovkách
trace-not-object = riadok musí byť objekt JSON: polia v zložených zátvorkách
trace-missing-field = chýba pole „{ $field }“
trace-unknown-field = pole „{ $field }“ tu nie je; sú tu { $known }
trace-not-count = „{ $field }“ musí byť celé číslo od 0 do { $most }
trace-not-text = „{ $field }“ musí byť text v úvodzovkách
trace-not-texts = „{ $field }“ musí byť zoznam textov
trace-not-score = „{ $field }“ musí byť 32-bitové celé číslo, "inf" alebo "-inf"
trace-not-among = „{ $field }“ musí byť jedno z týchto slov: { $words }
trace-future = súbor má verziu formátu { $version } a tento program číta po { $ours }: zaobstarajte si novší plyground
trace-root = uzol { $id } nemá rodiča, ale koreňom môže byť iba prvý uzol
trace-own-parent = uzol { $id } je sám sebe rodičom
trace-repeated = do uzla { $id } sa už vstúpilo: každá návšteva potrebuje vlastné id, inak by sa strom uzavrel do kruhu
trace-unknown = uzol { $id } neexistuje: nikdy sa doň nevstúpilo
trace-not-open = ide o uzol { $id }, ale najhlbší otvorený uzol je { $open }
trace-nothing-open = ide o uzol { $id }, ale žiadny uzol nie je otvorený
trace-ply =
    { $found ->
        [one] uzol je { $found } polťah od koreňa, ale podľa rodiča to má byť { $expected }
        [few] uzol je { $found } polťahy od koreňa, ale podľa rodiča to má byť { $expected }
        [many] uzol je { $found } polťahu od koreňa, ale podľa rodiča to má byť { $expected }
       *[other] uzol je { $found } polťahov od koreňa, ale podľa rodiča to má byť { $expected }
    }
trace-no-move = uzol { $id } nehovorí, ktorý ťah k nemu vedie
trace-other-move = ide o ťah „{ $found }“, ale naposledy sa prehľadával ťah „{ $searched }“
trace-not-again = po „research“ musí ďalší riadok znova vstúpiť do ťahu
trace-too-deep = tak hlboko nejde žiadne prehľadávanie
trace-best-without-value = ťah, ktorý sa vrátil bez hodnoty, nemôže byť najlepší
trace-too-many-dropped = vynechaných návštev je viac, než urobí akékoľvek prehľadávanie
trace-unfinished = súbor sa končí skôr, ako sa opustí uzol { $id }
trace-after-end = koreň je už opustený a nič nesmie nasledovať

trace-at-root = riadok { $line }, v koreni
trace-at = riadok { $line }, po { $path }
trace-after = po { $path }
trace-different = { $place }: { $what }
trace-unlike-move = záznam prehľadáva { $found }, vzor { $expected }
trace-unlike-extra = záznam prehľadáva { $movement }, ktorý vzor vynecháva
trace-unlike-missing = záznam vynecháva { $movement }, ktorý vzor prehľadáva
trace-unlike-side = podľa záznamu je na ťahu { $found }, ale je to { $expected }
trace-unlike-moves = záznam počíta { $found } možných ťahov, vzor { $expected }
trace-unlike-window = záznam vstupuje s oknom { $found }, vzor s oknom { $expected }
trace-unlike-again = záznam prehľadáva tento ťah znova, vzor nie
trace-unlike-not-again = vzor prehľadáva tento ťah znova, záznam nie
trace-unlike-deeper = v prvom riadku je hĺbka { $depth }, ale záznam pokračuje hlbšie
trace-unlike-shallower = záznam sa obracia v hĺbke { $ply }, ale v prvom riadku je hĺbka { $depth }
trace-unlike-leaf = záznam a vzor sa nezhodujú v tom, či je to list a aký
trace-unlike-cut =
    { $found ->
        [one] záznam orezáva po { $found } ťahu, vzor po { $expected }
        [few] záznam orezáva po { $found } ťahoch, vzor po { $expected }
        [many] záznam orezáva po { $found } ťahu, vzor po { $expected }
       *[other] záznam orezáva po { $found } ťahoch, vzor po { $expected }
    }
trace-unlike-cut-extra =
    { $found ->
        [one] záznam orezáva po { $found } ťahu, vzor neorezáva
        [few] záznam orezáva po { $found } ťahoch, vzor neorezáva
        [many] záznam orezáva po { $found } ťahu, vzor neorezáva
       *[other] záznam orezáva po { $found } ťahoch, vzor neorezáva
    }
trace-unlike-cut-missing =
    { $expected ->
        [one] vzor orezáva po { $expected } ťahu, záznam neorezáva
        [few] vzor orezáva po { $expected } ťahoch, záznam neorezáva
        [many] vzor orezáva po { $expected } ťahu, záznam neorezáva
       *[other] vzor orezáva po { $expected } ťahoch, záznam neorezáva
    }
trace-unlike-cut-by = podľa záznamu orezáva ťah { $found }, podľa vzoru { $expected }
trace-unlike-cut-bound = záznam orezáva na hranici { $found }, vzor na hranici { $expected }
trace-unlike-skipped =
    { $found ->
        [one] záznam tu vynecháva { $found } ťah, vzor { $expected }
        [few] záznam tu vynecháva { $found } ťahy, vzor { $expected }
        [many] záznam tu vynecháva { $found } ťahu, vzor { $expected }
       *[other] záznam tu vynecháva { $found } ťahov, vzor { $expected }
    }
trace-unlike-skipped-move = medzi vynechanými ťahmi záznam uvádza { $found } tam, kde má vzor { $expected }
trace-unlike-value = záznam vracia hodnotu { $found }, vzor { $expected }
trace-unlike-bound =
    záznam označuje svoju hodnotu ako { $found ->
        [exact] presnú
        [lower] dolnú hranicu
        [upper] hornú hranicu
       *[other] neznámu
    }, pre vzor je to { $expected ->
        [exact] presná hodnota
        [lower] dolná hranica
        [upper] horná hranica
       *[other] neznáma hodnota
    }
trace-unlike-best = záznam berie tento ťah za zatiaľ najlepší, vzor nie
trace-unlike-not-best = vzor berie tento ťah za zatiaľ najlepší, záznam nie

trace-written = { $file }: { count-nodes }
trace-thinned =
    { $count ->
        [one] { $count } návšteva ďaleko od koreňa sa vynechala, aby sa dodržalo --max-events
        [few] { $count } návštevy ďaleko od koreňa sa vynechali, aby sa dodržalo --max-events
        [many] { $count } návštevy ďaleko od koreňa sa vynechalo, aby sa dodržalo --max-events
       *[other] { $count } návštev ďaleko od koreňa sa vynechalo, aby sa dodržalo --max-events
    }
trace-interrupted = v zázname je prehľadávanie po toto miesto
trace-unusable = { $file } nie je záznam, ktorý by sa dal použiť: { $why }

trace-well-formed = zapísané správne: { count-nodes }
trace-same =
    { $count ->
        [one] rovnaké ako vzorové prehľadávanie: porovnaný { $count } uzol
        [few] rovnaké ako vzorové prehľadávanie: porovnané { $count } uzly
        [many] rovnaké ako vzorové prehľadávanie: porovnané { $count } uzla
       *[other] rovnaké ako vzorové prehľadávanie: porovnaných { $count } uzlov
    }
trace-stopped = prehľadávanie bolo zastavené a záznam tam končí
trace-dropped =
    { $count ->
        [one] { $count } návšteva v súbore chýba a neporovnala sa
        [few] { $count } návštevy v súbore chýbajú a neporovnali sa
        [many] { $count } návštevy v súbore chýba a neporovnalo sa
       *[other] { $count } návštev v súbore chýba a neporovnalo sa
    }
trace-no-reference = nie je s čím porovnávať: { $why }

trace-not-diagnosed = chyba sa nehľadala: { $why }
