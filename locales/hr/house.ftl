# Names that only this site uses, for its bots, its host and its moderators. Nobody can take one, with or without a number: it would seem that the
# site speaks. Write the words of your language, with a comma and a space between them.
house-names = Boneyard, Domaćin, Domaćica, Moderator, Moderatorica, Administrator, Administratorica, Admin, Poslužitelj, Sustav, Bot, Igrač, Igračica
