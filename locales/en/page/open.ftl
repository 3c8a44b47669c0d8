### The page: open.

open-conflict = These two do not go together: “{ $first }” and “{ $second }” Change one of them.
open-howMany = How many play
open-clock = Clock
open-otherwise = as the link says
open-title = Open a table
open-rules = Rules
open-options = House rules
open-optionsHelp = What your table wants otherwise.
open-changed = changed
open-changedCount = { $n } changed
open-back = Back to preset
open-players = Players
open-seats = Seats, in the order of play
open-seat = Seat { $n }
open-partner = your partner
open-me = You
open-free = Free, for whoever comes
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
open-tempoEffects-open = Every play is shown as soon as it is made.
open-tempoEffects-even = No play is shown sooner than a beat after the turn began, and a forced one is made after 3 seconds: nobody learns from how long somebody thinks.
open-tiles = How tiles come to the players
open-taking = Hands
open-takings =
    .dealt = Dealt
    .together = Taken together
    .in-turn = Taken in turn
open-takingEffects =
    .dealt = Everybody is dealt a hand.
    .together = The tiles lie face down, and everybody takes theirs at the same time. After 20 seconds the rest is taken for them.
    .in-turn = The leader takes first, then the next player, and so on. The leader may have the tiles shuffled once more and then takes last. Everybody has 20 seconds.
open-lifting = Looking at them
open-liftings =
    .at-once = At once
    .in-stages = In stages
open-liftingEffects =
    .at-once = Everybody sees their tiles as soon as they have them.
    .in-stages = The leader and the next player look at once, the third after the first move, the fourth after the second. Where a tile must be found to lead, all look at once.
open-boneyard = Drawing
open-boneyards-next = The next tile
open-boneyards-pointed = The tile you point at
open-singleChoice = A single choice
open-singleChoices-waits = Waits for its player
open-singleChoices-moved = Is made after 3 seconds
open-handOrder = Order of the hand
open-handOrders-free = As you like
open-handOrders-fixed = As it was taken
open-handOrderEffects-free = Tiles may be moved within the hand.
open-handOrderEffects-fixed = Tiles stay where they stand. Whoever needs to touch theirs can allow it in the settings.
open-agreement = What you agree on
open-copyRules = Copy link to these rules
open-create = Open the table
open-unknownRules = This link asks for rules that are not offered here: { $rules }. Choose others below.
