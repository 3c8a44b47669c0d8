### Club evenings: reasons.

reasons-refusals =
    .not-open = Ova klupska večer još nije otvorena.
    .closed = Klupska večer je zatvorena, pa ne možete više ništa upisati.
    .file = Redak { $line } datoteke ne može se pročitati. Na engleskom: { $detail }
    .started = Prva je partija počela, pa pripremu više ne možete mijenjati.
    .not-organiser = To može samo organizator.
    .not-at-table = To mogu samo igrači za stolom { $table }.
    .not-keeper =
        { $keeper ->
            [none] Stol { $table } još nema zapisničara. Prvo ga odaberite.
           *[other] To može upisati samo zapisničar stola { $table }: { $keeper }.
        }
    .suspended = { $player } više ne može voditi zapisnik u ovoj partiji. Odaberite drugog igrača.
    .not-begun = Partija { $number } još nije počela.
    .not-drawn = Partija { $number } još nije izždrijebana.
    .in-progress = Igra se partija { $number }. Promijenite to kad njezini rezultati budu potvrđeni.
    .not-next = Na redu je partija { $next }.
    .not-delivered =
        { COUNT($tables) ->
            [one] Prije početka sljedeće partije potvrdite stol { LIST($tables) }.
            [few] Prije početka sljedeće partije potvrdite stolove { LIST($tables) }.
           *[other] Prije početka sljedeće partije potvrdite stolove { LIST($tables) }.
        }
    .all-played = Sve su partije odigrane.
    .confirmed = Partija { $match } za stolom { $table } potvrđena je. Sada je može mijenjati samo organizator.
    .not-over = Partija za stolom { $table } još nije gotova.
    .not-agreed = Drugi se par za stolom { $table } još nije složio s rezultatom.
    .waiting = Zapisničar je prijavio pogrešku. Prije novih upisa pričekajte organizatora.
    .gap = Nedostaju ranije runde. Prvo upišite rundu { $next }.
    .stands-otherwise = To se u međuvremenu promijenilo. Provjerite ponovno prije promjene.
    .not-last = Ovdje se može mijenjati samo posljednja runda. Ostale može mijenjati organizator.
    .no-reason = To je već potvrđeno. Navedite razlog promjene.
    .not-time = Vrijeme još nije isteklo. Dotad partiju može prekinuti samo organizator.
    .too-late = Prekasno je da to povučete.
    .called = Organizatora ste već pozvali k ovom stolu.
    .objected = Ovoj ste rundi već prigovorili.
    .too-many =
        { $max ->
            [one] To za jednim stolom možete upisati samo { $max } put. Zamolite organizatora da upiše ostalo.
            [few] To za jednim stolom možete upisati samo { $max } puta. Zamolite organizatora da upiše ostalo.
           *[other] To za jednim stolom možete upisati samo { $max } puta. Zamolite organizatora da upiše ostalo.
        }
    .no-room = Na ovoj klupskoj večeri više nema mjesta za upise igrača. Zamolite organizatora da upiše ostalo.
    .own-result = Rezultat je upisao vaš par, pa se s njim mora složiti drugi par za stolom { $table }.
    .in-another = Na drugoj ste klupskoj večeri. Prvo napustite nju.
    .regulation-not-online = Za stolovima na mreži igra se po pravilima klupskih parova, a ova večer ima drugi pravilnik.
    .names-alike = Imena igrača { $first } i { $second } izgledaju jednako: { $name } i { $other }. Promijenite jedno od njih.
    .nothing = To je već riješeno ili te runde nema.
    .bad-text =
        { $bad ->
            [empty] Napišite nešto.
            [too-long] Upotrijebite najviše { $max } znakova.
            [hidden] U tekstu ima nevidljivih znakova. Upišite ga ponovno.
           *[stacked] Jedno slovo ima previše dodanih znakova. Izostavite neke.
        }
    .not-understood = Poslužitelj ne može pročitati ovaj upis, pa nije spremljen. Ponovno učitajte stranicu i upišite još jednom.
