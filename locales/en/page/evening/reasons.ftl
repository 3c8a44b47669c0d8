### Club evenings: reasons.

reasons-refusals =
    .not-open = Nobody has opened this evening yet.
    .closed = The evening is closed, so nothing more can be entered.
    .file = Line { $line } of the file cannot be read: { $detail }
    .started = The first match has begun, so the evening stays as it was set up.
    .not-organiser = Only the organiser can do that.
    .not-at-table = Only those who sit at table { $table } can do that.
    .not-keeper =
        { $keeper ->
            [none] Nobody keeps the score at table { $table } yet. Say first who does.
           *[other] Only the scorekeeper of table { $table } can write this. That is { $keeper }.
        }
    .suspended = { $player } keeps the score no longer in this match. Name somebody else.
    .not-begun = Match { $number } has not begun yet.
    .not-next = Match { $next } comes next.
    .not-delivered =
        { COUNT($tables) ->
            [one] The next match begins when every table is confirmed. Table { LIST($tables) } is missing.
           *[other] The next match begins when every table is confirmed. Tables { LIST($tables) } are missing.
        }
    .all-played = Every match has been played.
    .confirmed = Match { $match } at table { $table } is confirmed. Only the organiser can change it now.
    .not-over = The match at table { $table } is not over yet.
    .not-agreed = Nobody of the other pair at table { $table } has agreed to the end yet.
    .waiting = An error was found at this table. Entry waits for the organiser.
    .gap = The rounds before this one are missing. Round { $next } comes next.
    .stands-otherwise = Something else stands there by now. Look again before you change it.
    .not-last = Only the last round can be changed here. The organiser can change the others.
    .no-reason = Write why it is changed, since it was confirmed before.
    .not-time = The time is not up yet. Until then only the organiser can stop the match.
    .too-late = It is too late to take that back.
    .called = You have already called the organiser to this table.
    .objected = You have already objected to this round.
    .too-many =
        { $max ->
            [one] You can enter this { $max } time at a table. The organiser enters the rest.
           *[other] You can enter this { $max } times at a table. The organiser enters the rest.
        }
    .no-room = This evening has no room for more from players. The organiser enters the rest.
    .own-result = The pair that entered the end cannot agree to it. The other pair at table { $table } has to.
    .nothing = That is settled already, or there is no such round.
    .bad-text =
        { $bad ->
            [empty] Write something.
            [too-long] Write it shorter, in { $max } characters at most.
            [hidden] The text has signs that cannot be seen. Write it anew.
           *[stacked] A letter has too many marks. Leave some out.
        }
    .not-understood = The server cannot read this entry, so it is not kept. Load the page anew and enter it again.
reasons-notRead = The server does not read it. Tell the organiser what it was.
reasons-requests =
    .not-member = Only members open the evenings of this club. Enter it with your e-mail first.
    .bad-file = Line { $line } of the file cannot be read: { $detail }
    .elsewhere = You are in another evening, “{ $name }”. Leave that one first.
    .barred = The organiser has let this device go. Ask the organiser to let it in again, then try once more.
    .not-organiser = Only the organiser of this evening can do that.
    .wrong-code = The letters are not those of this evening. Compare them with the organiser’s.
    .no-such-player = Nobody can join under this name. Choose another one from the list.
    .name-taken = Another device has this name. The organiser can free it.
    .closed = The evening is closed.
    .last-organiser = An evening needs an organiser. Make a link for another device before you go, or close it.
    .link-over = This link holds no more. Ask the organiser for another one.
    .too-many-links =
        { $max ->
            [one] An evening has at most { $max } link that nobody has used. Withdraw it first.
           *[other] An evening has at most { $max } links that nobody has used. Withdraw one first.
        }
