# Vlastné hodnotiace funkcie: vzorce nad príznakmi, váhy, programy. Slovník je na začiatku names.ftl.

## Čo môžu počítať vzorce

feature-lines = otvorené línie: bez súperovho kameňa
feature-lines1 = otvorené línie presne s 1 kameňom
feature-lines2 = otvorené línie presne s 2 kameňmi
feature-lines3 = otvorené línie presne s 3 kameňmi
feature-lines4 = otvorené línie presne so 4 kameňmi
feature-lines5 = otvorené línie presne s 5 kameňmi
feature-centre = kamene alebo figúrky uprostred plochy
feature-stones = kamene na ploche
feature-mobility = možné ťahy; strana, ktorá nie je na ťahu, má 0, ak ich hra nevie určiť
feature-tempo = 1 pre stranu na ťahu, 0 pre druhú
feature-corners = kamene v rohoch
feature-discs = kamene na ploche
feature-edges = kamene na okraji plochy
feature-frontier = kamene vedľa prázdneho políčka
feature-men = pešiaci
feature-kings = dámy
feature-advance = koľko radov prešli pešiaci, spolu
feature-back_row = pešiaci na vlastnom prvom rade
feature-boxes = získané štvorčeky
feature-takes = čiary, ktoré uzavrú štvorček (len strana na ťahu)
feature-chains = štvorčeky, ktoré prinesie zvyšok, ak obaja kreslia bezpečné čiary a potom otvoria najkratší reťazec (len strana na ťahu)
feature-captured = zajaté bodky
feature-dots = vlastné nezajaté bodky
feature-base = voľné body vo vlastných prázdnych základniach
feature-boards = vyhrané malé plochy
feature-board_lines1 = rady malých plôch: 1 vyhraná, žiadna stratená
feature-board_lines2 = rady malých plôch: 2 vyhrané, žiadna stratená
feature-store = semienka v sklade
feature-seeds = semienka v jamkách
feature-empty_houses = prázdne jamky
feature-heaps = zostávajúce kôpky (len strana na ťahu)
feature-left = zostávajúce kamene (len strana na ťahu)
feature-nim_sum = kôpky sčítané bez prenosu (len strana na ťahu)

## Programy

own-evaluator-no-command = za exec: chýba príkaz: napíšte --evaluator 'exec:python3 judge.py'
own-evaluator-script = { $file } je program: nemali ste na mysli --evaluator { $wanted }?
own-evaluator-trust = partia v { $file } by spustila { $program } ako hodnotiacu funkciu: ak smie, začnite partiu s týmto --evaluator sami
own-evaluator-trust-ask = Partia v { $file } spustí { $program } ako hodnotiacu funkciu. Pokračovať? (y/n)
evaluator-program-start = hodnotiaci program sa nedá spustiť: { $why }
evaluator-program-ended = hodnotiaci program sa skončil skôr, než odpovedal na riadok `{ $position }`: { $why }; spustite ho s týmto riadkom sami a uvidíte viac
evaluator-program-late = hodnotiaci program neodpovedal na riadok `{ $position }` do { $seconds } s: musí napísať číslo na každý riadok a pri prázdnom riadku vyprázdniť výstup
evaluator-program-nonsense = hodnotiaci program odpovedal `{ $answer }` na riadok `{ $position }`: musí odpovedať jedným číslom, napríklad -3 alebo 0.5, a ničím iným
evaluator-program-unasked = hodnotiaci program napísal `{ $line }`, keď sa odpoveď nečakala, pri riadku `{ $position }`: musí napísať jedno číslo na každú pozíciu a nič iné, ani na prvý a na prázdne riadky
setup-only-one = { $option } sa tu zadáva raz: viac ich prijíma len `plyground compare`
own-evaluator-engine = engine gomoku má vlastnú hodnotiacu funkciu: použite `plyground search gomoku --evaluator`
