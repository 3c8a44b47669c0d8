### Numbers, tiles and places in other forms. A form is the end of the name: WORD($n, form: "suit") shows number-suit.
### Each language has the forms that its own sentences use.

number-suit = { number }
number-pips =
    { $n ->
        [0] nenhum
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
        [16] dezesseis
        [17] dezessete
        [18] dezoito
        [19] dezenove
        [20] vinte
        [21] vinte e um
        [22] vinte e dois
        [23] vinte e três
        [24] vinte e quatro
       *[other] { $n }
    }
# De peças: «duas encaixam».
number-counted =
    { $n ->
        [0] nenhuma
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
        [16] dezesseis
        [17] dezessete
        [18] dezoito
        [19] dezenove
        [20] vinte
        [21] vinte e uma
        [22] vinte e duas
        [23] vinte e três
        [24] vinte e quatro
       *[other] { $n }
    }
tile-double-definite = a { tile-double }
tile-triple-definite = a { tile-triple }

place =
    { $kind ->
        [first] saída
        [left] na esquerda
        [right] na direita
        [up] em cima
        [down] embaixo
        [public] no trem público
        [engine] na locomotiva
        [hub] na primeira peça
        [train] { PERSON($who) ->
            [you] no seu trem
           *[other] no trem de { $who }
        }
        [on] em { DIGITS($tile) }
        [cell] na fileira { $row }, lugar { $nth }, ponta para { $up ->
            [true] cima
           *[false] baixo
        }
       *[row] na fileira { $row }
    }
place-after =
    { $kind ->
        [first] { "" }
       *[other] { " " }{ place }
    }
place-end =
    { $kind ->
        [first] saída
        [left] ponta esquerda
        [right] ponta direita
        [up] braço de cima
        [down] braço de baixo
        [public] trem público
        [engine] locomotiva
        [hub] primeira peça
        [train] { PERSON($who) ->
            [you] seu trem
           *[other] trem de { $who }
        }
        [on] { DIGITS($tile) }
        [cell] fileira { $row }, lugar { $nth }
       *[row] fileira { $row }
    }
place-short =
    { $kind ->
        [first] { "" }
        [left] { " " }esquerda
        [right] { " " }direita
       *[other] { " " }{ place }
    }
place-at =
    { $kind ->
        [on] { place }
        [left] esquerda no { $n }
        [right] direita no { $n }
       *[other] { place } no { $n }
    }
place-open = { $n }{ place-after }
place-told = { place } { $n }
