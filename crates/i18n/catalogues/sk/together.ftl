# Čo server hovorí o spoločných partiách, turnajoch a svojom kľúči.

together-open-at = Iné počítače otvoria { $address } (len s týmto kľúčom)
together-not-kept = spoločné partie a turnaje tohto servera sa skončia spolu s ním: do jeho priečinka sa nedá písať alebo ho používa iný `plyground web`
together-key-title = Tento server žiada kľúč
together-key-page = Kľúč je v odkaze, ktorý ste dostali, za „key=“, a na obrazovke počítača, kde server beží.
together-key-wrong = Toto nie je kľúč tohto servera. Pozrite odkaz znova alebo požiadajte o nový.
together-key-right = Stránka sa otvára…
together-key-label = Kľúč
together-key-open = Otvoriť
together-key-missing = tento server žiada kľúč: otvorte odkaz, v ktorom je, alebo pošlite hlavičku Authorization: Bearer KĽÚČ
together-field-words = `{ $field }` musí byť jedno z { $words }
together-no-game = taká partia tu nie je: možno vypršala alebo je odkaz neúplný
together-no-tournament = taký turnaj tu nie je: možno vypršal alebo je odkaz neúplný
together-full = spoločných partií je už toľko, koľko server uchováva: najprv jednu dohrajte
together-too-often = priveľa požiadaviek z jedného miesta: skúste to o minútu
together-crowded = príliš veľa divákov: najprv zatvorte inú stránku
together-not-stored = toto sa nedalo uložiť, preto sa to nevykonalo: pozrite, či nie je disk servera plný
