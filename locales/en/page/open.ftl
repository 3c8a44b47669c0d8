### The page: open.

open-conflict = These two rules conflict: “{ $first }” and “{ $second }” Change one of them.
open-howMany = Number of players
open-otherwise = as the link says
open-title = Open a table
open-rules = Rules
open-search = Search games, places, words
open-lately = Played lately and favourites
open-found =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
open-star = Favourite: { $game }
open-nothing = No game is called that. Try a place, a number of players, or fewer words.
open-options = House rules
open-optionsHelp = What your table plays differently.
open-changed = changed
open-changedCount = { $n } changed
open-back = Reset to preset
open-players = Players
open-seats = Seats, in the order of play
open-seat = Seat { $n }
open-partner = your partner
open-me = You
open-free = Free for anyone
open-bots-beginner = Bot, beginner
open-bots-easy = Bot, easy
open-bots-steady = Bot, medium
open-bots-strong = Bot, strong
open-bots-master = Bot, master
open-agreement = What you agree on
open-copyRules = Copy rules link
open-create = Open table
open-find = Find opponents
open-unknownRules = This link asks for rules that we do not have: { $rules }. Choose other rules below.
