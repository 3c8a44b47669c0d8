# Notices on devices while no page is open: the first line. The second line is the name of the game, or the title of the tournament.

push-turn = Ваш ход
push-invitation = { $name } приглашает вас за стол
push-invitation-guest = Гость приглашает вас за стол
push-arrival = Кто-то хочет сыграть
push-tournament = Ваш турнир скоро начнётся
