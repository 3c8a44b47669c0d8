import { expect, it } from 'vitest';
import type { EveningCommand } from '../../../net/protocol/evening.ts';
import { atPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import PhonePage from '../player/PhonePage.svelte';

async function after(tale: string, wanted: EveningCommand['act'], times = 1) {
  const session = new ReplaySession(tale);
  for (let left = times; left > 0; left -= 1) {
    if (left < times) session.step();
    session.until(({ act }) => act?.act === wanted);
  }
  const hands = await atPage(session, PhonePage, { now: () => session.now });
  return { session, hands };
}

// CLUB-42, CLUB-84.
it('a player who watches sees every round with its leader and totals, and may object', async () => {
  const { session, hands } = await after('a match, watched', 'answer');
  expect(hands.texts('h2')).toEqual(['Eva keeps the score']);
  expect(hands.texts('thead th')).toEqual([
    '№',
    'Leads',
    'Eva and Ivan',
    'Luka and Zora',
    'Object',
  ]);
  expect(hands.texts('tbody tr :is(th, td):not(:last-child)')).toEqual([
    ...['1', 'Luka', '31 points, now 31 +31 31', '0'],
    ...['2', 'Ivan', '0 points, now 31 0 31', '0'],
    ...['3', 'Zora', '31', '12 points, now 12 +12 12'],
  ]);
  await hands.press('Object to round 3');
  await hands.press('What is wrong?');
  await hands.type('It was 22');
  await hands.press('Send the objection');
  expect(hands.says('You object to round 3. The scorekeeper is asked.')).toBe(true);
  expect(session.expected).toBeUndefined();
});

// CLUB-38: the second phone at a table only reads until it takes over.
it('the second phone takes over only after a confirmation', async () => {
  const { session, hands } = await after('a match, watched', 'lead');
  expect(hands.controls).not.toContain('Eva and Ivan 0');
  await hands.press('Take over');
  expect(hands.here).toBe('Take over');
  expect(hands.says('Take the score over from Eva? That phone can then only read.')).toBe(true);
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await hands.press('Yes, this phone keeps the score');
  expect(done).toEqual([{ act: 'keeper', at: { match: 1, table: 2 }, player: 7 }]);
});

it('one of the other pair agrees to the end, or objects', async () => {
  const { session, hands } = await after('a match, watched', 'finish');
  expect(hands.texts('h2')).toEqual(['Is this right?']);
  expect(hands.says('Eva has sent the end of the match.')).toBe(true);
  await hands.press('We object');
  expect(hands.says('Object to round 6')).toBe(true);
  await hands.escape();
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await hands.press('We agree');
  expect(done).toEqual([{ act: 'agree', at: { match: 1, table: 2 } }]);
});

// CLUB-82, CLUB-85.
it('a suspended player sees that and cannot take over', async () => {
  const { hands } = await after('an annulment, kept', 'settle');
  expect(hands.texts('h2')).toEqual(['Luka keeps the score']);
  expect(hands.says('asked you to keep the score no longer in this match')).toBe(true);
  expect(hands.controls).not.toContain('Take over');
});

// CLUB-28, CLUB-96.
it('a scorekeeper without a phone is marked, and paper is named', async () => {
  const session = new ReplaySession('a match, kept');
  session.joined = [5, 8];
  session.hear();
  const hands = await atPage(session, PhonePage, { now: () => session.now });
  expect(hands.texts('.step .big')).toEqual(['Eva, on this phone', 'Luka, no phone']);
  expect(hands.says('Then write the rounds on paper, and the organiser enters them.')).toBe(true);
});

it('a table without a phone shows who keeps the score', async () => {
  const { session, hands } = await after('a match, watched', 'lead');
  session.joined = [7, 8];
  await hands.settle();
  expect(hands.says('No phone of Eva has joined.')).toBe(true);
});

// CLUB-98.
it('different results of two phones are shown with the recorded one', async () => {
  const { hands } = await after('a conflict, kept', 'round', 2);
  expect(hands.texts('h2')).toEqual(['Is this an error?']);
  expect(hands.texts('.alert-cause').join()).toMatch(/13.:.0 stands, another phone says 31.:.0/);
});

// T-7: the zero is recorded for the pair that made the block.
it('for a tie, the page asks who made the block if the club records that', async () => {
  const { session, hands } = await after('a conflict, kept', 'lead');
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await hands.press('Blocked and equal: no points');
  expect(hands.here).toBe('Which pair made the block?');
  await hands.press('Luka and Zora');
  expect(done[0]).toMatchObject({ round: { kind: 'tied', column: 'second' } });
});

// CLUB-98: what was entered, what is recorded, and why it was refused.
it('refused entries are shown until they are dismissed', async () => {
  const { session, hands } = await after('a match, watched', 'answer');
  const at = { match: 1, table: 2 };
  const entry = (n: number, act: EveningCommand) => ({
    entry: { device: 'd', n, at: session.now, by: session.me, act },
    refusal: { code: 'not-keeper' as const, at, keeper: 5 },
  });
  const round = { kind: 'won', pair: 'first', points: 9 } as const;
  session.refused = [
    entry(1, { act: 'round', at, number: 3, round, sure: false }),
    entry(2, { act: 'finish', at }),
  ];
  await hands.settle();
  await hands.press('Look at it');
  expect(hands.texts('dialog li p')).toEqual([
    'Told here: Match 1, table 2: round 3, Eva and Ivan 9',
    'Stands: Luka and Zora 12',
    'Only the scorekeeper of table 2 can write this. That is Eva.',
    'Told here: Match 1, table 2: the end of the match',
    'Only the scorekeeper of table 2 can write this. That is Eva.',
  ]);
  await hands.press('I have seen this');
  await hands.press('I have seen this');
  expect(hands.says('Nothing is left to look at.')).toBe(true);
  expect(session.refused).toEqual([]);
});

// CLUB-103, CLUB-105, CLUB-107..116, R3.1.2, R3.1.15: what to do, but never why.
it('the procedure card names the tasks of each player in this round', async () => {
  const { hands } = await after('a match, kept', 'lead');
  await hands.press('How it goes at the table');
  expect(hands.texts('dialog h3')).toEqual([
    'At this table',
    'Before round 1',
    'While playing',
    'How it ends',
  ]);
  const lines = hands.texts('dialog li');
  const courtesies = lines.slice(0, 8);
  expect(courtesies).toContain('Ivan points at the tile and names the end; Zora places it.');
  expect(courtesies).toContain('Zora passes with two knocks of the hand in front of Eva.');
  expect(courtesies.join(' ')).not.toMatch(/\b(needs?|hear|sight|because)/i);
  const said = [
    ...[/shakes hands/, /^Luka leads/, /^Eva shuffles/],
    ...[/order: Luka, Ivan, Zora, Eva\.$/, /^Luka alone .* last: Ivan, Zora, Eva, Luka\.$/],
    ...[/first Luka and Ivan, Zora after the first tile is laid, Eva after the second/],
    ...[/too many/, /in the order they lay/, /larger number towards Zora/],
    ...[/^Play goes to the right/, /the end at the right of Luka/, /banging/, /“pass”/],
    ...[/all seven tiles/, /smaller sum/, /has 100 points/, /the organiser confirms/],
  ];
  expect(lines).toHaveLength(courtesies.length + said.length);
  for (const [place, line] of said.entries()) expect(lines[8 + place]).toMatch(line);
});

// CLUB-106.
it('the procedure card explains the lot until a leader is known', async () => {
  const { hands } = await after('a match, kept', 'present');
  await hands.press('How it goes at the table');
  expect(hands.says('By lot: the tiles lie face down and everybody takes one.')).toBe(true);
});

it('the score is shown to the table', async () => {
  const { hands } = await after('a match, kept', 'change');
  await hands.press('Show to the table');
  expect(hands.texts('dialog .score')).toEqual(['31', '12']);
  expect(hands.texts('dialog .leads')).toEqual(['Eva leads']);
});

// CLUB-103: only those who can keep it are offered.
it('scorekeeping passes to a player who can keep the score', async () => {
  const { session, hands } = await after('a match, kept', 'lead');
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await hands.press('Hand the pencil to …');
  expect(hands.texts('dialog .others button')).toEqual(['Luka']);
  await hands.press('Luka');
  expect(done).toEqual([{ act: 'keeper', at: { match: 1, table: 2 }, player: 7 }]);
});
