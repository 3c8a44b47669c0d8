### Numbers and tiles as players say them.

# A number of pips on half a tile.
number =
    { $n ->
        [0] prazno
        [1] jedan
        [2] dva
        [3] tri
        [4] četiri
        [5] pet
        [6] šest
        [7] sedam
        [8] osam
        [9] devet
        [10] deset
        [11] jedanaest
        [12] dvanaest
        [13] trinaest
        [14] četrnaest
        [15] petnaest
        [16] šesnaest
        [17] sedamnaest
        [18] osamnaest
       *[other] { $n }
    }
tile-plain = { $high }-{ $low }
tile-double =
    { $n ->
        [0] dupla praznina
        [1] dupla jedinica
        [2] dupla dvojka
        [3] dupla trojka
        [4] dupla četvorka
        [5] dupla petica
        [6] dupla šestica
        [7] dupla sedmica
        [8] dupla osmica
        [9] dupla devetka
        [10] dupla desetka
        [11] dupla jedanaestica
        [12] dupla dvanaestica
        [13] dupla trinaestica
        [14] dupla četrnaestica
        [15] dupla petnaestica
        [16] dupla šesnaestica
        [17] dupla sedamnaestica
        [18] dupla osamnaestica
       *[other] dupla { $n }
    }
tile-triangle = { $first }-{ $second }-{ $third }
tile-triple =
    { $n ->
        [0] trostruka praznina
        [1] trostruka jedinica
        [2] trostruka dvojka
        [3] trostruka trojka
        [4] trostruka četvorka
        [5] trostruka petica
        [6] trostruka šestica
        [7] trostruka sedmica
        [8] trostruka osmica
        [9] trostruka devetka
        [10] trostruka desetka
        [11] trostruka jedanaestica
        [12] trostruka dvanaestica
        [13] trostruka trinaestica
        [14] trostruka četrnaestica
        [15] trostruka petnaestica
        [16] trostruka šesnaestica
        [17] trostruka sedamnaestica
        [18] trostruka osamnaestica
       *[other] trostruka { $n }
    }
