### Numbers and tiles as players say them.

# A number of pips on half a tile.
number =
    { $n ->
        [0] blank
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
       *[other] { $n }
    }
# A tile whose halves differ. $high and $low are words.
tile-plain = { $high }-{ $low }
tile-double =
    { $n ->
        [0] double blank
        [1] double one
        [2] double two
        [3] double three
        [4] double four
        [5] double five
        [6] double six
        [7] double seven
        [8] double eight
        [9] double nine
        [10] double ten
        [11] double eleven
        [12] double twelve
        [13] double thirteen
        [14] double fourteen
        [15] double fifteen
        [16] double sixteen
        [17] double seventeen
        [18] double eighteen
       *[other] double { $n }
    }
# A triangle, clockwise. The three are words.
tile-triangle = { $first }-{ $second }-{ $third }
tile-triple =
    { $n ->
        [0] triple blank
        [1] triple one
        [2] triple two
        [3] triple three
        [4] triple four
        [5] triple five
        [6] triple six
        [7] triple seven
        [8] triple eight
        [9] triple nine
        [10] triple ten
        [11] triple eleven
        [12] triple twelve
        [13] triple thirteen
        [14] triple fourteen
        [15] triple fifteen
        [16] triple sixteen
        [17] triple seventeen
        [18] triple eighteen
       *[other] triple { $n }
    }
