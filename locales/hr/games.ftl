# Kako se igre zovu kod kuće, i igre koje su navedene, a ne mogu se igrati.

preset-classic = Klasika, vuče se dok ne odgovara
preset-classic-one = Klasika, vuče se jedna
preset-classic-family = Obiteljska klasika, za dvoje
preset-goat-club-all = Kozyol (jarac), riba za sve
preset-goat-club-one = Kozyol (jarac), riba za jednoga
preset-goat = Kozyol (jarac), svatko za sebe ili u paru
preset-goat-yard = Dvorišni Kozyol (jarac), s jajima
preset-sea-goat = Morskoy Kozyol (Morski jarac)
preset-goat-family = Obiteljski Kozyol (jarac), za dvoje
preset-goat-croatian = Jarac (hrvatski)
preset-donkey = Osyol (Magarac)
preset-spanish-pairs = Dominó por parejas (španjolski parovi)
preset-seven-plus-seven = 7+7, svatko s dvije ruke
preset-venezuelan = Tranca (venezuelski parovi)
preset-for-two = Za dvoje
preset-for-three = Za troje
preset-cuban = Dominó cubano (kubanski, do devetke)
preset-brazilian-pairs = Dominó em duplas (brazilski parovi)
preset-club-pairs = Klupski parovi
preset-draw = Domino s vučenjem
preset-draw-house = Domino s vučenjem, kućna pravila
preset-block = Domino bez vučenja
preset-picture = Domino sa slikama
preset-triangle-dominoes = Trokutni domino
preset-triominoes = Triominos
preset-all-fives = All Fives (sve petice)
preset-fives-threes = Fives and Threes (petice i trojke)
preset-telefon = Telefon
preset-latin-pairs = Partnerski domino
preset-jamaican-partner = Jamajka u paru, šest zaredom
preset-jamaican-cutthroat = Jamajka, svatko za sebe
preset-puerto-rico-500 = Portoriko 500
preset-dominican-200 = Dominikana 200, s capicúom
preset-matador = Matador, zbroj sedam
preset-bergen = Bergen
preset-gaple = Gaple (Indonezija)
preset-mexican-train = Mexican Train (meksički vlak)
preset-chickenfoot = Chickenfoot (kokošja noga)

unplayable-general = General
    .statement = Izvori navode ovu igru, a o njezinim pravilima ne kažu ništa, pa se nema što igrati. Ako je vaše društvo zna, zapišite svoju inačicu u uređivaču pravila.
unplayable-chvv = ČVV
    .statement = Izvori navode ovu igru, a o njezinim pravilima ne kažu ništa, pa se nema što igrati. Ako je vaše društvo zna, zapišite svoju inačicu u uređivaču pravila.
unplayable-sports-lotto = Sportski loto
    .statement = Izvori navode ovu igru, a o njezinim pravilima ne kažu ništa, pa se nema što igrati. Ako je vaše društvo zna, zapišite svoju inačicu u uređivaču pravila.
unplayable-chinese-32 = Kineski set od 32
    .statement = Za neke igre treba set od 32 pločice; držimo da je to kineski, s 21 različitom pločicom, od kojih se jedanaest pojavljuje dvaput. U njegovim igrama, kao što su Tien Gow i Pai Gow, skupljaju se štihovi ili slažu parovi umjesto da se pločice nižu, pa se ovdje ne mogu igrati.
unplayable-texas-42 = Teksaški 42
    .statement = Teksaški 42 igra se kompletom do duple šestice, ali kao kartaška igra: parovi licitiraju, biraju adut i skupljaju štihove, a pločice se ne nižu. Za to trebaju pravila druge vrste, pa se ovdje ne može igrati.

# The players in lessons and examples, in seat order.
cast = Ana, Boris, Karla, Davor
