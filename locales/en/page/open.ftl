### The page: open.

open-conflict = These two rules conflict: “{ $first }” and “{ $second }” Change one of them.
open-howMany = Number of players
open-clock = Clock
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
open-bots-random = Bot, easy
open-bots-greedy = Bot, medium
open-bots-steady = Bot, strong
open-pace = Time for a turn
open-noClock = No clock
open-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
open-tempo = Tempo
open-tempos-open = Open
open-tempos-even = Even
open-tempoEffects-open = Every play appears at once.
open-tempoEffects-even = A play appears one beat after the turn begins, or later. A forced play is made after 3 seconds. So thinking time gives nothing away.
open-tiles = How players get their tiles
open-taking = Hands
open-takings =
    .dealt = Dealt
    .together = Taken together
    .in-turn = Taken in turn
open-takingEffects =
    .dealt = Every player is dealt a hand.
    .together = The tiles are face down. All players take theirs at the same time. After 20 seconds, missing tiles are picked for you.
    .in-turn = The leader takes first, then each player in turn. The leader can have the tiles shuffled again, and then takes last. Each player has 20 seconds.
open-lifting = When players look
open-liftings =
    .at-once = At once
    .in-stages = In stages
open-liftingEffects =
    .at-once = You see your tiles as soon as you have them.
    .in-stages = The leader and the next player look at once. The third looks after the first move, the fourth after the second. If a certain tile must lead, all players look at once.
open-boneyard = Drawing
open-boneyards-next = The next tile
open-boneyards-pointed = The tile you choose
open-singleChoice = Only one possible move
open-singleChoices-waits = The player makes it
open-singleChoices-moved = Made after 3 seconds
open-handOrder = Order of the hand
open-handOrders-free = As you like
open-handOrders-fixed = As taken
open-handOrderEffects-free = You can move tiles within your hand.
open-handOrderEffects-fixed = Tiles stay in the order you took them. If you need to move yours, turn that on in Settings.
open-agreement = What you agree on
open-copyRules = Copy rules link
open-create = Open table
open-find = Find opponents
open-unknownRules = This link asks for rules that we do not have: { $rules }. Choose other rules below.
