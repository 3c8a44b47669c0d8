# A message is a parameter: its value names it, its attributes are what the agreement says.

tiles-set = Set of tiles
    .double-6 = The set is double-six: 28 tiles, every pair of numbers from 0 (blank) to 6 once.
    .double-9 = The set is double-nine: 55 tiles, every pair of numbers from 0 (blank) to 9 once.
    .double-12 = The set is double-twelve: 91 tiles, every pair of numbers from 0 (blank) to 12 once.
    .double-15 = The set is double-fifteen: 136 tiles, every pair of numbers from 0 (blank) to 15 once.
    .double-18 = The set is double-eighteen: 190 tiles, every pair of numbers from 0 (blank) to 18 once.
    .triomino-56 = The set is 56 triangle tiles, one for every three numbers from 0 to 5. Read clockwise from the smallest, the numbers never fall: there is a 1-2-3, but no 1-3-2.

tiles-without = Tiles taken out
    .none = No tile is taken out of the set.
    .always = { $count ->
        [one] One tile is taken out before the deal: { $tiles }.
       *[other] { $count } tiles are taken out before the deal: { $tiles }.
    }
    .players = With { $players } players, { $count ->
        [one] one tile is taken out before the deal: { $tiles }.
       *[other] { $count } tiles are taken out before the deal: { $tiles }.
    }

tiles-blanks = Blanks
    .plain = A blank counts 0 and matches only another blank.
    .plain-pictures = The blank is a number like any other here, with a picture of its own.
    .plain-sum-7 = A blank counts 0. No number makes seven with it, so only a matador goes on an open blank.
    .plain-triangles = 0 is a number like any other and matches only 0.
    .wild = Blanks are wild: a blank may be laid against any number, and any tile against an open blank. Nobody says which number the blank stands for.

tiles-faces = Faces of the tiles
    .pips = The tiles show dots.
    .pictures = The tiles show pictures instead of dots: one picture for each number. Nothing else changes.
    .cards = The tiles look like cards. Nothing else changes.

seats-count = Players
    .list = The game is for { $players } players.
    .missing = Nobody has agreed how many tiles a hand has with { $players } players, so no such table can be opened.

seats-sides = Sides
    .solo = Everybody plays alone.
    .pairs = Four players form two pairs. Partners sit opposite each other, and a pair keeps one score.
    .pairs-at-4 = Four players form two pairs: partners sit opposite each other, and a pair keeps one score. With any other number everybody plays alone.
    .two-hands = Two players hold two hands each, as two pairs would: the turn goes from a hand of the one to a hand of the other, every hand plays its own tiles only, and a player sees both of his hands.

seats-direction = Order of play
    .clockwise = The turn goes clockwise, to the left-hand neighbour.
    .counterclockwise = The turn goes counter-clockwise, to the right-hand neighbour.

