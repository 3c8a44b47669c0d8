### Numbers, tiles and places in other forms. A form is the end of the name: WORD($n, form: "suit") shows number-suit.
### Each language has the forms that its own sentences use.

number-suit =
    { $n ->
        [0] blanks
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] elevens
        [12] twelves
        [13] thirteens
        [14] fourteens
        [15] fifteens
        [16] sixteens
        [17] seventeens
        [18] eighteens
       *[other] { $n }s
    }
# As in “eleven pips”.
number-pips =
    { $n ->
        [0] no
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
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
       *[other] { $n }
    }
# As in “three tiles fit”.
number-counted =
    { $n ->
        [0] none
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
number-ordinal =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
       *[other] { $n }th
    }

# A place on the table: where a tile was played or fits.
place =
    { $kind ->
        [first] lead
        [left] left
        [right] right
        [up] above
        [down] below
        [public] on the public train
        [engine] engine
        [hub] first tile
        [train] on { PERSON($who) ->
            [you] your
           *[other] { $who }’s
        } train
        [on] at { DIGITS($tile) }
        [cell] in row { $row }, { WORD($nth, form: "ordinal") }, point { $up ->
            [true] up
           *[false] down
        }
       *[row] row { $row }
    }
# After a play: “six-five on the left”.
place-after =
    { $kind ->
        [first] { "" }
        [left] { " " }on the left
        [right] { " " }on the right
       *[other] { " " }{ place }
    }
place-short =
    { $kind ->
        [first] { "" }
       *[other] { " " }{ place }
    }
# As in “fits the left end”.
place-end =
    { $kind ->
        [first] the lead
        [left] the left end
        [right] the right end
        [up] the upper arm
        [down] the lower arm
        [public] the public train
        [engine] the engine
        [hub] the first tile
        [train] { PERSON($who) ->
            [you] your
           *[other] { $who }’s
        } train
        [on] { DIGITS($tile) }
        [cell] row { $row }, { WORD($nth, form: "ordinal") }
       *[row] row { $row }
    }
# As a heading.
place-name =
    { $kind ->
        [first] lead
        [left] left end
        [right] right end
        [up] upper arm
        [down] lower arm
        [public] public train
        [engine] engine
        [hub] first tile
        [train] { PERSON($who) ->
            [you] your
           *[other] { $who }’s
        } train
        [on] { DIGITS($tile) }
        [cell] row { $row }, { WORD($nth, form: "ordinal") }
       *[row] row { $row }
    }
# A place with the number at its end, in a choice.
place-at =
    { $kind ->
        [on] { place }
       *[other] { place } at { $n }
    }
# The number at an end and the place.
place-open = { $n }{ place-after }
place-told = { place } { $n }
