### Club evenings: participant.

participant-evening = Club night
participant-parts = Parts of the club night
participant-table = Table
participant-mine = My club night
participant-standings = Standings
participant-resting = Match { $match }: you sit out
participant-waiting = Before the first match
participant-over = The club night is over
participant-discarded = The organiser discarded this club night.
participant-notPlaying = You are not a player of this club night.
participant-where = Where you sit
participant-mineTitle = { $name }, number { $number }
participant-you = you
participant-online-waits = Your table opens soon
participant-online-open = Your table is open
participant-online-plays = You play at table { $table }.
participant-online-go = Go to your table
participant-online-scored = The table enters every round by itself.
participant-online-until = It opens when all four have joined, at { $time } at the latest.
participant-next-title = Next: match { $match }
participant-next-now = Now: match { $match }
participant-next-opposite = Table { $table }, opposite { $partner }
participant-next-first = The organiser starts the first match.
participant-next-between = The organiser starts it.
participant-next-seat = Your seat
participant-next-partner = Partner
participant-next-opponents = Opponents
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = { $name } sits on your right and plays after you.
participant-next-rest = You sit out match { $match }.
participant-next-after = After that: match { $match } at table { $table }.
participant-next-none = There are no more matches.
participant-next-filledIn = You only fill this table: the match does not count for you.
participant-sums = Totals
participant-place = Place { $place } of { $players } so far
participant-placeFinal = Place { $place } of { $players }
participant-noResults = No matches confirmed yet.
participant-results = My matches
participant-withAgainst = With { $partner }, against { $opponents }
participant-won = won
participant-lost = lost
participant-matchPoints =
    { $n ->
        [one] { $n } match point
       *[other] { $n } match points
    }
participant-filled = You only filled the table: it does not count for you.
participant-absent = Your pair did not come.
participant-satOut = Sat out
participant-playing = Not confirmed yet
participant-aheadBy = ahead by { $key }
participant-unequal = Some players have played more matches than others. Compare the matches played, too.
participant-announcements-title = From the organiser
participant-announcements-none = No announcements yet.
participant-sanctions-title = Sanctions and penalties
participant-sanctions-penalty =
    { $n ->
        [one] { $n } point: { $reason }
       *[other] { $n } points: { $reason }
    }
participant-sanctions-sanction = No points: { $reason }
participant-sanctions-expelled = Expelled from the club night: { $reason }
participant-sanctions-inMatch = Match { $match }
participant-sanctions-inRound = Match { $match }, round { $round }
participant-sanctions-evening = Whole club night
participant-needs-title = Help for me
participant-needs-show = Show it here
participant-needs-hide = Hide it
participant-needs-private = Only you and the organiser see why. The others see only what to do.
participant-needs-unconfirmed = The organiser must confirm that this device is yours. Then you see it here.
participant-needs-askToConfirm = Call the organiser
participant-needs-confirmInPerson = Ask the organiser in person to confirm it.
participant-needs-none = You have not asked for help.
participant-needs-follows = At your tables:
participant-needs-ask = Call the organiser to change this
participant-needs-asked = You have called the organiser to your table.
participant-needs-inPerson = To change this, ask the organiser in person.
participant-join-title = Join a club night
participant-join-code = The club night’s four letters
participant-join-codeHelp = The organiser has them. You can also scan the organiser’s QR code with your camera.
participant-join-find = Find club night
participant-join-wrongCode = A code has four letters.
participant-join-notFound = No club night has the letters { $code }. Compare them with the organiser’s.
participant-join-who = Who are you?
participant-join-whoHelp = Choose your name. You need no account.
participant-join-taken = { $name }, already joined
participant-join-takenTitle = { $name } has already joined
participant-join-takenText = Is this you on another phone? Ask the organiser to free your name, then look again.
participant-join-lookAgain = Look again
participant-join-back = Choose another name
participant-join-otherCode = Another club night
participant-join-known = You have joined as { $name }.
participant-join-knownOrganiser = You are the organiser of this club night.
participant-join-goOn = Go to the club night
participant-join-club = Club: { $club }
