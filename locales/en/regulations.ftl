### Regulations of club nights: how rounds, matches and places count. On pages and on paper.

regulation-title = Regulation
regulation-name =
    .club = Club pairs
    .spain = Spain
    .mexico = Mexico
    .brazil = Brazil
    .venezuela = Venezuela
    .dominican-republic = Dominican Republic
    .cuba = Cuba
    .puerto-rico = Puerto Rico
    .jamaica = Jamaica
# $name is the name of a regulation.
regulation-changed = { $name }, changed
# $name is the name that a club gave to its own regulation, $base that of the one it comes from.
regulation-own = { $name }, based on { $base }
regulation-target =
    { $points ->
        [one] The first pair with { $points } point wins a match.
       *[other] The first pair with { $points } points wins a match.
    }
regulation-tiles =
    .double-six = There are 28 tiles, up to double six. Each player takes 7.
    .double-nine = There are 55 tiles, up to double nine. Each player takes 10.
regulation-counts =
    .losers = The winners of a round score the pips left with both losers.
    .all = The winners of a round score the pips left with all four players.
    .rounds = Each round won scores one point.
regulation-bonus =
    { $points ->
        [one] Bonuses add { $points } point to a round at the most.
       *[other] Bonuses add { $points } points to a round at the most.
    }
regulation-lead =
    .rotates = After each round the lead passes to the right, no matter who won.
    .winner = The pair that won a round leads the next one.
regulation-reset = A round won sets the other pair back to 0.
regulation-excess =
    .on = Points above the target are recorded.
    .off = Points above the target are not recorded.
regulation-limit =
    { $minutes ->
        [one] After { $minutes } minute, the tables finish their round.
       *[other] After { $minutes } minutes, the tables finish their round.
    }
regulation-noLimit = Matches have no time limit.
regulation-warning =
    { $minutes ->
        [one] The tables are warned { $minutes } minute before.
       *[other] The tables are warned { $minutes } minutes before.
    }
regulation-wins-same =
    { $points ->
        [one] A win is worth { $points } match point.
       *[other] A win is worth { $points } match points.
    }
# $middle is half of the target.
regulation-wins-each = Match points for a win: { $shutout } against 0, { $half } against 1 to { $middle }, { $close } against more.
regulation-wins-stopped =
    { $points ->
        [one] A match stopped below the target is worth { $points } match point.
       *[other] A match stopped below the target is worth { $points } match points.
    }
# $keys is a list such as “wins, effectiveness and plus points”.
regulation-order = Places are decided by { $keys }, in this order.
regulation-key =
    .points = match points
    .wins = wins
    .effectiveness = effectiveness
    .difference = difference of points
    .plus = plus points
    .meetings = meetings
    .progress = how far they came
    .group = place in the group
    .number = number
regulation-draw-swiss = Pairs meet pairs with about as many points, and nobody twice as long as that can be.
regulation-draw-bye = A pair without opponents wins that match { $target } to { $middle }.
regulation-draw-knockOut = The losers of a match are out. How far the pairs came decides the places before anything else.
# $lost is 0 or half of the target.
regulation-walkover-score = If a pair does not come, the other pair wins { $target } to { $lost }.
regulation-walkover-worth = Match points for that win: { $points }.
regulation-walkover-nothing = That match does not count for the absent pair.
regulation-walkover-penalty = The absent pair gets a penalty of { $points } for it.
regulation-annulledRound =
    .same = An annulled round scores nothing. The same player leads again.
    .next = An annulled round scores nothing. The lead passes to the right.
regulation-tiedBlock =
    .same = A tied block scores nothing and is replayed. The same player leads again.
    .next = A tied block scores nothing. The lead passes to the right.
regulation-penalties =
    .effectiveness = Penalties lower effectiveness and nothing else.
    .points = Penalties lower plus points, and effectiveness with them.
    .match-points = Penalties lower match points and nothing else.
# Expelled from a match.
regulation-expulsion =
    .keeps = The pair of an expelled player loses the match and keeps its points.
    .zero = The pair of an expelled player loses the match with 0 points.
# Expelled from the club night.
regulation-expelled =
    .stay = The earlier results of an expelled pair stay.
    .annulled = The earlier results of an expelled pair count for nobody.
regulation-draw-groups = Every two pairs of a group meet once. The best of each group then play a knock-out.
regulation-draw-groupPlaces = How far the pairs came decides the places, then the place in the group, before anything else.
regulation-sources = From
regulation-open = The sources do not say: { $items }.
regulation-item =
    .target = target
    .limit = time limit
    .warning = warning before the end
    .counts = what a round scores
    .bonus = bonuses
    .lead = who leads
    .excess = points above the target
    .order = order of places
    .walkover = walkovers
    .annulled-round = annulled rounds
    .tied-block = tied blocks
    .penalties = what penalties lower
    .expulsion = expulsions
