# The sides by the colours of their pieces, where players call them so: alone, and in the cases in which sentences need them.
# `web-side-number` is `one` where a verb beside a colour is singular, and else `many`.

web-side-number = one
web-side-black = Black
web-side-black-genitive = Black
web-side-black-dative = Black
web-side-black-accusative = Black
web-side-black-instrumental = Black
web-side-white = White
web-side-white-genitive = White
web-side-white-dative = White
web-side-white-accusative = White
web-side-white-instrumental = White
web-side-red = Red
web-side-red-genitive = Red
web-side-red-dative = Red
web-side-red-accusative = Red
web-side-red-instrumental = Red
web-side-yellow = Yellow
web-side-yellow-genitive = Yellow
web-side-yellow-dative = Yellow
web-side-yellow-accusative = Yellow
web-side-yellow-instrumental = Yellow
web-side-blue = Blue
web-side-blue-genitive = Blue
web-side-blue-dative = Blue
web-side-blue-accusative = Blue
web-side-blue-instrumental = Blue
web-move-by = { $number }. { $move }, { $side }
