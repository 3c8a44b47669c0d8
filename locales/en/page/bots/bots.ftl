### The bots, to choose one: how each plays, and what it likes.
who-title = Who plays?
who-note = All of them are bots: programs of this site.
# The bot is not chosen: the site seats one that plays so well.
who-any = A different bot each time
who-choose = Choose who plays
who-chosen = { $name } plays. Choose another bot
# After the name of a bot that cannot be chosen.
who-here = sits here already
who-table = The bots at this table
# How the bots of a level choose their plays.
plays =
    .beginner = Beginner: likes doubles, and otherwise plays any tile that fits.
    .easy = Easy: looks ahead a little, and forgets who passed.
    .steady = Medium: looks further ahead, and remembers who passed.
    .strong = Strong: also notices which tiles the others choose to play.
    .master = Master: thinks longest, and counts the end of a round to the last tile.
# After how a bot plays: how strong it is, as people’s ratings are written.
who-rating = Rating about { $rating }
# Below that choice: how the level is found.
who-suits = The level follows your matches against bots on this device.
# A bot that plays about as well as the person, and the level which that is now.
suits =
    .beginner = Bot that suits you (now: beginner)
    .easy = Bot that suits you (now: easy)
    .steady = Bot that suits you (now: medium)
    .strong = Bot that suits you (now: strong)
    .master = Bot that suits you (now: master)
# What each bot likes. It says nothing about how well it plays.
likes =
    .boris = Likes Goat best.
    .eva = Likes to play in pairs.
    .ana = Likes long matches.
    .otto = Likes rules without exceptions.
    .nina = Likes lines with many arms.
    .bruno = Likes large sets of tiles.
    .mila = Likes short matches.
    .leo = Likes games for two.
    .vera = Likes rounds that end blocked.
    .ivo = Likes to draw from the boneyard.
    .rita = Likes games with trains.
    .pavel = Likes triangles.
