# A message is a parameter: its value names it, its attributes are what the agreement says.
# The attribute `nothing` names in a few words what the rules do without, for the closing line of the sheet.
#
# Every sentence may select its words by these facts:
#   $sides      solo: everyone plays alone; pairs: two pairs; mixed: pairs at some tables; hands: two hands each
#   $others     one: two sides play; many: more than two may play
#   $draws      whether tiles are ever drawn in a turn: yes, no
#   $game       goat, donkey, other
#   $reach      wins, loses: what reaching the target does
#   $triangles  whether the tiles are triangles: yes, no
#   $account    whether an account must be opened: yes, no
#   $compared   what is compared after a block: tiles, the number of tiles; single, the lightest hand of each side;
#               next, the hands of the blocker and the next player; all, whole hands or sides

# A blocked round.
block = { $game ->
   *[other] block
    [goat] fish
    [donkey] fish
}

# Who shares a score.
party = { $sides ->
    [solo] player
    [hands] player
    [pairs] pair
   *[mixed] side
}

# What is equal in a tied block.
if-tied = { $compared ->
    [tiles] { $others ->
        [one] If both have equally many tiles
       *[many] If several have the fewest tiles
    }
    [single] { $sides ->
        [hands] If the lightest hands of both players are equal
        [pairs] If the lightest hands of both pairs are equal
       *[mixed] If the lightest hands of several sides are equal
    }
    [next] If these two hands are equal
   *[all] { $others ->
        [one] { $sides ->
            [solo] If both hands are equal
           *[pairs] If both totals are equal
        }
       *[many] { $sides ->
            [solo] If several hands are the lightest
           *[mixed] If several totals are the lowest
        }
    }
}

tiles-set = Set of tiles
    .double-6 = Play with a double-six set: 28 tiles, from 0-0 to 6-6.
    .double-9 = Play with a double-nine set: 55 tiles, from 0-0 to 9-9.
    .double-12 = Play with a double-twelve set: 91 tiles, from 0-0 to 12-12.
    .double-15 = Play with a double-fifteen set: 136 tiles, from 0-0 to 15-15.
    .double-18 = Play with a double-eighteen set: 190 tiles, from 0-0 to 18-18.
    .triomino-56 = Play with 56 triangle tiles, one for every three numbers from 0 to 5. Read clockwise from the smallest, the numbers never go down: there is a 1-2-3, but no 1-3-2.

tiles-without = Tiles removed
    .nothing = no tiles removed
    .none = No tiles are removed.
    .always = Remove { $tiles } before the deal.
    .players = With { $players } players, remove { $tiles } before the deal.

tiles-blanks = Blanks
    .plain = A blank counts 0 and fits only another blank.
    .plain-uncounted = A blank fits only another blank.
    .plain-pictures = The blank is a number like any other, with a picture of its own.
    .plain-sum-7 = A blank counts 0. No number makes seven with it, so only a matador fits an open blank.
    .plain-triangles = 0 is a number like any other and fits only 0.
    .wild = Blanks are wild: a blank fits any number, and any tile fits an open blank. You don't name a number for it.

tiles-faces = Faces of the tiles
    .pips = { $triangles ->
        [yes] The tiles show numbers.
       *[no] The tiles show pips.
    }
    .pictures = { $triangles ->
        [yes] The tiles show pictures instead of numbers, one picture for each number.
       *[no] The tiles show pictures instead of pips, one picture for each number.
    }
    .cards = The tiles look like playing cards.

seats-count = Players
    .list = This game is for { $players } players.
    .missing = You can't open a table for { $players } players, because no hand size is set.

seats-sides = Sides
    .solo = Everyone plays alone.
    .pairs = Four play two against two. Partners sit opposite each other and share one score.
    .pairs-at-4 = Four play two against two: partners sit opposite each other and share one score. With any other number of players, everyone plays alone.
    .two-hands = Two players hold two hands each and play as two pairs would. You take turns hand by hand. Each hand plays its own tiles, and you see both of yours.

seats-direction = Order of play
    .clockwise = Play goes clockwise, to the left.
    .counterclockwise = Play goes counter-clockwise, to the right.

deal-hand = Tiles in a hand
    .same = { $tiles ->
        [one] Everyone takes { $tiles } tile, face down.
       *[other] Everyone takes { $tiles } tiles, face down.
    }
    .players = { $tiles ->
        [one] With { $players } players, everyone takes { $tiles } tile, face down.
       *[other] With { $players } players, everyone takes { $tiles } tiles, face down.
    }
    .two-hands = { $tiles ->
        [one] Each player takes { $tiles } tile, face down, half for each hand.
       *[other] Each player takes { $tiles } tiles, face down, half for each hand.
    }
    .none-left = All tiles are dealt.

deal-rest = Tiles left over
    .boneyard = The tiles left over lie face down: they are the boneyard.
    .out-of-play = The tiles left over stay face down, out of play.
    .asleep = The tiles left over are asleep: they stay face down, and nobody draws or counts them.

