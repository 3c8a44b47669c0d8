### Club evenings: reasons.

reasons-refusals =
    .not-open = This club night has not been created yet.
    .closed = The club night is closed, so you cannot enter anything more.
    .file = Line { $line } of the file cannot be read: { $detail }
    .started = The first match has started, so you can no longer change the set-up.
    .not-organiser = Only the organiser can do that.
    .not-at-table = Only the players at table { $table } can do that.
    .not-keeper =
        { $keeper ->
            [none] Table { $table } has no scorekeeper yet. Choose one first.
           *[other] Only { $keeper }, the scorekeeper of table { $table }, can enter this.
        }
    .suspended = { $player } can no longer keep the score in this match. Choose another player.
    .not-begun = Match { $number } has not started yet.
    .not-drawn = Match { $number } has not been drawn yet.
    .in-progress = Match { $number } is being played. Change this when its results are confirmed.
    .not-next = Match { $next } comes next.
    .not-delivered =
        { COUNT($tables) ->
            [one] Before you start the next match, confirm table { LIST($tables) }.
           *[other] Before you start the next match, confirm tables { LIST($tables) }.
        }
    .all-played = All matches are played.
    .confirmed = Match { $match } at table { $table } is confirmed. Only the organiser can change it now.
    .not-over = The match at table { $table } is not over yet.
    .not-agreed = The other pair at table { $table } has not agreed to the result yet.
    .waiting = The scorekeeper reported an error. Wait for the organiser before you enter more.
    .gap = Earlier rounds are missing. Enter round { $next } first.
    .stands-otherwise = This has changed in the meantime. Check it again before you change it.
    .not-last = Only the last round can be changed here. The organiser can change the others.
    .no-reason = This was already confirmed. Give a reason for the change.
    .not-time = The time is not up yet. Until then only the organiser can stop the match.
    .too-late = It is too late to take that back.
    .called = You have already called the organiser to this table.
    .objected = You have already objected to this round.
    .too-many =
        { $max ->
            [one] You can enter this only { $max } time at a table. Ask the organiser to enter the rest.
           *[other] You can enter this only { $max } times at a table. Ask the organiser to enter the rest.
        }
    .no-room = This club night has no room for more entries by players. Ask the organiser to enter the rest.
    .own-result = Your pair entered the result, so the other pair at table { $table } must agree to it.
    .in-another = You are at another club night. Leave that one first.
    .regulation-not-online = Online tables play by club pairs, and this club night has another regulation.
    .names-alike = Players { $first } and { $second } have names that look alike: { $name } and { $other }. Give one of them another name.
    .nothing = This is already resolved, or there is no such round.
    .bad-text =
        { $bad ->
            [empty] Write something.
            [too-long] Use at most { $max } characters.
            [hidden] The text has invisible characters. Retype it.
           *[stacked] A letter has too many marks. Leave some out.
        }
    .not-understood = The server cannot read this entry, so it was not saved. Reload the page and enter it again.
reasons-notRead = The server cannot read it. Ask the organiser to enter it.
reasons-requests =
    .not-member = Only members can create club nights in this club. Sign in first.
    .bad-file = Line { $line } of the file cannot be read: { $detail }
    .names-alike = Players { $first } and { $second } have names that look alike: { $name } and { $other }. Give one of them another name.
    .game-does-not-fit = This game does not score rounds as the sheets do. Choose the club game for pairs.
    .regulation-not-online = Online tables play by club pairs. Leave the regulation out, or play at real tables.
    .elsewhere = You are at another club night, “{ $name }”. Leave that one first.
    .barred = The organiser has removed this device. Ask the organiser to let it in again, then try once more.
    .not-organiser = Only the organiser of this club night can do that.
    .wrong-code = These are not the letters of this club night. Compare them with the organiser’s.
    .no-such-player = This name is not in the list. Choose another one.
    .name-taken = Another device has this name. The organiser can free it.
    .closed = The club night is closed.
    .last-organiser = A club night needs an organiser. Make a link for another device before you leave, or close the club night.
    .link-over = This link no longer works. Ask the organiser for a new one.
    .too-many-links =
        { $max ->
            [one] A club night has at most { $max } unused link. Withdraw it first.
           *[other] A club night has at most { $max } unused links. Withdraw one first.
        }
