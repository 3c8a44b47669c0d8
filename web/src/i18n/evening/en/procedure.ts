/** The procedure of a round at the table, and help for players, in English. */
const procedure = {
  title: 'How it goes at the table',
  start: ({ n }: { n: number }) => `Before round ${n}`,
  handshake: 'Before the first match everybody shakes hands.',
  leads: ({ name }: { name: string }) => `${name} leads.`,
  shuffles: ({ name }: { name: string }) => `${name} shuffles.`,
  reshuffle: ({ name, order }: { name: string; order: string }) =>
    `${name} alone may shuffle once more, and then takes last: ${order}.`,
  taking: ({ order }: { order: string }) => `Take seven tiles in this order: ${order}.`,
  tooMany:
    'If somebody has taken too many: where one of them was looked at, shuffle again. Where none was, whoever is short takes from tiles nobody has lifted.',
  lifting: ({ names: [first, second, third, fourth] }: { names: readonly string[] }) =>
    `Lift in one or two movements: first ${first} and ${second}, ${third} after the first tile is laid, ${fourth} after the second.`,
  standing:
    'Tiles stand in the order they lay. They are not rearranged, only touched to be played, and gaps stay open.',
  play: 'While playing',
  first: ({ name, partner }: { name: string; partner: string }) =>
    `${name} lays any tile in the middle, face up: a double with its long side towards ${name}, another tile with the larger number towards ${partner}. It stays as it lies.`,
  turn: 'Play goes to the right, one tile a turn; ends must match. Doubles lie across.',
  rightEnd: ({ name }: { name: string }) =>
    `When both ends are equal, the next tile goes to the end at the right of ${name}.`,
  noBanging: 'Tiles are laid down without banging.',
  pass: 'Who cannot play says “pass”, clearly. While somebody lays a row of tiles of one number, the others need not say it.',
  end: 'How it ends',
  out: 'Who lays all seven tiles wins the round for the pair: it takes the points left with both losers.',
  block:
    'When nobody can play, the smaller sum wins the points left with both losers. Equal sums: nobody scores, and the lead moves on.',
  target: ({ n }: { n: number }) => `The match ends when a pair has ${n} points.`,
  after:
    'Then the organiser confirms, announces who sits where next, and the standings; at the end the winnings and the final order.',
  courtesies: 'At this table',
  courtesy: {
    'partner-writes': ({ name, by }: Doing) => `Where ${name} would keep the score, ${by} writes.`,
    'partner-shuffles': ({ name, by }: Doing) => `Where ${name} would shuffle, ${by} shuffles.`,
    'may-rearrange': ({ name }: Doing) => `${name} may touch and rearrange the own tiles.`,
    'neighbour-sets': ({ name, by }: Doing) =>
      `${name} lays the tile face up and says both ends; ${by} sets it in its place.`,
    'all-say-ends': () => 'Everybody says both ends clearly after each own move.',
    'may-ask-count': ({ name, by }: Doing) =>
      `${name} may ask how many tiles of a number are out; ${by} answers.`,
    'neighbour-stands': ({ name, by }: Doing) =>
      `${by} stands up the tiles of ${name} without looking or touching the faces, and turns over what is left at the end.`,
    'neighbour-places': ({ name, by }: Doing) =>
      `${name} points at the tile and names the end; ${by} places it.`,
    'knocks-to-pass': ({ name, by }: Doing) =>
      `${name} passes with two knocks of the hand in front of ${by}.`,
    'others-knock': () => 'The others pass with two knocks at the middle of the table.',
    'sheet-shown': () =>
      'The scorekeeper shows the sheet after each round, and whenever somebody touches the table in front of the scorekeeper.',
  },
};

type Doing = { name: string; by: string };

export default procedure;
export type ProcedureMessages = typeof procedure;