deal-redeal = Redeal
    .nothing = no redeal
    .none = Hands are never redealt.
    .doubles = { $doubles ->
        [one] If anyone has { $doubles } double or more, shuffle and deal again.
       *[other] If anyone has { $doubles } doubles or more, shuffle and deal again.
    }
    .suit = { $suit ->
        [one] If anyone has { $suit } tile or more of one number, counting the double, shuffle and deal again.
       *[other] If anyone has { $suit } tiles or more of one number, counting the double, shuffle and deal again.
    }
    .both = If anyone has { $doubles } doubles or more, or { $suit } tiles or more of one number, shuffle and deal again.

lead-first = Who leads the first round
    .doubles = The tiles decide who leads the first round.
    .lot = Draw for the lead: the best tile leads.
    .youngest = The youngest player leads. If you don't know who that is, draw for the lead: the best tile leads.
    .random = Anyone may lead. Draw for it: the best tile leads.

lead-order = Tiles that decide the lead
    .down = { $rounds ->
        [first] The player with { $first } leads the first round.
       *[every] The player with { $first } leads.
    } If nobody has it, the player with { $second } leads, and so on down to { $last }.
    .up = { $rounds ->
        [first] The player with { $first } leads the first round.
       *[every] The player with { $first } leads.
    } If nobody has it, the player with { $second } leads, and so on up to { $peak }. { $last } comes last.
    .single = { $rounds ->
        [first] The player with { $tile } leads the first round.
       *[every] The player with { $tile } leads.
    }
    .list = { $rounds ->
        [first] Before the first round, look for these tiles in order: { $tiles }.
       *[every] Look for these tiles in order: { $tiles }.
    } The player with the first one you find leads.
    .empty = No particular tile decides the lead.

lead-lotBy = How the draw for the lead compares tiles
    .half = { $triangles ->
        [yes] The best tile is the one with the largest number. If tied, three equal numbers win, then the larger sum.
       *[no] The best tile is the one with the largest half. If tied, a double wins, then the larger sum.
    }
    .sum = { $triangles ->
        [yes] The best tile is the one with the largest sum. If tied, the largest number wins.
       *[no] The best tile is the one with the largest sum. If tied, the larger half wins.
    }

# Before “the heaviest tile leads” and similar.
if-nobody = { $order ->
    [none] { $rounds ->
        [first] In the first round,
       *[every] In every round,
    }
    [one] If nobody has it,
   *[many] If nobody has any of these,
}

lead-ifNone = If nobody has such a tile
    .heaviest = { if-nobody } the heaviest tile leads: { $triangles ->
        [yes] the largest sum. If tied, the largest number, then the larger middle number.
       *[no] the largest sum, then the larger half.
    }
    .lightest = { if-nobody } the lightest tile leads: { $triangles ->
        [yes] the smallest sum. If tied, the one with the smaller largest number leads.
       *[no] the smallest sum. If tied, the one whose larger half is smaller leads.
    }
    .highest-pair = { if-nobody } the highest pair of equal numbers leads, then the larger third number. If nobody has a pair, the heaviest tile leads.
    .redeal = { if-nobody } shuffle and deal again.
    .draw = If nobody has that double, take turns drawing one tile, starting with the first seat. You keep the tiles. The player who finds the double leads it at once.

lead-tile = The tile that is led
    .that-tile = You must lead exactly that tile. In later rounds, lead any tile.
    .that-tile-always = You must lead exactly that tile.
    .any = You may lead any tile.
    .any-double = In the first round, you must lead exactly that tile. In later rounds, lead any double. If you have none, the lead passes to the next player.
    .any-double-first = In the first round, you must lead exactly that tile.

lead-next = Who leads the later rounds
    .as-first = Every round starts this way.
    .winner = The player who goes out leads the next round.
    .winner-any-double = The player who goes out leads the next round with any double. If you have none, the lead passes to the next player.
    .rotate = The lead moves to the next player every round.
    .winning-side = { $sides ->
        [solo] The winner of each round leads the next.
        [pairs] The pair that wins a round leads the next. Either partner may lead.
        [hands] The winner of each round leads the next, with either hand.
       *[mixed] The side that wins a round leads the next. Either partner may lead.
    }
    .descending-double = { $hub ->
        [engine] Each round starts with its own double, the engine: { $first } first, then { $second }, and so on down to 0-0.
       *[hub] Each round starts with its own double, the hub: { $first } first, then { $second }, and so on down to 0-0.
    } { $again ->
        [yes] After 0-0, start again with { $first }. The player who has the double leads it.
       *[no] The player who has the double leads it.
    }

