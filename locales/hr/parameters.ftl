# Poruka je parametar: njezina je vrijednost naziv, a atributi su ono što dogovor kaže.
# Atribut `nothing` ukratko kaže bez čega se igra, za posljednji redak dogovora.
# Po čemu rečenice biraju riječi, piše na početku engleske datoteke.

# Blokirana runda: genitiv, akuzativ, lokativ.
block-genitive = { $game ->
   *[other] blokade
    [goat] ribe
    [donkey] ribe
}
block-accusative = { $game ->
   *[other] blokadu
    [goat] ribu
    [donkey] ribu
}
# Na početku rečenice.
round-blocked = { $game ->
   *[other] Runda je blokirana
    [goat] Riba je
    [donkey] Riba je
}
blocked-at-once = { $game ->
   *[other] runda je odmah blokirana
    [goat] odmah je riba
    [donkey] odmah je riba
}
not-blocked = { $game ->
   *[other] runda nije blokirana
    [goat] ribe nema
    [donkey] ribe nema
}

tiles-set = Set pločica
    .double-6 = Igra se setom do šestice: 28 pločica, od 0-0 do 6-6.
    .double-9 = Igra se setom do devetke: 55 pločica, od 0-0 do 9-9.
    .double-12 = Igra se setom do dvanaestice: 91 pločica, od 0-0 do 12-12.
    .double-15 = Igra se setom do petnaestice: 136 pločica, od 0-0 do 15-15.
    .double-18 = Igra se setom do osamnaestice: 190 pločica, od 0-0 do 18-18.
    .triomino-56 = Igra se s 56 trokutnih pločica, po jedna za svaka tri broja od 0 do 5. U smjeru kazaljke od najmanjega brojevi nikad ne padaju: postoji 1-2-3, ali ne i 1-3-2.

tiles-without = Izvađene pločice
    .nothing = bez vađenja pločica
    .none = Iz seta se ništa ne vadi.
    .always = Prije podjele izvadite { $tiles }.
    .players = Ako je igrača { $players }, prije podjele izvadite { $tiles }.

tiles-blanks = Prazna polovica
    .plain = Prazno vrijedi 0 i odgovara samo praznom.
    .plain-uncounted = Prazno odgovara samo praznom.
    .plain-pictures = Prazno je broj kao svaki drugi, s vlastitom slikom.
    .plain-sum-7 = Prazno vrijedi 0. S njim se ne može složiti sedam, pa na otvoreno prazno ide samo matador.
    .plain-triangles = 0 je broj kao svaki drugi i odgovara samo broju 0.
    .wild = Praznine su slobodne: prazno odgovara svakom broju, a na otvoreno prazno ide svaka pločica. Koji broj zamjenjuje, ne govori se.

tiles-faces = Izgled pločica
    .pips = { $triangles ->
        [yes] Na pločicama su brojevi.
       *[no] Na pločicama su točke.
    }
    .pictures = { $triangles ->
        [yes] Na pločicama su slike umjesto brojeva, po jedna za svaki broj.
       *[no] Na pločicama su slike umjesto točaka, po jedna za svaki broj.
    }
    .cards = Pločice izgledaju kao karte.

seats-count = Igrači
    .list = Broj igrača: { $players }.
    .missing = Ako je igrača { $players }, stol se ne može otvoriti: nije dogovoreno koliko se pločica uzima.

seats-sides = Strane
    .solo = Svatko igra za sebe.
    .pairs = Učetvero se igra par protiv para. Partneri sjede jedan nasuprot drugome i imaju zajedničke bodove.
    .pairs-at-4 = Učetvero se igra par protiv para: partneri sjede jedan nasuprot drugome i imaju zajedničke bodove. S drugim brojem igrača svatko igra za sebe.
    .two-hands = Dva igrača drže po dvije ruke i igraju kao dva para. Ruke igraju redom, naizmjence jednoga i drugoga igrača. Svaka ruka igra svoje pločice, a ti vidiš obje svoje.

seats-direction = Redoslijed igre
    .clockwise = Igra se u smjeru kazaljke na satu, ulijevo.
    .counterclockwise = Igra se suprotno od kazaljke na satu, udesno.

deal-hand = Pločica u ruci
    .same = { $tiles ->
        [one] Svatko uzima { $tiles } pločicu, licem prema dolje.
        [few] Svatko uzima { $tiles } pločice, licem prema dolje.
       *[other] Svatko uzima { $tiles } pločica, licem prema dolje.
    }
    .players = { $tiles ->
        [one] Ako je igrača { $players }, svatko uzima { $tiles } pločicu, licem prema dolje.
        [few] Ako je igrača { $players }, svatko uzima { $tiles } pločice, licem prema dolje.
       *[other] Ako je igrača { $players }, svatko uzima { $tiles } pločica, licem prema dolje.
    }
    .two-hands = { $tiles ->
        [one] Svatko uzima { $tiles } pločicu, licem prema dolje, po pola za svaku ruku.
        [few] Svatko uzima { $tiles } pločice, licem prema dolje, po pola za svaku ruku.
       *[other] Svatko uzima { $tiles } pločica, licem prema dolje, po pola za svaku ruku.
    }
    .none-left = Dijele se sve pločice.

deal-rest = Preostale pločice
    .boneyard = Preostale pločice leže licem prema dolje: one su zaliha.
    .out-of-play = Preostale pločice ostaju licem prema dolje, izvan igre.
    .asleep = Preostale pločice spavaju: leže licem prema dolje, ne vuku se i ne broje.

deal-redeal = Nova podjela
    .nothing = bez nove podjele
    .none = Nove podjele nema.
    .doubles = { $doubles ->
        [one] Ako netko ima { $doubles } duplu ili više, dijeli se ponovno.
        [few] Ako netko ima { $doubles } duple ili više, dijeli se ponovno.
       *[other] Ako netko ima { $doubles } dupli ili više, dijeli se ponovno.
    }
    .suit = { $suit ->
        [one] Ako netko ima { $suit } pločicu istog broja ili više, računajući duplu, dijeli se ponovno.
        [few] Ako netko ima { $suit } pločice istog broja ili više, računajući duplu, dijeli se ponovno.
       *[other] Ako netko ima { $suit } pločica istog broja ili više, računajući duplu, dijeli se ponovno.
    }
    .both = Ako netko ima { $doubles ->
        [one] { $doubles } duplu ili više,
        [few] { $doubles } duple ili više,
       *[other] { $doubles } dupli ili više,
    } ili { $suit ->
        [one] { $suit } pločicu istog broja ili više, dijeli se ponovno.
        [few] { $suit } pločice istog broja ili više, dijeli se ponovno.
       *[other] { $suit } pločica istog broja ili više, dijeli se ponovno.
    }

