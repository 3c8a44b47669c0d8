### Club evenings: reasons.

reasons-refusals =
    .not-open = Ovu večer još nitko nije otvorio.
    .closed = Večer je zatvorena, pa se više ništa ne može upisati.
    .file = Redak { $line } datoteke ne može se pročitati. Na engleskom: { $detail }
    .started = Prva je partija počela, pa večer ostaje kako je postavljena.
    .not-organiser = To može samo organizator.
    .not-at-table = To mogu samo oni za stolom { $table }.
    .not-keeper =
        { $keeper ->
            [none] Za stolom { $table } još nitko ne vodi zapisnik. Prvo recite tko.
           *[other] Za stolom { $table } upisuje samo onaj tko vodi zapisnik: { $keeper }.
        }
    .suspended = { $player } više ne vodi zapisnik u ovoj partiji. Imenujte nekog drugog.
    .not-begun = Partija { $number } još nije počela.
    .not-next = Na redu je partija { $next }.
    .not-delivered =
        { COUNT($tables) ->
            [one] Sljedeća partija počinje kad su svi stolovi potvrđeni. Nedostaje stol { LIST($tables) }.
            [few] Sljedeća partija počinje kad su svi stolovi potvrđeni. Nedostaju stolovi { LIST($tables) }.
           *[other] Sljedeća partija počinje kad su svi stolovi potvrđeni. Nedostaju stolovi { LIST($tables) }.
        }
    .all-played = Sve su partije odigrane.
    .confirmed = Partija { $match } za stolom { $table } potvrđena je. Sad je može mijenjati samo organizator.
    .not-over = Partija za stolom { $table } još nije gotova.
    .not-agreed = Za stolom { $table } nitko iz drugog para još se nije složio s krajem partije.
    .waiting = Za ovim je stolom nađena pogreška. Upis čeka organizatora.
    .gap = Nedostaju runde prije ove. Na redu je runda { $next }.
    .stands-otherwise = Ondje sad stoji nešto drugo. Pogledajte ponovno prije nego što mijenjate.
    .not-last = Ovdje se može mijenjati samo posljednja runda. Ostale može mijenjati organizator.
    .no-reason = Napišite zašto se mijenja, jer je već bilo potvrđeno.
    .not-time = Vrijeme još nije isteklo. Dotad partiju može prekinuti samo organizator.
    .too-late = Prekasno je da se to povuče.
    .called = Organizatora ste već pozvali k ovom stolu.
    .objected = Ovoj ste rundi već prigovorili.
    .too-many =
        { $max ->
            [one] To za jednim stolom možete upisati najviše { $max } put. Ostalo upisuje organizator.
            [few] To za jednim stolom možete upisati najviše { $max } puta. Ostalo upisuje organizator.
           *[other] To za jednim stolom možete upisati najviše { $max } puta. Ostalo upisuje organizator.
        }
    .no-room = U ovoj večeri više nema mjesta za upise igrača. Ostalo upisuje organizator.
    .own-result = Par koji je upisao kraj ne može se s njim složiti. To može drugi par za stolom { $table }.
    .nothing = To je već riješeno ili te runde nema.
    .bad-text =
        { $bad ->
            [empty] Napišite nešto.
            [too-long] Napišite kraće, najviše { $max } znakova.
            [hidden] U tekstu ima znakova koji se ne vide. Napišite ga nanovo.
           *[stacked] Na jednom je slovu previše znakova. Izostavite neke.
        }
    .not-understood = Poslužitelj ne može pročitati ovaj upis, pa nije sačuvan. Učitajte stranicu ponovno i upišite još jednom.
