# Що не так із файлом трасування і де воно розходиться зі зразком.

trace-fault = рядок { $line }: { $what }
trace-empty = у цьому файлі немає пошуку: перший рядок каже, що шукали, решта — що відбувалося
trace-broken = це не подія: { $why }
trace-no-header = перший рядок має казати, що шукали: { $why }
trace-not-json = починаючи зі стовпця { $column } це не JSON
trace-infinity = у JSON немає Infinity: пишіть "inf" і "-inf" у лапках
trace-not-object = рядок має бути об'єктом JSON: поля у фігурних дужках
trace-missing-field = немає поля «{ $field }»
trace-unknown-field = тут немає поля «{ $field }», є { $known }
trace-not-count = «{ $field }» має бути цілим числом від 0 до { $most }
trace-not-text = «{ $field }» має бути текстом у лапках
trace-not-texts = «{ $field }» має бути списком текстів
trace-not-score = «{ $field }» має бути цілим числом із 32 бітів, "inf" або "-inf"
trace-not-among = «{ $field }» має бути одним зі слів: { $words }
trace-future = файл має версію формату { $version }, а ця програма читає до { $ours }: візьміть новішу plyground
trace-root = вузол { $id } не має батька, але коренем може бути лише перший вузол
trace-own-parent = вузол { $id } — сам собі батько
trace-repeated = у вузол { $id } вже входили: кожне відвідування повинно мати власний id, інакше дерево замкнулося б у коло
trace-unknown = немає вузла { $id }: у нього не входили
trace-not-open = тут ідеться про вузол { $id }, але найглибший відкритий вузол — { $open }
trace-nothing-open = тут ідеться про вузол { $id }, але відкритих вузлів немає
trace-ply =
    { $found ->
        [one] до кореня звідси { $found } півхід, а судячи з батька, має бути { $expected }
        [few] до кореня звідси { $found } півходи, а судячи з батька, має бути { $expected }
        [many] до кореня звідси { $found } півходів, а судячи з батька, має бути { $expected }
       *[other] до кореня звідси { $found } півходу, а судячи з батька, має бути { $expected }
    }
trace-no-move = вузол { $id } не каже, який хід у нього веде
trace-other-move = тут ідеться про хід «{ $found }», але останнім розглядався хід «{ $searched }»
trace-not-again = після «research» наступний рядок має знову увійти в цей хід
trace-too-deep = так глибоко не заходить жоден пошук
trace-best-without-value = хід, що повернувся без оцінки, не може бути найкращим
trace-too-many-dropped = пропущено більше відвідувань, ніж робить будь-який пошук
trace-unfinished = файл закінчується раніше, ніж закрито вузол { $id }
trace-after-end = корінь уже закрито, після нього нічого не має бути

trace-at-root = рядок { $line }, у корені
trace-at = рядок { $line }, після { $path }
trace-after = після { $path }
trace-different = { $place }: { $what }
trace-unlike-move = трасування розглядає { $found }, зразок — { $expected }
trace-unlike-extra = трасування розглядає { $movement }, а зразок його пропускає
trace-unlike-missing = трасування пропускає { $movement }, а зразок його розглядає
trace-unlike-side = за трасуванням хід за { $found }, а насправді за { $expected }
trace-unlike-moves = за трасуванням можливих ходів { $found }, за зразком { $expected }
trace-unlike-window = трасування входить із вікном { $found }, зразок — із вікном { $expected }
trace-unlike-again = трасування шукає цей хід повторно, зразок — ні
trace-unlike-not-again = зразок шукає цей хід повторно, трасування — ні
trace-unlike-deeper = у першому рядку глибина { $depth }, а трасування йде далі вглиб
trace-unlike-shallower = трасування повертає назад на глибині { $ply }, а в першому рядку глибина { $depth }
trace-unlike-leaf = трасування і зразок розходяться в тому, чи це листок і який
trace-unlike-cut =
    { $found ->
        [one] трасування відсікає після { $found } ходу, зразок — після { $expected }
        [few] трасування відсікає після { $found } ходів, зразок — після { $expected }
        [many] трасування відсікає після { $found } ходів, зразок — після { $expected }
       *[other] трасування відсікає після { $found } ходу, зразок — після { $expected }
    }
