### Clubs.

title = Clubs

club = Club

toClub = To the club

toClubs = All your clubs
missing = There is no club at this address. It may be mistyped, or the club was deleted.

# In a list of people, for one who has not given a name.
unnamed = a person without a name
people = { LIST($names) }

runBy = Organisers: { LIST($names) }.

remove = Remove

keep = Cancel

saved = Saved.

mine-title = Your clubs
mine-none = There are no clubs on this device yet. Create one here, or follow the link from your club.
mine-organises = You are an organiser.
mine-member = You are a member.
mine-enteredAs = You are signed in as { $email }.

# A club on the list of clubs: its club night and the reader’s place.
card-now = Now: match { $begun } of { $matches }
card-next = Next club night: { $day }
card-last = Last club night: { $day }
card-place = Your place this season: { $place } of { $n }
card-night = To the club night
card-unnamed = Club night
# What a screen reader says of the first three on the steps.
card-won = The first three: { LIST($names) }.

open-title = Create a club
open-intro = A club keeps a list of members and runs club nights. You become its organiser and first member, and you can invite others to help.
open-name = Name of the club
open-you = Your name
open-youHelp = Members see who the organisers are.
open-open = Create club

code-title = Join a club night
code-code = The club night’s four letters
code-codeHelp = The organiser has them.
code-find = Find club night
code-wrongCode = A code has four letters.
code-here = Club nights on this device, also without a network

page-organises = You are an organiser of this club.
page-enteredAs = You are signed in as { $email }.
page-member = You are a member of this club.
page-enter = Sign in
page-evenings = Club nights
page-noEvenings = No club nights yet.
page-newEvening = Run a club night
page-tournaments = Tournaments
page-competitions = Competitions
page-goingOn = In progress
page-held = Past club nights
page-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-notBegun = not started yet
page-match = match { $begun } of { $matches }
page-cutShort = ended before the last match
page-notCounted = does not count for the season
page-earlier = Show earlier ones
page-manage = For organisers
page-members = Members
page-settings = Settings and organisers
page-link = Link for members
page-linkHelp = Members open it and sign in with their e-mail on your list. If a member has no e-mail, press “Invite” beside the name in the list.

entry-title = Games for entertainment
entry-intro = Type the e-mail that you gave { $page }.
entry-email = E-mail
entry-go = Sign in
entry-unknown = This e-mail is not registered at { $page }. Check the spelling, or ask an organiser.
entry-welcome = Welcome
entry-registered = You are signed in at { $page }. This device stays signed in.
entry-enteredAs = You are signed in on this device as { $email }.
entry-member = You are signed in on this device.
entry-another = Are you another member? Then type your own e-mail.
entry-byLink = An organiser of { $club } made this link for you. It signs you in on this device.
entry-enterByLink = Sign in

join-title = Become an organiser
join-intro = You are invited to be an organiser. Organisers see the members and their e-mails, change the list and the settings, and run club nights.
join-join = Become an organiser
join-already = You are already an organiser of this club.

members-title = Members
members-none = The list is empty. Add the first member here, or import a list.
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
members-emailHelp = You can leave it empty.
members-note = Note
members-noteHelp = Only organisers see it.
members-since = since { $date }
members-edit = Change
members-editNamed = Change { $name }
members-removeNamed = Remove { $name }
members-invite = Invite
members-inviteNamed = Invite { $name }
members-linkHelp = Send this link only to { $name }. It signs in one device, until { $date }. You see it only once.
members-linkFor = Link for { $name }
members-save = Save
members-cancel = Cancel
members-sure = Remove { $name } from the list? This member can then no longer sign in.
members-removed = { $name } was removed from the list.
members-add = Add a member
members-addOne = Add
members-added = { $name } is on the list.
members-changed = { $name } was changed.
members-merge = Merge with…
members-mergeNamed = Merge { $name } with…
members-mergeWhom = The same person as { $name }
members-mergeName = Which name stays
members-mergeStays = This stays on the list: { $entry }.
members-mergeEffect = Seasons and statistics of both are joined. If both played at one club night, one of them is a guest there. You cannot undo this.
members-mergeNow = Merge
members-mergeTaken = Merge with { $name }
members-merged = Both are { $name } now.
members-alike = { $other } is already on the list. Is { $name } the same person?
members-alikeSame = Yes, the same person
members-alikeOther = No, add another person

