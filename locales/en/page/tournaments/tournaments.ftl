### Tournaments: the list, the form to open one, the page of a tournament and its board for a wall.

title = Tournaments
open = Open a tournament
missing = There is no tournament at this address.
# A single player without a name. `$n` is their number in the tournament.
nameless = Player { $n }
pair-both = { $first } and { $second }
# A pair of which only one has a name, and one of which nobody has. `$n` is the number of the pair in the tournament.
pair-of = { $name } and partner
pair-nameless = Pair { $n }
bot = bot
rated = Rated
withdrawn = withdrew
board-open = Board for a wall
# What a row says of a tournament, one after the other. `winner` also names the winner of the last match of a bracket.
places = { $n } of { $max } places taken
winner = Winner: { $name }
yours = You take part

# The buttons of a card: of a tournament that is over, and of one in which the reader takes part.
card-results = Results
card-go = To the tournament

status =
    .to-come = To come
    .running = Running
    .over = Over

empty = No tournament is planned.
more = Show more

formats =
    .arena = Arena
    .swiss = Swiss
    .round-robin = Round robin
    .knock-out = Knock-out
explained =
    .arena = You play until the time is over, each match against another player who is free.
    .swiss = Everyone plays the same number of rounds, against players with about as many points.
    .round-robin = Everyone plays everyone, and the most points win.
    .knock-out = The loser of each match is out, and the winner of the final wins.

length-arena =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
length-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
length-once = everyone plays everyone once
length-twice = everyone plays everyone twice
length-thirdPlace = with a match for third place

round-name = Round { $n }
round-final = Final
round-semi = Semi-finals
round-quarter = Quarter-finals
round-third = Third place

facts-title = About the tournament
facts-starts = Starts
facts-planned = Planned for
facts-started = Started
facts-ends = Ends
facts-game = Game
facts-format = Format
facts-who = Who plays
facts-singles = Single players
facts-pairs = Fixed pairs
facts-pace = Pace
facts-rating = Rating
facts-casual = Not rated
# What follows if a person leaves a rated match.
facts-leave = If you leave
facts-leaves = You lose the match, even if a bot plays on and wins.
facts-leavePartner = The rating of your partner does not change.
facts-entrants = Places
facts-needed = { $n } of { $max } taken; { $min } are needed to start
facts-taken = { $n } of { $max } taken
facts-late = Late entry
facts-lateUntil = Until round { $n }
facts-lateArena = Until the end
facts-noLate = Not possible
facts-next = Next round
facts-byHost = When the host starts it
facts-automatic =
    { $n ->
        [0] At once, when all results are in
        [one] { $n } second after the last result
       *[other] { $n } seconds after the last result
    }
facts-absent = Absent players
facts-absentAfter =
    { $n ->
        [one] They lose the match after { $n } minute
       *[other] They lose the match after { $n } minutes
    }
facts-absentAfterSeconds =
    { $n ->
        [one] They lose the match after { $n } second
       *[other] They lose the match after { $n } seconds
    }
facts-bots = Bot accounts
facts-botsMay = May enter
facts-botsMayNot = May not enter
facts-host = Host
facts-closed = Closed { $date }
facts-unconfirmed =
    { $n ->
        [one] { $n } pair waits for a partner to confirm
       *[other] { $n } pairs wait for a partner to confirm
    }

now-toCome = It starts { $when }.
now-ready = It starts in a moment.
now-arena = Time left: { $time }
now-arenaOver = The time is over. The last matches are being played.
now-round = Round { $n } of { $all } is being played.
now-paired = Round { $n } is being played.
now-next = The next round begins in { $time }.
now-byHost = The host starts the next round.
now-over = The tournament is over.
now-notHeld = The tournament was not held.
now-won = Winner: { $name }.
now-fewer = Only { $n } of { $all } rounds can be played: after that, no pairing is left without a repeat.