lead-first = Tko otvara prvu rundu
    .doubles = Tko otvara prvu rundu, odlučuju pločice.
    .lot = Tko otvara, odlučuje ždrijeb: svatko izvuče pločicu, a najbolja otvara.
    .youngest = Otvara najmlađi. Ako ne znate tko je to, odlučuje ždrijeb: svatko izvuče pločicu, a najbolja otvara.
    .random = Otvoriti smije bilo tko. Odlučuje ždrijeb: svatko izvuče pločicu, a najbolja otvara.

lead-order = Pločice koje odlučuju
    .down = { $rounds ->
        [first] Prvu rundu otvara igrač koji ima { $first }.
       *[every] Otvara igrač koji ima { $first }.
    } Ako je nitko nema, otvara tko ima { $second }, i tako dalje do { $last }.
    .up = { $rounds ->
        [first] Prvu rundu otvara igrač koji ima { $first }.
       *[every] Otvara igrač koji ima { $first }.
    } Ako je nitko nema, otvara tko ima { $second }, i tako dalje do { $peak }, a posljednja je { $last }.
    .single = { $rounds ->
        [first] Prvu rundu otvara igrač koji ima { $tile }.
       *[every] Otvara igrač koji ima { $tile }.
    }
    .list = { $rounds ->
        [first] Prije prve runde tražite redom: { $tiles }.
       *[every] Tražite redom: { $tiles }.
    } Otvara igrač s prvom koju nađete.
    .empty = Nema pločice kojom se mora otvoriti.

lead-lotBy = Kako ždrijeb uspoređuje pločice
    .half = { $triangles ->
        [yes] Najbolja je pločica s najvećim brojem. Ako su jednake, bolja su tri ista broja, pa veći zbroj.
       *[no] Najbolja je pločica s najvećom polovicom. Ako su jednake, bolja je dupla, pa veći zbroj.
    }
    .sum = { $triangles ->
        [yes] Najbolja je pločica s najvećim zbrojem. Ako su jednake, bolja je ona s većim najvećim brojem.
       *[no] Najbolja je pločica s najvećim zbrojem. Ako su jednake, bolja je ona s većom polovicom.
    }

# Ispred „otvara najteža pločica” i sličnog.
if-nobody = { $order ->
    [none] { $rounds ->
        [first] U prvoj rundi
       *[every] U svakoj rundi
    }
    [one] Ako je nitko nema,
   *[many] Ako nijednu od njih nitko nema,
}

lead-ifNone = Ako takvu pločicu nitko nema
    .heaviest = { if-nobody } otvara najteža pločica: { $triangles ->
        [yes] najveći zbroj, pa najveći broj, pa veći srednji broj.
       *[no] najveći zbroj, pa veća polovica.
    }
    .lightest = { if-nobody } otvara najlakša pločica: { $triangles ->
        [yes] najmanji zbroj, pa ona s manjim najvećim brojem.
       *[no] najmanji zbroj, pa ona čija je veća polovica manja.
    }
    .highest-pair = { if-nobody } otvaraju dva najviša jednaka broja, pa veći treći broj. Ako jednake brojeve nema nitko, otvara najteža pločica.
    .redeal = { if-nobody } miješajte i dijelite ponovno.
    .draw = Ako tu duplu nitko nema, redom vučete po jednu pločicu, počevši od prvog mjesta. Izvučeno ostaje u ruci. Tko nađe duplu, odmah njome otvara.

lead-tile = Pločica kojom se otvara
    .that-tile = Mora se otvoriti tom pločicom. U sljedećim rundama smije se bilo kojom.
    .that-tile-always = Mora se otvoriti tom pločicom.
    .any = Smije se otvoriti bilo kojom pločicom.
    .any-double = U prvoj rundi mora se otvoriti tom pločicom. U sljedećim se otvara bilo kojom duplom. Ako nemaš duple, otvara sljedeći igrač.
    .any-double-first = U prvoj rundi mora se otvoriti tom pločicom.

lead-next = Tko otvara sljedeće runde
    .as-first = Tako počinje svaka runda.
    .winner = Tko izađe, otvara sljedeću rundu.
    .winner-any-double = Tko izađe, otvara sljedeću rundu bilo kojom duplom. Ako nema duple, otvara sljedeći igrač.
    .rotate = Sa svakom rundom otvaranje prelazi na sljedećeg igrača.
    .winning-side = { $sides ->
        [solo] Tko dobije rundu, otvara sljedeću.
        [pairs] Par koji dobije rundu otvara sljedeću: bilo koji od partnera.
        [hands] Tko dobije rundu, otvara sljedeću bilo kojom rukom.
       *[mixed] Strana koja dobije rundu otvara sljedeću: bilo koji od partnera.
    }
    .descending-double = { $hub ->
        [engine] Svaka runda počinje svojom duplom, lokomotivom: prvo { $first }, zatim { $second } i tako nadolje.
       *[hub] Svaka runda počinje svojom duplom: prvo { $first }, zatim { $second } i tako nadolje.
    } { $again ->
        [yes] Nakon 0-0 opet dolazi { $first }. Njome otvara igrač koji je ima.
       *[no] Njome otvara igrač koji je ima.
    }

lead-afterBlock = Tko otvara nakon blokade
    .same = Isto i nakon { block-genitive }.
    .blocker = Nakon { block-genitive } otvara igrač koji ju je napravio.
    .winner = Nakon { block-genitive } otvara igrač koji ju je dobio.
    .winner-partner = { $sides ->
        [hands] Nakon { block-genitive } pobjednik otvara lakšom rukom.
        [pairs] Nakon { block-genitive } otvara partner s lakšom rukom u paru koji ju je dobio.
       *[mixed] Nakon { block-genitive } otvara igrač s lakšom rukom na strani koja ju je dobila.
    } Ako su te ruke jednake, otvara ona koja je prije na redu.
    .winner-compared = Nakon { block-genitive } otvara onaj od dvojice uspoređenih igrača koji ima lakšu ruku. Ako su ruke jednake, otvara pobjednik.
    .leader-again = Nakon { block-genitive } opet otvara igrač koji je otvorio tu rundu.
    .lowest-hand = Nakon { block-genitive } otvara igrač s najlakšom rukom.

