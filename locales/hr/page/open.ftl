### The page: open.

open-conflict = Ova se dva pravila isključuju: „{ $first }” i „{ $second }” Promijenite jedno od njih.
open-howMany = Broj igrača
open-clock = Sat
open-otherwise = kao u poveznici
open-title = Otvori stol
open-rules = Pravila
open-search = Traži igre, mjesta, riječi
open-lately = Nedavno igrano i omiljeno
open-found =
    { $n ->
        [one] { $n } igra
        [few] { $n } igre
       *[other] { $n } igara
    }
open-star = Omiljeno: { $game }
open-nothing = Nijedna se igra tako ne zove. Pokušajte s mjestom, brojem igrača ili s manje riječi.
open-options = Kućna pravila
open-optionsHelp = Što vaš stol igra drukčije.
open-changed = promijenjeno
open-changedCount =
    { $n ->
        [one] { $n } promjena
        [few] { $n } promjene
       *[other] { $n } promjena
    }
open-back = Vrati izvorna pravila
open-players = Igrači
open-seats = Mjesta, redom kojim se igra
open-seat = Mjesto { $n }
open-partner = vaš partner
open-me = Vi
open-free = Slobodno za svakoga
open-bots-random = Bot, lagan
open-bots-greedy = Bot, srednji
open-bots-steady = Bot, jak
open-pace = Vrijeme za potez
open-noClock = Bez sata
open-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekunde
       *[other] { $n } sekundi
    }
open-tempo = Tempo
open-tempos-open = Otvoren
open-tempos-even = Ujednačen
open-tempoEffects-open = Svaki se potez vidi odmah.
open-tempoEffects-even = Potez se vidi tek trenutak nakon početka reda ili kasnije. Prisiljen potez igra se nakon 3 sekunde. Tako razmišljanje ništa ne odaje.
open-tiles = Kako igrači dobivaju pločice
open-taking = Ruke
open-takings =
    .dealt = Dijele se
    .together = Uzimaju svi odjednom
    .in-turn = Uzimaju se redom
open-takingEffects =
    .dealt = Svakom se igraču podijeli ruka.
    .together = Pločice leže licem prema dolje. Svi ih uzimaju u isto vrijeme. Što vam nakon 20 sekundi nedostaje, odabire se za vas.
    .in-turn = Prvi uzima onaj tko otvara, zatim ostali redom. Tko otvara, može tražiti ponovno miješanje i tada uzima posljednji. Svatko ima 20 sekundi.
open-lifting = Kad igrači gledaju pločice
open-liftings =
    .at-once = Odmah
    .in-stages = Postupno
open-liftingEffects =
    .at-once = Svoje pločice vidite čim ih dobijete.
    .in-stages = Odmah gledaju onaj tko otvara i sljedeći igrač. Treći gleda nakon prvog poteza, četvrti nakon drugog. Ako se mora otvoriti određenom pločicom, svi gledaju odmah.
open-boneyard = Vučenje
open-boneyards-next = Sljedeća pločica
open-boneyards-pointed = Pločica koju odaberete
open-singleChoice = Samo jedan mogući potez
open-singleChoices-waits = Igra ga igrač
open-singleChoices-moved = Odigra se nakon 3 sekunde
open-handOrder = Redoslijed u ruci
open-handOrders-free = Po želji
open-handOrders-fixed = Kako su uzete
open-handOrderEffects-free = Pločice u ruci možete premještati.
open-handOrderEffects-fixed = Pločice ostaju redom kojim ste ih uzeli. Ako svoje morate premještati, uključite to u postavkama.
open-agreement = Što dogovarate
open-copyRules = Kopiraj poveznicu na ova pravila
open-create = Otvori stol
open-find = Nađi protivnike
open-unknownRules = Ova poveznica traži pravila koja nemamo: { $rules }. Odaberite druga pravila niže.
