# Úlohy: pozice s cílem.

## Druhy úloh

puzzles-kind-win-in = Výhra několika tahy
puzzles-kind-fours = Výhra čtyřkami (VCF)
puzzles-kind-threats = Výhra hrozbami (VCT)
puzzles-kind-defend = Obrana
puzzles-kind-only-move = Jediný tah
puzzles-kind-shot = Kombinace v dámě
puzzles-kind-connect-ending = Koncovka Connect Four
puzzles-kind-othello-ending = Koncovka othella

## Co je třeba udělat; před tím je uvedena strana

puzzles-goal-win-in =
    { $count ->
        [one] Vyhrajte { $count } tahem.
        [few] Vyhrajte { $count } tahy.
        [many] Vyhrajte { $count } tahu.
       *[other] Vyhrajte { $count } tahy.
    }
puzzles-goal-fours =
    { $count ->
        [one] Vyhrajte { $count } tahem.
        [few] Vyhrajte { $count } tahy: každý tah kromě posledního vytvoří čtyřku.
        [many] Vyhrajte { $count } tahu: každý tah kromě posledního vytvoří čtyřku.
       *[other] Vyhrajte { $count } tahy: každý tah kromě posledního vytvoří čtyřku.
    }
puzzles-goal-threats =
    { $count ->
        [one] Vyhrajte { $count } tahem.
        [few] Vyhrajte { $count } tahy: každý tah vytvoří čtyřku nebo otevřenou trojku.
        [many] Vyhrajte { $count } tahu: každý tah vytvoří čtyřku nebo otevřenou trojku.
       *[other] Vyhrajte { $count } tahy: každý tah vytvoří čtyřku nebo otevřenou trojku.
    }
puzzles-goal-stop-fours = Zastavte soupeřovu výhru čtyřkami.
puzzles-goal-not-lose = Najděte jediný tah, který neprohrává.
puzzles-goal-win-ending = Vyhrajte koncovku: každý tah musí zachovat výhru.
puzzles-goal-material = Obětujte a získejte víc, nebo celou partii.

## Nápovědy: myšlenka, druh tahu, kde je

puzzles-idea-win-in = Hledejte tah, po kterém máte naráz dvě hrozby: zastavit lze jen jednu.
puzzles-idea-fours = Každá čtyřka nechává soupeři jedinou odpověď. Volte čtyřky, odpovědi na které nepomohou, a skončete dvěma pětkami naráz.
puzzles-idea-threats = I na otevřenou trojku je třeba odpovědět. Hledejte trojku, která připraví druhou řadu: čtyřku a trojku naráz.
puzzles-idea-defend = Nejprve najděte soupeřovu výhru: čtyřky jednu po druhé. Zlomí ji kámen tam, kde se setkávají dvě řady.
puzzles-idea-only-move = Sledujte každý sloupec až nahoru: kdo bude muset hrát pod výherní pole?
puzzles-idea-shot = Braní je povinné: obětovaný kámen přivede soupeře tam, kde ho chcete mít.
puzzles-idea-connect-ending = Spočítejte volná pole každého sloupce: vyhraje ten, kdo nemusí hrát pod soupeřovo výherní pole.
puzzles-idea-othello-ending = Spočítejte oblasti volných polí: poslední tah v oblasti přináší disky. Když soupeř vynechá, táhnete dvakrát po sobě.
puzzles-hint-quiet = První tah je tichý: nic hned nehrozí. Žádný jiný úlohu neřeší.
puzzles-hint-one = Cíle dosáhne jediný první tah.
puzzles-hint-several =
    { $count ->
        [one] Cíle dosáhne { $count } první tah.
        [few] Cíle dosáhnou { $count } první tahy.
        [many] Cíle dosáhne { $count } prvního tahu.
       *[other] Cíle dosáhne { $count } prvních tahů.
    }
puzzles-hint-column = První tah je ve sloupci { $column }.
puzzles-hint-piece = První táhne kámen na { $square }.
puzzles-hint-left = První tah je vlevo, v jednom z prvních dvou sloupců.
puzzles-hint-middle = První tah je v jednom ze tří prostředních sloupců.
puzzles-hint-right = První tah je vpravo, v jednom z posledních dvou sloupců.

## Příkaz

puzzles-unknown = v této sadě není úloha { $id }: všechny vypíše `plyground puzzles list`
puzzles-wrong-count = `{ $text }` nemá za `=` počet úloh od 1 do { $most }, jako ve fours=20
puzzles-stage = { $kind }: { $done } z { $all }, odehrané partie: { $games }
puzzles-written =
    { $count ->
        [one] { $count } úloha je v { $file }.
        [few] { $count } úlohy jsou v { $file }.
        [many] { $count } úlohy je v { $file }.
       *[other] { $count } úloh je v { $file }.
    }
puzzles-interrupted = ponechané úlohy: { $count }
puzzles-checking = ověřuje se úloha { $number } z { $count }
puzzles-trying = úrovně zkoušejí úlohu { $number } z { $count }
puzzles-checked-some = ověřené úlohy: { $count }
puzzles-checked = Ověřené úlohy: { $count }, chybné: { $faults }
puzzles-to-move = Na tahu je { $side }. { $goal }
puzzles-head-id = Úloha
puzzles-head-game = Hra
puzzles-head-goal = Cíl
puzzles-head-difficulty = Obtížnost
puzzles-head-rating = Rating
puzzles-head-count = Úlohy
puzzles-correlation = Pořadová korelace ratingu s podílem neúspěšných úrovní: { $number }

## Co je na úloze špatně; $line jsou tahy předtím

puzzles-fault-position = pozici nelze nastavit
puzzles-fault-missing = { $move } také dosáhne cíle, po: { $line }
puzzles-fault-wrong = { $move } nedosáhne cíle, po: { $line }
puzzles-fault-illegal = { $move } není podle pravidel, po: { $line }
puzzles-fault-end = řešení končí příliš brzy nebo pozdě, po: { $line }
puzzles-fault-trivial = není z čeho vybírat
puzzles-fault-unknown = ověření trvalo příliš dlouho
