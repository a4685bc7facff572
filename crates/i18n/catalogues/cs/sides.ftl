# Strany podle barvy kamenů: samostatně a v pádech, které věty potřebují. `web-side-number` je `one`, je-li sloveso
# u barvy v jednotném čísle, jinak `many`.

web-side-number = one
web-side-black = černý
web-side-black-genitive = černého
web-side-black-dative = černému
web-side-black-accusative = černého
web-side-black-instrumental = černým
web-side-white = bílý
web-side-white-genitive = bílého
web-side-white-dative = bílému
web-side-white-accusative = bílého
web-side-white-instrumental = bílým
web-side-red = červený
web-side-red-genitive = červeného
web-side-red-dative = červenému
web-side-red-accusative = červeného
web-side-red-instrumental = červeným
web-side-yellow = žlutý
web-side-yellow-genitive = žlutého
web-side-yellow-dative = žlutému
web-side-yellow-accusative = žlutého
web-side-yellow-instrumental = žlutým
web-side-blue = modrý
web-side-blue-genitive = modrého
web-side-blue-dative = modrému
web-side-blue-accusative = modrého
web-side-blue-instrumental = modrým
web-move-by = { $number }. { $move }, { $side }
