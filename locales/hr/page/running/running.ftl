### How a table is run: time for a turn, what happens when it runs out, talk, and how players get their tiles.
run-title = Kako se igra za stolom
run-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minute
       *[other] { $n } minuta
    }
run-days =
    { $n ->
        [one] { $n } dan
        [few] { $n } dana
       *[other] { $n } dana
    }
run-bank = Rezervno vrijeme
run-noBank = Nema
run-bankHelp = Svaki igrač ima tu rezervu jednom za cijelu partiju. Teče kad istekne vrijeme za potez.
run-timeout = Kad istekne vrijeme
run-timeouts =
    .play = Igra stol
    .eliminate = Partija je izgubljena
    .hold = Mjesto čuva bot
run-timeoutEffects =
    .play = Stol igra najtežu pločicu koja odgovara. Ako nema takve, vuče ili kaže dalje.
    .eliminate = Partija završava pobjedom druge strane.
    .hold = Bot igra dok se igrač ne vrati.
run-talk = Razgovor
run-talks =
    .phrases = Gotove fraze
    .chat = Fraze i tekst
    .off = Isključen
run-talkPairs = Partneri razgovaraju samo između rundi.
run-match = Partija
run-matches =
    .rated = Za rejting
    .unrated = Ne za rejting
run-rated = Za rejting: gledatelji sve vide 15 sekundi kasnije.
run-leaving = Ako u 24 sata napustite { $exits } partije za rejting prije nego što su svi odigrali, sljedeću čekate { $minutes } minuta. Svaki sljedeći put čekate dvostruko dulje, najviše { $hours } sata.
run-pace = Vrijeme za potez
run-noClock = Bez sata
run-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekunde
       *[other] { $n } sekundi
    }
run-tempo = Tempo
run-tempos-open = Otvoren
run-tempos-even = Ujednačen
run-tempoEffects-open = Svaki se potez vidi odmah.
run-tempoEffects-even = Potez se vidi tek trenutak nakon početka reda ili kasnije. Prisiljen potez igra se nakon 3 sekunde. Tako razmišljanje ništa ne odaje.
accept-rules = Kad sjednete, prihvaćate ova pravila.
accept-rulesAndHouse = Kad sjednete, prihvaćate ova pravila i pravila ovog poslužitelja.
accept-house = Pravila ovog poslužitelja
accept-title = Što su igrači prihvatili
accept-then = To su prihvatili kad su sjeli.
tiles-title = Kako igrači dobivaju pločice
tiles-taking = Ruke
tiles-takings =
    .dealt = Dijele se
    .together = Uzimaju svi odjednom
    .in-turn = Uzimaju se redom
tiles-takingEffects =
    .dealt = Svakom se igraču podijeli ruka.
    .together = Pločice leže licem prema dolje. Svi ih uzimaju u isto vrijeme. Što vam nakon 20 sekundi nedostaje, odabire se za vas.
    .in-turn = Prvi uzima onaj tko otvara, zatim ostali redom. Tko otvara, može tražiti ponovno miješanje i tada uzima posljednji. Svatko ima 20 sekundi.
tiles-lifting = Kad igrači gledaju pločice
tiles-liftings =
    .at-once = Odmah
    .in-stages = Postupno
tiles-liftingEffects =
    .at-once = Svoje pločice vidite čim ih dobijete.
    .in-stages = Odmah gledaju onaj tko otvara i sljedeći igrač. Treći gleda nakon prvog poteza, četvrti nakon drugog. Ako se mora otvoriti određenom pločicom, svi gledaju odmah.
tiles-boneyard = Vučenje
tiles-boneyards-next = Sljedeća pločica
tiles-boneyards-pointed = Pločica koju odaberete
tiles-singleChoice = Samo jedan mogući potez
tiles-singleChoices-waits = Igra ga igrač
tiles-singleChoices-moved = Odigra se nakon 3 sekunde
tiles-handOrder = Redoslijed u ruci
tiles-handOrders-free = Po želji
tiles-handOrders-fixed = Kako su uzete
tiles-handOrderEffects-free = Pločice u ruci možete premještati.
tiles-handOrderEffects-fixed = Pločice ostaju redom kojim ste ih uzeli. Ako svoje morate premještati, uključite to u postavkama.