reasons-notRead = Poslužitelj to ne može pročitati. Zamolite organizatora da to upiše.
reasons-requests =
    .not-member = Klupske večeri u ovom klubu mogu otvarati samo članovi. Prvo se prijavite.
    .bad-file = Redak { $line } datoteke ne može se pročitati. Na engleskom: { $detail }
    .names-alike = Imena igrača { $first } i { $second } izgledaju jednako: { $name } i { $other }. Promijenite jedno od njih.
    .game-does-not-fit = U ovoj se igri runde ne boduju kao u zapisnicima. Odaberite klupsku igru u parovima.
    .regulation-not-online = Za stolovima na mreži igra se po pravilima klupskih parova. Izostavite pravilnik ili igrajte za pravim stolovima.
    .elsewhere = Već ste na drugoj klupskoj večeri: „{ $name }”. Prvo napustite nju.
    .barred = Organizator je uklonio ovaj uređaj. Zamolite ga da ga opet pusti, pa pokušajte još jednom.
    .not-organiser = To može samo organizator ove klupske večeri.
    .wrong-code = To nisu slova ove klupske večeri. Usporedite ih s organizatorovima.
    .no-such-player = Ovog imena nema na popisu. Odaberite drugo.
    .name-taken = To ime ima drugi uređaj. Organizator ga može osloboditi.
    .closed = Klupska večer je zatvorena.
    .last-organiser = Klupska večer treba organizatora. Prije odlaska napravite poveznicu za drugi uređaj ili zatvorite klupsku večer.
    .link-over = Ova poveznica više ne vrijedi. Zamolite organizatora za novu.
    .too-many-links =
        { $max ->
            [one] Klupska večer ima najviše { $max } neiskorištenu poveznicu. Prvo je povucite.
            [few] Klupska večer ima najviše { $max } neiskorištene poveznice. Prvo povucite jednu.
           *[other] Klupska večer ima najviše { $max } neiskorištenih poveznica. Prvo povucite jednu.
        }
reasons-evenings =
    .no-seating = Za { $players } igrača nema objavljenog rasporeda. Odaberite uravnoteženi.
    .unseated = Partija { $number } ima stol bez igrača.
    .no-match = Nema partije { $number }. Partije idu od 1 do { $matches }.
    .no-table = Partija { $match } nema stol { $table }. Posljednji je stol { $tables }.
    .no-player = Nema igrača { $player }. Brojevi idu od 1 do { $players }.
    .seated-twice = U partiji { $match } za dva stola sjedi isti igrač: { $player }.
    .other-players = Partiju { $match } za stolom { $table } igraju drugi igrači: { LIST($pairing) }.
    .nothing-to-annul = Zapisnik partije { $match } za stolom { $table } je prazan.
    .penalties-off = Kazne su na ovoj klupskoj večeri isključene. Uključite ih ili upišite sankciju bez iznosa.
    .penalty-too-high = Kazna { $amount } je previsoka. Najviša je { $most }.
    .expelled-when = Od koje je partije isključen igrač { $player }? Odaberite partiju.
    .no-walkover = Partneri se ovdje izmjenjuju, pa za stolom { $table } nema nedolaska. Posjednite one koji su došli.
    .no-round = Nema runde { $round }. Runde idu od 1 do { $most }.
    .text =
        { $why ->
            [too-long]
                { $max ->
                    [one]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravka
                            [before] Prijašnji upis
                           *[since] Novi upis
                        }: najviše { $max } znak.
                    [few]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravka
                            [before] Prijašnji upis
                           *[since] Novi upis
                        }: najviše { $max } znaka.
                   *[other]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravka
                            [before] Prijašnji upis
                           *[since] Novi upis
                        }: najviše { $max } znakova.
                }
            [too-many-lines]
                { $max ->
                    [one]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravka
                            [before] Prijašnji upis
                           *[since] Novi upis
                        }: najviše { $max } redak.
                    [few]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravka
                            [before] Prijašnji upis
                           *[since] Novi upis
                        }: najviše { $max } retka.
                   *[other]
                        { $told ->
                            [reason] Razlog
                            [corrected] Opis ispravka
                            [before] Prijašnji upis
                           *[since] Novi upis
                        }: najviše { $max } redaka.
                }
           *[hidden]
                { $told ->
                    [reason] Razlog
                    [corrected] Opis ispravka
                    [before] Prijašnji upis
                   *[since] Novi upis
                } ima nevidljivih znakova. Upišite ga ponovno.
        }
    .too-many =
        { $what ->
            [tables] Klupska večer u svim partijama ima najviše ovoliko stolova: { $most }.
            [rounds] Klupska večer u svim zapisnicima ima najviše ovoliko rundi: { $most }.
            [sanctions] Klupska večer ima najviše ovoliko sankcija i kazni: { $most }.
            [annulled] Klupska večer ima najviše ovoliko poništenih zapisnika: { $most }.
            [log-lines] Klupska večer ima u dnevniku najviše ovoliko ispravaka: { $most }.
            [notes] Klupska večer ima u dnevniku najviše ovoliko bilješki: { $most }.
           *[log-chars] Klupska večer ima u dnevniku najviše ovoliko znakova: { $most }.
        }
    .begun = Partija { $match } je počela, pa njezina mjesta ostaju. Mijenjajte samo partije nakon nje.
    .settled = Broj igrača, raspored, pravilnik, cilj i broj partija više ne možete mijenjati.
    .parted = U partiji { $match } { $player } sjedi odvojeno od partnera. Stalni parovi igraju zajedno.
    .team-mates = U partiji { $match } ekipa { $team } igrala bi sama protiv sebe.
    .bye = { $player } ne pauzira u partiji { $number }. Pauzira samo par bez protivnika.
