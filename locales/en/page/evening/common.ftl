### Club evenings: common.

common-table = Table { $n }
common-match = Match { $n }
common-matchOf = Match { $n } of { $all }
common-matchAtTable = Match { $match }, table { $table }
common-round = Round { $n }
common-names = { LIST($names) }
common-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
common-matches =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
common-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
common-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
common-ago =
    { $n ->
        [0] just now
       *[other] { $n } min ago
    }
common-versus = { $first } against { $second }
common-states =
    .waiting = Waiting
    .playing = Playing
    .calls = Calls you
    .late = Late report
    .to-confirm = To confirm
    .done = Done
common-seats-top = Top
common-seats-left = Left
common-seats-bottom = Bottom
common-seats-right = Right
common-needs-sight = Sight
common-needs-movement = Movement
common-needs-hearing = Hearing or speech
common-courtesies =
    .partner-writes = the partner keeps the score
    .partner-shuffles = the partner shuffles
    .may-rearrange = may touch and rearrange the own tiles
    .neighbour-sets = lays the tile face up and says both ends; the player to the right sets it in place
    .all-say-ends = everybody says both ends aloud after each own move
    .may-ask-count = may ask how many tiles of a number are out; the player to the right answers
    .neighbour-stands = the player to the right stands the tiles up unseen and turns over what is left
    .neighbour-places = points at the tile and names the end; the player to the right places it
    .knocks-to-pass = passes with two knocks in front of the player to the right
    .others-knock = the others pass with two knocks at the middle of the table
    .sheet-shown = is shown the score sheet after each round, and whenever the table is touched
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = Table { $n } calls the organiser
common-callReasons-score = The score
common-callReasons-rule = A rule
common-callReasons-conduct = Conduct
common-callReasons-health = Somebody is unwell
common-callReasons-other = Something else
common-callStates =
    .open = Open
    .on-the-way = On the way
    .done = Done
common-alertCause =
    .high = Round { $number }: { $points } for { $pair }. That is more than usual.
    .twice = Round { $number } is the same as the one just before it: { $score }.
    .objection =
        { $text ->
            [none] There is an objection to round { $number }.
           *[other] { $by } objects to round { $number }: “{ $text }”
        }
    .wrong-lead = { $leads } leads round { $number }. It should be { $should }.
    .corrected-end = The match ended when round { $number } was corrected.
    .conflict =
        { $recorded ->
            [none] Another phone tells a round { $number } that is not on the sheet: { $entered }.
           *[other] Round { $number } was told in two ways: { $recorded } stands, another phone says { $entered }.
        }
    .other-end = The sheet says { $recorded }, but the rounds of the phone come to { $entered }.
common-keys-points = match points
common-keys-wins = wins
common-keys-effectiveness = effectiveness
common-keys-plus = plus points
common-keys-meetings = their meetings
common-keys-number = number
common-standings-title = Standings
common-standings-final = Final standings
common-standings-after = Standings after match { $n }
common-standings-none = Nothing has been played yet, so everybody stands in the order of their numbers.
common-standings-place = Place
common-standings-number = No.
common-standings-name = Name
common-standings-played = Played
common-standings-points = Match points
common-standings-wins = Wins
common-standings-effectiveness = Effectiveness
common-standings-plus = Plus
common-standings-minus = Minus
common-standings-penalties = Penalties
common-standings-money = Winnings
common-standings-prize = Prize
common-standings-decided = Ahead by
common-standings-byNumber = by number
common-standings-byNumberHelp = Equal in everything but the number.
common-link-loading = Fetching the evening
common-link-live = Connected
common-link-reconnecting = The connection was lost. Trying again. What you enter is kept here and sent later.
common-link-offline = No connection. Go on as usual: what you enter is kept here and sent later.
common-link-alone = This evening is on this device alone.
common-link-gone = The evening is no longer here, or this device was taken out of it.
common-link-outdated = The server has a newer version of this page. Reload it: what you entered stays on this device.
common-storage-refused = This browser keeps nothing, so nothing can be entered here. Open the evening in a window that is not private.
common-storage-full = There is no room left on this device. Delete something, or what is entered cannot be kept.
common-storage-newer = A newer version of this page is open on this device. Reload this one.
common-storage-unreadable = What is kept on this device cannot be read or written. Reload the page.
common-storage-failed = What is kept on this device cannot be read or written. Reload the page.
common-unsent =
    { $n ->
        [one] { $n } entry not sent yet
       *[other] { $n } entries not sent yet
    }
common-refused = An entry was not taken when it arrived. { $why }
common-seen = I have seen it
common-resting = Sitting out: { $names }.
common-fills = { $names } only fill the table.
common-schedule-match = Match
common-schedule-resting = Sitting out
common-empty-title = The evening cannot be shown
common-empty-text = Nothing is known of this evening on this device yet. It comes with the connection.
