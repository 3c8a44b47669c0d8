# Večeri stalnih parova čije se partije ždrijebaju prema prijašnjim rezultatima.
setup-pairs-format = Tko se s kim susreće
setup-pairs-formats =
    .pairs = Svaki par
    .swiss = Švicarski sustav
    .knock-out = Na ispadanje
    .groups = Skupine pa ispadanje
setup-pairs-formatEffects =
    .pairs = Svaka dva para susreću se jednom.
    .swiss = Svaki par igra sve partije, protiv parova s približno jednako bodova. Svaku partiju ždrijebate kad prijašnja završi.
    .knock-out = Tko izgubi partiju, ispada. Svaku partiju ždrijebate kad prijašnja završi.
    .groups = Svaka dva para skupine susreću se jednom. Zatim najbolji svake skupine igraju na ispadanje, što ždrijebate.
setup-pairs-seeding = Redoslijed na popisu određuje nositelje: najbolji par stavite prvi ili brojeve izvucite ždrijebom.
setup-pairs-swissMatches = Partije, do { $all } bez ponovnog susreta
setup-pairs-untilOne =
    { $n ->
        [one] { $n } partija dok ne ostane jedan par.
        [few] { $n } partije dok ne ostane jedan par.
       *[other] { $n } partija dok ne ostane jedan par.
    }
setup-pairs-drawn-late = Par sudjeluje od sljedećeg ždrijeba.
setup-pairs-drawn-leaves = Odznačite par kad ždrijebate sljedeću partiju. Odigrane partije ostaju.
setup-pairs-drawn-closed = Igri na ispadanje par se može pridružiti samo prije prve partije.
common-byes = Bez protivnika: { $names }.
common-schedule-byes = Bez protivnika
organiser-draw-begin = Ždrijeb partije { $n }
organiser-draw-again = Ždrijebaj ponovno
organiser-draw-note = Ždrijeb slijedi potvrđene rezultate.
organiser-draw-who = Tko je tu
organiser-draw-few = Moraju biti barem dva para.
organiser-draw-take = Prihvati ovaj ždrijeb
organiser-draw-taken = Partija { $n } je izždrijebana.
participant-next-undrawn = Partija { $match } ždrijeba se kad su svi rezultati potvrđeni.
participant-next-bye = U partiji { $match } nemate protivnika.
participant-next-byeWins = Računa se kao pobjeda.
participant-next-byeOn = Igrate u sljedećoj partiji.
participant-next-out = Partiju { $match } ne igrate.
participant-noOpponents = Bez protivnika
