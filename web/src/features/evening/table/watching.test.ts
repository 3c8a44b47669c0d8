// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { EveningCommand } from '../../../net/protocol/evening.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import PhonePage from '../player/PhonePage.svelte';

async function openAfter(recording: string, wanted: EveningCommand['act'], times = 1) {
  const session = new ReplaySession(recording);
  for (let left = times; left > 0; left -= 1) {
    if (left < times) session.step();
    session.until(({ act }) => act?.act === wanted);
  }
  const user = await mountPage(session, PhonePage, { now: () => session.now });
  return { session, user };
}

// CLUB-42, CLUB-84.
it('a player who watches sees every round with its leader and totals, and may object', async () => {
  const { session, user } = await openAfter('a match, watched', 'answer');
  expect(user.texts('h2')).toEqual(['Eva keeps the score']);
  expect(user.texts('thead th')).toEqual(['№', 'Leads', 'Eva and Ivan', 'Luka and Zora', 'Object']);
  expect(user.texts('tbody tr :is(th, td):not(:last-child)')).toEqual([
    ...['1', 'Luka', '31 points, now 31 +31 31', '0'],
    ...['2', 'Ivan', '0 points, now 31 0 31', '0'],
    ...['3', 'Zora', '31', '12 points, now 12 +12 12'],
  ]);
  await user.press('Object to round 3');
  await user.press('What is wrong?');
  await user.type('It was 22');
  await user.press('Send objection');
  expect(user.sees('You have objected to round 3. The scorekeeper answers it.')).toBe(true);
  expect(session.expected).toBeUndefined();
});

// CLUB-92: players walk to their tables when the match begins.
it('the seat stays visible until the first round is on the sheet', async () => {
  const session = new ReplaySession('a match, watched');
  const user = await mountPage(session, PhonePage, { now: () => session.now });
  const where = () => user.texts('.where');
  expect(where()).toEqual(['Table 2, opposite Zora']);
  session.until(({ act }) => act?.act === 'begin');
  await user.settle();
  expect([where(), user.texts('h2')]).toEqual([
    ['Table 2, opposite Zora'],
    ['Who keeps the score?'],
  ]);
  expect(user.texts('[role=listitem]')).toContain('Luka , Left you');
  session.until(({ act }) => act?.act === 'lead');
  await user.settle();
  expect([where(), user.texts('h2')]).toEqual([
    ['Table 2, opposite Zora'],
    ['Eva keeps the score'],
  ]);
  session.until(({ act }) => act?.act === 'round');
  await user.settle();
  expect(where()).toEqual([]);
});

// CLUB-38: the second phone at a table only reads until it takes over.
it('the second phone takes over only after a confirmation', async () => {
  const { session, user } = await openAfter('a match, watched', 'lead');
  expect(user.controls).not.toContain('Eva and Ivan 0');
  await user.press('Take over');
  expect(user.focused).toBe('Take over');
  expect(user.sees('Take over the score from Eva? That phone can then only read.')).toBe(true);
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await user.press('Yes, take over');
  expect(done).toEqual([{ act: 'keeper', at: { match: 1, table: 2 }, player: 7 }]);
});

it('a player of the other pair agrees to the final score, or objects', async () => {
  const { session, user } = await openAfter('a match, watched', 'finish');
  expect(user.texts('h2')).toEqual(['Is this right?']);
  expect(user.sees('Eva has sent the result of the match.')).toBe(true);
  await user.press('We object');
  expect(user.sees('Object to round 6')).toBe(true);
  await user.escape();
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await user.press('We agree');
  expect(done).toEqual([{ act: 'agree', at: { match: 1, table: 2 } }]);
});

// CLUB-82, CLUB-85.
it('a suspended player sees that and cannot take over', async () => {
  const { user } = await openAfter('an annulment, kept', 'settle');
  expect(user.texts('h2')).toEqual(['Luka keeps the score']);
  expect(user.sees('has stopped you from keeping the score in this match')).toBe(true);
  expect(user.controls).not.toContain('Take over');
});

// CLUB-82, CLUB-85.
it('every phone asks who takes over from a suspended scorekeeper', async () => {
  const { session, user } = await openAfter('a suspension, kept', 'settle');
  expect(user.texts('h2')).toEqual(['Who takes over the score?']);
  expect(user.sees('The organiser has stopped you from keeping the score')).toBe(true);
  expect(user.texts('.step .big')).toEqual(['Luka']);
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await user.press('Luka');
  expect(done).toEqual([{ act: 'keeper', at: { match: 1, table: 2 }, player: 7 }]);
});

// CLUB-28, CLUB-96.
it('a scorekeeper without a phone is marked, and the page explains how to score on paper', async () => {
  const session = new ReplaySession('a match, kept');
  session.joined = [5, 8];
  session.replayOthers();
  const user = await mountPage(session, PhonePage, { now: () => session.now });
  expect(user.texts('.step .big')).toEqual(['Eva, on this phone', 'Luka, no phone']);
  expect(user.sees('If nobody can, write the rounds on paper.')).toBe(true);
});

it('a player sees that the scorekeeper has no phone', async () => {
  const { session, user } = await openAfter('a match, watched', 'lead');
  session.joined = [7, 8];
  await user.settle();
  expect(user.sees('Eva has not joined with a phone.')).toBe(true);
});

