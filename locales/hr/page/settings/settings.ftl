### Settings.

title = Postavke

intro = Promjene se odmah spremaju na ovom uređaju.

introAccount = Promjene se odmah spremaju na ovom uređaju i u vašem računu.

account = S računom vrijede na svim vašim uređajima

sample = Stol kako ste ga podesili: niz i tri pločice u ruci

display = Izgled

theme = Tema

themes-system = Kao na uređaju
themes-light = Svijetla
themes-dark = Tamna

contrast = Kontrast

contrasts-system = Kao na uređaju
contrasts-normal = Normalan
contrasts-more = Visok

cloth = Čoha

cloths-green = Zelena
cloths-blue = Plava
cloths-wine = Bordo
cloths-slate = Siva
cloths-plain = Jednobojna zelena

tiles = Lica pločica

tileStyles-table = Kao za stolom
tileStyles-pips = Točke
tileStyles-large = Velike točke
tileStyles-digits = Brojke
tileStyles-both = Točke i brojke
tileStyles-pictures = Slike
tileStyles-cards = Karte

pictures = Koje slike

colours = Boje brojeva

colourings-table = Kao za stolom
colourings-always = Uvijek u boji
colourings-never = Uvijek crni

motion = Animacije

motions-system = Kao na uređaju
motions-normal = Normalne
motions-fast = Brze
motions-none = Bez animacija

speech = Govor

speechHelp = Što čitač zaslona kaže o svakom potezu.

speeches-short = Kratko
speeches-normal = Normalno
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

vibrationHelp = Jednom za vaš red, dvaput za „dalje”, ako uređaj može vibrirati.

spoken = Stol koji govori

spokenHelp = Stranica naglas čita poteze. Uključite to ako nemate čitač zaslona.

play = Igra

showFits = Podigni pločice koje odgovaraju

showScores = Pokaži koliko pločica donosi

showScoresHelp = U igrama u kojima se bodovi upisuju tijekom igre. Bodovi stoje uz vaše pločice i uz krajeve.
help = Savjeti i vraćanje poteza
helpHelp = Dva gumba za stolom kad igrate samo protiv botova.

confirm = Odigraj pločicu tek na drugi dodir

rearrange = Premještaj moje pločice za svakim stolom

rearrangeHelp = Za igrače koji moraju dodirivati pločice. Vrijedi i za stolovima gdje se redoslijed u ruci ne mijenja.

keys = Tipke s jednim slovom

keysHelp = Rade samo dok je fokus na stolu.

language = Jezik

languageHelp = Jezik stranice