list-title = Import a list
list-help = Write one member per line: name, e-mail, note. Only the name is needed. The first line may name the columns. You can also copy cells from a spreadsheet.
list-paste = Or paste the lines here
list-example = Ana, ana@example.org, table by the window
list-look = Preview
list-would-added =
    { $n ->
        [one] { $n } member will be added.
       *[other] { $n } members will be added.
    }
list-would-changed =
    { $n ->
        [one] { $n } member will change.
       *[other] { $n } members will change.
    }
list-would-unchanged =
    { $n ->
        [one] { $n } member stays the same.
       *[other] { $n } members stay the same.
    }
list-rest = Members who are not on this list stay.
list-nothing = The club already has all of these members.
list-ignored = We skip these columns, because a club has no place for them: { $columns }.
list-addedHead = Added
list-changedHead = Changed
list-becomes = { $before } → { $after }
list-joined = Line { $n } has more fields than columns. The rest is in the note: “{ $note }”.
list-alike = Is { $name } the same person as { $other }? Then write both names the same way.
list-take = Import
list-taken =
    { $n ->
        [one] Imported: { $n } line was new.
       *[other] Imported: { $n } lines were new.
    }
list-bad = Nothing imported. Fix these lines and try again:
list-line = Line { $n }: { $fault }
list-more =
    { $n ->
        [one] and { $n } more line
       *[other] and { $n } more lines
    }
list-save = Save as file
list-faults =
    .empty = the list is empty.
    .encoding = the file is not UTF-8. Save it as “CSV UTF-8”.
    .open-quote = a quotation mark opens here, but the closing one is missing.
    .no-column =
        { $column ->
            [name] the heading “name” is missing. Rename one of the columns.
            [email] the heading “e-mail” is missing. Rename one of the columns.
           *[note] the heading “note” is missing. Rename one of the columns.
        }
    .column-twice =
        { $column ->
            [name] two columns are called “name”. Keep one of them.
            [email] two columns are called “e-mail”. Keep one of them.
            [licence] two columns are called “licence number”. Keep one of them.
            [club] two columns are called “club”. Keep one of them.
           *[note] two columns are called “note”. Keep one of them.
        }
    .too-many-fields =
        { $columns ->
            [one] this line has more than { $columns } field. Put a text with commas in quotation marks.
           *[other] this line has more than { $columns } fields. Put a text with commas in quotation marks.
        }
    .no-name = the name is missing.
    .bad-name = a name has at most { $max } visible characters.
    .name-twice = { $name } is already in line { $line }. Write the names differently, or give both an e-mail.
    .bad-email = “{ $email }” is not an e-mail address. Write it like ana@example.org.
    .email-twice = { $email } is already in line { $line }.
    .bad-note = a note has at most { $max } visible characters.
    .bad-licence = a licence number has at most { $max } visible characters.
    .bad-club = the name of a club has at most { $max } visible characters.
    .entry-twice = { $name } is already in line { $line }. Write each name only once, as in the club nights.
    .licence-twice = the licence number { $licence } is already in line { $line }.
    .no-headings = this line does not name the columns. Begin with a line such as “name, licence number, club”.
    .too-many-entries = an entry list has at most { $max } people.

settings-title = Settings and organisers
settings-intro = Changes are saved immediately.
settings-names = Names
settings-pageName = Where members are registered
settings-pageNameHelp = Leave it empty to use the club’s name.
settings-entryName = Name of the sign-in page
settings-evenings = Club nights
settings-countersigned = The other pair also confirms each match
settings-countersignedHelp = One of them confirms on a phone before the organiser does.
settings-tiedFish = Which pair gets the 0 after a tied block
settings-tiedFishes-leader = The pair that led
settings-tiedFishes-blocker = The pair that blocked
settings-penalties = Usual penalties
settings-penaltiesHelp = Organisers choose from these at a club night. The amount lowers a player’s effectiveness. With 0, the sanction is recorded, but nothing is subtracted.
settings-noPenalties = No usual penalties yet.
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
season-goesOn = This season is not over yet.
season-none = No club night of this season has finished yet.
season-place = Place
season-name = Name
season-points = Points
season-wins = Wins
season-effectiveness = Effectiveness
season-played = Club nights played
season-guest = guest
season-aheadBy = ahead by { $key }
season-keys-wins = wins
season-keys-effectiveness = effectiveness
season-rules = How it is counted
season-brings =
    .match-points = You get your match points from each club night.
    .by-place = You get points for your place at each club night, from first place down: { $points }.
