import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../i18n/compiled/table/en.ts';
import type { Speech } from './announce.ts';
import es from '../../../i18n/compiled/table/es.ts';
import hr from '../../../i18n/compiled/table/hr.ts';
import pt from '../../../i18n/compiled/table/pt.ts';
import ru from '../../../i18n/compiled/table/ru.ts';
import type { RoundResult, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { announce, announceEvent, turnText, type Announcement } from './announce.ts';
import { Announcer } from './announcer.svelte.ts';
import {
  clockAnswer,
  countsAnswer,
  endsAnswer,
  handAnswer,
  lastPlaysAnswer,
  lineAnswer,
  numberAnswer,
  scoreAnswer,
} from './answers.ts';
import { viewWith } from '../state/apply.ts';
import { nextLeadOf, outcomeOf } from './outcome.ts';
import type { Moment } from '../state/moment.ts';
import { Narrator } from './narrator.ts';
import { after, indexOf, lineOfEnds, recordingOf } from '../testing/tables.ts';
import { endsIn, everyLanguage, inEnglish } from '../testing/texts.ts';
import { soon } from '../../../testing/soon.ts';

const person = (name: string) =>
  ({ sitter: { kind: 'person', name, held_by: null }, ready: false }) as const;

/** Spanish pairs: you on seat 1 with Eva on 3, against Ana on 2 and Boris on 4. */
function pairs(): TableView {
  const recording = recordingOf('spanish-pairs');
  const view = after(recording, indexOf(recording, (event) => event.type === 'dealt') + 1);
  const names = ['Ivan', 'Ana', 'Eva', 'Boris'];
  const seats = view.seats.map(({ side }, i) => ({ ...person(names[i] ?? ''), side }));
  if (view.round === null) throw new Error('no round is dealt');
  const round = { ...view.round, ends: lineOfEnds(4, 4), history: [] } satisfies TableView['round'];
  return { ...view, seats, round };
}

function announced(
  event: SeenEvent,
  view = pairs(),
  speech: Speech = 'normal',
  t = en,
): Announcement[] {
  return announceEvent(event, view, viewWith(view, event), { t, speech });
}

const text = (announcements: Announcement[]) => announcements.map(({ text }) => text).join(' ');

const sixFive: SeenEvent = {
  type: 'played',
  seat: 2,
  tile: [5, 6],
  at: 'R',
  ends: lineOfEnds(3, 5),
  by: 'person',
};
const doubleFour: SeenEvent = {
  ...sixFive,
  seat: 4,
  tile: [4, 4],
  at: 'L',
  ends: lineOfEnds(4, 5),
};
const pass: SeenEvent = { type: 'passed', seat: 3, by: 'person' };

describe('the announcement of an event', () => {
  // R3.2.4: both ends are named after each play.
  it('names both ends after another seat’s play', () => {
    expect(announced(sixFive)).toEqual([
      { region: 'plays', text: 'Ana: six-five on the right. Ends 3 and 5.' },
    ]);
    expect(text(announced(sixFive, pairs(), 'short'))).toBe('Ana 6-5 right. 3, 5.');
    expect(text(announced(sixFive, pairs(), 'normal', ru))).toBe(
      'Ход: Ana. Шесть-пять справа. Концы 3 и 5.',
    );
  });

  it('calls a double by its name', () => {
    expect(text(announced(doubleFour))).toBe('Boris: double four on the left. Ends 4 and 5.');
    expect(text(announced(doubleFour, pairs(), 'normal', ru))).toBe(
      'Ход: Boris. Дубль четыре слева. Концы 4 и 5.',
    );
  });

  // R3.1.16, C36: a pass is announced in words.
  it('says at full length which numbers a passing seat does not have', () => {
    const view = pairs();
    const round = view.round && { ...view.round, ends: lineOfEnds(3, 5) };
    const open = { ...view, round };
    expect(text(announced(pass, open))).toBe('Eva passes.');
    expect(text(announced(pass, open, 'full'))).toBe('Eva passes. No threes or fives.');
    expect(text(announced(pass, open, 'full', ru))).toBe('Eva: пропуск. Нет троек и пятёрок.');
    expect(text(announced(pass, view, 'full'))).toBe('Eva passes. No fours.');
  });

  it('joins another seat’s draws with the play or pass after them', () => {
    const drew = (boneyard: number): SeenEvent => ({
      type: 'drew',
      seat: 2,
      tile: null,
      boneyard,
      by: 'person',
    });
    const twice = viewWith(viewWith(pairs(), drew(5)), drew(4));
    expect(announced(drew(5))).toEqual([]);
    const play: SeenEvent = { ...sixFive, tile: [1, 5], at: 'L', ends: lineOfEnds(1, 4) };
    expect(text(announced(play, twice))).toBe(
      'Ana draws 2 tiles and plays five-one on the left. Ends 1 and 4.',
    );
    expect(text(announced({ ...pass, seat: 2 }, twice))).toBe('Ana draws 2 tiles and passes.');
  });

  it('says once that everyone draws for the tile that must lead', () => {
    const base = pairs();
    const rules = { ...base.rules, lead: { ...base.rules.lead, ifNone: 'draw' as const } };
    const round = base.round && { ...base.round, ends: [], must_lead: [6, 6] as [number, number] };
    let view: TableView = { ...base, rules, round };
    const drew = (seat: number, tile: Tile | null): SeenEvent => ({
      type: 'drew',
      seat,
      tile,
      boneyard: 5,
      by: 'forced',
    });
    const passed = (seat: number): SeenEvent => ({ type: 'passed', seat, by: 'forced' });
    const lead: SeenEvent = {
      ...sixFive,
      seat: 3,
      tile: [6, 6],
      at: 'first',
      ends: lineOfEnds(6, 6),
    };
    const said: string[] = [];
    for (const event of [
      drew(1, [0, 0]),
      passed(1),
      drew(2, null),
      passed(2),
      drew(3, null),
      lead,
    ]) {
      said.push(...announced(event, view).map((one) => one.text));
      view = viewWith(view, event);
    }
    expect(said).toEqual([
      'Nobody has double six: everyone draws.',
      'You draw double blank.',
      'Eva leads with double six. Ends 6 and 6.',
    ]);
  });

  it('names the arm of each end of a cross', () => {
    const ends = [
      { at: 'L', number: 3 },
      { at: 'R', number: 1 },
      { at: 'U', number: 6 },
      { at: 'D', number: 6 },
    ] as const;
    const play: SeenEvent = { ...sixFive, at: 'U', ends: [...ends] };
    expect(text(announced(play))).toBe(
      'Ana: six-five above. Ends: left 3, right 1, above 6, below 6.',
    );
  });

  it('says which triangle another one joins, and where it lies', () => {
    const recording = recordingOf('triominoes');
    const first = indexOf(recording, ({ type }) => type === 'played');
    const second = recording.events.findIndex(({ type }, i) => type === 'played' && i > first);
    const event = recording.events[second] as SeenEvent;
    const said = text(announced(event, after(recording, second)));
    expect(said).toMatch(
      /: [a-z]+-[a-z]+-[a-z]+ at \d-\d-\d\. In row \d, [a-z]+, point (up|down)\./,
    );
  });

  it('names the tile of this person’s own draw', () => {
    const drew: SeenEvent = { type: 'drew', seat: 1, tile: [0, 0], boneyard: 3, by: 'person' };
    expect(text(announced(drew))).toBe('You draw double blank.');
    expect(text(announced(drew, pairs(), 'normal', ru))).toBe('Вы берёте: дубль пусто.');
  });

  it('names who sits down, stands up or is replaced by a bot', () => {
    expect(text(announced({ type: 'seated', seat: 2, name: 'Vera' }))).toBe('Vera sits down.');
    const bot = { level: 'steady', persona: 'otto', face: 5381 } as const;
    expect(text(announced({ type: 'bot-seated', seat: 2, ...bot }))).toBe('Bot Otto sits down.');
    expect(text(announced({ type: 'left', seat: 2 }))).toBe('Ana stands up.');
    const renamed = (seat: number, name: string): SeenEvent => ({ type: 'renamed', seat, name });
    expect(text(announced(renamed(2, 'Anica')))).toBe('Ana is now Anica.');
    // A new face is not announced, nor this person's own name.
    expect(announced({ ...renamed(2, 'Ana'), face: 7 } as SeenEvent)).toEqual([]);
    expect(announced(renamed(1, 'Vera'))).toEqual([]);
    expect(announced({ type: 'held', seat: 4, level: 'steady' })).toEqual([
      { region: 'turn', text: 'A bot plays for Boris.' },
    ]);
  });

  it('is complete for every event of a match, in every language, at every length', () => {
    for (const preset of ['goat-club-one', 'spanish-pairs', 'draw', 'goat']) {
      const recording = recordingOf(preset);
      let view = recording.snapshot;
      for (const event of recording.events) {
        const next = { ...viewWith(view, event), seq: view.seq + 1 };
        for (const texts of everyLanguage) {
          const [t, ends] = [texts.table, endsIn(texts)];
          for (const speech of ['short', 'normal', 'full'] as const) {
            const said = text(announceEvent(event, view, next, { t, speech, ends }));
            expect(said).not.toMatch(/undefined|NaN|\[object/);
            if (event.type === 'played' || event.type === 'round-ended') expect(said).not.toBe('');
          }
        }
        view = next;
      }
    }
  });
});

describe('the announcement of this person’s turn', () => {
  const view = pairs();

  it('says how many tiles fit', () => {
    const legal = [
      { type: 'play', tile: [4, 5], at: 'L' },
      { type: 'play', tile: [4, 5], at: 'R' },
      { type: 'play', tile: [2, 4], at: 'R' },
    ] as const;
    const now = { turn: 1, legal: legal.map((move) => ({ ...move, tile: [...move.tile] })) };
    expect(turnText(view, now as never, { t: en, speech: 'normal' })).toBe(
      'Your turn. Two tiles fit.',
    );
    expect(turnText(view, now as never, { t: ru, speech: 'normal' })).toBe(
      'Ваш ход. Подходят 2 кости.',
    );
  });

  it('says what to do if no tile fits', () => {
    const draw = { turn: 1, legal: [{ type: 'draw' as const }] };
    const pass = { turn: 1, legal: [{ type: 'pass' as const }] };
    expect(turnText(view, draw, { t: en, speech: 'normal' })).toBe(
      'Your turn. Nothing fits: draw.',
    );
    expect(turnText(view, pass, { t: en, speech: 'normal' })).toBe(
      'Your turn. Nothing fits: pass.',
    );
  });
});

describe('choices and refusals', () => {
  it('ask for the end', () => {
    const view = pairs();
    const round = view.round && { ...view.round, ends: lineOfEnds(4, 2) };
    const moment: Moment = { type: 'choosing', tile: [2, 4], places: ['L', 'R'], points: [] };
    expect(announce(moment, { ...view, round }, { t: en, speech: 'normal' })).toEqual([
      {
        region: 'answers',
        text: 'Four-two fits both ends. Left at 4 or right at 2?',
      },
    ]);
  });

  it('say what the tile would score at each end, unless the person does not want to know', () => {
    const view = pairs();
    const round = view.round && { ...view.round, ends: lineOfEnds(4, 2) };
    const moment: Moment = { type: 'choosing', tile: [2, 4], places: ['L', 'R'], points: [10, 0] };
    const voice = { t: en, speech: 'normal' } as const;
    const asked = 'Four-two fits both ends. Left at 4 or right at 2?';
    expect(text(announce(moment, { ...view, round }, voice))).toBe(`${asked} Left: 10 points.`);
    expect(text(announce(moment, { ...view, round }, { ...voice, scores: false }))).toBe(asked);
  });

  it('name the rule', () => {
    const refused = (refusal: Extract<Moment, { type: 'refused' }>['refusal']) =>
      announce({ type: 'refused', refusal }, pairs(), { t: en, speech: 'normal' });
    expect(refused({ code: 'does-not-fit', tile: [1, 6], ends: lineOfEnds(3, 5) })).toEqual([
      { region: 'turn', text: 'Six-one does not fit. The open ends are 3 and 5.' },
    ]);
    const choice = { type: 'play' as const, tile: [3, 5] as [number, number], at: 'L' as const };
    expect(text(refused({ code: 'must-play', choice }))).toBe(
      'You must play: five-three fits the left end.',
    );
  });
});

describe('answers', () => {
  const recording = recordingOf('spanish-pairs');
  const first = indexOf(recording, (event) => event.type === 'played');
  const view = after(recording, first + 4);

  it('describe the tiles on the table', () => {
    expect(endsAnswer(view, { turn: null }, en)).toMatch(
      /^(Ends \d on the left and \d on the right|Both ends are \d)\.$/,
    );
    expect(lineAnswer(view, en)).toMatch(/^From left to right: .*-.*\.$/);
    expect(countsAnswer(view, en)).toMatch(/^You \d, Bot\sIvo \d, Bot\sRita \d, Bot\sBoris \d\.$/);
    expect(lastPlaysAnswer(view, en, 'short').split('. ').length).toBeGreaterThan(3);
  });

  it('say whose time runs, with the reserve, and long times in days and hours', () => {
    const say = (turn: number, clockMs: number | null, bankMs: number | null) =>
      clockAnswer(view, { turn, clockMs, bankMs }, en, 'en');
    expect(say(1, 12_300, null)).toBe('You have 13 seconds.');
    expect(say(1, 1000, 60_000)).toBe('You have 1 second. In reserve: 1 minute.');
    expect(say(2, 90_000, 0)).toBe('Bot Ivo has 1 minute, 30 seconds. In reserve: 0 seconds.');
    expect(say(1, 183_600_000, null)).toBe('You have 2 days, 3 hours.');
    expect(say(1, 172_800_000, null)).toBe('You have 2 days.');
    expect(say(1, 3_599_500, null)).toBe('You have 1 hour.');
    expect(say(2, null, null)).toBe('No clock is running.');
  });

  // R3.2.5: a player may ask how many tiles with a number lie on the table.
  it('count the laid tiles with a number', () => {
    expect(numberAnswer(view, 6, en)).toMatch(/^\w+ of seven sixes are out\. You hold \w+\.$/);
    expect(numberAnswer(view, 6, ru)).toMatch(/^Вышло \d из 7 шестёрок\. У вас .+\.$/);
  });

  // R3.2.9: the score is announced on request.
  it('give the score, this person’s side first', () => {
    const scored = { ...pairs(), standing: standing([67, 92]) };
    expect(scoreAnswer(scored, en)).toBe('You and Eva 67, Ana and Boris 92, to 150. Round 1.');
  });

  it('name the tiles in hand and those that fit', () => {
    const tiles: Tile[] = [
      [5, 6],
      [4, 4],
    ];
    expect(handAnswer(view, [{ seat: 1, tiles }], [[4, 4]], en)).toBe(
      'You hold 2 tiles: six-five, double four. Fits: double four.',
    );
  });
});

function standing(points: number[]): TableView['standing'] {
  const accounts = points.map((n) => ({ points: n, remembered: 0, open: true }));
  return { accounts, carried: 0, rounds: 1, first_open: null };
}

describe('the end of a round', () => {
  function result(
    kind: 'out' | 'blocked',
    seat: number,
    values: number[],
    credit: number,
  ): RoundResult {
    const account = { points: 0, remembered: 0, open: true };
    const sideScore = (n: number) => ({
      before: account,
      credit: n,
      bonus: 0,
      made: 0,
      paid: 0,
      received: 0,
      scored: n,
      after: { ...account, points: n },
    });
    return {
      round: 1,
      outcome: { kind, seat },
      hands: [[], [], [], []],
      settlement: {
        winner: 1,
        tied: false,
        values,
        sides: [sideScore(0), sideScore(credit)],
        carried: 0,
        bonuses: [],
        rounds: 1,
        first_open: null,
        instant: null,
        verdict: null,
      },
      lead: { by: 'seat', who: 4 },
    };
  }

  it('says which rule decided a blocked round', () => {
    const blocked = result('blocked', 3, [11, 4, 10, 10], 35);
    expect(outcomeOf(pairs(), blocked, inEnglish)).toEqual({
      what: 'Blocked by Eva.',
      why: [
        'Ana and Boris have the fewest pips together, 14, and win the block.',
        'Ana and Boris score 35: all tiles left.',
      ],
      accounts: [],
    });
  });

  it('says who went out, the score and the next leader', () => {
    const out = result('out', 2, [9, 0, 9, 3], 21);
    expect(outcomeOf(pairs(), out, inEnglish)).toMatchObject({
      what: 'Ana goes out.',
      why: ['Ana and Boris score 21: all tiles left, including the partner’s.'],
    });
    expect(nextLeadOf(pairs(), out, inEnglish)).toBe(
      'Boris leads the next round: the lead moves to the next seat.',
    );
  });
});

describe('live regions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
    };
  });
  const texts = (announcer: Announcer, region: 'plays' | 'turn' | 'answers') =>
    announcer.regions[region].map((spoken) => spoken.text);

  it('join plays that come close together', () => {
    const announcer = new Announcer();
    announcer.say({ region: 'plays', text: 'Ana passes.' });
    vi.advanceTimersByTime(600);
    announcer.say({ region: 'plays', text: 'Eva passes.' });
    expect(texts(announcer, 'plays')).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(texts(announcer, 'plays')).toEqual(['Ana passes. Eva passes.']);
  });

  it('announce plays before the turn that they lead to', () => {
    const order: string[] = [];
    const announcer = new Announcer({
      speak: (said) => order.push(said),
      hush: () => order.splice(0),
    });
    announcer.say({ region: 'answers', text: 'Ends 3 and 5.' });
    announcer.say({ region: 'plays', text: 'Ana passes.' });
    announcer.say({ region: 'turn', text: 'Connected.' });
    announcer.say({ region: 'turn', text: 'Your turn.' });
    expect(order).toEqual(['Ana passes.', 'Connected.', 'Your turn.']);
  });

  it('announce the turn after the play that led to it, without interrupting it', () => {
    const announcer = new Announcer();
    announcer.say({ region: 'plays', text: 'Ana passes.' });
    announcer.say({ region: 'plays', text: 'Your turn.', closing: true });
    expect(texts(announcer, 'plays')).toEqual(['Ana passes.', 'Your turn.']);
    expect(texts(announcer, 'turn')).toEqual([]);
  });

  it('stop other speech for the turn and when the person leaves the table', async () => {
    const order: string[] = [];
    const announcer = new Announcer({
      speak: (said) => order.push(said),
      hush: () => order.push('hush'),
    });
    announcer.say({ region: 'turn', text: 'Your turn.' });
    await Promise.resolve();
    announcer.say({ region: 'turn', text: 'Ten seconds.' });
    announcer.stop();
    expect(order).toEqual(['hush', 'Your turn.', 'hush', 'Ten seconds.', 'hush']);
  });

  it('add an equal sentence as a new child, and remove it after ten seconds', () => {
    const announcer = new Announcer();
    announcer.say({ region: 'answers', text: 'Ends 3 and 5.' });
    announcer.say({ region: 'answers', text: 'Ends 3 and 5.' });
    const ids = announcer.regions.answers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(texts(announcer, 'answers')).toEqual([]);
  });

  it('repeat earlier announcements, back and forth', () => {
    const announcer = new Announcer();
    announcer.previous('Nothing.');
    expect(texts(announcer, 'answers')).toEqual(['Nothing.']);
    for (const said of ['one', 'two', 'three']) announcer.say({ region: 'turn', text: said });
    announcer.previous('');
    announcer.previous('');
    announcer.previous('');
    announcer.next('');
    expect(texts(announcer, 'answers').slice(1)).toEqual(['two', 'one', 'one', 'two']);
  });
});

