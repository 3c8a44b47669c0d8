# What holds a sheet together.

title = Agreement: { $preset }
title-changed = Agreement: { $preset }, with changes

section-aim = Aim
section-score = How a round ends and what it scores
section-block = { $game ->
   *[other] Block
    [goat] Fish
    [donkey] Fish
}
section-lead = Who leads
section-turn = Playing a tile
section-draw = { $draws ->
    [yes] Drawing
   *[no] Passing
}
section-value = What tiles count
section-table = Set, seats and deal
section-account = The account
section-match = The match
section-rating = The rating
section-unused = Agreed, but without effect here
section-example = An example

# What the rules do without, in a few words each: “no redeal, no bonuses”.
nothing-else = Nothing else: { $list }.

# A sentence that is true for some numbers of players only.
for-players = With { $players } players: { $sentence }

either-last = { $first } or { $last }
all-last = { $first } and { $last }

# Two sentences that exclude each other.
conflict = These two do not go together: “{ $first }” “{ $second }”
span = { $first } to { $last }

example-intro = These rounds are dealt, played and scored by exactly these rules.
example-partners = { $first } play as a pair against { $second }.
example-two-hands = { $first } plays two hands, and so does { $second }.
example-out = { $player } goes out with { $tile }.
example-block = { $player } blocks the round with { $tile }.
example-fish = { $player } makes a fish with { $tile }.
example-next = Next round: { $sentence }
example-other = In another match: { $sentence }
example-ends-dead = { $ends ->
    [1] The open end shows { $number }, and all { $count } tiles with a { $number } are on the table.
    [2] Both ends show { $number }, and all { $count } tiles with a { $number } are on the table.
   *[other] All ends show { $number }, and all { $count } tiles with a { $number } are on the table.
}
example-ends-but-double = { $ends ->
    [1] The open end shows { $number }, and every tile with a { $number } except { $tile } is on the table.
    [2] Both ends show { $number }, and every tile with a { $number } except { $tile } is on the table.
   *[other] All ends show { $number }, and every tile with a { $number } except { $tile } is on the table.
}
example-ends-one = { $ends ->
    [1] The open end shows { $number }. Nobody holds a tile that fits.
    [2] Both ends show { $number }. Nobody holds a tile that fits.
   *[other] All ends show { $number }. Nobody holds a tile that fits.
}
example-ends-several = The ends show { $numbers }. Nobody holds a tile that fits.
example-ends-everywhere = { $draws ->
    [yes] Nobody holds a tile that fits anywhere, and nothing is left to draw.
   *[no] Nobody holds a tile that fits anywhere.
}
example-ends-none = No end is open any more.
example-hand = { $player } holds { $tiles }: { $points }.
example-hand-sum = { $player } holds { $tiles }: { $sum } = { $points }.
example-special = { $player } holds { $tiles }, which counts { $points } here.
example-hand-count = { $count ->
    [one] { $player } holds { $count } tile: { $tiles }.
   *[other] { $player } holds { $count } tiles: { $tiles }.
}
example-hand-tiles = { $player } holds { $tiles }.
example-together = { $people ->
    [1] { $side }, both hands: { $sum }.
   *[other] { $side } together: { $sum }.
}
example-made = { $side } in play: { $sum }.
example-compared = { $player } played last and holds { $points }. { $next } is next and holds { $other }.
example-lowest = The lowest hand: { $player }, { $points }.
example-tied = { $among ->
    [pairs] A tie: both pairs hold { $points }.
    [both] A tie: both players hold { $points }.
    [single] A tie: the lightest hand of each pair is { $points }.
    [next] A tie: these two hands are both { $points }.
   *[hands] A tie: several hands are the lightest, with { $points }.
}
example-tied-fewest = A tie: several have the fewest tiles, { $points }.
example-tied-highest = A tie: several hold the most, { $points }.
example-tie-blocker-loses = { $player } played last and loses the tie.
example-tie-blocker-wins = { $player } played last and wins the tie.
example-tie-leader-wins = { $player } led the round and wins the tie.
example-won = { $people ->
    [1] { $side } wins the round.
   *[other] { $side } win the round.
}
example-left = The hands that count: { $sum }.
example-scores = { $people ->
    [1] { $side } scores { $sum }. Total: { $total }.
   *[other] { $side } score { $sum }. Total: { $total }.
}
example-opens = { $people ->
    [1] { $side } opens the account with { $sum }. Total: { $total }.
   *[other] { $side } open the account with { $sum }. Total: { $total }.
}
example-remembers = { $side }: { $sum } does not open the account, which takes { $open } in one round. Remembered: { $total }.
example-lost = { $side }: { $sum } does not open the account, which takes { $open } in one round. These points are lost.
example-wiped = { $people ->
    [1] { $side } loses the remembered points: { $points }.
   *[other] { $side } lose the remembered points: { $points }.
}

# The parts of a sum: “15 in play + 19 left, rounded to 20 = 35”.
example-part-play = { $points } in play
example-part-paid = { $points } for draws
example-part-left = { $points } left
example-part-rounded = { $points } left, rounded to { $rounded }
example-part-round = { $points } for the round
example-part-bonus = { $event ->
    [capicua] { $points } for the capicúa
    [capicu] { $points } for the capicú
    [chuchazo] { $points } for the chuchazo
    [pass-all-three] { $points } for three passes
    [out] { $points } for going out
   *[round] { $points } for winning this round
}
example-part-carried = { $points } carried over
example-part-remembered = { $points } remembered
example-rounded = { $sum }, rounded to { $rounded }
example-limited = { $points ->
    [0] { $sum }, which does not count
    [1] { $sum }, of which { $points } counts
   *[other] { $sum }, of which { $points } count
}

example-carried = Carried over to the next round: { $sum }.
example-rounds-won = { $side }, rounds won: { $points }.
example-reset = { $side }: back to 0.
example-nobody = Nobody scores.
example-over = { $people ->
    [1] The match is over. { $side } wins.
   *[other] The match is over. { $side } win.
}
example-over-lost = { $people ->
    [1] The match is over. { $side } loses.
   *[other] The match is over. { $side } lose.
}
example-drawn = The match ends in a tie.