reasons-notRead = Poslužitelj ga ne čita. Recite organizatoru što je u njemu bilo.
reasons-requests =
    .not-member = Večeri ovog kluba otvaraju samo članovi. Prvo uđite u klub svojom e-poštom.
    .bad-file = Redak { $line } datoteke ne može se pročitati. Na engleskom: { $detail }
    .elsewhere = Već ste na drugoj večeri: „{ $name }”. Prvo napustite nju.
    .barred = Organizator je uklonio ovaj uređaj. Zamolite ga da ga opet pusti, pa pokušajte još jednom.
    .not-organiser = To može samo organizator ove večeri.
    .wrong-code = Ova večer ima druga slova. Usporedite ih sa slovima kod organizatora.
    .no-such-player = Pod tim se imenom nitko ne može pridružiti. Odaberite drugo s popisa.
    .name-taken = To ime ima drugi uređaj. Organizator ga može osloboditi.
    .closed = Večer je zatvorena.
    .last-organiser = Večeri treba organizator. Prvo napravite poveznicu za drugi uređaj ili zatvorite večer.
    .link-over = Ova poveznica više ne vrijedi. Zamolite organizatora za drugu.
    .too-many-links =
        { $max ->
            [one] Večer ima najviše { $max } neiskorištenu poveznicu. Prvo je povucite.
            [few] Večer ima najviše { $max } neiskorištene poveznice. Prvo povucite jednu.
           *[other] Večer ima najviše { $max } neiskorištenih poveznica. Prvo povucite jednu.
        }
reasons-evenings =
    .no-seating = Za toliko igrača ({ $players }) nema gotovog rasporeda. Odaberite uravnoteženi.
    .unseated = U partiji { $number } ima stol bez igrača.
    .no-match = Nema partije { $number }. Partije idu od 1 do { $matches }.
    .no-table = U partiji { $match } nema stola { $table }. Posljednji je stol { $tables }.
    .no-player = Nema igrača { $player }. Brojevi idu od 1 do { $players }.
    .seated-twice = U partiji { $match } za dva je stola raspoređen isti igrač: { $player }.
    .other-players = Partiju { $match } za stolom { $table } igraju drugi: { LIST($pairing) }.
    .nothing-to-annul = U zapisniku partije { $match } za stolom { $table } nema ničega.
    .penalties-off = Kazne su u ovoj večeri isključene. Uključite ih ili upišite sankciju bez iznosa.
    .penalty-too-high = Kazna od { $amount } previsoka je. Najviša je { $amountMax }.
    .no-round = Nema runde { $round }. Runde idu od 1 do { $most }.
    .text =
        { $why ->
            [too-long]
                { $max ->
                    [one]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravljenog
                            [before] Opis onoga što je bilo
                           *[since] Opis onoga što sada stoji
                        }: najviše { $max } znak.
                    [few]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravljenog
                            [before] Opis onoga što je bilo
                           *[since] Opis onoga što sada stoji
                        }: najviše { $max } znaka.
                   *[other]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravljenog
                            [before] Opis onoga što je bilo
                           *[since] Opis onoga što sada stoji
                        }: najviše { $max } znakova.
                }
            [too-many-lines]
                { $max ->
                    [one]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravljenog
                            [before] Opis onoga što je bilo
                           *[since] Opis onoga što sada stoji
                        }: najviše { $max } redak.
                    [few]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravljenog
                            [before] Opis onoga što je bilo
                           *[since] Opis onoga što sada stoji
                        }: najviše { $max } retka.
                   *[other]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravljenog
                            [before] Opis onoga što je bilo
                           *[since] Opis onoga što sada stoji
                        }: najviše { $max } redaka.
                }
           *[hidden]
                U { $told ->
                    [reason] razlogu
                    [corrected] opisu ispravljenog
                    [before] opisu onoga što je bilo
                   *[since] opisu onoga što sada stoji
                } ima znakova koji se ne vide. Upišite tekst nanovo.
        }
    .too-many =
        { $what ->
            [tables] Stolova u svim partijama večeri može biti najviše { $most }.
            [rounds] Rundi na svim listovima večeri može biti najviše { $most }.
            [sanctions] Sankcija i kazni može biti najviše { $most }.
            [annulled] Poništenih listova može biti najviše { $most }.
            [log-lines] Ispravaka u dnevniku može biti najviše { $most }.
           *[log-chars] Znakova u dnevniku može biti najviše { $most }.
        }
    .begun = Partija { $match } već je počela. Nanovo se mogu rasporediti one nakon nje.
    .settled = Broj igrača, raspored, cilj i broj partija ostaju kakvi jesu.
