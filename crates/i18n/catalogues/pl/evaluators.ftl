# Własne funkcje oceny: wzory nad cechami, wagi, programy. Słownik jest na początku names.ftl.

## Co mogą liczyć wzory

feature-lines = otwarte linie: bez kamieni przeciwnika
feature-lines1 = otwarte linie z dokładnie 1 kamieniem
feature-lines2 = otwarte linie z dokładnie 2 kamieniami
feature-lines3 = otwarte linie z dokładnie 3 kamieniami
feature-lines4 = otwarte linie z dokładnie 4 kamieniami
feature-lines5 = otwarte linie z dokładnie 5 kamieniami
feature-centre = kamienie lub pionki na środku planszy
feature-stones = kamienie na planszy
feature-mobility = możliwe ruchy; strona, która nie jest na posunięciu, ma 0, jeśli gra ich nie liczy
feature-tempo = 1 dla strony na posunięciu, 0 dla drugiej
feature-corners = krążki w rogach
feature-discs = krążki na planszy
feature-edges = krążki na brzegu planszy
feature-frontier = krążki obok pustego pola
feature-men = pionki
feature-kings = damki
feature-advance = ile rzędów przeszły pionki, łącznie
feature-back_row = pionki na własnym pierwszym rzędzie
feature-boxes = zdobyte kwadraty
feature-takes = linie zamykające kwadrat (tylko strona na posunięciu)
feature-chains = kwadraty, które przyniesie reszta, jeśli obaj rysują bezpieczne linie, a potem otwierają najkrótszy łańcuch (tylko strona na posunięciu)
feature-captured = zdobyte kropki
feature-dots = własne niezdobyte kropki
feature-base = wolne punkty we własnych pustych bazach
feature-boards = wygrane małe plansze
feature-board_lines1 = rzędy małych plansz: 1 wygrana, żadna stracona
feature-board_lines2 = rzędy małych plansz: 2 wygrane, żadna stracona
feature-store = nasiona w spichlerzu
feature-seeds = nasiona w dołkach
feature-empty_houses = puste dołki
feature-heaps = pozostałe stosy (tylko strona na posunięciu)
feature-left = pozostałe kamienie (tylko strona na posunięciu)
feature-nim_sum = stosy dodane bez przeniesienia (tylko strona na posunięciu)

## Programy

own-evaluator-no-command = po exec: brakuje polecenia: wpisz --evaluator 'exec:python3 judge.py'
own-evaluator-script = { $file } to program: czy chodziło o --evaluator { $wanted }?
own-evaluator-trust = partia w { $file } uruchomiłaby { $program } jako funkcję oceny: jeśli jej wolno, zacznij partię z tym --evaluator samodzielnie
own-evaluator-trust-ask = Partia w { $file } uruchomi { $program } jako funkcję oceny. Kontynuować? (y/n)
evaluator-program-start = nie można uruchomić programu oceniającego: { $why }
evaluator-program-ended = program oceniający zakończył się, zanim odpowiedział na wiersz `{ $position }`: { $why }; uruchom go ręcznie z tym wierszem, aby zobaczyć więcej
evaluator-program-late = program oceniający nie odpowiedział na wiersz `{ $position }` w { $seconds } s: musi wypisać liczbę na każdy wiersz i opróżnić bufor wyjścia przy pustym wierszu
evaluator-program-nonsense = program oceniający odpowiedział `{ $answer }` na wiersz `{ $position }`: musi odpowiedzieć jedną liczbą, na przykład -3 albo 0.5, i niczym więcej
evaluator-program-unasked = program oceniający napisał `{ $line }`, gdy nie oczekiwano odpowiedzi, przy wierszu `{ $position }`: musi wypisać jedną liczbę na każdą pozycję i nic więcej, także nie na pierwszy ani na puste wiersze
setup-only-one = { $option } podaje się tu raz: kilka przyjmuje tylko `plyground compare`
own-evaluator-engine = silnik gomoku ma własną funkcję oceny: użyj `plyground search gomoku --evaluator`
