import { wordsOf } from '../words.ts';
import type { ClubMessages } from './en.ts';

const { plural, number } = wordsOf('es', ['one', 'many', 'other']);
const and = new Intl.ListFormat('es', { type: 'conjunction' });
const unnamed = 'alguien sin nombre';
const columns = { name: 'nombre', email: 'correo', note: 'nota' };
/** A list of people, some of whom have no name yet. */
const people = (names: readonly string[]) => and.format(names.map((name) => name || unnamed));
const count = (n: number, one: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    many: `${number(n)} de ${other}`,
    other: `${number(n)} ${other}`,
  });
const members = (n: number) => count(n, 'miembro', 'miembros');
const chars = (n: number) => count(n, 'carácter visible', 'caracteres visibles');

const es: ClubMessages = {
  title: 'Clubes',
  club: 'Club',
  toClub: 'Ir al club',
  toClubs: 'Todos tus clubes',
  people: ({ names }) => people(names),
  runBy: ({ names }) => `Organizan: ${people(names)}.`,
  remove: 'Quitar',
  keep: 'Dejarlo',
  saved: 'Guardado.',

  mine: {
    title: 'Tus clubes',
    none: 'Este dispositivo aún no conoce ningún club tuyo. Abre uno aquí o sigue el enlace que te dio tu club.',
    organises: 'Lo organizas tú.',
    enteredAs: ({ email }) => `Entraste como ${email}.`,
  },

  open: {
    title: 'Abrir un club',
    intro:
      'Un club guarda la lista de sus miembros y celebra veladas con ellos. Quien lo abre lo organiza y puede pedir ayuda a otros.',
    name: 'Nombre del club',
    you: 'Tu nombre',
    youHelp: 'Los miembros ven quién organiza el club.',
    open: 'Abrir el club',
  },

  code: {
    title: 'Unirse a una velada',
    code: 'Las cuatro letras de la velada',
    codeHelp: 'Las muestra quien organiza.',
    find: 'Buscar la velada',
    wrongCode: 'El código tiene cuatro letras.',
    here: 'Veladas en este dispositivo, también sin red',
  },

  page: {
    organises: 'Organizas este club.',
    enteredAs: ({ email }) => `Estás en la lista de este club como ${email}.`,
    enter: 'Entrar con tu correo',
    noMember:
      'Solo los miembros abren veladas, y este dispositivo aún no te conoce como miembro. Ponte en la lista de miembros y después entra con ese correo.',
    addYourself: 'Ponerte en la lista',
    evenings: 'Veladas',
    noEvenings: 'Aún no se ha celebrado ninguna velada.',
    newEvening: 'Nueva velada',
    goingOn: 'En curso',
    held: 'Celebradas',
    players: ({ n }) => count(n, 'jugador', 'jugadores'),
    notBegun: 'aún no ha empezado',
    match: ({ begun, matches }) => `partida ${number(begun)} de ${number(matches)}`,
    cutShort: 'terminó antes de la última partida',
    earlier: 'Ver veladas anteriores',
    manage: 'Para quienes organizan',
    members: 'Miembros',
    settings: 'Ajustes y organizadores',
    link: 'Enlace para los miembros',
    linkHelp: 'Quien lo abra entra con el correo que figura en tu lista.',
    copy: 'Copiar el enlace',
  },

  entry: {
    title: 'Juegos para divertirse',
    intro: ({ page }) => `Escribe el correo con el que estás en la lista de «${page}».`,
    email: 'Correo electrónico',
    go: 'Seguir',
    unknown: ({ page }) =>
      `Este correo no está en la lista de «${page}». Mira si está escrito como lo diste o pregunta a quien organiza.`,
    unknownToOrganiser: ({ page }) =>
      `Este correo no está en la lista de «${page}». Mira si está escrito como en la lista. Organizas este club, así que puedes ponerte en ella.`,
    welcome: 'Te damos la bienvenida',
    registered: ({ page }) =>
      `Estás en la lista de «${page}». Desde ahora este dispositivo cuenta como tuyo.`,
    enteredAs: ({ email }) => `Este dispositivo entró aquí como ${email}.`,
    another: '¿Ahora es de otra persona? Entonces escribe su correo.',
  },

  join: {
    title: 'Organizar el club',
    intro:
      'Te han pedido que organices: que veas la lista de miembros con sus correos, la cambies igual que los ajustes, y celebres veladas.',
    join: 'Quiero organizar',
    already: 'Ya organizas este club.',
  },

  members: {
    title: 'Miembros',
    none: 'Aún no hay nadie en la lista. Añade aquí al primer miembro o carga una lista que tengas.',
    count: ({ n }) => members(n),
    find: 'Buscar por nombre, correo o nota',
    found: ({ n }) =>
      plural(n, {
        one: `${number(n)} miembro encontrado`,
        many: `${number(n)} de miembros encontrados`,
        other: `${number(n)} miembros encontrados`,
      }),
    all: ({ n }) =>
      plural(n, {
        one: `Mostrar ${number(n)} miembro`,
        many: `Mostrar los ${number(n)} de miembros`,
        other: `Mostrar los ${number(n)} miembros`,
      }),
    name: 'Nombre',
    email: 'Correo electrónico',
    note: 'Nota',
    noteHelp: 'Solo la ven quienes organizan.',
    since: ({ date }) => `desde ${date}`,
    edit: 'Cambiar',
    editNamed: ({ name }) => `Cambiar a ${name}`,
    removeNamed: ({ name }) => `Quitar a ${name}`,
    save: 'Guardar',
    cancel: 'Cancelar',
    sure: ({ name }) => `¿Quitar a ${name} de la lista? Con ese correo ya no se podrá entrar.`,
    removed: ({ name }) => `${name} ya no está en la lista.`,
    add: 'Añadir un miembro',
    addOne: 'Añadir',
    added: ({ name }) => `${name} está en la lista.`,
    changed: ({ name }) => `Los datos de ${name} han cambiado.`,
  },

  list: {
    title: 'Cargar una lista',
    help: 'Un miembro por línea: nombre, correo, nota. La primera línea puede nombrar las columnas. Guarda la hoja de cálculo como CSV en UTF-8 o copia sus celdas.',
    file: 'Archivo',
    paste: 'O pega aquí las líneas',
    example: 'Ana, ana@example.org, mesa junto a la ventana',
    look: 'Ver qué cambia',
    would: {
      added: ({ n }) =>
        plural(n, {
          one: `Se añade ${number(n)} miembro.`,
          many: `Se añaden ${number(n)} de miembros.`,
          other: `Se añaden ${number(n)} miembros.`,
        }),
      changed: ({ n }) =>
        plural(n, {
          one: `Cambia ${number(n)} miembro.`,
          many: `Cambian ${number(n)} de miembros.`,
          other: `Cambian ${number(n)} miembros.`,
        }),
      unchanged: ({ n }) =>
        plural(n, {
          one: `Sigue igual ${number(n)} miembro.`,
          many: `Siguen igual ${number(n)} de miembros.`,
          other: `Siguen igual ${number(n)} miembros.`,
        }),
    },
    rest: 'Los miembros que no están en esta lista se quedan.',
    nothing: 'El club ya sabe todo esto.',
    ignored: ({ columns }) => `Se deja fuera, porque un club no guarda esas columnas: ${columns}.`,
    addedHead: 'Se añaden',
    changedHead: 'Cambian',
    becomes: ({ before, after }) => `${before} → ${after}`,
    take: 'Cargar la lista',
    taken: ({ n }) =>
      plural(n, {
        one: `Lista cargada: ${number(n)} línea era nueva.`,
        many: `Lista cargada: ${number(n)} de líneas eran nuevas.`,
        other: `Lista cargada: ${number(n)} líneas eran nuevas.`,
      }),
    bad: 'No se ha cargado nada. Corrige estas líneas y vuelve a intentarlo:',
    line: ({ n, fault }) => `Línea ${number(n)}: ${fault}`,
    more: ({ n }) => `y ${count(n, 'línea más', 'líneas más')}`,
    save: 'Guardar la lista en un archivo',
    faults: {
      empty: () => 'en esta lista no hay nadie.',
      encoding: () => 'esto no es UTF-8. Guarda el archivo como «CSV UTF-8».',
      'open-quote': () => 'aquí se abren unas comillas que no se cierran nunca.',
      'no-column': ({ column }) =>
        `entre los títulos falta la columna «${columns[column]}». Ponle ese título.`,
      'column-twice': ({ column }) => `hay dos columnas «${columns[column]}». Deja una de ellas.`,
      'too-many-fields': ({ columns }) =>
        `hay más de ${count(columns, 'campo', 'campos')}. Un texto con comas va entre comillas.`,
      'no-name': () => 'falta el nombre.',
      'bad-name': ({ max }) => `un nombre tiene como mucho ${chars(max)}.`,
      'no-email': () => 'falta el correo. Una línea es: nombre, correo, nota.',
      'bad-email': ({ email }) => `«${email}» no es un correo. Escríbelo así: ana@example.org.`,
      'email-twice': ({ email, line }) => `${email} ya está en la línea ${number(line)}.`,
      'bad-note': ({ max }) => `una nota tiene como mucho ${chars(max)}.`,
    },
  },

  settings: {
    title: 'Ajustes y organizadores',
    intro: 'Cada cambio vale al instante.',
    names: 'Nombres',
    pageName: 'Página en la que están apuntados los miembros',
    pageNameHelp: 'Si se deja vacío, se llama como el club.',
    entryName: 'Cómo se llama la entrada a las veladas',
    evenings: 'Veladas',
    countersigned: 'La otra pareja también confirma la partida',
    countersignedHelp: 'Uno de ellos confirma en el teléfono antes que quien organiza.',
    tiedFish: 'Dónde va el cero de un cierre empatado',
    tiedFishes: { leader: 'En la pareja que salió', blocker: 'En la pareja que cerró' },
    penalties: 'Penalizaciones habituales',
    penaltiesHelp:
      'Quien organiza la velada elige entre ellas. El valor se resta de la efectividad; 0 es una sanción sin penalización.',
    noPenalties: 'Aún no hay ninguna.',
    reason: 'Motivo',
    amount: 'Valor',
    addPenalty: 'Añadir una penalización',
    removePenalty: ({ reason }) => `Quitar «${reason}»`,
  },

  season: {
    title: 'Clasificación de la temporada',
    which: 'Temporada',
    halves: { 1: 'Primera', 2: 'Segunda' },
    half: ({ year, part }) => `${part} mitad de ${year}`,
    quarter: ({ year, part }) => `Trimestre ${number(part)} de ${year}`,
    over: 'Esta temporada ha terminado.',
    goesOn: 'Esta temporada sigue.',
    none: 'Aún no se ha jugado hasta el final ninguna velada de esta temporada.',
    place: 'Puesto',
    name: 'Nombre',
    points: 'Puntos',
    wins: 'Victorias',
    effectiveness: 'Efectividad',
    played: 'Veladas jugadas',
    guest: 'invitado',
    aheadBy: ({ key }) => `por delante: ${key}`,
    keys: { points: 'puntos', wins: 'victorias', effectiveness: 'efectividad' },
    rules: 'Cómo se cuenta',
    brings: {
      'match-points': 'Una velada da sus puntos de partida.',
      'by-place': ({ points }) => `Una velada da puntos por puesto, desde el primero: ${points}.`,
    },
    countsAll: 'Cuentan todas las veladas.',
    countsBest: ({ n }) =>
      plural(n, {
        one: `De cada uno cuenta ${number(n)} velada, la mejor.`,
        many: `De cada uno cuentan las ${number(n)} mejores veladas.`,
        other: `De cada uno cuentan las ${number(n)} mejores veladas.`,
      }),
    ranked: ({ n }) =>
      plural(n, {
        one: `Tiene puesto quien ha jugado ${number(n)} velada.`,
        many: `Tiene puesto quien ha jugado ${number(n)} veladas.`,
        other: `Tiene puesto quien ha jugado ${number(n)} veladas.`,
      }),
    evenings: 'Veladas que cuentan',
    set: 'Reglas de la temporada',
  },

  seasonRules: {
    title: 'Reglas de la temporada',
    span: 'Cuánto dura una temporada',
    spans: { year: 'Un año', 'half-year': 'Medio año', quarter: 'Un trimestre', month: 'Un mes' },
    points: 'Qué da una velada',
    kinds: { 'match-points': 'Sus puntos de partida', 'by-place': 'Puntos por puesto' },
    places: 'Puntos desde el primer puesto',
    placesHelp: 'Por ejemplo: 10, 7, 5, 3, 1. Los puestos siguientes no dan nada.',
    placesWrong: 'Escribe números enteros con comas, ninguno mayor que el anterior.',
    counted: 'Qué veladas de un jugador cuentan',
    counts: { all: 'Todas', best: 'Las mejores' },
    how: 'Cuántas de las mejores',
    least: 'Veladas necesarias para tener puesto',
  },

  hall: {
    title: 'Salón de la fama',
    none: 'Aquí nadie ha ganado nada aún: ninguna velada se ha jugado hasta el final.',
    champions: 'Ganadores de temporadas',
    records: 'Récords',
    honours: 'Todos los que jugaron',
    seasons: 'Temporadas ganadas',
    won: 'Veladas ganadas',
    played: 'Veladas jugadas',
    kinds: {
      points: 'Más puntos de partida en una velada',
      wins: 'Más victorias en una velada',
      effectiveness: 'Mejor efectividad en una velada',
      'wins-in-a-row': 'Más veladas ganadas seguidas',
      evenings: 'Más veladas jugadas',
    },
  },

  organisers: {
    title: 'Organizadores',
    you: 'tú',
    since: ({ date }) => `desde ${date}`,
    removeNamed: ({ name }) => `Quitar a ${name}`,
    leave: 'Dejar de organizar',
    sure: ({ name }) =>
      `¿Que ${name} deje de organizar? Los enlaces que hizo ${name} dejan de valer.`,
    sureYou: '¿Quieres dejar de organizar este club? Los enlaces que hiciste dejan de valer.',
    removed: ({ name }) => `${name} ya no organiza el club.`,
    another: 'Otra persona que organice',
    anotherHelp:
      'Envía el enlace solo a la persona que vaya a organizar contigo: sirve para una sola. Quien organiza ve los correos de todos los miembros.',
    invite: 'Hacer un enlace',
    made: 'Copia el enlace ahora: no se vuelve a mostrar. Sirve una sola vez, durante una semana o hasta que lo retires.',
    link: 'Enlace para otra persona que organice',
    copy: 'Copiar el enlace',
    links: 'Enlaces sin usar',
    madeBy: ({ name, date }) => `De ${name}, hasta el ${date}`,
    withdraw: 'Retirar',
    withdrawn: 'El enlace está retirado.',
  },

  refusals: {
    'not-organiser': () => 'Eso solo pueden hacerlo quienes organizan este club.',
    gone: () => 'Alguien lo ha quitado entretanto. Vuelve a cargar la página para ver qué queda.',
    'last-organiser': () =>
      'Un club necesita a alguien que lo organice. Pídeselo antes a otra persona.',
    'invitation-over': () => 'Este enlace ya no vale. Pide otro a quien organiza.',
    'too-many-members': ({ max }) => `Un club tiene como mucho ${members(max)}.`,
    'too-many-organisers': ({ max }) =>
      `Un club tiene como mucho ${count(max, 'organizador', 'organizadores')}.`,
    'too-many-invitations': ({ max }) =>
      `Pueden valer como mucho ${count(max, 'enlace', 'enlaces')}. Retira uno antes.`,
    'email-taken': ({ email }) => `Otro miembro tiene el correo ${email}.`,
    'bad-email': ({ email }) =>
      email.trim() === ''
        ? 'Falta el correo.'
        : `«${email}» no es un correo. Escríbelo así: ana@example.org.`,
    'bad-note': ({ max }) => `Una nota tiene como mucho ${chars(max)}.`,
    'bad-penalties': ({ penalties, chars: most, amount }) =>
      `Un club tiene como mucho ${number(penalties)} penalizaciones habituales, cada una con un motivo de hasta ${chars(most)} y un valor de hasta ${number(amount)}.`,
    'bad-list': () => 'No se ha cargado nada.',
  },
};

export default es;
