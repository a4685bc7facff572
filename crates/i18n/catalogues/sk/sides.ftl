# Strany podľa farby kameňov: samostatne a v pádoch, ktoré vety potrebujú. `web-side-number` je `one`, ak je sloveso
# pri farbe v jednotnom čísle, inak `many`.

web-side-number = one
web-side-black = čierny
web-side-black-genitive = čierneho
web-side-black-dative = čiernemu
web-side-black-accusative = čierneho
web-side-black-instrumental = čiernym
web-side-white = biely
web-side-white-genitive = bieleho
web-side-white-dative = bielemu
web-side-white-accusative = bieleho
web-side-white-instrumental = bielym
web-side-red = červený
web-side-red-genitive = červeného
web-side-red-dative = červenému
web-side-red-accusative = červeného
web-side-red-instrumental = červeným
web-side-yellow = žltý
web-side-yellow-genitive = žltého
web-side-yellow-dative = žltému
web-side-yellow-accusative = žltého
web-side-yellow-instrumental = žltým
web-side-blue = modrý
web-side-blue-genitive = modrého
web-side-blue-dative = modrému
web-side-blue-accusative = modrého
web-side-blue-instrumental = modrým
web-move-by = { $number }. { $move }, { $side }
