# Printed pages: tiles to cut out, and the sheets of a club night.

# On every page.
print-page = Page { $page } of { $pages }

## Tiles to cut out

# The title of each page. $set is one of the sets below.
print-tiles-title = { $tiles ->
    [one] { $set }, { $tiles } tile
   *[other] { $set }, { $tiles } tiles
}
# $title is the title above, $pictures the name of a set of pictures: Double-six, 28 tiles. Animals
print-tiles-title-pictures = { $title }. { $pictures }
# At the bottom of each page.
print-tiles-advice = Print at 100 % on stiff paper. Cut along the thin lines.
print-set-double-6 = Double-six
print-set-double-9 = Double-nine
print-set-double-12 = Double-twelve
print-set-double-15 = Double-fifteen
print-set-double-18 = Double-eighteen
print-set-triomino-56 = Triangles

## The sheets of a club night

# The title of the file. $sheet is one of the titles below, $evening the name of the club night.
print-document-title = { $sheet }. { $evening }
print-tonight-title = Everything for tonight
print-seating-title = Seating
print-schedule-title = Seating for the whole club night
print-tables-title = Table cards
print-score-title = Score sheets
print-players-title = Player cards
print-results-title = Results
print-standings-title = Standings
print-certificates-title = Certificates
print-money-title = Money
print-log-title = Log

# A player whose name cannot be printed, in the place of the name.
print-nameless = No. { $number }
# A club night whose name cannot be printed.
print-nameless-evening = Club night
# A team without a name of its own.
print-team = Team { $number }
print-group = Group { $number }

# The date of the club night. $month is 1 to 12.
print-date = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
}
print-match = Match { $number } of { $matches }
print-match-table = Match { $number } of { $matches }, table { $table }
print-table = Table { $table }

## Seating

# The four seats of a table, seen from above.
print-seat-top = top
print-seat-left = left
print-seat-bottom = bottom
print-seat-right = right
print-seats-note = The tables are seen from above. Partners sit opposite each other: top and bottom, left and right. Play goes counter-clockwise.
print-schedule-note = 1·2 – 3·4: players 1 and 2 sit at the top and bottom, players 3 and 4 left and right.
# Above the list of all players with their numbers.
print-players-heading = Players
print-resting = Resting: { $players }
# These two players play only to complete a table of four. Their result is not recorded.
print-filler = { $players } complete the table. This match does not count for them.
print-filler-of-match = Match { $number }: { $players } complete the table. This match does not count for them.

## Column headings

# { "\u00AD" } is a soft hyphen. It marks where a long word may be split in a narrow column.
print-column-match = Match
print-column-table = Table
print-column-resting = Resting
print-column-top-bottom = Top and bottom
print-column-left-right = Left and right
print-column-place = Place
print-column-player = Player
print-column-team = Team
# The number of matches a player has played.
print-column-played = Played
print-column-match-points = Match points
# The number of matches a player has won.
print-column-wins = Wins
# Plus points less minus points and penalties.
print-column-effectiveness = Effec{ "\u00AD" }tive{ "\u00AD" }ness
# The points a player's pair has scored, and those its opponents have scored.
print-column-plus = Plus points
print-column-minus = Minus points
print-column-penalties = Penal{ "\u00AD" }ties
# The stakes a player has won or lost. Also a row of the money sheet.
print-column-money = Money
# The additional prize. Also a row of the money sheet.
print-column-prize = Prize
# The last row of the money sheet: money and prize together.
print-row-total = Total
print-column-seat = Seat
print-column-partner = Partner
print-column-opponents = Opponents
# One column in large print.
print-column-partner-opponents = Partner, opponents
# The score of both pairs, 100 : 37.
print-column-score = Score
print-column-first-pair = First pair
print-column-second-pair = Second pair
# One column in large print.
print-column-pairs = First pair, second pair
# How a match ended, if not at the target.
print-column-remark = Remark
print-column-round = Round
# The player who leads the round.
print-column-leader = Leads
# The points of a round, and the running total.
print-column-points = Points
print-column-sum = Sum
# What puts a player above the next one: wins, effectiveness …
print-column-decided-by = Decided by
print-column-penalty = Penalty
print-column-reason = Reason
print-column-time = Time (UTC)
print-column-corrected-by = By
# What was corrected: a match, a round …
print-column-entry = Entry
print-column-before = Before
print-column-after = After

## Table cards

# Below the name of a player: where the player sits in the next match. $seat is one of the four seats.
print-card-next-seat = next: table { $table }, { $seat }
print-card-next-rest = next: rest
print-card-last-match = last match
# Above the courtesies that apply at this table.
print-card-courtesies = At this table

## Score sheets

