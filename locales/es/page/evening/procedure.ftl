### Club evenings: procedure.

procedure-title = Cómo se juega en la mesa
procedure-start = Antes de la mano { $n }
procedure-handshake = Antes de la primera partida todos se dan la mano.
procedure-leads = Sale { $name }.
procedure-shuffles = Revuelve { $name }.
procedure-reshuffle = Solo { $name } puede revolver una vez más, y entonces toma al final: { $order }.
procedure-taking = Se toman las fichas en este orden: { $order }.
procedure-tooMany = Si un jugador tomó fichas de más y alguna se ha visto, se revuelve otra vez. Si no se vio ninguna, quien tiene de menos toma de las fichas que nadie ha levantado.
procedure-lifting = Las fichas se levantan en uno o dos movimientos. Primero { $first } y { $second }. { $third } levanta tras la primera jugada; { $fourth }, tras la segunda.
procedure-standing = Pon tus fichas de pie en el orden en que estaban y no las reordenes. Toca una ficha solo para jugarla. Deja los huecos.
procedure-play = Durante el juego
procedure-first = { $name } puede jugar cualquier ficha. La pone en el centro de la mesa, boca arriba. Un doble va con el lado largo hacia { $name }. Otra ficha va con el número mayor hacia { $partner }. Ya no se mueve.
procedure-turn = Se juega en sentido contrario a las agujas del reloj, una ficha por turno. Los extremos tienen que coincidir y los dobles van atravesados.
procedure-rightEnd = Si los dos extremos muestran el mismo número, juega en el extremo que está a la derecha de { $name }.
procedure-noBanging = No golpees las fichas.
procedure-pass = Si no puedes jugar, di «paso» con claridad. Si un jugador pone seguidas varias fichas de un mismo número, los demás no tienen que decirlo.
procedure-end = Fin de la mano
procedure-out = Si un jugador pone todas sus fichas, su pareja gana la mano.
procedure-block = Si nadie puede jugar, hay cierre. Gana la mano la pareja que suma menos. Si las parejas empatan, nadie anota.
procedure-after = El organizador confirma el resultado y anuncia los puestos siguientes y la clasificación. Al final de la velada anuncia el dinero y la clasificación final.
procedure-courtesies = En esta mesa

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
