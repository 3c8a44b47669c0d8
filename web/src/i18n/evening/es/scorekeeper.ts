import { wordsOf } from '../../words.ts';
import type { ScorekeeperMessages } from '../en/scorekeeper.ts';

const { plural } = wordsOf('es', ['one', 'many', 'other']);

const numbers = ['blanca', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const word = (n: number) => numbers[n] ?? String(n);
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `${n} ${one}`, many: `${n} de ${other}`, other: `${n} ${other}` });
const points = (n: number) => count(n, 'tanto', 'tantos');
const left = (n: number) =>
  plural(n, {
    one: `Queda ${n} minuto`,
    many: `Quedan ${n} de minutos`,
    other: `Quedan ${n} minutos`,
  });

const scorekeeper: ScorekeeperMessages = {
  tile: ({ low, high }) => (low === high ? `${word(low)} doble` : `${word(high)}-${word(low)}`),
  seating: ({ table }) => `La mesa ${table} desde arriba`,
  back: 'Atrás',
  tools: 'A mano',

  strips: {
    refused: ({ n }) =>
      plural(n, {
        one: `${n} anotación no se aceptó`,
        many: `${n} de anotaciones no se aceptaron`,
        other: `${n} anotaciones no se aceptaron`,
      }),
    look: 'Ver',
    late: 'El organizador espera a esta mesa. Anota las manos que ya se han jugado.',
    announced: ({ text }) => `El organizador: ${text}`,
    seen: 'Visto',
    minutes: ({ n }) => left(n),
    up: 'Se acabó el tiempo',
    soon: ({ n }) => `${left(n)}. La mano que se juegue en ese momento será la última.`,
    last: 'Se acabó el tiempo: esta es la última mano. Termínenla y anótala.',
    level: 'Se acabó el tiempo y hay empate: jueguen una mano más.',
  },

  keeper: {
    title: '¿Quién anota?',
    text: 'En ese teléfono se anota cada mano. Los demás la ven enseguida.',
    me: ({ name }) => `${name}, en este teléfono`,
    noPhone: ({ name }) => `${name}, sin teléfono`,
    nobody:
      '¿Nadie? Entonces apunten las manos en papel y las anotará el organizador. Llámenlo para decírselo.',
  },

  present: {
    title: '¿Están los cuatro?',
    yes: 'Estamos los cuatro',
    no: 'Falta alguien: llamar al organizador',
  },

  lead: {
    title: '¿Quién sale primero?',
    lot: 'Por sorteo: las fichas están boca abajo y cada cual toma una. Sale el número más alto. Si es igual, sale el doble de ese número; después, la suma mayor.',
    then: 'Después, en cada mano sale quien sigue a la derecha, gane quien gane.',
  },

  round: {
    title: ({ name }) => `Sale ${name}`,
    shuffles: ({ name }) => `Revuelve ${name}.`,
    next: ({ name }) => `En la mano siguiente sale ${name}, a la derecha.`,
    wonBy: '¿Quién ganó la mano?',
    tied: 'Cierre con empate: sin tantos',
    otherLead: 'Sale otra persona',
    last: ({ n, names, points: won }) => `Mano ${n}: ${names} ${won}`,
    lastTied: ({ n }) => `Mano ${n}: cierre con empate`,
    show: 'Mostrar ahora el tanteo a todos',
    takeBack: 'Anularla',
    correct: 'Corregirla',
    stop: ({ score }) => `No se está jugando ninguna mano: parar con ${score}`,
  },

  entry: {
    points: ({ names }) => `¿Cuántos tantos para ${names}?`,
    help: 'Todas las fichas que les quedan a los dos perdedores.',
    field: 'Tantos, de 1 a 118',
    keys: 'Teclado',
    tiles: 'Marcar las fichas',
    digit: ({ n }) => String(n),
    erase: 'Borrar la última cifra',
    sum: ({ n, tiles }) => `${count(tiles, 'ficha', 'fichas')}: ${points(n)}`,
    clear: 'Empezar de nuevo',
    tooFew: 'A cada perdedor le queda al menos una ficha.',
    tooMany: 'Entre dos no pueden tener más de catorce fichas.',
    wrong: 'Una mano vale de 1 a 118 tantos.',
    enter: ({ n }) => `Anotar ${points(n)}`,
    enterNothing: 'Anotar',
    blocker: '¿Qué pareja cerró?',
    blockerHelp: 'El cero se escribe en su columna.',
    high: ({ n }) => `¿De verdad ${points(n)}?`,
    highHelp: 'Es más de lo habitual. Sumen las fichas otra vez.',
    twice: '¿Otra vez lo mismo?',
    twiceHelp: ({ round }) => `Esto se anotó hace un momento: ${round}. ¿Es otra mano?`,
    sure: 'Sí, anotarla',
    unsure: 'No, cambiarla',
    correcting: ({ n }) => `Mano ${n}: ¿quién la ganó?`,
  },

  takeBack: {
    title: ({ n }) => `¿Anular la mano ${n}?`,
    text: 'Desaparece del acta; el cambio queda en el registro.',
    yes: 'Anular la mano',
    no: 'Dejarla',
  },

  otherLead: {
    title: ({ n }) => `¿Quién sale en la mano ${n}?`,
    text: ({ name }) => `Le toca salir a ${name}.`,
    should: ({ name }) => `${name}, como toca`,
    entered: ({ name }) => `${name}, como está anotado`,
  },

  alert: {
    title: '¿Es un error?',
    recorded: ({ n, round }) => `La mano ${n} consta así: ${round}.`,
    deny: 'No es un error: queda como está',
    confirm: 'Es un error: esperar al organizador',
    round: ({ names, points: won }) => `${names} ${won}`,
    tied: 'cierre con empate',
  },

  held: {
    title: 'Hace falta el organizador',
    text: 'No se anota nada hasta que el organizador resuelva esto:',
    goOn: 'Se resolvió en la mesa: seguir',
  },

  stop: {
    title: '¿Parar aquí?',
    text: 'Se acabó el tiempo y la última mano está anotada. Gana con este resultado la pareja que va por delante.',
    yes: ({ score }) => `Parar con ${score}`,
    no: 'Todavía se juega una mano',
  },

  over: {
    title: '¿Terminó la partida?',
    record: ({ reached, recorded }) => `${reached}, anotamos ${recorded}.`,
    recordAsIs: ({ recorded }) => `Anotamos ${recorded}.`,
    wins: ({ names }) => `Ganan la partida ${names}.`,
    lot: 'Hay empate; el organizador decidió por sorteo.',
    stopped: 'La partida se paró por tiempo.',
    send: 'Enviarla al organizador',
    correct: ({ n }) => `Algo está mal: corregir la mano ${n}`,
  },

  sent: {
    title: 'Enviada al organizador',
    kept: 'Guardada en este teléfono',
    keptText: 'Ahora no hay conexión. Dile el resultado al organizador; se envía más tarde.',
    waitsForPair: ({ names }) =>
      `Antes alguien de la otra pareja da su acuerdo en un teléfono: ${names}.`,
    agreed: ({ name }) => `${name} está de acuerdo.`,
    waits: 'Ahora la confirma el organizador.',
    begun: ({ match }) => `El organizador ya empezó aquí la partida ${match}`,
  },

  agree: {
    title: '¿Es correcto?',
    text: ({ name }) => `${name} envió el final de la partida.`,
    yes: 'Estamos de acuerdo',
    no: 'Objetamos',
  },

  done: {
    title: ({ match }) => `La partida ${match} está confirmada`,
  },

  watching: {
    title: ({ name }) => `Anota ${name}`,
    nobody: 'Todavía no anota nadie',
    noPhone: ({ name }) =>
      `${name} no se ha unido con ningún teléfono. Anota tú, o apunten en papel y lo anotará el organizador.`,
    leads: ({ name, n }) => `Mano ${n}: sale ${name}.`,
    takeOver: 'Anotar en este teléfono',
    takeOverAsk: ({ name }) =>
      `Ahora anota ${name}. Si sigues tú, en aquel teléfono solo se podrá leer.`,
    takeOverYes: 'Sí, anotar en este teléfono',
    held: 'Se espera al organizador para seguir anotando.',
    suspended:
      'El organizador te pidió que no anotes más en esta partida. Se sigue en otro teléfono.',
    over: 'La partida terminó en esta mesa',
  },

  sheet: {
    title: 'Manos',
    caption: ({ match, table }) => `Manos de la partida ${match} en la mesa ${table}`,
    round: 'Mano',
    leads: 'Sale',
    cell: ({ n, sum }) => `${points(n)}, en total ${sum}`,
    onlyEnd: 'Solo se conoce el final: las manos se apuntaron en papel.',
    empty: 'Todavía no se ha anotado ninguna mano.',
    object: ({ n }) => `Objetar la mano ${n}`,
    objectShort: 'Objetar',
    what: '¿Qué está mal?',
    send: 'Enviar la objeción',
    objected: ({ n }) => `Objetas la mano ${n}. Se pregunta a quien anota.`,
  },

  call: {
    title: 'Llamar al organizador',
    text: '¿De qué se trata?',
    state: {
      open: ({ reason }) => `Llamada al organizador: ${reason}. Aún no viene.`,
      'on-the-way': ({ reason }) => `Llamada al organizador: ${reason}. Ya viene.`,
      done: ({ reason }) => `Llamada al organizador: ${reason}. Resuelta.`,
    },
  },

  pencil: {
    open: 'Pasar el lápiz a…',
    title: '¿A quién le pasas el lápiz?',
    text: 'Se sigue anotando en ese teléfono, y este lo muestra.',
    nobody: 'Nadie más en esta mesa puede anotar ahora. Llama al organizador.',
  },

  show: {
    title: 'Mostrar a la mesa',
  },

  refused: {
    title: 'Anotaciones que no se aceptaron',
    text: 'Se hicieron en este teléfono, pero consta otra cosa. Mira el acta y anota de nuevo lo que falte.',
    none: 'No queda nada por ver.',
    tried: ({ what }) => `Anotado aquí: ${what}`,
    recorded: ({ what }) => `Consta: ${what}`,
    nothing: 'nada',
    dismiss: 'Visto',
    acts: {
      keeper: ({ name }) => `anota ${name}`,
      present: 'están los cuatro',
      lead: ({ name, n }) => `en la mano ${n} sale ${name}`,
      round: ({ n, round }) => `mano ${n}, ${round}`,
      change: ({ n, old, now }) => `mano ${n}, ${now} en lugar de ${old}`,
      takeBack: ({ n, old }) => `mano ${n}, ${old}, anulada`,
      finish: 'el final de la partida',
      agree: 'el acuerdo con el final',
      stop: 'la partida se para',
      answer: 'una respuesta sobre un error',
      object: ({ n, text }) => `una objeción a la mano ${n}: ${text}`,
      call: 'una llamada al organizador',
      other: 'otra cosa',
    },
    at: ({ what, match, table }) => `Partida ${match}, mesa ${table}: ${what}`,
  },

  said: {
    round: ({ names, n }) => `${names}: ${n}.`,
    tied: 'Cierre con empate, sin tantos.',
    now: ({ a, b }) => `Ahora ${a} a ${b}.`,
    leads: ({ name }) => `Sale ${name}.`,
    changed: ({ n }) => `La mano ${n} se ha corregido.`,
    takenBack: ({ n }) => `La mano ${n} se ha anulado.`,
    keeps: ({ name }) => `Anota ${name}.`,
    over: ({ names, a, b }) => `Terminó la partida. Ganan ${names}. Anotamos ${a} a ${b}.`,
    agreeAsked: 'El final de la partida espera tu acuerdo.',
    agreed: ({ name }) => `${name} está de acuerdo con el final.`,
    confirmed: 'El organizador ha confirmado la partida.',
    begun: ({ match, table }) => `Empezó la partida ${match}. Tu mesa es la ${table}.`,
    begunResting: ({ match }) => `Empezó la partida ${match}. Descansas.`,
    alert: '¿Hay un error? Se te pregunta.',
    held: 'Se espera al organizador para seguir anotando.',
    released: 'Se puede seguir anotando.',
    onTheWay: 'El organizador ya viene.',
    attended: 'La llamada al organizador está resuelta.',
    closed: 'La velada terminó.',
    soon: 'Quedan cinco minutos.',
    up: 'Se acabó el tiempo. Esta es la última mano.',
  },
};

export default scorekeeper;