deal-hand = Tiles in a hand
    .same = Everybody takes { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, unseen.
    .players = With { $players } players, everybody takes { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, unseen.
    .two-hands = Each player takes { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, unseen, half of them for each hand.

deal-rest = Tiles that are left over
    .boneyard = The tiles that nobody took lie face down: they are the boneyard.
    .asleep = The tiles that nobody took are asleep: they lie face down, are never drawn and never counted.
    .none-left = All tiles are dealt; nothing is left over.

deal-redeal = Redeal
    .none = A deal stands, whatever the hands are like.
    .none-but-lead = A deal stands, except where no tile decides the lead.
    .doubles = If a hand holds { $doubles ->
        [one] a double
       *[other] { $doubles } doubles or more
    }, all tiles are shuffled and dealt again. Such a deal counts for nothing.
    .suit = If a hand holds { $suit ->
        [one] a tile
       *[other] { $suit } tiles or more
    } of one number, its double included, all tiles are shuffled and dealt again. Such a deal counts for nothing.
    .both = If a hand holds { $doubles } doubles or more, or { $suit } tiles or more of one number, its double included, all tiles are shuffled and dealt again. Such a deal counts for nothing.

lead-first = Who leads the first round
    .doubles = The tiles decide who leads the first round.
    .lot = The first round is led by lot: everybody draws a tile, and the best one leads.
    .youngest = The youngest leads the first round. Where nobody tells an age, a lot decides: everybody draws a tile, and the best one leads.
    .random = Anybody may lead the first round; a lot decides: everybody draws a tile, and the best one leads.

lead-order = Tiles that decide the lead
    .down = Whoever holds { $first } leads; if nobody does, whoever holds { $second }, and so on down to { $last }.
    .up = Whoever holds { $first } leads; if nobody does, whoever holds { $second }, and so on up to { $peak }, and then { $last }.
    .single = Whoever holds { $tile } leads.
    .list = The lead goes to whoever holds the first tile of this list that anybody holds: { $tiles }.
    .empty = No tile has the right to lead.

lead-lotBy = How the lot compares tiles
    .half = Of the tiles drawn by lot, the one with the largest half wins; of equal halves a double wins, then the larger sum.
    .sum = Of the tiles drawn by lot, the one with the largest sum wins; of equal sums, the one with the larger half.

lead-ifNone = If nobody holds such a tile
    .heaviest = If nobody holds any of these, the heaviest tile dealt leads: the one with the largest sum; of equal sums, the one with the larger half.
    .heaviest-triangles = If nobody holds any of these, the heaviest tile dealt leads: the one with the largest sum; of equal sums, the one with the larger largest number, then the larger middle one.
    .lightest = If nobody holds any of these, the lightest tile dealt leads: the one with the smallest sum; of equal sums, the one whose larger half is smaller.
    .highest-pair = If nobody holds any of these, the tile with the highest pair leads: two equal numbers, the higher the better, then the larger third number. If nobody holds a pair, the tile with the largest sum leads; of equal sums, the one with the larger largest number, then the larger middle one.
    .redeal = If nobody holds any of these, all tiles are shuffled and dealt again.
    .draw = If nobody holds the double that leads, the players draw one tile each in turn, from the first seat on, and keep it, until that double turns up. Whoever finds it leads it at once.

lead-tile = The tile that is led
    .that-tile = That tile must be the first one laid. A leader who was not found by a tile may lead any.
    .that-tile-always = That tile must be the first one laid.
    .any = The leader may lead any tile.
    .any-double = In the first round that tile must be the first one laid. In later rounds the right to lead passes from seat to seat until it comes to a player who holds a double; that player leads any of his doubles.
    .any-double-first = In the first round that tile must be the first one laid.

lead-next = Who leads the later rounds
    .as-first = Who leads is decided anew in every round, in the same way.
    .winner = Every later round is led by whoever won the round before.
    .winner-any-double = In later rounds whoever won the round before has the right to lead, with any of his doubles; if he holds none, the right goes to the next seat in the order of play, and so on.
    .rotate = The lead goes to the next seat in the order of play with every round.
    .winning-side = Every later round is led by the side that won the round before: either of the partners.
    .descending-double = Every round begins with a double of its own, { $hub ->
        [engine] the engine
       *[hub] the hub
    }: { $first } in the first round, then { $second } and so on down to 0-0, then from the top again. Whoever holds it leads it.

lead-afterBlock = Who leads after a block
    .same = A blocked round changes nothing in this.
    .same-winner = After a blocked round, the player with the lighter hand on the winning side leads; of equal hands, the one who plays first after the player that blocked it.
    .same-compared = After a blocked round, the player whose compared hand won leads.
    .blocker = After a blocked round, whoever laid the tile that blocked it leads.
    .winner = After a blocked round, whoever won it leads; of partners, the one with the lighter hand; of equal hands, the one who plays first after the player that blocked it.
    .winner-compared = After a blocked round, whoever won it leads; of partners, the one whose hand was compared.
    .lowest-hand = After a blocked round, whoever held the lightest hand leads.

lead-afterTie = Who leads after a block that nobody won
    .same = It is the same after a block that nobody won.
    .same-winner = After a block that nobody won, whoever led that round leads again.
    .blocker = After a block that nobody won, whoever laid the tile that blocked it leads.
    .rotate = After a block that nobody won, the next seat in the order of play leads.
    .as-first = After a block that nobody won, the leader is found as in the first round.

layout-shape = How the tiles lie
    .line = The tiles form one line with two ends. Doubles lie across it.
    .cross = The tiles form a cross: the first double laid is the spinner, and arms may grow from all four of its sides. Later doubles lie across their arm and open nothing.
    .tree = The tiles form a tree: every double may be built on from all four of its sides.
    .trains = From the engine in the middle there runs a train for every player, and one public train for all. Every train begins with the number of the engine. A player lays on his own train, on the public one, and on those that carry a marker. A pass puts a marker on one's own train; the owner's next tile on it takes the marker away.
    .chicken-foot = The tiles grow like a chicken's feet: first six tiles are laid against the hub, and nothing else. After that, any open half may be built on. Every later double is a foot: until three tiles, its toes, lie against it, tiles go nowhere else.
    .triangles = The triangles lie edge to edge. A tile goes on a free place that touches at least one laid tile along a whole edge; a corner alone is not enough.

layout-crossOpens = When the arms open
    .at-once = All four sides of the spinner are open as soon as it lies.
    .after-both-sides = The further two sides of the spinner open once tiles lie at both of its first two.

layout-match = What touches what
    .equal = A tile is laid with equal numbers touching.
    .equal-wild = A tile is laid with equal numbers touching; a blank may touch any number.
    .equal-triangles = Both numbers of a touching edge must agree, and so must every corner that the tile shares with tiles already lying there.
    .sum-7 = Touching halves must make seven together: 1 and 6, 2 and 5, 3 and 4. The matadors 0-0, 1-6, 2-5 and 3-4 may be laid at any end, either way round.

turn-plays = Tiles in a turn
    .one = A turn is one tile.
    .two-doubles = A turn is one tile, or two doubles at two different ends.
    .double-run = A turn is one tile; after it the player may go on with any doubles of his hand that fit, at any open ends, the new ones included.
    .cover-double = A turn is one tile, but a double must be covered in the same turn: by a tile of the hand, or by one drawn tile if it fits. If neither covers it, the turn is a pass, and one's own train is marked. A double that stays uncovered is the only open end for everybody until somebody covers it. Laying the engine is a whole turn. Going out with a double needs no cover.

turn-closeDouble = Closing a double
    .yes = Whoever lays a double may call it closed: nothing may be laid on it any more. No double can be closed in the turn that leads the round. If no open end is left, the round is blocked at once, even if tiles could be drawn.
    .no = Doubles cannot be closed.

turn-equalEnds = Equal ends
    .free = When both ends show the same number, a tile may go to either.
    .leader-right = When both ends show the same number, a tile goes only to the end at the right hand of whoever led the round.

draw-mode = Whoever cannot play
    .none = Whoever cannot play passes; nothing is drawn.
    .until-playable = Whoever cannot play draws from the boneyard, one tile at a time, until one fits, and plays that one; if the boneyard has nothing more to give, the turn is a pass. What was drawn stays in the hand.
    .until-playable-max = { $max ->
        [one] Whoever cannot play draws one tile from the boneyard. If it fits, it is played; if not, the turn is a pass.
       *[other] Whoever cannot play draws from the boneyard, one tile at a time, until one fits, but at most { $max } in a turn. If none fits, or the boneyard has nothing more to give, the turn is a pass. What was drawn stays in the hand.
    }
    .exactly = { $count ->
        [one] Whoever cannot play draws one tile from the boneyard and must play it if it fits. If it does not fit, or none is left, the turn is a pass.
       *[other] Whoever cannot play draws { $count } tiles from the boneyard, or as many as are left, and then plays a tile that fits. If none does, the turn is a pass.
    }

draw-count = Tiles drawn
    .number = { $count ->
        [one] One tile is drawn at a time.
       *[other] { $count } tiles are drawn at a time.
    }

draw-max = Most tiles drawn in a turn
    .none = A turn may draw any number of tiles.
    .number = { $max ->
        [one] At most one tile is drawn in a turn.
       *[other] At most { $max } tiles are drawn in a turn.
    }

draw-reserve = Tiles never drawn
    .none = The boneyard may be drawn to its last tile.
    .number = { $reserve ->
        [one] The last tile of the boneyard is never drawn.
       *[other] The last { $reserve } tiles of the boneyard are never drawn.
    }

draw-ifAble = Whoever can play
    .forbidden = Whoever can play must play.
    .allowed = Whoever can play may draw instead, as long as tiles may be drawn in that turn. Whoever then holds a tile that fits may not pass.

draw-penalty = What drawing costs
    .none = Drawing costs nothing.
    .number = { $penalty ->
        [one] Every tile drawn costs { $penalty } point. A total may fall below 0.
       *[other] Every tile drawn costs { $penalty } points. A total may fall below 0.
    }

draw-passPenalty = What a pass costs
    .none = A pass costs nothing.
    .number = { $penalty ->
        [one] Passing after having drawn in the same turn costs { $penalty } point more. A pass without drawing costs nothing.
       *[other] Passing after having drawn in the same turn costs { $penalty } points more. A pass without drawing costs nothing.
    }

end-out = Going out
    .first-player = The round ends when somebody lays the last tile of a hand. That is going out, even if the tile also blocks the round.
    .whole-side = The round goes on until everybody of one side has laid the last tile.

end-block = When a round is blocked
    .no-move = The round is blocked when nobody can play and nothing more may be drawn.
    .dead-suit = The round is blocked as soon as all open ends show one number and every tile of that number, except perhaps its double, lies on the table; nobody draws any more, and the boneyard stays as it is. It is also blocked when nobody can play and nothing more may be drawn.

end-deadBoneyard = A dead line with tiles to draw
    .drawn-out = As long as tiles may be drawn, a round is not blocked: the player in turn must first draw all that he may.
    .drawn-out-closing = As long as an end is open and tiles may be drawn, a round is not blocked: the player in turn must first draw all that he may.
    .drawn-out-in-turns = As long as there is anywhere to lay a tile and tiles may be drawn, a round is not blocked: the players go on drawing in turn, each as many as a turn allows.
    .stays = If every tile of every open number lies on the table, the round is blocked at once; the boneyard stays as it is.

value-special = What tiles in the hand count
    .pips = A tile left in a hand counts the sum of its dots.
    .numbers = A tile left in a hand counts the sum of its three numbers.
    .only = { $count ->
        [one] { $points ->
            [one] If { $tiles } is the only tile left in a hand, the hand counts { $points } point.
           *[other] If { $tiles } is the only tile left in a hand, the hand counts { $points } points.
        }
       *[other] { $points ->
            [one] If { $tiles } are all that is left in a hand, the hand counts { $points } point.
           *[other] If { $tiles } are all that is left in a hand, the hand counts { $points } points.
        }
    }
    .held = { $count ->
        [one] { $points ->
            [one] { $tiles } left in a hand counts { $points } point.
           *[other] { $tiles } left in a hand counts { $points } points.
        }
       *[other] { $points ->
            [one] { $tiles } left in a hand count { $points } point each.
           *[other] { $tiles } left in a hand count { $points } points each.
        }
    }

score-sense = Who writes points
    .winner-gains = The side that wins a round writes points for itself; the others write nothing.
    .winner-gains-play = Only the side that wins a round writes for what is left in the hands; what is made in play everybody writes.
    .losers-pay = The sides that lose a round write points against themselves; whoever goes out writes nothing, nor does his partner.
    .losers-pay-solo = Whoever loses a round writes points against himself; whoever goes out writes nothing.
    .round-points = Whoever wins a round writes 1 point, whatever the hands count.
    .play-only = What is left in the hands is not written: only what was made while playing is, and bonuses.
    .play-only-bare = Only what was made while playing is written: neither going out nor a block brings anything.
    .no-block = A block brings nothing.
    .none = No points are written: rounds won are counted.

score-out = What going out writes
    .opponents = Whoever goes out writes what is left in the hands of the opponents; the partner's tiles are not counted.
    .opponents-solo = Whoever goes out writes what is left in all other hands.
    .table = Whoever goes out writes all that is left in the hands, the partner's included.
    .table-two-hands = Whoever goes out writes all that is left in the hands, his own other hand included.
    .own = When somebody goes out, every other side writes what is left in its own hands.

score-blockWinner = Who wins a block
    .lowest-player = A blocked round is won by whoever's hand counts the least; where there are pairs, both hands of a pair are added together.
    .lowest-player-solo = A blocked round is won by whoever's hand counts the least.
    .lowest-side = A blocked round is won by the side whose hands together count the least.
    .side-of-lowest-player = A blocked round is won by the side of the player whose single hand counts the least; equal hands of partners are no tie.
    .blocker-vs-next = In a blocked round two hands are compared: that of whoever laid the last tile and that of the next player. The side of the lighter one wins.
    .fewest-tiles = A blocked round is won by the side with the fewest tiles.
    .nobody = Nobody wins a blocked round.

score-block = What a block writes
    .opponents = The winner of a block writes what the opponents hold.
    .table = The winner of a block writes all that is left in the hands, his own side's included.
    .opponents-minus-own = The winner of a block writes what the others hold together, less what his own side holds; never less than nothing.
    .sum-of-differences = The winner of a block writes the difference between each other hand and his own, added together.
    .own = In a block, every side but the winner writes what it holds.
    .own-all = In a block, every side writes what it holds.
    .difference = In a block, the winner writes nothing; whoever holds more writes the difference between his hand and the winner's.
    .highest-pays-table = In a block, the one side that holds the most writes what all hands hold together; the others write nothing.

# How a block is equal: the lowest of all, the two hands that are compared, or the fewest tiles.
tie-lowest = If the lowest are equal
tie-compared = If these two hands are equal
tie-fewest = If several hold equally few tiles

score-blockTie = An equal block
    .void = { $equal }, nobody wins the block and nothing is written for it.
    .void-own = { $equal }, they write nothing; whoever holds more still writes.
    .void-own-two = If both hold the same, nobody writes anything.
    .void-highest = If several share the highest count, nothing is written.
    .eggs = { $equal }, nobody writes, and { $eggs ->
        [once] their common count, once,
       *[sum] what they hold together
    } waits on the table as “eggs”. The winner of the next round writes them as well; if that is tied too, the eggs go on waiting.
    .eggs-own = { $equal }, { $eggs ->
        [once] their common count, once,
       *[sum] what they hold together
    } waits on the table as “eggs”; whoever holds more still writes. In the next round, whoever has the most to write takes the eggs as well; if several have the most, the eggs go on waiting.
    .eggs-highest = If several share the highest count, nobody writes, and { $eggs ->
        [once] their common count, once,
       *[sum] what they hold together
    } waits on the table as “eggs”. In the next round, whoever has the most to write takes the eggs as well; if several have the most, the eggs go on waiting.
    .carry = { $equal }, nobody writes, and all that the hands hold is carried over. The winner of the next round writes it as well; if that is tied too, it goes on waiting.
    .carry-own = { $equal }, nobody writes, and all that the hands hold is carried over. In the next round, whoever has the most to write takes it as well; if several have the most, it goes on waiting.
    .carry-highest = If several share the highest count, nobody writes, and all that the hands hold is carried over. In the next round, however it ends, whoever has the most to write takes it as well; if several have the most, it goes on waiting.
    .blocker-loses = { $equal }, the side that laid the last tile loses the block, and the other one wins it.
    .blocker-wins = { $equal }, the side that laid the last tile wins the block.
    .leader-wins = { $equal }, the side that led the round wins the block.

score-eggs = How eggs are counted
    .sum = The tied hands are added together as eggs.
    .once = The tied count is taken once as eggs.

score-play = Points made in play
    .none = Laying a tile scores nothing by itself.
    .fives = After a tile is laid, the numbers at all open ends are added up; a double at an end counts both halves, and a double alone on the table is one end. If the sum is a multiple of five, whoever laid the tile writes it at once.
    .fives-threes = After a tile is laid, the numbers at all open ends are added up; a double at an end counts both halves, and a double alone on the table is one end. If the sum is a multiple of five, whoever laid the tile writes 1 point for every five in it; if it is a multiple of three, 1 point for every three: 10 makes 2, 9 makes 3, 15 makes 8.
    .headings = A tile after which both ends show the same number writes 2 points, or 3 if one of the ends is a double. A double that leads the round writes 2.
    .triominoes = Every triangle laid writes the sum of its three numbers. The leader adds 10 for leading with a triple, three equal numbers; 0-0-0 as the lead writes 40 in all. A bridge adds 40: only one edge touches, and the opposite corner meets another tile. A hexagon, the sixth tile round a corner, adds 50; two at once add 60, three 70.
    .face-sum = Every triangle laid writes the sum of its three numbers, and nothing else.
    .empty-arm = An arm of the spinner counts only once a tile lies on it.
    .played-out = Reaching the target in play does not end the match at once: the round is played out first.

score-opening = Opening tile
    .every = The tile that opens a round scores like any other.
    .none = The tile that opens a round scores nothing.
    .later-5-5 = The tile that opens a round scores nothing, except 5-5 after the first round.
    .later-5-5-below = The tile that opens a round scores nothing, except 5-5 after the first round, and only for a side below { $cap }.

score-round = Rounding
    .none = What the winner writes is not rounded.
    .nearest-5 = What the winner writes for a round is rounded to the nearest five.
    .up-5 = What the winner writes for a round is rounded up to the next five.

score-roundCap = Limit for a round’s points
    .none = What the winner writes for a round is written whole.
    .number = Points for winning a round never lift the winner above { $cap }: only what is missing to { $cap } is written.

score-bonus = Bonuses
    .none = There are no bonuses.
    .capicua = { $points ->
        [one] Capicúa: going out with a tile that is no double and fits both ends, which differ, brings { $points } point more.
       *[other] Capicúa: going out with a tile that is no double and fits both ends, which differ, brings { $points } points more.
    }
    .capicu = { $points ->
        [one] Capicú: going out with a tile that is no double and fits both ends, which differ, brings { $points } point more.
       *[other] Capicú: going out with a tile that is no double and fits both ends, which differ, brings { $points } points more.
    }
    .chuchazo = { $points ->
        [one] Chuchazo: going out with 0-0 brings { $points } point more.
       *[other] Chuchazo: going out with 0-0 brings { $points } points more.
    }
    .pass-all-three = { $points ->
        [one] A play after which all three others pass brings the side that made it { $points } point, each time; it writes it even if it loses the round.
       *[other] A play after which all three others pass brings the side that made it { $points } points, each time; it writes them even if it loses the round.
    }
    .round-1 = { $points ->
        [one] Winning the first round of the match brings { $points } point more.
       *[other] Winning the first round of the match brings { $points } points more.
    }
    .round-2 = { $points ->
        [one] Winning the second round of the match brings { $points } point more.
       *[other] Winning the second round of the match brings { $points } points more.
    }
    .round-3 = { $points ->
        [one] Winning the third round of the match brings { $points } point more.
       *[other] Winning the third round of the match brings { $points } points more.
    }
    .round-4 = { $points ->
        [one] Winning the fourth round of the match brings { $points } point more.
       *[other] Winning the fourth round of the match brings { $points } points more.
    }
    .out = { $points ->
        [one] Going out brings { $points } point more.
       *[other] Going out brings { $points } points more.
    }

account-openAt = When an account opens
    .none = Every point is written from the first round on.
    .number = { $points ->
        [one] An account opens only when a side has { $points } point or more to write in a single round.
       *[other] An account opens only when a side has { $points } points or more to write in a single round. From then on everything is written, however little.
    }

account-below = Points before that
    .lost = Before the account is open, smaller amounts are not written at all.
    .remembered = Before the account is open, smaller amounts are remembered beside it, and written with the amount that opens it. Remembered points do not help to open it.

account-clearOnOut = Remembered points of whoever goes out
    .yes = Whoever goes out has his own remembered points wiped out.
    .no = Whoever goes out keeps his own remembered points.

account-blockResets = Remembered points after a block
    .yes = When one side writes a block for all, the others have their remembered points wiped out; the one that writes keeps its own.
    .no = When one side writes a block for all, everybody keeps remembered points.

account-carryOpens = Carried points and the account
    .yes = Points that waited on the table count towards opening the account. If that is still too little, { $below ->
        [remembered] they are remembered as well.
       *[lost] they are lost as well.
    }
    .no = Points that waited on the table do not count towards opening the account; the round itself must bring enough. If it does not, { $below ->
        [remembered] they are remembered as well.
       *[lost] they are lost as well.
    }

match-target = Target
    .wins-at-least = { $unit ->
        [row] Whoever first comes to a total of { $target } wins the match; the total counts rounds won in a row.
        [rounds] { $target ->
            [one] Whoever first has { $target } round to his name wins the match.
           *[other] Whoever first has { $target } rounds to his name wins the match.
        }
       *[points] { $target ->
            [one] Whoever reaches { $target } point wins the match. If several do in one round, the highest total wins; if the highest are equal, they play another round.
           *[other] Whoever reaches { $target } points wins the match. If several do in one round, the highest total wins; if the highest are equal, they play another round.
        }
    }
    .wins-above = { $unit ->
        [row] Whoever first comes to a total of more than { $target } wins the match; the total counts rounds won in a row.
        [rounds] { $target ->
            [one] Whoever first has won more than { $target } round wins the match.
           *[other] Whoever first has won more than { $target } rounds wins the match.
        }
       *[points] { $target ->
            [one] Whoever gets beyond { $target } point wins the match. If several do in one round, the highest total wins; if the highest are equal, they play another round.
           *[other] Whoever gets beyond { $target } points wins the match. If several do in one round, the highest total wins; if the highest are equal, they play another round.
        }
    }
    .wins-exactly = { $target ->
        [one] Whoever has exactly { $target } point wins the match. A score that would pass it is void, the one for going out too. If several get there in one round, whoever was first wins.
       *[other] Whoever has exactly { $target } points wins the match. A score that would pass it is void, the one for going out too. If several get there in one round, whoever was first wins.
    }
    .loses-at-least = { $target ->
        [one] Whoever reaches { $target } point loses the match.
       *[other] Whoever reaches { $target } points loses the match.
    }
    .loses-above = { $target ->
        [one] Whoever gets beyond { $target } point loses the match.
       *[other] Whoever gets beyond { $target } points loses the match.
    }
    .loses-exactly = { $target ->
        [one] Whoever has exactly { $target } point loses the match. A score that would pass it is void.
       *[other] Whoever has exactly { $target } points loses the match. A score that would pass it is void.
    }
    .none = No number of points ends the match.

match-reach = What reaching the target does
    .wins = Reaching the target wins.
    .loses = Reaching the target loses.

match-test = How the target is met
    .at-least = The target is met with at least so many points.
    .above = The target is met with more than so many points.
    .exactly = The target is met with exactly so many points; a score that would pass it is void.

match-cap = Most points
    .none = All points are written, beyond the target too.
    .number = { $cap ->
        [one] Nobody ever has more than { $cap } point: of a score only what fits is written.
       *[other] Nobody ever has more than { $cap } points: of a score only what fits is written.
    }

match-rounds = Number of rounds
    .none = The match has as many rounds as it needs.
    .single = The match is one round; if nobody wins it, the match is drawn.
    .highest = { $rounds ->
        [one] After { $rounds } round the match is over: the highest total wins; if the highest are equal, the match is drawn.
       *[other] After { $rounds } rounds the match is over: the highest total wins; if the highest are equal, the match is drawn.
    }
    .lowest = { $rounds ->
        [one] After { $rounds } round the match is over: the lowest total wins; if the lowest are equal, the match is drawn.
       *[other] After { $rounds } rounds the match is over: the lowest total wins; if the lowest are equal, the match is drawn.
    }

match-instant = What ends the match at once
    .none = Nothing else ends the match.
    .six-in-a-row = Six rounds won in a row win the match. A round won sets the other side's total back to 0; a tied one changes nothing.
    .out-with-0-0 = Bald goat: going out with 0-0 wins the match at once, whatever the score.
    .out-with-6-6-if-a-loser-holds-over-25 = Going out with 6-6 wins the match at once if some opponent's hand counts more than 25.
    .announced-6-6 = { $announce ->
        [open-side] Before the lead, a player who holds 6-6 and whose side has an open account may announce it, and leads it.
       *[first-open] Before the lead, a player who holds 6-6 may announce it, and leads it, if his side was the first to open its account.
    } Winning that round wins the whole match. Losing it with 25 or more left in the hands of his side loses the whole match. A tied round decides nothing.

match-severalOver = Several losers
    .all = If several get there in one round, all of them have lost.
    .highest = If several get there in one round, only whoever has the most has lost.

match-announceBy = Who may announce
    .first-open = Only the side that opened its account first may announce.
    .open-side = Any side with an open account may announce.

rating-formula = Rating points
    .none = The match has no rating points of its own.
    .goat-club = Rating points: each winner gets a tenth of what his total is short of 100, rounded, at least 1; the losers get 0. If somebody's time runs out, he gets 0, and his total stands in for 100.
    .club-3-2-1 = Match points: the winners get 3 if the losers have 0 points, 2 if they have 1 to 50, 1 if they have more, and 1 if time ran out; the losers get 0.

rating-remembered = Remembered points in the rating
    .yes = Remembered points count as part of the total for the rating.
    .no = Remembered points do not count for the rating.
