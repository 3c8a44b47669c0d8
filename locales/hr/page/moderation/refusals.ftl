refusals =
    .not-moderator = To mogu samo moderatori.
    .banned = Sada ne možete igrati s drugima. Razlog moderatora: { $reason }
    .gone = Te prijave ili mjere više nema.
    .nobody-there = Tamo ne sjedi nitko koga biste mogli prijaviti.
    .yourself = To ste vi.
    .reported = Tu ste osobu već prijavili.
    .bad-words =
        { $max ->
            [one] Upišite od 1 do { $max } vidljiv znak.
            [few] Upišite od 1 do { $max } vidljiva znaka.
           *[other] Upišite od 1 do { $max } vidljivih znakova.
        }
    .bad-time = Odaberite vrijeme od 1 do { $max }.
    .decided = O tome je već odlučeno ili je već završilo.
    .own-report = Vi ste poslali ovu prijavu ili je o vama. Odlučuje drugi moderator.
    .own-sanction = Vi ste odredili ovu mjeru ili je o vama. Odlučuje drugi moderator.
    .appealed = Već ste se žalili. Odlučit će moderator.
