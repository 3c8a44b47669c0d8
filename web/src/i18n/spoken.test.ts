import { describe, expect, it } from 'vitest';
import en from './compiled/table/en.ts';
import es from './compiled/table/es.ts';
import hr from './compiled/table/hr.ts';
import pt from './compiled/table/pt.ts';
import ru from './compiled/table/ru.ts';
import scoreEs from './compiled/score/es.ts';
import scoreHr from './compiled/score/hr.ts';
import scorePt from './compiled/score/pt.ts';

const languages = { en, ru, hr, es, pt };

type Named = Parameters<typeof en.hand.option>[0];

describe('a tile of the hand', () => {
  const none = { points: 0, varies: false };
  const named: [Named, Record<keyof typeof languages, string>][] = [
    [
      { tile: [5, 6], sum: 11, where: ['R'], fits: 'ends', ...none, place: 3, of: 7 },
      {
        en: '6-5, eleven pips, fits right, 3 of 7',
        ru: '6-5, одиннадцать точек, подходит справа, 3 из 7',
        hr: '6-5, jedanaest točaka, odgovara desno, 3 od 7',
        es: '6-5, once puntos, encaja a la derecha, 3 de 7',
        pt: '6-5, onze pontos, encaixa na direita, 3 de 7',
      },
    ],
    [
      { tile: [0, 1], sum: 1, where: ['L', 'R'], fits: 'ends', ...none, place: 1, of: 1 },
      {
        en: '1-0, one pip, fits left and right, 1 of 1',
        ru: '1-0, одна точка, подходит слева и справа, 1 из 1',
        hr: '1-0, jedna točka, odgovara lijevo i desno, 1 od 1',
        es: '1-0, un punto, encaja a la izquierda y a la derecha, 1 de 1',
        pt: '1-0, um ponto, encaixa na esquerda e na direita, 1 de 1',
      },
    ],
    [
      { tile: [0, 0], sum: 0, where: [], fits: null, ...none, place: 2, of: 2 },
      {
        en: '0-0, no pips, 2 of 2',
        ru: '0-0, ноль точек, 2 из 2',
        hr: '0-0, nula točaka, 2 od 2',
        es: '0-0, cero puntos, 2 de 2',
        pt: '0-0, nenhum ponto, 2 de 2',
      },
    ],
    [
      { tile: [11, 12], sum: 23, where: ['first'], fits: 'lead', ...none, place: 9, of: 15 },
      {
        en: '12-11, twenty-three pips, may lead, 9 of 15',
        ru: '12-11, двадцать три точки, можно зайти, 9 из 15',
        hr: '12-11, dvadeset tri točke, može otvoriti, 9 od 15',
        es: '12-11, veintitrés puntos, puede salir, 9 de 15',
        pt: '12-11, vinte e três pontos, pode sair, 9 de 15',
      },
    ],
    [
      {
        tile: [5, 5],
        sum: 10,
        where: ['L', 'U'],
        fits: 'ends',
        points: 15,
        varies: true,
        place: 1,
        of: 2,
      },
      {
        en: '5-5, ten pips, fits left and above, scores up to 15, 1 of 2',
        ru: '5-5, десять точек, подходит слева и сверху, приносит до 15, 1 из 2',
        hr: '5-5, deset točaka, odgovara lijevo i gore, donosi do 15, 1 od 2',
        es: '5-5, diez puntos, encaja a la izquierda y arriba, da hasta 15, 1 de 2',
        pt: '5-5, dez pontos, encaixa na esquerda e em cima, dá até 15, 1 de 2',
      },
    ],
    [
      {
        tile: [5, 5],
        sum: 10,
        where: ['L'],
        fits: 'ends',
        points: 10,
        varies: false,
        place: 1,
        of: 2,
      },
      {
        en: '5-5, ten pips, fits left, scores 10, 1 of 2',
        ru: '5-5, десять точек, подходит слева, приносит 10, 1 из 2',
        hr: '5-5, deset točaka, odgovara lijevo, donosi 10, 1 od 2',
        es: '5-5, diez puntos, encaja a la izquierda, da 10, 1 de 2',
        pt: '5-5, dez pontos, encaixa na esquerda, dá 10, 1 de 2',
      },
    ],
  ];
  it.each(named)('has its description in every language: %o', (tile, names) => {
    for (const [code, t] of Object.entries(languages)) {
      expect(t.hand.option(tile), code).toBe(names[code as keyof typeof languages]);
    }
  });
});

