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
    .late = No word
    .to-confirm = To confirm
    .done = Done
common-silentFor =
    { $n ->
        [one] No word for { $n } minute
       *[other] No word for { $n } minutes
    }
common-othersDone = Others are waiting
common-seats-top = Top
common-seats-left = Left
common-seats-bottom = Bottom
common-seats-right = Right
common-needs-sight = Sight
common-needs-movement = Movement
common-needs-hearing = Hearing or speech
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = Table { $n } calls the organiser
common-callReasons-score = The score
common-callReasons-rule = A rule
common-callReasons-conduct = Conduct
common-callReasons-health = A player is unwell
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
            [none] A player objects to round { $number }.
           *[other] { $by } objects to round { $number }: “{ $text }”
        }
    .wrong-lead = { $leads } led round { $number }. It should be { $should }.
    .corrected-end = The match ended when round { $number } was corrected.
    .conflict =
        { $recorded ->
            [none] Another phone has a round { $number } that is not on the sheet: { $entered }.
           *[other] Two phones disagree on round { $number }. The sheet says { $recorded }, the other phone says { $entered }.
        }
    .other-end = The sheet says { $recorded }, but the rounds on the phone add up to { $entered }.
    .other-sheet = Two sheets were entered for this table. The sheet here says { $recorded }, the other says { $score }.
    .late-rounds = { LIST($names) } entered rounds offline, and another player had taken over the score: { LIST($rounds) }. The sheet does not have them.
common-lateRound = round { $number }, { $score }
common-keys-points = match points
common-keys-wins = wins
common-keys-effectiveness = effectiveness
common-keys-difference = difference of points
common-keys-plus = plus points
common-keys-meetings = their meetings
common-keys-progress = how far they came
common-keys-group = place in the group
common-keys-number = number
common-standings-title = Standings
common-standings-final = Final standings
common-standings-after = Standings after match { $n }
common-standings-none = No match has been confirmed yet. Players are listed by number.
common-standings-place = Place
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
common-standings-byNumberHelp = Tied in everything. The lower number comes first.
common-standings-notPlayed = no match yet
common-link-loading = Loading the club night
common-link-live = Connected
common-link-reconnecting = The connection was lost. We are trying again. Your entries stay here and are sent later.
common-link-offline = No connection. Continue as usual: your entries stay here and are sent later.
common-link-alone = This club night is on this device only.
common-link-gone = You cannot open this club night now. It was deleted, or the organiser removed this device.
common-link-outdated = The server has a newer version of this page. Reload it: your entries stay on this device.
common-serverLink-reconnecting = The connection was lost. We are trying again. Meanwhile one entry can wait here. You see it when it is sent.
common-serverLink-offline = No connection. One entry can wait here. You see it when it is sent. Write the others on paper.
common-storage-refused = This browser cannot save your entries. Open the club night in a normal window, not in a private one.
common-storage-full = This device is full. Delete something, so that it can save your entries.
common-storage-newer = You have a newer version of this page open on this device. Reload this one.
common-storage-unreadable = This device cannot read or save its data. Reload the page.
common-storage-failed = This device cannot read or save its data. Reload the page.
common-unsent =
    { $n ->
        [one] { $n } entry not sent yet
       *[other] { $n } entries not sent yet
    }
common-refused = The organiser’s device refused one of your entries. { $why }
common-seen = Got it
common-resting = Sitting out: { $names }.
common-fills = { $names } only fill the table.
common-schedule-match = Match
common-schedule-resting = Sitting out
common-empty-title = We cannot show this club night
common-empty-text = This device has no data of this club night yet. It loads when you are connected.
common-empty-server = This browser shows club nights only while it reaches the server. This page loads as soon as the server answers.
