### The page that looks for opponents.

pool-find = Buscar rivales
pool-title = Buscando rivales
pool-people =
    { $n ->
        [one] Estás esperando a otras personas
        [many] { $n } de personas esperan, contigo
       *[other] { $n } personas esperan, contigo
    }
pool-intro =
    { $n ->
        [one] La partida empieza en cuanto haya { $n } persona.
        [many] La partida empieza en cuanto { $n } de personas quieran jugar a este juego.
       *[other] La partida empieza en cuanto { $n } personas quieran jugar a este juego.
    }
pool-rated = Es puntuable: se encuentran personas con una clasificación parecida. Cuanto más esperas, más personas te valen.
pool-seconds =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
pool-nobody = Aún no ha venido nadie. Espera un poco más o juega contra bots.
pool-bots = Jugar contra bots
pool-stop = Dejar de buscar
pool-account = Entra o crea una cuenta
