### Settings.

title = Postavke

intro = Svaka promjena vrijedi odmah i čuva se na ovom uređaju.

sample = Primjer: tri pločice od kojih jedna odgovara

display = Izgled

theme = Tema

themes-system = Kao na uređaju
themes-light = Svijetla
themes-dark = Tamna

contrast = Kontrast

contrasts-system = Kao na uređaju
contrasts-normal = Običan
contrasts-more = Visok

tiles = Lice pločica

tileStyles-table = Kao za stolom
tileStyles-pips = Točke
tileStyles-large = Velike točke
tileStyles-digits = Brojke
tileStyles-both = Točke i brojke
tileStyles-pictures = Slike
tileStyles-cards = Karte

pictures = Koje slike

motion = Kretanje

motions-system = Kao na uređaju
motions-normal = Obično
motions-fast = Brzo
motions-none = Bez kretanja

speech = Govor

speechHelp = Što čitač zaslona javlja o svakom potezu.

speeches-short = Kratko
speeches-normal = Obično
speeches-full = Opširno

speechSamples-short = Ana 6-5 desno. 3, 5.
speechSamples-normal = Ana igra šest-pet desno. Krajevi 3 i 5.
speechSamples-full = Ana igra šest-pet desno. Krajevi 3 i 5. Eva kaže dalje. Nema trojki ni petica.

sound = Zvuk

sounds = Zvukovi za stolom

volume = Glasnoća

volumes-low = Tiho
volumes-middle = Srednje
volumes-high = Glasno

vibration = Vibracija

vibrationHelp = Jednom za vaš red, dvaput za „dalje”, ako uređaj to može.

spoken = Stol koji govori

spokenHelp = Stranica sama naglas čita poteze onima koji nemaju čitač zaslona.

play = Igra

showFits = Podigni pločice koje odgovaraju

confirm = Odigraj pločicu tek na drugi dodir

rearrange = Premještaj moje pločice za svakim stolom

rearrangeHelp = Za igrače koji moraju dodirivati pločice: vrijedi i ondje gdje se red u ruci ne mijenja.

keys = Tipke s jednim slovom

keysHelp = Rade samo dok je fokus na stolu.

language = Jezik

languageHelp = Jezik stranice
