### Clubs.

title = Clubs

club = Club

toClub = To the club

toClubs = All your clubs

# In a list of people, for one who has not given a name.
unnamed = a person without a name
people = { LIST($names) }

runBy = Organisers: { LIST($names) }.

remove = Remove

keep = Leave it

saved = Saved.

mine-title = Your clubs
mine-none = This device knows no club of yours yet. Open one here, or follow the link that your club gave you.
mine-organises = You are an organiser.
mine-enteredAs = You entered as { $email }.

open-title = Open a club
open-intro = A club keeps the list of its members and holds evenings with them. Whoever opens it is its organiser, and can ask others to help.
open-name = Name of the club
open-you = Your name
open-youHelp = Members see who the organisers are.
open-open = Open the club

code-title = Join an evening
code-code = The four letters of the evening
code-codeHelp = The organiser shows them.
code-find = Find the evening
code-wrongCode = A code has four letters.
code-here = Evenings on this device, also without a network

page-organises = You are an organiser of this club.
page-enteredAs = You are on the list of this club as { $email }.
page-enter = Enter with your e-mail
page-noMember = Only members open evenings, and this device does not know you as one yet. Put yourself on the list of members, then enter with that e-mail.
page-addYourself = Put yourself on the list
page-evenings = Evenings
page-noEvenings = No evening has been held yet.
page-newEvening = New evening
page-goingOn = Going on
page-held = Held before
page-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-notBegun = not begun yet
page-match = match { $begun } of { $matches }
page-cutShort = ended before the last match
page-earlier = Show earlier evenings
page-manage = For organisers
page-members = Members
page-settings = Settings and organisers
page-link = Link for the members
page-linkHelp = Whoever opens it enters with the e-mail that stands on your list.
page-copy = Copy link

entry-title = Games for entertainment
entry-intro = Type the e-mail with which you are registered at { $page }.
entry-email = E-mail
entry-go = Go on
entry-unknown = This e-mail is not registered at { $page }. See whether it is written as you gave it, or ask an organiser.
entry-unknownToOrganiser = This e-mail is not registered at { $page }. See whether it is written as on the list. You organise this club, so you can put yourself on the list.
entry-welcome = Welcome
entry-registered = You are registered at { $page }. This device is known as yours from now on.
entry-enteredAs = This device has entered here as { $email }.
entry-another = Is it somebody else’s now? Then type their e-mail.

join-title = Become an organiser
join-intro = You were asked to be an organiser: to see the list of members with their e-mails, to change it and the settings, and to hold evenings.
join-join = Become an organiser
join-already = You are an organiser of this club already.

members-title = Members
members-none = Nobody is on the list yet. Add the first member here, or take in a list that you have.
members-count =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
members-find = Find by name, e-mail or note
members-found =
    { $n ->
        [one] { $n } member found
       *[other] { $n } members found
    }
members-all =
    { $n ->
        [one] Show { $n } member
       *[other] Show all { $n } members
    }
members-name = Name
members-email = E-mail
members-note = Note
members-noteHelp = Only organisers see it.
members-since = since { $date }
members-edit = Change
members-editNamed = Change { $name }
members-removeNamed = Remove { $name }
members-save = Save
members-cancel = Cancel
members-sure = Remove { $name } from the list? The e-mail then lets nobody in any more.
members-removed = { $name } is not on the list any more.
members-add = Add a member
members-addOne = Add
members-added = { $name } is on the list.
members-changed = { $name } is changed.

list-title = Take in a list
list-help = One member a line: name, e-mail, note. A first line may name the columns. Save a spreadsheet as CSV in UTF-8, or copy its cells.
list-file = File
list-paste = Or paste the lines here
list-example = Ana, ana@example.org, table by the window
list-look = See what it does
list-would-added =
    { $n ->
        [one] { $n } member is added.
       *[other] { $n } members are added.
    }
list-would-changed =
    { $n ->
        [one] { $n } member is changed.
       *[other] { $n } members are changed.
    }
list-would-unchanged =
    { $n ->
        [one] { $n } member stays as before.
       *[other] { $n } members stay as before.
    }
list-rest = Members who are not on this list stay.
list-nothing = The club knows all of this already.
list-ignored = Left out, since a club keeps no such column: { $columns }.
list-addedHead = Added
list-changedHead = Changed
list-becomes = { $before } → { $after }
list-take = Take the list in
list-taken =
    { $n ->
        [one] The list is taken in: { $n } line was new.
       *[other] The list is taken in: { $n } lines were new.
    }
list-bad = Nothing was taken in. Mend these lines and try again:
list-line = Line { $n }: { $fault }
list-more =
    { $n ->
        [one] and { $n } more line
       *[other] and { $n } more lines
    }
list-save = Save the list as a file
list-faults =
    .empty = nobody is on this list.
    .encoding = this is no UTF-8. Save the file as “CSV UTF-8”.
    .open-quote = a quotation mark is opened here and never closed.
    .no-column =
        { $column ->
            [name] none of the headings is “name”. Give one of them that name.
            [email] none of the headings is “e-mail”. Give one of them that name.
           *[note] none of the headings is “note”. Give one of them that name.
        }
    .column-twice =
        { $column ->
            [name] two headings mean the column “name”. Leave one of them.
            [email] two headings mean the column “e-mail”. Leave one of them.
           *[note] two headings mean the column “note”. Leave one of them.
        }
    .too-many-fields =
        { $columns ->
            [one] there is more than { $columns } field. A text with commas stands in quotation marks.
           *[other] there are more than { $columns } fields. A text with commas stands in quotation marks.
        }
    .no-name = the name is missing.
    .bad-name = a name has at most { $max } visible characters.
    .no-email = the e-mail is missing. A line is: name, e-mail, note.
    .bad-email = “{ $email }” is no e-mail. Write it like ana@example.org.
    .email-twice = { $email } stands in line { $line } already.
    .bad-note = a note has at most { $max } visible characters.

