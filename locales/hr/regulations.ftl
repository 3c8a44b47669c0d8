### Regulations of club nights: how rounds, matches and places count. On pages and on paper.

regulation-title = Pravilnik
regulation-name =
    .club = Klupski parovi
    .spain = Španjolska
    .mexico = Meksiko
    .brazil = Brazil
    .venezuela = Venezuela
    .dominican-republic = Dominikanska Republika
    .cuba = Kuba
    .puerto-rico = Portoriko
    .jamaica = Jamajka
regulation-changed = { $name }, izmijenjeno
regulation-own = { $name }, prema: { $base }
regulation-target =
    { $points ->
        [one] Partiju dobiva prvi par koji ima { $points } bod.
        [few] Partiju dobiva prvi par koji ima { $points } boda.
       *[other] Partiju dobiva prvi par koji ima { $points } bodova.
    }
regulation-tiles =
    .double-six = Igra se s 28 pločica, do duple šestice. Svaki igrač uzima 7.
    .double-nine = Igra se s 55 pločica, do duple devetke. Svaki igrač uzima 10.
regulation-counts =
    .losers = Pobjednici runde dobivaju točkice koje su ostale obojici gubitnika.
    .all = Pobjednici runde dobivaju točkice koje su ostale svoj četvorici igrača.
    .rounds = Svaka dobivena runda donosi jedan bod.
regulation-bonus =
    { $points ->
        [one] Premije rundi dodaju najviše { $points } bod.
        [few] Premije rundi dodaju najviše { $points } boda.
       *[other] Premije rundi dodaju najviše { $points } bodova.
    }
regulation-lead =
    .rotates = Nakon svake runde otvaranje prelazi udesno, bez obzira na to tko je dobio.
    .winner = Sljedeću rundu otvara par koji je dobio prethodnu.
regulation-reset = Dobivena runda vraća drugi par na 0.
regulation-excess =
    .on = Bodovi iznad cilja zapisuju se.
    .off = Bodovi iznad cilja ne zapisuju se.
regulation-limit =
    { $minutes ->
        [one] Nakon { $minutes } minute stolovi završavaju rundu.
        [few] Nakon { $minutes } minute stolovi završavaju rundu.
       *[other] Nakon { $minutes } minuta stolovi završavaju rundu.
    }
regulation-noLimit = Vrijeme partije nije ograničeno.
regulation-warning =
    { $minutes ->
        [one] Stolovi se upozoravaju { $minutes } minutu prije.
        [few] Stolovi se upozoravaju { $minutes } minute prije.
       *[other] Stolovi se upozoravaju { $minutes } minuta prije.
    }
regulation-wins-same =
    { $points ->
        [one] Pobjeda vrijedi { $points } turnirski bod.
        [few] Pobjeda vrijedi { $points } turnirska boda.
       *[other] Pobjeda vrijedi { $points } turnirskih bodova.
    }
regulation-wins-each = Turnirski bodovi za pobjedu: { $shutout } ako protivnici imaju 0, { $half } ako imaju 1 do { $middle }, { $close } ako imaju više.
regulation-wins-stopped =
    { $points ->
        [one] Partija prekinuta prije cilja vrijedi { $points } turnirski bod.
        [few] Partija prekinuta prije cilja vrijedi { $points } turnirska boda.
       *[other] Partija prekinuta prije cilja vrijedi { $points } turnirskih bodova.
    }
regulation-order = O mjestima redom odlučuju: { $keys }.
regulation-key =
    .points = turnirski bodovi
    .wins = pobjede
    .effectiveness = učinkovitost
    .difference = razlika bodova
    .plus = bodovi plus
    .meetings = međusobni susreti
    .progress = dokle su stigli
    .group = mjesto u skupini
    .number = broj
regulation-draw-swiss = Susreću se parovi s približno jednako bodova, i nitko dvaput dok je to moguće.
regulation-draw-bye = Par bez protivnika dobiva tu partiju { $target } : { $middle }.
regulation-draw-knockOut = Tko izgubi partiju, ispada. O mjestima prije svega odlučuje dokle su parovi stigli.
regulation-walkover-score = Ako par ne dođe, drugi par pobjeđuje { $target } : { $lost }.
regulation-walkover-worth = Turnirski bodovi za tu pobjedu: { $points }.
regulation-walkover-nothing = Ta se partija odsutnom paru ne računa.
regulation-walkover-penalty = Odsutni par za to dobiva kaznu { $points }.
regulation-annulledRound =
    .same = Poništena runda ne donosi ništa. Ponovno otvara isti igrač.
    .next = Poništena runda ne donosi ništa. Otvaranje prelazi udesno.
regulation-tiedBlock =
    .same = Neriješena blokada ne donosi ništa i ponavlja se. Ponovno otvara isti igrač.
    .next = Neriješena blokada ne donosi ništa. Otvaranje prelazi udesno.
regulation-penalties =
    .effectiveness = Kazne smanjuju učinkovitost i ništa drugo.
    .points = Kazne smanjuju bodove plus, a s njima i učinkovitost.
    .match-points = Kazne smanjuju turnirske bodove i ništa drugo.
regulation-expulsion =
    .keeps = Par isključenog igrača gubi partiju i zadržava svoje bodove.
    .zero = Par isključenog igrača gubi partiju s 0 bodova.
regulation-expelled =
    .stay = Raniji rezultati isključenog para ostaju.
    .annulled = Raniji rezultati isključenog para ne računaju se nikome.
regulation-draw-groups = Svaka dva para skupine susreću se jednom. Najbolji svake skupine zatim igraju na ispadanje.
regulation-draw-groupPlaces = O mjestima prije svega odlučuje dokle su parovi stigli, a zatim mjesto u skupini.
regulation-sources = Izvori
regulation-open = Izvori ne kažu: { $items }.
regulation-item =
    .target = cilj
    .limit = vrijeme partije
    .warning = upozorenje prije kraja
    .counts = što donosi runda
    .bonus = premije
    .lead = tko otvara
    .excess = bodovi iznad cilja
    .order = redoslijed mjesta
    .walkover = nedolasci
    .annulled-round = poništene runde
    .tied-block = neriješene blokade
    .penalties = što smanjuju kazne
    .expulsion = isključenja