reasons-evenings =
    .no-seating = There is no published seating for { $players } players. Choose the balanced one.
    .unseated = Match { $number } has a table without players.
    .no-match = There is no match { $number }. Matches go from 1 to { $matches }.
    .no-table = Match { $match } has no table { $table }. The last one is table { $tables }.
    .no-player = There is no player { $player }. Numbers go from 1 to { $players }.
    .seated-twice = { $player } would sit at two tables in match { $match }.
    .other-players = Other players play match { $match } at table { $table }: { LIST($pairing) }.
    .nothing-to-annul = The sheet of match { $match }, table { $table }, is empty.
    .penalties-off = Penalties are off at this club night. Turn them on, or enter a sanction without an amount.
    .penalty-too-high = A penalty of { $amount } is too high. The highest is { $most }.
    .expelled-when = From which match on is { $player } expelled? Choose the match.
    .no-walkover = Partners rotate here, so there is no walkover at table { $table }. Seat those who came.
    .no-round = There is no round { $round }. Rounds go from 1 to { $most }.
    .text =
        { $why ->
            [too-long]
                Write { $told ->
                    [reason] the reason
                    [corrected] what was corrected
                    [before] the earlier entry
                   *[since] the new entry
                } in { $max } characters at most.
            [too-many-lines]
                { $max ->
                    [one]
                        Write { $told ->
                            [reason] the reason
                            [corrected] what was corrected
                            [before] the earlier entry
                           *[since] the new entry
                        } on { $max } line.
                   *[other]
                        Write { $told ->
                            [reason] the reason
                            [corrected] what was corrected
                            [before] the earlier entry
                           *[since] the new entry
                        } on { $max } lines at most.
                }
           *[hidden]
                { $told ->
                    [reason] The reason
                    [corrected] What was corrected
                    [before] The earlier entry
                   *[since] The new entry
                } has invisible characters. Retype it.
        }
    .too-many =
        { $what ->
            [tables] A club night has at most { $most } tables in all its matches.
            [rounds] A club night has at most { $most } rounds on all its sheets.
            [sanctions] A club night has at most { $most } sanctions and penalties.
            [annulled] A club night has at most { $most } annulled sheets.
            [log-lines] A club night has at most { $most } corrections in its log.
            [notes] A club night has at most { $most } notes in its log.
           *[log-chars] A club night has at most { $most } characters in its log.
        }
    .begun = Match { $match } has started, so its seats stay. Change only the matches after it.
    .settled = You can no longer change the number of players, the seating, the regulation, the target or the number of matches.
    .parted = In match { $match }, { $player } would sit apart from the partner. Fixed pairs stay together.
    .team-mates = In match { $match }, team { $team } would play against itself.
    .bye = { $player } has no bye in match { $number }. Only a pair without opponents has one.
reasons-sheets =
    .not-here = { $player } does not sit at this table.
    .impossible = A round scores 1 to { $most } points, or 0 for both after a tied block.
    .over = The match ended at { $first } : { $second }. Remove the rounds after it.
    .too-many-rounds = A sheet has at most { $most } rounds. Enter only the final score instead.
    .both-reached = Only one pair can have { $target }. The match ends when the first pair reaches it.
    .too-high = { $score } is too high. The last round brings a pair to at most { $most }.
    .not-finished = Neither pair has { $target }. If the match was stopped, choose that.
    .level = The score is tied at { $score } : { $score }. Let them play one more round, or decide by lot.
    .not-level = { $first } : { $second } is not a tie, so you cannot decide by lot.
    .was-played = The sheet has a score, so both pairs have come.
