### Club evenings: setup.

setup-title = Set up an evening
setup-intro = You are the organiser and player 1.
setup-format-title = Players and seating
setup-format-size = How many play
setup-format-fewer = One fewer
setup-format-more = One more
setup-format-help = 4 to 7 play at one table, all in turn; 8, 12 and 16 play everyone with everyone; any other number is seated evenly.
setup-format-kind = Seating
setup-format-kinds-published = As published
setup-format-kinds-balanced = Balanced
setup-format-kindEffects-published = The seating of the printed rules.
setup-format-kindEffects-balanced = As even as can be for this number.
setup-format-summary =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
setup-format-times =
    { $times ->
        [0] never
        [1] once
        [2] twice
        [one] { $times } time
       *[other] { $times } times
    }
setup-format-restsNone = Nobody sits out.
setup-format-restsAll = Everyone sits out { setup-format-times }.
setup-format-restsSome = Everyone sits out { $least } to { $times } times.
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } pair { setup-format-times }
       *[other] { $many } pairs { setup-format-times }
    }
setup-format-partnersAll = Every two are partners { setup-format-times }.
setup-format-partners = Partners: { LIST($counts) }.
setup-format-opponentsAll = Every two are opponents { setup-format-times }.
setup-format-opponents = Opponents: { LIST($counts) }.
setup-format-why =
    .odd-pairs = Exactly even it cannot be: { $pairs } pairs are an odd number, and a table takes two. So one pair plays again, only to fill a table.
    .as-published = The printed seating meets some opponents more often than others. The balanced one is exactly even.
setup-format-length = Matches to play
setup-format-whole = All { $n }
setup-format-short = Fewer
setup-format-shortCount = How many
setup-format-shortHelp = A shorter evening stops after so many matches of the same seating.
setup-format-working = Working out the seating
setup-format-failed = The seating could not be worked out.
setup-people-title = Line-up
setup-people-help = One name a line can be pasted at once. Drag the rows, press the arrows, or hold Alt and press an arrow key to order them.
setup-people-organiser = You, the organiser
setup-people-name = Name of player { $n }
setup-people-up = Move { $name } up
setup-people-down = Move { $name } down
setup-people-moved = { $name } is now number { $n }.
setup-people-unnamed = player { $n }
setup-people-more = More about { $name }
setup-people-needs = What this person needs
setup-people-needsHelp = Only you and this person see it.
setup-people-draw = Draw the numbers by lot
setup-people-drawn = The numbers were drawn. You stay number 1.
setup-keepers-title = Who keeps the score
setup-keepers-who = Who has a phone and keeps the score with it? You always can.
setup-keepers-oneTable = There is one table, so you keep the score there, also while you sit out.
setup-keepers-covered = At every table of every match sits somebody who keeps the score on a phone.
setup-keepers-without =
    { $tables ->
        [one] At { $tables } table nobody sits who keeps the score on a phone. It is kept on paper there, or you enter it.
       *[other] At { $tables } tables nobody sits who keeps the score on a phone. It is kept on paper there, or you enter it.
    }
setup-keepers-list = Which tables
setup-keepers-at =
    { COUNT($tables) ->
        [one] Match { $match }: table { LIST($tables) }
       *[other] Match { $match }: tables { LIST($tables) }
    }
setup-keepers-renumber = Change numbers, so that every table has somebody
setup-keepers-renumbered = The numbers were changed. You stay number 1.
setup-keepers-needed =
    { $n ->
        [one] Every table has somebody if number { LIST($numbers) } keeps the score.
       *[other] Every table has somebody if numbers { LIST($numbers) } keep the score.
    }
setup-conditions-title = Conditions
setup-conditions-name = Name of the evening
setup-conditions-place = Where
setup-conditions-country = Country
setup-conditions-city = City
setup-conditions-organisation = Club or house, if any
setup-conditions-date = Day
setup-conditions-target = Matches are played to
setup-conditions-limit = Minutes for a match; empty for no limit
setup-conditions-penalties = Penalties are given
setup-conditions-penaltiesHelp = They lower the effectiveness of a player and nothing else.
setup-stakes-title = Stakes
setup-stakes-stake = Stake for a unit; 0 for none
setup-stakes-unit = Counted in
setup-stakes-unitLike = chips
setup-stakes-help = Winning counts 3 units if the others have nothing, 2 up to half of the target, 1 above. What one pair wins, the other loses.
setup-stakes-prize = Additional prize
setup-stakes-prizes-none = None
setup-stakes-prizes-stakes = Stakes of the others
setup-stakes-prizes-losses = What the others lost
setup-stakes-prizes-winnings = What the others won
setup-stakes-effects-none = Only the stakes are played for.
setup-stakes-effects-stakes = At the end everybody from the third place on pays the winner so many stakes.
setup-stakes-effects-losses = At the end everybody from the third place on pays the winner what they lost, once more.
setup-stakes-effects-winnings = At the end everybody from the third place on pays the winner what they won.
setup-stakes-times = How many stakes
setup-stakes-law = The program keeps accounts and moves no money. What local law says about stakes is yours to mind.
setup-repeat-title = The match in which a pair only fills the table
setup-repeat-kinds-settle = All four play for money
setup-repeat-kinds-void = Nobody plays for money
setup-options-title = How your club keeps it
setup-options-countersign = One of the other pair agrees to the end
setup-options-countersignHelp = Before you confirm a match, one of those who did not keep the score agrees on their own phone.
setup-options-blockers = A tied fish is written with the pair that made it
setup-options-blockersHelp = Otherwise its nought stands with the pair that led. It never changes a score.
setup-open-title = Ready
setup-open-create = Open the evening
setup-open-opening = Opening the evening
setup-open-failed = The evening could not be opened. What you typed is still here. Try again.
setup-open-file = Open an evening from a file
setup-open-fileHelp = An evening that was saved before goes on where it stopped.
setup-open-unread = This file could not be read.
