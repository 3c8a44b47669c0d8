### The page that looks for opponents, and the way to it from the form of a new table.

title = Procurando adversários
wish =
    { $players ->
        [0] { EITHER($games) }, com qualquer número de jogadores
       *[other] { EITHER($games) }, com { $players } jogadores ao todo
    }
people =
    { $n ->
        [one] Você está esperando outras pessoas
        [many] { $n } de pessoas esperam, com você
       *[other] { $n } pessoas esperam, com você
    }
with = Com você: { LIST($names) }
intro = A partida começa assim que houver gente bastante para um destes jogos.
rated = Vale rating: encontram-se pessoas de classificação parecida. Quanto mais você espera, mais gente serve.
seconds =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
nobody = Ainda não veio ninguém. Espere mais um pouco ou jogue contra robôs.
bots = Jogar contra robôs
stop = Parar de procurar
mine = Voltar aos seus jogos

games = Seus jogos
withHouseRules = { $game }, com regras da casa
anyGame = Qualquer outro jogo
more = Mais jogos
notFor = (não é para { $n })
none = Escolha um jogo para esperar
noneFor = Nenhum destes jogos é para { $n } jogadores. Escolha outro número ou outro jogo.
botsTake = Robôs ocupam os lugares vazios depois de { $s } segundos
botsTakeHelp = Se os outros que esperam também concordarem. Cada robô aparece marcado como robô.
others = Outros esperam outra coisa
rules = As regras completas:

wishes = Outras preferências
wishesHelp = Onde você escolhe “Tanto faz”, valem as preferências dos outros.
players = Número de jogadores
anyNumber = Qualquer
dontMind = Tanto faz

guest = As partidas valendo rating são para pessoas com conta. A conta guarda a sua classificação.
casual = Jogar sem rating
account = Entre ou crie uma conta

findTitle = Ou procure adversários
findHelp = Nenhuma mesa abre ainda: você espera pessoas que queiram exatamente este jogo, com { $n } jogadores e estas configurações. Todos os lugares são para pessoas, também os que o formulário dá aos robôs.
