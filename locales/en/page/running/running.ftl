### How a table is run: time for a turn, what happens when it runs out, talk, and how players get their tiles.
run-title = How the table is run
run-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
run-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
run-bank = Time in reserve
run-noBank = None
run-bankHelp = Each player has this time once for the whole match. It runs when the time of a turn is over.
run-timeout = When time runs out
run-timeouts =
    .play = The table plays
    .eliminate = The match is lost
    .hold = A bot holds the seat
run-timeoutEffects =
    .play = The table plays the heaviest tile that fits. If none fits, it draws or passes.
    .eliminate = The match ends, and the other side wins.
    .hold = A bot plays on until the player returns.
run-talk = Talk
run-talks =
    .phrases = Set phrases
    .chat = Phrases and text
    .off = Off
run-talkPairs = Partners talk only between rounds.
run-match = Match
run-matches =
    .rated = Rated
    .unrated = Not rated
run-rated = Rated: spectators see everything 15 seconds later.
run-leaving = If you leave { $exits } rated matches in 24 hours before everyone has acted, you wait { $minutes } minutes. Each further time doubles the wait, up to { $hours } hours.
run-pace = Time for a turn
run-noClock = No clock
run-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
run-tempo = Tempo
run-tempos-open = Open
run-tempos-even = Even
run-tempoEffects-open = Every play appears at once.
run-tempoEffects-even = A play appears one beat after the turn begins, or later. A forced play is made after 3 seconds. So thinking time gives nothing away.
accept-rules = When you sit down, you accept these rules.
accept-rulesAndHouse = When you sit down, you accept these rules and those of this server.
accept-house = Rules of this server
accept-title = What the players accepted
accept-then = They accepted this when they sat down.
tiles-title = How players get their tiles
tiles-taking = Hands
tiles-takings =
    .dealt = Dealt
    .together = Taken together
    .in-turn = Taken in turn
tiles-takingEffects =
    .dealt = Every player is dealt a hand.
    .together = The tiles are face down. All players take theirs at the same time. After 20 seconds, missing tiles are picked for you.
    .in-turn = The leader takes first, then each player in turn. The leader can have the tiles shuffled again, and then takes last. Each player has 20 seconds.
tiles-lifting = When players look
tiles-liftings =
    .at-once = At once
    .in-stages = In stages
tiles-liftingEffects =
    .at-once = You see your tiles as soon as you have them.
    .in-stages = The leader and the next player look at once. The third looks after the first move, the fourth after the second. If a certain tile must lead, all players look at once.
tiles-boneyard = Drawing
tiles-boneyards-next = The next tile
tiles-boneyards-pointed = The tile you choose
tiles-singleChoice = Only one possible move
tiles-singleChoices-waits = The player makes it
tiles-singleChoices-moved = Made after 3 seconds
tiles-handOrder = Order of the hand
tiles-handOrders-free = As you like
tiles-handOrders-fixed = As taken
tiles-handOrderEffects-free = You can move tiles within your hand.
tiles-handOrderEffects-fixed = Tiles stay in the order you took them. If you need to move yours, turn that on in Settings.
