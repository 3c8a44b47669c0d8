import { wordsOf } from '../../words.ts';
import type { ParticipantMessages } from '../en/participant.ts';

const { plural } = wordsOf('pt', ['one', 'many', 'other']);

const participant: ParticipantMessages = {
  evening: 'Noite',
  parts: 'Partes da noite',
  table: 'Mesa',
  mine: 'Minha noite',
  standings: 'Classificação',
  resting: ({ match }) => `Partida ${match}: você descansa`,
  waiting: 'Antes da primeira partida',
  over: 'A noite acabou',
  notPlaying: 'Este aparelho não participa da noite.',
  where: 'Onde você se senta',
  mineTitle: ({ name, number }) => `${name}, número ${number}`,
  you: 'você',

  next: {
    title: ({ match }) => `A seguir: partida ${match}`,
    now: ({ match }) => `Agora: partida ${match}`,
    first: 'A primeira partida começa quando o organizador iniciar.',
    between: 'Começa quando o organizador iniciar.',
    seat: 'Seu lugar',
    partner: 'Parceiro',
    opponents: 'Adversários',
    numbered: ({ name, number }) => `${name} (${number})`,
    onTheRight: ({ name }) => `À sua direita está ${name}, que joga depois de você.`,
    rest: ({ match }) => `Na partida ${match} você descansa.`,
    after: ({ match, table }) => `Depois: partida ${match} na mesa ${table}.`,
    none: 'Não há mais partidas.',
    filledIn: 'Você completa esta mesa: a partida não conta para você.',
  },

  sums: 'Totais',
  place: ({ place, players }) => `Por enquanto, lugar ${place} de ${players}`,
  placeFinal: ({ place, players }) => `Lugar ${place} de ${players}`,
  noResults: 'Nenhuma partida foi confirmada ainda.',

  results: 'Minhas partidas',
  withAgainst: ({ partner, opponents }) => `Com ${partner}, contra ${opponents}`,
  won: 'vitória',
  lost: 'derrota',
  matchPoints: ({ n }) =>
    n === 0
      ? 'nenhum ponto de partida'
      : plural(n, {
          one: `${n} ponto de partida`,
          many: `${n} de pontos de partida`,
          other: `${n} pontos de partida`,
        }),
  filled: 'Para completar: não conta para você.',
  satOut: 'Descanso',
  playing: 'Ainda sem confirmação',

  aheadBy: ({ key }) => `decidido por: ${key}`,
  unequal: 'Nem todos jogaram o mesmo número de partidas: compare quantas cada um jogou.',

  announcements: {
    title: 'Do organizador',
    none: 'Nada foi anunciado ainda.',
  },

  sanctions: {
    title: 'Sanções e penalidades',
    penalty: ({ n, reason }) =>
      plural(n, {
        one: `${n} ponto: ${reason}`,
        many: `${n} de pontos: ${reason}`,
        other: `${n} pontos: ${reason}`,
      }),
    sanction: ({ reason }) => `Sem pontos: ${reason}`,
    inMatch: ({ match }) => `Partida ${match}`,
    inRound: ({ match, round }) => `Partida ${match}, rodada ${round}`,
    evening: 'A noite toda',
  },

  needs: {
    title: 'O que se faz por mim',
    show: 'Mostrar nesta tela',
    hide: 'Esconder',
    private: 'O motivo só você e o organizador veem. Os outros veem o que fazer.',
    unconfirmed:
      'O organizador precisa confirmar que este aparelho é seu antes que isto apareça aqui.',
    askToConfirm: 'Chamar o organizador para confirmar',
    confirmInPerson: 'Peça pessoalmente ao organizador que confirme.',
    none: 'Nada foi pedido.',
    follows: 'Nas suas mesas:',
    ask: 'Chamar o organizador para mudar isto',
    asked: 'O organizador foi chamado à sua mesa.',
    inPerson: 'Quem muda isto é o organizador: fale com ele pessoalmente.',
  },

  join: {
    title: 'Entrar em uma noite',
    code: 'As quatro letras da noite',
    codeHelp: 'O organizador as mostra, ou um código quadrado que a câmera lê.',
    find: 'Procurar a noite',
    wrongCode: 'O código tem quatro letras.',
    notFound: ({ code }) =>
      `Nenhuma noite tem o código ${code}. Compare as letras com as do organizador.`,
    who: 'Quem é você?',
    whoHelp: 'Escolha seu nome. Não é preciso ter conta.',
    taken: ({ name }) => `${name}, já entrou`,
    takenTitle: ({ name }) => `${name} já entrou`,
    takenText:
      'É você em outro celular? Então peça ao organizador que libere seu nome e olhe de novo.',
    lookAgain: 'Olhar de novo',
    back: 'Escolher outro nome',
    otherCode: 'Outra noite',
    known: ({ name }) => `Você já está aqui como ${name}.`,
    knownOrganiser: 'Você é quem organiza esta noite.',
    goOn: 'Ir para a noite',
    club: ({ club }) => `Clube: ${club}`,
  },
};

export default participant;