const ana = { name: 'Ana', you: false };
const right = { at: 'R', ends: [3, 5], drawn: 0, speech: 'normal' } as const;
const left = { at: 'L', ends: [4, 5], drawn: 0, speech: 'normal' } as const;

type Said = (t: typeof en) => string;
const spoken: [what: string, Said, Record<'hr' | 'es' | 'pt', string>][] = [
  [
    'a play by another',
    (t) => t.say.played({ who: ana, tile: [5, 6], ...right }),
    {
      hr: 'Ana igra šest-pet desno. Krajevi 3 i 5.',
      es: 'Ana juega el seis-cinco a la derecha. Extremos 3 y 5.',
      pt: 'Ana joga seis e cinco na direita. Pontas 3 e 5.',
    },
  ],
  [
    'the same play in short speech',
    (t) => t.say.played({ who: ana, tile: [5, 6], ...right, speech: 'short' }),
    {
      hr: 'Ana 6-5 desno. 3, 5.',
      es: 'Ana 6-5 derecha. 3, 5.',
      pt: 'Ana 6-5 direita. 3, 5.',
    },
  ],
  [
    'a double',
    (t) => t.say.played({ who: ana, tile: [4, 4], ...left }),
    {
      hr: 'Ana igra duplu četvorku lijevo. Krajevi 4 i 5.',
      es: 'Ana juega el cuatro doble a la izquierda. Extremos 4 y 5.',
      pt: 'Ana joga a carroça de quatro na esquerda. Pontas 4 e 5.',
    },
  ],
  [
    'a lead with the double blank',
    (t) => t.say.played({ who: ana, tile: [0, 0], ...left, at: 'first', ends: [0, 0] }),
    {
      hr: 'Ana otvara s duplom prazninom. Krajevi 0 i 0.',
      es: 'Ana sale con la blanca doble. Extremos 0 y 0.',
      pt: 'Ana sai com a carroça de branco. Pontas 0 e 0.',
    },
  ],
  [
    'a lead with six-five',
    (t) => t.say.played({ who: ana, tile: [5, 6], ...left, at: 'first', ends: [6, 5] }),
    {
      hr: 'Ana otvara sa šest-pet. Krajevi 6 i 5.',
      es: 'Ana sale con el seis-cinco. Extremos 6 y 5.',
      pt: 'Ana sai com seis e cinco. Pontas 6 e 5.',
    },
  ],
  [
    'draws before a play',
    (t) => t.say.played({ who: ana, tile: [1, 5], ...left, ends: [1, 4], drawn: 2 }),
    {
      hr: 'Ana vuče 2 pločice i igra pet-jedan lijevo. Krajevi 1 i 4.',
      es: 'Ana roba 2 fichas y juega el cinco-uno a la izquierda. Extremos 1 y 4.',
      pt: 'Ana compra 2 peças e joga cinco e um na esquerda. Pontas 1 e 4.',
    },
  ],
  [
    'a pass, with its consequences',
    (t) => t.say.passed({ who: ana, without: [3, 5], drawn: 0, speech: 'full' }),
    {
      hr: 'Ana kaže dalje. Nema trojki ni petica.',
      es: 'Ana pasa. No tiene treses ni cincos.',
      pt: 'Ana passa. Sem três nem cinco.',
    },
  ],
  [
    'your turn',
    (t) => t.say.yourTurn({ fits: 2 }),
    {
      hr: 'Vi ste na redu. Odgovaraju dvije pločice.',
      es: 'Te toca. Encajan dos fichas.',
      pt: 'Sua vez. Duas peças encaixam.',
    },
  ],
  [
    'your turn with a single tile that fits',
    (t) => t.say.yourTurn({ fits: 1 }),
    {
      hr: 'Vi ste na redu. Odgovara jedna pločica.',
      es: 'Te toca. Encaja una ficha.',
      pt: 'Sua vez. Uma peça encaixa.',
    },
  ],
  [
    'your turn with twenty-one tiles that fit',
    (t) => t.say.yourTurn({ fits: 21 }),
    {
      hr: 'Vi ste na redu. Odgovara dvadeset jedna pločica.',
      es: 'Te toca. Encajan veintiuna fichas.',
      pt: 'Sua vez. Vinte e uma peças encaixam.',
    },
  ],
  [
    'your turn with no tile that fits',
    (t) => t.say.yourTurnDraw,
    {
      hr: 'Vi ste na redu. Ništa ne odgovara: vucite.',
      es: 'Te toca. Nada encaja: roba.',
      pt: 'Sua vez. Nada encaixa: compre.',
    },
  ],
  [
    'the choice of an end',
    (t) =>
      t.say.chooseEnd({
        tile: [2, 4],
        ends: [
          { where: 'L', n: 4 },
          { where: 'R', n: 2 },
        ],
      }),
    {
      hr: 'Četiri-dva odgovara na oba kraja. Lijevo na 4 ili desno na 2?',
      es: 'El cuatro-dos encaja en los dos extremos. ¿A la izquierda en 4 o a la derecha en 2?',
      pt: 'Quatro e dois encaixa nas duas pontas. Esquerda no 4 ou direita no 2?',
    },
  ],
  [
    'a refusal',
    (t) => t.refused.doesNotFit({ tile: [1, 6], ends: [3, 5] }),
    {
      hr: 'Šest-jedan ne odgovara. Krajevi su 3 i 5.',
      es: 'El seis-uno no encaja. Los extremos abiertos son 3 y 5.',
      pt: 'Seis e um não encaixa. As pontas abertas são 3 e 5.',
    },
  ],
  [
    'the clock',
    (t) => t.say.seconds({ n: 21 }),
    { hr: '21 sekunda.', es: '21 segundos.', pt: '21 segundos.' },
  ],
  [
    'another player’s lost connection',
    (t) => t.say.dropped({ who: ana, n: 60 }),
    {
      hr: 'Ana: veza prekinuta; 60 sekundi.',
      es: 'Ana perdió la conexión; 60 segundos.',
      pt: 'Ana perdeu a conexão; 60 segundos.',
    },
  ],
  [
    'how many of a number are out',
    (t) => t.answer.number({ n: 6, out: 5, all: 7, held: 1 }),
    {
      hr: 'Vani je 5 od 7 šestica. Kod vas: 1.',
      es: 'Han salido 5 de 7 seises. Tienes 1.',
      pt: 'Peças de seis na mesa: 5 de 7. Você tem uma.',
    },
  ],
  [
    'the score',
    (t) =>
      t.answer.score({
        scores: [
          t.answer.partyScore({ names: t.youWithin, score: '67' }),
          t.answer.partyScore({ names: 'Ana', score: '92' }),
        ],
        target: 150,
        round: 4,
      }),
    {
      hr: 'Vi 67, Ana 92, do 150. Runda 4.',
      es: 'Tú 67, Ana 92, a 150. Mano 4.',
      pt: 'Você 67, Ana 92, até 150. Rodada 4.',
    },
  ],
  [
    'a triple drawn',
    (t) => t.say.drew({ tile: [5, 5, 5] }),
    {
      hr: 'Vučete trostruku peticu.',
      es: 'Robas el cinco triple.',
      pt: 'Você compra a tripla de cinco.',
    },
  ],
  [
    'a triangle with blanks drawn',
    (t) => t.say.drew({ tile: [0, 0, 4] }),
    {
      hr: 'Vučete prazno-prazno-četiri.',
      es: 'Robas el blanca-blanca-cuatro.',
      pt: 'Você compra branco e branco e quatro.',
    },
  ],
  [
    'news after a lost connection',
    (t) => t.say.connected({ missed: 2, news: '…' }),
    {
      hr: 'Veza je uspostavljena. Bez vas su odigrana 2 poteza: …',
      es: 'Ya hay conexión. Te has perdido dos jugadas: …',
      pt: 'Conectado. Você perdeu duas jogadas: …',
    },
  ],
];

describe('what the table says', () => {
  it.each(spoken)('%s', (_, said, words) => {
    expect(said(hr), 'hr').toBe(words.hr);
    expect(said(es), 'es').toBe(words.es);
    expect(said(pt), 'pt').toBe(words.pt);
  });
});

it('going out is said as players say it', () => {
  const said = { hr: scoreHr, es: scoreEs, pt: scorePt };
  expect(Object.values(said).map((t) => t.round.out({ who: ana, yours: false }))).toEqual([
    'Ana izlazi.',
    'Ana domina.',
    'Ana bate.',
  ]);
});
