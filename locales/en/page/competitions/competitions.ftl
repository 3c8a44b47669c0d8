### Competitions of a club: several club nights with one standings.

title = Competitions
one = Competition
all = All competitions
intro = A competition adds up several club nights: on several days, or in several rooms at once.
none = No competitions yet.
missing = There is no competition at this address. It may be mistyped, or the competition was deleted.
nights =
    { $n ->
        [one] { $n } club night
       *[other] { $n } club nights
    }
notOfficial = not official yet
officialOn = official since { $day }

new = New competition
name = Name
counts = Who gets a place?
ofPlayers = Each player
ofPairs = Each fixed pair
make = Make competition

status = State of the results
soFar = These results are not official yet.
official = Official results, version { $version }
since = since { $when }.
# The code that shows whether anybody has changed a file.
checksum = Checksum (SHA-256):
changed = The results have changed since this version.
which = Results
resultsSoFar = Results so far

standings = Standings
place = Place
player = Player
pair = Pair
# The sessions of a competition are its club nights. Also the heading of a column with their number.
sessions = Sessions
played = Played
points = Match points
wins = Wins
effectiveness = Effectiveness
plus = Plus points
minus = Minus points
penalties = Penalties
aheadBy = ahead by { $key }
keys-points = match points
keys-wins = wins
keys-effectiveness = effectiveness
keys-difference = difference of points
keys-plus = plus points
keys-meetings = their meetings
keys-progress = how far they came
keys-group = place in the group
keys-number = number
noResults = No results yet.
# A club night that is not over.
goesOn = still being played
matches =
    { $n ->
        [one] { $n } result
       *[other] { $n } results
    }
match = Match { $match }, table { $table }

files-title = Download
files-pdf = PDF, A4
files-letter = PDF, Letter
files-csv = Spreadsheet
files-json = JSON for programs

manage = For organisers
night = Club night
add = Add
remove = Remove
removeNamed = Remove { $name }
dayOf = Day of { $name }
room = Room
roomOf = Room of { $name }
save = Save
saved = Saved.
keep = Cancel
delete = Delete competition
sure = Delete { $name }? Its club nights stay.

people-title = Who is who?
people-help = Results are not official before you have answered. Members are known without a question.
people-sameName =
    { $n ->
        [one] { $name } played as a guest in { $n } club night. Is this one person?
       *[other] { $name } played as a guest in { $n } club nights. Is this one person?
    }
people-alike = Are { $one } and { $other } one person?
# The second name stands on the entry list of the competition.
people-entry = Is { $one } the person who stands on the entry list as { $other }?
people-same = One person
people-different = Different people

entries-title = Entry list
entries-help = The list gives the players their licence numbers and clubs. The first line names its columns: name, licence number, club. Without such a line, each line is a name.
entries-paste = Or paste the lines here
entries-example = name, licence number, club
entries-look = Preview
entries-found = People on this list: { $n }
entries-ignored = We skip these columns: { $columns }.
entries-replaces = This list replaces the present one. Official results stay as they are.
entries-take = Import the list
entries-taken = The entry list is stored.
entries-now = People on the entry list: { $n }
entries-unlisted = Playing, but not on the list: { $n }
entries-absent = On the list, but not playing so far: { $n }
entries-save = Save the list as a file
entries-remove = Remove the list
entries-sure = Remove the entry list? Official results stay as they are.

notes-title = Notes of the organisers
notes-label = Write a note
notes-help = It keeps the time, and stays. Only organisers of the club see it.
notes-night = Club night of the note
notes-noNight = No club night
notes-write = Write it down
notes-written = The note is stored.
notes-none = No notes yet.

declare-help = Official results stay as they are. A correction becomes a new version.
declare-declare = Declare official
declare-sure = Are these results final?
declare-done = The official results are up to date.
declare-questions = Answer the questions above, then you can declare the results official.

refusals =
    .taken = The club already has the competition { $name }.
    .too-many =
        { $max ->
            [one] A club has at most { $max } competition. Delete it first.
           *[other] A club has at most { $max } competitions. Delete one first.
        }
    .changed = Someone has changed the competition meanwhile. Look at it again.
    .official = A competition with official results cannot be deleted.
    .too-many-versions =
        { $max ->
            [one] A competition has at most { $max } official version.
           *[other] A competition has at most { $max } official versions.
        }
    .too-many-notes = A competition has at most { $max } notes.
    .faulty = These club nights cannot be added up.
    .not-over = A club night is still being played. Close it first.
    .questions = First answer who is who.

# $evening is the name of a club night.
faults =
    .too-many-sessions =
        { $max ->
            [one] A competition has at most { $max } club night.
           *[other] A competition has at most { $max } club nights.
        }
    .too-many-answers =
        { $max ->
            [one] A competition has at most { $max } answer about who is who.
           *[other] A competition has at most { $max } answers about who is who.
        }
    .too-many-players =
        { $max ->
            [one] A competition has at most { $max } player.
           *[other] A competition has at most { $max } players.
        }
    .session-twice = { $evening } stands in the competition twice.
    .bad-room = The name of a room has at most { $max } visible characters.
    .no-evening = The club has no club night { $evening }.
    .other-order = { $evening } orders the places differently from the first club night.
    .no-pairs = { $evening } has no fixed pairs.
    .knock-out = { $evening } is a knock-out. Its places cannot be added up.