lead-afterBlock = Who leads after a block
    .same = The same after a { block }.
    .blocker = After a { block }, the player who made it leads.
    .winner = After a { block }, the player who won it leads.
    .winner-partner = { $sides ->
        [hands] After a { block }, the winner leads with the lighter hand.
        [pairs] After a { block }, the partner with the lighter hand in the winning pair leads.
       *[mixed] After a { block }, the player with the lighter hand on the winning side leads.
    } If these hands are equal, the one whose turn comes first leads.
    .winner-compared = After a { block }, the player with the lighter of the two compared hands leads. If the hands are equal, the winner of the { block } leads.
    .leader-again = After a { block }, the player who led the round leads again.
    .lowest-hand = After a { block }, the player with the lightest hand leads.

lead-afterTie = Who leads after a block that nobody won
    .same = After a tied { block } that nobody won, the next leader is found as after any other round.
    .same-winner = After a tied { block } that nobody won, the player who led the round leads again.
    .blocker = After a tied { block } that nobody won, the player who made it leads.
    .rotate = After a tied { block } that nobody won, the lead moves to the next player.
    .as-first = After a tied { block } that nobody won, find the leader as for the first round.

layout-shape = How the tiles lie
    .line = The tiles form one line with two ends. Doubles lie across it.
    .cross = The first double is the spinner: you can play on all four of its sides. Later doubles lie across and open no new arms.
    .tree = You can play on all four sides of every double.
    .trains = Every player has a train, and there is one public train. Each train starts at the engine with the engine's number. You may play on your own train, on the public train and on marked trains. When you pass, your train is marked until you play on it again.
    .chicken-foot = The first six tiles go on the hub. After that, play on any open half. Each later double needs three tiles, its toes, before you play anywhere else. You may go out with a double: it needs no toes then.
    .triangles = Lay your triangle so that a whole edge touches another triangle. Touching a corner is not enough.

layout-crossOpens = When the arms open
    .at-once = All four sides of the spinner are open at once.
    .after-both-sides = Its other two sides open once both sides along the line are covered.

layout-match = What touches what
    .equal = Join tiles at equal numbers.
    .equal-wild = Join tiles at equal numbers, or at a blank.
    .equal-triangles = Both numbers of a touching edge must match, and so must every shared corner.
    .sum-7 =
        Touching halves must add up to seven: 1 and 6, 2 and 5, 3 and 4.{ $matadors ->
            [none] { "" }
           *[other] { " " }The matadors { $matadors } fit any end, either way round.
        }

turn-plays = Tiles in a turn
    .one = You play one tile a turn.
    .two-doubles = You play one tile a turn, or two doubles at two different ends. On the lead, you play only one.
    .double-run = You play one tile a turn. After it, you may add any doubles that fit, at any open ends.
    .cover-double = You play one tile a turn, but you must cover a double in the same turn. { $cover ->
        [hand] Cover it from your hand.
        [one] Cover it from your hand, or with one drawn tile if it fits.
       *[many] Cover it from your hand, or with a tile you draw.
    } If you can't, you pass and your train is marked. Until someone covers the double, nobody plays anywhere else. Leading the engine is a whole turn. You may go out with an uncovered double.

turn-closeDouble = Closing a double
    .yes = When you play a double, you may close it: nothing more goes on it. You can't close doubles in the turn that leads. { $draws ->
        [yes] When no end is open, the round is over at once, even with tiles left to draw.
       *[no] When no end is open, the round is over at once.
    } This is a { block }.
    .no = You can't close doubles.

turn-equalEnds = Equal ends
    .free = When both ends show the same number, play at either.
    .leader-right = When both ends show the same number, play only at the end on the leader's right.

draw-mode = If you can't play
    .none = If you can't play, you pass.
    .until-playable = If you can't play, draw one tile at a time until one fits, and play it. If no tile is left to draw, you pass.
    .until-playable-max = { $max ->
        [one] If you can't play, draw one tile. If it fits, play it; if not, you pass.
       *[other] If you can't play, draw one tile at a time until one fits, at most { $max } in a turn. If none fits or none is left, you pass.
    }
    .exactly = { $count ->
        [one] If you can't play, draw one tile. If it fits, play it; if not, you pass.
       *[other] If you can't play, draw { $count } tiles, or all that are left. If one fits, play it; if not, you pass.
    }
    .all-dealt = All tiles are dealt, so there are none to draw. If you can't play, you pass.
    .all-kept = { $reserve ->
        [one] The last tile is never drawn, so there are none to draw. If you can't play, you pass.
       *[other] The last { $reserve } tiles are never drawn, so there are none to draw. If you can't play, you pass.
    }
    .no-boneyard = { $left ->
        [none] With { $players } players there is no boneyard: if you can't play, you pass.
       *[kept] With { $players } players there is nothing to draw: if you can't play, you pass.
    }

draw-count = Tiles drawn
    .number = { $count ->
        [one] You draw { $count } tile at a time.
       *[other] You draw { $count } tiles at a time.
    }

draw-max = Most tiles drawn in a turn
    .none = You may draw any number of tiles in a turn.
    .number = { $max ->
        [one] You draw at most { $max } tile in a turn.
       *[other] You draw at most { $max } tiles in a turn.
    }

