# What holds a sheet together.

title = Agreement: { $preset }
title-changed = Agreement: { $preset }, with changes

section-tiles = The tiles
section-seats = Seats
section-deal = The deal
section-lead = Who leads
section-layout = How the tiles lie
section-turn = A turn
section-boneyard = The boneyard
section-end = The end of a round
section-value = What tiles count
section-score = Who writes what
section-block = Blocked rounds
section-account = The account
section-match = The match
section-rating = The rating
section-unused = Agreed, but without effect here
section-example = An example

# A sentence that holds for some numbers of players only.
for-players = With { $players } players: { $sentence }

either-last = { $first } or { $last }
all-last = { $first } and { $last }

# Two sentences that exclude each other.
conflict = These two do not go together: “{ $first }” “{ $second }”
span = { $first } to { $last }

example-intro = A few rounds, one after the other, as these rules settle them.
example-partners = { $first } and { $second } are partners, and so are { $third } and { $fourth }.
example-two-hands = { $first } plays both hands of the one side, { $second } both hands of the other.
example-out = { $player } goes out.
example-block = { $player } blocks the round.
example-next = Next round: { $sentence }
example-other = In another match: { $sentence }
example-hand = { $player } holds { $tiles }: { $points }.
example-hand-sum = { $player } holds { $tiles }: { $sum } = { $points }.
example-special = { $player } holds { $tiles }, which counts { $points } here.
example-hand-count = { $count ->
    [one] { $player } holds { $count } tile: { $tiles }.
   *[other] { $player } holds { $count } tiles: { $tiles }.
}
example-hand-tiles = { $player } holds { $tiles }.
example-made = { $points ->
    [one] { $side }: { $points } point made in play.
   *[other] { $side }: { $points } points made in play.
}
example-tied = The lowest are equal.
example-tied-fewest = Two hold equally few tiles.
example-tied-highest = The highest are equal.
example-won = The round goes to: { $side }.
example-writes = { $points ->
    [one] { $side }: { $points } point written for this round, { $total } in all.
   *[other] { $side }: { $points } points written for this round, { $total } in all.
}
example-opens = { $points ->
    [one] { $side }: the account is opened with { $points } point, { $total } in all.
   *[other] { $side }: the account is opened with { $points } points, { $total } in all.
}
example-remembers = { $points ->
    [one] { $side }: { $points } point remembered beside the account, nothing written.
   *[other] { $side }: { $points } points remembered beside the account, nothing written.
}
example-wiped = { $side }: the remembered points are wiped out.
example-lost = { $points ->
    [one] { $side }: { $points } point is too little to open the account; nothing is written.
   *[other] { $side }: { $points } points are too few to open the account; nothing is written.
}
example-bonus = { $points ->
    [one] { $side }: a bonus of { $points } point.
   *[other] { $side }: a bonus of { $points } points.
}
example-received = { $points ->
    [one] That includes { $points } point that waited on the table.
   *[other] That includes { $points } points that waited on the table.
}
example-carried = { $points ->
    [one] { $points } point waits on the table.
   *[other] { $points } points wait on the table.
}
example-rounds-won = { $points ->
    [one] { $side }: { $points } round won.
   *[other] { $side }: { $points } rounds won.
}
example-nobody = Nobody writes anything.
example-over = The match is over. Won: { $side }.
example-over-lost = The match is over. Lost: { $side }.
example-drawn = The match is over, and drawn.
