import type { ProcedureMessages } from '../en/procedure.ts';

const procedure: ProcedureMessages = {
  title: 'Cómo se juega en la mesa',
  start: ({ n }) => `Antes de la mano ${n}`,
  handshake: 'Antes de la primera partida todos se dan la mano.',
  leads: ({ name }) => `Sale ${name}.`,
  shuffles: ({ name }) => `Revuelve ${name}.`,
  reshuffle: ({ name, order }) =>
    `Solo ${name} puede revolver una vez más; entonces se toman así: ${order}.`,
  taking: ({ order }) => `Se toman siete fichas en este orden: ${order}.`,
  tooMany:
    'Si alguien tomó de más: si se vio alguna de ellas, se revuelve de nuevo. Si no, quien tenga de menos toma de las fichas que nadie ha levantado.',
  lifting: ({ names: [first, second, third, fourth] }) =>
    `Se levantan en uno o dos movimientos: primero ${first} y ${second}, tras la primera ficha puesta ${third}, tras la segunda ${fourth}.`,
  standing:
    'Las fichas quedan como estaban. No se reordenan, solo se tocan para jugarlas, y los huecos se dejan.',
  play: 'Durante el juego',
  first: ({ name, partner }) =>
    `${name} pone cualquier ficha en el centro, boca arriba: un doble con su lado largo hacia sí, otra ficha con el número mayor hacia ${partner}. Así se queda.`,
  turn: 'Se juega hacia la derecha, una ficha por turno; los extremos deben encajar. Los dobles van cruzados.',
  rightEnd: ({ name }) =>
    `Cuando los dos extremos son iguales, la siguiente ficha va al extremo que está a la derecha de ${name}.`,
  noBanging: 'Las fichas se ponen sin golpear.',
  pass: 'Quien no puede jugar dice «paso» con claridad. Mientras alguien pone una serie de fichas de un mismo número, los demás no tienen que decirlo.',
  end: 'Cómo termina',
  out: 'Quien pone sus siete fichas gana la mano para su pareja: suma los tantos que les quedan a los dos perdedores.',
  block:
    'Cierre, cuando nadie puede jugar: la suma menor se lleva los tantos que les quedan a los dos perdedores. Con empate nadie suma y sale quien sigue.',
  target: ({ n }) => `La partida termina cuando una pareja llega a ${n}.`,
  after:
    'Después el organizador confirma, anuncia los puestos siguientes y la clasificación; al final, las ganancias y el orden definitivo.',
  courtesies: 'En esta mesa',
  courtesy: {
    'partner-writes': ({ name, by }) => `Cuando le toca anotar a ${name}, anota ${by}.`,
    'partner-shuffles': ({ name, by }) => `Cuando le toca revolver a ${name}, revuelve ${by}.`,
    'may-rearrange': ({ name }) => `${name} puede tocar y reordenar sus fichas.`,
    'neighbour-sets': ({ name, by }) =>
      `${name} pone la ficha boca arriba y dice los dos extremos; ${by} la coloca en su sitio.`,
    'all-say-ends': () => 'Cada cual dice con claridad los dos extremos después de su jugada.',
    'may-ask-count': ({ name, by }) =>
      `${name} puede preguntar cuántas fichas de un número han salido; responde ${by}.`,
    'neighbour-stands': ({ name, by }) =>
      `${by} levanta las fichas de ${name} sin mirar ni tocar las caras, y al final descubre las que quedan.`,
    'neighbour-places': ({ name, by }) =>
      `${name} señala la ficha y nombra el extremo; ${by} la coloca.`,
    'knocks-to-pass': ({ name, by }) => `${name} pasa con dos golpes de la mano delante de ${by}.`,
    'others-knock': () => 'Los demás pasan con dos golpes en el centro de la mesa.',
    'sheet-shown': () =>
      'Quien anota enseña el acta después de cada mano y cada vez que alguien toca la mesa delante de quien anota.',
  },
};

export default procedure;
