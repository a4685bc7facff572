# Partie u stolu: hodiny, konec, rady, čtení a zápis partií.

worth-draw = remíza

play-out-of-time = Konec hry! Hráči { $loser } vypršel čas, vyhrává { $winner }.

# Tah a co dělá.
hint-does = { $movement } { $what }.
hint-wins = Takto: { worth-win } – { $line }.
hint-draws = Udrží remízu: { $line }.
hint-delays = Bohužel: { worth-loss }; nic jiného neprohrává později: { $line }.
hint-best = V hloubce { $depth } se nenašlo nic lepšího ({ $worth }): { $line }.
