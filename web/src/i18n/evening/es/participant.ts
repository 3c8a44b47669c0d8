import { wordsOf } from '../../words.ts';
import type { ParticipantMessages } from '../en/participant.ts';

const { plural } = wordsOf('es', ['one', 'many', 'other']);

const participant: ParticipantMessages = {
  evening: 'Velada',
  parts: 'Partes de la velada',
  table: 'Mesa',
  mine: 'Mi velada',
  standings: 'Clasificación',
  resting: ({ match }) => `Partida ${match}: descansas`,
  waiting: 'Antes de la primera partida',
  over: 'La velada terminó',
  notPlaying: 'Este dispositivo no participa en la velada.',
  where: 'Dónde te sientas',
  mineTitle: ({ name, number }) => `${name}, número ${number}`,
  you: 'tú',

  next: {
    title: ({ match }) => `Después: partida ${match}`,
    now: ({ match }) => `Ahora: partida ${match}`,
    first: 'La primera partida empieza cuando el organizador la inicie.',
    between: 'Empieza cuando el organizador la inicie.',
    seat: 'Tu puesto',
    partner: 'Compañero',
    opponents: 'Rivales',
    numbered: ({ name, number }) => `${name} (${number})`,
    onTheRight: ({ name }) => `A tu derecha está ${name}, que juega después de ti.`,
    rest: ({ match }) => `En la partida ${match} descansas.`,
    after: ({ match, table }) => `Luego: partida ${match} en la mesa ${table}.`,
    none: 'No hay más partidas.',
    filledIn: 'Completas esta mesa: la partida no te cuenta.',
  },

  sums: 'Totales',
  place: ({ place, players }) => `Por ahora, lugar ${place} de ${players}`,
  placeFinal: ({ place, players }) => `Lugar ${place} de ${players}`,
  noResults: 'Todavía no se ha confirmado ninguna partida.',

  results: 'Mis partidas',
  withAgainst: ({ partner, opponents }) => `Con ${partner}, contra ${opponents}`,
  won: 'victoria',
  lost: 'derrota',
  matchPoints: ({ n }) =>
    plural(n, {
      one: `${n} punto de partida`,
      many: `${n} de puntos de partida`,
      other: `${n} puntos de partida`,
    }),
  filled: 'Para completar: no te cuenta.',
  satOut: 'Descanso',
  playing: 'Aún sin confirmar',

  aheadBy: ({ key }) => `lo decidió: ${key}`,
  unequal: 'No todos han jugado lo mismo: compara cuántas partidas lleva cada cual.',

  announcements: {
    title: 'Del organizador',
    none: 'Todavía no se ha anunciado nada.',
  },

  sanctions: {
    title: 'Sanciones y penalizaciones',
    penalty: ({ n, reason }) =>
      plural(n, {
        one: `${n} tanto: ${reason}`,
        many: `${n} de tantos: ${reason}`,
        other: `${n} tantos: ${reason}`,
      }),
    sanction: ({ reason }) => `Sin tantos: ${reason}`,
    inMatch: ({ match }) => `Partida ${match}`,
    inRound: ({ match, round }) => `Partida ${match}, mano ${round}`,
    evening: 'Toda la velada',
  },

  needs: {
    title: 'Lo que se hace por mí',
    show: 'Mostrarlo en esta pantalla',
    hide: 'Ocultarlo',
    private: 'El porqué lo ven solo tú y el organizador. Los demás ven qué hacer.',
    unconfirmed:
      'El organizador tiene que confirmar que este dispositivo es tuyo antes de que esto se vea aquí.',
    askToConfirm: 'Llamar al organizador para confirmarlo',
    confirmInPerson: 'Pide en persona al organizador que lo confirme.',
    none: 'No se ha pedido nada.',
    follows: 'En tus mesas:',
    ask: 'Llamar al organizador para cambiarlo',
    asked: 'El organizador está avisado para que vaya a tu mesa.',
    inPerson: 'Lo cambia el organizador: pídeselo en persona.',
  },

  join: {
    title: 'Unirse a una velada',
    code: 'Las cuatro letras de la velada',
    codeHelp: 'Las muestra el organizador, o un código cuadrado que lee la cámara.',
    find: 'Buscar la velada',
    wrongCode: 'El código tiene cuatro letras.',
    notFound: ({ code }) =>
      `Ninguna velada lleva ${code}. Compara las letras con las del organizador.`,
    who: '¿Quién eres?',
    whoHelp: 'Elige tu nombre. No hace falta cuenta.',
    taken: ({ name }) => `${name}, ya está dentro`,
    takenTitle: ({ name }) => `${name} ya está dentro`,
    takenText:
      '¿Eres tú en otro teléfono? Entonces pide al organizador que libere tu nombre y vuelve a mirar.',
    lookAgain: 'Volver a mirar',
    back: 'Elegir otro nombre',
    otherCode: 'Otra velada',
    known: ({ name }) => `Ya estás aquí como ${name}.`,
    knownOrganiser: 'Esta velada la organizas tú.',
    goOn: 'Ir a la velada',
    club: ({ club }) => `Club: ${club}`,
  },
};

export default participant;
