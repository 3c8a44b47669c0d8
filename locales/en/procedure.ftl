# The procedure at the table, on the printed sheet and on the page.
# The leader is the player who leads the round. Partners sit opposite each other. The next player is the one on your right.

procedure-title = The game at the table

procedure-step-1-title = Handshake
procedure-step-1 = Before the first match, everyone shakes hands.

procedure-step-2-title = Who leads first
procedure-step-2 = Take one tile each from the tiles lying face down. The player with the highest number leads: compare the larger halves. If they are equal, a double wins. Without a double, the larger sum wins.

procedure-step-3-title = Shuffling
procedure-step-3 = The player on the leader's left shuffles, and takes tiles last. The leader takes first, then the next player, and so on to the right. Only the leader may shuffle once more, and then takes last.

procedure-step-4-title = Too many tiles
procedure-step-4 = If a player has taken too many tiles and one of them was looked at, shuffle again. If none was looked at, the player with too few takes tiles that nobody has lifted.

procedure-step-5-title = Lifting
procedure-step-5 = Lift your tiles in one or two movements. The leader and the next player lift first. The third player lifts after the first move, the fourth after the second.

procedure-step-6-title = Your own tiles
procedure-step-6 = Stand your tiles in the order in which they lay, and do not rearrange them. Touch a tile only to play it. When you play a tile, leave its gap.

procedure-step-7-title = The first tile
procedure-step-7 = The leader may play any tile. It goes in the middle of the table, face up. A double lies with its long side towards the leader. Any other tile lies with its larger number towards the leader's partner. Do not move it again.

procedure-step-8-title = Play
procedure-step-8 = Play goes counter-clockwise, one tile a turn. Ends must match, and doubles lie across. If both ends show the same number, play at the end on the right of the round's leader. Do not bang the tiles.

procedure-step-9-title = Passing
procedure-step-9 = If you cannot play, say “pass” clearly. While one player plays several tiles of one number in a row, the others need not say it.

procedure-step-10-title = End of a round
procedure-step-10 = A round ends when a player has played all their tiles. It also ends with a block, when nobody can play. The pair that goes out wins the round. After a block, the pair with the smaller sum wins it. If the sums are equal, nobody scores.

procedure-step-11-title = End of a match

procedure-step-12-title = After a match
procedure-step-12 = The organiser confirms the result, then announces the next seating and the standings. At the end of the club night, the organiser announces the money and the final standings.

## Courtesies for players who see badly, who cannot handle the tiles, or who do not hear or speak

courtesies-title = Courtesies
courtesies-note = Every player who needs these courtesies gets them. They are never penalised.
courtesies-sight = Sight
courtesies-movement = Movement
courtesies-hearing = Hearing or speech
