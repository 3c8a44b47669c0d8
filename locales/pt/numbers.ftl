### Numbers and tiles as players say them.

# A number of pips on half a tile.
number =
    { $n ->
        [0] branco
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
       *[other] { $n }
    }
tile-plain = { $high } e { $low }
tile-double =
    { $n ->
        [0] carroça de branco
        [1] carroça de um
        [2] carroça de dois
        [3] carroça de três
        [4] carroça de quatro
        [5] carroça de cinco
        [6] carroça de seis
        [7] carroça de sete
        [8] carroça de oito
        [9] carroça de nove
        [10] carroça de dez
        [11] carroça de onze
        [12] carroça de doze
        [13] carroça de treze
        [14] carroça de catorze
        [15] carroça de quinze
        [16] carroça de dezesseis
        [17] carroça de dezessete
        [18] carroça de dezoito
       *[other] carroça de { $n }
    }
tile-triangle = { $first } e { $second } e { $third }
tile-triple =
    { $n ->
        [0] tripla de branco
        [1] tripla de um
        [2] tripla de dois
        [3] tripla de três
        [4] tripla de quatro
        [5] tripla de cinco
        [6] tripla de seis
        [7] tripla de sete
        [8] tripla de oito
        [9] tripla de nove
        [10] tripla de dez
        [11] tripla de onze
        [12] tripla de doze
        [13] tripla de treze
        [14] tripla de catorze
        [15] tripla de quinze
        [16] tripla de dezesseis
        [17] tripla de dezessete
        [18] tripla de dezoito
       *[other] tripla de { $n }
    }
