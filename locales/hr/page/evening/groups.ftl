# Večeri skupina, nakon kojih najbolji svake igraju na ispadanje.
setup-pairs-groups-count = Skupine
setup-pairs-groups-fewer = Manje skupina
setup-pairs-groups-more = Više skupina
setup-pairs-groups-qualify = Koliko ih iz svake skupine ide dalje
setup-pairs-groups-qualifyFewer = Dalje ide manje
setup-pairs-groups-qualifyMore = Dalje ide više
setup-pairs-groups-help = Veličina skupine: { $sizes }. Partija u skupinama: { $groups }. Partija na ispadanje: { $n }.
setup-pairs-groups-leaves = Par više ne igra u svojoj skupini. Odigrane partije ostaju.
setup-pairs-groups-closed = Par se skupini može pridružiti samo prije prve partije.
common-group = Skupina { $n }
common-standings-goOn = Mjesta u skupini koja igraju na ispadanje: { $places }.
