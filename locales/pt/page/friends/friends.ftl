### Friends, who is here, and invitations to tables.

title = Amigos
guest-text = Com uma conta, você tem uma lista de amigos. Você vê quem está aqui e o que joga, e convida essas pessoas para sua mesa.
guest-link = Entre ou crie uma conta
list = Seus amigos
listHelp = Só você vê esta lista. Ninguém precisa aceitar para estar nela.
none = Você ainda não tem amigos aqui. Adicione alguém pelo nome, ou escolha entre as pessoas com quem jogou.
here = Está aqui
hereTitle = Amigos que estão aqui
opensTable = O convite abre uma mesa: { $game }.
toYourTable = O convite é para a sua mesa, que está esperando.
away = Não está aqui
plays = Joga { $game }
watch = Assistir
profile = Perfil
bot = robô
waits = Espera em uma mesa valendo rating: { $game }
join = Sentar
joinNamed = Sentar com { $name }
add-label = Nome da conta de um amigo
add-help = Essa pessoa não é avisada.
add-action = Adicionar
add-empty = Digite o nome de uma conta.
make = Adicionar aos amigos
makeNamed = Adicionar aos amigos: { $name }
remove = Remover
removeNamed = Remover { $name }
block = Bloquear
unblock = Desbloquear
unblockNamed = Desbloquear { $name }
said-added = { $name } agora está entre seus amigos.
said-removed = { $name } não está mais entre seus amigos.
said-blocked = Bloqueio feito: { $name } não pode mais convidar você.
said-unblocked = { $name } pode convidar você de novo.
partners = Você jogou há pouco com
noPartners = Depois de uma partida, aparecem aqui as pessoas com conta que jogaram com você.
noOtherPartners = Aqui aparecem outras pessoas com conta que jogaram com você. Seus amigos estão na lista de amigos.
play = Abrir mesa
blocked = Bloqueados
blockedHelp = Os bloqueados não podem convidar você, e você não joga com eles quando procura adversários. Eles não são avisados.
noBlocked = Você não bloqueou ninguém. Você pode bloquear uma pessoa na página dela.
hide = Ocultar que estou aqui
hideHelp = Os outros não veem que você está aqui nem o que joga.
relation-title = Você e { $name }
relation-friend = { $name } está entre seus amigos.
relation-blocked = Você bloqueou { $name }.
relation-help = Se você bloqueia uma pessoa, ela não pode convidar você, e vocês não jogam juntos quando procuram adversários. Ela não é avisada.

# Inviting to a table that waits for players.
invite-title = Convide seus amigos
invite-help = O convite aparece em todas as páginas por 10 minutos. Você não fica sabendo quem recusa.
invite-nobody = Nenhum dos seus amigos está aqui agora.
invite-account = Com uma conta, você tem uma lista de amigos para convidar.
invite-label = Nome de uma conta
invite-invite = Convidar
invite-inviteNamed = Convidar { $name }
invite-again = Convidar de novo
invite-againNamed = Convidar { $name } de novo
invite-sent = Convite enviado
invite-atTable = Nesta mesa
invite-saidSent = Convite enviado a { $name }.
invite-cannot = Não é possível convidar { $name }: { $why }

# An invitation, as the person who is invited sees it.
notice-text = { $name } convida você
notice-rated = { $game }, valendo rating
notice-sit = Sentar
notice-later = Agora não
notice-more =
    { $n ->
        [0] Nenhum outro convite
       *[other]
            { $n ->
                [one] Mais { $n } convite
                [many] Mais { $n } de convites
               *[other] Mais { $n } convites
            }
    }