draw-reserve = Tiles never drawn
    .nothing = no tiles kept back
    .none = You may draw the boneyard to its last tile.
    .number = { $reserve ->
        [one] The last tile of the boneyard is never drawn.
       *[other] The last { $reserve } tiles of the boneyard are never drawn.
    }

draw-ifAble = If you can play
    .forbidden = If you can play, you must.
    .allowed = You may draw before you play, even if you can play already. While a tile of yours fits, you can't pass.

draw-penalty = What drawing costs
    .nothing = { $both ->
        [yes] no penalties
       *[no] no penalty for drawing
    }
    .none = Drawing costs nothing.
    .number = { $penalty ->
        [one] Every tile you draw costs { $penalty } point. A total may fall below 0.
       *[other] Every tile you draw costs { $penalty } points. A total may fall below 0.
    }

draw-passPenalty = What a pass costs
    .nothing = no penalty for passing
    .none = Passing costs nothing.
    .number = { $penalty ->
        [one] If you pass after drawing in the same turn, you lose { $penalty } more point. A pass without drawing is free.
       *[other] If you pass after drawing in the same turn, you lose { $penalty } more points. A pass without drawing is free.
    }

end-out = Going out
    .first-player = When you play your last tile, you go out and the round ends. You are out even if that tile also { $game ->
       *[other] blocks the round
        [goat] makes a fish
        [donkey] makes a fish
    }.
    .whole-side = The round ends only when every hand of one side is empty.

end-block = When a round is blocked
    .no-move = { $game ->
       *[other] The round is blocked
        [goat] It is a fish
        [donkey] It is a fish
    } { $draws ->
        [yes] when nobody can play and nothing more can be drawn.
       *[no] when nobody can play.
    }
    .dead-suit = { $game ->
       *[other] The round is blocked as soon as all ends show one number and at most its double is left. { $draws ->
            [yes] Nobody draws any more. It is also blocked when nobody can play and nothing more can be drawn.
           *[no] It is also blocked when nobody can play.
        }
        [goat] It is a fish as soon as all ends show one number and at most its double is left. { $draws ->
            [yes] Nobody draws any more. It is also a fish when nobody can play and nothing more can be drawn.
           *[no] It is also a fish when nobody can play.
        }
        [donkey] It is a fish as soon as all ends show one number and at most its double is left. { $draws ->
            [yes] Nobody draws any more. It is also a fish when nobody can play and nothing more can be drawn.
           *[no] It is also a fish when nobody can play.
        }
    }

end-deadBoneyard = A dead line with tiles to draw
    .drawn-out = While tiles can be drawn, { $game ->
       *[other] the round is not blocked
        [goat] it is not a fish
        [donkey] it is not a fish
    }. The next player must draw them all first.
    .drawn-out-closing = While an end is open and tiles can be drawn, { $game ->
       *[other] the round is not blocked
        [goat] it is not a fish
        [donkey] it is not a fish
    }. The next player must draw them all first.
    .drawn-out-in-turns = { $triangles ->
        [yes] While tiles can be drawn,
       *[no] While an end is open and tiles can be drawn,
    } { $game ->
       *[other] the round is not blocked
        [goat] it is not a fish
        [donkey] it is not a fish
    }: take turns drawing.
    .stays = When every tile of every open number is played, { $game ->
       *[other] the round is blocked
        [goat] it is a fish
        [donkey] it is a fish
    } at once. Nobody draws any more.

value-special = What tiles in the hand count
    .pips = A tile left in your hand counts its pips.
    .halves = A tile left in your hand counts the sum of its two numbers.
    .numbers = A tile left in your hand counts the sum of its three numbers.
    .only = { $count ->
        [one] If { $tiles } is your only tile left, it counts { $points }.
       *[other] If { $tiles } are your only tiles left, they count { $points } together.
    }
    .held = { $count ->
        [one] { $tiles } left in your hand counts { $points }.
       *[other] { $tiles } left in your hand count { $points } each.
    }

score-sense = Who scores
    .winner-gains = You score by winning rounds.
    .winner-gains-play = Everyone scores in play. Only the winner of a round scores the tiles left in hand.
    .losers-pay = { $reach ->
        [loses] Points count against you.
       *[wins] The losers of a round score the points.
    } { $sides ->
        [solo] If you go out, you score nothing.
        [hands] If you go out, you score nothing, even if your other hand holds tiles.
        [pairs] If you go out, you and your partner score nothing.
       *[mixed] If you go out, your side scores nothing.
    }
    .round-points = The winner of a round scores 1 point, no matter what is left in hand.
    .play-only = You score in play and by bonuses; the tiles left in hand don't count.
    .play-only-bare = You score only in play: going out and blocks score nothing.
    .no-block = A block scores nothing.
    .none = No points are counted, only rounds won.
    .none-single = No points are counted.

