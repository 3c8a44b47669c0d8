### The analysis of a match that is over, beside its replay.

title = Analiza
start = Analiziraj ovu partiju
note = Pogledajte koliko je vrijedio svaki potez i koji bi bio bolji. Računa vaš uređaj, a svaki potez ocjenjuje prema onome što je igrač mogao vidjeti.
running = Poteza: { $n } od { $of }
stop = Zaustavi
goOn = Nastavi
none = Za analizu su potrebne pločice svih igrača. Zapis ove partije ih nema.
failed = Ovaj uređaj sada ne može analizirati partiju.
noPlay = Odaberite potez o kojem želite čitati.
notYet = Ovaj potez još nije analiziran.
# A play: who played what.
named = { $name }: { $move }
# Moves in a few words. `$where` names the place.
move-at = { $tile }, { $where }
# A tile of which either half could have touched: `$n` is the number that stays open.
move-leaving = { $tile }, { $where }, otvoreno ostaje { $n }
move-draw = vući
move-close = zatvoriti duplu
move-done = završiti potez
move-pass = dalje
grade =
    .good = Dobro
    .inaccuracy = Nepreciznost
    .mistake = Pogreška
    .blunder = Teška pogreška
best = Program igra isto.
only = Drugog poteza nije bilo.
# `$error` is half of an interval.
better = Bolje za { $points } boda (± { $error }): { $move }.
# The difference may be chance. `$points` has a sign.
even = Program igra ovo: { $move }. Razlika može biti slučajna: { $points } boda (± { $error }).
why =
    .last-tile = To je zadnja pločica.
    .scores = Odmah donosi najviše bodova: { $n }.
    .stops = Poslije toga sljedeći igrač sigurno nema pločicu koja odgovara: { $who }.
    .keeps = Poslije toga odgovara najviše vlastitih pločica: { $n }.
    .double = Dupla odgovara samo na jedan broj, pa ju je poslije teško odigrati.
    .heavy = Od pločica koje odgovaraju ima najviše bodova: { $n }.
# What all hands show.
hindsight =
    .stopped = Uz stvarne pločice poslije toga sljedeći igrač ne bi imao pločicu koja odgovara: { $who }.
    .let = Uz stvarne pločice poslije toga sljedeći igrač imao bi pločicu koja odgovara, a poslije odigranog je nije imao: { $who }.
# A pass or a draw. `$numbers` is a list.
proved = Svi su vidjeli da u ruci nije bilo pločica s ovim brojevima: { $numbers }.
knew = Što je mogao znati igrač: { $name }
knewNothing = Nitko još nije pokazao koje brojeve nema.
lacks = { $name }: nema pločica s brojevima { $numbers }.
options = Potezi i koliko vrijede
played = odigrano
worth = { $points } ± { $error }
try = Isprobaj
tryOf = Isprobaj potez: { $move }
optionsNote = Bodovi koje strana dobiva u rundi, umanjeni za bodove drugih. To je prosjek slučajnih podjela koje se slažu s onim što je igrač vidio. Pobjeda u partiji vrijedi još 50.
hidden = Gdje je mogla biti svaka skrivena pločica
tile = Pločica
boneyard = Zaliha
outlook = Koliko vrijedi runda
outlookOf = { $name }: { $points }
outlookNote = U bodovima, s pločicama kakve su bile, ako svi dalje igraju nasumce.
moments = Potezi koji su najviše promijenili
moment = Runda { $n }, { $name }: { $move }
change = { $name }: s { $before } na { $after } boda
players = Kako je tko igrao
player = Igrač
choices = Odluke
agreed = Kao program
loss = Izgubljeni bodovi po odluci
count-inaccuracies = Nepreciznosti
count-mistakes = Pogreške
count-blunders = Teške pogreške
whatIf = Što ako?
looking = Trenutak…
lookFailed = Ovaj se potez ne može isprobati.
over = Runda ovdje završava.
toPlay = Na redu je { $name }. Vide se pločice svih igrača.
back = Natrag na partiju
undo = Jedan potez natrag
