### The bots, to choose one: how each plays, and what it likes.
who-title = Quem joga?
who-note = Todos são robôs: programas deste site.
# The bot is not chosen: the site seats one that plays so well.
who-any = Um robô diferente a cada vez
who-choose = Escolher quem joga
who-chosen = Quem joga é { $name }. Escolher outro robô
# After the name of a bot that cannot be chosen.
who-here = já está nesta mesa
who-table = Os robôs desta mesa
# How the bots of a level choose their plays.
plays =
    .beginner = Iniciante: gosta de carroças e, de resto, joga qualquer peça que encaixe.
    .easy = Fácil: pensa um pouco à frente e esquece quem passou.
    .steady = Médio: pensa mais à frente e lembra quem passou.
    .strong = Forte: também repara nas peças que os outros escolhem.
    .master = Mestre: é o que mais pensa e conta o fim da rodada até a última peça.
# After how a bot plays: how strong it is, as people’s ratings are written.
who-rating = Classificação: cerca de { $rating }
who-suits = O nível depende das suas partidas contra robôs neste aparelho.
suits =
    .beginner = Robô do seu nível (agora: iniciante)
    .easy = Robô do seu nível (agora: fácil)
    .steady = Robô do seu nível (agora: médio)
    .strong = Robô do seu nível (agora: forte)
    .master = Robô do seu nível (agora: mestre)
# What each bot likes. It says nothing about how well it plays.
likes =
    .boris = Prefere o Bode.
    .eva = Gosta de jogar em duplas.
    .ana = Gosta de partidas longas.
    .otto = Gosta de regras sem exceções.
    .nina = Gosta de linhas com muitos braços.
    .bruno = Gosta de jogos com muitas peças.
    .mila = Gosta de partidas curtas.
    .leo = Gosta de jogos para dois.
    .vera = Gosta de rodadas que acabam fechadas.
    .ivo = Gosta de comprar do monte.
    .rita = Gosta de jogos com trens.
    .pavel = Gosta de triângulos.