score-out = What going out scores
    .opponents = { $sides ->
        [solo] { $others ->
            [one] When you go out, you score the points left in your opponent's hand.
           *[many] When you go out, you score the points left in all other hands.
        }
        [hands] When you go out, you score the points left in your opponent's hands. Your own other hand doesn't count.
        [pairs] When you go out, your pair scores the points left in the opponents' hands. Your partner's tiles don't count.
       *[mixed] When you go out, your side scores the points left in the opponents' hands. A partner's tiles don't count.
    }
    .table = { $sides ->
        [solo] When you go out, you score the points left in all hands.
        [hands] When you go out, you score the points left in all hands, your own other hand's too.
        [pairs] When you go out, your pair scores the points left in all hands, your partner's too.
       *[mixed] When you go out, your side scores the points left in all hands, a partner's too.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] When someone goes out, the other player scores what is left in their hand.
           *[many] When someone goes out, everyone else scores what is left in their own hand.
        }
        [hands] When someone goes out, the other player scores what is left in both hands.
        [pairs] When someone goes out, the other pair scores what is left in both its hands.
       *[mixed] When someone goes out, every other side scores what is left in its own hands.
    }

score-blockWinner = Who wins a block
    .lowest-player = { $sides ->
        [solo] { $others ->
            [one] In a { block }, the player with the lighter hand wins.
           *[many] In a { block }, the player with the lightest hand wins.
        }
        [hands] In a { block }, the player with the lower total wins.
        [pairs] In a { block }, the pair with the lower total wins.
       *[mixed] In a { block }, the side with the lowest total wins.
    }
    .lowest-side = { score-blockWinner.lowest-player }
    .side-of-lowest-player = { $sides ->
        [solo] { $others ->
            [one] In a { block }, the player with the lighter hand wins.
           *[many] In a { block }, the player with the lightest hand wins.
        }
        [hands] In a { block }, the player with the lightest single hand wins, even if both their hands tie for it.
        [pairs] In a { block }, the pair with the lightest single hand wins, even if both partners tie for it.
       *[mixed] In a { block }, the side with the lightest single hand wins, even if both partners tie for it.
    }
    .blocker-vs-next = In a { block }, the player who played the last tile and the next player compare hands. { $sides ->
        [solo] The lighter hand wins.
        [hands] The lighter hand wins.
        [pairs] The lighter hand wins for its pair.
       *[mixed] The lighter hand wins for its side.
    }
    .fewest-tiles = In a { block }, the { party } with the fewest tiles wins.
    .nobody = Nobody wins a { block }.

score-block = What a block scores
    .opponents = { $sides ->
        [solo] { $others ->
            [one] The winner of a { block } scores the points in the other hand.
           *[many] The winner of a { block } scores the points in all other hands.
        }
        [hands] The winner of a { block } scores the points in the opponent's hands.
        [pairs] The pair that wins a { block } scores the points in the opponents' hands.
       *[mixed] The side that wins a { block } scores the points in the opponents' hands.
    }
    .table = { $sides ->
        [solo] The winner of a { block } scores the points in all hands, their own too.
        [hands] The winner of a { block } scores the points in all hands, their own too.
        [pairs] The pair that wins a { block } scores the points in all hands, its own too.
       *[mixed] The side that wins a { block } scores the points in all hands, its own too.
    }
    .opponents-minus-own = { $sides ->
        [solo] { $others ->
            [one] The winner of a { block } scores the points in the other hand minus their own, but never less than 0.
           *[many] The winner of a { block } scores the points in all other hands minus their own, but never less than 0.
        }
        [hands] The winner of a { block } scores the points in the opponent's hands minus their own, but never less than 0.
        [pairs] The pair that wins a { block } scores the opponents' hands minus its own, but never less than 0.
       *[mixed] The side that wins a { block } scores the opponents' hands minus its own, but never less than 0.
    }
    .sum-of-differences = { $others ->
        [one] { $sides ->
            [solo] The winner of a { block } scores the difference between the two hands.
           *[other] The winner of a { block } scores the difference between the two totals.
        }
       *[many] The winner of a { block } scores, for each opponent, how many more points they hold than the winner.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] In a { block }, the loser scores their own hand.
           *[many] In a { block }, everyone but the winner scores their own hand.
        }
        [hands] In a { block }, the loser scores both their hands.
        [pairs] In a { block }, the losing pair scores both its hands.
       *[mixed] In a { block }, every side but the winner scores its own hands.
    }
    .own-all = { $sides ->
        [solo] In a { block }, everyone scores their own hand.
        [hands] In a { block }, both players score their own hands.
        [pairs] In a { block }, both pairs score their own hands.
       *[mixed] In a { block }, every side scores its own hands.
    }
    .difference = { $others ->
        [one] In a { block }, the loser scores the difference. The winner scores nothing.
       *[many] In a { block }, every loser scores how many more points they hold than the winner. The winner scores nothing.
    }
    .highest-pays-table = In a { block }, the { party } with the most points scores all hands together. { $others ->
        [one] The other scores nothing.
       *[many] The others score nothing.
    }

