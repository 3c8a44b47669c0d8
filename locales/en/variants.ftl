# Labels of house variants, for buttons: a few words each.

variants = House variants

variant-to = To { $n } points
variant-hand =
    { $n ->
        [one] { $n } tile each
       *[other] { $n } tiles each
    }
variant-hand-for-two =
    { $n ->
        [one] { $n } tile each for two
       *[other] { $n } tiles each for two
    }
variant-fewer-tiles = Fewer tiles each
variant-double =
    { $n ->
        [6] Double-six set
        [9] Double-nine set
        [12] Double-twelve set
        [15] Double-fifteen set
       *[other] Double-{ $n } set
    }
variant-max =
    { $n ->
        [one] Draw at most { $n } tile
       *[other] Draw at most { $n } tiles
    }
variant-take =
    { $n ->
        [one] Draw { $n } tile
       *[other] Draw { $n } tiles
    }
variant-reserve =
    { $n ->
        [one] Last tile never drawn
       *[other] Last { $n } tiles never drawn
    }
variant-draw-on = Draw until a tile fits
variant-draw-all = Every tile may be drawn
variant-wild-blanks = Wild blanks
variant-plain-blank = 0-0 counts 0
variant-blank = 0-0 alone counts { $n }
variant-six-alone = 6-6 counts 50 only when alone
variant-heaviest-leads = No double: the heaviest tile leads
variant-lot-sum = Lot: the largest sum leads
variant-redeal =
    { $n ->
        [one] Redeal with { $n } double
       *[other] Redeal with { $n } doubles
    }
variant-one-tile = One tile a turn
variant-no-closing = Doubles stay open
variant-winners-score = Winners score
variant-losers-score = Losers score
variant-block-full = A block pays all other hands
variant-block-lightest = The lightest hand wins a block
variant-tie-leader = Tied block: the leader's pair wins
variant-eggs = Tied fish: the points wait
variant-eggs-once = Tied fish: equal points count once
variant-one-goat = Only the highest total is the goat
variant-announce-any = Any open side may announce 6-6
variant-not-rounded = No rounding
variant-out = Going out scores { $n }
variant-capicua = Capicúa scores { $n }
variant-not-in-a-row = Six wins, not in a row
