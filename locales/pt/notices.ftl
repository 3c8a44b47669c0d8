# Notices on devices while no page is open: the first line. The second line is the name of the game, or the title of the tournament.

push-turn = É a sua vez
push-invitation = { $name } convida você para uma mesa
push-invitation-guest = Alguém convida você para uma mesa
push-arrival = Alguém quer jogar
push-tournament = Seu torneio começa em breve
