# Co robi przeszukiwanie z tablicą transpozycji i jak rośnie drzewo metody Monte Carlo.

explain-table-exact = { $name } jest w tablicy z wartością { $value }: nie jest przeszukiwany ponownie.
explain-table-at-least = { $name } jest w tablicy z wartością co najmniej { $value } i to wystarcza: nie jest przeszukiwany ponownie.
explain-table-at-most = { $name } jest w tablicy z wartością co najwyżej { $value } i to wystarcza: nie jest przeszukiwany ponownie.
explain-iteration = Iteracja do głębokości { $depth }: przeszukiwanie zaczyna się znów od korzenia. Tablica zachowała wyniki ({ $count }), a ich najlepsze ruchy idą pierwsze.
explain-playout-won = Symulacja { $number }: w drzewie „{ $path }”, potem losowe ruchy: { $random }. Wygrywa { $side }.
explain-playout-drawn = Symulacja { $number }: w drzewie „{ $path }”, potem losowe ruchy: { $random }. Remis.
explain-playout-expanded = Liść dostaje swoje ruchy: { $count }.
explain-playout-proven = Wynik najlepszej gry jest udowodniony.
