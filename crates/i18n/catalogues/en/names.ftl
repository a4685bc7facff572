# Counted things.

count-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
