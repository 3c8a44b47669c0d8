### Club evenings: setup.

setup-title = Run a club night
setup-usualName = Club night, { $day }
setup-what = The club night
setup-more = More: numbers, seating, place, stakes, time limit
setup-deviceHelp = Only this device has this club night. You need no network, and you enter all results yourself.
setup-onDevice = Run it on this device only
setup-restored = What you typed before is still here. Only this device has it.
setup-afresh = Start again without it
setup-club-which = Club
setup-club-name = Name of the club
setup-club-usual = Our domino club
setup-club-help = You become its organiser, and everyone on your list becomes a member. You can change the name later.
setup-roster-title = Who plays
setup-roster-you = Your name
setup-roster-youHelp = You are the organiser and player 1.
setup-roster-namedYou = { $name } (you)
setup-roster-guest = guest
setup-roster-find = Find a member
setup-roster-found =
    { $n ->
        [one] { $n } member found
       *[other] { $n } members found
    }
setup-roster-sameAsLast =
    { $n ->
        [one] Same as last time: { $n } player
       *[other] Same as last time: { $n } players
    }
setup-roster-repeated =
    { $n ->
        [one] { $n } player is ticked, as last time.
       *[other] { $n } players are ticked, as last time.
    }
setup-roster-addGuest = Add a guest
setup-roster-addNames = Names of the players, one per line
setup-roster-addHelp = You can also paste a list, with or without e-mails.
setup-roster-add = Add
setup-roster-added =
    { $n ->
        [one] { $n } player added.
       *[other] { $n } players added.
    }
# A name was typed that is on the list. $numbered is that name with a number.
setup-farDay-question = The date is { $day }. That is far from today. Keep it?
setup-farDay-keep = Keep this date
setup-farDay-close = The date of this club night is { $day }, far from today. If that is wrong, change it in the conditions first: the night counts in the season of its date.
setup-namesake-question = { $name } is on the list already. Is this another { $name }?
setup-namesake-another = Yes, add “{ $numbered }”
# The person keeps the name, because the club night has begun.
setup-namesake-two = Yes, two people
setup-namesake-same = No, the same person
# Several such names were typed.
setup-namesake-none =
    { $n ->
        [one] { $n } is on the list already
       *[other] All { $n } are on the list already
    }
# Two names begin with the same first name, and one of them has no last name.
setup-namesake-firstName = Are { $name } and { $like } the same person?
setup-namesake-others = No, two people
setup-namesake-one = Yes, the same person
setup-roster-leftOut = Left out: { LIST($what) }.
setup-roster-leftNumbers =
    { $n ->
        [one] { $n } line number
       *[other] { $n } line numbers
    }
setup-roster-leftTelephones =
    { $n ->
        [one] { $n } telephone number
       *[other] { $n } telephone numbers
    }
setup-roster-leftEmails =
    { $n ->
        [one] { $n } e-mail
       *[other] { $n } e-mails
    }
setup-roster-leftOthers =
    { $n ->
        [one] { $n } other entry
       *[other] { $n } other entries
    }
setup-roster-removed = { $name } does not play.
setup-roster-full =
    { $max ->
        [one] At most { $max } person can play.
       *[other] At most { $max } people can play.
    }
setup-roster-rest = The others are still in the field.
setup-roster-morePairs = With fixed pairs it can be { $max }.
setup-plan-title = Tables and matches
setup-plan-tooFew =
    { $n ->
        [one] { $n } more player is needed: at least { $min } play.
       *[other] { $n } more players are needed: at least { $min } play.
    }
setup-plan-tables =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
setup-plan-resting =
    { $n ->
        [one] { $n } sits out each match.
       *[other] { $n } sit out each match.
    }
setup-plan-restingSome =
    { $n ->
        [one] { $least } to { $n } sits out each match.
       *[other] { $least } to { $n } sit out each match.
    }
setup-plan-matches = Matches, of { $all } in this seating
setup-plan-fewer = One match fewer
setup-plan-more = One match more
setup-plan-estimate =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    } × { $minutes } min: about { $hours ->
        [one] { $time } hour
       *[other] { $time } hours
    }.
setup-plan-ownEstimate =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    } × { $minutes } min, as on your last club nights: about { $hours ->
        [one] { $time } hour
       *[other] { $time } hours
    }.
setup-plan-noStakes = The stake does not count: stakes are for one table, with 4 to 7 players.
setup-plan-working = Working out the seating
setup-plan-failed = We could not work out the seating.
setup-format-title = Players and seating
setup-format-help = 4 to 7 players share one table and take turns. 8, 12 or 16 play everyone with everyone. Any other number gets even seating.
setup-format-kind = Seating
setup-format-kinds-published = As published
setup-format-kinds-balanced = Balanced
setup-format-kindEffects-published = The seating from the printed rules.
setup-format-kindEffects-balanced = As even as possible for this number of players.
setup-format-times =
    { $times ->
        [0] never
        [1] once
        [2] twice
        [one] { $times } time
       *[other] { $times } times
    }
setup-format-restsNone = Everyone plays every match.
setup-format-restsAll = Everyone sits out { setup-format-times }.
setup-format-restsSome = Everyone sits out { $least } to { $times } times.
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } pair { setup-format-times }
       *[other] { $many } pairs { setup-format-times }
    }
