### Club evenings: procedure.

procedure-title = Igra za stolom
procedure-start = Prije runde { $n }
procedure-handshake = Prije prve partije svi se rukuju.
procedure-leads = Otvara { $name }.
procedure-shuffles = Miješa { $name }.
procedure-reshuffle = Samo { $name } smije promiješati još jednom, a tada uzima na kraju: { $order }.
procedure-taking = Uzmite pločice ovim redom: { $order }.
procedure-tooMany = Ako je igrač uzeo previše pločica i neku pogledao, miješajte ponovno. Ako nije pogledao nijednu, igrač s premalo pločica uzima od onih koje nitko nije podigao.
procedure-lifting = Podignite svoje pločice u jednom ili dva pokreta. Prvi ih podižu { $first } i { $second }. Nakon prvog poteza podiže { $third }, nakon drugog { $fourth }.
procedure-standing = Uspravite pločice redom kojim su ležale i ne premještajte ih. Pločicu dirajte samo da je odigrate. Mjesta odigranih pločica ostavite prazna.
procedure-play = Tijekom igre
procedure-first = { $name } smije odigrati bilo koju pločicu. Ide na sredinu stola, licem prema gore. Dupla leži dužom stranom prema mjestu gdje sjedi { $name }. Svaka druga leži većim brojem prema mjestu gdje sjedi { $partner }. Više je ne pomičite.
procedure-turn = Igra se suprotno od kazaljke na satu, jedna pločica po potezu. Krajevi moraju odgovarati, a duple leže poprijeko.
procedure-rightEnd = Ako je na oba kraja isti broj, igrajte na kraj desno od mjesta gdje sjedi { $name }.
procedure-noBanging = Pločicama se ne lupa.
procedure-pass = Ako ne možete igrati, jasno recite „dalje”. Dok jedan igrač slaže niz pločica istoga broja, ostali to ne moraju govoriti.
procedure-end = Kraj runde
procedure-out = Ako igrač odigra sve svoje pločice, njegov par dobiva rundu.
procedure-block = Ako nitko ne može igrati, runda je blokirana. Dobiva je par s manjim zbrojem. Ako su zbrojevi jednaki, nitko ne upisuje.
procedure-after = Organizator potvrđuje rezultat, a zatim objavljuje sljedeći raspored i poredak. Na kraju klupske večeri objavljuje novac i konačni poredak.
procedure-courtesies = Za ovim stolom

# The same with names. They must not say which need a player has.
# $player gets the courtesy, $helper does the task. $helper may be two players: “Vera or Gleb”.
courtesyNamed =
    .partner-writes = Ako bi zapisnik trebao voditi igrač { $player }, umjesto njega vodi ga { $helper }.
    .partner-shuffles = Ako bi trebao miješati igrač { $player }, umjesto njega miješa { $helper }.
    .may-rearrange = { $player } smije dirati i premještati svoje pločice.
    .neighbour-sets = { $player } polaže pločicu licem prema gore i nakon poteza izgovara oba kraja. Na mjesto je stavlja { $helper }.
    .may-ask-count = { $player } smije pitati koliko je pločica nekog broja izašlo. Odgovara { $helper }.
    .neighbour-stands = { $helper } uspravlja pločice za igrača { $player } ne gledajući i ne dirajući lice. Na kraju runde { $helper } okreće preostale.
    .neighbour-places = { $player } pokazuje pločicu i imenuje kraj. Stavlja je { $helper }.
    .knocks-to-pass = { $player } „dalje” pokazuje s dva kucanja rukom ispred susjeda zdesna ({ $helper }).
