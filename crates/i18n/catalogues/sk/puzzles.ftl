# Úlohy: pozície s cieľom.

## Druhy úloh

puzzles-kind-win-in = Výhra niekoľkými ťahmi
puzzles-kind-fours = Výhra štvorkami (VCF)
puzzles-kind-threats = Výhra hrozbami (VCT)
puzzles-kind-defend = Obrana
puzzles-kind-only-move = Jediný ťah
puzzles-kind-shot = Kombinácia v dáme
puzzles-kind-connect-ending = Koncovka Connect Four
puzzles-kind-othello-ending = Koncovka othella

## Čo treba urobiť; pred tým je uvedená strana

puzzles-goal-win-in =
    { $count ->
        [one] Vyhrajte { $count } ťahom.
        [few] Vyhrajte { $count } ťahmi.
        [many] Vyhrajte { $count } ťahu.
       *[other] Vyhrajte { $count } ťahmi.
    }
puzzles-goal-fours =
    { $count ->
        [one] Vyhrajte { $count } ťahom.
        [few] Vyhrajte { $count } ťahmi: každý ťah okrem posledného vytvorí štvorku.
        [many] Vyhrajte { $count } ťahu: každý ťah okrem posledného vytvorí štvorku.
       *[other] Vyhrajte { $count } ťahmi: každý ťah okrem posledného vytvorí štvorku.
    }
puzzles-goal-threats =
    { $count ->
        [one] Vyhrajte { $count } ťahom.
        [few] Vyhrajte { $count } ťahmi: každý ťah vytvorí štvorku alebo otvorenú trojku.
        [many] Vyhrajte { $count } ťahu: každý ťah vytvorí štvorku alebo otvorenú trojku.
       *[other] Vyhrajte { $count } ťahmi: každý ťah vytvorí štvorku alebo otvorenú trojku.
    }
puzzles-goal-stop-fours = Zastavte súperovu výhru štvorkami.
puzzles-goal-not-lose = Nájdite jediný ťah, ktorý neprehráva.
puzzles-goal-win-ending = Vyhrajte koncovku: každý ťah musí zachovať výhru.
puzzles-goal-material = Obetujte a získajte viac, alebo celú partiu.

## Nápovedy: myšlienka, druh ťahu, kde je

puzzles-idea-win-in = Hľadajte ťah, po ktorom máte naraz dve hrozby: zastaviť sa dá len jedna.
puzzles-idea-fours = Každá štvorka necháva súperovi jedinú odpoveď. Vyberajte štvorky, odpovede na ktoré nepomôžu, a skončite dvoma päťkami naraz.
puzzles-idea-threats = Aj na otvorenú trojku treba odpovedať. Hľadajte trojku, ktorá pripraví druhý rad: štvorku a trojku naraz.
puzzles-idea-defend = Najprv nájdite súperovu výhru: štvorky jednu za druhou. Zlomí ju kameň tam, kde sa stretajú dva rady.
puzzles-idea-only-move = Sledujte každý stĺpec až nahor: kto bude musieť hrať pod výherné políčko?
puzzles-idea-shot = Branie je povinné: obetovaný kameň privedie súpera tam, kde ho chcete mať.
puzzles-idea-connect-ending = Spočítajte voľné políčka každého stĺpca: vyhrá ten, kto nemusí hrať pod súperovo výherné políčko.
puzzles-idea-othello-ending = Spočítajte oblasti voľných políčok: posledný ťah v oblasti prináša disky. Keď súper vynechá, ťaháte dvakrát po sebe.
puzzles-hint-quiet = Prvý ťah je tichý: nič hneď nehrozí. Žiadny iný úlohu nerieši.
puzzles-hint-one = Cieľ dosiahne jediný prvý ťah.
puzzles-hint-several =
    { $count ->
        [one] Cieľ dosiahne { $count } prvý ťah.
        [few] Cieľ dosiahnu { $count } prvé ťahy.
        [many] Cieľ dosiahne { $count } prvého ťahu.
       *[other] Cieľ dosiahne { $count } prvých ťahov.
    }
puzzles-hint-column = Prvý ťah je v stĺpci { $column }.
puzzles-hint-piece = Prvý ťahá kameň na { $square }.
puzzles-hint-left = Prvý ťah je vľavo, v jednom z prvých dvoch stĺpcov.
puzzles-hint-middle = Prvý ťah je v jednom z troch stredných stĺpcov.
puzzles-hint-right = Prvý ťah je vpravo, v jednom z posledných dvoch stĺpcov.

## Príkaz

puzzles-unknown = v tejto sade nie je úloha { $id }: všetky vypíše `plyground puzzles list`
puzzles-wrong-count = `{ $text }` nemá za `=` počet úloh od 1 do { $most }, ako vo fours=20
puzzles-stage = { $kind }: { $done } z { $all }, odohrané partie: { $games }
puzzles-written =
    { $count ->
        [one] { $count } úloha je v { $file }.
        [few] { $count } úlohy sú v { $file }.
        [many] { $count } úlohy je v { $file }.
       *[other] { $count } úloh je v { $file }.
    }
puzzles-interrupted = ponechané úlohy: { $count }
puzzles-checking = overuje sa úloha { $number } z { $count }
puzzles-trying = úrovne skúšajú úlohu { $number } z { $count }
puzzles-checked-some = overené úlohy: { $count }
puzzles-checked = Overené úlohy: { $count }, chybné: { $faults }
puzzles-to-move = Na ťahu je { $side }. { $goal }
puzzles-head-id = Úloha
puzzles-head-game = Hra
puzzles-head-goal = Cieľ
puzzles-head-difficulty = Náročnosť
puzzles-head-rating = Rating
puzzles-head-count = Úlohy
puzzles-correlation = Poradová korelácia ratingu s podielom neúspešných úrovní: { $number }

## Čo je na úlohe zlé; $line sú ťahy predtým

puzzles-fault-position = pozícia sa nedá nastaviť
puzzles-fault-missing = { $move } tiež dosiahne cieľ, po: { $line }
puzzles-fault-wrong = { $move } nedosiahne cieľ, po: { $line }
puzzles-fault-illegal = { $move } nie je podľa pravidiel, po: { $line }
puzzles-fault-end = riešenie sa končí priskoro alebo prineskoro, po: { $line }
puzzles-fault-trivial = nie je z čoho vyberať
puzzles-fault-unknown = overenie trvalo pridlho