describe('the narrator', () => {
  function recorded() {
    const said: string[] = [];
    const narrator = new Narrator(
      ({ text }) => said.push(text),
      () => ({ t: en, speech: 'normal' }),
      async () => endsIn(inEnglish),
    );
    return { said, narrator };
  }

  it('says 20 and 10 seconds once each, and returns true at 10', () => {
    const { said, narrator } = recorded();
    const atTen = [30, 20, 19.5, 10, 9.6, 3].map((s) => narrator.clock(s * 1000));
    expect(said).toEqual(['20 seconds.', '10 seconds.']);
    expect(atTen).toEqual([false, false, false, true, false, false]);
    narrator.clock(null);
    narrator.clock(20_000);
    expect(said).toHaveLength(3);
  });

  it('says who lost connection and who is back', () => {
    const { said, narrator } = recorded();
    const view = pairs();
    const now = (away: { seat: number; grace_ms: number }[]): Moment => ({
      type: 'now',
      view,
      now: { turn: 2, away },
      turn: false,
    });
    narrator.hear(now([{ seat: 4, grace_ms: 60_000 }]), view);
    narrator.hear(now([{ seat: 4, grace_ms: 51_000 }]), view);
    narrator.hear(now([]), view);
    expect(said).toEqual(['Boris lost connection; 60 seconds.', 'Boris is back.']);
  });

  it('says how a round ends once the words for it are there, and what follows after that', async () => {
    const { said, narrator } = recorded();
    const recording = recordingOf('spanish-pairs');
    const at = indexOf(recording, ({ type }) => type === 'round-ended');
    const [before, view] = [after(recording, at), after(recording, at + 1)];
    const event = recording.events[at];
    if (event === undefined) throw new Error('no round ends');
    narrator.hear({ type: 'event', event, before, after: view, missed: false }, view);
    narrator.hear({ type: 'lost' }, view);
    expect(said).toEqual([]);
    await soon(() => expect(said).toHaveLength(2));
    expect(said[0]).toMatch(/ score \d+\. In all: .* leads the next round/);
    expect(said[1]).toBe('Connection lost. Trying again.');
  });

  it('summarises missed events in one sentence', () => {
    const { said, narrator } = recorded();
    const view = pairs();
    const next = viewWith(view, sixFive);
    narrator.hear({ type: 'lost' }, view);
    narrator.hear({ type: 'back', missed: 1 }, view);
    narrator.hear({ type: 'event', event: sixFive, before: view, after: next, missed: true }, next);
    narrator.hear({ type: 'now', view: next, now: { turn: 3 }, turn: false }, next);
    expect(said).toEqual([
      'Connection lost. Trying again.',
      'Connected. One play missed: Ana: six-five on the right. Ends 3 and 5.',
    ]);
  });
});

