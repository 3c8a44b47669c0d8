### The page: home of a person who has played before.

greeting =
    { $time ->
        [morning] Good morning{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
        [day] Good afternoon{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
       *[other] Good evening{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
    }
yourName = Your name
changeName = Change your name
name = Name
nameHelp = Other players see this name. Up to 24 characters.
saveName = Save name
nameSaved = Other players now see you as { $name }.
account = Sign in or create an account

ownTables = Your tables
yourTurn = Your turn
playOn = Play on
thinking = { $who } is thinking
between = The next round is about to begin
waitsFor =
    { $n ->
        [one] Waits for { $n } player
       *[other] Waits for { $n } players
    }
# What a table waits for, and for how long: “Ivan is thinking · 5 minutes”.
stateSince = { $state } · { $since }
sitThere = With you: { LIST($names) }
you = You
bot = Bot { $name }
player = Player { $n }
# The names of the people who score together, then their points.
points = { LIST($names) } { $points }
score = { SEQUENCE($items) }
moreTables =
    { $n ->
        [one] { $n } more table
       *[other] { $n } more tables
    }

play = Play
dealt =
    { $bots ->
        [one] { $rules }, with { $bots } bot
       *[other] { $rules }, with { $bots } bots
    }
openTable = Open a table
matches = Your matches
tournaments = Tournaments
people = Friends
profile = Your profile
again = Play again

openTables = Open tables
waiting =
    { $n ->
        [one] { $n } waits for players
       *[other] { $n } wait for players
    }
nobody = No open table waits for players.
fresh =
    { $n ->
        [one] { $n } new table
       *[other] { $n } new tables
    }
sit = Sit down
free =
    { $n ->
        [one] { $n } chair free
       *[other] { $n } chairs free
    }
# The people who wait at a table, and how many more can sit down.
rowOf =
    { $free ->
        [one] { LIST($names) }: { $free } chair free
       *[other] { LIST($names) }: { $free } chairs free
    }

club-title = Club night
club-help = Play at real tables. The scores are on your phones.
club-tonight = Tonight
club-unnamed = Club night
club-organising = You are the organiser.
club-seat = You sit at table { $table }, opposite { $partner }
club-rest = You sit out the next match.
club-back = Back to your club night
club-coming =
    { $n ->
        [one] { $n } player is coming.
       *[other] { $n } players are coming.
    }
club-join = Join a club night
club-run = Run a club night

friends-title = With friends
friends-game = Which game?
friends-howMany = How many of you play?
friends-bots =
    { $n ->
        [one] { $n } bot takes the other seat.
       *[other] { $n } bots take the other seats.
    }
friends-name = Which name shall your friends see?
friends-go = Open the table

# A table before its match.
room-free =
    { $n ->
        [one] One chair is free
        [2] Two chairs are free
        [3] Three chairs are free
       *[other] { $n } chairs are free
    }
room-invites = { $name } invites you
room-invited = You are invited
room-saveName = Save name
room-rules = The rules
room-rated = Rated: the match changes the ratings of its players.
room-needsAccount = Rated matches are for people with an account.
room-begins = The match begins when every chair is taken.
room-guests =
    { $n ->
        [one] A guest has opened your link.
       *[other] { $n } guests have opened your link.
    }
room-chairFree = free
room-coming = guest coming
room-botChair = bot: you can free this chair
room-place =
    { PERSON($who) ->
        [you]
            { $side ->
                [left] Free chair on your left
                [right] Free chair on your right
                [opposite] Free chair opposite you
               *[other] Free chair { $n }
            }
       *[other]
            { $side ->
                [left] Free chair on { $who }’s left
                [right] Free chair on { $who }’s right
                [opposite] Free chair opposite { $who }
               *[other] Free chair { $n }
            }
    }
room-sit =
    { $side ->
        [left] Sit on { $name }’s left
        [right] Sit on { $name }’s right
        [opposite] Sit opposite { $name }
       *[other] Sit on chair { $n }
    }
room-show = Show this code or send the link
room-qr = QR code: the link to this table
room-share = Send link
room-copy = Copy link
room-bots = Bots take the free chairs
room-level = How well the bots play
room-botHere = Seat a bot on this chair
room-removeBot = Free this chair
room-change = Change name or face
