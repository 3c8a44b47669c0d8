### The page: home.

home-pageTitle = Сыграем в домино
home-title = Садитесь за стол
home-lead = Домино по правилам вашего дома, с людьми или с ботами.
home-language = Язык
# The bots of the first table, by the names that `personas.ftl` gives them.
home-people =
    .boris = Борис
    .eva = Ева
    .ana = Аня
# Beside the names of the bots in the picture.
home-bot = бот
home-deal = Раздайте мне
home-dealTile = { DIGITS($tile) }: раздайте мне
home-dealt =
    { $bots ->
        [one] { $rules }. За столом ещё { $bots } бот. Без регистрации и рекламы.
        [few] { $rules }. За столом ещё { $bots } бота. Без регистрации и рекламы.
        [many] { $rules }. За столом ещё { $bots } ботов. Без регистрации и рекламы.
       *[other] { $rules }. За столом ещё { $bots } бота. Без регистрации и рекламы.
    }
home-friends = С друзьями
home-playNow = Играть с людьми
home-games =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
        [many] { $n } игр
       *[other] { $n } игры
    }
home-allGames =
    { $n ->
        [one] Все игры: { $n }
        [few] Все игры: { $n }
        [many] Все игры: { $n }
       *[other] Все игры: { $n }
    }
home-learnt = Где вы научились играть?
home-places =
    .russia = Россия и соседи
    .spain = Испания
    .latin-america = Латинская Америка
    .croatia = Хорватия
    .brazil = Бразилия
    .britain = Британия и США
    .children = С детьми
home-placeGames =
    .russia = «Козёл», морской «Козёл», «Осёл», «Телефон»
    .spain = Пары, 7+7, на двоих, на троих
    .latin-america = Куба, Венесуэла, Доминикана
    .croatia = Jarac, хорватский «Козёл»
    .brazil = Пары, набор до шести
    .britain = «Все пятёрки», пятёрки и тройки, с базаром
    .children = Картинки, тримино, поезда
home-clubNight = Клубный вечер
home-clubNightHelp = Настоящие столы, счёт в телефонах

copy-text = Ссылка
copy-link = Скопировать ссылку
copy-send = Отправить ссылку
copy-done = Ссылка скопирована.
copy-blocked = Браузер не дал скопировать. Ссылка выделена: скопируйте её сами.

presets-homes-goat = Россия и соседи: «Козёл»
presets-homes-spain = Испания
presets-homes-venezuela = Венесуэла
presets-homes-caribbean = Карибские острова
presets-homes-brazil = Бразилия
presets-homes-indonesia = Индонезия
presets-homes-families = В семье, с детьми
presets-homes-clubs = В клубах
presets-homes-everywhere = Во многих странах
presets-brief =
    { LAST($players) ->
        [one] { SPAN($players) } игрок
        [few] { SPAN($players) } игрока
        [many] { SPAN($players) } игроков
       *[other] { SPAN($players) } игрока
    }, { LAST($tiles) ->
        [one] { EITHER($tiles) } кость
        [few] { EITHER($tiles) } кости
        [many] { EITHER($tiles) } костей
       *[other] { EITHER($tiles) } кости
    }{ $rounds ->
        [0] { "" }
       *[other]
            { $rounds ->
                [one] , { $rounds } раунд
                [few] , { $rounds } раунда
                [many] , { $rounds } раундов
               *[other] , { $rounds } раунда
            }
    }{ $target ->
        [0] { "" }
       *[other] , до { $target }
    }
