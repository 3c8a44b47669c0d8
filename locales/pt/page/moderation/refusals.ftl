refusals =
    .not-moderator = Só moderadores podem fazer isso.
    .banned = Você não pode jogar com outras pessoas agora. Motivo do moderador: { $reason }
    .gone = Essa denúncia ou sanção não existe mais.
    .nobody-there = Não há ninguém ali para denunciar.
    .yourself = Essa pessoa é você.
    .reported = Você já denunciou esta pessoa.
    .bad-words =
        { $max ->
            [one] Escreva de 1 a { $max } caractere visível.
            [many] Escreva de 1 a { $max } de caracteres visíveis.
           *[other] Escreva de 1 a { $max } caracteres visíveis.
        }
    .bad-time = Escolha um tempo de 1 a { $max }.
    .decided = Isso já foi decidido ou já terminou.
    .own-report = Esta denúncia é sua ou fala de você. Outro moderador decide.
    .own-sanction = Esta sanção é sua ou fala de você. Outro moderador decide.
    .appealed = Você já recorreu. Um moderador vai decidir.
