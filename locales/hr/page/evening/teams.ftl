# Večeri ekipa: više stalnih parova koji dijele mjesto.
setup-pairs-teams-size = Parova u ekipi; 1 bez ekipa
setup-pairs-teams-fewer = Manje parova u ekipi
setup-pairs-teams-more = Više parova u ekipi
setup-pairs-teams-help = Parovi od 1 do { $n } su ekipa 1, i tako dalje. Ekipe se susreću kao parovi. Broj stolova susreta: { $n }.
setup-pairs-teams-count =
    { $n ->
        [one] { $n } ekipa
        [few] { $n } ekipe
       *[other] { $n } ekipa
    }
setup-pairs-teams-untilOne =
    { $n ->
        [one] { $n } partija dok ne ostane jedna ekipa.
        [few] { $n } partije dok ne ostane jedna ekipa.
       *[other] { $n } partija dok ne ostane jedna ekipa.
    }
setup-pairs-teams-name = Naziv ekipe { $n }
setup-pairs-teams-player = Ime igrača { $n } u ekipi
setup-pairs-teams-late = Ekipa igra u preostalim partijama.
setup-pairs-teams-leaves = Odlazi cijela ekipa.
setup-pairs-teams-drawn = Ekipa sudjeluje od sljedećeg ždrijeba.
common-team = Ekipa { $n }
common-standings-team = Ekipa
participant-team = Vaša ekipa: { $name }
participant-teamPlace = Mjesto { $place } od { $teams }
organiser-people-teams = Ekipe
