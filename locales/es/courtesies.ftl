### Courtesies at the table, on printed pages and on phones.

# Each courtesy as a rule. “The player” is the one who needs it. It may follow a name: “Ana: …”.
courtesy =
    .partner-writes = Anota el compañero.
    .partner-shuffles = Revuelve el compañero.
    .may-rearrange = El jugador puede tocar y cambiar de lugar sus fichas.
    .neighbour-sets = El jugador pone la ficha boca arriba y dice los dos extremos después de la jugada. La coloca en su sitio el jugador a su derecha.
    .all-say-ends = Cada uno dice con claridad los dos extremos después de su jugada.
    .may-ask-count = El jugador puede preguntar cuántas fichas de un número han salido. Debe responder el jugador a su derecha.
    .neighbour-stands = El jugador a la derecha pone de pie las fichas sin mirarlas ni tocar las caras. Al final de la mano da la vuelta a las que quedan.
    .neighbour-places = El jugador señala la ficha y nombra el extremo. La pone el jugador a su derecha.
    .knocks-to-pass = El jugador pasa con dos golpes de la mano en la mesa, delante del jugador a su derecha.
    .others-knock = Los demás pasan con dos golpes en el centro de la mesa, donde todos los vean.
    .sheet-shown = El anotador muestra el acta después de cada mano. Para pedirla, toca una vez la mesa delante del anotador.

# The same with names. They must not say which need a player has.
# $player gets the courtesy, $helper does the task. $helper may be two players: “Vera or Gleb”.
courtesyNamed =
    .partner-writes = Si le toca anotar a { $player }, anota { $helper }.
    .partner-shuffles = Si le toca revolver a { $player }, revuelve { $helper }.
    .may-rearrange = { $player } puede tocar y cambiar de lugar sus fichas.
    .neighbour-sets = { $player } pone la ficha boca arriba y dice los dos extremos después de la jugada. La coloca en su sitio { $helper }.
    .may-ask-count = { $player } puede preguntar cuántas fichas de un número han salido. Debe responder { $helper }.
    .neighbour-stands = { $helper } pone de pie las fichas de { $player } sin mirarlas ni tocar las caras. Al final de la mano, { $helper } da la vuelta a las que quedan.
    .neighbour-places = { $player } señala la ficha y nombra el extremo. La pone { $helper }.
    .knocks-to-pass = { $player } pasa con dos golpes de la mano en la mesa, delante de { $helper }.
