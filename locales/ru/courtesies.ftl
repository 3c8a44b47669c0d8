### Courtesies at the table, on printed pages and on phones.

# Each courtesy as a rule. “The player” is the one who needs it. It may follow a name: “Ana: …”.
courtesy =
    .partner-writes = Счёт ведёт партнёр.
    .partner-shuffles = Мешает партнёр.
    .may-rearrange = Игрок может трогать и переставлять свои кости.
    .neighbour-sets = Игрок кладёт кость лицом вверх и называет оба конца после хода. На место её ставит игрок справа.
    .all-say-ends = Каждый после своего хода ясно называет оба конца.
    .may-ask-count = Игрок может спросить, сколько костей с каким-то числом уже вышло. Игрок справа обязан ответить.
    .neighbour-stands = Игрок справа ставит кости, не глядя и не касаясь лица. В конце раунда он открывает оставшиеся.
    .neighbour-places = Игрок показывает кость и называет конец. Ставит её игрок справа.
    .knocks-to-pass = Игрок пропускает ход двумя ударами руки по столу перед игроком справа.
    .others-knock = Остальные пропускают ход двумя ударами в середине стола, где всем видно.
    .sheet-shown = Протокол показывают после каждого раунда. Чтобы попросить его, один раз коснитесь стола перед тем, кто ведёт счёт.

# The same with names. They must not say which need a player has.
# $player gets the courtesy, $helper does the task. $helper may be two players: “Vera or Gleb”.
courtesyNamed =
    .partner-writes = Если вести счёт должен игрок { $player }, вместо него счёт ведёт { $helper }.
    .partner-shuffles = Если мешать должен игрок { $player }, вместо него мешает { $helper }.
    .may-rearrange = { $player } может трогать и переставлять свои кости.
    .neighbour-sets = { $player } кладёт кость лицом вверх и называет оба конца после хода. На место её ставит { $helper }.
    .may-ask-count = { $player } может спросить, сколько костей с каким-то числом уже вышло. Отвечает { $helper }.
    .neighbour-stands = { $helper } ставит кости за игрока { $player }, не глядя и не касаясь лица. В конце раунда { $helper } открывает оставшиеся.
    .neighbour-places = { $player } показывает кость и называет конец. Ставит её { $helper }.
    .knocks-to-pass = { $player } пропускает ход двумя ударами руки по столу перед соседом справа ({ $helper }).
