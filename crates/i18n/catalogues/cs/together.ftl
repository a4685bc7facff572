# Co server říká o společných partiích, turnajích a svém klíči.

together-open-at = Jiné počítače otevřou { $address } (jen s tímto klíčem)
together-not-kept = společné partie a turnaje tohoto serveru skončí spolu s ním: do jeho složky nelze psát nebo ji používá jiný `plyground web`
together-key-title = Tento server žádá klíč
together-key-page = Klíč je v odkazu, který jste dostali, za „key=“, a na obrazovce počítače, kde server běží.
together-key-wrong = Toto není klíč tohoto serveru. Podívejte se na odkaz znovu nebo požádejte o nový.
together-key-right = Stránka se otevírá…
together-key-label = Klíč
together-key-open = Otevřít
together-key-missing = tento server žádá klíč: otevřete odkaz, ve kterém je, nebo pošlete hlavičku Authorization: Bearer KLÍČ
together-field-words = `{ $field }` musí být jedno z { $words }
together-no-game = taková partie tu není: možná vypršela nebo je odkaz neúplný
together-no-tournament = takový turnaj tu není: možná vypršel nebo je odkaz neúplný
together-full = společných partií je už tolik, kolik server uchovává: nejdříve jednu dohrajte
together-too-often = příliš mnoho požadavků z jednoho místa: zkuste to za minutu
together-crowded = příliš mnoho diváků: nejdříve zavřete jinou stránku
together-not-stored = toto se nepodařilo uložit, proto se to neprovedlo: podívejte se, zda není disk serveru plný
