### Club evenings: procedure.

procedure-title = The game at the table
procedure-start = Before round { $n }
procedure-handshake = Before the first match, everyone shakes hands.
procedure-leads = { $name } leads.
procedure-shuffles = { $name } shuffles.
procedure-reshuffle = Only { $name } may shuffle once more, and then takes last: { $order }.
procedure-taking = Take your tiles in this order: { $order }.
procedure-tooMany = If a player has taken too many tiles and one of them was looked at, shuffle again. If none was looked at, the player with too few takes tiles that nobody has lifted.
procedure-lifting = Lift your tiles in one or two movements. { $first } and { $second } lift first. { $third } lifts after the first move, { $fourth } after the second.
procedure-standing = Stand your tiles in the order they lay, and do not rearrange them. Touch a tile only to play it. When you play a tile, leave its gap.
procedure-play = While playing
procedure-first = { $name } may play any tile. It goes in the middle of the table, face up. A double lies with its long side towards { $name }. Any other tile lies with its larger number towards { $partner }. Do not move it again.
procedure-turn = Play goes counter-clockwise, one tile a turn. Ends must match, and doubles lie across.
procedure-rightEnd = If both ends show the same number, play at the end on the right of { $name }.
procedure-noBanging = Do not bang the tiles.
procedure-pass = If you cannot play, say “pass” clearly. While one player plays several tiles of one number in a row, the others need not say it.
procedure-end = End of a round
procedure-out = If a player has played all their tiles, their pair wins the round.
procedure-block = If nobody can play, the round is a block. The pair with the smaller sum wins it. If the sums are equal, nobody scores.
procedure-after = The organiser confirms the result, then announces the next seating and the standings. At the end of the club night, the organiser announces the money and the final standings.
procedure-courtesies = At this table

# The same with names. They must not say which need a player has.
# $player gets the courtesy, $helper does the task. $helper may be two players: “Vera or Gleb”.
courtesyNamed =
    .partner-writes = If { $player } should keep the score, { $helper } keeps it instead.
    .partner-shuffles = If { $player } should shuffle, { $helper } shuffles instead.
    .may-rearrange = { $player } may touch and rearrange their own tiles.
    .neighbour-sets = { $player } lays the tile face up and says both ends after the move. { $helper } puts it in place.
    .may-ask-count = { $player } may ask how many tiles of a number are out. { $helper } must answer.
    .neighbour-stands = { $helper } stands up the tiles of { $player } without looking and without touching the faces. At the end of the round, { $helper } turns over the tiles that are left.
    .neighbour-places = { $player } points at a tile and names an end. { $helper } places it.
    .knocks-to-pass = { $player } passes by knocking twice with the hand in front of { $helper }.
