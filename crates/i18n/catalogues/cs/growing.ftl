# Co dělá prohledávání s transpoziční tabulkou a jak roste strom metody Monte Carlo.

explain-table-exact = { $name } je v tabulce s hodnotou { $value }: znovu se neprohledává.
explain-table-at-least = { $name } je v tabulce s hodnotou alespoň { $value } a to stačí: znovu se neprohledává.
explain-table-at-most = { $name } je v tabulce s hodnotou nejvýše { $value } a to stačí: znovu se neprohledává.
explain-iteration = Iterace do hloubky { $depth }: prohledávání začíná znovu od kořene. Tabulka si ponechala výsledky ({ $count }) a jejich nejlepší tahy jdou první.
explain-playout-won = Simulace { $number }: ve stromu „{ $path }“, potom náhodné tahy: { $random }. Vyhrává { $side }.
explain-playout-drawn = Simulace { $number }: ve stromu „{ $path }“, potom náhodné tahy: { $random }. Remíza.
explain-playout-expanded = List dostává své tahy: { $count }.
explain-playout-proven = Výsledek nejlepší hry je dokázán.