score-blockTie = A tied block
    .void = { if-tied }, nobody wins the { block }.
    .void-own = { $others ->
        [one] { if-tied }, nobody scores the { block }.
       *[many] If several tie for the lowest in a { block }, they score nothing. The others still score.
    }
    .void-highest = If there is a tie for the highest in a { block }, nobody scores.
    .eggs = { if-tied }, nobody scores the { block }. { $eggs ->
        [once] The tied points, counted once,
       *[sum] The points in the tied hands, added together,
    } stay on the table as “eggs”. The winner of the next round scores them too. If that round is tied, they stay.
    .eggs-own = { $others ->
        [one] { if-tied }, nobody scores the { block }.
       *[many] If several tie for the lowest in a { block }, they score nothing. The others still score.
    } { $eggs ->
        [once] The tied points, counted once,
       *[sum] The points in the tied hands, added together,
    } stay on the table as “eggs”. In the next round, the highest scorer takes the eggs too. If that is tied, the eggs stay.
    .eggs-highest = If there is a tie for the highest in a { block }, nobody scores. { $eggs ->
        [once] The tied points, counted once,
       *[sum] The points in the tied hands, added together,
    } stay on the table as “eggs”. In the next round, the highest scorer takes the eggs too. If that is tied, the eggs stay.
    .carry = { if-tied }, nobody scores the { block }. All points in hand carry over to the winner of the next round. If that round is tied, they carry over again.
    .carry-own = { if-tied }, nobody scores the { block }. All points in hand carry over. In the next round, the highest scorer takes them too. If that is tied, the points carry over again.
    .carry-highest = If there is a tie for the highest in a { block }, nobody scores. All points in hand carry over. In the next round, the highest scorer takes them too. If that is tied, the points carry over again.
    .blocker-loses = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, the pair that played the last tile loses the { block }.
           *[other] { if-tied }, the player who played the last tile loses the { block }.
        }
       *[no] { $sides ->
            [mixed] If the side that played the last tile ties with one other, the other wins.
           *[other] If the player who played the last tile ties with one other, the other wins.
        } Any other tie has no winner.
    }
    .blocker-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, the pair that played the last tile wins the { block }.
           *[other] { if-tied }, the player who played the last tile wins the { block }.
        }
       *[no] { $sides ->
            [mixed] { if-tied }, and one is that of the side that played the last tile, it wins.
           *[other] { if-tied }, and one is that of the player who played last, that player wins.
        } Any other tie has no winner.
    }
    .leader-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, the pair that led the round wins the { block }.
           *[other] { if-tied }, the player who led the round wins the { block }.
        }
       *[no] { $sides ->
            [mixed] { if-tied }, and one is that of the side that led the round, it wins.
           *[other] { if-tied }, and one is that of the player who led the round, that player wins.
        } Any other tie has no winner.
    }

score-eggs = How eggs are counted
    .sum = The tied hands are added together as eggs.
    .once = The tied points are counted once as eggs.

score-play = Points in play
    .nothing = no points in play
    .none = Playing a tile scores nothing by itself.
    .fives = After each tile, add up the open ends. A double at an end counts both halves; a lone double is one end. If the sum is a multiple of five, you score it at once.
    .fives-threes = After each tile, add up the open ends. A double at an end counts both halves; a lone double is one end. If the sum is a multiple of five, you score 1 point for every five in it. If it is a multiple of three, you score 1 for every three. 10 scores 2, 9 scores 3, 15 scores 8.
    .headings = Making both ends equal scores 2, or 3 if one of them is a double.
    .headings-lead = Leading a double scores 2.
    .triominoes = Each triangle you play scores the sum of its three numbers. A bridge scores 40 more: one edge touches, and the opposite corner meets another tile. A hexagon, the sixth tile round a corner, scores 50 more. Two at once score 60 more, three 70 more.
    .triominoes-lead = Leading three equal numbers scores 10 more; 0-0-0 scores 40 in all.
    .face-sum = Each triangle you play scores the sum of its three numbers.
    .empty-arm = An arm of the spinner counts only once it has a tile.
    .played-out = If you reach the target in play, finish the round first.

score-opening = Opening tile
    .every = The tile that leads a round scores like any other.
    .none = The tile that leads a round scores nothing.
    .later-5-5 = The tile that leads a round scores nothing, except 5-5 after the first round.
    .later-5-5-below = The tile that leads a round scores nothing. After the first round, 5-5 scores if you have fewer than { $cap } points.

score-round = Rounding
    .nothing = no rounding
    .none = The winner's points are not rounded.
    .nearest-5 = Round the winner's points for a round to the nearest five.
    .up-5 = Round the winner's points for a round up to the next five.

