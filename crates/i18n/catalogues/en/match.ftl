# Matches between engines: `plyground match`, its tables and its check of the protocol.

## What can be typed

match-usage-engines = a match needs two engines or more: name each with --engine name=A,cmd=PATH
match-usage-engine-command = an engine needs its program: write cmd=PATH, or cmd=self for the one that comes with Plyground
match-usage-engine-key = an engine has no setting `{ $key }`: use name, cmd, level, arg, dir, tc, nodes, depth, memory, threads or info.KEY
match-usage-engine-value = `{ $value }` is not a value of { $key }: write a whole number from 1
match-usage-engine-level = levels are those of the engine that comes with Plyground: write level=5 without cmd
match-usage-same-name = two engines are called `{ $name }`: give each a name of its own with name=
match-usage-time = write seconds for the game and for a move, such as 300/1; 0 means no limit
match-usage-tolerance = write a number of seconds from 0 to 3600
match-usage-rule = there is no such rule: choose freestyle, standard, renju or caro
match-usage-sprt = write elo0=0,elo1=5,alpha=0.05,beta=0.05 with elo0 below elo1 and the errors between 0 and 0.5
match-usage-sprt-two = --sprt compares two engines: name two
match-usage-shorter = the match in { $folder } has { $games } games between each two engines that meet, and --games can only make it longer: write a larger number
match-trust = the match in { $folder } would run { $programs }: add --trust if it may, or repeat the --engine options that began it
match-trust-ask = The match in { $folder } will run { $programs }. Go on? (y/n)
match-usage-other-engines = the match in { $folder } has other engines than those of --engine: leave --engine out, or begin a new match

## What goes wrong

match-engine-fails = { $engine } cannot play ({ $why }): correct its cmd, or see what `plyground match --check` says about it
# After the reason why a program cannot be started.
match-hint-arguments = arguments go apart from the program: write { $example }
match-folder-taken = { $folder } holds a match already: go on with it by --resume, or choose another folder
match-folder-busy = { $file } is in use: another match is being played in that folder
match-file-wrong = { $file }: { $why }
match-no-openings = no balanced openings were found for this board: give a file with --openings
match-interrupted = { $done } of { $all } games are kept in { $folder }; `plyground match --resume { $folder } --trust` goes on
match-interrupted-lost = { $done } of { $all } games were finished; with --out DIR a match can be continued
match-interrupted-early = no game was played

## While it goes on

match-live = { $done } of { $all } games
match-live-left = { $done } of { $all } games, { $time } left
match-making-openings = making openings: { $made } of { $wanted }
match-make-openings = making openings, as many as { $wanted }: the engine judges each; --openings FILE brings others
match-few-openings = there are fewer openings ({ $openings }) than pairs of games ({ $pairs }), and no clock: where engines repeat their games, a pair counts once
match-nothing-left = nothing is left to play: all { $all } games of { $folder } are finished; --games with a larger number makes the match longer
match-nothing-left-decided = nothing is left to play: the test has decided the match in { $folder }

## The table

match-column-engine = engine
match-column-games = games
match-column-wins = won
match-column-draws = drawn
match-column-losses = lost
match-column-score = score
match-column-elo = Elo
# The likelihood of superiority: how sure it is that the engine is the stronger one.
match-column-superiority = LOS
# Pairs of games by their points: 0, ½, 1, 1½, 2.
match-column-pairs = pairs 0-½-1-1½-2
match-column-time = a move
match-colours = black won { $black }, drawn { $draws }, white won { $white }
match-sprt-open = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } between { $low } and { $high }, undecided
match-sprt-lower = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } reached one of { $low } and { $high }: the first engine is not stronger by { $elo1 } Elo
match-sprt-upper = SPRT [{ $elo0 }, { $elo1 }]: LLR { $ratio } reached one of { $low } and { $high }: the first engine is stronger by more than { $elo0 } Elo
match-fault-time = { $engine }: games lost on time: { $count }
match-fault-crash = { $engine }: games lost by a crash: { $count }
match-fault-illegal = { $engine }: games lost by an illegal move: { $count }
match-fault-forbidden = { $engine }: games lost by a move that renju forbids: { $count }
match-fault-protocol = { $engine }: games lost by a breach of the protocol: { $count }
match-fault-memory = { $engine }: games with more memory than allowed: { $count }
match-memory-unmeasured = memory is measured on Linux only: nobody knows whether the limit was kept
match-repeated = games that repeat an earlier one move by move: { $count }; they count for the score, but not for Elo, LOS and SPRT: more openings would tell more

## The check of the protocol

# Verdicts at the beginning of a line; the last is for what an engine need not be able to do.
match-check-ok = ok{ "   " }
match-check-fails = FAILS
match-check-lacks = lacks
match-check-untried = -{ "    " }
match-check-silent = not tried: the program does not answer
match-check-not-started = not tried: the program was not started
match-check-passed = all that managers rely on is there; questions asked: { $all }
match-check-failed = the engine does not speak the protocol: mandatory lines that fail: { $failed } of { $all }
match-check-question-process = the program can be started
match-check-question-about = ABOUT is answered by name and version
match-check-question-start = START is answered by OK
match-check-question-begin = BEGIN is answered by a legal move in time
match-check-question-turn = TURN is answered by a legal move in time
match-check-question-board = BOARD is answered by a legal move in time
match-check-question-order = BOARD may give the stones in any order
match-check-question-at-once = everything may be sent at once, without waiting for OK
match-check-question-crlf = lines may end as on Windows
match-check-question-hurry = with timeout_turn 0 it moves within a second
match-check-question-five = it makes five in a row where it can
match-check-question-restart = RESTART begins a new game
match-check-question-takeback = TAKEBACK takes a move back
match-check-question-rectangle = RECTSTART begins a game on a rectangle
match-check-question-swap2 = SWAP2BOARD is answered by three moves
match-check-question-unknown = an unknown command is answered by UNKNOWN
match-check-question-occupied = a move to a taken cell is answered by ERROR
match-check-question-nonsense = it plays on after an INFO that makes no sense
match-check-question-size = boards of 3 and 100 are refused by ERROR
match-check-question-closed = it leaves when its input is closed
match-check-question-end = END ends it
