### The page: open.

open-title = Elige un juego
open-otherwise = como dice el enlace
open-rules = Reglas
open-search = Buscar juegos, lugares, palabras
open-lately = Recientes y favoritos
open-found =
    { $n ->
        [one] Un juego
        [many] { $n } de juegos
       *[other] { $n } juegos
    }
open-star = Favorito: { $game }
open-nothing = Ningún juego se llama así. Prueba con un lugar, un número de jugadores o menos palabras.
open-options = Reglas de la casa
open-optionsHelp = Lo que cambia en tu mesa.
open-changed = cambiada
open-changedCount =
    { $n ->
        [one] { $n } cambio
        [many] { $n } de cambios
       *[other] { $n } cambios
    }
open-back = Volver a las reglas originales
open-bots-beginner = Bot, principiante
open-bots-easy = Bot, fácil
open-bots-steady = Bot, medio
open-bots-strong = Bot, fuerte
open-bots-master = Bot, maestro
open-agreement = Lo que acuerdas
open-copyRules = Copiar enlace a las reglas