score-roundCap = Limit for a round’s points
    .none = The winner scores all points of a round.
    .number = Winning a round never takes you above { $cap } points. Anything above is lost.

score-bonus = Bonuses
    .nothing = no bonuses
    .none = There are no bonuses.
    .capicua = Capicúa: go out with a tile that fits both ends and you score { $points } more. The ends must differ, and doubles don't count.
    .capicu = Capicú: go out with a tile that fits both ends and you score { $points } more. The ends must differ, and doubles don't count.
    .chuchazo = Chuchazo: go out with 0-0 and you score { $points } more.
    .pass-all-three = Each time all three others pass after your tile, you score { $points } more, even if you lose the round. You add these points at the end of the round.
    .three-passes = Each time three passes in a row follow your tile, you score { $points } more, even if you lose the round. You add these points at the end of the round.
    .rounds = { $count ->
        [one] Winning round { $rounds } scores { $points } more.
       *[other] Winning rounds { $rounds } scores { $points } more.
    }
    .out = Going out scores { $points } more.

account-openAt = When an account opens
    .nothing = no minimum to start scoring
    .none = You score from the first round on.
    .number = { $points ->
        [one] { $sides ->
            [pairs] Your pair opens its account with { $points } point or more in one round.
           *[other] You open your account with { $points } point or more in one round.
        }
       *[other] { $sides ->
            [pairs] Your pair opens its account with { $points } points or more in one round.
           *[other] You open your account with { $points } points or more in one round.
        }
    } After that, every point counts.

account-below = Points before that
    .lost = Before that, smaller scores are lost.
    .remembered = Before that, smaller scores are remembered and added when the account opens. They don't help to open it.

account-clearOnOut = Remembered points of the player who goes out
    .yes = If you go out, your remembered points are wiped.
    .no = If you go out, you keep your remembered points.

account-blockResets = Remembered points after a block
    .yes = { $others ->
        [one] When one { party } scores a { block } for both, the other loses all remembered points.
       *[many] When one { party } scores a { block } for all, the others lose their remembered points.
    }
    .no = { $others ->
        [one] When one { party } scores a { block } for both, the other keeps all remembered points.
       *[many] When one { party } scores a { block } for all, the others keep their remembered points.
    }

account-carryOpens = Carried points and the account
    .yes = Points carried over help to open the account. { $below ->
        [remembered] If that is still too few, they are remembered too.
       *[lost] If that is still too few, they are lost too.
    }
    .no = Points carried over don't help to open the account: the round itself must be enough. { $below ->
        [remembered] If it isn't, they are remembered too.
       *[lost] If it isn't, they are lost too.
    }

match-target = Target
    .wins-at-least = { $unit ->
        [row] { $target ->
            [one] The first { party } to win { $target } round in a row wins the match.
           *[other] The first { party } to win { $target } rounds in a row wins the match.
        } Winning a round sets the other { party } back to 0; a tie changes nothing.
        [rounds] { $target ->
            [one] The first { party } to win { $target } round wins the match.
           *[other] The first { party } to win { $target } rounds wins the match.
        }
       *[points] { $target ->
            [one] The first { party } to reach { $target } point wins the match.
           *[other] The first { party } to reach { $target } points wins the match.
        }
    }
    .wins-above = { $unit ->
        [row] { $target ->
            [one] The first { party } to win more than { $target } round in a row wins the match.
           *[other] The first { party } to win more than { $target } rounds in a row wins the match.
        } Winning a round sets the other { party } back to 0; a tie changes nothing.
        [rounds] { $target ->
            [one] The first { party } to win more than { $target } round wins the match.
           *[other] The first { party } to win more than { $target } rounds wins the match.
        }
       *[points] { $target ->
            [one] The first { party } to pass { $target } point wins the match.
           *[other] The first { party } to pass { $target } points wins the match.
        }
    }
    .wins-exactly = { $unit ->
        [row] { $target ->
            [one] The first { party } to win { $target } round in a row wins the match.
           *[other] The first { party } to win { $target } rounds in a row wins the match.
        } Winning a round sets the other { party } back to 0; a tie changes nothing.
        [rounds] { $target ->
            [one] The first { party } to win { $target } round wins the match.
           *[other] The first { party } to win { $target } rounds wins the match.
        }
       *[points] { $target ->
            [one] The first { party } to reach exactly { $target } point wins the match. A score that would pass it does not count, even for going out.
           *[other] The first { party } to reach exactly { $target } points wins the match. A score that would pass it does not count, even for going out.
        }
    }
    .loses-at-least = { $target ->
        [one] { $game ->
            [goat] The first { party } to reach { $target } point loses and is the Goat.
            [donkey] The first { party } to reach { $target } point loses and is the Donkey.
           *[other] The first { party } to reach { $target } point loses the match.
        }
       *[other] { $game ->
            [goat] The first { party } to reach { $target } points loses and is the Goat.
            [donkey] The first { party } to reach { $target } points loses and is the Donkey.
           *[other] The first { party } to reach { $target } points loses the match.
        }
    }
    .loses-above = { $target ->
        [one] { $game ->
            [goat] The first { party } to pass { $target } point loses and is the Goat.
            [donkey] The first { party } to pass { $target } point loses and is the Donkey.
           *[other] The first { party } to pass { $target } point loses the match.
        }
       *[other] { $game ->
            [goat] The first { party } to pass { $target } points loses and is the Goat.
            [donkey] The first { party } to pass { $target } points loses and is the Donkey.
           *[other] The first { party } to pass { $target } points loses the match.
        }
    }
    .loses-exactly = { $target ->
        [one] The first { party } to reach exactly { $target } point loses the match. A score that would pass it does not count.
       *[other] The first { party } to reach exactly { $target } points loses the match. A score that would pass it does not count.
    }
    .several = { $others ->
        [one] If both do in one round, the higher total wins. If tied, play another round.
       *[many] If several do in one round, the highest total wins. If tied, play another round.
    }
    .none = No total ends the match.

