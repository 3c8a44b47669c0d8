# Club nights of groups, and then a knock-out of the best of each.
setup-pairs-groups-count = Groups
setup-pairs-groups-fewer = Fewer groups
setup-pairs-groups-more = More groups
setup-pairs-groups-qualify = How many of each group go on
setup-pairs-groups-qualifyFewer = Fewer go on
setup-pairs-groups-qualifyMore = More go on
setup-pairs-groups-help = Size of a group: { $sizes }. Matches in the groups: { $groups }. Matches of the knock-out: { $n }.
setup-pairs-groups-leaves = The pair plays no more matches of its group. Played matches stay.
setup-pairs-groups-closed = A pair can join a group only before the first match.
common-group = Group { $n }
common-standings-goOn = Places of each group that play the knock-out: { $places }.
