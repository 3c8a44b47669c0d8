### Passkeys: keys on devices that sign in without a password.

title = Chaves de acesso
help = Uma chave de acesso fica no seu aparelho. Você entra com a digital, o rosto ou o código do aparelho, sem senha.
list = Suas chaves de acesso
none = Você não tem chaves de acesso.
made = Criada em { $date }
used = Último uso: { $date }
remove = Remover
removeNamed = Remover: { $device }
removeHelp = Se você remover uma chave, seus outros aparelhos saem da conta.
removed = A chave de acesso foi removida.
new = Nova chave de acesso
add = Criar uma chave neste aparelho
added = A chave de acesso foi criada. Você pode entrar com ela.
left = Seu aparelho não criou nem usou uma chave. Tente de novo ou use a senha.
notHere = Este servidor não tem nome, por isso não pode criar chaves de acesso.
elsewhere = As chaves deste servidor só funcionam no endereço { $host }, em um navegador que as conheça.
signIn = Entrar com uma chave de acesso
signInHelp = Seu aparelho conhece a sua chave. Você não precisa de nome nem de senha.
create = Criar com uma chave de acesso
createHelp = Digite o nome acima. O aparelho guarda uma chave no lugar da senha.
