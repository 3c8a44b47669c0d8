### The page: home.

home-title = Play dominoes
home-playNow = Play now
home-goOn = Go on: { $rules }
home-playNowWith =
    { $bots ->
        [one] { $rules }, against { $bots } bot
       *[other] { $rules }, with { $bots } bots
    }
home-friend = Play with a friend
home-open = Choose the rules
home-tables = Open tables
home-noTables = No open tables. Play a bot now, or open one.
home-openOne = Open a table
home-seatsFree =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
home-sitDown = Sit down
home-you = You play as
home-name = Name
home-nameHelp = Shown to the others at a table, up to 24 characters.
home-saveName = Save name
home-nameSaved = The others now see you as { $name }.

invite-title = Your table is open
invite-text = Send this link. Whoever opens it can take a free seat.
invite-link = Link to the table
invite-copy = Copy link
invite-copied = Link copied.
invite-notCopied = The browser did not let us copy. The link is selected: copy it yourself.
invite-go = Go to the table

presets-homes-goat = Russia and around: Kozyol (Goat)
presets-homes-spain = Spain
presets-homes-venezuela = Venezuela
presets-homes-caribbean = In the Caribbean
presets-homes-brazil = Brazil
presets-homes-indonesia = Indonesia
presets-homes-families = In families, with children
presets-homes-clubs = In clubs
presets-homes-everywhere = In many places
presets-brief =
    { LAST($players) ->
        [one] { SPAN($players) } player
       *[other] { SPAN($players) } players
    }, { LAST($tiles) ->
        [one] { EITHER($tiles) } tile
       *[other] { EITHER($tiles) } tiles
    }{ $rounds ->
        [0] { "" }
       *[other]
            { $rounds ->
                [one] , { $rounds } round
               *[other] , { $rounds } rounds
            }
    }{ $target ->
        [0] { "" }
       *[other] , to { $target }
    }
