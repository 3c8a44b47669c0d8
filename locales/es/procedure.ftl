# El procedimiento en la mesa: en la hoja impresa y en la página.

procedure-title = El juego en la mesa

procedure-step-1-title = Saludo
procedure-step-1 = Antes de la primera partida todos se dan la mano.

procedure-step-2-title = Quién sale primero
procedure-step-2 = Con las fichas boca abajo, cada jugador toma una. Sale el jugador con el número más alto: se comparan las mitades mayores. Si son iguales, gana el doble; si no hay doble, la suma mayor.

procedure-step-3-title = Revolver
procedure-step-3 = Revuelve el jugador a la izquierda de quien sale, y toma el último. Primero toma quien sale, después el jugador a su derecha y así por turno. Solo quien sale puede revolver una vez más, y entonces toma el último.

procedure-step-4-title = Fichas de más
procedure-step-4 = Si un jugador ha tomado fichas de más y se ha visto alguna de ellas, se revuelve de nuevo. Si no se ha visto ninguna, el jugador con fichas de menos las toma de las que nadie ha levantado.

procedure-step-5-title = Levantar
procedure-step-5 = Levanta tus fichas en una o dos veces. Primero levantan quien sale y el jugador a su derecha. El tercero levanta después de la primera jugada; el cuarto, después de la segunda.

procedure-step-6-title = Tus fichas
procedure-step-6 = Deja tus fichas de pie en el orden en que estaban y no las cambies de lugar. Toca una ficha solo para jugarla. Cuando juegues una, deja su hueco.

procedure-step-7-title = La primera ficha
procedure-step-7 = Se puede salir con cualquier ficha. Va en el centro de la mesa, boca arriba. Un doble va con el lado largo hacia quien sale; otra ficha, con el número mayor hacia su compañero. Después no se mueve.

procedure-step-8-title = Las jugadas
procedure-step-8 = Se juega en sentido antihorario, una ficha por turno. Los extremos deben coincidir y los dobles van atravesados. Si los dos extremos muestran el mismo número, juega en el que está a la derecha de quien salió. No se golpea con las fichas.

procedure-step-9-title = Pasar
procedure-step-9 = Si no puedes jugar, di «paso» con claridad. Mientras un jugador pone una serie de fichas de un mismo número, los demás no tienen que decirlo.

procedure-step-10-title = Fin de la mano
procedure-step-10 = La mano termina cuando un jugador ha puesto todas sus fichas o cuando nadie puede jugar (cierre). La gana la pareja que domina. En un cierre gana la pareja que suma menos. Si las sumas son iguales, nadie anota.

procedure-step-11-title = Fin de la partida

procedure-step-12-title = Después de la partida
procedure-step-12 = El organizador confirma el resultado y anuncia los puestos siguientes y la clasificación. Al final de la velada anuncia el dinero y la clasificación final.

## Cortesías con los jugadores que ven mal, no pueden manejar las fichas, no oyen o no hablan

courtesies-title = Cortesías
courtesies-note = Tiene derecho a ellas quien las necesite. Nunca se penalizan.
courtesies-sight = Vista
courtesies-movement = Movimiento
courtesies-hearing = Oído o habla
