# `plyground verify`: игры и поиски проверяются на то, что они обещают. Словарь — в начале names.ftl.

verify-game-passed = { $name }: ошибок нет (партий { $rounds }, позиций { $positions }, ходов взято назад { $trials })
verify-search-passed = { $name }: ошибок нет (позиций { $positions }, поисков { $trials })
verify-failed = { $name }: ОШИБКА: { $why }
verify-label-moves = ходы
# Две позиции не сочетаются: ходы к другой.
verify-label-other-moves = и
verify-label-position = позиция
verify-label-drawing = доска
verify-label-evaluator = оценочная функция
verify-label-depth = глубина
verify-label-window = окно
# Число узлов, после которого поиску велено остановиться.
verify-label-stop = остановка после узлов
verify-label-call = вызов
verify-label-expected = ожидалось
verify-label-found = получено
verify-label-again = повторить
verify-smallest = Ни один более короткий случай ошибки не показывает.
verify-small = Более короткий случай не найден, но он возможен.
verify-interrupted = показано то, что было проверено до этого
verify-not-minimax = { $search } доводит взятия до конца, прежде чем оценивать, поэтому его значение не равно минимаксу и проверить его этим нельзя
