import { wordsOf } from '../../words.ts';
import type { ScorekeeperMessages } from '../en/scorekeeper.ts';

const { plural } = wordsOf('pt', ['one', 'many', 'other']);

const numbers = ['branco', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis'];
const word = (n: number) => numbers[n] ?? String(n);
/** A counted thing after its number. Zero has a word of its own, because by rule it would be singular. */
const count = (n: number, none: string, one: string, other: string) =>
  n === 0
    ? `${none} ${one}`
    : plural(n, { one: `${n} ${one}`, many: `${n} de ${other}`, other: `${n} ${other}` });
const points = (n: number) => count(n, 'nenhum', 'ponto', 'pontos');
const left = (n: number) =>
  plural(n, {
    one: `Falta ${n} minuto`,
    many: `Faltam ${n} de minutos`,
    other: `Faltam ${n} minutos`,
  });

const scorekeeper: ScorekeeperMessages = {
  tile: ({ low, high }) =>
    low === high ? `carroça de ${word(low)}` : `${word(high)} e ${word(low)}`,
  seating: ({ table }) => `A mesa ${table} vista de cima`,
  back: 'Voltar',
  tools: 'À mão',

  strips: {
    refused: ({ n }) =>
      plural(n, {
        one: `${n} anotação não foi aceita`,
        many: `${n} de anotações não foram aceitas`,
        other: `${n} anotações não foram aceitas`,
      }),
    look: 'Ver',
    late: 'O organizador espera por esta mesa. Anote as rodadas que já foram jogadas.',
    announced: ({ text }) => `O organizador: ${text}`,
    seen: 'Entendi',
    minutes: ({ n }) => left(n),
    up: 'O tempo acabou',
    soon: ({ n }) => `${left(n)}. A rodada que estiver em jogo nesse momento será a última.`,
    last: 'O tempo acabou: esta é a última rodada. Terminem a rodada e anote.',
    level: 'O tempo acabou e o placar está empatado: joguem mais uma rodada.',
  },

  keeper: {
    title: 'Quem anota?',
    text: 'Nesse celular se anota cada rodada. Os outros veem na hora.',
    me: ({ name }) => `${name}, neste celular`,
    noPhone: ({ name }) => `${name}, sem celular`,
    nobody:
      'Ninguém? Então escrevam as rodadas no papel e o organizador as anota. Chamem o organizador para avisar.',
  },

  present: {
    title: 'Os quatro estão aqui?',
    yes: 'Estamos os quatro',
    no: 'Falta alguém: chamar o organizador',
  },

  lead: {
    title: 'Quem sai primeiro?',
    lot: 'Por sorteio: as peças ficam viradas para baixo e cada um pega uma. Sai o número mais alto. Se for igual, sai a carroça desse número; depois, a soma maior.',
    then: 'Depois, em cada rodada sai quem está à direita, não importa quem ganhou.',
  },

  round: {
    title: ({ name }) => `Sai ${name}`,
    shuffles: ({ name }) => `Embaralha ${name}.`,
    next: ({ name }) => `Na rodada seguinte sai ${name}, à direita.`,
    wonBy: 'Quem ganhou a rodada?',
    tied: 'Fechado e empatado: sem pontos',
    otherLead: 'Sai outra pessoa',
    last: ({ n, names, points: won }) => `Rodada ${n}: ${names} ${won}`,
    lastTied: ({ n }) => `Rodada ${n}: fechado e empatado`,
    show: 'Mostrar agora o placar a todos',
    takeBack: 'Desfazer',
    correct: 'Corrigir',
    stop: ({ score }) => `Nenhuma rodada em jogo: parar com ${score}`,
  },

  entry: {
    points: ({ names }) => `Quantos pontos para ${names}?`,
    help: 'Todas as peças que sobraram com os dois perdedores.',
    field: 'Pontos, de 1 a 118',
    keys: 'Teclado',
    tiles: 'Marcar as peças',
    digit: ({ n }) => String(n),
    erase: 'Apagar o último algarismo',
    sum: ({ n, tiles }) => `${count(tiles, 'nenhuma', 'peça', 'peças')}: ${points(n)}`,
    clear: 'Recomeçar',
    tooFew: 'Com cada perdedor sobra pelo menos uma peça.',
    tooMany: 'Dois jogadores têm no máximo quatorze peças.',
    wrong: 'Uma rodada vale de 1 a 118 pontos.',
    enter: ({ n }) => `Anotar ${points(n)}`,
    enterNothing: 'Anotar',
    blocker: 'Qual dupla fechou o jogo?',
    blockerHelp: 'O zero é escrito na coluna dela.',
    high: ({ n }) => `São mesmo ${points(n)}?`,
    highHelp: 'É mais do que o normal. Somem as peças outra vez.',
    twice: 'O mesmo de novo?',
    twiceHelp: ({ round }) => `Isto foi anotado agora há pouco: ${round}. É outra rodada?`,
    sure: 'Sim, anotar',
    unsure: 'Não, mudar',
    correcting: ({ n }) => `Rodada ${n}: quem ganhou?`,
  },

  takeBack: {
    title: ({ n }) => `Desfazer a rodada ${n}?`,
    text: 'Ela sai da súmula; a mudança fica no registro.',
    yes: 'Desfazer a rodada',
    no: 'Deixar como está',
  },

  otherLead: {
    title: ({ n }) => `Quem sai na rodada ${n}?`,
    text: ({ name }) => `A vez de sair é de ${name}.`,
    should: ({ name }) => `${name}, como deve ser`,
    entered: ({ name }) => `${name}, como foi anotado`,
  },

  alert: {
    title: 'Isto é um erro?',
    recorded: ({ n, round }) => `A rodada ${n} consta assim: ${round}.`,
    deny: 'Não é erro: fica como está',
    confirm: 'É erro: esperar o organizador',
    round: ({ names, points: won }) => `${names} ${won}`,
    tied: 'fechado e empatado',
  },

  held: {
    title: 'É preciso o organizador',
    text: 'Nada é anotado até que o organizador resolva isto:',
    goOn: 'Foi resolvido na mesa: continuar',
  },

  stop: {
    title: 'Parar aqui?',
    text: 'O tempo acabou e a última rodada está anotada. Com este placar ganha a dupla que está na frente.',
    yes: ({ score }) => `Parar com ${score}`,
    no: 'Ainda há uma rodada em jogo',
  },

  over: {
    title: 'A partida acabou?',
    record: ({ reached, recorded }) => `${reached}, anotamos ${recorded}.`,
    recordAsIs: ({ recorded }) => `Anotamos ${recorded}.`,
    wins: ({ names }) => `${names} ganham a partida.`,
    lot: 'O placar está empatado; o organizador decidiu por sorteio.',
    stopped: 'A partida foi parada pelo tempo.',
    send: 'Enviar ao organizador',
    correct: ({ n }) => `Algo está errado: corrigir a rodada ${n}`,
  },

  sent: {
    title: 'Enviado ao organizador',
    kept: 'Guardado neste celular',
    keptText: 'Agora não há conexão. Diga o resultado ao organizador; ele é enviado depois.',
    waitsForPair: ({ names }) => `Antes alguém da outra dupla concorda no celular: ${names}.`,
    agreed: ({ name }) => `${name} concorda.`,
    waits: 'Agora o organizador confirma.',
    begun: ({ match }) => `O organizador já começou aqui a partida ${match}`,
  },

  agree: {
    title: 'Está certo?',
    text: ({ name }) => `${name} enviou o fim da partida.`,
    yes: 'Concordamos',
    no: 'Contestamos',
  },

  done: {
    title: ({ match }) => `A partida ${match} está confirmada`,
  },

  watching: {
    title: ({ name }) => `${name} anota`,
    nobody: 'Ninguém anota ainda',
    noPhone: ({ name }) =>
      `${name} não entrou com nenhum celular. Assuma a anotação, ou escrevam no papel e o organizador anota.`,
    leads: ({ name, n }) => `Rodada ${n}: sai ${name}.`,
    takeOver: 'Assumir a anotação',
    takeOverAsk: ({ name }) =>
      `Agora quem anota é ${name}. Se você assumir, aquele celular só poderá ler.`,
    takeOverYes: 'Sim, este celular anota',
    held: 'A anotação espera o organizador.',
    suspended: 'O organizador pediu que você não anote mais nesta partida. Outro celular continua.',
    over: 'A partida acabou nesta mesa',
  },

  sheet: {
    title: 'Rodadas',
    caption: ({ match, table }) => `Rodadas da partida ${match}, mesa ${table}`,
    round: 'Rodada',
    leads: 'Sai',
    cell: ({ n, sum }) => `${points(n)}, no total ${sum}`,
    onlyEnd: 'Só se conhece o fim: as rodadas foram escritas no papel.',
    empty: 'Nenhuma rodada foi anotada ainda.',
    object: ({ n }) => `Contestar a rodada ${n}`,
    objectShort: 'Contestar',
    what: 'O que está errado?',
    send: 'Enviar a contestação',
    objected: ({ n }) => `Você contesta a rodada ${n}. Quem anota vai responder.`,
  },

  call: {
    title: 'Chamar o organizador',
    text: 'Do que se trata?',
    state: {
      open: ({ reason }) => `Organizador chamado: ${reason}. Ainda não vem.`,
      'on-the-way': ({ reason }) => `Organizador chamado: ${reason}. Está a caminho.`,
      done: ({ reason }) => `Organizador chamado: ${reason}. Resolvido.`,
    },
  },

  pencil: {
    open: 'Passar o lápis para…',
    title: 'Para quem passar o lápis?',
    text: 'Aquele celular passa a anotar, e este acompanha.',
    nobody: 'Mais ninguém nesta mesa pode anotar agora. Chame o organizador.',
  },

  show: {
    title: 'Mostrar à mesa',
  },

  refused: {
    title: 'Anotações que não foram aceitas',
    text: 'Foram feitas neste celular, mas consta outra coisa. Veja a súmula e anote de novo o que falta.',
    none: 'Não há mais nada para ver.',
    tried: ({ what }) => `Anotado aqui: ${what}`,
    recorded: ({ what }) => `Consta: ${what}`,
    nothing: 'nada',
    dismiss: 'Entendi',
    acts: {
      keeper: ({ name }) => `quem anota é ${name}`,
      present: 'os quatro estão aqui',
      lead: ({ name, n }) => `na rodada ${n} sai ${name}`,
      round: ({ n, round }) => `rodada ${n}, ${round}`,
      change: ({ n, old, now }) => `rodada ${n}, ${now} em vez de ${old}`,
      takeBack: ({ n, old }) => `rodada ${n}, ${old}, desfeita`,
      finish: 'o fim da partida',
      agree: 'a concordância com o fim',
      stop: 'a partida foi parada',
      answer: 'uma resposta sobre um erro',
      object: ({ n, text }) => `uma contestação da rodada ${n}: ${text}`,
      call: 'um chamado ao organizador',
      other: 'outra coisa',
    },
    at: ({ what, match, table }) => `Partida ${match}, mesa ${table}: ${what}`,
  },

  said: {
    round: ({ names, n }) => `${names}: ${n}.`,
    tied: 'Fechado e empatado, sem pontos.',
    now: ({ a, b }) => `Agora ${a} a ${b}.`,
    leads: ({ name }) => `Sai ${name}.`,
    changed: ({ n }) => `A rodada ${n} foi corrigida.`,
    takenBack: ({ n }) => `A rodada ${n} foi desfeita.`,
    keeps: ({ name }) => `Quem anota é ${name}.`,
    over: ({ names, a, b }) => `A partida acabou. ${names} ganham. Anotamos ${a} a ${b}.`,
    agreeAsked: 'O fim da partida espera que você concorde.',
    agreed: ({ name }) => `${name} concorda com o fim.`,
    confirmed: 'O organizador confirmou a partida.',
    begun: ({ match, table }) => `A partida ${match} começou. Sua mesa é a ${table}.`,
    begunResting: ({ match }) => `A partida ${match} começou. Você descansa.`,
    alert: 'Há um erro? Você deve responder.',
    held: 'A anotação espera o organizador.',
    released: 'A anotação continua.',
    onTheWay: 'O organizador está a caminho.',
    attended: 'O chamado ao organizador foi resolvido.',
    closed: 'A noite acabou.',
    soon: 'Faltam cinco minutos.',
    up: 'O tempo acabou. Esta é a última rodada.',
  },
};

export default scorekeeper;
