### The page: home of a person who has played before.

greeting =
    { $time ->
        [morning] Доброе утро{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
        [day] Добрый день{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
       *[other] Добрый вечер{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
    }
yourName = Ваше имя
changeName = Изменить имя
name = Имя
nameHelp = Это имя видят другие игроки. До 24 знаков.
saveName = Сохранить имя
nameSaved = Теперь другие видят вас под именем { $name }.
account = Войти или создать аккаунт

ownTables = Ваши столы
yourTurn = Ваш ход
playOn = Играть дальше
thinking = Думает { $who }
between = Сейчас начнётся следующий раунд
waitsFor =
    { $n ->
        [one] Ждёт ещё { $n } игрока
        [few] Ждёт ещё { $n } игроков
        [many] Ждёт ещё { $n } игроков
       *[other] Ждёт ещё { $n } игрока
    }
# What a table waits for, and for how long: “Ivan is thinking · 5 minutes”.
stateSince = { $state } · { $since }
sitThere = С вами: { LIST($names) }
you = Вы
bot = Бот { $name }
player = Игрок { $n }
# The names of the people who score together, then their points.
points = { LIST($names) } { $points }
score = { SEQUENCE($items) }
moreTables =
    { $n ->
        [one] Ещё { $n } стол
        [few] Ещё { $n } стола
        [many] Ещё { $n } столов
       *[other] Ещё { $n } стола
    }

play = Играть
dealt =
    { $bots ->
        [one] { $rules }. За столом ещё { $bots } бот
        [few] { $rules }. За столом ещё { $bots } бота
        [many] { $rules }. За столом ещё { $bots } ботов
       *[other] { $rules }. За столом ещё { $bots } бота
    }
openTable = Открыть стол
matches = Ваши партии
tournaments = Турниры
people = Друзья
profile = Ваш профиль
again = Сыграть ещё раз

openTables = Открытые столы
waiting =
    { $n ->
        [one] { $n } стол ждёт игроков
        [few] { $n } стола ждут игроков
        [many] { $n } столов ждут игроков
       *[other] { $n } стола ждут игроков
    }
nobody = Ни один открытый стол не ждёт игроков.
fresh =
    { $n ->
        [one] { $n } новый стол
        [few] { $n } новых стола
        [many] { $n } новых столов
       *[other] { $n } нового стола
    }
sit = Сесть за стол
free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободного места
    }
# The people who wait at a table, and how many more can sit down.
rowOf =
    { $free ->
        [one] { LIST($names) }: { $free } свободное место
        [few] { LIST($names) }: { $free } свободных места
        [many] { LIST($names) }: { $free } свободных мест
       *[other] { LIST($names) }: { $free } свободного места
    }

club-title = Клубный вечер
club-help = Играют за настоящими столами, счёт — в телефонах.
club-tonight = Сегодня
club-unnamed = Клубный вечер
club-organising = Вы организатор.
club-seat = Ваше место за столом { $table }, напротив: { $partner }
club-rest = Следующую партию вы отдыхаете.
club-back = Вернуться на вечер
club-coming =
    { $n ->
        [one] Придёт { $n } игрок.
        [few] Придут { $n } игрока.
        [many] Придут { $n } игроков.
       *[other] Придут { $n } игрока.
    }
club-join = Прийти на клубный вечер
club-run = Провести клубный вечер

friends-title = С друзьями
friends-game = Во что играете?
friends-howMany = Сколько вас?
friends-bots =
    { $n ->
        [one] На другом месте сидит { $n } бот.
        [few] На других местах сидят { $n } бота.
        [many] На других местах сидят { $n } ботов.
       *[other] На других местах сидят { $n } бота.
    }
friends-name = Какое имя увидят друзья?
friends-go = Открыть стол

# A table before its match.
room-free =
    { $n ->
        [one] Свободно { $n } место
        [few] Свободны { $n } места
        [many] Свободно { $n } мест
       *[other] Свободно { $n } места
    }
room-invites = { $name } приглашает вас
room-invited = Вас приглашают
room-saveName = Сохранить имя
room-rules = Правила
room-rated = На рейтинг: партия меняет рейтинги игроков.
room-needsAccount = На рейтинг играют только с аккаунтом.
room-begins = Партия начнётся, когда все места будут заняты.
room-guests =
    { $n ->
        [one] Вашу ссылку открыл { $n } гость.
        [few] Вашу ссылку открыли { $n } гостя.
        [many] Вашу ссылку открыли { $n } гостей.
       *[other] Вашу ссылку открыли { $n } гостя.
    }
room-chairFree = свободно
room-coming = гость идёт
room-botChair = бот: место можно освободить
room-place =
    { PERSON($who) ->
        [you]
            { $side ->
                [left] Свободное место слева от вас
                [right] Свободное место справа от вас
                [opposite] Свободное место напротив вас
               *[other] Свободное место { $n }
            }
       *[other]
            { $side ->
                [left] Свободное место слева от игрока { $who }
                [right] Свободное место справа от игрока { $who }
                [opposite] Свободное место напротив игрока { $who }
               *[other] Свободное место { $n }
            }
    }
room-sit =
    { $side ->
        [left] Сесть слева от игрока { $name }
        [right] Сесть справа от игрока { $name }
        [opposite] Сесть напротив игрока { $name }
       *[other] Сесть на место { $n }
    }
room-show = Покажите код или отправьте ссылку
room-qr = QR-код: ссылка на этот стол
room-share = Отправить ссылку
room-copy = Скопировать ссылку
room-bots = Отдать свободные места ботам
room-level = Как играют боты
room-botHere = Посадить сюда бота
room-removeBot = Освободить это место
room-change = Изменить имя или лицо
