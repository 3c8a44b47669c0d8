### Popis koji se bira kao datoteka: članova ili igrača klupske večeri.

file = Odaberite datoteku
help = Excel, OpenDocument, CSV ili tekst, do 1 MB. Datoteku možete i ispustiti ovamo. Poslužitelj pročita tablicu i ništa iz nje ne sprema.
reading = Čitamo datoteku…
which = Na kojem je listu popis?
offline = Tablicu može pročitati samo poslužitelj, a on sada ne odgovara. Kopirajte ćelije i zalijepite ih ovamo.
large = Ova je datoteka veća od 1 MB. Kopirajte ćelije s popisom i zalijepite ih ovamo.
unread = Ovu datoteku nismo mogli pročitati kao tekst. Spremite je kao .xlsx ili kao CSV u UTF-8.
# Why a spreadsheet cannot be read.
faults =
    .locked = Ova datoteka ima lozinku. Spremite kopiju bez lozinke ili kopirajte ćelije i zalijepite ih ovamo.
    .macros = Ova datoteka ima makronaredbe. Spremite je kao .xlsx ili .ods ili kopirajte ćelije i zalijepite ih ovamo.
    .other-kind = Ovo nije tablica Excela ni OpenDocumenta. Spremite je kao .xlsx, .ods ili CSV.
    .broken = Ova je datoteka oštećena. Otvorite je u njezinu programu i ponovno je spremite.
    .empty = Ova datoteka nema teksta ni na jednom listu.
    .too-large = Ova je tablica prevelika. Čitamo najviše do retka { $rows } i stupca { $columns }. Kopirajte ćelije s popisom i zalijepite ih ovamo.
