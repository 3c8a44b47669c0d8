### The page: open.

open-conflict = Ovo dvoje ne ide zajedno: „{ $first }” i „{ $second }” Promijenite jedno od njih.
open-howMany = Koliko igrača
open-clock = Sat
open-otherwise = kao u poveznici
open-title = Otvori stol
open-rules = Pravila
open-options = Vaša pravila
open-optionsHelp = Što je za vašim stolom drukčije.
open-changed = promijenjeno
open-changedCount =
    { $n ->
        [one] { $n } promjena
        [few] { $n } promjene
       *[other] { $n } promjena
    }
open-back = Vrati kako je bilo
open-players = Igrači
open-seats = Mjesta redom kojim se igra
open-seat = Mjesto { $n }
open-partner = vaš partner
open-me = Vi
open-free = Slobodno za onoga tko dođe
open-bots-random = Bot, lak
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
open-tempoEffects-open = Svaki se potez vidi čim je odigran.
open-tempoEffects-even = Nijedan se potez ne vidi odmah na početku reda, a prisiljen se odigra nakon 3 sekunde: iz razmišljanja nitko ništa ne doznaje.
open-tiles = Kako igrači dobivaju pločice
open-taking = Ruke
open-takings =
    .dealt = Dijele se
    .together = Uzimaju svi odjednom
    .in-turn = Uzimaju se redom
open-takingEffects =
    .dealt = Svatko dobiva svoju ruku.
    .together = Pločice leže licem dolje i svi uzimaju u isto vrijeme. Nakon 20 sekundi ostatak se uzima za njih.
    .in-turn = Prvi uzima onaj tko otvara, zatim sljedeći i tako redom. Tko otvara može tražiti da se još jednom promiješa i tada uzima zadnji. Svatko ima 20 sekundi.
open-lifting = Gledanje
open-liftings =
    .at-once = Odmah
    .in-stages = Redom
open-liftingEffects =
    .at-once = Svatko vidi svoje pločice čim ih dobije.
    .in-stages = Onaj tko otvara i sljedeći gledaju odmah, treći nakon prvog poteza, četvrti nakon drugog. Gdje se za otvaranje traži pločica, svi gledaju odmah.
open-boneyard = Vučenje
open-boneyards-next = Sljedeća pločica
open-boneyards-pointed = Pločica na koju se pokaže
open-singleChoice = Jedini izbor
open-singleChoices-waits = Čeka igrača
open-singleChoices-moved = Igra se nakon 3 sekunde
open-handOrder = Red u ruci
open-handOrders-free = Po volji
open-handOrders-fixed = Kako su uzete
open-handOrderEffects-free = Pločice se u ruci smiju premještati.
open-handOrderEffects-fixed = Pločice ostaju gdje stoje. Tko ih mora dodirivati, to dopušta u postavkama.
open-agreement = Što ste dogovorili
open-copyRules = Kopiraj poveznicu na ova pravila
open-create = Otvori stol
open-unknownRules = Poveznica traži pravila kojih ovdje nema: { $rules }. Odaberite druga niže.
