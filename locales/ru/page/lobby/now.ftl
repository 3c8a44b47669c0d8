### The page: who is here now, on the home page and while you look for opponents.

now-title = Сейчас здесь
now-people =
    { $n ->
        [one] Здесь { $n } человек.
        [few] Здесь { $n } человека.
        [many] Здесь { $n } человек.
       *[other] Здесь { $n } человека.
    }
now-waits =
    { $count ->
        [one] Ждёт { LIST($names) }, партия на { $players }
        [few] Ждут { LIST($names) }, партия на { $players }
        [many] Ждут { LIST($names) }, партия на { $players }
       *[other] Ждут { LIST($names) }, партия на { $players }
    }
now-somebody = Кто-то
now-play = Играть
now-plays = { LIST($names) }
now-watch = Смотреть
now-delayed = На рейтинг: вы видите игру на 15 секунд позже.
now-rated = На рейтинг
now-tournament = Турнир
now-starts = Начало { $time }
now-runs = Уже идёт.
now-look = Открыть
now-nobody = Сейчас никто не ждёт соперников. Боты сыграют с вами сразу.