you-title = You
you-enter = Enter
you-partner = Name of your partner’s account
you-partnerHelp = Your partner confirms the pair on this page.
you-in = You take part.
you-with = You take part with { $name }.
you-tookPart = You took part.
you-tookPartWith = You took part with { $name }.
you-table = Your table is ready. Your opponent: { $name }.
you-go = Go to your table
you-come = Be there in { $time }, or you lose the match.
you-waiting = You wait for the next opponent. Keep this page open.
you-resting = Your next match begins with the next round.
you-out = Your matches here are over.
you-withdraw = Withdraw
you-withdrawAsk = Withdraw from the tournament? If you have an open match, you lose it.
you-withdrawn = You withdrew.
you-return = Come back
you-waitsFor = { $name } still has to confirm your pair on this page.
you-takeBack = Withdraw the pair
you-invited = { $name } wants to play with you as a pair.
you-confirm = Play with { $name }
you-decline = Decline
you-account = You need an account to enter this tournament.
you-signIn = Sign in or create an account
you-full = All places are taken.
you-late = It is too late to enter.
you-keep = Cancel

said-table = Your table is ready
said-round = Round { $n } is paired
said-over = The tournament is over

entrants-title = Entrants
entrants-none = Nobody has entered yet.
entrants-rating = Rating { $n }
entrants-remove = Remove
entrants-removeAsk = Remove { $name } from the tournament? An open match is lost.
entrants-letBack = Let { $name } come back
entrants-back = Let come back
entrants-all =
    { $n ->
        [one] Show { $n } entrant
       *[other] Show all { $n } entrants
    }

rounds-title = Rounds
rounds-none = The first round is paired at the start.
rounds-noneArena = No match yet.
rounds-lately = Latest matches
rounds-watch = Watch
rounds-watchNamed = Watch { $first } against { $second }
rounds-replay = Replay
rounds-replayNamed = Replay of { $first } against { $second }
rounds-playing = Playing
rounds-soon = The table opens in a moment
rounds-coming = Waiting for players until { $time }
rounds-byes = Without an opponent: { LIST($names) }
rounds-against = { $first } against { $second }
rounds-again = Played again after a tie
# Who left a match, after how it ended: “Win for Eva. Left, gave up or ran out of time: Ana”.
rounds-left = { $outcome }. Left, gave up or ran out of time: { LIST($names) }

# The winner is a player or a pair, so the sentences fit both.
outcomes =
    .first = Win for { $first }
    .second = Win for { $second }
    .tie = Tie
    .walkover-first = Win without a match for { $first }
    .walkover-second = Win without a match for { $second }
    .neither = Both sides were absent or left, and both lose

bracket-title = Bracket
bracket-which = Round
bracket-undecided = Not known yet
bracket-nobody = No opponent
bracket-goesOn = Through to the next round: { $name }
bracket-scroll = Bracket of the tournament

standings-title = Standings
standings-place = Place
standings-name = Name
standings-points = Points
standings-played = Played
standings-won = Won
standings-tied = Ties
standings-lost = Lost
standings-annulled = withdrew early, so these matches do not count
standings-walkovers =
    { $n ->
        [one] { $n } win without a match
       *[other] { $n } wins without a match
    }
standings-byes =
    { $n ->
        [one] { $n } round without an opponent
       *[other] { $n } rounds without an opponent
    }
standings-streak =
    { $n ->
        [one] { $n } win in a row: the next win counts double
       *[other] { $n } wins in a row: the next win counts double
    }
standings-how = How places are decided
standings-winner = Entrants who withdraw keep their place. The winner is the best of those who stayed.

