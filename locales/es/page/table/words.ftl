### Numbers, tiles and places in other forms. A form is the end of the name: WORD($n, form: "suit") shows number-suit.
### Each language has the forms that its own sentences use.

number-suit =
    { $n ->
        [0] blancas
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
       *[other] fichas de { $n }
    }
number-pips =
    { $n ->
        [0] cero
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
        [16] dieciséis
        [17] diecisiete
        [18] dieciocho
        [19] diecinueve
        [20] veinte
        [21] veintiún
        [22] veintidós
        [23] veintitrés
        [24] veinticuatro
       *[other] { $n }
    }
# De fichas: «encajan dos».
number-counted =
    { $n ->
        [0] ninguna
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
        [16] dieciséis
        [17] diecisiete
        [18] dieciocho
        [19] diecinueve
        [20] veinte
        [21] veintiuna
        [22] veintidós
        [23] veintitrés
        [24] veinticuatro
       *[other] { $n }
    }
tile-plain-definite = el { tile-plain }
tile-triangle-definite = el { tile-triangle }
tile-double-definite =
    { $n ->
        [0] la { tile-double }
       *[other] el { tile-double }
    }
tile-triple-definite =
    { $n ->
        [0] la { tile-triple }
       *[other] el { tile-triple }
    }

place =
    { $kind ->
        [first] salida
        [left] a la izquierda
        [right] a la derecha
        [up] arriba
        [down] abajo
        [public] en el tren público
        [engine] máquina
        [hub] primera ficha
        [train] { PERSON($who) ->
            [you] en tu tren
           *[other] en el tren de { $who }
        }
        [on] en { DIGITS($tile) }
        [cell] en la fila { $row }, lugar { $nth }, punta { $up ->
            [true] arriba
           *[false] abajo
        }
       *[row] fila { $row }
    }
place-after =
    { $kind ->
        [first] { "" }
       *[other] { " " }{ place }
    }
place-end =
    { $kind ->
        [first] salida
        [left] extremo izquierdo
        [right] extremo derecho
        [up] brazo de arriba
        [down] brazo de abajo
        [public] tren público
        [engine] máquina
        [hub] primera ficha
        [train] { PERSON($who) ->
            [you] tu tren
           *[other] tren de { $who }
        }
        [on] { DIGITS($tile) }
        [cell] fila { $row }, lugar { $nth }
       *[row] fila { $row }
    }
place-short =
    { $kind ->
        [first] { "" }
        [left] { " " }izquierda
        [right] { " " }derecha
       *[other] { " " }{ place }
    }
place-at =
    { $kind ->
        [on] { place }
       *[other] { place } en { $n }
    }
place-open = { $n }{ place-after }
place-told = { place } { $n }
