### The page: learn.

learn-title = Aprender
learn-intro = De cada jogo, uma lição que se joga, como se joga bem e todas as regras.
learn-families-classic = Clássicos, com monte e sem monte
learn-families-goat = O bode
learn-families-pairs = Em duplas
learn-families-fives = Pontos durante o jogo
learn-families-trains = Trens e pé de galinha
learn-families-triangles = Triângulos
learn-history = A história do jogo, como se conta
learn-lesson = Lição
learn-strategy = Jogar bem
learn-agreement = O acordo completo
learn-all = Todos os jogos
learn-next = Continuar
learn-again = Jogar de novo
learn-yourMove = É a sua vez: faça a jogada na mesa.
learn-notThat = Essa não.
learn-watch = Os outros jogam.
