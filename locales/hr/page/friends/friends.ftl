### Friends, who is here, and invitations to tables.

title = Prijatelji
guest-text = S računom imate popis prijatelja. Vidite tko je ovdje i što igra, i pozivate ih za svoj stol.
guest-link = Prijavite se ili otvorite račun
list = Vaši prijatelji
listHelp = Ovaj popis vidite samo vi. Osobe na njemu ne moraju pristati.
none = Ovdje još nemate prijatelja. Dodajte nekoga po imenu ili odaberite među onima s kojima ste igrali.
here = Sada ovdje
hereTitle = Prijatelji koji su ovdje
opensTable = Poziv otvara stol: { $game }.
toYourTable = Poziv je za vaš stol koji čeka.
away = Nije ovdje
plays = Igra: { $game }
watch = Gledaj
profile = Profil
bot = bot
waits = Čeka za stolom za rejting: { $game }
join = Sjedni
joinNamed = Sjedni za isti stol: { $name }
add-label = Ime prijateljeva računa
add-help = Ta osoba to neće saznati.
add-action = Dodaj
add-empty = Upišite ime računa.
make = Dodaj u prijatelje
makeNamed = Dodaj u prijatelje: { $name }
remove = Ukloni
removeNamed = Ukloni: { $name }
block = Blokiraj
unblock = Odblokiraj
unblockNamed = Odblokiraj: { $name }
said-added = Među prijateljima: { $name }.
said-removed = Više nije među prijateljima: { $name }.
said-blocked = { $name }: blokirano, više vas ne može pozvati.
said-unblocked = { $name } vas opet može pozvati.
partners = Nedavno ste igrali s
noPartners = Nakon partije ovdje se pojavljuju osobe s računom koje su igrale s vama.
noOtherPartners = Ovdje se pojavljuju druge osobe s računom koje su igrale s vama. Prijatelji su na popisu prijatelja.
play = Otvori stol
blocked = Blokirani
blockedHelp = Blokirani vas ne mogu pozvati i ne sjedaju s vama kad tražite protivnike. To neće saznati.
noBlocked = Nikoga niste blokirali. Osobu možete blokirati na njezinoj stranici.
hide = Sakrij da sam ovdje
hideHelp = Drugi ne vide da ste ovdje ni što igrate.
relation-title = Vi i { $name }
relation-friend = { $name } je među vašim prijateljima.
relation-blocked = Na popisu blokiranih: { $name }.
relation-help = Osoba koju blokirate ne može vas pozvati i ne sjeda s vama kad tražite protivnike. To neće saznati.

# Inviting to a table that waits for players.
invite-title = Pozovite prijatelje
invite-help = Poziv vide na svakoj stranici 10 minuta. Nećete saznati tko ga odbije.
invite-nobody = Nijednog vašeg prijatelja sada nema ovdje.
invite-account = S računom imate popis prijatelja koje možete pozvati.
invite-label = Ime računa
invite-invite = Pozovi
invite-inviteNamed = Pozovi: { $name }
invite-again = Pozovi opet
invite-againNamed = Pozovi opet: { $name }
invite-sent = Poziv poslan
invite-atTable = Za ovim stolom
invite-saidSent = Poziv poslan: { $name }.
invite-cannot = Poziv nije moguć: { $name }. { $why }

# An invitation, as the person who is invited sees it.
notice-text = { $name } vas poziva
notice-rated = { $game }, za rejting
notice-sit = Sjedni
notice-later = Ne sada
notice-more =
    { $n ->
        [one] Još { $n } poziv
        [few] Još { $n } poziva
       *[other] Još { $n } poziva
    }