lead-afterTie = Tko otvara nakon blokade koju nitko nije dobio
    .same = Nakon neriješene { block-genitive } otvara se kao nakon svake druge runde.
    .same-winner = Nakon neriješene { block-genitive } opet otvara igrač koji je otvorio tu rundu.
    .blocker = Nakon neriješene { block-genitive } otvara igrač koji ju je napravio.
    .rotate = Nakon neriješene { block-genitive } otvaranje prelazi na sljedećeg igrača.
    .as-first = Nakon neriješene { block-genitive } otvara se kao u prvoj rundi.

layout-shape = Kako pločice leže
    .line = Pločice čine jedan niz s dva kraja. Duple leže poprijeko.
    .cross = Prva dupla je križna: igra se na sve četiri njezine strane. Kasnije duple leže poprijeko i ne otvaraju nove krakove.
    .tree = Na svaku duplu igra se sa sve četiri strane.
    .trains = Svaki igrač ima svoj vlak, a jedan je zajednički. Svaki vlak počinje kod lokomotive, njezinim brojem. Igraš na svoj vlak, na zajednički i na vlakove s oznakom. Kad kažeš dalje, tvoj vlak nosi oznaku dok na njega ti opet ne odigraš.
    .chicken-foot = Prvih šest pločica ide na početnu duplu. Zatim se igra na bilo koju otvorenu polovicu. Svaka kasnija dupla treba tri pločice, svoje prste, prije nego što se igra drugdje. Smiješ izaći i duplom: tada ne treba prste.
    .triangles = Trokut položi tako da cijelom stranicom dodiruje drugi. Dodir vrhom nije dovoljan.

layout-crossOpens = Kada se krakovi otvaraju
    .at-once = Sve četiri strane križne duple otvorene su odmah.
    .after-both-sides = Njezine druge dvije strane otvaraju se kad su pokrivene obje strane uz niz.

layout-match = Što se čime dodiruje
    .equal = Pločice se spajaju jednakim brojevima.
    .equal-wild = Pločice se spajaju jednakim brojevima ili prazninom.
    .equal-triangles = Na zajedničkoj stranici moraju se slagati oba broja, a tako i svaki zajednički vrh.
    .sum-7 =
        Polovice koje se dodiruju moraju zajedno dati sedam: 1 i 6, 2 i 5, 3 i 4.{ $matadors ->
            [none] { "" }
           *[other] { " " }Matadori { $matadors } idu na svaki kraj, bilo kojom polovicom.
        }

turn-plays = Pločica u potezu
    .one = U potezu igraš jednu pločicu.
    .two-doubles = U potezu igraš jednu pločicu ili dvije duple na dva različita kraja. Rundu uvijek otvara samo jedna pločica.
    .double-run = U potezu igraš jednu pločicu. Iza nje smiješ dodati sve duple koje odgovaraju, na bilo koje otvorene krajeve.
    .cover-double = U potezu igraš jednu pločicu, ali duplu moraš pokriti u istom potezu. { $cover ->
        [hand] Pokrij je pločicom iz ruke.
        [one] Pokrij je pločicom iz ruke ili jednom izvučenom, ako odgovara.
       *[many] Pokrij je pločicom iz ruke ili izvučenom.
    } Ako ne možeš, kažeš dalje i tvoj vlak dobiva oznaku. Dok dupla nije pokrivena, nitko ne igra drugdje. Otvaranje lokomotivom cijeli je potez. Izaći smiješ i nepokrivenom duplom.

turn-closeDouble = Zatvaranje duple
    .yes = Kad staviš duplu, smiješ je zatvoriti: na nju se više ne igra. U potezu kojim se otvara duple se ne zatvaraju. { $draws ->
        [yes] Ako nema otvorenog kraja, { blocked-at-once }, čak i ako se još može vući.
       *[no] Ako nema otvorenog kraja, { blocked-at-once }.
    }
    .no = Duple se ne mogu zatvarati.

turn-equalEnds = Jednaki krajevi
    .free = Kad oba kraja pokazuju isti broj, igraj na bilo koji.
    .leader-right = Kad oba kraja pokazuju isti broj, igra se samo na kraj desno od igrača koji je otvorio.

draw-mode = Ako ne možeš igrati
    .none = Ako ne možeš igrati, kažeš dalje.
    .until-playable = Ako ne možeš igrati, vučeš iz zalihe jednu po jednu dok jedna ne odgovara, i nju igraš. Ako se više nema što vući, kažeš dalje.
    .until-playable-max = { $max ->
        [1] Ako ne možeš igrati, vučeš iz zalihe jednu pločicu. Ako odgovara, igraš je; ako ne, kažeš dalje.
        [one] Ako ne možeš igrati, vučeš iz zalihe jednu po jednu dok jedna ne odgovara, najviše { $max } pločicu u potezu. Ako nijedna ne odgovara, kažeš dalje.
        [few] Ako ne možeš igrati, vučeš iz zalihe jednu po jednu dok jedna ne odgovara, najviše { $max } pločice u potezu. Ako nijedna ne odgovara, kažeš dalje.
       *[other] Ako ne možeš igrati, vučeš iz zalihe jednu po jednu dok jedna ne odgovara, najviše { $max } pločica u potezu. Ako nijedna ne odgovara, kažeš dalje.
    }
    .exactly = { $count ->
        [1] Ako ne možeš igrati, vučeš iz zalihe jednu pločicu. Ako odgovara, igraš je; ako ne, kažeš dalje.
        [one] Ako ne možeš igrati, vučeš iz zalihe { $count } pločicu ili koliko ih je ostalo. Ako koja odgovara, igraš je; ako ne, kažeš dalje.
        [few] Ako ne možeš igrati, vučeš iz zalihe { $count } pločice ili koliko ih je ostalo. Ako koja odgovara, igraš je; ako ne, kažeš dalje.
       *[other] Ako ne možeš igrati, vučeš iz zalihe { $count } pločica ili koliko ih je ostalo. Ako koja odgovara, igraš je; ako ne, kažeš dalje.
    }
    .all-dealt = Sve su pločice podijeljene, pa se nema što vući. Ako ne možeš igrati, kažeš dalje.
    .all-kept = { $reserve ->
        [1] Posljednja se pločica nikad ne vuče, pa se nema što vući. Ako ne možeš igrati, kažeš dalje.
        [one] Posljednja { $reserve } pločica nikad se ne vuče, pa se nema što vući. Ako ne možeš igrati, kažeš dalje.
        [few] Posljednje { $reserve } pločice nikad se ne vuku, pa se nema što vući. Ako ne možeš igrati, kažeš dalje.
       *[other] Posljednjih { $reserve } pločica nikad se ne vuče, pa se nema što vući. Ako ne možeš igrati, kažeš dalje.
    }
    .no-boneyard = { $left ->
        [none] Ako je igrača { $players }, nema zalihe: ako ne možeš igrati, kažeš dalje.
       *[kept] Ako je igrača { $players }, nema se što vući: ako ne možeš igrati, kažeš dalje.
    }

