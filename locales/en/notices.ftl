# Notices on devices while no page is open: the first line. The second line is the name of the game, or the title of the tournament.

push-turn = It is your turn
push-invitation = { $name } invites you to a table
push-invitation-guest = A guest invites you to a table
push-arrival = Someone wants to play
push-tournament = Your tournament begins soon
