# Прейскурант ідей: чого варта кожна річ, що робить пошук швидким.

ideas-title = Чого варта кожна ідея: { $game }
ideas-idea = ідея
ideas-nodes = вузли
ideas-nodes-meaning = пройдені позиції, по всіх досліджених позиціях разом; знак >, якщо пошук було перервано
ideas-won = виграш
ideas-won-meaning = у скільки разів менше вузлів, ніж рядком вище
ideas-in-all = усього
ideas-in-all-meaning = у скільки разів менше вузлів, ніж у мінімаксу
ideas-time = час
ideas-time-meaning = медіана кількох запусків
ideas-faster = швидше
ideas-faster-meaning = у скільки разів швидше за мінімакс
ideas-memory = пам'ять
ideas-memory-meaning = розмір таблиці
ideas-what = що вона робить
ideas-agree = Усі пошуки знайшли ті самі значення.
ideas-none = Жоден пошук не знайшов значення, тому нема чого порівняти й нема чого намалювати: збільште --nodes або зменште --depth.
ideas-disagree = { $first } і { $second } розходяться в оцінці { $position }.
ideas-wrong = пошуки розходяться: один із них помиляється, повідомте про це
ideas-over = гру тут закінчено: шукати нічого
ideas-interrupted = рядки вище — те, що встигли виміряти
ideas-progress = ідея { $place } з { $all }: { $idea }
ideas-kibibytes = { $count } КіБ
ideas-mebibytes = { $count } МіБ
ideas-subtitle =
    { $count ->
        [one] { $count } позиція на глибину { $depth }; оцінювальна функція: { $evaluator }
        [few] { $count } позиції на глибину { $depth }; оцінювальна функція: { $evaluator }
        [many] { $count } позицій на глибину { $depth }; оцінювальна функція: { $evaluator }
       *[other] { $count } позицій на глибину { $depth }; оцінювальна функція: { $evaluator }
    }
ideas-unfinished = Знак > — пошук зупинено після стількох вузлів: { $count }.

idea-minimax = мінімакс
idea-meaning-minimax = проходить кожну позицію
idea-alpha-beta = альфа-бета
idea-meaning-alpha-beta = пропускає те, що не може змінити значення
idea-centre = спершу середина
idea-meaning-centre = пробує спершу ходи біля середини дошки
idea-table = таблиця перестановок
idea-meaning-table = не досліджує одну позицію двічі
idea-steps = ітеративне заглиблення
idea-meaning-steps = шукає на глибину 1, 2, 3 … і починає з найкращого ходу попередньої ітерації
idea-killers = ходи-вбивці
idea-meaning-killers = пробує спершу те, що дало відсікання поруч
idea-history = евристика історії
idea-meaning-history = пробує спершу те, що часто давало відсікання
idea-tests = нульові вікна
idea-meaning-tests = лише перевіряє, чи хід кращий, і тільки тоді досліджує його
idea-aspiration = вікно очікування
idea-meaning-aspiration = очікує значення попередньої ітерації
idea-looking-ahead = розширене відсікання за таблицею
idea-meaning-looking-ahead = питає таблицю про всі відповіді, перш ніж досліджувати одну
idea-symmetry = симетрія
idea-meaning-symmetry = вважає дзеркальні відображення однією позицією
idea-threads = потоки
idea-meaning-threads = ділить таблицю між кількома потоками
idea-negascout = NegaScout без таблиці
idea-meaning-negascout = нульові вікна в порядку гри, нічого не запам'ятовується
idea-mtd-f = MTD(f)
idea-meaning-mtd-f = лише нульові вікна, від значення попередньої ітерації
idea-sss-star = SSS*
idea-meaning-sss-star = нульові вікна згори
idea-dual-star = DUAL*
idea-meaning-dual-star = нульові вікна знизу
