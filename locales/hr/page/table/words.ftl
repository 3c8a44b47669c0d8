### Numbers, tiles and places in other forms. A form is the end of the name: WORD($n, form: "suit") shows number-suit.
### Each language has the forms that its own sentences use.

number-suit =
    { $n ->
        [0] praznina
        [1] jedinica
        [2] dvojki
        [3] trojki
        [4] četvorki
        [5] petica
        [6] šestica
        [7] sedmica
        [8] osmica
        [9] devetki
        [10] desetki
        [11] jedanaestica
        [12] dvanaestica
        [13] trinaestica
        [14] četrnaestica
        [15] petnaestica
        [16] šesnaestica
        [17] sedamnaestica
        [18] osamnaestica
       *[other] s brojem { $n }
    }
number-pips =
    { $n ->
        [0] nula
        [1] jedna
        [2] dvije
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
        [19] devetnaest
        [20] dvadeset
        [21] dvadeset jedna
        [22] dvadeset dvije
        [23] dvadeset tri
        [24] dvadeset četiri
       *[other] { $n }
    }
tile-double-accusative =
    { $n ->
        [0] duplu prazninu
        [1] duplu jedinicu
        [2] duplu dvojku
        [3] duplu trojku
        [4] duplu četvorku
        [5] duplu peticu
        [6] duplu šesticu
        [7] duplu sedmicu
        [8] duplu osmicu
        [9] duplu devetku
        [10] duplu desetku
        [11] duplu jedanaesticu
        [12] duplu dvanaesticu
        [13] duplu trinaesticu
        [14] duplu četrnaesticu
        [15] duplu petnaesticu
        [16] duplu šesnaesticu
        [17] duplu sedamnaesticu
        [18] duplu osamnaesticu
       *[other] duplu { $n }
    }
tile-triple-accusative =
    { $n ->
        [0] trostruku prazninu
        [1] trostruku jedinicu
        [2] trostruku dvojku
        [3] trostruku trojku
        [4] trostruku četvorku
        [5] trostruku peticu
        [6] trostruku šesticu
        [7] trostruku sedmicu
        [8] trostruku osmicu
        [9] trostruku devetku
        [10] trostruku desetku
        [11] trostruku jedanaesticu
        [12] trostruku dvanaesticu
        [13] trostruku trinaesticu
        [14] trostruku četrnaesticu
        [15] trostruku petnaesticu
        [16] trostruku šesnaesticu
        [17] trostruku sedamnaesticu
        [18] trostruku osamnaesticu
       *[other] trostruku { $n }
    }
# „Otvara s duplom četvorkom”, „otvara sa šest-pet”. $number is the first number.
tile-plain-with =
    { $number ->
        [6] sa { tile-plain }
        [7] sa { tile-plain }
        [16] sa { tile-plain }
        [17] sa { tile-plain }
       *[other] s { tile-plain }
    }
tile-triangle-with =
    { $number ->
        [6] sa { tile-triangle }
        [7] sa { tile-triangle }
        [16] sa { tile-triangle }
        [17] sa { tile-triangle }
       *[other] s { tile-triangle }
    }
tile-double-with =
    { $n ->
        [0] s duplom prazninom
        [1] s duplom jedinicom
        [2] s duplom dvojkom
        [3] s duplom trojkom
        [4] s duplom četvorkom
        [5] s duplom peticom
        [6] s duplom šesticom
        [7] s duplom sedmicom
        [8] s duplom osmicom
        [9] s duplom devetkom
        [10] s duplom desetkom
        [11] s duplom jedanaesticom
        [12] s duplom dvanaesticom
        [13] s duplom trinaesticom
        [14] s duplom četrnaesticom
        [15] s duplom petnaesticom
        [16] s duplom šesnaesticom
        [17] s duplom sedamnaesticom
        [18] s duplom osamnaesticom
       *[other] s duplom { $n }
    }
tile-triple-with =
    { $n ->
        [0] s trostrukom prazninom
        [1] s trostrukom jedinicom
        [2] s trostrukom dvojkom
        [3] s trostrukom trojkom
        [4] s trostrukom četvorkom
        [5] s trostrukom peticom
        [6] s trostrukom šesticom
        [7] s trostrukom sedmicom
        [8] s trostrukom osmicom
        [9] s trostrukom devetkom
        [10] s trostrukom desetkom
        [11] s trostrukom jedanaesticom
        [12] s trostrukom dvanaesticom
        [13] s trostrukom trinaesticom
        [14] s trostrukom četrnaesticom
        [15] s trostrukom petnaesticom
        [16] s trostrukom šesnaesticom
        [17] s trostrukom sedamnaesticom
        [18] s trostrukom osamnaesticom
       *[other] s trostrukom { $n }
    }

place =
    { $kind ->
        [first] otvaranje
        [left] lijevo
        [right] desno
        [up] gore
        [down] dolje
        [public] na zajednički vlak
        [engine] lokomotiva
        [hub] prva pločica
        [train] { PERSON($who) ->
            [you] na vaš vlak
           *[other] na vlak igrača { $who }
        }
        [on] na { DIGITS($tile) }
        [cell] u redu { $row }, mjesto { $nth }, vrhom { $up ->
            [true] gore
           *[false] dolje
        }
       *[row] red { $row }
    }
place-after =
    { $kind ->
        [first] { "" }
       *[other] { " " }{ place }
    }
place-end =
    { $kind ->
        [first] otvaranje
        [left] lijevi kraj
        [right] desni kraj
        [up] gornji krak
        [down] donji krak
        [public] zajednički vlak
        [engine] lokomotiva
        [hub] prva pločica
        [train] { PERSON($who) ->
            [you] vaš vlak
           *[other] vlak igrača { $who }
        }
        [on] { DIGITS($tile) }
        [cell] red { $row }, mjesto { $nth }
       *[row] red { $row }
    }
place-at =
    { $kind ->
        [on] { place }
       *[other] { place } na { $n }
    }
place-open = { $n }{ place-after }
place-told = { place } { $n }