draw-count = Koliko se vuče
    .number = { $count ->
        [one] Odjednom vučeš { $count } pločicu.
        [few] Odjednom vučeš { $count } pločice.
       *[other] Odjednom vučeš { $count } pločica.
    }

draw-max = Najviše vučenja u potezu
    .none = U potezu smiješ vući koliko god treba.
    .number = { $max ->
        [one] U potezu vučeš najviše { $max } pločicu.
        [few] U potezu vučeš najviše { $max } pločice.
       *[other] U potezu vučeš najviše { $max } pločica.
    }

draw-reserve = Pločice koje se nikad ne vuku
    .nothing = bez zadržanih pločica
    .none = Zaliha se vuče do posljednje pločice.
    .number = { $reserve ->
        [1] Posljednja pločica zalihe nikad se ne vuče.
        [one] Posljednja { $reserve } pločica zalihe nikad se ne vuče.
        [few] Posljednje { $reserve } pločice zalihe nikad se ne vuku.
       *[other] Posljednjih { $reserve } pločica zalihe nikad se ne vuče.
    }

draw-ifAble = Ako možeš igrati
    .forbidden = Ako možeš igrati, moraš.
    .allowed = Prije nego što odigraš, smiješ vući i kad već možeš igrati. Dok ti neka pločica odgovara, ne smiješ reći dalje.

draw-penalty = Cijena vučenja
    .nothing = { $both ->
        [yes] bez kazni
       *[no] bez kazne za vučenje
    }
    .none = Vučenje ništa ne stoji.
    .number = { $penalty ->
        [one] Svaka izvučena pločica stoji { $penalty } bod. Zbroj može pasti ispod nule.
        [few] Svaka izvučena pločica stoji { $penalty } boda. Zbroj može pasti ispod nule.
       *[other] Svaka izvučena pločica stoji { $penalty } bodova. Zbroj može pasti ispod nule.
    }

draw-passPenalty = Cijena za „dalje”
    .nothing = bez kazne za „dalje”
    .none = Za „dalje” se ništa ne plaća.
    .number = { $penalty ->
        [one] Ako kažeš dalje nakon vučenja u istom potezu, gubiš još { $penalty } bod. Bez vučenja je „dalje” besplatno.
        [few] Ako kažeš dalje nakon vučenja u istom potezu, gubiš još { $penalty } boda. Bez vučenja je „dalje” besplatno.
       *[other] Ako kažeš dalje nakon vučenja u istom potezu, gubiš još { $penalty } bodova. Bez vučenja je „dalje” besplatno.
    }

end-out = Izlaz
    .first-player = Kad odigraš posljednju pločicu, izlaziš i runda završava. To je izlaz i kad ista pločica { $game ->
       *[other] blokira rundu.
        [goat] napravi ribu.
        [donkey] napravi ribu.
    }
    .whole-side = Runda završava tek kad su prazne sve ruke jedne strane.

end-block = Kada je runda blokirana
    .no-move = { $draws ->
        [yes] { round-blocked } kad nitko ne može igrati i više se nema što vući.
       *[no] { round-blocked } kad nitko ne može igrati.
    }
    .dead-suit = { round-blocked } čim svi krajevi pokazuju isti broj, a od njegovih pločica na stolu nedostaje najviše dupla. { $draws ->
        [yes] Više se ne vuče. { round-blocked } i kad nitko ne može igrati i više se nema što vući.
       *[no] { round-blocked } i kad nitko ne može igrati.
    }

end-deadBoneyard = Zatvorena igra uz zalihu
    .drawn-out = Dok se ima što vući, { not-blocked }: sljedeći igrač mora prvo sve izvući.
    .drawn-out-closing = Dok je neki kraj otvoren i ima se što vući, { not-blocked }: sljedeći igrač mora prvo sve izvući.
    .drawn-out-in-turns = Dok se ima kamo igrati i što vući, { not-blocked }: vuče se redom.
    .stays = Kad su odigrane sve pločice svih otvorenih brojeva, { blocked-at-once }. Više se ne vuče.

value-special = Koliko vrijede pločice u ruci
    .pips = Pločica koja ti ostane u ruci vrijedi koliko ima točaka.
    .halves = Pločica koja ti ostane u ruci vrijedi zbroj svojih dvaju brojeva.
    .numbers = Pločica koja ti ostane u ruci vrijedi zbroj svojih triju brojeva.
    .only = { $count ->
        [one] Ako ti u ruci ostane samo { $tiles }, vrijedi { $points }.
       *[other] Ako ti u ruci ostanu samo { $tiles }, zajedno vrijede { $points }.
    }
    .held = { $count ->
        [one] { $tiles } u ruci vrijedi { $points }.
       *[other] { $tiles } u ruci vrijede po { $points }.
    }

score-sense = Tko upisuje bodove
    .winner-gains = Bodove upisuješ kad dobiješ rundu.
    .winner-gains-play = Tijekom igre bodove upisuju svi. Pločice u rukama upisuje samo pobjednik runde.
    .losers-pay = { $reach ->
        [loses] Bodovi su kazneni.
       *[wins] Bodove upisuju oni koji izgube rundu.
    } { $sides ->
        [solo] Ako izađeš, ne upisuješ ništa.
        [hands] Ako izađeš, ne upisuješ ništa, ni ako u drugoj ruci imaš pločica.
        [pairs] Ako izađeš, ti i partner ne upisujete ništa.
       *[mixed] Ako izađeš, tvoja strana ne upisuje ništa.
    }
    .round-points = Tko dobije rundu, upisuje 1 bod. Za preostale pločice ne upisuje se ništa.
    .play-only = Upisuju se bodovi iz igre i dodatni bodovi, ali ne pločice u rukama.
    .play-only-bare = Upisuju se samo bodovi iz igre: izlaz i blokada ne donose ništa.
    .no-block = Blokada ne donosi bodove.
    .none = Bodovi se ne upisuju, broje se dobivene runde.
    .none-single = Bodovi se ne upisuju.

