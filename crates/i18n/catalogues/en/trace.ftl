# What is wrong with a trace file, and where it differs from the reference.

trace-fault = line { $line }: { $what }
trace-empty = there is no search in this file: the first line says what was searched, the others what happened
trace-broken = this is not an event: { $why }
trace-no-header = the first line must say what was searched: { $why }
trace-not-json = it is not JSON from column { $column } on
trace-infinity = JSON has no Infinity: write "inf" and "-inf", in quotation marks
trace-not-object = the line must be a JSON object: fields in braces
trace-missing-field = the field “{ $field }” is missing
trace-unknown-field = there is no field “{ $field }” here; there are { $known }
trace-not-count = “{ $field }” must be a whole number from 0 to { $most }
trace-not-text = “{ $field }” must be a text in quotes
trace-not-texts = “{ $field }” must be a list of texts
trace-not-score = “{ $field }” must be a whole number of 32 bits, "inf" or "-inf"
trace-not-among = “{ $field }” must be one of these: { $words }
trace-future = the file has version { $version } of the format, and this program reads up to { $ours }: get a newer plyground
trace-root = node { $id } has no parent, but only the first node may be the root
trace-own-parent = node { $id } is its own parent
trace-repeated = node { $id } was entered before: every visit needs an id of its own, or the tree would be a circle
trace-unknown = there is no node { $id }: it was never entered
trace-not-open = this is about node { $id }, but the innermost open node is { $open }
trace-nothing-open = this is about node { $id }, but no node is open
trace-ply =
    { $found ->
        [one] the node is { $found } ply from the root, but its parent says that it must be { $expected }
       *[other] the node is { $found } plies from the root, but its parent says that it must be { $expected }
    }
trace-no-move = node { $id } does not say which move leads to it
trace-other-move = this is about the move “{ $found }”, but the move searched last is “{ $searched }”
trace-not-again = after “research” the next line must enter the move again
trace-too-deep = no search goes as deep as this
trace-best-without-value = a move that came back without a value cannot be the best
trace-too-many-dropped = more visits are dropped than any search makes
trace-unfinished = the file ends before node { $id } is left
trace-after-end = the root was left already, and nothing may follow

trace-at-root = line { $line }, at the root
trace-at = line { $line }, after { $path }
trace-after = after { $path }
trace-different = { $place }: { $what }
trace-unlike-move = the trace searches { $found }, the reference { $expected }
trace-unlike-extra = the trace searches { $movement }, which the reference leaves out
trace-unlike-missing = the trace leaves out { $movement }, which the reference searches
trace-unlike-side = the trace says that { $found } is to move, but it is { $expected }
trace-unlike-moves = the trace counts { $found } legal moves, the reference { $expected }
trace-unlike-window = the trace enters with the window { $found }, the reference with { $expected }
trace-unlike-again = the trace searches this move again, the reference does not
trace-unlike-not-again = the reference searches this move again, the trace does not
trace-unlike-deeper = the first line says that the search is { $depth } deep, but the trace goes on below this
trace-unlike-shallower = the trace turns back at depth { $ply }, but the first line says that the search is { $depth } deep
trace-unlike-leaf = the trace and the reference do not agree on whether this is a leaf, and of which kind
trace-unlike-cut =
    { $found ->
        [one] the trace cuts after { $found } move, the reference after { $expected }
       *[other] the trace cuts after { $found } moves, the reference after { $expected }
    }
trace-unlike-cut-extra =
    { $found ->
        [one] the trace cuts after { $found } move, the reference does not cut
       *[other] the trace cuts after { $found } moves, the reference does not cut
    }
trace-unlike-cut-missing =
    { $expected ->
        [one] the reference cuts after { $expected } move, the trace does not cut
       *[other] the reference cuts after { $expected } moves, the trace does not cut
    }
trace-unlike-cut-by = the trace says that { $found } makes the cut, to the reference it is { $expected }
trace-unlike-cut-bound = the trace cuts at the bound { $found }, the reference at { $expected }
trace-unlike-skipped =
    { $found ->
        [one] the trace leaves out { $found } move here, the reference { $expected }
       *[other] the trace leaves out { $found } moves here, the reference { $expected }
    }
trace-unlike-skipped-move = among the moves left out the trace names { $found } where the reference has { $expected }
trace-unlike-value = the trace comes back with the value { $found }, the reference with { $expected }
trace-unlike-bound = the trace calls its value { $found }, to the reference it is { $expected }
trace-unlike-best = the trace takes this move for the best so far, the reference does not
trace-unlike-not-best = the reference takes this move for the best so far, the trace does not

trace-written =
    { $count ->
        [one] { $file }: { $count } node
       *[other] { $file }: { $count } nodes
    }
trace-thinned =
    { $count ->
        [one] { $count } visit far from the root was left out to keep to --max-events
       *[other] { $count } visits far from the root were left out to keep to --max-events
    }
trace-interrupted = the search until then is in the trace
trace-unusable = { $file } is not a trace that can be used: { $why }

trace-well-formed =
    { $count ->
        [one] well-formed: { $count } node
       *[other] well-formed: { $count } nodes
    }
trace-same =
    { $count ->
        [one] the same as the reference search: { $count } node compared
       *[other] the same as the reference search: { $count } nodes compared
    }
trace-stopped = the search was stopped, and the trace ends there
trace-dropped =
    { $count ->
        [one] { $count } visit is not in the file and was not compared
       *[other] { $count } visits are not in the file and were not compared
    }
trace-no-reference = there is nothing to compare with: { $why }

trace-not-diagnosed = no mistake was looked for: { $why }
