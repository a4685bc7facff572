# Čo hovorí časť balíka plyground napísaná v Pythone.

python-picture-ending = z názvu `{ $name }` nie je jasné, aký obrázok treba: napíšte picture.svg alebo picture.png; strom možno uložiť aj ako .tex alebo .dot
python-no-board = { $name } sa nehrá na ploche s políčkami: použite str(position) alebo position.text
python-package-missing = na to treba balík { $package }: pip install { $package }
python-move-unknown = { $move } tu nie je ťah: skúste niektorý z { $moves }
python-side-unknown = { $value } nie je strana tejto hry; strany sú { $name }
python-nothing-to-plot = niet čo vykresliť: porovnajte aspoň v jednej hĺbke, pre časy s time=True
python-traced-above = vyhľadávanie berie späť ťah, ktorý neurobilo: pred každým vrátením musí byť ťah
python-traced-attribute = zaznamenávaná pozícia nemá atribút { $name } a nemá ho ani stav hry v Pythone: jeho kópiou je position.state
