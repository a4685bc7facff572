# `plyground verify`: gry i przeszukiwania sprawdzane według tego, co obiecują. Słownik jest na początku names.ftl.

verify-game-passed = { $name }: bez błędów (partie { $rounds }, pozycje { $positions }, cofnięte ruchy { $trials })
verify-search-passed = { $name }: bez błędów (pozycje { $positions }, przeszukiwania { $trials })
verify-failed = { $name }: BŁĄD: { $why }
verify-label-moves = ruchy
# Dwie pozycje nie pasują do siebie: ruchy do drugiej.
verify-label-other-moves = i
verify-label-position = pozycja
verify-label-drawing = plansza
verify-label-evaluator = funkcja oceny
verify-label-depth = głębokość
verify-label-window = okno
# Liczba węzłów, po której przeszukiwanie miało się zatrzymać.
verify-label-stop = zatrzymane po węzłach
verify-label-call = wywołanie
verify-label-expected = oczekiwano
verify-label-found = otrzymano
verify-label-again = ponownie
verify-smallest = W żadnym krótszym przypadku błąd się nie pokazuje.
verify-small = Krótszego przypadku nie znaleziono, ale może istnieć.
verify-interrupted = pokazano to, co sprawdzono do tej chwili
verify-not-minimax = { $search } kończy bicia, zanim oceni, więc jego wartość nie jest wartością minimaksu i nie można jej tym sprawdzić