score-out = Što se upisuje za izlaz
    .opponents = { $sides ->
        [solo] { $others ->
            [one] Kad izađeš, upisuješ što je ostalo u protivnikovoj ruci.
           *[many] Kad izađeš, upisuješ što je ostalo u svim drugim rukama.
        }
        [hands] Kad izađeš, upisuješ što je ostalo u protivnikovim rukama. Tvoja druga ruka se ne računa.
        [pairs] Kad izađeš, tvoj par upisuje što je ostalo protivnicima. Partnerove se pločice ne računaju.
       *[mixed] Kad izađeš, tvoja strana upisuje što je ostalo protivnicima. Partnerove se pločice ne računaju.
    }
    .table = { $sides ->
        [solo] Kad izađeš, upisuješ sve što je ostalo u rukama.
        [hands] Kad izađeš, upisuješ sve što je ostalo u rukama, i u svojoj drugoj ruci.
        [pairs] Kad izađeš, tvoj par upisuje sve što je ostalo u rukama, i u partnerovoj.
       *[mixed] Kad izađeš, tvoja strana upisuje sve što je ostalo u rukama, i u partnerovoj.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] Kad netko izađe, drugi igrač upisuje što mu je ostalo u ruci.
           *[many] Kad netko izađe, svatko drugi upisuje što mu je ostalo u ruci.
        }
        [hands] Kad netko izađe, drugi igrač upisuje što mu je ostalo u objema rukama.
        [pairs] Kad netko izađe, drugi par upisuje što mu je ostalo u objema rukama.
       *[mixed] Kad netko izađe, svaka druga strana upisuje što joj je ostalo u rukama.
    }

score-blockWinner = Tko dobiva blokadu
    .lowest-player = { $sides ->
        [solo] { $others ->
            [one] Kod { block-genitive } pobjeđuje igrač s lakšom rukom.
           *[many] Kod { block-genitive } pobjeđuje igrač s najlakšom rukom.
        }
        [hands] Kod { block-genitive } pobjeđuje igrač s manjim zbrojem.
        [pairs] Kod { block-genitive } pobjeđuje par s manjim zbrojem.
       *[mixed] Kod { block-genitive } pobjeđuje strana s najmanjim zbrojem.
    }
    .lowest-side = { score-blockWinner.lowest-player }
    .side-of-lowest-player = { $sides ->
        [solo] { $others ->
            [one] Kod { block-genitive } pobjeđuje igrač s lakšom rukom.
           *[many] Kod { block-genitive } pobjeđuje igrač s najlakšom rukom.
        }
        [hands] Kod { block-genitive } pobjeđuje igrač koji ima najlakšu ruku, pa i ako su mu obje jednake.
        [pairs] Kod { block-genitive } pobjeđuje par igrača s najlakšom rukom, pa i ako je imaju oba partnera.
       *[mixed] Kod { block-genitive } pobjeđuje strana igrača s najlakšom rukom, pa i ako je imaju oba partnera.
    }
    .blocker-vs-next = Kod { block-genitive } uspoređuju se ruke igrača koji ju je napravio i sljedećega. { $sides ->
        [solo] Pobjeđuje lakša ruka.
        [hands] Pobjeđuje lakša ruka.
        [pairs] Pobjeđuje par s lakšom rukom.
       *[mixed] Pobjeđuje strana s lakšom rukom.
    }
    .fewest-tiles = { $sides ->
        [pairs] Kod { block-genitive } pobjeđuje par s manje pločica.
        [mixed] Kod { block-genitive } pobjeđuje strana s najmanje pločica.
       *[solo] Kod { block-genitive } pobjeđuje igrač s najmanje pločica.
    }
    .nobody = Kod { block-genitive } ne pobjeđuje nitko.

score-block = Što se upisuje za blokadu
    .opponents = { $sides ->
        [solo] { $others ->
            [one] Tko dobije { block-accusative }, upisuje što ima protivnik.
           *[many] Tko dobije { block-accusative }, upisuje što imaju svi drugi igrači.
        }
        [hands] Tko dobije { block-accusative }, upisuje što ima protivnik.
       *[other] Tko dobije { block-accusative }, upisuje što imaju protivnici.
    }
    .table = { $sides ->
        [solo] Tko dobije { block-accusative }, upisuje sve ruke, i svoju.
        [hands] Tko dobije { block-accusative }, upisuje sve ruke, i svoje.
       *[other] Tko dobije { block-accusative }, upisuje sve ruke, i svoje.
    }
    .opponents-minus-own = { $sides ->
        [solo] Tko dobije { block-accusative }, upisuje protivničke bodove umanjene za svoje, ali nikad manje od 0.
        [hands] Tko dobije { block-accusative }, upisuje protivničke bodove umanjene za svoje, ali nikad manje od 0.
       *[other] Tko dobije { block-accusative }, upisuje protivničke bodove umanjene za svoje, ali nikad manje od 0.
    }
    .sum-of-differences = { $others ->
        [one] Tko dobije { block-accusative }, upisuje razliku prema protivniku.
       *[many] Tko dobije { block-accusative }, upisuje razliku prema svakom protivniku, zbrojeno.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] Kod { block-genitive } gubitnik upisuje što mu je ostalo u ruci.
           *[many] Kod { block-genitive } svatko osim pobjednika upisuje što mu je ostalo u ruci.
        }
        [hands] Kod { block-genitive } gubitnik upisuje što mu je ostalo u objema rukama.
        [pairs] Kod { block-genitive } par koji gubi upisuje što mu je ostalo u rukama.
       *[mixed] Kod { block-genitive } svaka strana osim pobjedničke upisuje što joj je ostalo u rukama.
    }
    .own-all = { $sides ->
        [pairs] Kod { block-genitive } svaki par upisuje što mu je ostalo u rukama.
        [mixed] Kod { block-genitive } svaka strana upisuje što joj je ostalo u rukama.
       *[solo] Kod { block-genitive } svatko upisuje što mu je ostalo u ruci.
    }
    .difference = { $others ->
        [one] Kod { block-genitive } gubitnik upisuje razliku, a pobjednik ništa.
       *[many] Kod { block-genitive } svaki gubitnik upisuje razliku prema pobjedniku, a pobjednik ništa.
    }
    .highest-pays-table = { $sides ->
        [pairs] Kod { block-genitive } par s više bodova upisuje sve ruke zajedno.
        [mixed] Kod { block-genitive } strana s najviše bodova upisuje sve ruke zajedno.
       *[solo] Kod { block-genitive } igrač s najviše bodova upisuje sve ruke zajedno.
    }

