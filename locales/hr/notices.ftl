# Notices on devices while no page is open: the first line. The second line is the name of the game, or the title of the tournament.

push-turn = Vi ste na redu
push-invitation = { $name } poziva vas za stol
push-invitation-guest = Gost vas poziva za stol
push-arrival = Netko želi igrati
push-tournament = Vaš turnir uskoro počinje
