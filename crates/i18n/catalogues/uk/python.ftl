# Що каже частина пакета plyground, написана на Python.

python-picture-ending = з імені `{ $name }` не зрозуміло, яка потрібна картинка: напишіть picture.svg або picture.png; дерево можна зберегти і як .tex або .dot
python-no-board = у грі { $name } немає дошки з клітинок: скористайтеся str(position) або position.text
python-package-missing = для цього потрібен пакет { $package }: pip install { $package }
python-move-unknown = { $move } — не хід у цій позиції; можливі { $moves }
python-side-unknown = { $value } — не сторона цієї гри; сторони: { $name }
python-nothing-to-plot = на графіку нічого показати: порівняйте принаймні на одній глибині, а для часу — з time=True
python-traced-above = пошук скасовує хід, якого не робив: перед кожним скасуванням має бути хід
python-traced-attribute = позиція із записом не має атрибута { $name }, немає його й у стану гри на Python: його копія — position.state
