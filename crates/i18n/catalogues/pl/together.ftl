# Co serwer mówi o wspólnych partiach, turniejach i swoim kluczu.

together-open-at = Inne komputery otwierają { $address } (tylko z tym kluczem)
together-not-kept = wspólne partie i turnieje tego serwera skończą się razem z nim: nie można pisać do jego folderu albo używa go inny `plyground web`
together-key-title = Ten serwer pyta o klucz
together-key-page = Klucz jest w otrzymanym linku po „key=” i na ekranie komputera, na którym działa serwer.
together-key-wrong = To nie jest klucz tego serwera. Sprawdź link jeszcze raz albo poproś o nowy.
together-key-right = Strona się otwiera…
together-key-label = Klucz
together-key-open = Otwórz
together-key-missing = ten serwer pyta o klucz: otwórz link, w którym jest, albo wyślij nagłówek Authorization: Bearer KLUCZ
together-field-words = `{ $field }` musi być jednym z: { $words }
together-no-game = nie ma tu takiej partii: mogła wygasnąć albo link jest niepełny
together-no-tournament = nie ma tu takiego turnieju: mógł wygasnąć albo link jest niepełny
together-full = wspólnych partii jest już tyle, ile serwer przechowuje: najpierw dokończ jedną
together-too-often = zbyt wiele żądań z jednego miejsca: spróbuj za minutę
together-crowded = zbyt wielu widzów: najpierw zamknij inną stronę
together-not-stored = nie udało się tego zapisać, więc nie zostało wykonane: sprawdź, czy dysk serwera nie jest pełny