setup-format-partnersAll = Any two players are partners { setup-format-times }.
setup-format-partners = Partners: { LIST($counts) }.
setup-format-opponentsAll = Any two players are opponents { setup-format-times }.
setup-format-opponents = Opponents: { LIST($counts) }.
setup-format-why =
    .odd-pairs = It cannot be perfectly even: there are { $pairs } pairs, an odd number, and a table takes two. So one pair plays again, only to fill a table.
    .as-published = The printed seating meets some opponents more often than others. The balanced one is exactly even.
setup-format-counts = These counts are for all matches of the seating.
setup-people-title = Line-up
setup-people-help = To change the order, drag the rows, press the arrows, or press Alt and an arrow key.
setup-people-organiser = You, the organiser
setup-people-name = Name of player { $n }
setup-people-up = Move { $name } up
setup-people-down = Move { $name } down
setup-people-moved = { $name } is now number { $n }.
setup-people-unnamed = player { $n }
setup-people-more = More about { $name }
setup-people-needs = What this person needs
setup-people-needsHelp = Only you and this person see it.
setup-people-draw = Draw numbers
setup-people-drawn = The numbers were drawn. You stay number 1.
setup-keepers-title = Who keeps the score
setup-keepers-who = Which players keep the score on a phone? You always can.
setup-keepers-oneTable = There is one table, so you keep the score, even while you sit out.
setup-keepers-covered = Every table has a player who keeps the score on a phone, in every match.
setup-keepers-without =
    { $tables ->
        [one] In some matches { $tables } table has no scorekeeper with a phone.
       *[other] In some matches { $tables } tables have no scorekeeper with a phone.
    }
setup-keepers-list = Which tables
setup-keepers-at =
    { COUNT($tables) ->
        [one] Match { $match }: table { LIST($tables) }
       *[other] Match { $match }: tables { LIST($tables) }
    }
setup-keepers-renumber = Fix by renumbering
setup-keepers-renumbered = The numbers were changed. You stay number 1.
setup-keepers-needed =
    { $n ->
        [one] Every table has a scorekeeper if number { LIST($numbers) } keeps the score.
       *[other] Every table has a scorekeeper if numbers { LIST($numbers) } keep the score.
    }
setup-conditions-title = Conditions
setup-conditions-name = Name of the club night
setup-conditions-place = Where
setup-conditions-country = Country
setup-conditions-city = City
setup-conditions-organisation = Club or house, if any
setup-conditions-date = Date
setup-conditions-target = Matches are played to
setup-conditions-limit = Minutes for a match; leave empty for no limit
setup-conditions-penalties = Use penalties
setup-conditions-penaltiesHelp = They lower a player’s effectiveness.
setup-stakes-title = Stakes
setup-stakes-oneTable = Stakes are for one table, with 4 to 7 players. With 8 or more there are none.
setup-stakes-stake = Stake per unit; 0 for none
setup-stakes-unit = Stakes are in
setup-stakes-unitLike = chips
setup-stakes-help = Winners get one unit for each match point of the win. The losers pay the same.
setup-stakes-prize = Additional prize
setup-stakes-prizes-none = None
setup-stakes-prizes-stakes = Stakes of the others
setup-stakes-prizes-losses = What the others lost
setup-stakes-prizes-winnings = What the others won
setup-stakes-effects-none = You play only for the stakes.
setup-stakes-effects-stakes = At the end, everyone from third place down pays the winner this many stakes.
setup-stakes-effects-losses = At the end, everyone from third place down pays the winner what they lost, once more.
setup-stakes-effects-winnings = At the end, everyone from third place down pays the winner as much as they themselves won.
setup-stakes-times = How many stakes
setup-stakes-law = This program only keeps the accounts. You must follow your local law on stakes.
setup-repeat-title = If a pair only fills the table
setup-repeat-kinds-settle = All four play for money
setup-repeat-kinds-void = The match has no stakes
setup-options-title = Rules of your club
setup-options-countersign = The other pair agrees to the result
setup-options-countersignHelp = Before you confirm a match, a player of the pair that did not keep the score agrees on a phone.
setup-options-blockers = After a tied block, record the 0 for the pair that blocked
setup-options-blockersHelp = If this is off, the zero goes to the pair that led. The score stays the same.
setup-online-title = Online tables
setup-online-on = Play the tables here, online
setup-online-help =
    { $n ->
        [one] A table opens for each match, and its result is entered by itself. A bot plays for those who are missing after { $n } minute.
       *[other] A table opens for each match, and its result is entered by itself. A bot plays for those who are missing after { $n } minutes.
    }
setup-online-clock = Time for a turn
setup-online-clocks =
    .none = No clock
    .calm = 60 seconds
    .quick = 20 seconds
setup-online-tempo = Even pace
setup-online-tempoHelp = Every play appears after the same time, so that thinking reveals nothing.
setup-open-title = Ready
setup-open-begin = Begin
setup-open-later = Prepare now, begin later
setup-open-beginHelp = Match 1 begins at once. You then see where everyone sits, and how phones join.
setup-open-beginHere = Match 1 begins at once.
setup-open-opening = Creating the club night
setup-open-failed = We could not create the club night. What you typed is still here. Try again.
setup-open-file = Open a saved club night
setup-open-fileHelp = The club night continues where you saved it.
setup-open-unread = We could not read this file.
