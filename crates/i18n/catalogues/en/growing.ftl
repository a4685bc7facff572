# What a search with a transposition table does, and how Monte Carlo tree search grows its tree.

explain-table-exact = { $name } is in the table with the value { $value }: it is not searched again.
explain-table-at-least = { $name } is in the table with at least the value { $value }, and that is enough: it is not searched again.
explain-table-at-most = { $name } is in the table with at most the value { $value }, and that is enough: it is not searched again.
explain-iteration = Iteration to depth { $depth }: the search begins again at the root. The table has kept { $count } results, and their best moves come first.
explain-playout-won = Playout { $number }: in the tree “{ $path }”, then moves at random: { $random }. { $side } wins.
explain-playout-drawn = Playout { $number }: in the tree “{ $path }”, then moves at random: { $random }. A draw.
explain-playout-expanded = A leaf gets its moves: { $count }.
explain-playout-proven = The result of best play is proven.
