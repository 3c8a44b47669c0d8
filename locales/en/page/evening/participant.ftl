### Club evenings: participant.

participant-evening = Evening
participant-parts = Parts of the evening
participant-table = Table
participant-mine = My evening
participant-standings = Standings
participant-resting = Match { $match }: you sit out
participant-waiting = Before the first match
participant-over = The evening is over
participant-notPlaying = This device has no part in the evening.
participant-where = Where you sit
participant-mineTitle = { $name }, number { $number }
participant-you = you
participant-next-title = Next: match { $match }
participant-next-now = Now: match { $match }
participant-next-first = The first match begins when the organiser starts it.
participant-next-between = It begins when the organiser starts it.
participant-next-seat = Your seat
participant-next-partner = Partner
participant-next-opponents = Opponents
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = { $name } sits on your right and plays after you.
participant-next-rest = You sit out match { $match }.
participant-next-after = After that: match { $match } at table { $table }.
participant-next-none = No match follows.
participant-next-filledIn = You fill this table: the match is not entered for you.
participant-sums = Sums
participant-place = Place { $place } of { $players } so far
participant-placeFinal = Place { $place } of { $players }
participant-noResults = No match has been confirmed yet.
participant-results = My matches
participant-withAgainst = With { $partner }, against { $opponents }
participant-won = won
participant-lost = lost
participant-matchPoints =
    { $n ->
        [one] { $n } match point
       *[other] { $n } match points
    }
participant-filled = Filled in: not entered for you.
participant-satOut = Sat out
participant-playing = Not confirmed yet
participant-aheadBy = ahead by { $key }
participant-unequal = Not everybody has played equally often; compare how many matches each has played.
participant-announcements-title = From the organiser
participant-announcements-none = Nothing has been announced yet.
participant-sanctions-title = Sanctions and penalties
participant-sanctions-penalty =
    { $n ->
        [one] { $n } point: { $reason }
       *[other] { $n } points: { $reason }
    }
participant-sanctions-sanction = No points: { $reason }
participant-sanctions-inMatch = Match { $match }
participant-sanctions-inRound = Match { $match }, round { $round }
participant-sanctions-evening = Whole evening
participant-needs-title = What is done for me
participant-needs-show = Show it on this screen
participant-needs-hide = Hide it
participant-needs-private = Only you and the organiser see why. Others see what to do.
participant-needs-unconfirmed = The organiser has to confirm that this device is yours before this shows here.
participant-needs-askToConfirm = Call the organiser to confirm it
participant-needs-confirmInPerson = Ask the organiser in person to confirm it.
participant-needs-none = Nothing has been asked for.
participant-needs-follows = At your tables:
participant-needs-ask = Call the organiser to change this
participant-needs-asked = The organiser is called to your table.
participant-needs-inPerson = The organiser changes this: ask in person.
participant-join-title = Join an evening
participant-join-code = The four letters of the evening
participant-join-codeHelp = The organiser shows them, or a square code that the camera reads.
participant-join-find = Find the evening
participant-join-wrongCode = A code has four letters.
participant-join-notFound = No evening goes by { $code }. Compare the letters with those of the organiser.
participant-join-who = Who are you?
participant-join-whoHelp = Choose your name. No account is needed.
participant-join-taken = { $name }, joined already
participant-join-takenTitle = { $name } has joined already
participant-join-takenText = Is this you on another phone? Then ask the organiser to free your name, and look again.
participant-join-lookAgain = Look again
participant-join-back = Choose another name
participant-join-otherCode = Another evening
participant-join-known = You have joined as { $name }.
participant-join-knownOrganiser = You are the organiser of this evening.
participant-join-goOn = Go to the evening
participant-join-club = Club: { $club }