# Što je jednako kad je runda neriješena.
if-tied = { $compared ->
    [tiles] { $others ->
        [one] Ako i jedni i drugi imaju jednako pločica
       *[many] Ako ih više ima najmanje pločica
    }
    [single] { $sides ->
        [hands] Ako su najlakše ruke obaju igrača jednake
        [pairs] Ako su najlakše ruke obaju parova jednake
       *[mixed] Ako su najlakše ruke više strana jednake
    }
    [next] Ako su te dvije ruke jednake
   *[all] { $others ->
        [one] { $sides ->
            [solo] Ako su obje ruke jednake
           *[pairs] Ako su oba zbroja jednaka
        }
       *[many] { $sides ->
            [solo] Ako je najlakših ruku više
           *[mixed] Ako ih više ima najmanji zbroj
        }
    }
}

score-blockTie = Neriješena blokada
    .void = { if-tied }, { block-accusative } ne dobiva nitko.
    .void-own = { $others ->
        [one] { if-tied }, nitko ne upisuje { block-accusative }.
       *[many] Ako ih je kod { block-genitive } više s istim najmanjim zbrojem, oni ne upisuju. Ostali upisuju.
    }
    .void-highest = Ako ih je kod { block-genitive } više s istim najvećim zbrojem, nitko ne upisuje.
    .eggs = { if-tied }, nitko ne upisuje { block-accusative }. { $eggs ->
        [once] Jednaki bodovi, uzeti jedanput,
       *[sum] Jednaki bodovi, zbrojeni,
    } ostaju na stolu kao „jaja”. Upisuje ih pobjednik sljedeće runde. Ako je i ona neriješena, jaja ostaju.
    .eggs-own = { $others ->
        [one] { if-tied }, nitko ne upisuje { block-accusative }.
       *[many] Ako ih je kod { block-genitive } više s istim najmanjim zbrojem, oni ne upisuju. Ostali upisuju.
    } { $eggs ->
        [once] Jednaki bodovi, uzeti jedanput,
       *[sum] Jednaki bodovi, zbrojeni,
    } ostaju na stolu kao „jaja”. U sljedećoj rundi jaja dobiva onaj tko upisuje najviše. Ako je to neriješeno, jaja ostaju.
    .eggs-highest = Ako ih je kod { block-genitive } više s istim najvećim zbrojem, nitko ne upisuje. { $eggs ->
        [once] Jednaki bodovi, uzeti jedanput,
       *[sum] Jednaki bodovi, zbrojeni,
    } ostaju na stolu kao „jaja”. U sljedećoj rundi jaja dobiva onaj tko upisuje najviše. Ako je to neriješeno, jaja ostaju.
    .carry = { if-tied }, nitko ne upisuje { block-accusative }. Svi bodovi u rukama prenose se pobjedniku sljedeće runde. Ako je i ona neriješena, prenose se dalje.
    .carry-own = { if-tied }, nitko ne upisuje { block-accusative }. Svi bodovi u rukama prenose se. U sljedećoj rundi dobiva ih onaj tko upisuje najviše. Ako je to neriješeno, prenose se dalje.
    .carry-highest = Ako ih je kod { block-genitive } više s istim najvećim zbrojem, nitko ne upisuje. Svi bodovi u rukama prenose se. U sljedećoj rundi dobiva ih onaj tko upisuje najviše. Ako je to neriješeno, prenose se dalje.
    .blocker-loses = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, { block-accusative } gubi par koji ju je napravio.
           *[other] { if-tied }, { block-accusative } gubi igrač koji ju je napravio.
        }
       *[no] Ako je igrač koji je napravio { block-accusative } izjednačen s još jednim, pobjeđuje taj drugi. Inače neriješeno nema pobjednika.
    }
    .blocker-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, { block-accusative } dobiva par koji ju je napravio.
           *[other] { if-tied }, { block-accusative } dobiva igrač koji ju je napravio.
        }
       *[no] Ako je među izjednačenima igrač koji je napravio { block-accusative }, on pobjeđuje. Inače neriješeno nema pobjednika.
    }
    .leader-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, { block-accusative } dobiva par koji je otvorio rundu.
           *[other] { if-tied }, { block-accusative } dobiva igrač koji je otvorio rundu.
        }
       *[no] Ako je među izjednačenima igrač koji je otvorio rundu, on pobjeđuje. Inače neriješeno nema pobjednika.
    }

score-eggs = Koliko je jaja
    .sum = Jaja su jednaki bodovi, zbrojeni.
    .once = Jaja su jednaki bodovi, uzeti jedanput.

score-play = Bodovi iz igre
    .nothing = bez bodova iz igre
    .none = Odigrana pločica sama ne donosi bodove.
    .fives = Nakon svake pločice zbroji otvorene krajeve. Dupla na kraju broji se s obje polovice, a jedina dupla na stolu jedan je kraj. Ako je zbroj djeljiv s pet, odmah ga upisuješ.
    .fives-threes = Nakon svake pločice zbroji otvorene krajeve. Dupla na kraju broji se s obje polovice, a jedina dupla na stolu jedan je kraj. Ako je zbroj djeljiv s pet, upisuješ po 1 bod za svaku peticu. Ako je djeljiv s tri, po 1 za svaku trojku. 10 donosi 2, 9 donosi 3, 15 donosi 8.
    .headings = Ako oba kraja postanu jednaka, upisuješ 2, a ako je jedan od njih dupla, 3.
    .headings-lead = Otvaranje duplom donosi 2.
    .triominoes = Svaki trokut donosi zbroj svojih triju brojeva. Most donosi još 40: dodiruje jedna stranica, a suprotni vrh sastaje se s drugom pločicom. Šesterokut, šesta pločica oko vrha, donosi još 50. Dva odjednom donose još 60, tri još 70.
    .triominoes-lead = Otvaranje s tri ista broja donosi još 10, a 0-0-0 ukupno 40.
    .face-sum = Svaki trokut donosi zbroj svojih triju brojeva.
    .empty-arm = Krak križne duple broji se tek kad je na njemu pločica.
    .played-out = Ako cilj dosegneš tijekom igre, runda se igra do kraja.

score-opening = Prva pločica
    .every = Prva pločica runde donosi bodove kao svaka druga.
    .none = Prva pločica runde ne donosi bodove.
    .later-5-5 = Prva pločica runde ne donosi bodove, osim 5-5 nakon prve runde.
    .later-5-5-below = Prva pločica runde ne donosi bodove. Nakon prve runde donosi ih 5-5, ako imaš manje od { $cap }.

