# Notices on devices while no page is open: the first line. The second line is the name of the game, or the title of the tournament.

push-turn = Es tu turno
push-invitation = { $name } te invita a una mesa
push-invitation-guest = Alguien te invita a una mesa
push-arrival = Alguien quiere jugar
push-tournament = Tu torneo empieza pronto
