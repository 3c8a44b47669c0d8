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

agreement-sentence = { $name }: { $clauses }.
agreement-pairs = two against two, partners opposite
agreement-shape =
    .line = the tiles lie in a line
    .cross = the first double is a spinner with four arms
    .tree = every double may be built on to all sides
    .trains = each player has a train, and one is public
    .chicken-foot = every double waits for its toes
    .triangles = the tiles are triangles and lie edge to edge
agreement-bothSides = the arms of the spinner open when both of its sides are covered
agreement-sumSeven = touching halves make seven, and matadors go anywhere
agreement-wildBlanks = a blank fits everything
agreement-plays =
    .one = one tile a turn
    .two-doubles = two doubles may be laid in a turn, at different ends
    .double-run = doubles may be added to a turn
    .cover-double = a double laid must be covered
agreement-closeDouble = a double may be closed as it is laid
agreement-twoHands = two players with two hands each, laid in turn
agreement-solo =
    { $n ->
        [one] { $n } player, each alone
       *[other] { $n } players, each alone
    }
agreement-directions-clockwise = the turn goes clockwise
agreement-directions-counterclockwise = the turn goes counter-clockwise
agreement-hand =
    { $n ->
        [one] { $n } tile each
       *[other] { $n } tiles each
    }
agreement-withoutBlank = the 0-0 is left out
agreement-asleep =
    { $n ->
        [one] { $n } tile sleeps
       *[other] { $n } tiles sleep
    }
agreement-redealDoubles =
    { $doubles ->
        [one] a hand with { $doubles } double is dealt again
       *[other] a hand with { $doubles } doubles is dealt again
    }
agreement-redealDoublesOrSuit =
    { $doubles ->
        [one] a hand with { $doubles } double or { $suit } tiles of a number is dealt again
       *[other] a hand with { $doubles } doubles or { $suit } tiles of a number is dealt again
    }
agreement-firstLead-lot = the first lead is drawn by lot
agreement-firstLead-youngest = the youngest leads first, and where nobody tells an age a lot decides
agreement-firstLead-random = the first lead is drawn by lot
agreement-firstLead-only = the { $n }-{ $n } leads first
agreement-firstLead-lowest = the lowest double from 1-1 leads first, 0-0 after 6-6
agreement-firstLead-highest = the highest double leads first
agreement-nextLead =
    .as-first = so in every round
    .winner = then whoever won the round before
    .rotate = then each player in turn
    .winning-side = then either player of the side that won
    .descending-double = then one double lower in every round
agreement-anyDouble = later with a double, and whoever holds none lets the lead pass on
agreement-afterBlock =
    .blocker = after a block whoever blocked it leads
    .winner = after a block its winner leads
    .lowest-hand = after a block the lightest hand leads
agreement-draw =
    .none = whoever cannot play passes
    .until-playable = whoever cannot play draws until a tile fits
    .exactly =
        { $n ->
            [one] whoever cannot play draws { $n } tile and passes if it does not fit
           *[other] whoever cannot play draws { $n } tiles and passes if none fits
        }
agreement-reserve =
    { $n ->
        [one] the last { $n } tile is never drawn
       *[other] the last { $n } tiles are never drawn
    }
agreement-out-opponents = going out scores what the opponents hold
agreement-out-table = going out scores all tiles left, the partner’s too
agreement-out-own = when somebody goes out, the losers write what they hold
agreement-sense =
    .round-points = whoever wins a round writes one point
    .play-only = only what is made in play is written
    .none = nothing is written: whoever is rid of all tiles first wins
agreement-deadSuit = a round is blocked as soon as no tile is left for either end
agreement-blockWinner =
    .lowest-player = a block is won by the player with fewest pips
    .lowest-side = a block is won by the side with fewest pips
    .side-of-lowest-player = a block is won by the pair of the player with fewest pips
    .blocker-vs-next = a block is won by the lighter of who blocked it and the next player
    .fewest-tiles = a block is won by whoever has fewest tiles
agreement-block =
    .opponents = who scores what the others hold
    .table = who scores all tiles left
    .opponents-minus-own = who scores what the others hold less his own
    .sum-of-differences = who scores how much more each other holds
    .own = all others write what they hold
    .own-all = after a block everybody writes what he holds
    .difference = the heavier side writes the difference
    .highest-pays-table = after a block the heaviest hand writes everything
agreement-blockTie =
    .void = an equal block scores nothing
    .eggs = an equal block leaves eggs for the next round
    .carry = an equal block is carried over to the next round
    .blocker-loses = an equal block is lost by who blocked it
    .blocker-wins = an equal block is won by who blocked it
    .leader-wins = an equal block is won by who led
agreement-special-only = the { $tiles } alone in hand costs { $points }
agreement-special-held = the { $tiles } in hand costs { $points }
agreement-bonus =
    .capicua = a capicúa, a last tile that fits both ends, pays { $points } more
    .capicu = a capicú, a last tile that fits both ends, pays { $points } more
    .chuchazo = going out with the 0-0 pays { $points } more
    .pass-all-three = a play after which all three others pass pays { $points } more
    .round-1 = winning the first round pays { $points } more
    .round-2 = winning the second round pays { $points } more
    .round-3 = winning the third round pays { $points } more
    .round-4 = winning the fourth round pays { $points } more
    .out = going out pays { $points } more
agreement-instant =
    .six-in-a-row = only rounds won in a row count, and six of them win the match
    .out-with-0-0 = going out with the 0-0 wins the match
    .out-with-6-6-if-a-loser-holds-over-25 = going out with the 6-6 wins the match while an opponent holds more than 25
    .announced-6-6 = an announced 6-6 wins the match with its round, and loses it with 25 or more in hand
agreement-rounds =
    { $n ->
        [one] the match is { $n } round
       *[other] the match is { $n } rounds
    }
agreement-account =
    { $n ->
        [one] an account opens with { $n } point in one round
       *[other] an account opens with { $n } points in one round
    }
agreement-below-lost = fewer are lost
agreement-below-remembered = fewer are remembered until then
agreement-target-wins = whoever reaches { $n } wins the match
agreement-target-loses = whoever reaches { $n } loses the match
agreement-beyond-wins = whoever has more than { $n } wins the match
agreement-beyond-loses = whoever has more than { $n } loses the match
agreement-exactly = exactly { $n } wins the match, and a score that would pass it is not written
agreement-cap = never more than { $n } are written
