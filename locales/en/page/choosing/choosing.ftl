### Choosing a game, and the form of a new table.

example = Goat, козёл, trancar, fives…
filters = Filters
yours = Yours
favourites = Favourites
lately = Played lately
home = Home country
everywhere = Everywhere
places =
    .jamaica = Jamaica
    .indonesia = Indonesia
kind = Kind
kinds =
    .line = One line
    .cross = Cross
    .trains = Trains, feet
    .triangles = Triangles
    .children = For children
games = Games
others = Other games
noFavourites = You have no favourites yet. Press the star of a game to keep it here.
notPlayed = You have not played here yet. Your last games will be here.
nothing = No game is of this place and this kind.
showAll = Show all games
inPairs = { $n } in pairs
upTo =
    { LAST($players) ->
        [one] { SPAN($players) } player
       *[other] { SPAN($players) } players
    }
set = double { $n }
target = to { $n }
read = Rules, lesson, house options
sits = Who sits at the table
mate = partner
deal = Deal now, with bots
more = More options
conflict = These two rules conflict: “{ $first }” and “{ $second }” Change one of them.
howMany = Number of players
players = Players
seats = Seats, in the order of play
seat = Seat { $n }
partner = your partner
me = You
free = Free for anyone
create = Open table
find = Find opponents
unknownRules = This link asks for rules that we do not have: { $rules }. Choose other rules below.
