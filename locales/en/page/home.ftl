### The page: home.

home-pageTitle = Play dominoes
home-title = Pull up a chair
home-lead = Dominoes by the rules of your own house, with people or with bots.
home-language = Language
# The bots of the first table, by the names that `personas.ftl` gives them.
home-people =
    .boris = Boris
    .eva = Eva
    .ana = Ana
# Beside the names of the bots in the picture.
home-bot = bot
home-deal = Deal me in
home-dealTile = { DIGITS($tile) }: deal me in
home-dealt =
    { $bots ->
        [one] { $rules }, with { $bots } bot. No account, no adverts.
       *[other] { $rules }, with { $bots } bots. No account, no adverts.
    }
home-friends = With friends
home-playNow = Play now with people
home-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
home-allGames =
    { $n ->
        [one] All { $n } game
       *[other] All { $n } games
    }
home-learnt = Where did you learn to play?
home-places =
    .russia = Russia and neighbours
    .spain = Spain
    .latin-america = Latin America
    .croatia = Croatia
    .brazil = Brazil
    .britain = Britain and the US
    .children = With children
home-placeGames =
    .russia = Goat, Sea Goat, Donkey, Telefon
    .spain = Pairs, 7+7, for two, for three
    .latin-america = Cuban, Venezuelan, Dominican
    .croatia = Jarac, the Croatian Goat
    .brazil = Pairs, double-six
    .britain = All Fives, Fives and Threes, Draw
    .children = Pictures, Triominoes, Trains
home-clubNight = A club night
home-clubNightHelp = Real tables, scores on phones

copy-text = Link
copy-link = Copy link
copy-send = Send link
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
