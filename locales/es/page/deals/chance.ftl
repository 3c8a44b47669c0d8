### On the page about fair deals: this reader’s opening hands, and everyone’s, against chance.

chance-title = Tus repartos y el azar
chance-intro = ¿Cuántos dobles y cuántos puntos había en tus manos iniciales? Aquí están junto a lo que da el azar.
chance-which = Qué manos
chance-group = { $family }: { $n } de { $of } fichas
chance-yours =
    { $n ->
        [one] Tu { $n } mano
        [many] Tus { $n } de manos
       *[other] Tus { $n } manos
    }
chance-everyone = Todas las partidas puntuables de aquí
chance-byChance = Azar
chance-verdict =
    .too-few = Hacen falta al menos { $needed } manos para saberlo. Hasta entonces, una diferencia no dice nada.
    .as-expected = Tus manos parecen puro azar.
    .unusual = Tus manos son un poco raras. De 100 jugadores con repartos limpios, uno o dos ven esto.
    .very-unusual = Tus manos son muy raras. Casi nadie con repartos limpios ve esto. Comprueba los repartos de tus partidas.
chance-all =
    .too-few = Todas las partidas puntuables de aquí tienen aún muy pocas manos para saberlo.
    .as-expected = Las manos de todas las partidas puntuables de aquí parecen puro azar.
    .unusual = Las manos de todas las partidas puntuables de aquí son un poco raras. Los repartos limpios hacen esto una de cada 100 veces.
    .very-unusual = Las manos de todas las partidas puntuables de aquí son muy raras. Los repartos limpios casi nunca hacen esto.
chance-none = Aún no hemos contado ninguna mano tuya. Juega una partida hasta el final y vuelve a mirar aquí.
chance-signIn = Entra para ver las de tu cuenta
chance-uncounted =
    { $n ->
        [one] { $n } partida tuya no está contada aún. Tarda unos minutos.
        [many] { $n } de partidas tuyas no están contadas aún. Tarda unos minutos.
       *[other] { $n } partidas tuyas no están contadas aún. Tarda unos minutos.
    }
chance-doubles = Dobles en la mano inicial
chance-doublesText = Con qué frecuencia una mano tuvo cada número de dobles, en porcentaje de todas las manos.
chance-pips = Puntos en la mano inicial
chance-pipsText = Media de tus manos: { $yours } puntos. Por azar: { $chance }.
chance-pipsOfAll = Media de todas las manos: { $yours } puntos. Por azar: { $chance }.
chance-band = La barra ancha indica dónde quedan 19 de cada 20 medias limpias.
chance-asTable = Los números en una tabla
chance-number = Dobles
chance-count = { $n } ({ $share })
chance-p = Los repartos limpios difieren al menos esto en esta parte de los casos. Dobles: { $doubles }. Puntos: { $pips }.
