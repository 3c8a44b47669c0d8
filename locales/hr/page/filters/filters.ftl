### Filters of the open tables on the home page.

title = Filtri
# How many filters are in use.
on = Filtri: uključeno { $n }
game = Igra
any = Svejedno
pace = Vrijeme za potez
paces =
    .none = Bez sata
    .fast = Do 20 sekundi
    .calm = Do 2 minute
    .days = Dani
rated = Rejting
ratings =
    .rated = Za rejting
    .casual = Prijateljski
seats = Slobodna mjesta
atLeast = { $n } ili više
company = Društvo
companies =
    .people = Samo ljudi
    .bots = S botovima
hidden =
    { $n ->
        [one] { $n } stol ne odgovara vašim filtrima.
        [few] { $n } stola ne odgovaraju vašim filtrima.
       *[other] { $n } stolova ne odgovara vašim filtrima.
    }
clear = Isključi filtre
host =
    .here = Domaćin je ovdje
    .away = Domaćin nije ovdje
