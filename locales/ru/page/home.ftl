### The page: home.

home-title = Сыграем в домино
home-playNow = Играть сейчас
home-goOn = Продолжить: { $rules }
home-playNowWith =
    { $bots ->
        [one] { $rules }: соперник — { $bots } бот
        [few] { $rules }: за столом { $bots } бота
        [many] { $rules }: за столом { $bots } ботов
       *[other] { $rules }: за столом { $bots } бота
    }
home-friend = Играть с другом
home-open = Выбрать правила
home-tables = Открытые столы
home-noTables = Открытых столов нет. Сыграйте с ботом или откройте свой стол.
home-openOne = Открыть стол
home-seatsFree =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободного места
    }
home-sitDown = Сесть за стол
home-you = Ваше имя за столом
home-name = Имя
home-nameHelp = Это имя видят другие игроки. До 24 знаков.
home-saveName = Сохранить имя
home-nameSaved = Теперь другие видят вас под именем { $name }.

copy-text = Ссылка на стол
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
