### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = The sources name this game and say nothing of its rules, so there is nothing to play. If your company knows it, write your version in the rule editor.
unplayable-chvv = CHVV
    .statement = The sources name this game and say nothing of its rules, so there is nothing to play. If your company knows it, write your version in the rule editor.
unplayable-sports-lotto = Sports Lotto
    .statement = The sources name this game and say nothing of its rules, so there is nothing to play. If your company knows it, write your version in the rule editor.
unplayable-chinese-32 = Chinese set of 32
    .statement = Certain games use a set of 32 tiles; we take it to be the Chinese one, of 21 different tiles with eleven of them twice. Its games, such as Tien Gow and Pai Gow, take tricks or make pairs instead of laying tiles end to end, so they cannot be played here.
unplayable-texas-42 = Texas 42
    .statement = Texas 42 is played with the double-six set like a card game: pairs bid, name a trump and take tricks, and nothing is laid end to end. It needs rules of another kind, so it cannot be played here.
