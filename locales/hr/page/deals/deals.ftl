### Deals that can be checked: the page that explains them, and the check of a match.

title = Poštene podjele
intro = Ovdje ni igrač ni poslužitelj ne mogu birati pločice. Ne morate nam vjerovati: vaš uređaj sam provjerava svaku podjelu.
steps-secret = Prije runde poslužitelj bira tajni broj i pokazuje njegov otisak.
steps-secretWhy = Otisak, koji stručnjaci zovu SHA-256, pripada samo jednom broju. Iz njega se broj ne može saznati, a poslužitelj broj više ne može promijeniti.
steps-parts = Zatim uređaj svakog igrača dodaje svoj slučajni broj.
steps-partsWhy = Kad je birao tajnu, poslužitelj te brojeve nije znao, pa nije mogao ciljati na neke pločice.
steps-shuffle = Tajna i brojevi svih igrača zajedno miješaju pločice.
steps-shuffleWhy = Isti brojevi uvijek daju isti redoslijed. Promijenite li jednu znamenku, redoslijed je drukčiji.
steps-reveal = Kad partija završi, poslužitelj pokazuje tajne.
steps-revealWhy = Vaš uređaj računa otisak svake tajne, ponovno miješa i uspoređuje svaku ruku i svaku uzetu pločicu.
ownLast = Vaša posljednja partija
noOwn = Na ovom uređaju još niste igrali. Odigrajte partiju pa njezine podjele možete provjeriti ovdje.
play = Igraj
limits = Što ova provjera ne pokazuje
limitsText = I poštena podjela može biti loša: pet dupli dolazi otprilike jednom u 270 ruku od sedam pločica. Provjera ne govori ništa o tome kako ljudi igraju. Ako nijedan uređaj ne doda broj, morate vjerovati da poslužitelj nije isprobao mnogo tajni.
yourself = Provjerite bez nas
yourselfText = Kopirajte zapis partije. Provjerava ga naredba „boneyard verify”, a i kratak program u Pythonu koji dolazi uz izvorni kôd.

sealed = Ove se podjele ne mogu provjeriti: partija nije gotova ili ju je dijelila starija verzija.
right =
    { $n ->
        [one] Podjela u { $n } rundi je ispravna.
        [few] Podjele u sve { $n } runde su ispravne.
       *[other] Podjele u svih { $n } rundi su ispravne.
    }
wrong =
    { $n ->
        [one] Podjela u { $n } rundi nije ispravna.
        [few] Podjele u { $n } runde nisu ispravne.
       *[other] Podjele u { $n } rundi nisu ispravne.
    }
done = Vaš ih je uređaj upravo izračunao iz brojeva u zapisu.
how = Kako se podjele provjeravaju
round = Runda { $n }
commitment = Otisak pripada tajni.
seen = Vaš je uređaj vidio otisak prije podjele i on pripada tajni.
own =
    .added = Broj vašeg uređaja sudjeluje u podjeli.
    .other = U ovoj je podjeli drugi broj, a ne broj ovog uređaja. Ako ste stol otvorili na dva uređaja, to je broj onog drugog.
tiles = Sve ruke i sve pločice zalihe odgovaraju izračunu.
lot = Po ždrijebu otvara mjesto { $seat }.
faults =
    .commitment = Otisak pripada drugoj tajni.
    .seen = Vašem je uređaju prije podjele pokazan drugi otisak.
    .tiles = Ruke ili zaliha ne slijede iz tih brojeva.
    .lot = Po ždrijebu otvara drugo mjesto.
    .chain = Redak zapisa je promijenjen.
numbers =
    .commitment = Otisak (SHA-256)
    .secret = Tajna
    .order = Redoslijed pločica: ruke po mjestima, zatim zaliha
part = Broj mjesta { $seat }
