# Названия игр, как их зовут дома, и игры, которые здесь перечислены, но играть в которые нельзя.

preset-classic = Классика: берут, пока не подойдёт
preset-classic-one = Классика: берут одну кость
preset-classic-family = Семейная классика на двоих
preset-goat-club-all = «Козёл», рыба на всех
preset-goat-club-one = «Козёл», рыба на одного
preset-goat = «Козёл», каждый за себя или пара на пару
preset-goat-yard = Дворовый «Козёл», с яйцами
preset-sea-goat = Морской «Козёл»
preset-goat-family = Семейный «Козёл» на двоих
preset-goat-croatian = Jarac (хорватский «Козёл»)
preset-donkey = «Осёл»
preset-spanish-pairs = Dominó por parejas (испанские пары)
preset-seven-plus-seven = 7+7, по две руки у каждого
preset-venezuelan = Tranca (венесуэльские пары)
preset-for-two = На двоих
preset-for-three = На троих
preset-cuban = Dominó cubano (кубинское, до девяти)
preset-brazilian-pairs = Dominó em duplas (бразильские пары)
preset-club-pairs = Клубные пары
preset-draw = Домино с базаром
preset-draw-house = Домино с базаром, домашние правила
preset-block = Домино без базара
preset-picture = Домино с картинками
preset-triangle-dominoes = Треугольное домино
preset-triominoes = Triominos (тримино)
preset-all-fives = All Fives («Все пятёрки»)
preset-fives-threes = Fives and Threes (пятёрки и тройки)
preset-telefon = «Телефон»
preset-latin-pairs = Пара на пару
preset-jamaican-partner = Ямайка, пары: шесть подряд
preset-jamaican-cutthroat = Ямайка, каждый за себя
preset-puerto-rico-500 = Пуэрто-Рико, 500
preset-dominican-200 = Доминикана, 200, с capicúa
preset-matador = Матадор, в сумме семь
preset-bergen = Берген
preset-gaple = Gaple (Индонезия)
preset-mexican-train = Mexican Train (мексиканский поезд)
preset-chickenfoot = Chickenfoot (куриная лапа)

unplayable-general = Генерал
    .statement = Источники называют эту игру и ничего не говорят о её правилах, поэтому играть не во что. Если в вашей компании её знают, запишите свои правила в редакторе правил.
unplayable-chvv = ЧВВ
    .statement = Источники называют эту игру и ничего не говорят о её правилах, поэтому играть не во что. Если в вашей компании её знают, запишите свои правила в редакторе правил.
unplayable-sports-lotto = Спортлото
    .statement = Источники называют эту игру и ничего не говорят о её правилах, поэтому играть не во что. Если в вашей компании её знают, запишите свои правила в редакторе правил.
unplayable-chinese-32 = Китайский набор из 32 костей
    .statement = В некоторых играх набор из 32 костей; мы считаем его китайским: 21 разная кость, одиннадцать из них по две. В его играх, таких как тянь-цзю и пай-гоу, берут взятки или складывают пары, а не ставят кости друг к другу, поэтому здесь в них играть нельзя.
unplayable-texas-42 = Техасские 42
    .statement = В техасские 42 играют набором до дубля шесть, но как в карты: пары торгуются, называют козырь и берут взятки, а кости друг к другу не ставят. Для этого нужны правила другого рода, поэтому здесь в них играть нельзя.

# The players in lessons and examples, in seat order.
cast = Аня, Борис, Карла, Давид
