# Что говорит часть пакета plyground, написанная на Python.

python-picture-ending = по имени `{ $name }` не понять, какая нужна картинка: напишите picture.svg или picture.png; дерево можно сохранить и как .tex или .dot
python-no-board = в игре { $name } нет доски из клеток: используйте str(position) или position.text
python-package-missing = для этого нужен пакет { $package }: pip install { $package }
python-move-unknown = { $move } — не ход в этой позиции; возможны { $moves }
python-side-unknown = { $value } — не сторона этой игры; стороны: { $name }
python-nothing-to-plot = на графике нечего показать: сравните хотя бы на одной глубине, а для времени — с time=True
python-traced-above = поиск отменяет ход, которого не делал: перед каждой отменой должен быть ход
python-traced-attribute = у позиции с записью нет атрибута { $name }, нет его и у состояния игры на Python: его копия — position.state