print-score-limit = { $minutes ->
    [one] Time limit: { $minutes } minute.
   *[other] Time limit: { $minutes } minutes.
}
print-score-leaders = Lead in this order: { $players }.
# Before a line to write a name on.
print-score-scorekeeper-blank = Scorekeeper:
print-score-scorekeeper = Scorekeeper: { $player }
# Before a line to write the result on.
print-score-result-blank = Recorded score:
# The match ended at the target, was stopped, or was decided by lot; or a pair did not come or was expelled.
print-score-result = { $ending ->
    [stopped] Recorded score: { $first } : { $second }, stopped
    [lot] Recorded score: { $first } : { $second }, by lot
    [absent] Recorded score: { $first } : { $second }, walkover
    [expelled] Recorded score: { $first } : { $second }, expulsion
   *[target] Recorded score: { $first } : { $second }
}
print-score-rounds-unknown = Only the final score of this match is known.
print-score-winners = Won by { $players }. Match points: { $points }.
# Below a line to sign on.
print-score-signature = Signature of { $players }

## Results, in narrow columns

print-result-none = No match is finished yet.
print-result-in-progress = in progress
print-result-stopped = stopped
print-result-lot = by lot
print-result-absent = walkover
print-result-expelled = expulsion
print-result-rests = rests
print-result-bye = no opponents
# The player only completed a table of four.
print-result-filler = does not count
print-result-filler-pair = { $players } (does not count)

## Standings

print-standings-final = Final standings
print-standings-after = Standings after match { $number } of { $matches }
# What decides between two players, in a narrow column.
print-key-points = points
print-key-wins = wins
print-key-effectiveness = effec{ "\u00AD" }tiveness
print-key-plus = plus points
print-key-meetings = meetings
print-key-progress = how far they came
print-key-group = place in the group
print-key-number = number
print-standings-decided-note = “Decided by” shows what puts a player above the next one.
print-standings-level-note = = These players are tied in everything. The lower number comes first.

## Money

print-money-none = There are no stakes at this club night.
# An amount of money, where the organiser has not named what you play for.
print-money-chips = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
# An amount of money, in the organiser's own word.
print-money-unit = { $amount } { $unit }
# $stake is an amount of money. Sentences that say what a win is worth follow.
print-money-stake = Stake: { $stake }. For each match point of a win, every loser pays the stake once, and every winner gets it once.
print-money-prize-stakes = Additional prize: each player from third place down pays the winner { $amount }.
print-money-prize-losses = Additional prize: each player from third place down pays the winner as much as that player has lost.
print-money-prize-winnings = Additional prize: each player from third place down pays the winner as much as that player has won.
print-money-so-far = The club night is not over. These are the totals so far.
print-money-payments = Who pays whom
print-money-payment = { $from } pays { $to }: { $amount }.
print-money-even = Nobody owes anything.

## Log

print-log-none = No corrections and no sanctions.
print-log-sanctions = Sanctions and penalties
print-log-expelled = Expelled from the night
print-log-corrections = Corrections
print-log-corrections-and-notes = Corrections and notes
# A note of the organiser, and what it is about, such as a table.
print-log-note = Note
print-log-note-about = Note: { $about }
print-log-annulled = Annulled and played again
# What was corrected.
print-log-match = Match { $number }
print-log-only-table = Table { $table }
print-log-table = Match { $number }, table { $table }
print-log-round = Match { $number }, table { $table }, round { $round }
print-log-scorekeeper = Match { $number }, table { $table }, scorekeeper

## Posters and certificates

# The title of a poster for the wall.
print-poster-seating = Match { $number } of { $matches }: who sits where
# In large letters, above the name of the player.
print-certificate-title = Certificate
# Below the name. $place is 1, 2 or 3.
print-certificate-place = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}
# The same, for players who are tied in everything.
print-certificate-shared-place = { $place ->
    [1] Shared first place
    [2] Shared second place
   *[3] Shared third place
}
# The match points of the player, and how many players took part.
print-certificate-points = Match points: { $points }. Players: { $players }.
# Below a line to sign on.
print-certificate-organiser = Organiser

## The results of a competition over several club nights

# The title: results that were declared official, or those so far.
print-competition-official = Official results
print-competition-so-far = Results so far
# A competition whose name cannot be printed.
print-competition-nameless = Competition
# Below the title.
print-competition-since = Version { $version }, official since { $date }, { $time } UTC.
print-competition-not-official = These results are not official yet.
# With it, readers check that nobody changed the file.
print-competition-checksum = Checksum (SHA-256): { $checksum }
# Below the matches of a club night that is not over.
print-competition-goes-on = This session is still being played.
# The licence number and the club of a player, from the entry list of the competition.
print-column-licence = Licence
print-column-club = Club
# The number of club nights of the competition in which a player has played.
print-column-sessions = Sessions
print-column-pair = Pair
