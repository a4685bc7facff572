# Mecze między silnikami: `plyground match`, jego tabele i kontrola protokołu. Słownik jest na początku names.ftl.

## Co można wpisać

match-usage-engines = mecz wymaga co najmniej dwóch silników: podaj każdy przez --engine name=A,cmd=PATH
match-usage-engine-command = silnik potrzebuje programu: napisz cmd=PATH albo cmd=self dla tego, który jest częścią Plygrounda
match-usage-engine-key = silnik nie ma ustawienia `{ $key }`: użyj name, cmd, level, arg, dir, tc, nodes, depth, memory, threads albo info.KEY
match-usage-engine-value = `{ $value }` nie jest wartością dla { $key }: napisz liczbę całkowitą od 1
match-usage-engine-level = poziomy ma silnik, który jest częścią Plygrounda: napisz level=5 bez cmd
match-usage-same-name = dwa silniki nazywają się `{ $name }`: nadaj każdemu własną nazwę przez name=
match-usage-time = napisz sekundy na partię i na ruch, na przykład 300/1; 0 oznacza brak limitu
match-usage-tolerance = napisz liczbę sekund od 0 do 3600
match-usage-rule = nie ma takiej reguły: wybierz freestyle, standard, renju albo caro
match-usage-sprt = napisz elo0=0,elo1=5,alpha=0.05,beta=0.05: elo0 mniejsze od elo1, błędy między 0 a 0.5
match-usage-sprt-two = --sprt porównuje dwa silniki: podaj dwa
match-usage-shorter = mecz w { $folder } ma dla każdej pary silników partii: { $games }, a --games może go tylko przedłużyć: wpisz większą liczbę
match-trust = mecz w { $folder } uruchomiłby { $programs }: dodaj --trust, jeśli mu wolno, albo powtórz opcje --engine, którymi się zaczął
match-trust-ask = Mecz w { $folder } uruchomi { $programs }. Kontynuować? (y/n)
match-usage-other-engines = mecz w { $folder } ma inne silniki niż --engine: pomiń --engine albo zacznij nowy mecz

## Co się nie udaje

match-engine-fails = { $engine } nie może grać ({ $why }): popraw jego cmd albo zobacz, co powie `plyground match --check`
match-hint-arguments = argumenty pisze się oddzielnie od programu: { $example }
match-folder-taken = w { $folder } jest już mecz: kontynuuj go przez --resume albo wybierz inny folder
match-folder-busy = { $file } jest w użyciu: w tym folderze trwa inny mecz
match-file-wrong = { $file }: { $why }
match-no-openings = dla tej planszy nie znaleziono zrównoważonych otwarć: podaj plik przez --openings
match-interrupted = { $done } z { $all } partii zapisano w { $folder }; dalej: `plyground match --resume { $folder } --trust`
match-interrupted-lost = ukończono { $done } z { $all } partii; z --out DIR mecz można by dokończyć
match-interrupted-early = nie rozegrano żadnej partii

## W trakcie

match-live = partie: { $done } z { $all }
match-live-left = partie: { $done } z { $all }, pozostało { $time }
match-making-openings = przygotowywanie otwarć: { $made } z { $wanted }
match-make-openings = przygotowywanie otwarć, najwyżej { $wanted }: silnik ocenia każde; --openings FILE poda inne
match-few-openings = otwarć ({ $openings }) jest mniej niż par partii ({ $pairs }), a gra się bez zegara: gdzie programy powtarzają swoje partie, para liczy się raz
match-nothing-left = nie ma już nic do rozegrania: wszystkie partie w { $folder } są ukończone, jest ich { $all }; --games z większą liczbą przedłuży mecz
match-nothing-left-decided = nie ma już nic do rozegrania: test rozstrzygnął mecz w { $folder }

## Tabela

match-column-engine = silnik
match-column-games = partie
match-column-wins = +
match-column-draws = =
match-column-losses = −
match-column-score = wynik
match-column-elo = Elo
# Prawdopodobieństwo przewagi: jak pewne jest, że silnik jest silniejszy.
match-column-superiority = LOS
# Pary partii według punktów: 0, ½, 1, 1½, 2.
match-column-pairs = pary 0-½-1-1½-2
match-column-time = na ruch
match-colours = wygrane czarnych: { $black }, remisy: { $draws }, wygrane białych: { $white }
match-sprt-open = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } między { $low } a { $high }, nierozstrzygnięte
match-sprt-lower = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } osiągnęło jedną z wartości { $low } i { $high }: pierwszy silnik nie jest silniejszy o { $elo1 } Elo
match-sprt-upper = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } osiągnęło jedną z wartości { $low } i { $high }: pierwszy silnik jest silniejszy o więcej niż { $elo0 } Elo
match-fault-time = { $engine }: partie przegrane na czas: { $count }
match-fault-crash = { $engine }: partie przegrane przez awarię programu: { $count }
match-fault-illegal = { $engine }: partie przegrane przez niedozwolony ruch: { $count }
match-fault-forbidden = { $engine }: partie przegrane przez ruch zabroniony w renju: { $count }
match-fault-protocol = { $engine }: partie przegrane przez naruszenie protokołu: { $count }
match-fault-memory = { $engine }: partie z większą pamięcią, niż dozwolono: { $count }
match-memory-unmeasured = pamięć mierzy się tylko w Linuksie: nie wiadomo, czy zachowano limit
match-repeated = partie, które ruch po ruchu powtarzają wcześniejszą: { $count }; liczą się do wyniku, ale nie do Elo, LOS i SPRT: więcej otwarć powiedziałoby więcej

## Kontrola protokołu

# Werdykty na początku wiersza; ostatni dla tego, czego silnik nie musi umieć.
match-check-ok = tak{ "  " }
match-check-fails = NIE{ "  " }
match-check-lacks = nie{ "  " }
match-check-untried = -{ "    " }
match-check-silent = niesprawdzone: program nie odpowiada
match-check-not-started = niesprawdzone: program nie został uruchomiony
match-check-passed = jest wszystko, na czym polegają menedżery; zadano pytań: { $all }
match-check-failed = silnik nie mówi protokołem: niespełnione obowiązkowe wiersze: { $failed } z { $all }
match-check-question-process = program daje się uruchomić
match-check-question-about = na ABOUT odpowiada nazwą i wersją
match-check-question-start = na START odpowiada OK
match-check-question-begin = na BEGIN odpowiada na czas dozwolonym ruchem
match-check-question-turn = na TURN odpowiada na czas dozwolonym ruchem
match-check-question-board = na BOARD odpowiada na czas dozwolonym ruchem
match-check-question-order = BOARD może podać kamienie w dowolnej kolejności
match-check-question-at-once = wszystko można wysłać od razu, nie czekając na OK
match-check-question-crlf = wiersze mogą kończyć się jak w Windows
match-check-question-hurry = przy timeout_turn 0 rusza się w ciągu sekundy
match-check-question-five = układa pięć w rzędzie, gdy może
match-check-question-restart = RESTART zaczyna nową partię
match-check-question-takeback = TAKEBACK cofa ruch
match-check-question-rectangle = RECTSTART zaczyna partię na prostokącie
match-check-question-swap2 = na SWAP2BOARD odpowiada trzema ruchami
match-check-question-unknown = na nieznane polecenie odpowiada UNKNOWN
match-check-question-occupied = na ruch na zajęte pole odpowiada ERROR
match-check-question-nonsense = gra dalej po bezsensownym INFO
match-check-question-size = plansze 3 i 100 odrzuca przez ERROR
match-check-question-closed = kończy się, gdy jego wejście zostanie zamknięte
match-check-question-end = END go kończy