season-countsAll = Every club night counts.
season-countsBest =
    { $n ->
        [one] Your best { $n } club night counts.
       *[other] Your best { $n } club nights count.
    }
season-ranked =
    { $n ->
        [one] You are ranked after { $n } club night.
       *[other] You are ranked after { $n } club nights.
    }
season-evenings = Club nights that count
season-set = Rules of the season

seasonRules-title = Rules of the season
seasonRules-span = How long a season is
seasonRules-spans =
    .year = A year
    .half-year = Half a year
    .quarter = A quarter
    .month = A month
seasonRules-points = Points for a club night
seasonRules-kinds =
    .match-points = Match points
    .by-place = Points by place
seasonRules-places = Points from the first place down
seasonRules-placesHelp = For example: 10, 7, 5, 3, 1. Lower places get no points.
seasonRules-placesWrong = Write whole numbers with commas. No number may be higher than the one before it.
seasonRules-counted = Which club nights count for a player
seasonRules-counts-all = All
seasonRules-counts-best = The best
seasonRules-how = How many of the best
seasonRules-least = Club nights needed to be ranked

hall-title = Hall of fame
hall-none = There are no winners yet. The first ones appear when a club night has finished.
hall-champions = Winners of seasons
hall-records = Records
hall-honours = Everyone who played
hall-seasons = Seasons won
hall-won = Club nights won
hall-played = Club nights played
hall-kinds =
    .points = Most match points at a club night
    .wins = Most wins at a club night
    .effectiveness = Best effectiveness at a club night
    .wins-in-a-row = Most club nights won in a row
    .evenings = Most club nights played

organisers-title = Organisers
organisers-you = you
organisers-since = since { $date }
organisers-removeNamed = Remove { $name }
organisers-leave = Stop organising
organisers-sure = Remove { $name } as an organiser? The links that { $name } made then stop working.
organisers-sureYou = Stop being an organiser? The links that you made then stop working.
organisers-removed = { $name } is no longer an organiser.
organisers-another = Another organiser
organisers-anotherHelp = Send the link only to someone you trust. It makes one person an organiser. Organisers see the e-mails of all members.
organisers-invite = Make link
organisers-made = Copy the link now: you see it only once. It works once, within a week. You can withdraw it.
organisers-link = Link for another organiser
organisers-links = Unused links
organisers-madeBy = Made by { $name }, until { $date }
organisers-withdraw = Withdraw
organisers-withdrawn = The link was withdrawn.

regulations-title = Regulations
regulations-help = Organisers and members choose from these rules when they open a club night. To save new ones, change the rules there.
regulations-none = No regulation is saved yet.
regulations-unread = Another version of the program saved these rules. We cannot read them.
regulations-rules = Rules
regulations-rename = Rename
regulations-renameNamed = Rename { $name }
regulations-name = Name of the regulation
regulations-save = Save
regulations-delete = Delete
regulations-deleteNamed = Delete { $name }
regulations-sure = Delete { $name }? Club nights that have these rules keep them.
regulations-deleted = { $name } was deleted.
regulations-renamed = The regulation is now called { $name }.

refusals =
    .not-organiser = Only the organisers of this club can do that.
    .gone = Another organiser has already removed it. Reload the page to see the current list.
    .last-organiser = A club needs an organiser. Invite another organiser before you leave.
    .invitation-over = This link no longer works. Ask an organiser for a new one.
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
            [one] A club has at most { $max } unused link. Withdraw it first.
           *[other] A club has at most { $max } unused links. Withdraw one first.
        }
    .email-taken = Another member has the e-mail { $email }.
    .name-taken = Another member is called { $name }. Write the name differently, or add an e-mail.
    .names-alike = { $other } is already on the list, and the names look alike.
    .bad-email =
        { $email ->
            [none] An e-mail is missing.
           *[other] “{ $email }” is not an e-mail address. Write it like ana@example.org.
        }
    .bad-note = A note has at most { $max } visible characters.
    .bad-penalties = You can save up to { $penalties } usual penalties. A reason has up to { $chars } characters, and an amount is up to { $amount }.
    .too-many-regulations = A club can save { $max } and no more. Delete one first.
    .regulation-taken = The club already has the regulation { $name }.
    .bad-regulation = No club night can have these rules. Check the target, the time limit, the bonus, the match points and the order.
    .bad-source = The text about the source is too long, or has characters that cannot be seen.
    .competition = We could not change the competition.
    .bad-list = Nothing imported.
    .bad-spreadsheet = We could not read the spreadsheet.
