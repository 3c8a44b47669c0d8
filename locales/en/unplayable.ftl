### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = Our sources name this game but give no rules. If you know them, write your version in the rule editor.
unplayable-chvv = CHVV
    .statement = Our sources name this game but give no rules. If you know them, write your version in the rule editor.
unplayable-sports-lotto = Sports Lotto
    .statement = Our sources name this game but give no rules. If you know them, write your version in the rule editor.
unplayable-chinese-32 = Chinese set of 32
    .statement = Some games use a set of 32 tiles. We think it is the Chinese set: 21 different tiles, eleven of them twice. In its games, such as Tien Gow and Pai Gow, you take tricks or make pairs. You do not play tiles end to end, so Boneyard cannot offer these games.
unplayable-texas-42 = Texas 42
    .statement = In Texas 42, pairs play the double-six set like a card game: they bid, name a trump and take tricks. Nobody plays tiles end to end, so Boneyard cannot offer this game.

list-preset = preset
list-players = players
list-title = title
list-unplayable = not playable here