match-reach = What reaching the target does
    .wins = Reaching the target wins the match.
    .loses = Reaching the target loses the match.

match-test = How the target is met
    .at-least = You reach the target with that many points or more.
    .above = You must pass the target.
    .exactly = You must reach the target exactly. A score that would pass it does not count.

match-cap = Most points
    .nothing = no limit on totals
    .none = Points above the target count too.
    .number = No total goes above { $cap }: any points above it are lost.

match-rounds = Number of rounds
    .none = Play as many rounds as the match needs.
    .single = Play one round: if you win it, you win the match. If nobody wins it, the match is a tie.
    .highest = { $unit ->
        [points] { $rounds ->
            [one] After one round, the highest total wins the match. If that total is tied, the match is a tie.
           *[other] After { $rounds } rounds, the highest total wins the match. If that total is tied, the match is a tie.
        }
       *[rounds] { $rounds ->
            [one] After one round, the { party } with the most rounds wins the match. If that number is tied, the match is a tie.
           *[other] After { $rounds } rounds, the { party } with the most rounds wins the match. If that number is tied, the match is a tie.
        }
    }
    .lowest = { $rounds ->
        [one] After one round, the lowest total wins the match. If that total is tied, the match is a tie.
       *[other] After { $rounds } rounds, the lowest total wins the match. If that total is tied, the match is a tie.
    }

match-instant = What ends the match at once
    .nothing = no instant win
    .none = Nothing ends the match at once.
    .six-in-a-row = Win six rounds in a row and you win the match. Winning a round sets the other { party } back to 0; a tie changes nothing.
    .out-with-0-0 = Bald goat: go out with 0-0 and you win the match at once.
    .out-with-6-6-if-a-loser-holds-over-25 = Go out with 6-6 and you win the match at once, if an opponent's hand counts more than 25.
    .announced-6-6 = { $announcer ->
        [anyone] You may announce 6-6 before the lead, and lead it.
        [open] If you have an open account, you may announce 6-6 before the lead, and lead it.
       *[first] If your account was the first to open, you may announce 6-6 before the lead, and lead it.
    } Win that round and you win the match. { $sides ->
        [solo] Lose it holding 25 or more and you lose the match.
        [hands] Lose it holding 25 or more and you lose the match.
       *[pairs] Lose it with 25 or more in your two hands and you lose the match.
        [mixed] Lose it with 25 or more in your side's hands and you lose the match.
    } A tie decides nothing.

match-severalOver = Several losers
    .all = { $others ->
        [one] If both would lose in the same round, both lose.
       *[many] If several would lose in the same round, they all lose.
    }
    .highest = { $others ->
        [one] If both would lose in the same round, only the one with more points loses.
       *[many] If several would lose in the same round, only the one with the most points loses.
    }

match-announceBy = Who may announce
    .first-open = { $sides ->
        [solo] Only the player whose account opened first may announce.
        [hands] Only the player whose account opened first may announce.
       *[other] Only the side whose account opened first may announce.
    }
    .open-side = { $sides ->
        [solo] Any player with an open account may announce.
        [hands] Any player with an open account may announce.
       *[other] Any side with an open account may announce.
    }

rating-formula = Rating points
    .nothing = no rating points
    .none = The match has no rating points of its own.
    .goat-club = Rating points: subtract each winner's total from 100 and take a tenth, rounded, at least 1. Losers get 0. If a player times out, use that player's total instead of 100.
    .club-3-2-1 = Match points of the winners: { $most ->
        [below] 3 if the losers have 0 points, 2 with more.
       *[above] 3 if the losers have 0 points, 2 with 1 to 50, 1 with more.
    } If a player times out, the winners get 1. The losers get 0.

rating-remembered = Remembered points in the rating
    .yes = For the rating, remembered points count as part of your total.
    .no = For the rating, remembered points don't count.
