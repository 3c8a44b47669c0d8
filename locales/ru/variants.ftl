# Labels of house variants, for buttons: a few words each.

variants = Домашние варианты

variant-to =
    { $n ->
        [one] До { $n } очка
       *[other] До { $n } очков
    }
variant-hand =
    { $n ->
        [one] По { $n } кости
        [few] По { $n } кости
       *[other] По { $n } костей
    }
variant-hand-for-two =
    { $n ->
        [one] Вдвоём по { $n } кости
        [few] Вдвоём по { $n } кости
       *[other] Вдвоём по { $n } костей
    }
variant-fewer-tiles = Меньше костей на руки
variant-double =
    { $n ->
        [6] Набор до шести
        [9] Набор до девяти
        [12] Набор до двенадцати
        [15] Набор до пятнадцати
       *[other] Набор до { $n }
    }
variant-max =
    { $n ->
        [one] Брать не больше { $n } кости
       *[other] Брать не больше { $n } костей
    }
variant-take =
    { $n ->
        [one] Брать { $n } кость
        [few] Брать { $n } кости
       *[other] Брать { $n } костей
    }
variant-reserve =
    { $n ->
        [one] Последнюю { $n } кость не берут
        [few] Последние { $n } кости не берут
       *[other] Последние { $n } костей не берут
    }
variant-draw-on = Брать до подходящей кости
variant-draw-all = Базар берут до конца
variant-wild-blanks = Свободные пустышки
variant-plain-blank = 0-0 стоит 0
variant-blank = Одна 0-0 на руках — { $n }
variant-six-alone = 6-6 стоит 50, только если она одна
variant-heaviest-leads = Нет дублей: заходит самая тяжёлая кость
variant-lot-sum = По жребию заходит наибольшая сумма
variant-redeal =
    { $n ->
        [one] Пересдача при { $n } дубле
       *[other] Пересдача при { $n } дублях
    }
variant-one-tile = Одна кость за ход
variant-no-closing = Дубли не закрывают
variant-winners-score = Пишут выигравшие
variant-losers-score = Пишут проигравшие
variant-block-full = Рыба: выигравший пишет все чужие кости
variant-block-lightest = Рыбу выигрывает самая лёгкая рука
variant-tie-leader = Рыба поровну: выигрывает пара зашедшего
variant-eggs = Рыба поровну: яйца
variant-eggs-once = Яйца считают один раз
variant-one-goat = Козёл только тот, у кого больше всех
variant-announce-any = 6-6 объявляет любая сторона с открытой записью
variant-not-rounded = Без округления
variant-out = За выход — { $n }
variant-capicua = За выход на два конца — { $n }
variant-not-in-a-row = Шесть побед, не обязательно подряд
