# Сторони за кольором фішок: окремо й у відмінках, яких потребують речення. `web-side-number` — `one`, якщо дієслово
# при кольорі в однині, інакше `many`.

web-side-number = many
web-side-black = чорні
web-side-black-genitive = чорних
web-side-black-dative = чорним
web-side-black-accusative = чорних
web-side-black-instrumental = чорними
web-side-white = білі
web-side-white-genitive = білих
web-side-white-dative = білим
web-side-white-accusative = білих
web-side-white-instrumental = білими
web-side-red = червоні
web-side-red-genitive = червоних
web-side-red-dative = червоним
web-side-red-accusative = червоних
web-side-red-instrumental = червоними
web-side-yellow = жовті
web-side-yellow-genitive = жовтих
web-side-yellow-dative = жовтим
web-side-yellow-accusative = жовтих
web-side-yellow-instrumental = жовтими
web-side-blue = сині
web-side-blue-genitive = синіх
web-side-blue-dative = синім
web-side-blue-accusative = синіх
web-side-blue-instrumental = синіми
web-move-by = { $number }. { $move }, { $side }
