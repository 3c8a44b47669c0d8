### Reports, what moderators decide, appeals, and the host's own rules.

cancel = Cancelar
more = Mostrar mais
left =
    { $n ->
        [one] Resta { $n } caractere
        [many] Restam { $n } de caracteres
       *[other] Restam { $n } caracteres
    }
tooLong = O texto é longo demais. Encurte-o.
empty = Escreva pelo menos uma frase.
nameless = Um convidado sem nome
bot = robô

report-title = Denunciar um jogador
report-of = Denunciar { $name }
report-whom = Quem você denuncia?
report-why = Por quê?
report-unexplained = Escolha um motivo.
report-reasons =
    .cheating = Trapaceia, por exemplo com um programa
    .signalling = Diz ao parceiro o que jogar
    .talk = Insulta ou incomoda outras pessoas
    .name = Tem um nome ofensivo
    .leaving = Abandona partidas
    .stalling = Deixa o tempo correr para irritar
    .other = Outra coisa
report-words = O que aconteceu? Você pode deixar vazio.
report-seen = Os moderadores veem seu nome, sua denúncia, a partida e as últimas mensagens, se a mesa está aberta. A pessoa não recebe aviso.
report-seenAccount = Os moderadores veem seu nome, sua denúncia e como esta pessoa se comporta nas partidas. A pessoa não recebe aviso.
report-send = Enviar denúncia
report-sent = Sua denúncia está com os moderadores. Agradecemos.
report-already = Você já denunciou esta pessoa. Os moderadores vão ver isso.
report-nobody = Não há outra pessoa nesta mesa.

kinds =
    .warning = Advertência
    .time-out = Silêncio no chat
    .ban = Banimento
means =
    .warning = Leia o motivo. Nada mais acontece.
    .time-out = Você não pode escrever nas mesas.
    .ban = Você não pode jogar com outras pessoas nem escrever.
since = Desde { $date }
until = Até { $date }
forGood = Para sempre
states =
    .holds = Em vigor
    .over = Terminada
    .lifted = Revogada
reason = Motivo: { $reason }
liftedOn = Revogada em { $date }. Motivo: { $reason }

own-title = Decisões sobre você
own-intro = Os moderadores decidem sobre denúncias. Aqui você lê o que decidiram sobre você e pode recorrer.
own-none = Os moderadores não decidiram nada sobre você.
own-link = Decisões sobre você
own-notice =
    .warning = Um moderador advertiu você.
    .time-out = Um moderador suspendeu suas mensagens por algum tempo.
    .ban = Um moderador proibiu você de jogar com outras pessoas.
own-read = Ler o motivo
own-rules = Regras deste servidor

appeal-title = Recurso
appeal-help = Você pode recorrer uma vez. Um moderador lê e decide.
appeal-words = Por que esta decisão está errada?
appeal-send = Enviar recurso
appeal-sent = Seu recurso está com os moderadores.
appeal-yours = Seu recurso: { $words }
appeal-said = Recurso: { $words }
appeal-waits = Um moderador vai decidir sobre o recurso.
appeal-decided =
    .uphold = A decisão fica. Motivo: { $reason }
    .lift = O recurso foi aceito. Motivo: { $reason }

stopped-talk = Você não pode escrever nas mesas até { $until }.
stopped-play = Você não pode jogar com outras pessoas até { $until }.
stopped-forGood = Você não pode jogar com outras pessoas.
stopped-reason = Motivo do moderador: { $reason }
stopped-link = O que você pode fazer

house-title = Regras deste servidor
house-none = O administrador deste servidor não definiu regras próprias.
house-by = O administrador deste servidor pede isto a todos que jogam aqui.
house-changed = O administrador deste servidor mudou estas regras desde então.
house-now = Regras de hoje

title = Moderação
only = Só os moderadores deste servidor podem ver esta página.
pages =
    .reports = Denúncias
    .appeals = Recursos
    .sanctions = Em vigor
    .log = Registro
    .networks = Redes em comum
    .plays = Informação compartilhada
openOnes = Abertas
decidedOnes = Decididas

queue-status = Situação
queue-none = Não há denúncias abertas.
queue-noneDecided = Ainda não há denúncias decididas.
queue-count =
    { $open ->
        [one] { $open } denúncia aberta, { $all } no total
        [many] { $open } de denúncias abertas, { $all } no total
       *[other] { $open } denúncias abertas, { $all } no total
    }