# Why an entrant is before the next one, with both values: “Ahead on points: 4 to 3½”.
ahead =
    .points = Ahead on points: { $ours } to { $theirs }
    .direct-encounter = Ahead in the matches among those who are tied: { $ours } to { $theirs }
    .buchholz-cut-1 = Ahead on Buchholz without the lowest: { $ours } to { $theirs }
    .buchholz = Ahead on Buchholz: { $ours } to { $theirs }
    .sonneborn-berger = Ahead on Sonneborn-Berger: { $ours } to { $theirs }
    .wins = More wins: { $ours } to { $theirs }
    .fewer-matches = As many points in fewer matches: { $ours } to { $theirs }
    .round-reached = Got further in the bracket
    .third-place = Won the match for third place
    .lot = Ahead by lot: equal in everything else

# How to compute each tie-break by hand, by format. The numbers must be those of the server.
tieBreaks-swiss =
    .points = Points: 1 for a win, ½ for a tie. A win without a match and a round without an opponent count 1, and a round that you missed 0.
    .direct-encounter = Points in the matches among those who are tied, if each has played all the others at a table. If some are still tied, it counts again among them.
    .buchholz-cut-1 = Buchholz without the lowest: the Buchholz less the lowest number in its sum.
    .buchholz = Buchholz: the sum over all rounds so far. A round played at a table counts the points of your opponent. Any other round counts your own points; an open match counts nothing. Last rounds that an opponent missed or lost without a match add ½ each to that opponent’s points here.
    .sonneborn-berger = Sonneborn-Berger: for each round, its number in the Buchholz times your points in that round, added up.
    .wins = Matches won at a table: the column “Won”.
    .lot = The lot, drawn by the server.
tieBreaks-roundRobin =
    .points = Points: 1 for a win, also without a match, and ½ for a tie. A round without an opponent counts 0. If an entrant withdraws before playing half of all matches at a table, none of that entrant’s matches counts.
    .direct-encounter = Points in the matches among those who are tied, if all of them have met. Wins without a match count. If some are still tied, it counts again among them.
    .sonneborn-berger = Sonneborn-Berger: for each match that counts, the points of your opponent times your points in that match, added up.
    .wins = Matches won at a table: the column “Won”.
    .lot = The lot, drawn by the server.
tieBreaks-knockOut =
    .round-reached = The round that you reached. The winner of the final is one further.
    .third-place = The match for third place
tieBreaks-arena =
    .points = Points: 2 for a win, 1 for a tie. After two wins in a row, each further win counts 4, until a match that you do not win. A win without a match counts like any other.
    .wins = Matches won at a table: the column “Won”.
    .fewer-matches = Fewer matches at a table: the column “Played”.
    .lot = The lot, drawn by the server.

host-title = You are the host
host-start = Start now
host-pair = Start the next round
host-close = Close the tournament
host-closeAsk = Close the tournament? Then nobody can change it any more, and open matches do not count.
host-closeNow = Close it
host-share = Link for players
host-correct = Correct
host-correctNamed = Correct { $first } against { $second }
host-decide = Decide
host-decideNamed = Decide { $first } against { $second }
host-how = How did the match end?
host-from = Now: { $outcome }
host-save = Save this outcome
host-sure = Save “{ $outcome }”? Everyone sees the change.

form-title = Open a tournament
form-account = You need an account to open a tournament.
form-name = Title
form-format = Format
form-who = Who plays
form-singles = Single players
form-pairs = Fixed pairs
form-pairsHelp = Two players enter together and always play as partners.
form-singlesHelp = Each match is for two players.
form-minutes = Minutes
form-rounds = Rounds
form-late = Late entry
form-lateHelp = Players may still enter after the start.
form-lateUntil = Until round
form-twice = Everyone plays everyone twice
form-thirdPlace = Match for third place
form-thirdPlaceHelp = The losers of the semi-finals play for it.
form-places = Places
form-min = Entrants needed to start
form-max = Entrants at most
form-starts = Starts
form-date = Day and hour
form-startsHelp = As the host, you can also start earlier.
form-next = The next round
form-automatic = Begins by itself
form-byHost = You start it
form-pause = Pause before it, in seconds
form-absent = Minutes until an absent player loses
form-settings = Rated, and for whom
form-rated = Rated
form-ratedHelp = The matches change ratings. Every player needs an account.
form-bots = Bot accounts may enter
form-botsHelp = Programs that play for themselves, marked as bots.
form-go = Open the tournament
form-check = Check the marked fields.

