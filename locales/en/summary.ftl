# The agreement in short: what players tell a newcomer before they sit down. Each message is a sentence of at most 20 words.
# $sides: duel (two players), solo (everyone alone), pairs, mixed (pairs at a table of four only), two-hands (two players
# with two hands each). $game: goat (a block is called a fish) or other. $players: a range or a choice, such as 2–4, or 3 or 4.

summary-heading = In short

summary-name = { $changed ->
    [yes] { $name }, with changes.
   *[no] { $name }.
}

# What ends the match.
summary-aim = { $reach ->
    [loses] { $loser ->
        [goat] { $test ->
            [above] Play to { $target }: go over it, and you lose and are the Goat.
           *[at-least] Play to { $target }: reach it, and you lose and are the Goat.
        }
        [donkey] { $test ->
            [above] Play to { $target }: go over it, and you lose and are the Donkey.
           *[at-least] Play to { $target }: reach it, and you lose and are the Donkey.
        }
       *[other] { $test ->
            [above] Play to { $target }: go over it and you lose.
           *[at-least] Play to { $target }: reach it and you lose.
        }
    }
   *[wins] { $test ->
        [above] Play to { $target }: go over it and you win.
        [exactly] Exactly { $target } wins: a score that would pass it does not count.
       *[at-least] Play to { $target }: reach it and you win.
    }
}
summary-aim-rounds = { $test ->
    [above] { $target ->
        [one] Win more than { $target } round and you win the match.
       *[other] Win more than { $target } rounds and you win the match.
    }
   *[at-least] { $target ->
        [one] Win { $target } round and you win the match.
       *[other] Win { $target } rounds and you win the match.
    }
}
summary-aim-row = { $rounds ->
    [one] Win { $rounds } round and you win the match.
   *[other] Win { $rounds } rounds in a row and you win the match; each win sets the others back to 0.
}
summary-target-two = The target is { $target } with { $players } players, { $target2 } with { $players2 }.
summary-target-three = The target is { $target } with { $players } players, { $target2 } with { $players2 }, { $target3 } with { $players3 }.
summary-target-range = The target is { $least } to { $most }, depending on the number of players.
summary-reach = { $unit ->
    [rounds] Win that many rounds and you win the match.
   *[points] { $reach ->
        [loses] { $test ->
            [above] Go over it and you lose.
           *[at-least] Reach it and you lose.
        }
       *[wins] { $test ->
            [above] Go over it and you win.
            [exactly] Reach it exactly and you win; a score that would pass it does not count.
           *[at-least] Reach it and you win.
        }
    }
}
summary-rounds = { $limit ->
    [yes] { $rounds ->
        [one] The match ends after { $rounds } round at the latest.
       *[other] The match ends after { $rounds } rounds at the latest.
    }
   *[no] { $rounds ->
        [one] The match is { $rounds } round.
       *[other] The match is { $rounds } rounds.
    }
}
summary-total = { $unit ->
    [rounds] Most rounds won wins the match.
   *[points] { $reach ->
        [loses] The lowest total wins.
       *[wins] The highest total wins.
    }
}
summary-players = { $sides ->
    [duel] Two players.
    [pairs] Two against two, partners opposite each other.
    [mixed] { $players } players; four play in two pairs.
    [two-hands] Two players, each with two hands, as two pairs would play.
   *[solo] { $players } players, each alone.
}

