# Zápasy medzi enginmi: `plyground match`, jeho tabuľky a kontrola protokolu. Slovník je na začiatku names.ftl.

## Čo sa dá zadať

match-usage-engines = zápas potrebuje aspoň dva enginy: uveďte každý cez --engine name=A,cmd=PATH
match-usage-engine-command = engine potrebuje program: napíšte cmd=PATH, alebo cmd=self pre ten, ktorý je súčasťou Plygroundu
match-usage-engine-key = engine nemá nastavenie `{ $key }`: použite name, cmd, level, arg, dir, tc, nodes, depth, memory, threads alebo info.KEY
match-usage-engine-value = `{ $value }` nie je hodnota pre { $key }: napíšte celé číslo od 1
match-usage-engine-level = úrovne má engine, ktorý je súčasťou Plygroundu: napíšte level=5 bez cmd
match-usage-same-name = dva enginy sa volajú `{ $name }`: dajte každému vlastné meno cez name=
match-usage-time = napíšte sekundy na partiu a na ťah, napríklad 300/1; 0 znamená bez obmedzenia
match-usage-tolerance = napíšte počet sekúnd od 0 do 3600
match-usage-rule = také pravidlo nie je: vyberte freestyle, standard, renju alebo caro
match-usage-sprt = napíšte elo0=0,elo1=5,alpha=0.05,beta=0.05: elo0 menšie ako elo1, chyby medzi 0 a 0.5
match-usage-sprt-two = --sprt porovnáva dva enginy: uveďte dva
match-usage-shorter = zápas v { $folder } má pre každú dvojicu enginov partií: { $games }, a --games ho môže iba predĺžiť: napíšte väčšie číslo
match-trust = zápas v { $folder } by spustil { $programs }: pridajte --trust, ak smie, alebo zopakujte voľby --engine, ktorými sa začal
match-trust-ask = Zápas v { $folder } spustí { $programs }. Pokračovať? (y/n)
match-usage-other-engines = zápas v { $folder } má iné enginy než --engine: vynechajte --engine alebo začnite nový zápas

## Čo sa nepodarí

match-engine-fails = { $engine } nemôže hrať ({ $why }): opravte jeho cmd alebo sa pozrite, čo povie `plyground match --check`
match-hint-arguments = argumenty sa píšu oddelene od programu: { $example }
match-folder-taken = v { $folder } už je zápas: pokračujte v ňom cez --resume alebo vyberte iný priečinok
match-folder-busy = { $file } sa používa: v tom priečinku sa hrá iný zápas
match-file-wrong = { $file }: { $why }
match-no-openings = pre túto plochu sa nenašli vyrovnané otvorenia: zadajte súbor cez --openings
match-interrupted = { $done } z { $all } partií je uložených v { $folder }; ďalej: `plyground match --resume { $folder } --trust`
match-interrupted-lost = dokončených je { $done } z { $all } partií; s --out DIR by sa dal zápas dohrať
match-interrupted-early = nehrala sa ani jedna partia

## Kým trvá

match-live = partie: { $done } z { $all }
match-live-left = partie: { $done } z { $all }, zostáva { $time }
match-making-openings = pripravujú sa otvorenia: { $made } z { $wanted }
match-make-openings = pripravujú sa otvorenia, najviac { $wanted }: engine posudzuje každé; --openings FILE dá iné
match-few-openings = otvorení ({ $openings }) je menej ako dvojíc partií ({ $pairs }) a hrá sa bez hodín: kde programy svoje partie opakujú, dvojica sa počíta raz
match-nothing-left = už niet čo hrať: všetky partie v { $folder } sú dokončené, je ich { $all }; --games s väčším číslom zápas predĺži
match-nothing-left-decided = už niet čo hrať: test rozhodol zápas v { $folder }

## Tabuľka

match-column-engine = engine
match-column-games = partie
match-column-wins = +
match-column-draws = =
match-column-losses = −
match-column-score = skóre
match-column-elo = Elo
# Pravdepodobnosť prevahy: ako isté je, že engine je silnejší.
match-column-superiority = LOS
# Dvojice partií podľa bodov: 0, ½, 1, 1½, 2.
match-column-pairs = dvojice 0-½-1-1½-2
match-column-time = na ťah
match-colours = výhry čierneho: { $black }, remízy: { $draws }, výhry bieleho: { $white }
match-sprt-open = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } medzi { $low } a { $high }, nerozhodnuté
match-sprt-lower = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } dosiahlo jednu z hodnôt { $low } a { $high }: prvý engine nie je silnejší o { $elo1 } Elo
match-sprt-upper = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } dosiahlo jednu z hodnôt { $low } a { $high }: prvý engine je silnejší o viac ako { $elo0 } Elo
match-fault-time = { $engine }: partie prehrané na čas: { $count }
match-fault-crash = { $engine }: partie prehrané pre pád programu: { $count }
match-fault-illegal = { $engine }: partie prehrané pre neprípustný ťah: { $count }
match-fault-forbidden = { $engine }: partie prehrané pre ťah, ktorý renju zakazuje: { $count }
match-fault-protocol = { $engine }: partie prehrané pre porušenie protokolu: { $count }
match-fault-memory = { $engine }: partie s väčšou pamäťou, než je povolené: { $count }
match-memory-unmeasured = pamäť sa meria iba v Linuxe: či sa limit dodržal, nie je známe
match-repeated = partie, ktoré ťah po ťahu opakujú skoršiu: { $count }; počítajú sa do skóre, ale nie do Elo, LOS a SPRT: viac otvorení by povedalo viac

## Kontrola protokolu

# Verdikty na začiatku riadka; posledný je pre to, čo engine vedieť nemusí.
match-check-ok = áno{ "  " }
match-check-fails = NIE{ "  " }
match-check-lacks = nie{ "  " }
match-check-untried = -{ "    " }
match-check-silent = neskúšané: program neodpovedá
match-check-not-started = neskúšané: program nebol spustený
match-check-passed = všetko, na čo sa manažéri spoliehajú, tu je; položených otázok: { $all }
match-check-failed = engine nehovorí protokolom: nesplnené povinné riadky: { $failed } z { $all }
match-check-question-process = program sa dá spustiť
match-check-question-about = na ABOUT odpovie menom a verziou
match-check-question-start = na START odpovie OK
match-check-question-begin = na BEGIN odpovie včas prípustným ťahom
match-check-question-turn = na TURN odpovie včas prípustným ťahom
match-check-question-board = na BOARD odpovie včas prípustným ťahom
match-check-question-order = BOARD smie dať kamene v ľubovoľnom poradí
match-check-question-at-once = všetko sa dá poslať naraz, bez čakania na OK
match-check-question-crlf = riadky sa smú končiť ako vo Windows
match-check-question-hurry = pri timeout_turn 0 ťahá do sekundy
match-check-question-five = urobí päť v rade, keď môže
match-check-question-restart = RESTART začne novú partiu
match-check-question-takeback = TAKEBACK vezme ťah späť
match-check-question-rectangle = RECTSTART začne partiu na obdĺžniku
match-check-question-swap2 = na SWAP2BOARD odpovie tromi ťahmi
match-check-question-unknown = na neznámy príkaz odpovie UNKNOWN
match-check-question-occupied = na ťah na obsadené políčko odpovie ERROR
match-check-question-nonsense = hrá ďalej aj po nezmyselnom INFO
match-check-question-size = plochy 3 a 100 odmietne cez ERROR
match-check-question-closed = skončí, keď sa jeho vstup zatvorí
match-check-question-end = END ho ukončí
