refusals =
    .not-moderator = Only moderators can do that.
    .banned = You may not play with others now. A moderator’s reason: { $reason }
    .gone = There is no such report or sanction any more.
    .nobody-there = Nobody sits there whom you could report.
    .yourself = That is you.
    .reported = You have reported this person already.
    .bad-words =
        { $max ->
            [one] Write 1 to { $max } visible character.
           *[other] Write 1 to { $max } visible characters.
        }
    .bad-time = Choose a time from 1 to { $max }.
    .decided = This is decided or over already.
    .own-report = You sent this report, or it is about you. Another moderator decides.
    .own-sanction = You imposed this, or it is about you. Another moderator decides.
    .appealed = You have appealed already. A moderator will decide.