# The deal.
summary-hand = { $sides ->
    [two-hands] { $tiles ->
        [one] { $tiles } tile each, half of them in each hand.
       *[other] { $tiles } tiles each, half of them in each hand.
    }
   *[solo] { $tiles ->
        [one] { $tiles } tile each.
       *[other] { $tiles } tiles each.
    }
}
summary-hand-two = { $tiles ->
    [one] { $tiles } tile each with { $players } players, { $tiles2 } with { $players2 }.
   *[other] { $tiles } tiles each with { $players } players, { $tiles2 } with { $players2 }.
}
summary-hand-three = { $tiles ->
    [one] { $tiles } tile each with { $players } players, { $tiles2 } with { $players2 }, { $tiles3 } with { $players3 }.
   *[other] { $tiles } tiles each with { $players } players, { $tiles2 } with { $players2 }, { $tiles3 } with { $players3 }.
}
summary-hand-range = Take { $least } to { $most } tiles each, depending on the number of players.
summary-set = { $set ->
    [double-9] The set is double-nine, from 0-0 to 9-9.
    [double-12] The set is double-twelve, from 0-0 to 12-12.
    [double-15] The set is double-fifteen, from 0-0 to 15-15.
    [double-18] The set is double-eighteen, from 0-0 to 18-18.
    [triomino-56] The set is 56 triangles with three numbers from 0 to 5.
   *[double-6] The set is double-six, from 0-0 to 6-6.
}
summary-without = { $count ->
    [one] { $tiles } is left out.
   *[other] { $tiles } are left out.
}
summary-without-many = { $count ->
    [one] { $count } tile is left out of the set.
   *[other] { $count } tiles are left out of the set.
}
summary-without-players = { $count ->
    [one] With { $players } players, { $tiles } is left out.
   *[other] With { $players } players, { $tiles } are left out.
}
summary-without-some = Some tiles are left out, depending on the number of players.
summary-blanks = Blanks are wild: a blank fits any number, and any tile fits a blank.
summary-faces = { $faces ->
    [cards] The tiles look like cards.
   *[pictures] The tiles show pictures instead of pips.
}
summary-rest = { $rest ->
    [out] The tiles left over stay out of the round.
   *[dealt] All tiles are dealt.
}
summary-redeal-doubles = { $doubles ->
    [one] With { $doubles } double in one hand, deal again.
   *[other] With { $doubles } doubles in one hand, deal again.
}
summary-redeal-suit = { $suit ->
    [one] With { $suit } tile of one number in one hand, deal again.
   *[other] With { $suit } tiles of one number in one hand, deal again.
}
summary-redeal-both = { $doubles ->
    [one] With { $doubles } double or { $suit } tiles of one number in one hand, deal again.
   *[other] With { $doubles } doubles or { $suit } tiles of one number in one hand, deal again.
}
summary-direction = { $direction ->
    [counterclockwise] The turn passes counter-clockwise.
   *[clockwise] The turn passes clockwise.
}

# The lead.
summary-lead-lot = { $first ->
    [youngest] The youngest leads first; if nobody knows, draw for the lead.
    [random] Draw for the first lead: the best tile leads.
   *[lot] { $by ->
        [sum] For the first lead, everyone takes a tile: the largest sum leads.
       *[half] For the first lead, everyone takes a tile: the largest half leads.
    }
}
summary-lead-tile = { $opens ->
    [any] The player with { $tile } leads first, with any tile.
   *[that] { $tile } leads first.
}
summary-lead-down = { $opens ->
    [any] The player with { $first } leads first, with any tile. If nobody has it: { $second } and so on down to { $last }.
   *[that] The player with { $first } leads it first. If nobody has it: { $second }, and so on down to { $last }.
}
summary-lead-up = { $opens ->
    [any] The player with { $first } leads first, with any tile. If nobody has it: { $second } and so on to { $peak }, then { $last }.
   *[that] The player with { $first } leads it first. If nobody has it: { $second }, and so on to { $peak }, then { $last }.
}
summary-lead-list = { $opens ->
    [any] The player with the first of these leads first, with any tile: { $tiles }.
   *[that] The first of these leads: { $tiles }.
}
summary-lead-weight = { $tile ->
    [lightest] { $opens ->
        [any] The player with the lightest tile leads first, with any tile.
       *[that] The lightest tile leads first.
    }
    [highest-pair] { $opens ->
        [any] The player with the highest two equal numbers leads first, with any tile.
       *[that] The tile with the highest two equal numbers leads first.
    }
   *[heaviest] { $opens ->
        [any] The player with the heaviest tile leads first, with any tile.
       *[that] The heaviest tile leads first.
    }
}
summary-lead-none = { $tile ->
    [redeal] If nobody holds these, deal again.
    [lightest] If nobody holds these, the lightest tile leads.
    [highest-pair] If nobody holds these, the highest equal pair leads.
   *[heaviest] If nobody holds these, the heaviest tile leads.
}
summary-lead-next = { $next ->
    [winner] { $opens ->
        [double] Then the winner leads any double; without one, the lead passes on.
       *[any] Then the winner leads, with any tile.
    }
    [winning-side] Then either player of the winning side leads, with any tile.
    [rotate] { $opens ->
        [double] Then the next player leads any double; without one, the lead passes on.
       *[any] Then the lead passes to the next player each round, with any tile.
    }
   *[as-first] Every round begins in the same way.
}
summary-lead-after-block = { $game ->
    [goat] { $who ->
        [lightest] After a fish, the lightest hand leads.
        [leader] After a fish, the same player leads again.
        [winner] After a fish, its winner leads.
        [compared] After a fish, the player whose hand won leads.
        [lighter] After a fish, the lighter hand of the winning side leads.
       *[blocker] After a fish, the player who made it leads.
    }
   *[other] { $who ->
        [lightest] After a block, the lightest hand leads.
        [leader] After a block, the same player leads again.
        [winner] After a block, its winner leads.
        [compared] After a block, the player whose hand won leads.
        [lighter] After a block, the lighter hand of the winning side leads.
       *[blocker] After a block, the player who made it leads.
    }
}
summary-lead-after-tie = { $game ->
    [goat] { $who ->
        [next] After a tied fish, the next player leads.
        [as-first] After a tied fish, the lead is decided as in the first round.
        [blocker] After a tied fish, the player who made it leads.
       *[leader] After a tied fish, the same player leads again.
    }
   *[other] { $who ->
        [next] After a tied block, the next player leads.
        [as-first] After a tied block, the lead is decided as in the first round.
        [blocker] After a tied block, the player who made it leads.
       *[leader] After a tied block, the same player leads again.
    }
}
summary-hub = Each round begins with a double: { $first }, then { $second } and so on down; its holder leads.
summary-hub-search = If nobody holds it, take one tile each in turn until someone finds it.

