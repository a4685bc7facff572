# Zápasy mezi enginy: `plyground match`, jeho tabulky a kontrola protokolu. Slovník je na začátku names.ftl.

## Co lze zadat

match-usage-engines = zápas potřebuje aspoň dva enginy: uveďte každý pomocí --engine name=A,cmd=PATH
match-usage-engine-command = engine potřebuje program: napište cmd=PATH, nebo cmd=self pro ten, který je součástí Plygroundu
match-usage-engine-key = engine nemá nastavení `{ $key }`: použijte name, cmd, level, arg, dir, tc, nodes, depth, memory, threads nebo info.KEY
match-usage-engine-value = `{ $value }` není hodnota pro { $key }: napište celé číslo od 1
match-usage-engine-level = úrovně má engine, který je součástí Plygroundu: napište level=5 bez cmd
match-usage-same-name = dva enginy se jmenují `{ $name }`: dejte každému vlastní jméno pomocí name=
match-usage-time = napište sekundy na partii a na tah, například 300/1; 0 znamená bez omezení
match-usage-tolerance = napište počet sekund od 0 do 3600
match-usage-rule = takové pravidlo není: vyberte freestyle, standard, renju nebo caro
match-usage-sprt = napište elo0=0,elo1=5,alpha=0.05,beta=0.05: elo0 menší než elo1, chyby mezi 0 a 0.5
match-usage-sprt-two = --sprt porovnává dva enginy: uveďte dva
match-usage-shorter = zápas v { $folder } má pro každou dvojici enginů partií: { $games }, a --games ho může jen prodloužit: napište větší číslo
match-trust = zápas v { $folder } by spustil { $programs }: přidejte --trust, pokud smí, nebo zopakujte volby --engine, kterými začal
match-trust-ask = Zápas v { $folder } spustí { $programs }. Pokračovat? (y/n)
match-usage-other-engines = zápas v { $folder } má jiné enginy než --engine: vynechte --engine nebo začněte nový zápas

## Co se nepovede

match-engine-fails = { $engine } nemůže hrát ({ $why }): opravte jeho cmd nebo se podívejte, co řekne `plyground match --check`
match-hint-arguments = argumenty se píší odděleně od programu: { $example }
match-folder-taken = v { $folder } už je zápas: pokračujte v něm pomocí --resume nebo vyberte jinou složku
match-folder-busy = { $file } se používá: v té složce se hraje jiný zápas
match-file-wrong = { $file }: { $why }
match-no-openings = pro tuto desku se nenašla vyrovnaná zahájení: zadejte soubor pomocí --openings
match-interrupted = { $done } z { $all } partií je uloženo v { $folder }; dál: `plyground match --resume { $folder } --trust`
match-interrupted-lost = dokončeno { $done } z { $all } partií; s --out DIR by šel zápas dohrát
match-interrupted-early = nehrála se ani jedna partie

## Dokud trvá

match-live = partie: { $done } z { $all }
match-live-left = partie: { $done } z { $all }, zbývá { $time }
match-making-openings = připravují se zahájení: { $made } z { $wanted }
match-make-openings = připravují se zahájení, nejvýše { $wanted }: engine posuzuje každé; --openings FILE dá jiná
match-few-openings = zahájení ({ $openings }) je méně než dvojic partií ({ $pairs }) a hraje se bez hodin: kde programy své partie opakují, dvojice se počítá jednou
match-nothing-left = už není co hrát: všechny partie v { $folder } jsou dokončené, je jich { $all }; --games s větším číslem zápas prodlouží
match-nothing-left-decided = už není co hrát: test rozhodl zápas v { $folder }

## Tabulka

match-column-engine = engine
match-column-games = partie
match-column-wins = +
match-column-draws = =
match-column-losses = −
match-column-score = skóre
match-column-elo = Elo
# Pravděpodobnost převahy: jak jisté je, že engine je silnější.
match-column-superiority = LOS
# Dvojice partií podle bodů: 0, ½, 1, 1½, 2.
match-column-pairs = dvojice 0-½-1-1½-2
match-column-time = na tah
match-colours = výhry černého: { $black }, remízy: { $draws }, výhry bílého: { $white }
match-sprt-open = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } mezi { $low } a { $high }, nerozhodnuto
match-sprt-lower = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } dosáhlo jedné z hodnot { $low } a { $high }: první engine není silnější o { $elo1 } Elo
match-sprt-upper = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } dosáhlo jedné z hodnot { $low } a { $high }: první engine je silnější o více než { $elo0 } Elo
match-fault-time = { $engine }: partie prohrané na čas: { $count }
match-fault-crash = { $engine }: partie prohrané kvůli pádu programu: { $count }
match-fault-illegal = { $engine }: partie prohrané kvůli nepřípustnému tahu: { $count }
match-fault-forbidden = { $engine }: partie prohrané kvůli tahu, který renju zakazuje: { $count }
match-fault-protocol = { $engine }: partie prohrané kvůli porušení protokolu: { $count }
match-fault-memory = { $engine }: partie s větší pamětí, než je povoleno: { $count }
match-memory-unmeasured = paměť se měří jen v Linuxu: zda byl limit dodržen, není známo
match-repeated = partie, které tah po tahu opakují dřívější: { $count }; počítají se do skóre, ale ne do Elo, LOS a SPRT: více zahájení by řeklo více

## Kontrola protokolu

# Verdikty na začátku řádku; poslední je pro to, co engine umět nemusí.
match-check-ok = ano{ "  " }
match-check-fails = NE{ "   " }
match-check-lacks = ne{ "   " }
match-check-untried = -{ "    " }
match-check-silent = nezkoušeno: program neodpovídá
match-check-not-started = nezkoušeno: program nebyl spuštěn
match-check-passed = všechno, na co manažeři spoléhají, tu je; položených otázek: { $all }
match-check-failed = engine nemluví protokolem: nesplněné povinné řádky: { $failed } z { $all }
match-check-question-process = program lze spustit
match-check-question-about = na ABOUT odpoví jménem a verzí
match-check-question-start = na START odpoví OK
match-check-question-begin = na BEGIN odpoví včas přípustným tahem
match-check-question-turn = na TURN odpoví včas přípustným tahem
match-check-question-board = na BOARD odpoví včas přípustným tahem
match-check-question-order = BOARD smí dát kameny v libovolném pořadí
match-check-question-at-once = všechno lze poslat najednou, bez čekání na OK
match-check-question-crlf = řádky smějí končit jako ve Windows
match-check-question-hurry = při timeout_turn 0 táhne do sekundy
match-check-question-five = udělá pět v řadě, když může
match-check-question-restart = RESTART začne novou partii
match-check-question-takeback = TAKEBACK vezme tah zpět
match-check-question-rectangle = RECTSTART začne partii na obdélníku
match-check-question-swap2 = na SWAP2BOARD odpoví třemi tahy
match-check-question-unknown = na neznámý příkaz odpoví UNKNOWN
match-check-question-occupied = na tah na obsazené pole odpoví ERROR
match-check-question-nonsense = hraje dál i po nesmyslném INFO
match-check-question-size = desky 3 a 100 odmítne pomocí ERROR
match-check-question-closed = skončí, když se jeho vstup zavře
match-check-question-end = END ho ukončí
