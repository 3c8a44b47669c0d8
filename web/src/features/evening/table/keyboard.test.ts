// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import PhonePage from '../player/PhonePage.svelte';

async function open(recording: string) {
  const session = new ReplaySession(recording);
  session.replayOthers();
  const user = await mountPage(session, PhonePage, { now: () => session.now });
  /** Other devices act as recorded until it is this phone's turn. */
  const othersAct = async () => {
    session.replayOthers();
    await user.settle();
  };
  return { session, user, othersAct };
}

// CLUB-38..43, CLUB-45, CLUB-50..52, CLUB-54, CLUB-80, CLUB-81, CLUB-84: the session checks every command against the
// recording.
it('a whole match is scored by keyboard, and the focus goes from heading to heading', async () => {
  const { session, user, othersAct } = await open('a match, kept');
  expect(user.texts('h1')).toEqual(['Match 1, table 2']);
  // Ivan is not in the list, because others write for him.
  expect(user.texts('.step .big')).toEqual(['Eva, on this phone', 'Luka']);
  await user.press('Eva, on this phone');
  expect(user.focused).toBe('Are all four here?');
  // CLUB-100..104: the players hear of the courtesies at their table before they play.
  expect(user.texts('.step li')).toContain('If Ivan should keep the score, Eva keeps it instead.');
  await user.press('All four are here');
  expect(user.focused).toBe('Who leads first?');
  await user.press('Luka');
  expect(user.focused).toBe('Luka leads');
  await othersAct();

  // Round 1: digit keys work with any focus.
  await user.press('Eva and Ivan 0');
  expect(user.focused).toBe('Points for Eva and Ivan');
  await user.type('31');
  expect(user.texts('.makes')).toEqual(['0 becomes 31']);
  await user.press('Enter 31 points');
  expect(user.focused).toBe('Ivan leads');
  // CLUB-102: at this table the score is shown after each round.
  await user.press('Show the score to everyone now');
  expect(user.texts('dialog .score')).toEqual(['31', '0']);
  await user.escape();
  // Round 2: a tie, which is asked for once.
  await user.press('Tied block: no points');
  expect(user.focused).toBe('A tied block?');
  await user.press('No, change it');
  expect(user.focused).toBe('Ivan leads');
  await user.press('Tied block: no points');
  await user.press('Yes, enter it');
  expect(user.focused).toBe('Zora leads');
  // Round 3: an unusually high number of points has to be confirmed.
  await user.press('Luka and Zora 0');
  await user.type('72');
  await user.press('Enter 72 points');
  expect(user.focused).toBe('Yes, enter 72 points');
  await user.press('Yes, enter 72 points');
  expect(user.focused).toBe('Eva leads');
  // Round 3 was worth 12 points. It can be corrected until the organiser confirms the match.
  await user.press('More');
  await user.press('Correct round 3');
  expect(user.focused).toBe('Round 3: who won it?');
  await user.press('Luka and Zora 72');
  await user.press('1');
  await user.press('2');
  await user.press('Enter 12 points');
  expect(user.focused).toBe('Eva leads');

  // Ivan leads, although it is Eva's turn.
  await user.press('More');
  await user.press('Another player leads');
  expect(user.focused).toBe('Who leads round 4?');
  await user.press('Ivan');
  expect(user.focused).toBe('Is this an error?');
  expect(user.sees('Ivan led round 4. It should be Eva.')).toBe(true);
  await user.press('No error: keep it');
  expect(user.focused).toBe('Eva leads');

  // Luka objects; entry waits until the organiser has settled it.
  await othersAct();
  expect(user.focused).toBe('Is this an error?');
  expect(user.sees('Luka objects to round 3: “It was 22”')).toBe(true);
  await user.press('Error: wait for the organiser');
  expect(user.focused).toBe('Wait for the organiser');
  await othersAct();
  expect(user.focused).toBe('Eva leads');

  await user.press('More');
  await user.press('Call the organiser');
  await user.press('A rule');
  expect(user.focused).toBe('More');
  session.step();
  await user.settle();
  expect(user.sees('Organiser called: A rule. On the way to you.')).toBe(true);
  session.step();
  await user.settle();
  expect(user.sees('Organiser called: A rule. Done.')).toBe(true);
  await othersAct();

  await user.press('Eva and Ivan 31');
  await user.type('33');
  await user.press('Enter 33 points');
  await othersAct();
  expect(user.sees('The organiser: Tea is served after this match')).toBe(true);
  await user.press('Eva and Ivan 64');
  await user.type('40');
  expect(user.texts('.makes')).toEqual(['64 becomes 104, a win']);
  await user.press('Enter 40 points');
  // Round 5 ended the match by mistake: it is taken back and entered again.
  expect(user.focused).toBe('Match over?');
  expect(user.sees('104 : 12. We record 100 : 12.')).toBe(true);
  await user.press('Wrong: correct round 5');
  await user.press('Take round 5 back');
  expect(user.focused).toBe('Take round 5 back?');
  await user.press('Take it back');
  expect(user.focused).toBe('Luka leads');
  await user.press('Eva and Ivan 64');
  await user.type('30');
  await user.press('Enter 30 points');
  await user.press('Eva and Ivan 94');
  await user.type('45');
  await user.press('Enter 45 points');
  expect(user.sees('139 : 12. We record 100 : 12.')).toBe(true);
  await user.press('Send to the organiser');
  expect(user.focused).toBe('Sent to the organiser');
  expect(user.sees('A player of the other pair must first agree on a phone: Luka and Zora.')).toBe(
    true,
  );
  session.step();
  await user.settle();
  expect(user.sees('Zora agrees.')).toBe(true);
  session.step();
  await user.settle();
  expect(user.focused).toBe('Match 1 is confirmed');
  expect(user.sees('Next: match 2')).toBe(true);
  session.until(({ view }) => view.begun === 2);
  await user.settle();
  expect(user.texts('h1')).toEqual(['Match 2, table 1']);
  expect(user.focused).toBe('Who keeps the score?');
  expect(session.ended).toBe(true);
});