score-round = Zaokruživanje
    .nothing = bez zaokruživanja
    .none = Bodovi pobjednika se ne zaokružuju.
    .nearest-5 = Bodovi pobjednika runde zaokružuju se na najbliži broj djeljiv s 5.
    .up-5 = Bodovi pobjednika runde zaokružuju se naviše na broj djeljiv s 5.

score-roundCap = Granica bodova za rundu
    .none = Pobjednik upisuje sve bodove runde.
    .number = Dobivena runda nikad te ne diže iznad { $cap }. Sve iznad toga propada.

score-bonus = Dodatni bodovi
    .nothing = bez dodatnih bodova
    .none = Nema dodatnih bodova.
    .capicua = Capicúa: izađi pločicom koja odgovara na oba kraja i upisuješ još { $points }. Krajevi moraju biti različiti, a duple se ne računaju.
    .capicu = Capicú: izađi pločicom koja odgovara na oba kraja i upisuješ još { $points }. Krajevi moraju biti različiti, a duple se ne računaju.
    .chuchazo = Chuchazo: izađi s 0-0 i upisuješ još { $points }.
    .pass-all-three = Svaki put kad nakon tvoje pločice sva tri druga igrača kažu dalje, upisuješ još { $points }, čak i ako izgubiš rundu. Ti se bodovi dodaju na kraju runde.
    .three-passes = Svaki put kad nakon tvoje pločice triput zaredom padne „dalje”, upisuješ još { $points }, čak i ako izgubiš rundu. Ti se bodovi dodaju na kraju runde.
    .rounds = { $count ->
        [one] Pobjeda u rundi { $rounds } donosi još { $points }.
       *[other] Pobjede u rundama { $rounds } donose još { $points }.
    }
    .out = Izlaz donosi još { $points }.

account-openAt = Kada se otvara zapis
    .nothing = bez praga za zapis
    .none = Bodovi se upisuju od prve runde.
    .number = { $points ->
        [one] Zapis otvaraš s najmanje { $points } bodom u jednoj rundi. Nakon toga upisuje se svaki bod.
        [few] Zapis otvaraš s najmanje { $points } boda u jednoj rundi. Nakon toga upisuje se svaki bod.
       *[other] Zapis otvaraš s najmanje { $points } bodova u jednoj rundi. Nakon toga upisuje se svaki bod.
    }

account-below = Bodovi prije toga
    .lost = Prije toga manji bodovi propadaju.
    .remembered = Prije toga manji bodovi pamte se i dodaju kad se zapis otvori. Ne pomažu ga otvoriti.

account-clearOnOut = Zapamćeni bodovi igrača koji izađe
    .yes = Ako izađeš, tvoji zapamćeni bodovi se brišu.
    .no = Ako izađeš, tvoji zapamćeni bodovi ostaju.

account-blockResets = Zapamćeni bodovi nakon blokade
    .yes = { $others ->
        [one] Kad kod { block-genitive } jedan upisuje za oba, drugome se brišu zapamćeni bodovi.
       *[many] Kad kod { block-genitive } jedan upisuje za sve, ostalima se brišu zapamćeni bodovi.
    }
    .no = Kad kod { block-genitive } upisuje samo jedan, drugima zapamćeni bodovi ostaju.

account-carryOpens = Preneseni bodovi i zapis
    .yes = Preneseni bodovi pomažu otvoriti zapis. { $below ->
        [remembered] Ako ni to nije dovoljno, pamte se i oni.
       *[lost] Ako ni to nije dovoljno, propadaju i oni.
    }
    .no = Preneseni bodovi ne pomažu otvoriti zapis: mora biti dovoljna sama runda. { $below ->
        [remembered] Ako nije, pamte se i oni.
       *[lost] Ako nije, propadaju i oni.
    }

# Dobivene runde zaredom: što biva s tuđim bodovima.
in-a-row = { $sides ->
    [pairs] Dobivena runda vraća drugi par na 0; neriješena ne mijenja ništa.
    [mixed] Dobivena runda vraća drugu stranu na 0; neriješena ne mijenja ništa.
   *[solo] Dobivena runda vraća druge na 0; neriješena ne mijenja ništa.
}

# Tko gubi partiju, poslije broja bodova.
goat = { $game ->
    [goat] gubi: on je jarac.
    [donkey] gubi: on je magarac.
   *[other] gubi partiju.
}

match-target = Cilj
    .wins-at-least = { $unit ->
        [row] { $target ->
            [one] Tko prvi dobije { $target } rundu zaredom, dobiva partiju.
            [few] Tko prvi dobije { $target } runde zaredom, dobiva partiju.
           *[other] Tko prvi dobije { $target } rundi zaredom, dobiva partiju.
        } { in-a-row }
        [rounds] { $target ->
            [one] Tko prvi dobije { $target } rundu, dobiva partiju.
            [few] Tko prvi dobije { $target } runde, dobiva partiju.
           *[other] Tko prvi dobije { $target } rundi, dobiva partiju.
        }
       *[points] { $target ->
            [one] Tko prvi skupi { $target } bod, dobiva partiju.
            [few] Tko prvi skupi { $target } boda, dobiva partiju.
           *[other] Tko prvi skupi { $target } bodova, dobiva partiju.
        }
    }
    .wins-above = { $unit ->
        [row] { $target ->
            [one] Tko prvi dobije više od { $target } runde zaredom, dobiva partiju.
           *[other] Tko prvi dobije više od { $target } rundi zaredom, dobiva partiju.
        } { in-a-row }
        [rounds] { $target ->
            [one] Tko prvi dobije više od { $target } runde, dobiva partiju.
           *[other] Tko prvi dobije više od { $target } rundi, dobiva partiju.
        }
       *[points] { $target ->
            [one] Tko prvi prijeđe { $target } bod, dobiva partiju.
            [few] Tko prvi prijeđe { $target } boda, dobiva partiju.
           *[other] Tko prvi prijeđe { $target } bodova, dobiva partiju.
        }
    }
    .wins-exactly = { $unit ->
        [row] { $target ->
            [one] Tko prvi dobije { $target } rundu zaredom, dobiva partiju.
            [few] Tko prvi dobije { $target } runde zaredom, dobiva partiju.
           *[other] Tko prvi dobije { $target } rundi zaredom, dobiva partiju.
        } { in-a-row }
        [rounds] { $target ->
            [one] Tko prvi dobije { $target } rundu, dobiva partiju.
            [few] Tko prvi dobije { $target } runde, dobiva partiju.
           *[other] Tko prvi dobije { $target } rundi, dobiva partiju.
        }
       *[points] { $target ->
            [one] Tko prvi ima točno { $target } bod, dobiva partiju. Bodovi koji bi ga prešli ne vrijede, ni oni za izlaz.
            [few] Tko prvi ima točno { $target } boda, dobiva partiju. Bodovi koji bi ih prešli ne vrijede, ni oni za izlaz.
           *[other] Tko prvi ima točno { $target } bodova, dobiva partiju. Bodovi koji bi ih prešli ne vrijede, ni oni za izlaz.
        }
    }
    .loses-at-least = { $target ->
        [one] Tko skupi { $target } bod, { goat }
        [few] Tko skupi { $target } boda, { goat }
       *[other] Tko skupi { $target } bodova, { goat }
    }
    .loses-above = { $target ->
        [one] Tko prijeđe { $target } bod, { goat }
        [few] Tko prijeđe { $target } boda, { goat }
       *[other] Tko prijeđe { $target } bodova, { goat }
    }
    .loses-exactly = { $target ->
        [one] Tko ima točno { $target } bod, gubi partiju. Bodovi koji bi ga prešli ne vrijede.
        [few] Tko ima točno { $target } boda, gubi partiju. Bodovi koji bi ih prešli ne vrijede.
       *[other] Tko ima točno { $target } bodova, gubi partiju. Bodovi koji bi ih prešli ne vrijede.
    }
    .several = { $others ->
        [one] Ako to u istoj rundi uspije i jednima i drugima, pobjeđuje veći zbroj. Ako je izjednačeno, igra se još jedna runda.
       *[many] Ako to u istoj rundi uspije više njih, pobjeđuje najveći zbroj. Ako je izjednačeno, igra se još jedna runda.
    }
    .none = Partija ne završava po bodovima.

