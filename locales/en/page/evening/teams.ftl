# Club nights of teams: several fixed pairs that share a place.
setup-pairs-teams-size = Pairs in a team; 1 without teams
setup-pairs-teams-fewer = Fewer pairs in a team
setup-pairs-teams-more = More pairs in a team
setup-pairs-teams-help = Pairs 1 to { $n } are team 1, and so on. Teams meet as pairs do, at { $n } tables.
setup-pairs-teams-count =
    { $n ->
        [one] { $n } team
       *[other] { $n } teams
    }
setup-pairs-teams-untilOne =
    { $n ->
        [one] { $n } match until one team is left.
       *[other] { $n } matches until one team is left.
    }
setup-pairs-teams-name = Name of team { $n }
setup-pairs-teams-player = Name of player { $n } of the team
setup-pairs-teams-late = The team joins the remaining matches.
setup-pairs-teams-leaves = The whole team leaves.
setup-pairs-teams-drawn = The team is there from the next draw on.
common-team = Team { $n }
common-standings-team = Team
participant-team = Your team: { $name }
participant-teamPlace = Place { $place } of { $teams }
organiser-people-teams = Teams
