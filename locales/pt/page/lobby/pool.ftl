### The page that looks for opponents.

pool-find = Procurar adversários
pool-title = Procurando adversários
pool-people =
    { $n ->
        [one] Você está esperando outras pessoas
        [many] { $n } de pessoas esperam, com você
       *[other] { $n } pessoas esperam, com você
    }
pool-intro =
    { $n ->
        [one] A partida começa assim que houver { $n } pessoa.
        [many] A partida começa assim que { $n } de pessoas quiserem jogar este jogo.
       *[other] A partida começa assim que { $n } pessoas quiserem jogar este jogo.
    }
pool-rated = Vale rating: encontram-se pessoas de classificação parecida. Quanto mais você espera, mais gente serve.
pool-seconds =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
pool-nobody = Ainda não veio ninguém. Espere mais um pouco ou jogue contra robôs.
pool-bots = Jogar contra robôs
pool-stop = Parar de procurar
pool-account = Entre ou crie uma conta
