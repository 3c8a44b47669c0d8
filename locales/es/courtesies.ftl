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
