### The page that looks for opponents, and the way to it from the form of a new table.

title = Looking for opponents
# What the person waits for; 0 players is any number.
wish =
    { $players ->
        [0] { EITHER($games) }, with any number of players
       *[other] { EITHER($games) }, with { $players } players in all
    }
people =
    { $n ->
        [one] You are waiting for others
       *[other] { $n } people are waiting, with you
    }
# The names of others who wait for the same.
with = With you: { LIST($names) }
intro = The match begins as soon as enough people want to play one of these games.
rated = It is rated: people with similar ratings meet. The longer you wait, the more people suit you.
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
nobody = Nobody has come yet. Wait a little longer, or play against bots.
bots = Play against bots
stop = Stop looking
mine = Back to your own games

games = Your games
# A game is known by its name; this one has changed rules.
withHouseRules = { $game }, with house rules
anyGame = Any other game
more = More games
# Behind a game that cannot be played by so many people.
notFor = (not for { $n })
none = Choose a game to wait for
noneFor = None of these games is for { $n } players. Choose another number or another game.
botsTake = Bots take the empty seats after { $s } seconds
botsTakeHelp = If all who wait with you agree, too. Every bot is marked as one.
others = Others wait for something else
rules = The full rules:

wishes = More wishes
wishesHelp = Where you choose “I don’t mind”, the wishes of the others count.
players = Number of players
anyNumber = Any
dontMind = I don’t mind

guest = Rated matches are for people with an account. The account keeps your rating.
casual = Play without a rating
account = Sign in or create an account

# On the form of a new table: the other way, without a table of your own.
findTitle = Or find opponents
findHelp = No table opens yet: you wait for people who want exactly this game, with { $n } players and these settings. People take all seats, also those that have bots in the form above.
