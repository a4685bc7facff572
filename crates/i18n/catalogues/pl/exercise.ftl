# Exercises and worksheets. MAX, MIN, X, O, alpha-beta's names of nodes and the words sheets, forms, key, name and id stay as
# they are: they stand in pictures, in forms and in the names of files.

## The sheet

exercise-title = Karta pracy
exercise-key-title = Odpowiedzi dla nauczyciela
exercise-name = Imię i nazwisko:
exercise-id = Kod studenta:
# The heading of the answer form, after the title and a colon.
exercise-form = wpisz każdą odpowiedź po dwukropku
exercise-hint = Nieskończoność zapisuj jako inf lub ∞, okno jako (a, b), na przykład (-inf, 5), kilka liter po przecinku: a, c, f.
exercise-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

## The kinds of exercises

exercise-kind-values = Wartości minimaksu
exercise-kind-signs = Negamaks i jego znaki
exercise-kind-unvisited = Nieodwiedzone liście
exercise-kind-windows = Okna alfa-bety
exercise-kind-returned = Miękkie i twarde obcinanie
exercise-kind-counts = Liście i kolejność ruchów
exercise-kind-research = Co NegaScout przeszukuje ponownie
exercise-kind-winning-move = Jedyny wygrywający ruch

## What is asked

# Before every question about a tree.
exercise-tree = W korzeniu A ruch ma MAX. Liczby to wartości liści dla MAX. Ruchy są przeszukiwane od lewej do prawej.
exercise-ask-values = W pustą ramkę każdego węzła wewnętrznego wpisz jego wartość według minimaksu. Najlepszy ruch w A oznacz literą węzła, do którego prowadzi.
exercise-ask-signs = Negamaks zwraca wartość węzła dla strony, która ma w nim ruch. W pustą ramkę każdego węzła wewnętrznego wpisz wartość, którą tam zwraca.
exercise-ask-unvisited = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Których liści nigdy nie odwiedza? Wypisz ich litery.
exercise-ask-windows = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Z jakim oknem wchodzi do każdego węzła z dwiema ramkami? Alfę wpisz w lewą ramkę, betę w prawą, obie z punktu widzenia MAX.
exercise-ask-returned = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Co zwraca każdy węzeł z dwiema ramkami, z punktu widzenia MAX? Lewa ramka: miękkie obcinanie (fail-soft), najlepsza znaleziona wartość. Prawa ramka: twarde obcinanie (fail-hard), nigdy mniej niż alfa ani więcej niż beta.
exercise-ask-counts = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Ile liści odwiedza? Ile odwiedziłaby, gdyby w każdym węźle najlepszy ruch był pierwszy?
exercise-ask-research = NegaScout przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. W każdym węźle, także w korzeniu, pierwszy ruch dostaje całe okno (α, β), a pozostałe okno zerowe (α, α + 1) strony mającej ruch. Które węzły wewnętrzne przeszukuje ponownie? Wypisz ich litery w kolejności ponownych przeszukań; liście się nie liczą.
# $side is X or O.
exercise-ask-winning-move = Ruch ma { $side } i przy każdej obronie wygrywa dokładnie jeden ruch. Który?
exercise-rules-rows = Plansza ma { $width } × { $height } pól; wygrywa pierwszy rząd długości { $k }: poziomy, pionowy albo ukośny.
exercise-rules-columns = Plansza ma { $width } × { $height } pól, a kamień spada na najniższe wolne pole kolumny; wygrywa pierwszy rząd długości { $k }: poziomy, pionowy albo ukośny.
exercise-cell = Podaj pole, na przykład b2.
exercise-column = Podaj literę kolumny.

## The parts of a question, before the answer

exercise-part-unvisited = Nieodwiedzone:
exercise-part-research = Ponownie, po kolei:
exercise-part-winning-move = Wygrywający ruch:
exercise-part-best = Najlepszy ruch w A, do węzła:
exercise-part-visited = Liczba odwiedzonych liści:
exercise-part-fewest = Przy najlepszej kolejności ruchów:
# $node is the letter of a node.
exercise-part-window = Okno w { $node }:
exercise-part-soft = { $node }, miękko (fail-soft):
exercise-part-hard = { $node }, twardo (fail-hard):
exercise-part-value = Wartość { $node }:

## Feedback on a wrong answer

