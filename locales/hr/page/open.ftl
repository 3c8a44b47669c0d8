### The page: open.

open-title = Odaberite igru
open-otherwise = kao u poveznici
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
open-bots-beginner = Bot, početnik
open-bots-easy = Bot, lagan
open-bots-steady = Bot, srednji
open-bots-strong = Bot, jak
open-bots-master = Bot, majstor
open-agreement = Što dogovarate
open-copyRules = Kopiraj poveznicu na ova pravila
