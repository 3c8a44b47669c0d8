### Help in casual play against bots: a hint, and taking a play back.
help-hint = Savjet
help-takeBack = Vrati potez
help-thinking = Trenutak…
# What to do, and why.
help-both = { $what } { $why }
help-lead = Otvorite pločicom { $tile }.
help-play = { $where }: igrajte { $tile }.
help-draw = Vucite pločicu.
help-close = Zatvorite duplu.
help-done = Završite potez.
help-pass = Recite dalje.
help-why =
    .only = Nemate drugog poteza.
    .last-tile = To je vaša zadnja pločica.
    .scores = Odmah donosi bodove: { $n }.
    .stops = Poslije toga sljedeći igrač nema pločicu koja odgovara: { $who }.
    .keeps = Poslije toga odgovara najviše vaših pločica: { $n }.
    .double = Dupla odgovara samo na jedan broj, pa ju je poslije teško odigrati.
    .heavy = Od vaših pločica koje odgovaraju ima najviše bodova: { $n }.
    .better = Tako dobivate u prosjeku { $points } boda više nego bilo kojim drugim potezom. Iskušano podjela koje se slažu s onim što ste vidjeli: { $deals }.
    .equal = Drugi potezi gotovo su jednako dobri. Iskušano podjela koje se slažu s onim što ste vidjeli: { $deals }.
help-failed = Sada nema savjeta.
