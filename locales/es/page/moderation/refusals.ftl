refusals =
    .not-moderator = Solo los moderadores pueden hacerlo.
    .banned = Ahora no puedes jugar con otros. Motivo del moderador: { $reason }
    .gone = Esa denuncia o esa sanción ya no existe.
    .nobody-there = Ahí no hay nadie a quien puedas denunciar.
    .yourself = Esa persona eres tú.
    .reported = Ya has denunciado a esta persona.
    .bad-words =
        { $max ->
            [one] Escribe de 1 a { $max } carácter visible.
            [many] Escribe de 1 a { $max } de caracteres visibles.
           *[other] Escribe de 1 a { $max } caracteres visibles.
        }
    .bad-time = Elige un tiempo de 1 a { $max }.
    .decided = Ya está decidido o ha terminado.
    .own-report = Esta denuncia es tuya o trata de ti. Decide otro moderador.
    .own-sanction = Esta sanción es tuya o trata de ti. Decide otro moderador.
    .appealed = Ya has presentado un recurso. Lo decidirá un moderador.
