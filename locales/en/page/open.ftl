### The page: open.

open-title = Choose a game
open-otherwise = as the link says
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
open-bots-beginner = Bot, beginner
open-bots-easy = Bot, easy
open-bots-steady = Bot, medium
open-bots-strong = Bot, strong
open-bots-master = Bot, master
open-agreement = What you agree on
open-copyRules = Copy rules link
