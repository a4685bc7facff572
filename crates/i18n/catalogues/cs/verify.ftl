# `plyground verify`: hry a prohledávání se ověřují podle toho, co slibují. Slovník je na začátku names.ftl.

verify-game-passed = { $name }: bez chyb (partie { $rounds }, pozice { $positions }, vrácené tahy { $trials })
verify-search-passed = { $name }: bez chyb (pozice { $positions }, prohledávání { $trials })
verify-failed = { $name }: CHYBA: { $why }
verify-label-moves = tahy
# Dvě pozice nejdou dohromady: tahy ke druhé.
verify-label-other-moves = a
verify-label-position = pozice
verify-label-drawing = deska
verify-label-evaluator = ohodnocovací funkce
verify-label-depth = hloubka
verify-label-window = okno
# Počet uzlů, po kterém mělo prohledávání zastavit.
verify-label-stop = zastaveno po uzlech
verify-label-call = volání
verify-label-expected = očekáváno
verify-label-found = nalezeno
verify-label-again = znovu
verify-smallest = V žádném kratším případě se chyba neukáže.
verify-small = Kratší případ se nenašel, ale může existovat.
verify-interrupted = zobrazeno je to, co se do té doby ověřilo
verify-not-minimax = { $search } dokončí braní dříve, než hodnotí, proto jeho hodnota není hodnotou minimaxu a nelze ji podle něj ověřit