reasons-setups =
    .players = A club night has { $playersMin } to { $playersMax } players, not { $players }.
    .name-twice = Players { $first } and { $second } are both called “{ $name }”. Give one of them another name.
    .not-published = There is no published seating for { $players } players. Choose the balanced one.
    .odd-players = Fixed pairs need an even number of players. There are { $players }.
    .team-size = Teams of { $team_pairs } pairs do not fit { $players } players. Two or more teams have equally many pairs, up to { $teamPairsMax }.
    .few-for-groups = Groups need at least four pairs or teams. There are { $sides }.
    .groups = { $sides } pairs or teams play in { $least } to { $most } groups, not { $groups }.
    .qualify = { $qualify } of each group cannot play the knock-out. Choose 1 to { $most }.
    .no-team = There is no team { $team }. There are { $teams }.
    .too-many-to-rotate = Partners rotate among { $rotatingPlayersMax } players at most. With { $players }, choose fixed pairs.
    .matches-of-knock-out = A knock-out of { $players } players has { $matches } matches.
    .warning = The warning comes at least a minute after the start.
    .prize-of-pairs = Fixed pairs have no additional prize.
    .target = A match is played to at least { $targetMin } and at most { $targetMax } points.
    .stakes-at-many-tables =
        { $prize ->
            [true] The additional prize is for 4 to 7 players at one table.
           *[false] Stakes are for 4 to 7 players at one table.
        }
    .stake = A stake is a whole number from 0 to { $amountMax }.
    .prize-stakes = An additional prize is 1 to { $most } stakes.
    .needs = You have chosen too many needs for player { $player }.
    .limit = A time limit goes from 1 to { $limitMinutesMax } minutes.
    .matches = A club night has 1 to { $matchesMax } matches.
reasons-rules =
    .bonus = Too many bonus points: { $bonus }. The most in a round is { $bonusMax }.
    .win-points = A win is worth at most { $winPointsMax } match points.
    .order = Name at least one thing that decides the places.
    .key-twice = Each thing decides the places once.
    .walkover-points = A walkover is worth at most { $winPointsMax } match points.
    .walkover-penalty = A penalty of { $penalty } for a walkover is too high. The highest is { $most }.
reasons-names =
    .empty =
        { $kind ->
            [evening] Name the club night.
            [place] Name each place that you fill in.
            [unit] Name the unit of the stakes.
            [regulation] Name the regulation.
            [team] Name team { $team }.
           *[player]
                { $kind ->
                    [player] Name player { $player }.
                   *[other] Name each player.
                }
        }
    .too-long =
        { $kind ->
            [evening] Write a shorter name for the club night: { $eveningNameCharsMax } characters at most.
            [place] Write a shorter name for each place you fill in: { $eveningNameCharsMax } characters at most.
            [unit] Write a shorter name for the unit of the stakes: { $eveningNameCharsMax } characters at most.
            [regulation] Write a shorter name for the regulation: { $eveningNameCharsMax } characters at most.
            [team] Write a shorter name for team { $team }: { $eveningNameCharsMax } characters at most.
           *[player]
                { $kind ->
                    [player] Write a shorter name for player { $player }: { $eveningNameCharsMax } characters at most.
                   *[other] Write a shorter name for the player: { $eveningNameCharsMax } characters at most.
                }
        }
    .hidden =
        { $kind ->
            [evening] The name of the club night has invisible characters. Retype it.
            [place] The name of a place has invisible characters. Retype it.
            [unit] The name of the stakes’ unit has invisible characters. Retype it.
            [regulation] The name of the regulation has invisible characters. Retype it.
            [team] The name of team { $team } has invisible characters. Retype it.
           *[player]
                { $kind ->
                    [player] The name of player { $player } has invisible characters. Retype it.
                   *[other] The name of a player has invisible characters. Retype it.
                }
        }
    .stacked =
        { $kind ->
            [evening] The name of the club night has too many marks on one letter. Leave some out.
            [place] The name of a place has too many marks on one letter. Leave some out.
            [unit] The name of the stakes’ unit has too many marks on one letter. Leave some out.
            [regulation] The name of the regulation has too many marks on one letter. Leave some out.
            [team] The name of team { $team } has too many marks on one letter. Leave some out.
           *[player]
                { $kind ->
                    [player] The name of player { $player } has too many marks on one letter. Leave some out.
                   *[other] The name of a player has too many marks on one letter. Leave some out.
                }
        }
