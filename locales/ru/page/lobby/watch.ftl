### The page with the matches that everyone may watch.

watch-title = Партии сейчас
watch-intro = Партии на рейтинг может смотреть каждый. Ходы и очки видны на { $n } с позже.
watch-none = Сейчас не идёт ни одной партии на рейтинг.
watch-total =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
watch-since = С { $time }
# The players, while the points are not known.
watch-names = { LIST($names) }
# The people of a side, and their points.
watch-side = { LIST($names) }: { $points }
watch-watch = Смотреть
watch-more = Показать ещё
watch-home = Играть
