### The pages to learn the games.

title = Aprender
intro = Para cada jogo: uma lição que você joga, a estratégia e as regras completas.
history = A história do dominó
lesson = Lição
strategy = Estratégia
agreement = Regras completas
all = Todos os jogos
next = Continuar
again = Jogar de novo
yourMove = Sua vez: faça a jogada na mesa.
notThat = Tente outra jogada.
watch = Os outros jogam.
guides-title = Guias
guides-missing = Não há nenhum guia neste endereço.
guides-deals = Como as peças são distribuídas com honestidade
guides-house = Regras deste servidor
guides-names =
    .play = Jogue sua primeira partida
    .club-night = Organize sua primeira noite do clube
    .host = Instale seu próprio servidor
    .build = Para desenvolvedores
progress =
    .begun = Lição começada
    .finished = Lição concluída
