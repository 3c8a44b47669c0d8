### Matches that are over and their replays; profiles and leaderboards; and rated tables before they are opened.

won = won
lost = lost
tied = tie
stopped = stopped
# A bot held the seat at the end, or the time of the seat ran out.
left = did not finish
timeUp = time ran out
you = You
bot = Bot { $name }
player = Player { $n }
rated = Rated
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# `$change` has a sign: “Rating 1512 (+12)”.
rating = Rating { $after } ({ $change })
clubPoints = Club points: { $n }
rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
download = Download the record
downloadJson = Download as JSON
# A match in a few words: the game, then the day and the hour.
named = { $game }, { $date }
play = Play a match

list-title = Your matches
list-choose = Which matches
# A button on a phone. It opens the choice of matches.
list-filter = Filter
# What was chosen, after “Filter”: the first and the last day.
list-sinceDay = from { $date }
list-untilDay = until { $date }
list-game = Game
list-allGames = All games
list-with = Name of a player
list-since = From
list-until = To
list-show = Show
list-all = Show all
list-empty = You have not finished a match yet.
list-none = None of your matches fits the filter.
list-more = More matches
list-pages = Matches
list-public = All public matches
# $format is DGN or JSON.
list-downloadAll = Download all as { $format }
list-chance = Your deals against chance
list-shown =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }

replay-title = Replay: { $game }
replay-missing = We have no replay at this address. Only people who played a match can watch it again.
replay-controls = Replay
replay-previousRound = Previous round
replay-previous = Previous play
replay-run = Run
replay-stop = Stop
replay-next = Next play
replay-nextRound = Next round
replay-speed = Speed
# How many times as fast as usual: “0.5×”.
replay-times = { $n }×
replay-point = Point in the match
replay-at = Round { $round }, play { $n } of { $of }
replay-round = Round { $n }
replay-plays = Plays
replay-dealt = The tiles are dealt
replay-roundEnds = The round ends
replay-matchEnds = The match ends
replay-done = ends the turn
replay-thrownBack = The tiles are dealt again
replay-whose = Whose hand is shown
replay-nobodys = None
replay-everyones = Everyone’s
replay-hand = Hand: { $name }
replay-hidden = All hands are hidden.
replay-noTiles = No tiles
replay-notYet = The tiles are still face down.
replay-link = Copy link to this play
replay-copy = Copy DGN record
replay-deals = Check the deals
replay-keys = Left and right arrow: one play. Up and down arrow: one round. Home and End: the beginning and the end. The space bar runs and stops.
replay-result = Result
replay-mine = Your matches

person-since = Account since { $date }
person-missing = There is no player of this name.
person-ratings = Ratings
person-noRatings = No rated match yet.
# A rating and how uncertain it is: “1512 ± 80”.
person-rating = { $rating } ± { $deviation }
person-provisional = provisional
person-ratedMatches =
    { $n ->
        [one] { $n } rated match
       *[other] { $n } rated matches
    }
person-uncertain = The number after ± says how uncertain a rating is. A provisional rating rests on few matches.
person-chart = Rating after each match: { $family }
# What a chart shows, for readers who do not see it.
person-chartText = From { $first } to { $last }. Lowest { $low }, highest { $high }.
person-asTable = As a table
person-date = Date
person-after = Rating
person-played = Games played
person-nothing = No match yet.
person-game = Game
person-matches = Played
person-won = Won
person-tied = Ties
person-left = Left
person-club = Club points
person-leaderboards = Leaderboards
person-bot = bot
person-matchesOf = Public matches of { $name }

leaderboard-title = Leaderboards
leaderboard-families = Kinds of games
leaderboard-rank = Place
leaderboard-name = Player
leaderboard-rating = Rating
leaderboard-matches = Matches
leaderboard-empty = Nobody is listed here yet. A rating is listed after about a dozen rated matches. Until then it is provisional.
leaderboard-note = A rating is listed after about a dozen rated matches.
leaderboard-play = Play a rated match
leaderboard-season = Season
leaderboard-now = Now
leaderboard-quarter = Quarter { $n } of { $year }
leaderboard-seasonNote = From { $from } to { $to }. The last rated match of each player in the season counts.
leaderboard-seasonEmpty = Nobody is listed in this season.

table-rated = Rated
table-ratedHelp = The match changes the ratings of the players, and it always has a clock. All of them need an account.
table-needsPeople = It counts for “{ $find }”. For a rated table of your own, choose “{ $free }” for every other seat.
table-needsAccount = Rated matches are for people with an account.
table-account = Sign in or create an account
