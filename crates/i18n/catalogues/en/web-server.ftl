# The web server: what `plyground web` prints, and what the server says to a page, a script or a person who asks it. What the
# page itself says stands in web.ftl.

## The command

server-listening = Plyground is at { $address } (Ctrl-C ends it)
server-port-taken = port { $port } is in use: choose another with --port, or leave it out for any that is free
server-port-forbidden = port { $port } may not be used without special rights: choose one from 1024 to 65535 with --port, or leave it out for any that is free
server-address-foreign = { $address } is no address of this machine: leave --address out, or write 0.0.0.0 to listen at all that it has
server-too-many-files = the system allows no more open files ({ $why }): close other programs, or raise the limit with `ulimit -n`
server-cannot-listen = cannot listen at { $address }: { $why }; leave --address out to listen for this machine alone
server-no-browser = no browser could be started: open { $address } yourself
server-ended = the server has ended

## Positions

server-state-turn = { $side } is to move
server-state-again = { $side } moves again

## Requests that cannot be answered

server-error-not-found = there is nothing at { $path }: /api/openapi.json lists what there is
server-error-wrong-method = { $path } cannot be asked by { $method }: use { $allowed }
server-error-wrong-host = this server is not `{ $host }`: open { $address } instead
server-error-wrong-origin = pages of { $origin } may not ask this server: open { $address } instead
server-error-url-too-long = the address is longer than { $most } characters: send the question by POST
server-error-body-too-large = the question is larger than { $most } bytes: send less
server-error-body-late = the question did not arrive in full: send it again
server-error-not-json-type = send the question as JSON, with the header Content-Type: application/json
server-error-bad-json = this is not JSON, from line { $line }, column { $column } on
server-error-not-object = the question must be a JSON object: fields with their values in braces
server-error-field-missing = the field `{ $field }` is missing
server-error-field-text = `{ $field }` must be text of at most { $most } characters
server-error-field-number = `{ $field }` must be a whole number from { $least } to { $most }
server-error-field-numbers = `{ $field }` must be whole numbers up to { $most }: a list, or text such as 1..5
server-error-field-flag = `{ $field }` must be true or false
server-error-field-side = `{ $field }` must be X or O
server-error-field-ending = `{ $field }` must say how the game ended and for whom: resigned:X, or time:O for a side that ran out of time
server-error-field-list = `{ $field }` must be a list of at most { $most } words
server-error-field-tree = `{ $field }` must be a list of at most { $most } moves, each with its `move`, the index of the earlier one that it follows as `parent`, and perhaps a `comment`
server-error-field-unknown = there is no field `{ $field }` here: leave it out
server-error-move = move { $number }: { $why }
server-error-game-over = the game is over: take a move back or begin another one
server-error-too-large = { $game } is too large to be solved from here: play some moves, or choose a smaller board
server-error-no-hint = there is no hint for this position
server-error-no-board = this tree is too large to be drawn as a board: ask /api/tree/svg for its picture
server-error-form-unknown = there is no form `{ $form }`: choose one of { $forms }
server-error-nothing-to-draw = there is nothing to draw: allow more time or ask for smaller depths
server-error-too-many-searches = that would be { $count } searches: ask for at most { $most } at once
server-error-report-too-long = the report was not done within { $seconds } seconds: ask for smaller depths, or write it with `plyground report`
server-error-busy-client = too many of your questions are waiting: wait for an answer first
server-error-busy = too many questions are waiting: try again in a moment
server-error-sockets = too many pages are open: close another one first
server-error-not-websocket = this address is for WebSockets: connect with one, or ask /api/reply and the others
server-error-message-id = every message needs an `id`, a whole number from 0
server-error-ask-unknown = there is no question `{ $ask }`: ask one of { $asks }
server-error-internal = something went wrong here, and it is not your fault: the server goes on, ask something else