trace-unlike-cut-extra =
    { $found ->
        [one] трасування відсікає після { $found } ходу, зразок не відсікає
        [few] трасування відсікає після { $found } ходів, зразок не відсікає
        [many] трасування відсікає після { $found } ходів, зразок не відсікає
       *[other] трасування відсікає після { $found } ходу, зразок не відсікає
    }
trace-unlike-cut-missing =
    { $expected ->
        [one] зразок відсікає після { $expected } ходу, трасування не відсікає
        [few] зразок відсікає після { $expected } ходів, трасування не відсікає
        [many] зразок відсікає після { $expected } ходів, трасування не відсікає
       *[other] зразок відсікає після { $expected } ходу, трасування не відсікає
    }
trace-unlike-cut-by = за трасуванням відсікає хід { $found }, за зразком — { $expected }
trace-unlike-cut-bound = трасування відсікає за межею { $found }, зразок — за межею { $expected }
trace-unlike-skipped =
    { $found ->
        [one] трасування пропускає тут { $found } хід, зразок — { $expected }
        [few] трасування пропускає тут { $found } ходи, зразок — { $expected }
        [many] трасування пропускає тут { $found } ходів, зразок — { $expected }
       *[other] трасування пропускає тут { $found } ходу, зразок — { $expected }
    }
trace-unlike-skipped-move = серед пропущених ходів трасування називає { $found } там, де у зразка { $expected }
trace-unlike-value = трасування повертає оцінку { $found }, зразок — { $expected }
trace-unlike-bound =
    трасування називає свою оцінку { $found ->
        [exact] точною
        [lower] нижньою межею
        [upper] верхньою межею
       *[other] невідомою
    }, а за зразком вона — { $expected ->
        [exact] точна
        [lower] нижня межа
        [upper] верхня межа
       *[other] невідома
    }
trace-unlike-best = трасування вважає цей хід поки що найкращим, зразок — ні
trace-unlike-not-best = зразок вважає цей хід поки що найкращим, трасування — ні

trace-written = { $file }: { count-nodes }
trace-thinned =
    { $count ->
        [one] { $count } відвідування далеко від кореня пропущено, щоб укластися в --max-events
        [few] { $count } відвідування далеко від кореня пропущено, щоб укластися в --max-events
        [many] { $count } відвідувань далеко від кореня пропущено, щоб укластися в --max-events
       *[other] { $count } відвідування далеко від кореня пропущено, щоб укластися в --max-events
    }
trace-interrupted = у трасування записано пошук до цього місця
trace-unusable = { $file } — не трасування, яке можна використати: { $why }

trace-well-formed = записано правильно: { count-nodes }
trace-same =
    { $count ->
        [one] збігається зі зразковим пошуком: порівняно { $count } вузол
        [few] збігається зі зразковим пошуком: порівняно { $count } вузли
        [many] збігається зі зразковим пошуком: порівняно { $count } вузлів
       *[other] збігається зі зразковим пошуком: порівняно { $count } вузла
    }
trace-stopped = пошук було зупинено, і трасування там закінчується
trace-dropped =
    { $count ->
        [one] { $count } відвідування у файлі немає, його не порівнювали
        [few] { $count } відвідувань у файлі немає, їх не порівнювали
        [many] { $count } відвідувань у файлі немає, їх не порівнювали
       *[other] { $count } відвідування у файлі немає, його не порівнювали
    }
trace-no-reference = порівнювати немає з чим: { $why }

trace-not-diagnosed = помилку не шукали: { $why }
