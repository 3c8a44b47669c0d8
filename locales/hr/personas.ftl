# The names of the site’s bots. People may have the same names. If you spell one in another way, also add it in `crates/table/src/persona.rs`.
persona =
    .boris = Boris
    .eva = Eva
    .ana = Ana
    .otto = Otto
    .nina = Nina
    .bruno = Bruno
    .mila = Mila
    .leo = Leo
    .vera = Vera
    .ivo = Ivo
    .rita = Rita
    .pavel = Pavel
