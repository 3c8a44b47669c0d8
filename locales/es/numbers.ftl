### Numbers and tiles as players say them.

# A number of pips on half a tile.
number =
    { $n ->
        [0] blanca
        [1] uno
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
       *[other] { $n }
    }
tile-plain = { $high }-{ $low }
tile-double =
    { $n ->
        [0] blanca doble
        [1] uno doble
        [2] dos doble
        [3] tres doble
        [4] cuatro doble
        [5] cinco doble
        [6] seis doble
        [7] siete doble
        [8] ocho doble
        [9] nueve doble
        [10] diez doble
        [11] once doble
        [12] doce doble
        [13] trece doble
        [14] catorce doble
        [15] quince doble
        [16] dieciséis doble
        [17] diecisiete doble
        [18] dieciocho doble
       *[other] { $n } doble
    }
tile-triangle = { $first }-{ $second }-{ $third }
tile-triple =
    { $n ->
        [0] blanca triple
        [1] uno triple
        [2] dos triple
        [3] tres triple
        [4] cuatro triple
        [5] cinco triple
        [6] seis triple
        [7] siete triple
        [8] ocho triple
        [9] nueve triple
        [10] diez triple
        [11] once triple
        [12] doce triple
        [13] trece triple
        [14] catorce triple
        [15] quince triple
        [16] dieciséis triple
        [17] diecisiete triple
        [18] dieciocho triple
       *[other] { $n } triple
    }
