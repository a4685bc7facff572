# Zadania: pozycje z celem.

## Rodzaje zadań

puzzles-kind-win-in = Wygrana w kilku ruchach
puzzles-kind-fours = Wygrana czwórkami (VCF)
puzzles-kind-threats = Wygrana groźbami (VCT)
puzzles-kind-defend = Obrona
puzzles-kind-only-move = Jedyny ruch
puzzles-kind-shot = Kombinacja w warcabach
puzzles-kind-connect-ending = Końcówka Connect Four
puzzles-kind-othello-ending = Końcówka w Othello

## Co należy zrobić; przed tym podana jest strona

puzzles-goal-win-in =
    { $count ->
        [one] Wygraj w { $count } ruchu.
        [few] Wygraj w { $count } ruchach.
        [many] Wygraj w { $count } ruchach.
       *[other] Wygraj w { $count } ruchu.
    }
puzzles-goal-fours =
    { $count ->
        [one] Wygraj w { $count } ruchu.
        [few] Wygraj w { $count } ruchach: każdy ruch oprócz ostatniego tworzy czwórkę.
        [many] Wygraj w { $count } ruchach: każdy ruch oprócz ostatniego tworzy czwórkę.
       *[other] Wygraj w { $count } ruchu: każdy ruch oprócz ostatniego tworzy czwórkę.
    }
puzzles-goal-threats =
    { $count ->
        [one] Wygraj w { $count } ruchu.
        [few] Wygraj w { $count } ruchach: każdy ruch tworzy czwórkę lub otwartą trójkę.
        [many] Wygraj w { $count } ruchach: każdy ruch tworzy czwórkę lub otwartą trójkę.
       *[other] Wygraj w { $count } ruchu: każdy ruch tworzy czwórkę lub otwartą trójkę.
    }
puzzles-goal-stop-fours = Powstrzymaj wygraną przeciwnika czwórkami.
puzzles-goal-not-lose = Znajdź jedyny ruch, który nie przegrywa.
puzzles-goal-win-ending = Wygraj końcówkę: każdy ruch musi zachować wygraną.
puzzles-goal-material = Poświęć pion i zyskaj więcej albo wygraj partię.

## Podpowiedzi: pomysł, rodzaj ruchu, gdzie jest

puzzles-idea-win-in = Szukaj ruchu, po którym masz naraz dwie groźby: zatrzymać można tylko jedną.
puzzles-idea-fours = Każda czwórka zostawia przeciwnikowi jedną odpowiedź. Wybieraj czwórki, na które odpowiedzi nie pomagają, i zakończ dwiema piątkami naraz.
puzzles-idea-threats = Na otwartą trójkę też trzeba odpowiedzieć. Szukaj trójki, która przygotowuje drugą linię: czwórkę i trójkę naraz.
puzzles-idea-defend = Najpierw znajdź wygraną przeciwnika: czwórki jedna po drugiej. Łamie ją kamień tam, gdzie spotykają się dwie linie.
puzzles-idea-only-move = Prześledź każdą kolumnę do góry: kto będzie musiał zagrać pod wygrywające pole?
puzzles-idea-shot = Bicie jest obowiązkowe: oddany pion zaprowadzi przeciwnika tam, gdzie chcesz.
puzzles-idea-connect-ending = Policz wolne pola każdej kolumny: wygra ten, kto nie musi zagrać pod wygrywające pole przeciwnika.
puzzles-idea-othello-ending = Policz obszary wolnych pól: ostatni ruch w obszarze daje dyski. Gdy przeciwnik pasuje, grasz dwa razy z rzędu.
puzzles-hint-quiet = Pierwszy ruch jest cichy: niczym od razu nie grozi. Żaden inny nie rozwiązuje zadania.
puzzles-hint-one = Cel osiąga tylko jeden pierwszy ruch.
puzzles-hint-several =
    { $count ->
        [one] Cel osiąga { $count } pierwszy ruch.
        [few] Cel osiągają { $count } pierwsze ruchy.
        [many] Cel osiąga { $count } pierwszych ruchów.
       *[other] Cel osiąga { $count } pierwszego ruchu.
    }
puzzles-hint-column = Pierwszy ruch jest w kolumnie { $column }.
puzzles-hint-piece = Jako pierwszy rusza pion z { $square }.
puzzles-hint-left = Pierwszy ruch jest po lewej, w jednej z pierwszych dwóch kolumn.
puzzles-hint-middle = Pierwszy ruch jest w jednej z trzech środkowych kolumn.
puzzles-hint-right = Pierwszy ruch jest po prawej, w jednej z ostatnich dwóch kolumn.

## Polecenie

puzzles-unknown = w tym zbiorze nie ma zadania { $id }: wszystkie wymienia `plyground puzzles list`
puzzles-wrong-count = `{ $text }` nie ma po `=` liczby zadań od 1 do { $most }, jak we fours=20
puzzles-stage = { $kind }: { $done } z { $all }, rozegrane partie: { $games }
puzzles-written =
    { $count ->
        [one] { $count } zadanie jest w { $file }.
        [few] { $count } zadania są w { $file }.
        [many] { $count } zadań jest w { $file }.
       *[other] { $count } zadania jest w { $file }.
    }
puzzles-interrupted = zachowane zadania: { $count }
puzzles-checking = sprawdzanie zadania { $number } z { $count }
puzzles-trying = poziomy próbują zadania { $number } z { $count }
puzzles-checked-some = sprawdzone zadania: { $count }
puzzles-checked = Sprawdzone zadania: { $count }, błędne: { $faults }
puzzles-to-move = Na posunięciu jest { $side }. { $goal }
puzzles-head-id = Zadanie
puzzles-head-game = Gra
puzzles-head-goal = Cel
puzzles-head-difficulty = Trudność
puzzles-head-rating = Ranking
puzzles-head-count = Zadania
puzzles-correlation = Korelacja rangowa rankingu z udziałem poziomów bez rozwiązania: { $number }

## Co jest nie tak z zadaniem; $line to ruchy przedtem

puzzles-fault-position = pozycji nie można ustawić
puzzles-fault-missing = { $move } też osiąga cel, po: { $line }
puzzles-fault-wrong = { $move } nie osiąga celu, po: { $line }
puzzles-fault-illegal = { $move } jest niedozwolony, po: { $line }
puzzles-fault-end = rozwiązanie kończy się za wcześnie lub za późno, po: { $line }
puzzles-fault-trivial = nie ma z czego wybierać
puzzles-fault-unknown = sprawdzanie trwało zbyt długo