# Play.
summary-shape = { $shape ->
    [cross] { $opens ->
        [later] The first double is the spinner: its other two sides open once two are covered.
       *[at-once] The first double is the spinner: you may play on all four sides.
    }
    [tree] You may play on all four sides of every double.
    [trains] Every player has a train from the engine; another is public.
    [chicken-foot] Six tiles go on the hub first; every later double needs three before you play elsewhere.
    [triangles] Lay triangles edge to edge: the numbers of the edge and of shared corners must match.
   *[line] You play at either end of one line.
}
summary-markers = Play on your own train, the public one or a marked one; a pass marks yours.
summary-sum-seven =
    Touching halves must make seven{ $matadors ->
        [none] .
       *[other] ; the matadors { $matadors } fit anywhere.
    }
summary-equal = Equal numbers touch.
summary-plays = { $plays ->
    [two-doubles] After the lead, you may lay two doubles a turn, at different ends.
    [double-run] After your tile, you may add any doubles that fit.
   *[cover-double] { $draws ->
        [yes] Cover a double in the same turn, from your hand or with a tile you draw.
       *[no] Cover a double in the same turn, from your hand.
    }
}
summary-uncovered = A double left open must be covered before anyone plays elsewhere.
summary-close = Except on the lead, you may close a double you lay: nothing more goes on it.
summary-equal-ends = If both ends show one number, play at the end to the leader’s right.
summary-pass = If you cannot play, you pass.
summary-draw-until = If you cannot play, draw from the boneyard until you can.
summary-draw-most = { $max ->
    [one] If you cannot play, draw { $max } tile from the boneyard; if it does not fit, pass.
   *[other] If you cannot play, draw from the boneyard until you can, at most { $max } tiles; then pass.
}
summary-draw-exactly = { $count ->
    [one] If you cannot play, draw { $count } tile from the boneyard; if it does not fit, pass.
   *[other] If you cannot play, draw { $count } tiles from the boneyard; if none fits, pass.
}
summary-draw-none = With { $players } players you cannot draw, so you pass.
summary-draw-able = You may draw even if you can play.
summary-draw-reserve = { $reserve ->
    [one] { $reserve } tile always stays in the boneyard.
   *[other] { $reserve } tiles always stay in the boneyard.
}
summary-draw-penalty = Each tile you draw costs { $points }.
summary-pass-penalty = Passing after you drew costs { $points } more.

