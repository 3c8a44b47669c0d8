### The page: who is here now, and what a search for opponents says besides.

title = Сейчас здесь
people =
    { $n ->
        [one] Здесь { $n } человек.
        [few] Здесь { $n } человека.
        [many] Здесь { $n } человек.
       *[other] Здесь { $n } человека.
    }
waits =
    { $players ->
        [0]
            { $count ->
                [one] Ждёт { LIST($names) }, число игроков любое
                [few] Ждут { LIST($names) }, число игроков любое
                [many] Ждут { LIST($names) }, число игроков любое
               *[other] Ждут { LIST($names) }, число игроков любое
            }
       *[other]
            { $count ->
                [one] Ждёт { LIST($names) }, партия на { $players }
                [few] Ждут { LIST($names) }, партия на { $players }
                [many] Ждут { LIST($names) }, партия на { $players }
               *[other] Ждут { LIST($names) }, партия на { $players }
            }
    }
games = { SEQUENCE($games, between: " · ") }
moreGames =
    { $n ->
        [one] ещё { $n } игра
        [few] ещё { $n } игры
        [many] ещё { $n } игр
       *[other] ещё { $n } игры
    }
somebody = Кто-то
play = Играть
plays = { LIST($names) }
watch = Смотреть
delayed = На рейтинг: вы видите игру на 15 секунд позже.
rated = На рейтинг
tournament = Турнир
starts = Начало { $time }
runs = Уже идёт.
look = Открыть
nobody = Сейчас никто не ждёт соперников. Боты сыграют с вами сразу.
bots = Играть с ботами
allTables = Все открытые столы
allMatches = Все текущие партии
allTournaments = Все турниры