// CLUB-54.
it('the last round is taken back without opening a menu', async () => {
  const { session, user } = await open('offline, kept');
  await user.press('Eva, on this phone');
  await user.press('All four are here');
  await user.press('Eva');
  await user.press('Eva and Ivan 0');
  await user.type('55');
  await user.press('Enter 55 points');
  await user.press('Take round 1 back');
  expect(user.focused).toBe('Take round 1 back?');
  await user.press('Cancel');
  expect(user.sees('Round 1: Eva and Ivan 55')).toBe(true);
  expect(session.view?.tables[1]?.raw).toEqual([55, 0]);
});

it('every step starts at the top of the page, unless the focus is elsewhere', async () => {
  const { session, user } = await open('a match, kept');
  const page = document.documentElement;
  page.scrollTop = 36;
  await user.press('Eva, on this phone');
  expect([user.focused, page.scrollTop]).toEqual(['Are all four here?', 0]);
  document.querySelector<HTMLElement>('nav button')?.focus();
  page.scrollTop = 36;
  session.step();
  await user.settle();
  expect([user.focused, page.scrollTop]).toEqual(['Table', 36]);
});

// CLUB-56, CLUB-57, CLUB-59, CLUB-60.
it('the time is announced before it is up, and equal scores need one more round', async () => {
  const { session, user } = await open('a stop, kept');
  await user.press('Eva, on this phone');
  await user.press('All four are here');
  await user.press('Eva');
  await user.press('Eva and Ivan 0');
  await user.type('48');
  await user.press('Enter 48 points');
  session.step();
  await user.settle();
  await user.press('Luka and Zora 0');
  await user.type('40');
  await user.press('Enter 40 points');
  session.step();
  await user.settle();
  expect(user.sees('7 minutes left')).toBe(true);
  session.step();
  await user.settle();
  expect(user.sees('Time is up, so this round is the last.')).toBe(true);
  expect(user.texts('[data-region=turn] p')).toContain('Time is up. This is the last round.');
  expect(user.controls.join()).toMatch(/No round is being played: stop at 48.:.40/);
  await user.press('Luka and Zora 40');
  await user.type('8');
  await user.press('Enter 8 points');
  expect(user.sees('Time is up and the score is tied. Play one more round.')).toBe(true);
  await user.press('Luka and Zora 48');
  await user.type('7');
  await user.press('Enter 7 points');
  expect(user.focused).toBe('Stop here?');
  await user.press('Stop at 48 : 55');
  expect(user.focused).toBe('Match over?');
  expect(user.sees('The match stopped when time was up.')).toBe(true);
  await user.press('Send to the organiser');
  expect(session.ended).toBe(true);
});

// CLUB-98.
it('a phone works offline, also into the next match', async () => {
  const { session, user } = await open('offline, kept');
  await user.press('Eva, on this phone');
  await user.press('All four are here');
  await user.press('Eva');
  session.link = 'offline';
  session.unsent = 2;
  await user.settle();
  expect(user.sees('2 entries not sent yet')).toBe(true);
  for (const points of ['55', '52']) {
    await user.press(`Eva and Ivan ${points === '55' ? 0 : 55}`);
    await user.type(points);
    await user.press(`Enter ${points} points`);
  }
  await user.press('Send to the organiser');
  expect(user.focused).toBe('Saved on this phone');
  await user.press('The organiser has started match 2 here');
  expect(user.texts('h1')).toEqual(['Match 2, table 1']);
  expect(user.focused).toBe('Who keeps the score?');
});

// CLUB-44, CLUB-45.
it('tiles left are added up, and impossible hands are refused', async () => {
  const { session, user } = await open('offline, kept');
  await user.press('Eva, on this phone');
  await user.press('All four are here');
  await user.press('Eva');
  await user.press('Eva and Ivan 0');
  await user.press('Tap the tiles left');
  await user.press('double six');
  expect(user.sees('1 tile: 12 points')).toBe(true);
  await user.press('Enter 12 points');
  expect(user.sees('Each loser holds at least one tile.')).toBe(true);
  for (const tile of [
    'six-five',
    'six-four',
    'double five',
    'six-three',
    'double one',
    'one-blank',
  ]) {
    await user.press(tile);
  }
  expect(user.sees('7 tiles: 55 points')).toBe(true);
  await user.press('Enter 55 points');
  expect(session.view?.tables[1]?.raw).toEqual([55, 0]);
});

it('an impossible round is reported at once, and the typed text stays', async () => {
  const { session, user } = await open('offline, kept');
  await user.press('Eva, on this phone');
  await user.press('All four are here');
  await user.press('Eva');
  await user.press('Eva and Ivan 0');
  await user.type('119');
  await user.press('Enter 119 points');
  expect(user.texts('[role=alert]')).toContain('A round is worth 1 to 118 points.');
  await user.press('Delete the last digit');
  await user.press('Delete the last digit');
  // The server may refuse a round that this page accepts; then the typed points stay.
  session.refuses = { code: 'waiting', alert: 4 };
  await user.press('Enter 1 point');
  expect(user.focused).toBe('Enter 1 point');
  expect(user.texts('[role=alert]')).toContain(
    'The scorekeeper reported an error. Wait for the organiser before you enter more.',
  );
});