queue-line = { $reason }, { $date }
queue-by = Denúncia de { $name }
queue-own = Esta denúncia é sua ou fala de você. Outro moderador decide.
queue-look = Ver a denúncia
queue-lookOf = Ver a denúncia contra { $name } de { $date }
queue-oldest = São mostradas as denúncias mais antigas: { $n }.

one-title = Denúncia
one-about = Denúncia contra { $name }
one-evidence = O que foi dito antes
one-noTalk = Nada foi dito.
one-them = denunciado
one-replay = Ver a partida
one-table = Ver a mesa
one-by = Denúncia de
one-deciding = Decisão
one-decision = { $by } decidiu em { $date }
one-dismissed = A denúncia foi descartada.
one-imposed = Uma medida foi aplicada.

file-conduct = Conduta nas partidas
file-begun = Começadas
file-finished = Terminadas
file-leftThem = Abandonadas
file-givenUp = Desistências
file-turns = Jogadas
file-timedOut = Tempo esgotado
file-sanctions = Decisões anteriores
file-noSanctions = Antes nada foi decidido sobre esta pessoa.
file-reports = Denúncias contra esta pessoa
file-networks = A mesma rede
file-networksHelp = Estas pessoas jogaram partidas valendo rating da mesma rede. É uma pista, não uma prova: famílias e clubes compartilham a rede.
file-noNetworks = Ninguém jogou da mesma rede.
file-noPlays = Nenhum par com esta pessoa se destaca.
file-person = Pessoa
file-matches = Partidas
file-partners = Como parceiros
file-last = Última
file-byName = Procurar uma pessoa
file-name = Nome de uma conta
file-find = Mostrar
file-profile = Perfil
file-nobody = Nenhuma conta tem o nome { $name }.

decide-what = O que acontece?
decide-dismiss = Nada
decide-kinds =
    .warn = Advertência
    .time-out = Silêncio no chat
    .ban = Banimento
decide-long = Por quanto tempo?
decide-reason = Motivo
decide-reasonHelp = A pessoa lê o motivo.
decide-reasonDismiss = Só os moderadores leem. Você pode deixar vazio.
decide-all = Decidir também as outras denúncias abertas contra esta pessoa
decide-send = Decidir
decide-done = Está decidido.

appeals-none = Não há recursos abertos.
appeals-noneDecided = Ainda não há recursos decididos.
appeals-own = Esta sanção é sua ou fala de você. Outro moderador decide.
appeals-what = O que acontece com a sanção?
appeals-uphold = Fica
appeals-lift = Termina

held-none = Não há silêncios nem banimentos em vigor.
held-by = Por { $name }
held-report = A denúncia
held-lift = Revogar
held-liftOf = Revogar a sanção de { $name }
held-lifted = A sanção de { $name } foi revogada.

log-none = Os moderadores ainda não fizeram nada.
log-acts =
    .dismiss = Denúncia descartada
    .warn = Advertência
    .time-out = Silêncio no chat
    .ban = Banimento
    .lift = Sanção revogada
    .uphold = Recurso recusado
    .grant = Recurso aceito
log-line = { $by }, { $date }
log-gone = conta apagada

networks-none = Ninguém jogou partidas valendo rating com outros da mesma rede.
networks-pair = Duas pessoas

plays-none = Nenhum par se destaca.
plays-never = O administrador deste servidor ainda não verificou isto.
plays-help = Estas jogadas convêm a peças escondidas mais do que o acaso e o jogo de outros pares explicam. É uma pista, não uma prova: bons jogadores deduzem as peças pelas jogadas.
plays-run = Calculado em { $date }. Partidas valendo rating desde { $since }: { $matches }. Pares comparados: { $pairs }.
plays-pair = { $by } e as peças de { $of }
plays-helps = { $by } deixa para { $of } mais peças jogáveis que outras pessoas: { $n } por rodada.
plays-hinders = { $by } deixa para { $of } menos peças jogáveis que outras pessoas: { $n } por rodada.
plays-partners = Como parceiros
plays-opponents = Como adversários
plays-figures = Rodadas: { $rounds }. Erros padrão em relação a outros pares: { $deviations }.
plays-match = Partida { $n }
plays-matchOf = Partida { $n } de { $by } e { $of }