# The round.
summary-play = { $play ->
    [fives-threes] If the open ends add up to a multiple of five or three, score 1 for each five or three.
    [headings] If your tile makes both ends equal, score 2, or 3 if one of them is a double.
    [triominoes] Each triangle scores its numbers; a bridge adds 40, a hexagon 50.
    [face-sum] Each triangle scores the sum of its numbers.
   *[fives] If your tile makes the open ends add up to a multiple of five, you score that sum.
}
summary-play-doubles = A double at an end counts both halves.
summary-opening = { $opening ->
    [later] The tile that opens a round scores nothing, except 5-5 after the first round.
   *[none] The tile that opens a round scores nothing.
}
summary-out-opponents = { $sides ->
    [duel] Go out, and you score what the other player holds.
    [two-hands] Empty one hand, and you score what the other player holds.
    [pairs] Go out, and your pair scores what the other pair holds.
    [mixed] Go out, and your side scores what the opponents hold.
   *[solo] Go out, and you score what the others hold.
}
summary-out-table = { $sides ->
    [duel] Go out, and you score what the other player holds.
    [two-hands] Empty one hand, and you score all tiles left, your other hand’s too.
    [pairs] Go out, and your pair scores all tiles left, your partner’s too.
    [mixed] Go out, and your side scores all tiles left; in pairs, your partner’s too.
   *[solo] Go out, and you score what the others hold.
}
summary-out-own = { $sides ->
    [duel] Go out, and the other player scores what they hold.
    [two-hands] Empty one hand, and the other player scores what they hold.
    [pairs] Go out, and the other pair scores what it holds.
    [mixed] Go out, and the other sides score what they hold.
   *[solo] Go out, and the others score what they hold.
}
summary-out-round = { $unit ->
    [points] Go out, and you win the round and score 1 for it.
   *[rounds] Go out, and you win the round.
}
summary-out-play = { $bonus ->
    [yes] Only points made in play and bonuses count, not the tiles left in hand.
   *[no] Only points made in play count, not the tiles left in hand.
}
summary-rounding = { $to ->
    [up-5] What the winner scores is rounded up to a multiple of five.
   *[nearest-5] What the winner scores is rounded to the nearest five.
}
summary-round-cap = Winning a round never takes you above { $cap }.
summary-value = { $count ->
    [numbers] A tile left in hand counts the sum of its numbers.
   *[pips] A tile left in hand counts its pips.
}
summary-special-only = If you hold nothing else: { $list }.
summary-special-held = { $count ->
    [one] { $tiles } left in hand counts { $points }.
   *[other] { $tiles } left in hand count { $points } each.
}
summary-bonus = { $event ->
    [capicua] Capicúa (your last tile fits both ends and is no double) scores { $points } more.
    [capicu] Capicú (your last tile fits both ends and is no double) scores { $points } more.
    [chuchazo] Chuchazo (going out with 0-0) scores { $points } more.
    [pass-all-three] Three passes in a row after your tile score { $points }.
   *[out] Going out scores { $points } more.
}
summary-bonus-rounds = { $count ->
    [one] Winning round { $rounds } scores { $points } more.
   *[other] Winning rounds { $rounds } scores { $points } more.
}

