### Filters of the open tables on the home page.

title = Filtros
# How many filters are in use.
on = Filtros activos: { $n }
game = Juego
any = Cualquiera
pace = Tiempo por turno
paces =
    .none = Sin reloj
    .fast = Hasta 20 segundos
    .calm = Hasta 2 minutos
    .days = Días
rated = Clasificación
ratings =
    .rated = Puntuable
    .casual = Amistosa
seats = Puestos libres
atLeast = { $n } o más
company = Compañía
companies =
    .people = Solo personas
    .bots = Con bots
hidden =
    { $n ->
        [one] { $n } mesa no cumple tus filtros.
        [many] { $n } de mesas no cumplen tus filtros.
       *[other] { $n } mesas no cumplen tus filtros.
    }
clear = Quitar los filtros
host =
    .here = El anfitrión está aquí
    .away = El anfitrión no está
