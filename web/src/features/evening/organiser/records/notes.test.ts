// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { organiserAt, withView } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

const sixteen = stageOf('sixteen', 'playing');
const line = (what: string, why: string, old = '', now = '') => ({
  at: Date.UTC(2026, 10, 20, 20, 14, 5),
  by: 1,
  what,
  old,
  new: now,
  why,
});

it('an organiser writes a note about a match, a table and a round', async () => {
  const { session, user } = await organiserAt(sixteen, 'evening');
  await user.write('Write a note', 'Wrong tile, played on');
  await user.press('Write it down');
  await user.write('Write a note', 'Asked for a count');
  await user.choose('Match of the note', 'Match 2');
  await user.choose('Table of the note', 'Table 4');
  await user.write('Round, if known', '3');
  await user.press('Write it down');
  expect(session.acts).toEqual([
    { act: 'note', number: null, table: null, round: null, text: 'Wrong tile, played on' },
    { act: 'note', number: 2, table: 4, round: 3, text: 'Asked for a count' },
  ]);
  expect(user.sees('The note is in the log.')).toBe(true);
});

it('notes stand between corrections, and say what they are about', async () => {
  const log = [
    line('note', 'Doors opened late'),
    line('match 1 table 1 round 2', 'misread', '0:45', '0:54'),
    line('note match 2 table 4', 'Wrong tile'),
    line('note table 3', 'Spilt tea'),
    line('note match 2', 'Began late'),
    line('note match 2 table 4 round 3', 'Asked for a count'),
  ];
  await organiserAt(withView(sixteen, { log }), 'evening');
  const shown = [...document.querySelectorAll('[aria-labelledby="log-heading"] li')].map((item) =>
    [...item.querySelectorAll('p:not(.note)')].map((text) => text.textContent.trim()).join(' '),
  );
  expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Note on Match 2, table 4, round 3: Asked for a count',
    'Note on Match 2: Began late',
    'Note on Table 3: Spilt tea',
    'Note on Match 2, table 4: Wrong tile',
    'Match 1, table 1, round 2 0 : 45 → 0 : 54 Reason: misread',
    'Note: Doors opened late',
  ]);
});

it('nothing is written after the night is closed', async () => {
  const { user } = await organiserAt(withView(sixteen, { phase: 'closed' }), 'evening');
  expect(user.sees('Write a note')).toBe(false);
});