match-reach = Što znači dosegnuti cilj
    .wins = Tko dosegne cilj, dobiva partiju.
    .loses = Tko dosegne cilj, gubi partiju.

match-test = Kako se doseže cilj
    .at-least = Cilj je dosegnut s toliko bodova ili više.
    .above = Cilj treba prijeći.
    .exactly = Cilj treba dosegnuti točno. Bodovi koji bi ga prešli ne vrijede.

match-cap = Najviše bodova
    .nothing = bez gornje granice
    .none = Upisuju se i bodovi iznad cilja.
    .number = Sve iznad { $cap } propada.

match-rounds = Broj rundi
    .none = Igra se koliko god rundi treba.
    .single = Igra se jedna runda: tko je dobije, dobiva partiju. Ako je nitko ne dobije, partija je neriješena.
    .highest = { $unit ->
        [points] { $rounds ->
            [one] Nakon { $rounds } runde partiju dobiva najveći zbroj. Ako je izjednačeno, partija je neriješena.
           *[other] Nakon { $rounds } rundi partiju dobiva najveći zbroj. Ako je izjednačeno, partija je neriješena.
        }
       *[rounds] { $rounds ->
            [one] Nakon { $rounds } runde partiju dobiva onaj tko je dobio najviše rundi. Ako je izjednačeno, partija je neriješena.
           *[other] Nakon { $rounds } rundi partiju dobiva onaj tko je dobio najviše rundi. Ako je izjednačeno, partija je neriješena.
        }
    }
    .lowest = { $rounds ->
        [one] Nakon { $rounds } runde partiju dobiva najmanji zbroj. Ako je izjednačeno, partija je neriješena.
       *[other] Nakon { $rounds } rundi partiju dobiva najmanji zbroj. Ako je izjednačeno, partija je neriješena.
    }

match-instant = Što odmah završava partiju
    .nothing = bez trenutačne pobjede
    .none = Ništa ne završava partiju odmah.
    .six-in-a-row = Tko dobije šest rundi zaredom, dobiva partiju. { in-a-row }
    .out-with-0-0 = Ćelavi jarac: tko izađe s 0-0, odmah dobiva partiju.
    .out-with-6-6-if-a-loser-holds-over-25 = Tko izađe sa 6-6, odmah dobiva partiju, ako ruka nekog protivnika vrijedi više od 25.
    .announced-6-6 = { $announcer ->
        [anyone] Ako imaš 6-6, smiješ je najaviti prije otvaranja i njome otvoriti.
        [open] Ako imaš 6-6 i otvoren zapis, smiješ je najaviti prije otvaranja i njome otvoriti.
       *[first] Ako imaš 6-6, a tvoj je zapis otvoren prvi, smiješ je najaviti prije otvaranja i njome otvoriti.
    } Dobiješ li rundu, dobivaš partiju. { $sides ->
        [pairs] Izgubite li je s 25 ili više u svojim rukama, gubite partiju.
        [mixed] Izgubi li je tvoja strana s 25 ili više u rukama, gubi partiju.
       *[solo] Izgubiš li je s 25 ili više u ruci, gubiš partiju.
    } Neriješena runda ne odlučuje ništa.

match-severalOver = Nekoliko gubitnika
    .all = { $others ->
        [one] U istoj rundi partiju mogu izgubiti i jedni i drugi.
       *[many] U istoj rundi partiju može izgubiti i više njih.
    }
    .highest = { $others ->
        [one] Ako bi u istoj rundi izgubili i jedni i drugi, gubi samo veći zbroj.
       *[many] Ako bi u istoj rundi izgubilo više njih, gubi samo najveći zbroj.
    }

match-announceBy = Tko smije najaviti
    .first-open = Najaviti smije samo onaj čiji je zapis otvoren prvi.
    .open-side = Najaviti smije svatko s otvorenim zapisom.

rating-formula = Bodovi za rejting
    .nothing = bez bodova za rejting
    .none = Partija nema vlastite bodove za rejting.
    .goat-club = Rejting: od 100 se oduzme zbroj pobjednika i uzme desetina, zaokruženo, najmanje 1. Gubitnici dobivaju 0. Ako nekome istekne vrijeme, umjesto 100 uzima se njegov zbroj.
    .club-3-2-1 = Turnirski bodovi pobjednika: { $most ->
        [below] 3 ako gubitnici imaju 0 bodova, 2 ako imaju više.
       *[above] 3 ako gubitnici imaju 0 bodova, 2 ako imaju od 1 do 50, 1 ako imaju više.
    } Ako nekome istekne vrijeme, pobjednici dobivaju 1. Gubitnici dobivaju 0.

rating-remembered = Zapamćeni bodovi u rejtingu
    .yes = Za rejting se zapamćeni bodovi računaju u zbroj.
    .no = Za rejting se zapamćeni bodovi ne računaju.
