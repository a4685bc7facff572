# Partia przy stole: podpowiedzi, analiza i zakończenia, wspólne dla terminala i strony. Słownik jest na początku names.ftl.