reasons-evenings =
    .no-seating = There is no ready seating for { $players } players. Choose a balanced one.
    .unseated = Match { $number } has a table without players.
    .no-match = There is no match { $number }. Matches go from 1 to { $matches }.
    .no-table = Match { $match } has no table { $table }. The last one is table { $tables }.
    .no-player = There is no player { $player }. Numbers go from 1 to { $players }.
    .seated-twice = { $player } would sit at two tables in match { $match }.
    .other-players = Others play match { $match } at table { $table }: { LIST($pairing) }.
    .nothing-to-annul = Nothing stands on the sheet of match { $match }, table { $table }.
    .penalties-off = Penalties are off in this evening. Switch them on, or enter a sanction without an amount.
    .penalty-too-high = A penalty of { $amount } is too high. The highest is { $amountMax }.
    .no-round = There is no round { $round }. Rounds go from 1 to { $most }.
    .text =
        { $why ->
            [too-long]
                Write { $told ->
                    [reason] the reason
                    [corrected] what was corrected
                    [before] what stood before
                   *[since] what stands now
                } in { $max } characters at most.
            [too-many-lines]
                { $max ->
                    [one]
                        Write { $told ->
                            [reason] the reason
                            [corrected] what was corrected
                            [before] what stood before
                           *[since] what stands now
                        } on { $max } line.
                   *[other]
                        Write { $told ->
                            [reason] the reason
                            [corrected] what was corrected
                            [before] what stood before
                           *[since] what stands now
                        } on { $max } lines at most.
                }
           *[hidden]
                { $told ->
                    [reason] The reason
                    [corrected] What was corrected
                    [before] What stood before
                   *[since] What stands now
                } has signs that cannot be seen. Write it anew.
        }
    .too-many =
        { $what ->
            [tables] An evening has at most { $most } tables in all its matches.
            [rounds] An evening has at most { $most } rounds on all its sheets.
            [sanctions] An evening has at most { $most } sanctions and penalties.
            [annulled] An evening has at most { $most } annulled sheets.
            [log-lines] An evening has at most { $most } corrections in its log.
           *[log-chars] An evening has at most { $most } characters in its log.
        }
    .begun = Match { $match } has begun, so it is seated already. Seat the matches after it anew.
    .settled = The number of players, the seating, the target and the number of matches stay as they are.
reasons-sheets =
    .not-here = { $player } does not sit at this table.
    .impossible = A round is worth 1 to { $roundPointsMax }, or 0 for both after a tied fish.
    .over = The match was over at { $first } : { $second }. No round follows.
    .too-many-rounds = A sheet has at most { $most } rounds. Enter how the match ended instead.
    .both-reached = Both pairs cannot have { $target }: the match ends with the first that does.
    .too-high = { $score } cannot be. The last round brings a pair to { $most } at most.
    .not-finished = Neither pair has { $target }. Say that it was stopped, if it ended so.
    .level = It is level at { $score } : { $score }. Let them play one more round, or let a lot decide.
    .not-level = { $first } : { $second } is not level, so no lot decides.
reasons-setups =
    .players = An evening has { $playersMin } to { $playersMax } players, not { $players }.
    .name-twice = Players { $first } and { $second } are both called “{ $name }”. Give one of them another name.
    .not-published = No seating is published for { $players } players. Choose a balanced one.
    .target = A match is played to { $targetMin } at least and { $targetMax } at most.
    .stakes-at-many-tables =
        { $prize ->
            [true] The additional prize is for 4 to 7 players at one table.
           *[false] Stakes are for 4 to 7 players at one table.
        }
    .stake = A stake is a whole number from 0 to { $amountMax }.
    .prize-stakes = An additional prize is worth 1 to { $most } stakes.
    .needs = Player { $player } has more accommodations than there are.
    .limit = A time limit goes from 1 to { $limitMinutesMax } minutes.
    .matches = An evening has 1 to { $matchesMax } matches.
reasons-names =
    .empty =
        { $kind ->
            [evening] Write a name for the evening.
            [place] Write a name for each place you fill in.
            [unit] Write a name for what a stake is counted in.
           *[player]
                { $kind ->
                    [player] Write a name for player { $player }.
                   *[other] Write a name for player .
                }
        }
    .too-long =
        { $kind ->
            [evening] Write a shorter name for the evening: { $eveningNameCharsMax } characters at most.
            [place] Write a shorter name for each place you fill in: { $eveningNameCharsMax } characters at most.
            [unit] Write a shorter name for what a stake is counted in: { $eveningNameCharsMax } characters at most.
           *[player]
                { $kind ->
                    [player] Write a shorter name for player { $player }: { $eveningNameCharsMax } characters at most.
                   *[other] Write a shorter name for player : { $eveningNameCharsMax } characters at most.
                }
        }
    .hidden =
        { $kind ->
            [evening] The name of the evening has signs that cannot be seen. Write it anew.
            [place] The name of each place you fill in has signs that cannot be seen. Write it anew.
            [unit] The name of what a stake is counted in has signs that cannot be seen. Write it anew.
           *[player]
                { $kind ->
                    [player] The name of player { $player } has signs that cannot be seen. Write it anew.
                   *[other] The name of player  has signs that cannot be seen. Write it anew.
                }
        }
    .stacked =
        { $kind ->
            [evening] The name of the evening has too many marks on one letter. Write it anew.
            [place] The name of each place you fill in has too many marks on one letter. Write it anew.
            [unit] The name of what a stake is counted in has too many marks on one letter. Write it anew.
           *[player]
                { $kind ->
                    [player] The name of player { $player } has too many marks on one letter. Write it anew.
                   *[other] The name of player  has too many marks on one letter. Write it anew.
                }
        }
