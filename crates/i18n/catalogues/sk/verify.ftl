# `plyground verify`: hry a prehľadávania sa overujú podľa toho, čo sľubujú. Slovník je na začiatku names.ftl.

verify-game-passed = { $name }: bez chýb (partie { $rounds }, pozície { $positions }, vrátené ťahy { $trials })
verify-search-passed = { $name }: bez chýb (pozície { $positions }, prehľadávania { $trials })
verify-failed = { $name }: CHYBA: { $why }
verify-label-moves = ťahy
# Dve pozície nejdú dohromady: ťahy k druhej.
verify-label-other-moves = a
verify-label-position = pozícia
verify-label-drawing = plocha
verify-label-evaluator = hodnotiaca funkcia
verify-label-depth = hĺbka
verify-label-window = okno
# Počet uzlov, po ktorom malo prehľadávanie zastaviť.
verify-label-stop = zastavené po uzloch
verify-label-call = volanie
verify-label-expected = očakávané
verify-label-found = nájdené
verify-label-again = znova
verify-smallest = V žiadnom kratšom prípade sa chyba neukáže.
verify-small = Kratší prípad sa nenašiel, ale môže existovať.
verify-interrupted = zobrazené je to, čo sa dovtedy overilo
verify-not-minimax = { $search } dokončí brania skôr, než hodnotí, preto jeho hodnota nie je hodnotou minimaxu a nedá sa ňou overiť
