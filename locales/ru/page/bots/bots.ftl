### The bots, to choose one: how each plays, and what it likes.
who-title = Кто играет?
who-note = Все они боты: программы этого сайта.
# The bot is not chosen: the site seats one that plays so well.
who-any = Каждый раз другой бот
who-choose = Выбрать, кто играет
who-chosen = Играет { $name }. Выбрать другого бота
# After the name of a bot that cannot be chosen.
who-here = уже сидит за этим столом
who-table = Боты за этим столом
# How the bots of a level choose their plays.
plays =
    .beginner = Новичок: любит дубли, а без них ходит любой костью, которая подходит.
    .easy = Лёгкий: немного думает наперёд и забывает, кто пропускал ход.
    .steady = Средний: думает дальше наперёд и помнит, кто пропускал ход.
    .strong = Сильный: ещё замечает, какие кости выбирают другие.
    .master = Мастер: думает дольше всех и считает конец раунда до последней кости.
# After how a bot plays: how strong it is, as people’s ratings are written.
who-rating = Рейтинг около { $rating }
who-suits = Уровень зависит от ваших партий с ботами на этом устройстве.
suits =
    .beginner = Бот вашего уровня (сейчас: новичок)
    .easy = Бот вашего уровня (сейчас: лёгкий)
    .steady = Бот вашего уровня (сейчас: средний)
    .strong = Бот вашего уровня (сейчас: сильный)
    .master = Бот вашего уровня (сейчас: мастер)
# What each bot likes. It says nothing about how well it plays.
likes =
    .boris = Больше всего любит «Козла».
    .eva = Любит играть пара на пару.
    .ana = Любит долгие партии.
    .otto = Любит правила без исключений.
    .nina = Любит, когда много ветвей.
    .bruno = Любит большие наборы.
    .mila = Любит короткие партии.
    .leo = Любит игры на двоих.
    .vera = Любит раунды, которые кончаются рыбой.
    .ivo = Любит брать с базара.
    .rita = Любит игры с поездами.
    .pavel = Любит треугольники.
