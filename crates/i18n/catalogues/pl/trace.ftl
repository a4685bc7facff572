# Co jest nie tak z plikiem śladu i gdzie różni się od wzorca.

trace-fault = wiersz { $line }: { $what }
trace-empty = w tym pliku nie ma przeszukiwania: pierwszy wiersz mówi, co przeszukiwano, pozostałe, co się działo
trace-broken = to nie jest zdarzenie: { $why }
trace-no-header = pierwszy wiersz musi mówić, co przeszukiwano: { $why }
trace-not-json = od kolumny { $column } nie jest to JSON
trace-infinity = JSON nie zna Infinity: pisz "inf" i "-inf" w cudzysłowie
trace-not-object = wiersz musi być obiektem JSON: pola w nawiasach klamrowych
trace-missing-field = brakuje pola „{ $field }”
trace-unknown-field = nie ma tu pola „{ $field }”; są { $known }
trace-not-count = „{ $field }” musi być liczbą całkowitą od 0 do { $most }
trace-not-text = „{ $field }” musi być tekstem w cudzysłowie
trace-not-texts = „{ $field }” musi być listą tekstów
trace-not-score = „{ $field }” musi być 32-bitową liczbą całkowitą, "inf" lub "-inf"
trace-not-among = „{ $field }” musi być jednym z tych słów: { $words }
trace-future = plik ma wersję formatu { $version }, a ten program czyta do { $ours }: weź nowszy plyground
trace-root = węzeł { $id } nie ma rodzica, ale korzeniem może być tylko pierwszy węzeł
trace-own-parent = węzeł { $id } jest swoim własnym rodzicem
trace-repeated = do węzła { $id } już wchodzono: każde odwiedziny potrzebują własnego id, inaczej drzewo zamknęłoby się w koło
trace-unknown = nie ma węzła { $id }: nigdy do niego nie wchodzono
trace-not-open = chodzi o węzeł { $id }, ale najgłębszym otwartym węzłem jest { $open }
trace-nothing-open = chodzi o węzeł { $id }, ale żaden węzeł nie jest otwarty
trace-ply =
    { $found ->
        [one] węzeł jest { $found } półruch od korzenia, ale według rodzica powinno być { $expected }
        [few] węzeł jest { $found } półruchy od korzenia, ale według rodzica powinno być { $expected }
        [many] węzeł jest { $found } półruchów od korzenia, ale według rodzica powinno być { $expected }
       *[other] węzeł jest { $found } półruchu od korzenia, ale według rodzica powinno być { $expected }
    }
trace-no-move = węzeł { $id } nie mówi, który ruch do niego prowadzi
trace-other-move = chodzi o ruch „{ $found }”, ale ostatnio przeszukiwano ruch „{ $searched }”
trace-not-again = po „research” następny wiersz musi ponownie wejść w ten ruch
trace-too-deep = tak głęboko nie sięga żadne przeszukiwanie
trace-best-without-value = ruch, który wrócił bez wartości, nie może być najlepszy
trace-too-many-dropped = pominięto więcej odwiedzin, niż wykonuje jakiekolwiek przeszukiwanie
trace-unfinished = plik kończy się, zanim opuszczono węzeł { $id }
trace-after-end = korzeń już opuszczono i nic nie może następować