settings-title = Settings and organisers
settings-intro = Every change holds at once.
settings-names = Names
settings-pageName = Page at which the members are registered
settings-pageNameHelp = Left empty, it is called as the club.
settings-entryName = What the way to the evenings is called
settings-evenings = Evenings
settings-countersigned = The other pair confirms a match too
settings-countersignedHelp = One of them confirms on the phone before the organiser does.
settings-tiedFish = Where the zero of a tied fish stands
settings-tiedFishes-leader = With the pair that led
settings-tiedFishes-blocker = With the pair that blocked
settings-penalties = Usual penalties
settings-penaltiesHelp = The organiser of an evening chooses from them. The amount is taken from effectiveness; 0 is a sanction without a penalty.
settings-noPenalties = There is none yet.
settings-reason = Reason
settings-amount = Amount
settings-addPenalty = Add a penalty
settings-removePenalty = Remove “{ $reason }”

season-title = Season standings
season-which = Season
season-halves =
    .n1 = First
    .n2 = Second
season-half = { $part } half of { $year }
season-quarter = Quarter { $part } of { $year }
season-over = This season is over.
season-goesOn = This season goes on.
season-none = No evening of this season has been played to the end yet.
season-place = Place
season-name = Name
season-points = Points
season-wins = Wins
season-effectiveness = Effectiveness
season-played = Evenings played
season-guest = guest
season-aheadBy = ahead by { $key }
season-keys-points = points
season-keys-wins = wins
season-keys-effectiveness = effectiveness
season-rules = How it is counted
season-brings =
    .match-points = An evening brings its match points.
    .by-place = An evening brings points by place, from the first down: { $points }.
season-countsAll = Every evening counts.
season-countsBest =
    { $n ->
        [one] The best { $n } evening of each player counts.
       *[other] The best { $n } evenings of each player count.
    }
season-ranked =
    { $n ->
        [one] Whoever has played { $n } evening is ranked.
       *[other] Whoever has played { $n } evenings is ranked.
    }
season-evenings = Evenings that count
season-set = Rules of the season

seasonRules-title = Rules of the season
seasonRules-span = How long a season is
seasonRules-spans =
    .year = A year
    .half-year = Half a year
    .quarter = A quarter
    .month = A month
seasonRules-points = What an evening brings
seasonRules-kinds =
    .match-points = Its match points
    .by-place = Points by place
seasonRules-places = Points from the first place down
seasonRules-placesHelp = For example: 10, 7, 5, 3, 1. Places after them bring nothing.
seasonRules-placesWrong = Write whole numbers with commas, none higher than the one before it.
seasonRules-counted = Which evenings of a player count
seasonRules-counts-all = All
seasonRules-counts-best = The best
seasonRules-how = How many of the best
seasonRules-least = Evenings needed to be ranked

hall-title = Hall of fame
hall-none = Nobody has won anything here yet: no evening has been played to the end.
hall-champions = Winners of seasons
hall-records = Records
hall-honours = Everybody who played
hall-seasons = Seasons won
hall-won = Evenings won
hall-played = Evenings played
hall-kinds =
    .points = Most match points in an evening
    .wins = Most wins in an evening
    .effectiveness = Best effectiveness in an evening
    .wins-in-a-row = Most evenings won in a row
    .evenings = Most evenings played

organisers-title = Organisers
organisers-you = you
organisers-since = since { $date }
organisers-removeNamed = Remove { $name }
organisers-leave = Leave
organisers-sure = Let { $name } go? The links that { $name } made hold no more.
organisers-sureYou = Do you want to be an organiser no more? The links that you made hold no more.
organisers-removed = { $name } is an organiser no more.
organisers-another = Another organiser
organisers-anotherHelp = Send the link only to the person who is to organise with you: it makes one person an organiser. Organisers see the e-mails of all members.
organisers-invite = Make a link
organisers-made = Copy the link now: it is not shown again. It works once within a week, unless you withdraw it.
organisers-link = Link for another organiser
organisers-copy = Copy link
organisers-links = Links that nobody has used
organisers-madeBy = Made by { $name }, until { $date }
organisers-withdraw = Withdraw
organisers-withdrawn = The link is withdrawn.

refusals =
    .not-organiser = Only the organisers of this club can do that.
    .gone = Somebody has removed that meanwhile. Reload the page to see what is there.
    .last-organiser = A club needs an organiser. Ask another one to help before you go.
    .invitation-over = This link holds no more. Ask an organiser for another one.
    .too-many-members =
        { $max ->
            [one] A club has at most { $max } member.
           *[other] A club has at most { $max } members.
        }
    .too-many-organisers =
        { $max ->
            [one] A club has at most { $max } organiser.
           *[other] A club has at most { $max } organisers.
        }
    .too-many-invitations =
        { $max ->
            [one] A club has at most { $max } link that holds. Withdraw it first.
           *[other] A club has at most { $max } links that hold. Withdraw one first.
        }
    .email-taken = Another member has the e-mail { $email }.
    .bad-email =
        { $email ->
            [none] An e-mail is missing.
           *[other] “{ $email }” is no e-mail. Write it like ana@example.org.
        }
    .bad-note = A note has at most { $max } visible characters.
    .bad-penalties = A club has up to { $penalties } usual penalties, each with a reason of up to { $chars } characters and an amount up to { $amount }.
    .bad-list = Nothing was taken in.
