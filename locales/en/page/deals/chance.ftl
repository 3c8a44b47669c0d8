### On the page about fair deals: this reader’s opening hands, and everyone’s, against chance.

chance-title = Your deals against chance
chance-intro = How many doubles were in your opening hands, and how many pips? Here they stand beside what chance gives.
chance-which = Which hands
# A kind of hands: the family of games, the tiles of a hand, and those of the set.
chance-group = { $family }: { $n } of { $of } tiles
chance-yours =
    { $n ->
        [one] Your { $n } hand
       *[other] Your { $n } hands
    }
chance-everyone = All rated matches here
chance-byChance = Chance
chance-verdict =
    .too-few = You need at least { $needed } hands before we can tell. Until then, a difference may be pure chance.
    .as-expected = Your hands look like fair chance.
    .unusual = Your hands are a little unusual. Of 100 players with fair deals, one or two see this.
    .very-unusual = Your hands are very unusual. Hardly anyone with fair deals sees this. Check the deals of your matches.
chance-all =
    .too-few = All rated matches here have too few hands yet to tell.
    .as-expected = The hands of all rated matches here look like fair chance.
    .unusual = The hands of all rated matches here are a little unusual. Fair deals do this about once in 100 times.
    .very-unusual = The hands of all rated matches here are very unusual. Fair deals hardly ever do this.
chance-none = We have not counted a hand of yours yet. Play a match to its end, and look here again.
chance-signIn = Sign in to see those of your account
chance-uncounted =
    { $n ->
        [one] { $n } match of yours is not counted yet. That takes some minutes.
       *[other] { $n } matches of yours are not counted yet. That takes some minutes.
    }
chance-doubles = Doubles in the opening hand
chance-doublesText = How often a hand had each number of doubles, in percent of all hands.
chance-pips = Pips in the opening hand
chance-pipsText = Average of your hands: { $yours } pips. By chance: { $chance }.
chance-pipsOfAll = Average of all hands: { $yours } pips. By chance: { $chance }.
chance-band = The wide bar is where 19 of 20 fair averages lie.
chance-asTable = Numbers in a table
chance-number = Doubles
# How many hands, and their share: “12 (24%)”.
chance-count = { $n } ({ $share })
chance-p = Fair deals differ at least this much in this share of cases. Doubles: { $doubles }. Pips: { $pips }.
