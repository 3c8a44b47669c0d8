import type { Messages } from './en.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf('pt', ['one', 'many', 'other']);
const { plural, number, span, either, last } = words;

/** A counted thing after its number: 1 peça, 2 peças. Zero has its own word, because by rule it would be singular. */
const count = (n: number, none: string, one: string, other: string) =>
  n === 0
    ? `${none} ${one}`
    : plural(n, {
        one: `${number(n)} ${one}`,
        many: `${number(n)} de ${other}`,
        other: `${number(n)} ${other}`,
      });

const pt: Messages = {
  frame: {
    skip: 'Ir para o conteúdo',
    skipToTable: 'Ir para a mesa',
    pages: 'Páginas',
    play: 'Jogar',
    rules: 'Regras',
    learn: 'Aprender',
    clubs: 'Clubes',
    settings: 'Configurações',
    title: ({ page }) => `${page} · Boneyard`,
    offline: 'Sem conexão. O que está na tela fica; você pode jogar quando a rede voltar.',
    offlineKept:
      'Sem conexão. Você pode ler as lições e regras que já abriu, continuar uma noite de clube, e jogar quando a rede voltar.',
    newVersion: 'Há uma versão nova.',
    reload: 'Recarregar a página',
    loading: 'Carregando',
    tryAgain: 'Tentar de novo',
    reference: ({ reference }) => `Referência ${reference}`,
    close: 'Fechar',
    toHome: 'Ir para o início',
  },

  notFound: {
    title: 'Não há nada aqui',
    text: 'O endereço pode estar errado, ou o que havia aqui já acabou.',
  },

  failed: {
    page: 'Esta página não pôde ser carregada. O resto do Boneyard continua funcionando.',
    table: 'Sem conexão com a mesa. Nada do que está nela se perde.',
  },

  learn: {
    title: 'Aprender',
    intro: 'De cada jogo, uma lição que se joga, como se joga bem e todas as regras.',
    families: {
      classic: 'Clássicos, com monte e sem monte',
      goat: 'O bode',
      pairs: 'Em duplas',
      fives: 'Pontos durante o jogo',
      trains: 'Trens e pé de galinha',
      triangles: 'Triângulos',
    },
    history: 'A história do jogo, como se conta',
    lesson: 'Lição',
    strategy: 'Jogar bem',
    agreement: 'O acordo completo',
    all: 'Todos os jogos',
    next: 'Continuar',
    again: 'Jogar de novo',
    yourMove: 'É a sua vez: faça a jogada na mesa.',
    notThat: 'Essa não.',
    watch: 'Os outros jogam.',
  },

  home: {
    title: 'Jogue dominó',
    playNow: 'Jogar agora',
    goOn: ({ rules }) => `Continuar: ${rules}`,
    playNowWith: ({ rules, players }) =>
      plural(players - 1, {
        one: `${rules}, contra ${number(players - 1)} robô`,
        many: `${rules}, com ${number(players - 1)} de robôs`,
        other: `${rules}, com ${number(players - 1)} robôs`,
      }),
    friend: 'Jogar com amigos',
    open: 'Escolher as regras',
    tables: 'Mesas abertas',
    noTables: 'Nenhuma mesa aberta. Jogue com um robô ou abra uma.',
    openOne: 'Abrir uma mesa',
    seatsFree: ({ n }) => count(n, 'nenhum', 'lugar livre', 'lugares livres'),
    sitDown: 'Sentar',
    you: 'Você joga como',
    name: 'Nome',
    nameHelp: 'Os outros na mesa o veem; até 24 caracteres.',
    saveName: 'Salvar o nome',
    nameSaved: ({ name }) => `Agora os outros veem você como ${name}.`,
  },

  invite: {
    title: 'Sua mesa está aberta',
    text: 'Envie este link. Quem o abrir pode ocupar um lugar livre.',
    link: 'Link da mesa',
    copy: 'Copiar o link',
    copied: 'Link copiado.',
    notCopied: 'O navegador não deixou copiar. O link está selecionado: copie você mesmo.',
    go: 'Ir para a mesa',
  },

  presets: {
    homes: {
      goat: 'Rússia e vizinhos: Kozyol (bode)',
      spain: 'Espanha',
      venezuela: 'Venezuela',
      caribbean: 'No Caribe',
      brazil: 'Brasil',
      indonesia: 'Indonésia',
      families: 'Em família, com crianças',
      clubs: 'Em clubes',
      everywhere: 'Em muitos lugares',
    },
    names: {
      classic: 'Clássico, comprar até encaixar',
      'classic-one': 'Clássico, comprar uma',
      'goat-club-all': 'Kozyol (Bode), peixe para todos',
      'goat-club-one': 'Kozyol (Bode), peixe para um',
      goat: 'Kozyol (Bode), cada um por si ou em duplas',
      'goat-yard': 'Kozyol (Bode) de quintal, com ovos',
      'goat-family': 'Kozyol (Bode) em família, para dois',
      'spanish-pairs': 'Dominó por parejas (duplas espanholas)',
      'seven-plus-seven': '7+7, duas mãos cada um',
      venezuelan: 'Tranca (duplas venezuelanas)',
      cuban: 'Dominó cubano, duplo nove',
      'jamaican-partner': 'Jamaica em duplas, seis seguidas',
      'jamaican-cutthroat': 'Jamaica, cada um por si',
      'puerto-rico-500': 'Porto Rico 500',
      'dominican-200': 'Dominicano a 200, com capicúa',
      'brazilian-pairs': 'Dominó em duplas',
      'latin-pairs': 'Dominó de parceiros',
      gaple: 'Gaple (Indonésia)',
      'classic-family': 'Clássico em família, para dois',
      picture: 'Dominó de figuras',
      'club-pairs': 'Duplas de clube',
      'for-two': 'Para dois',
      'for-three': 'Para três',
      draw: 'Dominó com compra',
      block: 'Dominó sem compra',
      'draw-house': 'Dominó com compra, regras da casa',
      matador: 'Matador, soma sete',
      'goat-croatian': 'Jarac (Bode croata)',
      donkey: 'Osyol (Burro)',
      'sea-goat': 'Morskoy Kozyol (Bode do mar)',
      'all-fives': 'All Fives (ponta de 5)',
      'fives-threes': 'Fives and Threes (cincos e três)',
      telefon: 'Telefon (Telefone, do Cáucaso)',
      bergen: 'Bergen',
      'mexican-train': 'Mexican Train (trem mexicano)',
      chickenfoot: 'Chickenfoot (pé de galinha)',
      triominoes: 'Triminós',
      'triangle-dominoes': 'Dominó de triângulos',
    },
    brief: ({ players, tiles, target, rounds }) =>
      `${plural(last(players), {
        one: `${span(players)} jogador`,
        many: `${span(players)} de jogadores`,
        other: `${span(players)} jogadores`,
      })}, ${plural(last(tiles), {
        one: `${either(tiles)} peça`,
        many: `${either(tiles)} de peças`,
        other: `${either(tiles)} peças`,
      })}${rounds === 0 ? '' : `, ${count(rounds, 'nenhuma', 'rodada', 'rodadas')}`}${
        target === 0 ? '' : `, até ${number(target)}`
      }`,
  },

  open: {
    conflict: ({ first, second }) =>
      `Estas duas não combinam: “${first}” e “${second}” Mude uma delas.`,
    howMany: 'Quantos jogam',
    clock: 'Relógio',
    otherwise: 'como diz o link',
    title: 'Abrir uma mesa',
    rules: 'Regras',
    options: 'Regras da casa',
    optionsHelp: 'O que a sua mesa quer de outro jeito.',
    changed: 'mudada',
    changedCount: ({ n }) => count(n, 'nenhuma', 'mudança', 'mudanças'),
    back: 'Voltar ao padrão',
    players: 'Jogadores',
    seats: 'Lugares, na ordem de jogo',
    seat: ({ n }) => `Lugar ${number(n)}`,
    partner: 'na sua dupla',
    me: 'Você',
    free: 'Livre, para quem vier',
    bots: { random: 'Robô, fácil', greedy: 'Robô, médio', steady: 'Robô, forte' },
    pace: 'Tempo por vez',
    noClock: 'Sem relógio',
    seconds: ({ n }) => count(n, 'nenhum', 'segundo', 'segundos'),
    tempo: 'Ritmo',
    tempos: { open: 'Livre', even: 'Igual' },
    tempoEffects: {
      open: 'Cada jogada aparece assim que é feita.',
      even: 'Nenhuma jogada aparece logo que a vez começa, e a forçada sai em 3 segundos: ninguém descobre nada pelo tempo de pensar.',
    },
    tiles: 'Como as peças chegam aos jogadores',
    taking: 'Mãos',
    takings: {
      dealt: 'Distribuídas',
      together: 'Pegas ao mesmo tempo',
      'in-turn': 'Pegas, cada um na sua vez',
    },
    takingEffects: {
      dealt: 'Cada um recebe a sua mão.',
      together:
        'As peças ficam viradas para baixo e todos pegam ao mesmo tempo. Depois de 20 segundos o resto é pego por eles.',
      'in-turn':
        'Quem sai pega primeiro, depois o seguinte, e assim por diante. Quem sai pode pedir para embaralhar de novo e então pega por último. Cada um tem 20 segundos.',
    },
    lifting: 'Olhar as peças',
    liftings: { 'at-once': 'Na hora', 'in-stages': 'Por etapas' },
    liftingEffects: {
      'at-once': 'Cada um vê as suas peças assim que as tem.',
      'in-stages':
        'Quem sai e o seguinte olham na hora, o terceiro depois da primeira jogada, o quarto depois da segunda. Onde é preciso achar uma peça para sair, todos olham na hora.',
    },
    boneyard: 'Compra',
    boneyards: { next: 'A próxima peça', pointed: 'A peça que se aponta' },
    singleChoice: 'Uma só escolha',
    singleChoices: { waits: 'Espera o jogador', moved: 'É feita em 3 segundos' },
    handOrder: 'Ordem da mão',
    handOrders: { free: 'À vontade', fixed: 'Como foi pega' },
    handOrderEffects: {
      free: 'As peças podem ser movidas na mão.',
      fixed: 'As peças ficam onde estão. Quem precisa tocar nelas permite isso nas configurações.',
    },
    agreement: 'O que fica combinado',
    copyRules: 'Copiar o link destas regras',
    create: 'Abrir a mesa',
    unknownRules: ({ rules }) =>
      `Este link pede regras que não existem aqui: ${rules}. Escolha outras abaixo.`,
  },

  rulebook: {
    title: 'As regras de cada jogo',
    intro:
      'Cada jogo em palavras simples. Abra um para ler tudo, mudar o que a sua turma joga de outro jeito e imprimir.',
    others: 'Têm nome, mas não se jogam aqui',
    compose: ({ game }) => `Escrever suas regras de ${game}`,
    file: 'Regras de um arquivo',
    openFile: 'Abrir um arquivo de regras',
    noPreset: 'Este arquivo não tem regras: falta uma linha como “preset draw”.',
    badLine: ({ n }) =>
      `A linha ${number(n)} deste arquivo não é uma regra. Uma regra é como match.target=61.`,
    all: 'Todos os jogos',
    read: 'Ler o acordo completo',
    hint: 'Toque numa frase para mudá-la.',
    name: 'Nome destas regras',
    print: 'Imprimir',
    download: 'Salvar num arquivo',
    openTable: 'Abrir uma mesa com estas regras',
    backAll: 'Voltar às regras de origem',
    possible: 'Estas regras são possíveis:',
    leave: 'Deixar como estava',
    conflicts: 'Não combina com outra regra daqui.',
    none: 'Nenhum',
    points: 'Pontos',
    tile: 'Peça, por exemplo 6-5',
    add: 'Adicionar',
    badTile: 'Escreva a peça assim: 6-5.',
    badValue: 'Escreva o valor como num arquivo de regras.',
    remove: ({ tile }) => `Tirar ${tile}`,
    earlier: ({ tile }) => `Adiantar ${tile}`,
    players: ({ n }) => count(n, 'nenhum', 'jogador', 'jogadores'),
    doubles: 'Carroças de um jogador',
    suit: 'Peças de um mesmo número',
    when: 'Quando conta',
    whens: { only: 'se for a única que sobra', held: 'sempre' },
  },

  options: {
    target: { sentence: 'Ganha a partida quem chega a estes pontos: {choice}.' },
    losingTarget: { sentence: 'Perde a partida quem chega a estes pontos: {choice}.' },
    hand: { sentence: 'Peças de cada um no começo: {choice}.' },
    redeal: {
      sentence: 'As peças são distribuídas de novo {choice}.',
      choices: {
        never: 'nunca',
        doubles: 'se alguém recebe cinco carroças',
        doublesOrSuit: 'se alguém recebe cinco carroças ou seis peças de um número',
      },
    },
    nextLead: {
      sentence: 'Nas rodadas seguintes sai {choice}.',
      choices: {
        'as-first': 'a peça que decide, como na primeira',
        winner: 'quem ganhou a rodada anterior',
        rotate: 'cada jogador por sua vez',
        'winning-side': 'qualquer um do lado que ganhou',
      },
    },
    direction: {
      sentence: 'A vez anda {choice}.',
      choices: {
        clockwise: 'no sentido horário',
        counterclockwise: 'no sentido anti-horário',
      },
    },
    draw: {
      sentence: 'Quem não tem peça que encaixe {choice}.',
      choices: {
        'until-playable': 'compra até encaixar',
        one: 'compra uma peça e depois joga ou passa',
        two: 'compra duas peças e depois joga ou passa',
        none: 'passa',
      },
    },
    reserve: {
      sentence: 'Do monte se compra {choice}.',
      choices: {
        none: 'até a última peça',
        one: 'tudo menos a última peça',
        two: 'tudo menos as duas últimas peças',
      },
    },
    blank: {
      sentence: 'O 0-0 que sobra na mão custa {choice}.',
      choices: {
        plain: 'zero',
        only10: '10 se for o único',
        only25: '25 se for o único',
        held25: '25',
        held50: '50',
        only25six50: '25 se for o único, e o 6-6 sempre 50',
        alone25six50both75: '25 se for o único, o 6-6 sozinho 50, os dois 75',
      },
    },
    out: {
      sentence: 'Bater vale {choice}.',
      choices: {
        opponents: 'o que os adversários têm',
        table: 'todas as peças que sobram, também as do parceiro',
      },
    },
    blockWinner: {
      sentence: 'O jogo fechado é de {choice}.',
      choices: {
        'lowest-player': 'quem tem menos pontos',
        'lowest-side': 'quem tem menos pontos na soma da dupla',
        'side-of-lowest-player': 'toda a dupla de quem tem menos pontos',
        'blocker-vs-next': 'quem tem menos entre quem fechou e o seguinte',
        'fewest-tiles': 'quem tem menos peças',
        nobody: 'ninguém',
      },
    },
    block: {
      sentence: 'Com o jogo fechado {choice}.',
      choices: {
        opponents: 'quem ganha marca o que os outros têm',
        table: 'quem ganha marca todas as peças que sobram',
        'opponents-minus-own': 'quem ganha marca o que os outros têm menos o seu',
        'sum-of-differences': 'quem ganha marca o que cada outro tem a mais',
        own: 'todos menos quem ganha marcam o que têm',
        'own-all': 'cada um marca o que tem',
        difference: 'o lado mais pesado marca a diferença',
        'highest-pays-table': 'o mais pesado marca tudo',
      },
    },
    blockTie: {
      sentence: 'O jogo fechado com empate {choice}.',
      choices: {
        void: 'não vale nada',
        eggs: 'deixa ovos: o empatado espera a rodada seguinte',
        carry: 'acumula tudo para a rodada seguinte',
        'blocker-loses': 'é perdido por quem fechou',
        'blocker-wins': 'é ganho por quem fechou',
        'leader-wins': 'é ganho por quem saiu',
      },
    },
    account: {
      sentence: 'A conta se abre {choice}.',
      choices: {
        '0': 'desde o primeiro ponto',
        '13': 'com 13 pontos numa rodada',
        '25': 'com 25 pontos numa rodada',
      },
    },
    below: {
      sentence: 'Menos pontos que isso {choice}.',
      choices: { lost: 'se perdem', remembered: 'ficam guardados até abrir' },
    },
  },

  agreement: {
    sentence: ({ name, clauses }) => `${name}: ${clauses.join('; ')}.`,
    pairs: 'dois contra dois, parceiros frente a frente',
    shape: {
      line: 'as peças ficam em linha',
      cross: 'a primeira carroça é cruzada, com quatro braços',
      tree: 'em cada carroça se joga para todos os lados',
      trains: 'cada um tem seu trem, e um é público',
      'chicken-foot': 'cada carroça espera seus dedos',
      triangles: 'as peças são triângulos e ficam lado a lado',
    },
    bothSides: 'os braços da carroça cruzada se abrem quando seus dois lados estão cobertos',
    sumSeven: 'as metades que se tocam somam sete, e os matadores vão em qualquer lugar',
    wildBlanks: 'o branco encaixa em tudo',
    plays: {
      one: 'uma peça por vez',
      'two-doubles': 'numa vez podem ser jogadas duas carroças, em pontas diferentes',
      'double-run': 'na mesma vez podem ser acrescentadas carroças',
      'cover-double': 'a carroça jogada tem de ser coberta',
    },
    closeDouble: 'uma carroça pode ser fechada ao ser jogada',
    twoHands: 'dois jogadores com duas mãos de peças cada um, jogadas alternadamente',
    solo: ({ n }) => `${count(n, 'nenhum', 'jogador', 'jogadores')}, cada um por si`,
    directions: {
      clockwise: 'a vez anda no sentido horário',
      counterclockwise: 'a vez anda no sentido anti-horário',
    },
    hand: ({ n }) => `${count(n, 'nenhuma', 'peça', 'peças')} para cada um`,
    withoutBlank: 'sem o 0-0',
    asleep: ({ n }) =>
      plural(n, {
        one: `${number(n)} peça dorme`,
        many: `${number(n)} de peças dormem`,
        other: `${number(n)} peças dormem`,
      }),
    redealDoubles: ({ doubles }) =>
      `distribui-se de novo se alguém recebe ${count(doubles, 'nenhuma', 'carroça', 'carroças')}`,
    redealDoublesOrSuit: ({ doubles, suit }) =>
      `distribui-se de novo se alguém recebe ${count(doubles, 'nenhuma', 'carroça', 'carroças')} ou ${count(suit, 'nenhuma', 'peça', 'peças')} de um número`,
    firstLead: {
      lot: 'a primeira saída é sorteada',
      youngest: 'sai primeiro o mais novo, e se ninguém diz a idade há sorteio',
      random: 'a primeira saída é sorteada',
      only: ({ n }) => `sai primeiro o ${number(n)}-${number(n)}`,
      lowest: 'sai primeiro a menor carroça desde o 1-1, com o 0-0 depois do 6-6',
      highest: 'sai primeiro a maior carroça',
    },
    nextLead: {
      'as-first': 'e assim em toda rodada',
      winner: 'depois quem ganhou a rodada anterior',
      rotate: 'depois cada jogador por sua vez',
      'winning-side': 'depois qualquer um do lado que ganhou',
      'descending-double': 'depois uma carroça menor a cada rodada',
    },
    anyDouble: 'depois se sai com uma carroça, e quem não tem passa a saída adiante',
    afterBlock: {
      blocker: 'depois do jogo fechado sai quem fechou',
      winner: 'depois do jogo fechado sai quem o ganhou',
      'lowest-hand': 'depois do jogo fechado sai quem tinha menos pontos',
    },
    draw: {
      none: 'quem não pode jogar passa',
      'until-playable': 'quem não pode jogar compra até uma peça encaixar',
      exactly: ({ n }) =>
        plural(n, {
          one: `quem não pode jogar compra ${number(n)} peça e passa se ela não encaixa`,
          many: `quem não pode jogar compra ${number(n)} de peças e passa se nenhuma encaixa`,
          other: `quem não pode jogar compra ${number(n)} peças e passa se nenhuma encaixa`,
        }),
    },
    reserve: ({ n }) =>
      plural(n, {
        one: `${number(n)} peça do monte nunca é comprada`,
        many: `${number(n)} de peças do monte nunca são compradas`,
        other: `${number(n)} peças do monte nunca são compradas`,
      }),
    out: {
      opponents: 'bater vale o que os adversários têm',
      table: 'bater vale todas as peças que sobram, também as do parceiro',
      own: 'quando alguém bate, quem perde marca o que tem',
    },
    sense: {
      'round-points': 'quem ganha uma rodada marca um ponto',
      'play-only': 'só se marca o que se faz durante o jogo',
      none: 'nada se marca: ganha quem primeiro fica sem peças',
    },
    deadSuit: 'o jogo fecha assim que não sobra peça para nenhuma ponta',
    blockWinner: {
      'lowest-player': 'o jogo fechado é de quem tem menos pontos',
      'lowest-side': 'o jogo fechado é do lado com menos pontos',
      'side-of-lowest-player': 'o jogo fechado é da dupla de quem tem menos pontos',
      'blocker-vs-next': 'o jogo fechado é de quem tem menos pontos entre quem fechou e o seguinte',
      'fewest-tiles': 'o jogo fechado é de quem tem menos peças',
    },
    block: {
      opponents: 'que marca o que os outros têm',
      table: 'que marca todas as peças que sobram',
      'opponents-minus-own': 'que marca o que os outros têm menos o seu',
      'sum-of-differences': 'que marca o que cada outro tem a mais',
      own: 'todos os outros marcam o que têm',
      'own-all': 'com o jogo fechado cada um marca o que tem',
      difference: 'o lado mais pesado marca a diferença',
      'highest-pays-table': 'com o jogo fechado o mais pesado marca tudo',
    },
    blockTie: {
      void: 'o jogo fechado com empate não vale nada',
      eggs: 'o jogo fechado com empate deixa ovos para a rodada seguinte',
      carry: 'o jogo fechado com empate acumula para a rodada seguinte',
      'blocker-loses': 'o jogo fechado com empate é perdido por quem fechou',
      'blocker-wins': 'o jogo fechado com empate é ganho por quem fechou',
      'leader-wins': 'o jogo fechado com empate é ganho por quem saiu',
    },
    special: {
      only: ({ tiles, points }) => `o ${tiles} custa ${number(points)} se for o único que sobra`,
      held: ({ tiles, points }) => `o ${tiles} que sobra custa ${number(points)}`,
    },
    bonus: {
      capicua: ({ points }) =>
        `a capicúa, última peça que encaixa nas duas pontas, vale mais ${number(points)}`,
      capicu: ({ points }) =>
        `o capicú, última peça que encaixa nas duas pontas, vale mais ${number(points)}`,
      chuchazo: ({ points }) => `bater com o 0-0 vale mais ${number(points)}`,
      'pass-all-three': ({ points }) =>
        `uma jogada depois da qual os outros três passam vale mais ${number(points)}`,
      'round-1': ({ points }) => `ganhar a primeira rodada vale mais ${number(points)}`,
      'round-2': ({ points }) => `ganhar a segunda rodada vale mais ${number(points)}`,
      'round-3': ({ points }) => `ganhar a terceira rodada vale mais ${number(points)}`,
      'round-4': ({ points }) => `ganhar a quarta rodada vale mais ${number(points)}`,
      out: ({ points }) => `bater vale mais ${number(points)}`,
    },
    instant: {
      'six-in-a-row': 'só contam rodadas ganhas em seguida, e seis delas dão a partida',
      'out-with-0-0': 'bater com o 0-0 ganha a partida',
      'out-with-6-6-if-a-loser-holds-over-25':
        'bater com o 6-6 ganha a partida se um adversário tem mais de 25',
      'announced-6-6':
        'um 6-6 anunciado ganha a partida com a rodada, e a perde com 25 ou mais na mão',
    },
    rounds: ({ n }) => `a partida tem ${count(n, 'nenhuma', 'rodada', 'rodadas')}`,
    account: ({ n }) => `a conta se abre com ${count(n, 'nenhum', 'ponto', 'pontos')} numa rodada`,
    below: {
      lost: 'menos que isso se perde',
      remembered: 'menos que isso fica guardado até abrir',
    },
    target: {
      wins: ({ n }) => `quem chega a ${number(n)} ganha a partida`,
      loses: ({ n }) => `quem chega a ${number(n)} perde a partida`,
    },
    beyond: {
      wins: ({ n }) => `quem passa de ${number(n)} ganha a partida`,
      loses: ({ n }) => `quem passa de ${number(n)} perde a partida`,
    },
    exactly: ({ n }) =>
      `ganha a partida quem chega a exatos ${number(n)}; o que passaria disso não se marca`,
    cap: ({ n }) => `nunca se marca mais de ${number(n)}`,
  },

  errors: {
    unreachable: () => 'O servidor não responde. O que você escreveu continua aqui.',
    'not-found': () => 'Não há nada neste endereço, ou já acabou.',
    'bad-request': ({ detail }) =>
      `O servidor não entendeu o que esta página enviou. Recarregue a página. (${detail})`,
    'bad-rules': ({ detail }) => `Não dá para jogar com estas regras: ${detail}`,
    'bad-name': ({ max }) => `Um nome tem de 1 a ${number(max)} caracteres visíveis.`,
    'bad-seats': ({ allowed }) =>
      plural(last(allowed), {
        one: `Estas regras são para ${span(allowed)} jogador.`,
        many: `Estas regras são para ${span(allowed)} de jogadores.`,
        other: `Estas regras são para ${span(allowed)} jogadores.`,
      }),
    'not-allowed': () => 'Isso só pode quem está na mesa.',
    'foreign-origin': () => 'Outro site pediu isso. Abra o Boneyard diretamente e tente de novo.',
    'unknown-host': ({ host }) =>
      `Este servidor não atende pelo nome “${host}”. Abra o endereço de costume ou peça a quem cuida dele que permita esse nome.`,
    'too-many': ({ retry_s }) =>
      `Foram pedidos demais. Tente de novo em ${count(retry_s, 'nenhum', 'segundo', 'segundos')}.`,
    'too-large': ({ max }) =>
      `Longo demais: o servidor lê no máximo ${count(max, 'nenhum', 'byte', 'bytes')}.`,
    version: () => 'O servidor tem uma versão mais nova desta página. Recarregue.',
    'too-slow': () => 'A conexão está lenta demais. Recarregue a página para continuar.',
    refused: () => 'A mesa não aceitou isso.',
    club: () => 'O clube não aceitou isso.',
    evening: () => 'Isso não é possível nesta noite.',
    storage: () => 'O servidor não conseguiu salvar. Nada mudou.',
    restarting: () => 'O servidor está reiniciando. Tente de novo daqui a pouco.',
    'too-long': ({ max_s }) =>
      `Passou de ${count(max_s, 'nenhum', 'segundo', 'segundos')} e o servidor interrompeu. Peça menos de uma vez.`,
    internal: () => 'O servidor errou. Nada mudou.',
  },
};

export default pt;
