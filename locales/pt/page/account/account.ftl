### Accounts: signing in, what is in an account, a forgotten password, and links that came by e-mail.

title = Sua conta
intro = Com uma conta, seu nome, suas mesas, seus clubes e suas configurações são os mesmos em todos os seus aparelhos. Você pode jogar sem ela.
haveOne = Você já tem uma conta?
nameOrEmail = Nome ou e-mail
show = Mostrar a senha
save = Salvar
saved = Salvo.
cancel = Cancelar

signIn-title = Entrar
signIn-move = Passar para a minha conta o que fiz aqui sem ela
signIn-guest = Convidado neste navegador: { $name }
signIn-forgotten = Esqueceu a senha?

create-title = Criar uma conta
create-name = Nome
create-nameHelp = Os outros veem este nome, e você entra com ele.
create-guest = O que você fez neste navegador continua seu. Você pode adicionar um e-mail depois, para o caso de esquecer a senha.

said =
    .signed-in = Você entrou.
    .created = Sua conta está pronta, e você já entrou.
    .signed-out = Você saiu.
    .deleted = Sua conta foi apagada.

then-guest = Depois disso, você volta para onde estava.
then-back = Voltar para onde você estava

signedInAs = Você entrou como { $name }
since = Conta desde { $date }
matches = Suas partidas
friends = Amigos
profile = Seu perfil
signOut = Sair
you = Nome e rosto

email-title = E-mail
email-none = Você não informou um e-mail. Com ele, você pode criar outra senha se esquecer a sua.
email-waiting = Falta confirmar. Abra o link da mensagem que enviamos.
email-waitingNoMail = Ainda não confirmado. Abra o link que o administrador deste servidor tem para você.
email-confirmed = Confirmado. Você pode entrar com ele.
email-add = Adicionar e-mail
email-change = Trocar o e-mail
email-again = Trocar ou enviar de novo
email-remove = Remover o e-mail
email-field = E-mail
email-send = Enviar link
email-sent = Um link está a caminho de { $email }. O e-mail vale depois que você abrir o link.
email-sentNoMail = Este servidor não envia e-mails. O administrador dele tem um link para { $email }: peça e abra.
email-turns = Enviar um e-mail quando uma partida lenta esperar por mim
email-arrivals = Enviar um e-mail quando alguém chegar para jogar, se pedi para saber
email-removed = Seu e-mail foi removido.

password-title = Senha
password-now = Senha atual
password-new = Senha nova
password-help =
    { $min ->
        [0] Qualquer senha serve. Quatro palavras fazem uma boa senha.
       *[other]
            { $min ->
                [one] Pelo menos { $min } caractere. Quatro palavras fazem uma boa senha.
                [many] Pelo menos { $min } de caracteres. Quatro palavras fazem uma boa senha.
               *[other] Pelo menos { $min } caracteres. Quatro palavras fazem uma boa senha.
            }
    }
password-change = Trocar a senha
password-changed = Sua senha foi trocada. Você saiu em todos os outros aparelhos.

sessions-title = Onde você entrou
# The names of a browser and of a system: “Firefox on Windows”.
sessions-device = { $browser } no { $system }
sessions-unknown = Aparelho desconhecido
sessions-here = Este navegador
sessions-since = Entrada: { $date }
sessions-used = Último uso: { $date }
sessions-end = Sair
sessions-endNamed = Sair: { $device }
sessions-endOthers = Sair em todos os outros
sessions-ended = Você saiu em: { $device }.
sessions-othersEnded = Você saiu em todos os outros aparelhos.

data-title = Seus dados
data-help = Você pode baixar um arquivo com tudo o que este servidor guarda sobre você.
data-download = Baixar meus dados
data-delete = Apagar a conta
data-deleted = Isso apaga seu nome, seu e-mail, sua senha e suas configurações. Você deixa todos os seus clubes, mesas e torneios e sai em todos os aparelhos. Não dá para desfazer.
data-stays = Os registros das suas partidas ficam, sem o seu nome.
data-confirm = Apagar minha conta