// CLUB-98.
it('different results of two phones are shown with the recorded one', async () => {
  const { user } = await openAfter('a conflict, kept', 'round', 2);
  expect(user.texts('h2')).toEqual(['Is this an error?']);
  expect(user.texts('.alert-cause').join()).toMatch(/says 13.:.0, the other phone says 31.:.0/);
});

// T-7: the zero is recorded for the pair that made the block.
it('for a tie, the page asks who made the block if the club records that', async () => {
  const { session, user } = await openAfter('a conflict, kept', 'lead');
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await user.press('Tied block: no points');
  expect(user.focused).toBe('Which pair made the block?');
  await user.press('Luka and Zora');
  expect(done[0]).toMatchObject({ round: { kind: 'tied', column: 'second' } });
});

it('a round that does not count is entered after a question, which says who leads next', async () => {
  const { session, user } = await openAfter('a conflict, kept', 'lead');
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await user.press('Annulled round: no points');
  expect(user.focused).toBe('Annul this round?');
  expect(user.sees('An annulled round scores nothing. The same player leads again.')).toBe(true);
  await user.press('No, change it');
  expect(done).toEqual([]);
  await user.press('Annulled round: no points');
  await user.press('Yes, enter it');
  expect(done[0]).toMatchObject({ act: 'round', round: { kind: 'annulled' } });
});

// CLUB-98: what was entered, what is recorded, and why it was refused.
it('refused entries are shown until they are dismissed', async () => {
  const { session, user } = await openAfter('a match, watched', 'answer');
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
  await user.settle();
  await user.press('See entries');
  expect(user.texts('dialog li p')).toEqual([
    'You entered: Match 1, table 2: round 3, Eva and Ivan 9',
    'The sheet shows: Luka and Zora 12',
    'Only Eva, the scorekeeper of table 2, can enter this.',
    'You entered: Match 1, table 2: the result of the match',
    'Only Eva, the scorekeeper of table 2, can enter this.',
  ]);
  await user.press('Got it');
  await user.press('Got it');
  // Nothing is left to check, so the window closes, and a later refusal does not open it again.
  expect(session.refused).toEqual([]);
  expect(user.texts('dialog')).toEqual([]);
  session.refused = [entry(3, { act: 'finish', at })];
  await user.settle();
  expect(user.texts('dialog')).toEqual([]);
});

// CLUB-103, CLUB-105, CLUB-107..116, R3.1.2, R3.1.15: what to do, but never the reason.
it('the procedure card names the tasks of each player in this round', async () => {
  const { user } = await openAfter('a match, kept', 'lead');
  await user.press('More');
  await user.press('The game at the table');
  expect(user.texts('dialog h3')).toEqual([
    'At this table',
    'Before round 1',
    'While playing',
    'End of a round',
  ]);
  const lines = user.texts('dialog li');
  const courtesies = lines.slice(0, 8);
  expect(courtesies).toContain('Ivan points at a tile and names an end. Zora places it.');
  expect(courtesies).toContain('Zora passes by knocking twice with the hand in front of Eva.');
  expect(courtesies.join(' ')).not.toMatch(/\b(needs?|hear|sight|because)/i);
  const expectedLines = [
    ...[/shakes hands/, /^Luka leads/, /^Eva shuffles/],
    ...[/order: Luka, Ivan, Zora, Eva\.$/, /^Only Luka .* last: Ivan, Zora, Eva, Luka\.$/],
    ...[/Luka and Ivan lift first\. Zora lifts after the first move, Eva after the second/],
    ...[/up to double six/, /too many/, /in the order they lay,/, /larger number towards Zora/],
    ...[/^Play goes counter-clockwise/, /the end on the right of Luka/, /bang/, /“pass”/],
    ...[/all their tiles/, /smaller sum/, /with both losers\.$/, /the lead passes to the right/],
    ...[
      /first pair with 100 points/,
      /not recorded/,
      /^After \d+ minutes/,
      /warned 5/,
      /3 against 0/,
    ],
    ...[/stopped below the target/, /The organiser confirms/],
  ];
  expect(lines).toHaveLength(courtesies.length + expectedLines.length);
  for (const [place, line] of expectedLines.entries()) expect(lines[8 + place]).toMatch(line);
});

// CLUB-106.
it('the procedure card explains the lot until a leader is known', async () => {
  const { user } = await openAfter('a match, kept', 'present');
  await user.press('More');
  await user.press('The game at the table');
  expect(user.sees('Take one tile each from the tiles lying face down.')).toBe(true);
});

it('the score is shown to the table', async () => {
  const { user } = await openAfter('a match, kept', 'change');
  await user.press('More');
  await user.press('Show to the table');
  expect(user.texts('dialog .score')).toEqual(['31', '12']);
  expect(user.texts('dialog .leads')).toEqual(['Eva leads']);
});

// CLUB-103: only players who can keep the score are offered.
it('scorekeeping passes to a player who can keep the score', async () => {
  const { session, user } = await openAfter('a match, kept', 'lead');
  const done: EveningCommand[] = [];
  session.act = (act) => Promise.resolve(void done.push(act));
  await user.press('More');
  await user.press('Hand over to …');
  expect(user.texts('dialog .others button')).toEqual(['Luka']);
  await user.press('Luka');
  expect(done).toEqual([{ act: 'keeper', at: { match: 1, table: 2 }, player: 7 }]);
});
