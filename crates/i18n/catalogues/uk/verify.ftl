# `plyground verify`: ігри та пошуки перевіряються на те, що вони обіцяють. Словник — на початку names.ftl.

verify-game-passed = { $name }: помилок немає (партій { $rounds }, позицій { $positions }, ходів повернуто { $trials })
verify-search-passed = { $name }: помилок немає (позицій { $positions }, пошуків { $trials })
verify-failed = { $name }: ПОМИЛКА: { $why }
verify-label-moves = ходи
# Дві позиції не поєднуються: ходи до іншої.
verify-label-other-moves = і
verify-label-position = позиція
verify-label-drawing = дошка
verify-label-evaluator = оцінювальна функція
verify-label-depth = глибина
verify-label-window = вікно
# Кількість вузлів, після якої пошуку наказано зупинитися.
verify-label-stop = зупинка після вузлів
verify-label-call = виклик
verify-label-expected = очікувалося
verify-label-found = отримано
verify-label-again = повторити
verify-smallest = Жоден коротший випадок помилки не показує.
verify-small = Коротшого випадку не знайдено, але він можливий.
verify-interrupted = показано те, що було перевірено до цього
verify-not-minimax = { $search } доводить взяття до кінця, перш ніж оцінювати, тому його значення не дорівнює мінімаксу й перевірити його цим не можна
