### On the page about fair deals: this reader’s opening hands, and everyone’s, against chance.

chance-title = Tus repartos y el azar
chance-intro = ¿Cuántos dobles y cuántos puntos tenían tus fichas iniciales? Aquí están junto a lo que da el azar.
chance-which = Qué repartos
chance-group = { $family }: { $n } de { $of } fichas
chance-yours =
    { $n ->
        [one] Tu { $n } reparto
        [many] Tus { $n } de repartos
       *[other] Tus { $n } repartos
    }
chance-everyone = Todas las partidas puntuables de aquí
chance-byChance = Azar
chance-verdict =
    .too-few = Hacen falta al menos { $needed } repartos para saberlo. Hasta entonces, una diferencia puede ser puro azar.
    .as-expected = Tus fichas parecen puro azar.
    .unusual = Tus fichas son un poco raras. De 100 jugadores con repartos limpios, uno o dos ven esto.
    .very-unusual = Tus fichas son muy raras. Casi nadie con repartos limpios ve esto. Comprueba los repartos de tus partidas.
chance-all =
    .too-few = Todas las partidas puntuables de aquí tienen aún muy pocos repartos para saberlo.
    .as-expected = Las fichas de todas las partidas puntuables de aquí parecen puro azar.
    .unusual = Las fichas de todas las partidas puntuables de aquí son un poco raras. Con repartos limpios pasa una de cada 100 veces.
    .very-unusual = Las fichas de todas las partidas puntuables de aquí son muy raras. Con repartos limpios casi nunca pasa.
chance-none = Aún no hemos contado fichas tuyas. Juega una partida hasta el final y vuelve a mirar aquí.
chance-signIn = Entra para ver las de tu cuenta
chance-uncounted =
    { $n ->
        [one] { $n } partida tuya no está contada aún. Tarda unos minutos.
        [many] { $n } de partidas tuyas no están contadas aún. Tarda unos minutos.
       *[other] { $n } partidas tuyas no están contadas aún. Tarda unos minutos.
    }
chance-doubles = Dobles en las fichas iniciales
chance-doublesText = Con qué frecuencia salió cada número de dobles, en porcentaje de todos los repartos.
chance-pips = Puntos en las fichas iniciales
chance-pipsText = Media de tus repartos: { $yours } puntos. Por azar: { $chance }.
chance-pipsOfAll = Media de todos los repartos: { $yours } puntos. Por azar: { $chance }.
chance-band = La barra ancha indica dónde quedan 19 de cada 20 medias limpias.
chance-asTable = Los números en una tabla
chance-number = Dobles
chance-count = { $n } ({ $share })
chance-p = Los repartos limpios difieren al menos tanto como estos en esta parte de los casos. Dobles: { $doubles }. Puntos: { $pips }.
