import type { PagesMessages } from '../en/pages.ts';

const pages: PagesMessages = {
  evenings: {
    title: 'Veladas de club',
    going: 'Estás en una velada',
    join: 'Unirse a una velada',
    here: 'En este dispositivo',
    none: 'En este dispositivo aún no hay ninguna velada.',
    alone: 'solo en este dispositivo',
    last: ({ day }) => `por última vez el ${day}`,
    new: 'Nueva velada en este dispositivo',
    newHelp: 'No hace falta red ni club. Lo anotas todo tú y guardas la velada en un archivo.',
    club: 'Las veladas a las que otros se unen son de un club.',
    toClubs: 'Clubes',
    unnamed: 'Velada sin nombre',
  },
  spectator: { text: 'Estás mirando.', join: 'Unirse como jugador' },
  ways: {
    toHome: 'Inicio',
    toEvening: 'Página de la organización',
    toTable: 'Mi mesa',
    toOther: ({ name }) => `Ir a «${name}»`,
    leave: 'Dejar la velada',
    leaveSure: ({ name }) => `¿Dejar «${name}» en este dispositivo? Lo anotado se queda.`,
    stay: 'Quedarse',
  },
  links: {
    title: 'Otro dispositivo tuyo',
    help: 'Con un enlace, un dispositivo más pasa a ser de la organización. Sirve una sola vez. No se lo enseñes a nadie.',
    make: 'Crear un enlace',
    made: 'Abre esta dirección en el otro dispositivo:',
    copy: 'Copiar la dirección',
    qr: 'Imagen para leer con el otro dispositivo: la dirección de la organización',
    unused: 'Un enlace que nadie ha usado',
    withdraw: 'Retirar el enlace',
  },
  organise: {
    title: 'Organizar desde este dispositivo',
    text: 'Desde entonces, este dispositivo puede todo lo que puede quien organiza. El otro se queda como está.',
    button: 'Organizar desde aquí',
    none: 'La dirección no está entera: cópiala completa del otro dispositivo.',
  },
};

export default pages;