reasons-sheets =
    .not-here = { $player } ne sjedi za ovim stolom.
    .impossible = Runda vrijedi od 1 do { $most } bodova ili 0 za oba para nakon neriješene blokade.
    .over = Partija je završila s { $first } : { $second }. Uklonite runde nakon toga.
    .too-many-rounds = Zapisnik ima najviše { $most } rundi. Umjesto njih upišite samo konačni rezultat.
    .both-reached = Samo jedan par može imati { $target }. Partija završava kad prvi par dođe do toga.
    .too-high = { $score } je previše. Posljednja runda dovodi par najviše do { $most }.
    .not-finished = Nijedan par nema { $target }. Ako je partija prekinuta, odaberite to.
    .level = Rezultat je izjednačen, { $score } : { $score }. Neka odigraju još jednu rundu ili neka odluči ždrijeb.
    .not-level = { $first } : { $second } nije izjednačeno, pa ne može odlučiti ždrijeb.
    .was-played = Zapisnik ima rezultat, dakle došla su oba para.
reasons-setups =
    .players = Klupska večer ima od { $playersMin } do { $playersMax } igrača, a ne { $players }.
    .name-twice = Igrači { $first } i { $second } zovu se jednako: „{ $name }”. Jednome dajte drugo ime.
    .not-published = Za { $players } igrača nema objavljenog rasporeda. Odaberite uravnoteženi.
    .odd-players = Stalni parovi trebaju paran broj igrača. Sada ih je { $players }.
    .team-size = Igrača je { $players }, a parova u ekipi { $team_pairs }: to ne ide. Trebaju barem dvije jednake ekipe, najviše { $teamPairsMax } parova.
    .few-for-groups = Za skupine trebaju barem četiri para ili ekipe. Ima ih { $sides }.
    .groups = Parova ili ekipa je { $sides }: skupina može biti od { $least } do { $most }, a ne { $groups }.
    .qualify = Iz svake skupine ne može dalje { $qualify }. Odaberite od 1 do { $most }.
    .no-team = Nema ekipe { $team }. Broj ekipa: { $teams }.
    .too-many-to-rotate = Partneri se mijenjaju kad igrača nije više od { $rotatingPlayersMax }. Sada ih je { $players }: odaberite stalne parove.
    .matches-of-knock-out = Igra na ispadanje za { $players } igrača ima drugi broj partija: { $matches }.
    .warning = Upozorenje dolazi najranije minutu nakon početka.
    .prize-of-pairs = Stalni parovi nemaju dodatnu nagradu.
    .target = Partija se igra najmanje do { $targetMin } i najviše do { $targetMax }.
    .stakes-at-many-tables =
        { $prize ->
            [true] Dodatna nagrada je samo za 4 do 7 igrača za jednim stolom.
           *[false] Ulozi su samo za 4 do 7 igrača za jednim stolom.
        }
    .stake = Ulog je cijeli broj od 0 do { $amountMax }.
    .prize-stakes = Dodatna nagrada je od 1 do { $most } uloga.
    .needs = Za igrača { $player } odabrali ste previše potreba.
    .limit = Ograničenje vremena je od 1 do { $limitMinutesMax } minuta.
    .matches = Klupska večer ima od 1 do { $matchesMax } partija.