reasons-sheets =
    .not-here = { $player } ne sjedi za ovim stolom.
    .impossible = Runda vrijedi od 1 do { $roundPointsMax }, ili 0 za oba para nakon neriješene ribe.
    .over = Partija je završila s { $first } : { $second }. Nema više rundi.
    .too-many-rounds = List ima najviše { $most } rundi. Umjesto njih upišite kako je partija završila.
    .both-reached = Oba para ne mogu imati { $target }: partija završava s prvim koji toliko skupi.
    .too-high = { $score } ne može biti. Posljednja runda dovodi par najviše do { $most }.
    .not-finished = Nijedan par nema { $target }. Označite da je prekinuta ako je tako završila.
    .level = Izjednačeno je, { $score } : { $score }. Neka odigraju još jednu rundu ili neka odluči ždrijeb.
    .not-level = { $first } : { $second } nije izjednačeno, pa ždrijeb ne odlučuje.
reasons-setups =
    .players = Večer ima od { $playersMin } do { $playersMax } igrača, a ne { $players }.
    .name-twice = Igrači { $first } i { $second } zovu se jednako: „{ $name }”. Jednome upišite drugo ime.
    .not-published = Za toliko igrača ({ $players }) nema objavljenog rasporeda. Odaberite uravnoteženi.
    .target = Partija se igra najmanje do { $targetMin } i najviše do { $targetMax }.
    .stakes-at-many-tables =
        { $prize ->
            [true] Dodatna nagrada postoji samo za jednim stolom, za 4 do 7 igrača.
           *[false] Ulozi postoje samo za jednim stolom, za 4 do 7 igrača.
        }
    .stake = Ulog je cijeli broj od 0 do { $amountMax }.
    .prize-stakes = Dodatna nagrada vrijedi od 1 do { $most } uloga.
    .needs = Igrač { $player } ima više potreba nego što ih postoji.
    .limit = Vrijeme partije ide od 1 do { $limitMinutesMax } minuta.
    .matches = Večer ima od 1 do { $matchesMax } partija.
reasons-names =
    .empty =
        { $kind ->
            [evening] Upišite naziv večeri.
            [place] Upišite naziv u svako polje mjesta koje ispunjavate.
            [unit] Upišite u čemu se broji ulog.
           *[player]
                Upišite ime igrača { $kind ->
                    [player] { $player }
                   *[other] { "" }
                }.
        }
    .too-long =
        { $kind ->
            [evening] Naziv večeri ima najviše { $eveningNameCharsMax } znakova.
            [place] Naziv mjesta ima najviše { $eveningNameCharsMax } znakova.
            [unit] Jedinica uloga ima najviše { $eveningNameCharsMax } znakova.
           *[player]
                Ime igrača { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } ima najviše { $eveningNameCharsMax } znakova.
        }
    .hidden =
        { $kind ->
            [evening] U nazivu večeri ima znakova koji se ne vide. Upišite ga nanovo.
            [place] U nazivu mjesta ima znakova koji se ne vide. Upišite ga nanovo.
            [unit] U jedinici uloga ima znakova koji se ne vide. Upišite je nanovo.
           *[player]
                U imenu igrača { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } ima znakova koji se ne vide. Upišite ga nanovo.
        }
    .stacked =
        { $kind ->
            [evening] U nazivu večeri ima previše znakova na jednom slovu. Upišite ga nanovo.
            [place] U nazivu mjesta ima previše znakova na jednom slovu. Upišite ga nanovo.
            [unit] U jedinici uloga ima previše znakova na jednom slovu. Upišite je nanovo.
           *[player]
                U imenu igrača { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } ima previše znakova na jednom slovu. Upišite ga nanovo.
        }