describe('a play that scores', () => {
  const fives = after(recordingOf('all-fives'), 0);
  const view = { ...pairs(), rules: fives.rules };
  const scored: SeenEvent = {
    type: 'played',
    seat: 2,
    tile: [5, 5],
    at: 'L',
    ends: lineOfEnds(5, 0),
    points: 10,
    by: 'person',
  };

  it.each([
    ['en', 'Ana scores 10 points.'],
    ['ru', 'Ana получает 10 очков.'],
    ['hr', 'Ana upisuje 10 bodova.'],
    ['es', 'Ana anota 10 tantos.'],
    ['pt', 'Ana marca 10 pontos.'],
  ] as const)('says so in %s, after the play', (language, words) => {
    const said = text(announced(scored, view, 'normal', { en, ru, hr, es, pt }[language]));
    const unscored = text(
      announced({ ...scored, points: 0 }, view, 'normal', { en, ru, hr, es, pt }[language]),
    );
    expect(said).toBe(`${unscored} ${words}`);
  });

  it('is said to the person who made it, and shortly', () => {
    expect(text(announced({ ...scored, seat: 1 }, view))).toMatch(/You score 10 points\.$/);
    expect(text(announced(scored, view, 'short'))).toMatch(/\+10\.$/);
  });

  it('names the shape of triangles and what drawing cost', () => {
    const rules = after(recordingOf('triominoes'), 0).rules;
    const drew: SeenEvent = { type: 'drew', seat: 2, tile: null, boneyard: 9, by: 'person' };
    const before = viewWith({ ...view, rules }, drew);
    const at = { cell: { x: 1, y: 0, turn: 0 } };
    const bridge: SeenEvent = { ...scored, tile: [3, 4, 5], at, ends: [], points: 52 };
    expect(text(announced(bridge, before))).toMatch(
      /Bridge: 52 points\. 5 points off for drawing\.$/,
    );
  });

  it('leaves a sum that the answer about the ends says', () => {
    const round = view.round && { ...view.round, ends: lineOfEnds(5, 0) };
    const now = { turn: 2, end_counts: [10, 0] };
    expect(endsAnswer({ ...view, round }, now, en)).toBe(
      'Ends 5 on the left and 0 on the right. They add up to 10.',
    );
  });
});

describe('6-6 before the lead', () => {
  const now = { type: 'may-declare' } as const;
  const voices = { en, ru, hr, es, pt };

  it('is announced to everyone, and to the player who may announce it', () => {
    const said = (yours: boolean) =>
      text(announce({ ...now, yours }, pairs(), { t: en, speech: 'normal' }));
    expect(said(false)).toBe('Players can announce double six before the lead.');
    expect(said(true)).toBe('You hold double six. You can announce it before the lead.');
  });

  it.each([
    ['en', 'Ana announces double six and leads it.'],
    ['ru', 'Ana объявляет дубль шесть и ходит с него.'],
    ['hr', 'Ana najavljuje duplu šesticu i otvara njome.'],
    ['es', 'Ana anuncia el seis doble y sale con él.'],
    ['pt', 'Ana anuncia a carroça de seis e sai com ela.'],
  ] as const)('is announced in %s', (language, words) => {
    const event = { type: 'declared', seat: 2, by: 'person' } as const;
    expect(text(announced(event, pairs(), 'normal', voices[language]))).toBe(words);
  });
});