reasons-rules =
    .bonus = Previše bodova premije: { $bonus }. U rundi ih je najviše { $bonusMax }.
    .win-points = Pobjeda vrijedi najviše { $winPointsMax } turnirskih bodova.
    .order = Navedite barem jedno što odlučuje o mjestima.
    .key-twice = Svaki uvjet odlučuje o mjestima jednom.
    .walkover-points = Nedolazak vrijedi najviše { $winPointsMax } turnirskih bodova.
    .walkover-penalty = Kazna { $penalty } za nedolazak je previsoka. Najviša je { $most }.
reasons-names =
    .empty =
        { $kind ->
            [evening] Upišite naziv klupske večeri.
            [place] Upišite naziv u svako polje mjesta koje ispunjavate.
            [unit] Upišite jedinicu uloga.
            [regulation] Dajte pravilniku naziv.
            [team] Dajte naziv ekipi { $team }.
           *[player]
                { $kind ->
                    [player] Upišite ime igrača { $player }.
                   *[other] Upišite ime svakoga igrača.
                }
        }
    .too-long =
        { $kind ->
            [evening] Skratite naziv klupske večeri: najviše { $eveningNameCharsMax } znakova.
            [place] Skratite naziv mjesta: najviše { $eveningNameCharsMax } znakova.
            [unit] Skratite jedinicu uloga: najviše { $eveningNameCharsMax } znakova.
            [regulation] Napišite kraći naziv pravilnika: najviše { $eveningNameCharsMax } znakova.
            [team] Napišite kraći naziv za ekipu { $team }: najviše { $eveningNameCharsMax } znakova.
           *[player]
                { $kind ->
                    [player] Skratite ime igrača { $player }: najviše { $eveningNameCharsMax } znakova.
                   *[other] Skratite ime igrača: najviše { $eveningNameCharsMax } znakova.
                }
        }
    .hidden =
        { $kind ->
            [evening] U nazivu klupske večeri ima nevidljivih znakova. Upišite ga ponovno.
            [place] U nazivu mjesta ima nevidljivih znakova. Upišite ga ponovno.
            [unit] U jedinici uloga ima nevidljivih znakova. Upišite je ponovno.
            [regulation] Naziv pravilnika ima nevidljive znakove. Upišite ga ponovno.
            [team] Naziv ekipe { $team } ima nevidljive znakove. Upišite ga ponovno.
           *[player]
                { $kind ->
                    [player] U imenu igrača { $player } ima nevidljivih znakova. Upišite ga ponovno.
                   *[other] U imenu igrača ima nevidljivih znakova. Upišite ga ponovno.
                }
        }
    .stacked =
        { $kind ->
            [evening] U nazivu klupske večeri jedno slovo ima previše dodanih znakova. Izostavite neke.
            [place] U nazivu mjesta jedno slovo ima previše dodanih znakova. Izostavite neke.
            [unit] U jedinici uloga jedno slovo ima previše dodanih znakova. Izostavite neke.
            [regulation] Naziv pravilnika ima previše oznaka na jednom slovu. Neke izostavite.
            [team] Naziv ekipe { $team } ima previše znakova na jednom slovu. Izostavite neke.
           *[player]
                { $kind ->
                    [player] U imenu igrača { $player } jedno slovo ima previše dodanih znakova. Izostavite neke.
                   *[other] U imenu igrača jedno slovo ima previše dodanih znakova. Izostavite neke.
                }
        }