passkeys = Chaves de acesso

programs-title = Programas
programs-help = Um token permite que um programa aja por você, sem sua senha. Você pode revogá-lo a qualquer momento.
programs-docs = Como programas falam com este servidor
programs-list = Tokens
programs-botTitle = Conta de robô
programs-none = Você não tem tokens.
programs-made = Criado em { $date }
programs-used = Último uso: { $date }
programs-unused = Ainda não usado
programs-may = Pode: { LIST($what) }
programs-scopes =
    .read = ler
    .play = jogar
    .clubs = gerenciar clubes
programs-scopeHelp =
    .read = Ler o que você vê: mesas, partidas, clubes.
    .play = Abrir mesas, sentar-se e jogar.
    .clubs = Alterar seus clubes e noites do clube.
programs-new = Novo token
programs-name = Como ele se chama?
programs-mayWhat = O que ele pode fazer?
programs-make = Criar token
programs-secret = Copie o token agora: ele só aparece uma vez.
programs-secretOf = Token { $name }
programs-copy = Copiar token
programs-done = Pronto
programs-withdraw = Revogar
programs-withdrawNamed = Revogar: { $name }
programs-withdrawn = Revogado: { $name }.
programs-bot = Tornar conta de robô
programs-botHelp = Se um programa joga com esta conta, todos à mesa precisam ver isso. Torne-a conta de robô antes de jogar.
programs-botForever = É para sempre: a conta nunca mais será de uma pessoa.
programs-botTables = Cada mesa, partida e lista mostra que um programa joga.
programs-botPools = Ela não pode procurar adversários entre pessoas.
programs-botConfirm = Tornar conta de robô para sempre
programs-isBot = Esta é uma conta de robô: todos veem que um programa joga.

forgotten-title = Senha esquecida
forgotten-intro = Digite o nome ou o e-mail da sua conta. Enviamos um link para esse e-mail. Com ele, você cria uma senha nova.
forgotten-send = Enviar link
forgotten-answer = Se existe uma conta assim com e-mail confirmado, um link está a caminho. Sem e-mail, fale com o administrador deste servidor.
forgotten-introNoMail = Digite o nome ou o e-mail da sua conta. Este servidor não envia e-mails: o administrador dele recebe um link para você. Com ele, você cria uma senha nova.
forgotten-ask = Pedir um link ao administrador
forgotten-answerNoMail = Se existe uma conta assim, o administrador deste servidor tem um link para você. Peça a ele.
forgotten-back = Voltar para entrar

reset-title = Senha nova
reset-set = Salvar a senha
reset-done = Sua senha nova está salva. Você saiu em todos os aparelhos.
reset-incomplete = Falta uma parte do link. Abra o link inteiro da mensagem ou peça um novo.
reset-another = Pedir um link novo

confirm-title = Confirmar e-mail
confirm-done = Seu e-mail está confirmado. Você pode entrar com ele.
confirm-incomplete = Falta uma parte do link. Abra o link inteiro da mensagem ou envie um novo na sua conta.

faults =
    .no-name = Digite um nome.
    .no-email = Digite um e-mail.
    .no-password = Digite uma senha.
    .no-scope = Escolha o que o token pode fazer.
    .at-in-name = O nome de uma conta não tem @.
    .long-name =
        { $max ->
            [one] Um nome tem no máximo { $max } caractere.
            [many] Um nome tem no máximo { $max } de caracteres.
           *[other] Um nome tem no máximo { $max } caracteres.
        }
    .short-password =
        { $min ->
            [one] Uma senha tem pelo menos { $min } caractere.
            [many] Uma senha tem pelo menos { $min } de caracteres.
           *[other] Uma senha tem pelo menos { $min } caracteres.
        }
    .long-password =
        { $max ->
            [one] Esta senha é longa demais. O servidor aceita no máximo { $max } byte.
            [many] Esta senha é longa demais. O servidor aceita no máximo { $max } de bytes.
           *[other] Esta senha é longa demais. O servidor aceita no máximo { $max } bytes.
        }

