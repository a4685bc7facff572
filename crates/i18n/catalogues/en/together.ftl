# What the server says about shared games, tournaments and its key.

together-open-at = Other computers open { $address } (only with this key)
together-not-kept = shared games and tournaments of this server end with it: its folder cannot be written, or another `plyground web` uses it
together-key-title = This server asks for a key
together-key-page = The key stands in the link that you were given, after “key=”, and on the screen of the computer that runs the server.
together-key-wrong = This is not the key of this server. Look at the link again, or ask for the new one.
together-key-right = The page is being opened…
together-key-label = Key
together-key-open = Open
together-key-missing = this server asks for a key: open the link that has it, or send the header Authorization: Bearer KEY
together-field-words = `{ $field }` must be one of { $words }
together-no-game = there is no such game here: it may have expired, or its link may be incomplete
together-no-tournament = there is no such tournament here: it may have expired, or its link may be incomplete
together-full = there are as many shared games as the server keeps: finish one first
together-too-often = this came too often from one place: try again in a minute
together-crowded = too many watch this already: close another page first
together-not-stored = this could not be stored, so it was not done: look whether the disk of the server is full