trace-at-root = wiersz { $line }, w korzeniu
trace-at = wiersz { $line }, po { $path }
trace-after = po { $path }
trace-different = { $place }: { $what }
trace-unlike-move = ślad przeszukuje { $found }, wzorzec { $expected }
trace-unlike-extra = ślad przeszukuje { $movement }, który wzorzec pomija
trace-unlike-missing = ślad pomija { $movement }, który wzorzec przeszukuje
trace-unlike-side = według śladu ruch ma { $found }, ale ma go { $expected }
trace-unlike-moves = według śladu możliwych ruchów jest { $found }, według wzorca { $expected }
trace-unlike-window = ślad wchodzi z oknem { $found }, wzorzec z oknem { $expected }
trace-unlike-again = ślad przeszukuje ten ruch ponownie, wzorzec nie
trace-unlike-not-again = wzorzec przeszukuje ten ruch ponownie, ślad nie
trace-unlike-deeper = w pierwszym wierszu głębokość wynosi { $depth }, ale ślad schodzi głębiej
trace-unlike-shallower = ślad zawraca na głębokości { $ply }, ale w pierwszym wierszu głębokość wynosi { $depth }
trace-unlike-leaf = ślad i wzorzec nie zgadzają się co do tego, czy to liść i jaki
trace-unlike-cut =
    { $found ->
        [one] ślad obcina po { $found } ruchu, wzorzec po { $expected }
        [few] ślad obcina po { $found } ruchach, wzorzec po { $expected }
        [many] ślad obcina po { $found } ruchach, wzorzec po { $expected }
       *[other] ślad obcina po { $found } ruchu, wzorzec po { $expected }
    }
trace-unlike-cut-extra =
    { $found ->
        [one] ślad obcina po { $found } ruchu, wzorzec nie obcina
        [few] ślad obcina po { $found } ruchach, wzorzec nie obcina
        [many] ślad obcina po { $found } ruchach, wzorzec nie obcina
       *[other] ślad obcina po { $found } ruchu, wzorzec nie obcina
    }
trace-unlike-cut-missing =
    { $expected ->
        [one] wzorzec obcina po { $expected } ruchu, ślad nie obcina
        [few] wzorzec obcina po { $expected } ruchach, ślad nie obcina
        [many] wzorzec obcina po { $expected } ruchach, ślad nie obcina
       *[other] wzorzec obcina po { $expected } ruchu, ślad nie obcina
    }
trace-unlike-cut-by = według śladu obcina ruch { $found }, według wzorca { $expected }
trace-unlike-cut-bound = ślad obcina na granicy { $found }, wzorzec na granicy { $expected }
trace-unlike-skipped =
    { $found ->
        [one] ślad pomija tu { $found } ruch, wzorzec { $expected }
        [few] ślad pomija tu { $found } ruchy, wzorzec { $expected }
        [many] ślad pomija tu { $found } ruchów, wzorzec { $expected }
       *[other] ślad pomija tu { $found } ruchu, wzorzec { $expected }
    }
trace-unlike-skipped-move = wśród pominiętych ruchów ślad wymienia { $found } tam, gdzie wzorzec ma { $expected }
trace-unlike-value = ślad zwraca wartość { $found }, wzorzec { $expected }
trace-unlike-bound =
    ślad określa swoją wartość jako { $found ->
        [exact] dokładną
        [lower] dolne ograniczenie
        [upper] górne ograniczenie
       *[other] nieznaną
    }, według wzorca jest to { $expected ->
        [exact] dokładna wartość
        [lower] dolne ograniczenie
        [upper] górne ograniczenie
       *[other] nieznana wartość
    }
trace-unlike-best = ślad uznaje ten ruch za na razie najlepszy, wzorzec nie
trace-unlike-not-best = wzorzec uznaje ten ruch za na razie najlepszy, ślad nie

trace-written = { $file }: { count-nodes }
trace-thinned = pominięto odwiedziny daleko od korzenia (liczba: { $count }), by zmieścić się w --max-events
trace-interrupted = w śladzie jest przeszukiwanie do tego miejsca
trace-unusable = { $file } nie jest śladem, którego można użyć: { $why }

trace-well-formed = zapisano poprawnie: { count-nodes }
trace-same =
    { $count ->
        [one] to samo co przeszukiwanie wzorcowe: porównano { $count } węzeł
        [few] to samo co przeszukiwanie wzorcowe: porównano { $count } węzły
        [many] to samo co przeszukiwanie wzorcowe: porównano { $count } węzłów
       *[other] to samo co przeszukiwanie wzorcowe: porównano { $count } węzła
    }
trace-stopped = przeszukiwanie zostało zatrzymane i ślad tam się kończy
trace-dropped = odwiedziny, których nie ma w pliku i których nie porównano: { $count }
trace-no-reference = nie ma z czym porównać: { $why }

trace-not-diagnosed = nie szukano błędu: { $why }