refusals =
    .name-taken = Outra conta se chama { $name }. Escolha outro nome.
    .name-of-house = O próprio site usa o nome { $name }. Escolha outro nome.
    .bad-password = Caracteres da senha: pelo menos { $chars_min }. Bytes: no máximo { $bytes_max }.
    .wrong-sign-in = O nome ou a senha estão errados. Confira os dois.
    .wrong-password = Esta não é a sua senha. Digite de novo.
    .sign-in-again = Você entrou há tempo demais para isto. Saia, entre com a chave de acesso e tente de novo.
    .wrong-passkey = Este servidor não conhece esta chave. Entre com a senha.
    .challenge-over = Demorou demais. Tente de novo.
    .no-passkeys = Este servidor não pode criar chaves de acesso.
    .last-passkey = Sem esta chave você não poderia mais entrar. Primeiro defina uma senha.
    .too-many-passkeys =
        { $max ->
            [one] Uma conta tem no máximo { $max } chave de acesso. Remova uma primeiro.
           *[other] Uma conta tem no máximo { $max } chaves de acesso. Remova uma primeiro.
        }
    .not-signed-in = Sua conta não está mais aberta neste navegador.
    .signed-in = Você já entrou neste navegador. Recarregue a página.
    .bad-email = “{ $email }” não é um endereço de e-mail. Escreva assim: ana@example.org.
    .link-over = Este link já foi usado ou é antigo demais.
    .in-evening = Aqui você é convidado em uma noite do clube que ainda está aberta. Entre quando ela terminar, ou não passe o que fez aqui.
    .last-organiser = O clube { $club } precisa de um organizador. Escolha outro antes de apagar sua conta.
    .gone = Você já tinha saído nesse aparelho.
    .not-in-scope = Este token não permite isso.
    .bad-token = 
        { $max ->
            [one] Dê ao token um nome de no máximo { $max } caractere e escolha o que ele pode fazer.
            [many] Dê ao token um nome de no máximo { $max } de caracteres e escolha o que ele pode fazer.
           *[other] Dê ao token um nome de no máximo { $max } caracteres e escolha o que ele pode fazer.
        }
    .too-many-tokens = 
        { $max ->
            [one] Uma conta tem no máximo { $max } token. Revogue um primeiro.
            [many] Uma conta tem no máximo { $max } de tokens. Revogue um primeiro.
           *[other] Uma conta tem no máximo { $max } tokens. Revogue um primeiro.
        }
    .has-played = Esta conta já jogou e não pode virar conta de robô. Crie outra conta para o programa.
    .bot-in-pool = Uma conta de robô não pode esperar adversários entre pessoas. Abra uma mesa.
    .cooling-off =
        { $minutes ->
            [one] Você saiu de várias partidas valendo rating antes que contassem. Poderá jogá-las de novo em { $minutes } minuto. As outras partidas você pode jogar já.
            [many] Você saiu de várias partidas valendo rating antes que contassem. Poderá jogá-las de novo em { $minutes } de minutos. As outras partidas você pode jogar já.
           *[other] Você saiu de várias partidas valendo rating antes que contassem. Poderá jogá-las de novo em { $minutes } minutos. As outras partidas você pode jogar já.
        }
    .nobody-named = Nenhuma conta se chama “{ $name }”. Confira como se escreve.
    .yourself = Este é o seu próprio nome.
    .too-many-people =
        { $max ->
            [one] Entre amigos e bloqueados, você pode ter no máximo { $max } pessoa. Remova uma antes.
           *[other] Entre amigos e bloqueados, você pode ter no máximo { $max } pessoas. Remova uma antes.
        }
    .no-seat-to-offer = Você só pode convidar para uma mesa em que está sentado e em que há um lugar livre.
    .too-many-settings =
        { $bytes_max ->
            [one] Sua conta guarda no máximo { $bytes_max } byte de configurações.
            [many] Sua conta guarda no máximo { $bytes_max } de bytes de configurações.
           *[other] Sua conta guarda no máximo { $bytes_max } bytes de configurações.
        }
