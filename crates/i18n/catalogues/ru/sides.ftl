# Стороны по цвету фишек: отдельно и в падежах, которых требуют предложения. `web-side-number` — `one`, если глагол
# при цвете в единственном числе, иначе `many`.

web-side-number = many
web-side-black = чёрные
web-side-black-genitive = чёрных
web-side-black-dative = чёрным
web-side-black-accusative = чёрных
web-side-black-instrumental = чёрными
web-side-white = белые
web-side-white-genitive = белых
web-side-white-dative = белым
web-side-white-accusative = белых
web-side-white-instrumental = белыми
web-side-red = красные
web-side-red-genitive = красных
web-side-red-dative = красным
web-side-red-accusative = красных
web-side-red-instrumental = красными
web-side-yellow = жёлтые
web-side-yellow-genitive = жёлтых
web-side-yellow-dative = жёлтым
web-side-yellow-accusative = жёлтых
web-side-yellow-instrumental = жёлтыми
web-side-blue = синие
web-side-blue-genitive = синих
web-side-blue-dative = синим
web-side-blue-accusative = синих
web-side-blue-instrumental = синими
web-move-by = { $number }. { $move }, { $side }
