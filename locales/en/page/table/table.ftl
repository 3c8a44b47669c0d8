### A table: table.

heading =
    Table: { $rules }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }{ $partner ->
        [none] { "" }
       *[other] , you play with { $partner }
    }

headings-line = Line
headings-hand = Your hand
headings-seats = Seats
headings-score = Score
headings-plays = Plays
headings-made = Points this round
headings-actions = Actions

you = You

youWithin = you

they = they

bot = Bot { $name }

player = Player { $n }

freeSeat = Free

names = { LIST($names) }
tile = { TILE($tile) }

seat-bot = bot
seat-partner = partner
seat-away = away
seat-turn = to play
seat-ready = ready
seat-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
seat-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
seat-remembered = { $n } remembered
seat-account = account { $n }
seat-closed = account not open
seat-passed = passes

hands-number =
    { $n ->
        [1] first hand
       *[other] second hand
    }
hands-yours =
    { $n ->
        [1] Your first hand
       *[other] Your second hand
    }
hands-of =
    { $n ->
        [1] { $name } (first hand)
       *[other] { $name } (second hand)
    }
hands-turn =
    { $n ->
        [1] It is your first hand’s turn.
       *[other] It is your second hand’s turn.
    }
hands-both = plays both hands

bar-menu = Menu
bar-round = Round { $n }
bar-target = to { $n }
bar-we = You
bar-they = They
bar-clock = Time left
bar-boneyard =
    { $n ->
        [one] { $n } tile in the boneyard
       *[other] { $n } tiles in the boneyard
    }
bar-asleep =
    { $n ->
        [one] { $n } tile left out
       *[other] { $n } tiles left out
    }
bar-carried =
    { $n ->
        [one] { $n } point waits for the next round
       *[other] { $n } points wait for the next round
    }

menu-sheet = Score sheet
menu-plays = Plays
menu-rules = Rules of this table
menu-invite = Invite others
menu-deals = Check the deals
menu-keys = Keys
menu-zen = Tiles only
menu-zenOff = Show everything
menu-sound = Sound
menu-walk = Walk along the line
menu-command = Type a command
menu-settings = Settings
menu-home = Leave the table

cloth-wholeLine = Whole line
cloth-empty = No tiles played yet.
cloth-list =
    { $n ->
        [one] { $n } tile, from left to right
       *[other] { $n } tiles, from left to right
    }
cloth-rows =
    { $n ->
        [one] { $n } tile in { $rows } rows
       *[other] { $n } tiles in { $rows } rows
    }
cloth-row =
    { KIND($where) ->
        [first] Line
        [on] { CAPITAL(PLACE($where)) }
       *[other] { CAPITAL(PLACE($where, form: "name")) }
    }
cloth-publicTrain = Public
cloth-marked = open
cloth-walkHelp = Arrows move from tile to tile. Escape returns to your hand.
cloth-laidBy =
    { PERSON($who) ->
        [you] { TILE($tile) }, play { $n }, yours
       *[other] { TILE($tile) }, play { $n }, { $who }
    }

# A train as a button: whose it is, the number that it asks for, and how many of your tiles fit.
lanes-name =
    { CAPITAL(PLACE($where, form: "name")) }{ $open ->
        [true] , open
       *[false] { "" }
    }, asks { $n }{ $fits ->
        [0] { "" }
        [one] , one tile fits
       *[other] , { $fits } tiles fit
    }
lanes-forAll = for all
lanes-which = Which tile: { EITHER($tiles, as: "tile") }?
# The tunnel in which a train begins; pressing it shows the whole train.
lanes-whole =
    { CAPITAL(PLACE($where, form: "name")) }: { $n ->
        [one] { $n } more tile, show all
       *[other] { $n } more tiles, show all
    }

pile-heading = The pile
pile-help = Tap tiles one by one, or drag over them. When time is up, missing tiles are picked for you.
pile-place = Tile { $n } of { $of }, face down
pile-random = Take at random
pile-mixAgain = Shuffle again
pile-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
pile-boneyard = Choose a tile to draw

problem =
    .not-found = We cannot find this table. The link may be mistyped, or the table may have closed.
    .not-allowed = Your browser did not send the cookie that Boneyard needs. Allow cookies for this site, then reload the page.
    .version = This page is older than the server. Reload it to continue; the table waits.
    .other = The server closed this connection.

waiting-titleFree =
    { $n ->
        [one] One chair is free · { $rules }
        [2] Two chairs are free · { $rules }
        [3] Three chairs are free · { $rules }
       *[other] { $n } chairs are free · { $rules }
    }
waiting-standUp = Stand up

declare-strip = Players can announce 6-6 before the lead: { $n } s
declare-announce = Announce 6-6
declare-keepQuiet = Keep quiet

dropped-heldBadge = bot for { $who }

match-home = Start page
sheet-title = Score sheet
