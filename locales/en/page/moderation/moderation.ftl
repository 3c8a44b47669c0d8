### Reports, what moderators decide, appeals, and the host's own rules.

cancel = Cancel
more = Show more
left =
    { $n ->
        [one] { $n } character left
       *[other] { $n } characters left
    }
tooLong = This is too long. Shorten it.
empty = Write at least one sentence.
nameless = A guest without a name
bot = bot

report-title = Report a player
report-of = Report { $name }
report-whom = Whom do you report?
report-why = Why?
report-unexplained = Choose a reason.
report-reasons =
    .cheating = Cheats, for example with a program
    .signalling = Tells a partner which tiles to play
    .talk = Insults or bothers others
    .name = Has an offensive name
    .leaving = Leaves matches
    .stalling = Lets the clock run to annoy others
    .other = Something else
report-words = What happened? You may leave this empty.
report-seen = Moderators see your name, your report, the match, and what was said last if the table is open. The person is not told.
report-seenAccount = Moderators see your name, your report, and how this person has behaved in matches. The person is not told.
report-send = Send report
report-sent = Your report is with the moderators. Thank you.
report-already = You have reported this person already. The moderators will look at it.
report-nobody = There is no other person at this table.

kinds =
    .warning = Warning
    .time-out = Chat time-out
    .ban = Ban
means =
    .warning = Read the reason. Nothing else happens.
    .time-out = You may not write at tables.
    .ban = You may not play with others, and you may not write.
since = From { $date }
until = Until { $date }
forGood = For good
states =
    .holds = In force
    .over = Over
    .lifted = Lifted
reason = Reason: { $reason }
liftedOn = Lifted on { $date }. Reason: { $reason }

own-title = Decisions about you
own-intro = Moderators decide about reports. Here you read what they decided about you, and you can appeal.
own-none = Moderators have decided nothing about you.
own-link = Decisions about you
own-notice =
    .warning = A moderator has warned you.
    .time-out = A moderator has stopped you from writing for a while.
    .ban = A moderator has banned you from playing with others.
own-read = Read why
own-rules = Rules of this server

appeal-title = Appeal
appeal-help = You can appeal once. A moderator reads it and decides.
appeal-words = Why is this decision wrong?
appeal-send = Send appeal
appeal-sent = Your appeal is with the moderators.
appeal-yours = Your appeal: { $words }
appeal-said = Appeal: { $words }
appeal-waits = A moderator will decide about the appeal.
appeal-decided =
    .uphold = The decision stays. Reason: { $reason }
    .lift = The appeal was granted. Reason: { $reason }

stopped-talk = You may not write at tables until { $until }.
stopped-play = You may not play with others until { $until }.
stopped-forGood = You may not play with others.
stopped-reason = A moderator’s reason: { $reason }
stopped-link = What you can do

house-title = Rules of this server
house-none = The host of this server has set no rules of their own.
house-by = The host of this server asks this of everyone who plays here.
house-changed = The host has changed these rules since.
house-now = Rules of today

title = Moderation
only = Only moderators of this server can see this page.
pages =
    .reports = Reports
    .appeals = Appeals
    .sanctions = In force
    .log = Log
    .networks = Shared networks
    .plays = Shared knowledge
openOnes = Open
decidedOnes = Decided

queue-status = Status
queue-none = No report is open.
queue-noneDecided = No report is decided yet.
queue-count =
    { $open ->
        [one] { $open } open report, { $all } in all
       *[other] { $open } open reports, { $all } in all
    }
queue-line = { $reason }, { $date }
queue-by = Reported by { $name }
queue-own = You sent this report, or it is about you. Another moderator decides.
queue-look = Look at the report
queue-lookOf = Look at the report about { $name } of { $date }
queue-oldest = The oldest { $n } reports are shown.

one-title = Report
one-about = Report about { $name }
one-evidence = What was said before
one-noTalk = Nothing was said.
one-them = reported
one-replay = See the match
one-table = See the table
one-by = Reported by
one-deciding = Decision
one-decision = { $by } decided on { $date }
one-dismissed = The report was dismissed.
one-imposed = A measure was imposed.

file-conduct = Conduct in matches
file-begun = Begun
file-finished = Finished
file-leftThem = Left
file-givenUp = Given up
file-turns = Turns
file-timedOut = Time ran out
file-sanctions = Earlier decisions
file-noSanctions = Nothing was decided about this person before.
file-reports = Reports about this person
file-networks = Same network
file-networksHelp = These people played rated matches from the same network. It is a hint, no proof: families and clubs share a network.
file-noNetworks = Nobody played from the same network.
file-noPlays = No pair with this person stands out.
file-person = Person
file-matches = Matches
file-partners = As partners
file-last = Last
file-byName = Find a person
file-name = Name of an account
file-find = Show
file-profile = Profile
file-nobody = No account has the name { $name }.

decide-what = What happens?
decide-dismiss = Nothing
decide-kinds =
    .warn = Warning
    .time-out = Chat time-out
    .ban = Ban
decide-long = For how long?
decide-reason = Reason
decide-reasonHelp = The person reads it.
decide-reasonDismiss = Only moderators read it. You may leave this empty.
decide-all = Decide the other open reports about this person, too
decide-send = Decide
decide-done = It is decided.

appeals-none = No appeal is open.
appeals-noneDecided = No appeal is decided yet.
appeals-own = You imposed this, or it is about you. Another moderator decides.
appeals-what = What about the sanction?
appeals-uphold = It stays
appeals-lift = It ends

held-none = No time-out and no ban is in force.
held-by = By { $name }
held-report = The report
held-lift = Lift
held-liftOf = Lift the sanction of { $name }
held-lifted = The sanction of { $name } is lifted.

log-none = No moderator has done anything yet.
log-acts =
    .dismiss = Report dismissed
    .warn = Warned
    .time-out = Chat time-out
    .ban = Banned
    .lift = Sanction lifted
    .uphold = Appeal refused
    .grant = Appeal granted
log-line = { $by }, { $date }
log-gone = deleted account

networks-none = Nobody has played rated matches from one network with others.
networks-pair = Two people

plays-none = No pair stands out.
plays-never = The host of this server has not looked for this yet.
plays-help = These plays suit a hidden hand more often than chance and the play of other pairs explain. It is a hint, no proof: good players read hands from plays.
plays-run = Computed on { $date }. Rated matches since { $since }: { $matches }. Pairs compared: { $pairs }.
plays-pair = { $by } and the hand of { $of }
plays-helps = { $by } leaves { $of } more tiles to play than other people do: { $n } in a round.
plays-hinders = { $by } leaves { $of } fewer tiles to play than other people do: { $n } in a round.
plays-partners = As partners
plays-opponents = As opponents
plays-figures = Rounds: { $rounds }. Standard errors from other pairs: { $deviations }.
plays-match = Match { $n }
plays-matchOf = Match { $n } of { $by } and { $of }
