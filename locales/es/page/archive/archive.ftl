### The search over public matches, imported matches, and on a profile: favourite games, partners and opponents.

search-intro = Partidas puntuables, partidas de torneos y registros importados.
search-player = Nombre de un jugador
search-with = Nombre de un segundo jugador
search-kinds = Tipos de juegos
search-games = Juegos
search-rated = Puntuable
search-any = Todas
search-yes = Solo puntuables
search-no = Solo no puntuables
search-result = Resultado del primer jugador
search-show = Buscar
search-none = Ninguna partida pública coincide con tu búsqueda.
search-further = Nada encontrado hasta ahora. Puedes buscar más atrás.
search-on = Buscar más atrás
search-casual = No puntuable

imported-mark = Importada
imported-title = Partida importada: { $game }
imported-note = Esta partida se importó de un registro. No repartimos sus fichas, así que nadie puede comprobar los repartos.
imported-missing = No tenemos ninguna partida importada en esta dirección.
imported-noDate = Día desconocido
imported-date = Día
imported-event = Evento
imported-site = Lugar
imported-unknown = no consta
imported-noReplay = Al registro le faltan fichas o turnos, así que no hay repetición.
imported-rounds = Tantos tras cada mano
imported-round = Mano { $n }
imported-open = El registro no dice cómo acabó la partida.

people-favourites = Juegos favoritos
people-times =
    { $n ->
        [one] { $n } partida, victorias: { $won }
        [many] { $n } de partidas, victorias: { $won }
       *[other] { $n } partidas, victorias: { $won }
    }
people-partners = Compañeros
people-noPartners = Aún no hay compañeros con cuenta.
people-opponents = Rivales
people-noOpponents = Aún no hay rivales con cuenta.
people-lost = Derrotas
people-against = Tú contra { $name }
people-score = Tus victorias: { $won }. Victorias de { $name }: { $lost }. Empates: { $tied }.
people-never = Aún no has jugado contra esta persona.
people-met = Partidas públicas con los dos
people-note = Cómo acabaron las partidas para { $name }. No cuentan los invitados ni las partidas detenidas.
people-yourNote = Cómo acabaron las partidas para ti. No cuentan los invitados ni las partidas detenidas.
