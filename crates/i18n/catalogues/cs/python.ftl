# Co říká část balíčku plyground napsaná v Pythonu.

python-picture-ending = z názvu `{ $name }` není jasné, jaký obrázek je třeba: napište picture.svg nebo picture.png; strom lze uložit i jako .tex nebo .dot
python-no-board = { $name } se nehraje na desce s políčky: použijte str(position) nebo position.text
python-package-missing = k tomu je potřeba balíček { $package }: pip install { $package }
python-move-unknown = { $move } zde není tah: zkuste některý z { $moves }
python-side-unknown = { $value } není strana této hry; strany jsou { $name }
python-nothing-to-plot = není co vykreslit: porovnejte alespoň v jedné hloubce, pro časy s time=True
python-traced-above = prohledávání bere zpět tah, který neudělalo: před každým vrácením musí být tah
python-traced-attribute = zaznamenávaná pozice nemá atribut { $name } a nemá ho ani stav hry v Pythonu: jeho kopií je position.state
