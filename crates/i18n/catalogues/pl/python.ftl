# Co mówi część pakietu plyground napisana w Pythonie.

python-picture-ending = z nazwy `{ $name }` nie wynika, jaki to ma być obraz: napisz picture.svg lub picture.png; drzewo można zapisać też jako .tex lub .dot
python-no-board = w { $name } nie gra się na planszy z polami: użyj str(position) lub position.text
python-package-missing = do tego potrzebny jest pakiet { $package }: pip install { $package }
python-move-unknown = { $move } nie jest tu ruchem: spróbuj któregoś z { $moves }
python-side-unknown = { $value } nie jest stroną tej gry; strony to { $name }
python-nothing-to-plot = nie ma czego pokazać na wykresie: porównaj przynajmniej na jednej głębokości, a dla czasów z time=True
python-traced-above = przeszukiwanie cofa ruch, którego nie wykonało: przed każdym cofnięciem musi być ruch
python-traced-attribute = zapisywana pozycja nie ma atrybutu { $name } i nie ma go też stan gry w Pythonie: jego kopią jest position.state