# $given is the student's answer, $right the right one.
exercise-feedback-missing = brak odpowiedzi; poprawnie: { $right }
exercise-feedback-unreadable = „{ $given }” nie ma wymaganej postaci; poprawnie: { $right }
exercise-feedback-other-sign = { $given } ma zły znak: to wartość dla drugiej strony; poprawnie: { $right }
exercise-feedback-other-side = { $given } to okno drugiej strony albo zamienione granice; poprawnie: { $right }
exercise-feedback-one-bound = w { $given } zgadza się jedna granica; poprawnie: { $right }
exercise-feedback-other-order = dobre węzły w innej kolejności: { $given }; poprawnie: { $right }
exercise-feedback-wrong = { $given } to błąd; poprawnie: { $right }
exercise-feedback-exchanged = { $given } dotyczy drugiego obcinania: miękkie i twarde zamieniono; poprawnie: { $right }
# $faults is one or both of the next two messages.
exercise-feedback-names = { $faults }; poprawnie: { $right }
exercise-feedback-lacks = brakuje: { $names }
exercise-feedback-extra = za dużo: { $names }

## Moodle: leaves are ticked there, and boxes for answers stand below the picture

exercise-moodle-values = Podaj wartość każdego węzła wewnętrznego według minimaksu. Najlepszy ruch w A oznacz literą węzła, do którego prowadzi.
exercise-moodle-signs = Negamaks zwraca wartość węzła dla strony, która ma w nim ruch. Podaj wartość, którą zwraca w każdym węźle wewnętrznym.
exercise-moodle-unvisited = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Których liści nigdy nie odwiedza? Zaznacz je.
exercise-moodle-windows = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Z jakim oknem wchodzi do węzłów wymienionych niżej? Podaj najpierw alfę, potem betę, obie z punktu widzenia MAX. Nieskończoność zapisz jako inf albo ∞.
exercise-moodle-returned = Alfa-beta przeszukuje to drzewo z oknem (−∞, ∞) w korzeniu. Co zwracają węzły wymienione niżej, z punktu widzenia MAX? Miękkie obcinanie (fail-soft): najlepsza znaleziona wartość. Twarde obcinanie (fail-hard): nigdy mniej niż alfa ani więcej niż beta.
# The picture for a screen reader. $nodes is “A (MAX): B, C. B (MIN): a = 3, b = 5.”
exercise-moodle-tree = Drzewo gry. Każdy węzeł wewnętrzny i jego potomkowie od lewej do prawej. { $nodes }
# $x and $o are cells, “a1, b2”.
exercise-moodle-board = Plansza; kolumny mają litery od lewej, wiersze numery od dołu. X: { $x }. O: { $o }. Pozostałe pola są wolne.

## The command

# $folder is the folder that was written.
exercise-written =
    { $count ->
        [one] { $count } karta pracy jest w { $folder }: rozdaj zawartość sheets i forms.
        [few] { $count } karty pracy są w { $folder }: rozdaj zawartość sheets i forms.
        [many] { $count } kart pracy jest w { $folder }: rozdaj zawartość sheets i forms.
       *[other] { $count } karty pracy jest w { $folder }: rozdaj zawartość sheets i forms.
    }
exercise-written-key = Odpowiedzi są osobno, w { $folder }. Wypełnione formularze sprawdzisz poleceniem plyground exercise --mark FORMS --key { $key }
exercise-distinct = Różnych odpowiedzi na każde pytanie: { $list }.
exercise-distinct-row = różnych odpowiedzi
exercise-distinct-item = { $number }: { $count } z { $sheets }
exercise-written-moodle = Pytania dla Moodle są w { $file }: zaimportuj je do banku pytań w formacie Moodle XML. Plik zawiera odpowiedzi.
exercise-stage = karta { $number } z { $count }
exercise-interrupted = kart nie zapisano
exercise-folder-taken = w { $folder } są inne pliki: wybierz pusty albo nowy katalog przez --out
# One line of marks for a student.
exercise-marks = { $name }: { $points } z { $most }
exercise-marks-missing = { $name }: nie oddano
exercise-feedback-title = Ocena karty pracy
exercise-feedback-points = punktów: { $points } z { $most }
exercise-feedback-right = poprawnie
exercise-marks-unread = nie odczytano: { $text }
exercise-no-sheet = { $file }: w kluczu nie ma karty o numerze { $id }; formularz wymaga wiersza „id: …” jak na karcie
exercise-no-forms = w { $folder } nie ma odpowiedzi: pliki z odpowiedziami kończą się na .txt albo .toml
