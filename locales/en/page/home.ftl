### The page: home.

home-title = Play dominoes
home-playNow = Play now
home-goOn = Continue: { $rules }
home-playNowWith =
    { $bots ->
        [one] { $rules }, against { $bots } bot
       *[other] { $rules }, with { $bots } bots
    }
home-friend = Play with a friend
home-open = Choose rules
home-tables = Open tables
home-noTables = No open tables. Play a bot now, or open one.
home-openOne = Open table
home-seatsFree =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
home-sitDown = Sit down
home-you = You play as
home-name = Name
home-nameHelp = Other players see this name. Up to 24 characters.
home-saveName = Save name
home-nameSaved = Other players now see you as { $name }.

copy-text = Link to the table
copy-done = Link copied.
copy-blocked = Your browser blocked the copy. The link is selected: copy it yourself.

presets-homes-goat = Russia and its neighbours: Kozyol (Goat)
presets-homes-spain = Spain
presets-homes-venezuela = Venezuela
presets-homes-caribbean = The Caribbean
presets-homes-brazil = Brazil
presets-homes-indonesia = Indonesia
presets-homes-families = Families with children
presets-homes-clubs = Clubs
presets-homes-everywhere = Many countries
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
