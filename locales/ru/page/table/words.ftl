### Numbers, tiles and places in other forms. A form is the end of the name: WORD($n, form: "suit") shows number-suit.
### Each language has the forms that its own sentences use.

number-suit =
    { $n ->
        [0] пустышек
        [1] единиц
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
        [6] шестёрок
        [7] семёрок
        [8] восьмёрок
        [9] девяток
       *[other] костей с числом { $n }
    }
number-pips =
    { $n ->
        [0] ноль
        [1] одна
        [2] две
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [13] тринадцать
        [14] четырнадцать
        [15] пятнадцать
        [16] шестнадцать
        [17] семнадцать
        [18] восемнадцать
        [19] девятнадцать
        [20] двадцать
        [21] двадцать одна
        [22] двадцать две
        [23] двадцать три
        [24] двадцать четыре
       *[other] { $n }
    }

place =
    { $kind ->
        [first] заход
        [left] слева
        [right] справа
        [up] сверху
        [down] снизу
        [public] на общий поезд
        [engine] паровоз
        [hub] первая кость
        [train] { PERSON($who) ->
            [you] на ваш поезд
           *[other] на поезд игрока { $who }
        }
        [on] к { DIGITS($tile) }
        [cell] ряд { $row }, место { $nth }, вершиной { $up ->
            [true] вверх
           *[false] вниз
        }
       *[row] ряд { $row }
    }
place-after =
    { $kind ->
        [first] { "" }
       *[other] { " " }{ place }
    }
place-end =
    { $kind ->
        [first] заход
        [left] левый конец
        [right] правый конец
        [up] верхняя ветвь
        [down] нижняя ветвь
        [public] общий поезд
        [engine] паровоз
        [hub] первая кость
        [train] { PERSON($who) ->
            [you] ваш поезд
           *[other] поезд игрока { $who }
        }
        [on] { DIGITS($tile) }
        [cell] ряд { $row }, место { $nth }
       *[row] ряд { $row }
    }
place-at =
    { $kind ->
        [on] { place }
       *[other] { place } к { $n }
    }
place-open = { $n }{ place-after }
place-told = { place } { $n }
