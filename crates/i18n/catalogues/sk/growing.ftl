# Čo robí prehľadávanie s transpozičnou tabuľkou a ako rastie strom metódy Monte Carlo.

explain-table-exact = { $name } je v tabuľke s hodnotou { $value }: znova sa neprehľadáva.
explain-table-at-least = { $name } je v tabuľke s hodnotou aspoň { $value } a to stačí: znova sa neprehľadáva.
explain-table-at-most = { $name } je v tabuľke s hodnotou najviac { $value } a to stačí: znova sa neprehľadáva.
explain-iteration = Iterácia do hĺbky { $depth }: prehľadávanie sa začína znova od koreňa. Tabuľka si ponechala výsledky ({ $count }) a ich najlepšie ťahy idú prvé.
explain-playout-won = Simulácia { $number }: v strome „{ $path }“, potom náhodné ťahy: { $random }. Vyhráva { $side }.
explain-playout-drawn = Simulácia { $number }: v strome „{ $path }“, potom náhodné ťahy: { $random }. Remíza.
explain-playout-expanded = List dostáva svoje ťahy: { $count }.
explain-playout-proven = Výsledok najlepšej hry je dokázaný.
