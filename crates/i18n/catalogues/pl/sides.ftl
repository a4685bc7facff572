# Strony według koloru kamieni: osobno i w przypadkach, których potrzebują zdania. `web-side-number` to `one`, jeśli
# czasownik przy kolorze jest w liczbie pojedynczej, a inaczej `many`.

web-side-number = many
web-side-black = czarne
web-side-black-genitive = czarnych
web-side-black-dative = czarnym
web-side-black-accusative = czarne
web-side-black-instrumental = czarnymi
web-side-white = białe
web-side-white-genitive = białych
web-side-white-dative = białym
web-side-white-accusative = białe
web-side-white-instrumental = białymi
web-side-red = czerwone
web-side-red-genitive = czerwonych
web-side-red-dative = czerwonym
web-side-red-accusative = czerwone
web-side-red-instrumental = czerwonymi
web-side-yellow = żółte
web-side-yellow-genitive = żółtych
web-side-yellow-dative = żółtym
web-side-yellow-accusative = żółte
web-side-yellow-instrumental = żółtymi
web-side-blue = niebieskie
web-side-blue-genitive = niebieskich
web-side-blue-dative = niebieskim
web-side-blue-accusative = niebieskie
web-side-blue-instrumental = niebieskimi
web-move-by = { $number }. { $move }, { $side }