# Why something is refused.
refusals =
    .not-host = Only the host can do that.
    .bad-title = A title needs 1 to { $max } visible characters.
    .bad-start =
        { $days_max ->
            [one] Choose a day and an hour, at most { $days_max } day ahead.
           *[other] Choose a day and an hour, at most { $days_max } days ahead.
        }
    .bad-seconds = Choose { $min } to { $max } seconds.
    .bad-rules =
        { $pairs ->
            [true] These rules are not for two pairs. Choose another game.
           *[false] These rules are not for two players. Choose another game.
        }
    .no-programs = Bot accounts may not enter this tournament.
    .entered = { $name } takes part already.
    .not-entered = You have not entered.
    .removed = The host removed you. Only the host can let you come back.
    .needs-partner = Pairs play here. Type the name of your partner’s account.
    .no-partners = Single players play here. Enter without a partner.
    .partner-is-you = You cannot be your own partner. Type the name of another player.
    .no-such-partner = No other player has an account with the name “{ $name }”.
    .not-invited = This pair does not wait for you any more.
    .too-many-unconfirmed =
        { $max ->
            [one] { $max } pair waits for a partner to confirm. Try again later.
           *[other] { $max } pairs wait for a partner to confirm. Try again later.
        }
settings =
    .entrants = Choose 2 to { $most } entrants, and no more to start than places.
    .minutes = Choose { $min } to { $max } minutes.
    .rounds = Choose { $min } to { $max } rounds.
    .too-many-rounds =
        { $most ->
            [one] With { $entrants_max } places, at most { $most } round is possible without meeting again. Choose fewer rounds or more places.
           *[other] With { $entrants_max } places, at most { $most } rounds are possible without meeting again. Choose fewer rounds or more places.
        }
    .late-entry = Choose a round from 2 to { $rounds }.
    .cycles = Everyone can play everyone once or twice.
faults =
    .closed = The tournament is closed.
    .already-started = The tournament has started already.
    .not-started = The tournament has not started yet.
    .full =
        { $most ->
            [one] There is { $most } place, and it is taken.
           *[other] All { $most } places are taken.
        }
    .too-many-registered = Too many have entered and withdrawn. Nobody else can enter.
    .entry-closed = It is too late to enter.
    .too-few-entrants = { $needed } entrants are needed, and there are { $entrants }.
    .no-entrant = This entrant does not exist.
    .no-pairing = This match does not exist.
    .already-withdrawn = This entrant has withdrawn already.
    .not-withdrawn = This entrant takes part already.
    .too-many-returns = This entrant has come back too often.
    .matches-open =
        { $open ->
            [one] { $open } match of this round is still open.
           *[other] { $open } matches of this round are still open.
        }
    .all-paired = All rounds have begun.
    .nobody-to-pair = No two entrants can play now.
    .all-have-met = Round { $round } cannot be paired: every pairing would repeat a match or a round without an opponent.
    .time-over = The time is over. No new match can begin.
    .too-many-pairings = There are { $most } matches, and no more can begin.
    .already-decided = This match is decided. Correct its outcome.
    .not-decided = This match is still open.
    .followed = A later match depends on this outcome, so it stays.
    .same-outcome = This is the outcome already.
    .too-many-corrections = Too many outcomes have been corrected.

board-title = Board
board-seeding = Entrants
board-previous = Back
board-next = Next
board-stop = Stop
board-goOn = Go on
board-full = Full screen
board-lost = No connection. This may be out of date.
board-left = Time left
board-startsIn = Starts in
board-nextIn = Next round in
board-page = Tournament
board-part = { $title }, { $n } of { $all }
