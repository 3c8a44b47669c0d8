### A match with others: what people ask of each other, leaving and returning, and what they say.

menu-talk = Razgovor
menu-takeBack = Vrati svoj potez
menu-offerEnd = Predloži kraj bez rezultata
menu-resign = Predaj partiju
menu-report = Prijavi igrača
menu-leave = Napusti partiju
menu-pace = Koliko brzo igraju botovi
menu-paceFirst = Sporije u vašoj prvoj partiji.
pace =
    .quick = Brzo
    .usual = Uobičajeno
    .slow = Polako

held-return = Igraj opet umjesto bota
held-returned =
    { PERSON($who) ->
        [you] Opet igrate umjesto bota.
       *[other] { $who } opet igra umjesto bota.
    }
leave-goesOn = Partija se nastavlja, a umjesto vas igra bot. Do kraja se možete vratiti u svakom trenutku.
leave-rated = Partija je za rejting. Ako se ne vratite do kraja, računa vam se kao poraz, čak i ako vaša strana pobijedi.
leave-confirm = Napusti, neka igra bot
leave-stay = Ostani
resign-wins = Predajete partiju i { $name } pobjeđuje.
resign-rated = Partija je za rejting i gubite je.
resign-stay = Igraj dalje

# The table belongs to a club night: its name, and the match.
gather-match = { $name }: partija { $match } od { $all }, stol { $table }
gather-all = Prva runda počinje kad svi dođu.
gather-missing = Još nisu tu: { LIST($names) }.
gather-until = Vrijeme za dolazak: { $clock }. Zatim za svakog tko nije došao igra bot, dok igrač ne dođe.

dropped-strip = { $who }: veza je prekinuta. Vrijeme za povratak: { $clock }.
dropped-over = { $who }: veze i dalje nema. Što ćemo?
dropped-wait = Čekaj
dropped-waitNoMore = Ne čekaj više: { $who }
dropped-hold = Neka igra bot
dropped-stop = Prekini partiju
dropped-sureStop = Prekinuti partiju za sve? Nitko ne dobiva.

asks-takeBack =
    { PERSON($who) ->
        [you] Molite da se vrati vaš potez.
       *[other] { $who } moli da se vrati potez.
    }
asks-end =
    { PERSON($who) ->
        [you] Predlažete kraj partije bez rezultata.
       *[other] { $who } predlaže kraj partije bez rezultata.
    }
asks-waitsFor = Čeka se odgovor: { LIST($names) }.
asks-agree = Prihvati
asks-decline = Odbij
asks-withdraw = Povuci
asks-choose = Prihvatite ili odbijte.
asks-agreed =
    { PERSON($who) ->
        [you] Prihvaćate.
       *[other] { $who } prihvaća.
    }
asks-declined =
    { PERSON($who) ->
        [you] Odbijate.
       *[other] { $who } odbija.
    }
asks-withdrawn =
    { PERSON($who) ->
        [you] Povlačite svoju molbu.
       *[other] { $who } povlači molbu.
    }
asks-tookBack = Potez je vraćen.

talk-nothing = Zasad tišina.
talk-line = { $name }: { $text }
talk-list = Što je rečeno
talk-phrases = Fraze
talk-inRound = Partneri ne razgovaraju dok traje runda. Razgovarati možete između rundi.
talk-field = Poruka
talk-send = Pošalji
talk-people = Utišaj igrače
talk-muteHelp = Poruke utišanih igrača ne vidite i ne čujete. Uređaj pamti ime.
phrases =
    .hello = Bok
    .good-luck = Sretno
    .well-played = Dobro odigrano
    .thanks = Hvala
    .sorry = Oprostite
    .one-moment = Trenutak
    .back = Opet sam tu
    .good-game = Dobra igra
    .rematch = Još jednu?
    .goodbye = Doviđenja
    .applause = Bravo
    .laugh = Ha ha
    .surprise = Opa
    .sad = Joj

refused =
    .rated-stands = U partiji za rejting potezi se ne vraćaju.
    .nothing-to-take-back = U ovoj rundi još niste odigrali potez.
    .no-hints = Savjeti su samo za partije protiv botova koje nisu za rejting.
    .not-resigned = Predati se možete samo za vrijeme runde u igri udvoje.
    .nothing-asked = Više nema pitanja na koje treba odgovoriti.
    .asked-already = Drugo je pitanje još otvoreno. Pričekajte odgovor.
    .not-replaced = Bot sada ne igra umjesto vas.
    .bot-plays = Umjesto vas igra bot. Najprije se vratite.
    .no-talk = Za ovim se stolom to ne može reći.
    .no-talk-in-round = Partneri ne razgovaraju dok traje runda.
    .bad-text = 
        { $max ->
            [one] Poruka ima najviše { $max } vidljiv znak.
            [few] Poruka ima najviše { $max } vidljiva znaka.
           *[other] Poruka ima najviše { $max } vidljivih znakova.
        }
    .too-much-talk = Previše poruka zaredom. Pričekajte nekoliko sekundi.
    .time-out = Ne možete pisati do { $until }. Razlog moderatora: { $reason }
    .banned = Ne možete igrati s drugima do { $until }. Razlog moderatora: { $reason }
    .banned-for-good = Trajno ne možete igrati s drugima. Razlog moderatora: { $reason }
    .no-such-seat = Ovaj stol nema mjesto { $seat }.
    .seat-taken = Drugi je igrač upravo sjeo na to mjesto.
    .already-seated = Već sjedite za ovim stolom.
    .not-seated = Nemate mjesto za ovim stolom.
    .match-began = Partija je počela, mjesta se više ne mijenjaju.
    .not-host = To može samo domaćin stola.
    .rated = Botovi ne igraju partije za rejting.
    .no-bot = Ondje ne sjedi bot.
    .nothing-to-wait-for = Runda sada ne čeka na vas.
    .nothing-to-take = Sada ne možete uzeti pločicu s hrpe.
    .taken-already = Drugi je igrač upravo uzeo tu pločicu. Uzmite drugu.
    .not-mixed-again = Ponovno miješanje može tražiti samo igrač koji otvara, prije prve uzete pločice.
    .not-pointed = Ovdje ne možete birati pločicu. Vucite sljedeću.
    .nothing-to-declare = Sada ne možete najaviti 6-6.
    .nothing-to-close = Možete zatvoriti samo duplu koju ste upravo odigrali.
    .not-done = Odigrajte pločicu prije nego što završite potez.
