### The page: learn.

learn-title = Aprender
learn-intro = Para cada jogo: uma lição que você joga, a estratégia e as regras completas.
learn-families-classic = Clássicos, com e sem compra
learn-families-goat = Bode
learn-families-pairs = Em duplas
learn-families-fives = Pontos durante o jogo
learn-families-trains = Trens e pé de galinha
learn-families-triangles = Triângulos
learn-history = A história do dominó
learn-lesson = Lição
learn-strategy = Estratégia
learn-agreement = Regras completas
learn-all = Todos os jogos
learn-next = Continuar
learn-again = Jogar de novo
learn-yourMove = Sua vez: faça a jogada na mesa.
learn-notThat = Tente outra jogada.
learn-watch = Os outros jogam.
learn-guides-title = Guias
learn-guides-deals = Como as peças são distribuídas com honestidade
learn-guides-house = Regras deste servidor
learn-guides-names =
    .play = Jogue sua primeira partida
    .club-night = Organize sua primeira noite do clube
    .host = Instale seu próprio servidor
    .build = Para desenvolvedores
