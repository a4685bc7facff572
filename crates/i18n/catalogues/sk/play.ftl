# Partia pri stole: hodiny, koniec, rady, čítanie a zápis partií.

worth-draw = remíza

play-out-of-time = Koniec hry! Hráčovi { $loser } vypršal čas, vyhráva { $winner }.

# Ťah a čo robí.
hint-does = { $movement } { $what }.
hint-wins = Takto: { worth-win } – { $line }.
hint-draws = Udrží remízu: { $line }.
hint-delays = Žiaľ: { worth-loss }; nič iné neprehráva neskôr: { $line }.
hint-best = V hĺbke { $depth } sa nenašlo nič lepšie ({ $worth }): { $line }.
