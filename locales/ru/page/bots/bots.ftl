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
    .random = Лёгкий: ходит любой костью, которая подходит.
    .greedy = Средний: сначала отдаёт тяжёлые кости и дубли.
    .steady = Сильный: проверяет каждый ход на многих ещё возможных раздачах.
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
