### Filters of the open tables on the home page.

title = Filters
# How many filters are in use.
on = Filters: { $n } on
game = Game
any = Any
pace = Time for a turn
paces =
    .none = No clock
    .fast = Up to 20 seconds
    .calm = Up to 2 minutes
    .days = Days
rated = Rating
ratings =
    .rated = Rated
    .casual = Casual
seats = Free chairs
atLeast = { $n } or more
company = Company
companies =
    .people = People only
    .bots = With bots
hidden =
    { $n ->
        [one] { $n } table does not fit your filters.
       *[other] { $n } tables do not fit your filters.
    }
clear = Clear filters
host =
    .here = The host is here
    .away = The host is away
