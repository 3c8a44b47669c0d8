### Help in casual play against bots: a hint, and taking a play back.
help-hint = Pista
help-takeBack = Deshacer
help-thinking = Un momento…
# What to do, and why.
help-both = { $what } { $why }
help-lead = Sal con { $tile }.
help-play = { $where }: juega { $tile }.
help-draw = Roba una ficha.
help-close = Cierra el doble.
help-done = Termina tu turno.
help-pass = Pasa.
help-why =
    .only = No tienes otra jugada.
    .last-tile = Es tu última ficha.
    .scores = Da { $n } ahora.
    .stops = Después { $who } no tiene ninguna ficha que encaje.
    .keeps = Después encajan { $n } de tus fichas, más que tras cualquier otra jugada.
    .double = Un doble solo encaja con un número, así que cuesta colocarlo más tarde.
    .heavy = De tus fichas que encajan es la de más puntos: { $n }.
    .better = Con ella ganas { $points } tantos más que con cualquier otra jugada. Es la media de { $deals } repartos que concuerdan con lo que has visto.
    .equal = Otras jugadas son casi igual de buenas: en { $deals } repartos que concuerdan con lo que has visto, ninguna ganó más.
help-failed = Ahora no hay ninguna pista.