# A block.
summary-block = { $game ->
    [goat] { $draws ->
        [yes] It is a fish when nobody can play and nothing is left to draw.
       *[no] It is a fish when nobody can play.
    }
   *[other] { $draws ->
        [yes] The round is blocked when nobody can play and nothing is left to draw.
       *[no] The round is blocked when nobody can play.
    }
}
summary-block-dead = { $game ->
    [goat] { $draws ->
        [yes] It is a fish when nobody can play or draw, or when all ends show a used-up number.
       *[no] It is a fish when nobody can play, or when all ends show a number that has run out.
    }
   *[other] { $draws ->
        [yes] The round is blocked when nobody can play or draw, or when all ends show a used-up number.
       *[no] The round is blocked when nobody can play, or when all ends show a number that has run out.
    }
}
summary-block-boneyard = { $game ->
    [goat] If no tile anywhere fits, it is a fish at once.
   *[other] If no tile anywhere fits, the round is blocked at once.
}
summary-block-winner = { $game ->
    [goat] { $by ->
        [tiles] { $sides ->
            [duel] In a fish, the player with fewer tiles wins.
            [two-hands] In a fish, the player with fewer tiles wins.
            [pairs] In a fish, the pair with fewer tiles wins.
            [mixed] In a fish, the side with the fewest tiles wins.
           *[solo] In a fish, the player with the fewest tiles wins.
        }
        [single] { $sides ->
            [two-hands] In a fish, the player with the lightest single hand wins.
            [pairs] In a fish, the pair with the lightest single hand wins.
           *[mixed] In a fish, the side with the lightest single hand wins.
        }
        [compared] { $sides ->
            [solo] In a fish, compare the hands of its maker and the next player: the lighter wins.
            [two-hands] In a fish, compare the hands of its maker and the next player: the lighter wins.
           *[pairs] In a fish, compare the hands of its maker and the next player: the lighter side wins.
        }
       *[lowest] { $sides ->
            [duel] In a fish, the lighter hand wins.
            [two-hands] In a fish, the player with the lighter hands wins.
            [pairs] In a fish, the pair with the lighter hands wins.
            [mixed] In a fish, the lightest side wins.
           *[solo] In a fish, the lightest hand wins.
        }
    }
   *[other] { $by ->
        [tiles] { $sides ->
            [duel] In a block, the player with fewer tiles wins.
            [two-hands] In a block, the player with fewer tiles wins.
            [pairs] In a block, the pair with fewer tiles wins.
            [mixed] In a block, the side with the fewest tiles wins.
           *[solo] In a block, the player with the fewest tiles wins.
        }
        [single] { $sides ->
            [two-hands] In a block, the player with the lightest single hand wins.
            [pairs] In a block, the pair with the lightest single hand wins.
           *[mixed] In a block, the side with the lightest single hand wins.
        }
        [compared] { $sides ->
            [solo] In a block, compare the hands of the blocker and the next player: the lighter wins.
            [two-hands] In a block, compare the hands of the blocker and the next player: the lighter wins.
           *[pairs] In a block, compare the hands of the blocker and the next player: the lighter side wins.
        }
       *[lowest] { $sides ->
            [duel] In a block, the lighter hand wins.
            [two-hands] In a block, the player with the lighter hands wins.
            [pairs] In a block, the pair with the lighter hands wins.
            [mixed] In a block, the lightest side wins.
           *[solo] In a block, the lightest hand wins.
        }
    }
}
summary-block-pays = { $pays ->
    [opponents] { $sides ->
        [duel] The winner scores what the other player holds.
        [two-hands] The winner scores what the other player holds.
        [pairs] The winners score what the other pair holds.
        [mixed] The winners score what the opponents hold.
       *[solo] The winner scores what the others hold.
    }
    [table] { $sides ->
        [pairs] The winners score all tiles left, their own too.
        [mixed] The winners score all tiles left, their own too.
       *[solo] The winner scores all tiles left, their own too.
    }
    [difference] The winner scores the difference.
    [minus-own] The winner scores what the others hold minus what the winner holds.
    [differences] The winner scores how much more each opponent holds, added up.
    [own] { $sides ->
        [duel] The other player scores what they hold.
        [two-hands] The other player scores what they hold.
        [pairs] The other pair scores what it holds.
       *[solo] The others score what they hold.
    }
    [loser-difference] { $sides ->
        [duel] The other player scores the difference.
        [two-hands] The other player scores the difference.
        [pairs] The other pair scores the difference.
       *[solo] Each loser scores how much more they hold.
    }
    [highest] { $game ->
        [goat] { $sides ->
            [duel] In a fish, the heavier hand alone scores all tiles left.
            [two-hands] In a fish, the player with the heavier hands alone scores all tiles left.
            [pairs] In a fish, the heavier pair alone scores all tiles left.
            [mixed] In a fish, the heaviest side alone scores all tiles left.
           *[solo] In a fish, the heaviest hand alone scores all tiles left.
        }
       *[other] { $sides ->
            [duel] In a block, the heavier hand alone scores all tiles left.
            [two-hands] In a block, the player with the heavier hands alone scores all tiles left.
            [pairs] In a block, the heavier pair alone scores all tiles left.
            [mixed] In a block, the heaviest side alone scores all tiles left.
           *[solo] In a block, the heaviest hand alone scores all tiles left.
        }
    }
   *[all] { $game ->
        [goat] { $sides ->
            [duel] In a fish, both players score what they hold.
            [two-hands] In a fish, both players score what they hold.
            [pairs] In a fish, both pairs score what they hold.
            [mixed] In a fish, every side scores what it holds.
           *[solo] In a fish, everyone scores what they hold.
        }
       *[other] { $sides ->
            [duel] In a block, both players score what they hold.
            [two-hands] In a block, both players score what they hold.
            [pairs] In a block, both pairs score what they hold.
            [mixed] In a block, every side scores what it holds.
           *[solo] In a block, everyone scores what they hold.
        }
    }
}
summary-tie-void = { $among ->
    [round] { if-tied }, nobody wins the round.
    [lowest] If several hold the lowest total, they score nothing.
    [highest] If several hold the highest total, nobody scores.
   *[all] { if-tied }, nobody scores the tiles left.
}
summary-tie-eggs = { $among ->
    [lowest] { $eggs ->
        [once] Of equal lowest hands, one waits as “eggs” for the next round’s highest scorer.
       *[sum] Equal lowest hands wait as “eggs” for the next round’s highest scorer.
    }
    [highest] { $eggs ->
        [once] Of equal highest hands, one waits as “eggs” for the next round’s highest scorer.
       *[sum] Equal highest hands wait as “eggs” for the next round’s highest scorer.
    }
    [losers] { $eggs ->
        [once] Of equal hands, one waits as “eggs” for the loser of the next round.
       *[sum] Equal hands wait as “eggs” for the loser of the next round.
    }
   *[winners] { $eggs ->
        [once] Of equal hands, one waits as “eggs” for the winner of the next round.
       *[sum] Equal hands wait as “eggs” for the winner of the next round.
    }
}
summary-tie-carry = { $among ->
    [lowest] If several hold the lowest total, all points go to the next round’s highest scorer.
    [highest] If several hold the highest total, all points go to the next round’s highest scorer.
    [losers] { if-tied }, all points go to the next round’s loser.
   *[winners] { if-tied }, all points go to the next round’s winner.
}
summary-tie-broken = { $side ->
    [blocker-loses] { $sides ->
        [pairs] { if-tied }, the pair that played last loses.
        [mixed] { if-tied }, the side that played last loses.
       *[solo] If the player who played last is among equals, that player loses.
    }
    [blocker-wins] { $sides ->
        [pairs] { if-tied }, the pair that played last wins.
        [mixed] { if-tied }, the side that played last wins.
       *[solo] If the player who played last is among equals, that player wins.
    }
   *[leader-wins] { $sides ->
        [pairs] { if-tied }, the pair that led the round wins.
        [mixed] { if-tied }, the side that led the round wins.
       *[solo] If the player who led the round is among equals, that player wins.
    }
}

