# `plyground verify`: games and searches held to what they promise.

verify-game-passed = { $name }: nothing wrong (games { $rounds }, positions { $positions }, moves taken back { $trials })
verify-search-passed = { $name }: nothing wrong (positions { $positions }, searches { $trials })
verify-failed = { $name }: WRONG: { $why }
verify-label-moves = moves
# Two positions do not go together: the moves to the other one.
verify-label-other-moves = and
verify-label-position = position
verify-label-drawing = board
verify-label-evaluator = evaluator
verify-label-depth = depth
verify-label-window = window
# The number of nodes after which the search was told to stop.
verify-label-stop = stopped after nodes
verify-label-call = call
verify-label-expected = expected
verify-label-found = found
verify-label-again = again
verify-smallest = No shorter case fails.
verify-small = A shorter case was not found, but there may be one.
verify-interrupted = what was tried until then is shown
verify-not-minimax = { $search } settles captures before it judges, so its value is not minimax's: it cannot be held to that
