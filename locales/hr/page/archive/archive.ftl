### The search over public matches, imported matches, and on a profile: favourite games, partners and opponents.

search-intro = Partije za rejting, turnirske partije i uvezeni zapisi.
search-player = Ime igrača
search-with = Ime drugog igrača
search-kinds = Vrste igara
search-games = Igre
search-rated = Za rejting
search-any = Sve
search-yes = Samo za rejting
search-no = Samo bez rejtinga
search-result = Ishod za prvog igrača
search-show = Traži
search-none = Nema takve javne partije.
search-further = Zasad ništa nije nađeno. Možete tražiti dalje u prošlost.
search-on = Traži dalje u prošlost
search-casual = Bez rejtinga

imported-mark = Uvezeno
imported-title = Uvezena partija: { $game }
imported-note = Ova je partija uvezena iz zapisa. Pločice nismo dijelili mi, pa podjele nitko ne može provjeriti.
imported-missing = Na ovoj adresi nema uvezene partije.
imported-noDate = Dan nije poznat
imported-date = Dan
imported-event = Događaj
imported-site = Mjesto
imported-unknown = nepoznato
imported-noReplay = U zapisu nedostaju pločice ili potezi, pa nema reprodukcije.
imported-rounds = Bodovi nakon svake runde
imported-round = Runda { $n }
imported-open = Zapis ne kaže kako je partija završila.

people-favourites = Omiljene igre
people-times =
    { $n ->
        [one] { $n } partija, pobjede: { $won }
        [few] { $n } partije, pobjede: { $won }
       *[other] { $n } partija, pobjede: { $won }
    }
people-partners = Partneri
people-noPartners = Još nema partnera s računom.
people-opponents = Protivnici
people-noOpponents = Još nema protivnika s računom.
people-lost = Porazi
people-against = Vi protiv: { $name }
people-score = Vaše pobjede: { $won }. Pobjede igrača { $name }: { $lost }. Neriješeno: { $tied }.
people-never = Još niste igrali jedno protiv drugoga.
people-met = Javne partije u kojima ste oboje
people-note = Kako su partije završile za igrača { $name }. Gosti i prekinute partije se ne broje.
people-yourNote = Kako su partije završile za vas. Gosti i prekinute partije se ne broje.