# Accounts, wins at once and limits.
summary-account = { $below ->
    [remembered] { $points ->
        [one] Your account opens at { $points } point in one round; less is remembered until then.
       *[other] Your account opens at { $points } points in one round; less is remembered until then.
    }
   *[lost] { $points ->
        [one] Your account opens at { $points } point in one round; less is lost.
       *[other] Your account opens at { $points } points in one round; less is lost.
    }
}
summary-account-out = Going out clears what you have remembered.
summary-account-block = { $game ->
    [goat] A fish that one side pays clears what the others have remembered.
   *[other] A block that one side pays clears what the others have remembered.
}
summary-instant-blank = Going out with 0-0, the bald goat, wins the match.
summary-instant-six = Going out with 6-6 wins the match if an opponent holds over 25.
summary-instant-both = Going out with 0-0 wins the match, with 6-6 too if an opponent holds over 25.
summary-announce = { $by ->
    [first-open] If your account opened first, you may announce 6-6: win the round, win the match.
    [open-side] If your account is open, you may announce 6-6: win the round, win the match.
   *[anyone] With 6-6 you may announce it: win the round, win the match.
}
summary-announce-lost = Lose an announced round with 25 or more in hand, and you lose the match.
summary-several = If several get there in one round, only the highest total loses.
summary-cap = No total goes above { $cap }.
summary-rating = { $formula ->
    [club-3-2-1] { $most ->
        [below] Match points for a win: 3 if the losers have 0 points, otherwise 2.
       *[above] Match points for a win: 3 if the losers have 0, 2 if up to 50, otherwise 1.
    }
   *[goat-club] Rating: winners get a tenth of what they lack to 100.
}
