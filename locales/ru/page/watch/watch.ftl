### The page with the matches that everyone may watch.

title = Партии сейчас
intro = Рейтинговые партии может смотреть каждый. Ходы и очки видны на { $n } с позже.
none = Сейчас не идёт ни одной рейтинговой партии.
total =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
since = С { $time }
# The players, while the points are not known.
names = { LIST($names) }
# The people of a side, and their points.
side = { LIST($names) }: { $points }
watch = Смотреть
more = Показать ещё
home = Играть
