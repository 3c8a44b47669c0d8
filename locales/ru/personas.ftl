# The names of the site’s bots. People may have the same names. If you spell one in another way, also add it in `crates/table/src/persona.rs`.
persona =
    .boris = Борис
    .eva = Ева
    .ana = Аня
    .otto = Отто
    .nina = Нина
    .bruno = Бруно
    .mila = Мила
    .leo = Лео
    .vera = Вера
    .ivo = Иво
    .rita = Рита
    .pavel = Павел
