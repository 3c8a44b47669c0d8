import { expect, it } from 'vitest';
import { atPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import PhonePage from '../player/PhonePage.svelte';

async function open(tale: string) {
  const session = new ReplaySession(tale);
  session.hear();
  const hands = await atPage(session, PhonePage, { now: () => session.now });
  /** Other devices act as recorded until it is this phone's turn. */
  const hear = async () => {
    session.hear();
    await hands.settle();
  };
  return { session, hands, hear };
}

// CLUB-38..43, CLUB-45, CLUB-50..52, CLUB-54, CLUB-80, CLUB-81, CLUB-84: the session checks every command against the
// recording.
it('a whole match is kept by keyboard, and the focus goes from heading to heading', async () => {
  const { session, hands, hear } = await open('a match, kept');
  expect(hands.texts('h1')).toEqual(['Match 1, table 2']);
  // Ivan is not in the list, because others write for him.
  expect(hands.texts('.step .big')).toEqual(['Eva, on this phone', 'Luka']);
  await hands.press('Eva, on this phone');
  expect(hands.here).toBe('Are all four here?');
  await hands.press('All four are here');
  expect(hands.here).toBe('Who leads first?');
  await hands.press('Luka');
  expect(hands.here).toBe('Luka leads');
  await hear();

  // Round 1: digit keys work with any focus.
  await hands.press('Eva and Ivan 0');
  expect(hands.here).toBe('How many points for Eva and Ivan?');
  await hands.type('31');
  await hands.press('Enter 31 points');
  expect(hands.here).toBe('Ivan leads');
  // CLUB-102: at this table the score is shown after each round.
  await hands.press('Show the score to everybody now');
  expect(hands.texts('dialog .score')).toEqual(['31', '0']);
  await hands.escape();
  // Round 2: a tie, which needs no confirmation.
  await hands.press('Blocked and equal: no points');
  expect(hands.here).toBe('Zora leads');
  // Round 3: an unusually high one has to be confirmed.
  await hands.press('Luka and Zora 0');
  await hands.type('72');
  await hands.press('Enter 72 points');
  expect(hands.here).toBe('Really 72 points?');
  await hands.press('No, change it');
  expect(hands.here).toBe('How many points for Luka and Zora?');
  await hands.press('Enter 72 points');
  await hands.press('Yes, enter it');
  expect(hands.here).toBe('Eva leads');
  // It was 12: corrected until the organiser confirms.
  await hands.press('Correct it');
  expect(hands.here).toBe('Round 3: who won it?');
  await hands.press('Luka and Zora 72');
  await hands.press('1');
  await hands.press('2');
  await hands.press('Enter 12 points');
  expect(hands.here).toBe('Eva leads');

  // Ivan leads, where it should be Eva.
  await hands.press('Somebody else leads');
  expect(hands.here).toBe('Who leads round 4?');
  await hands.press('Ivan');
  expect(hands.here).toBe('Is this an error?');
  expect(hands.says('Ivan leads round 4. It should be Eva.')).toBe(true);
  await hands.press('No error: it stays as it is');
  expect(hands.here).toBe('Eva leads');

  // Luka objects; entry waits until the organiser has settled it.
  await hear();
  expect(hands.here).toBe('Is this an error?');
  expect(hands.says('Luka objects to round 3: “It was 22”')).toBe(true);
  await hands.press('An error: wait for the organiser');
  expect(hands.here).toBe('The organiser is needed');
  await hear();
  expect(hands.here).toBe('Eva leads');

  await hands.press('Call the organiser');
  await hands.press('A rule');
  expect(hands.here).toBe('Call the organiser');
  session.step();
  await hands.settle();
  expect(hands.says('Organiser called: A rule. On the way to you.')).toBe(true);
  session.step();
  await hands.settle();
  expect(hands.says('Organiser called: A rule. Done.')).toBe(true);
  await hear();

  await hands.press('Eva and Ivan 31');
  await hands.type('33');
  await hands.press('Enter 33 points');
  await hear();
  expect(hands.says('The organiser: Tea is served after this match')).toBe(true);
  await hands.press('Eva and Ivan 64');
  await hands.type('40');
  await hands.press('Enter 40 points');
  // It ended the match too soon: taken back, and entered again.
  expect(hands.here).toBe('Match over?');
  expect(hands.says('104 : 12, we record 100 : 12.')).toBe(true);
  await hands.press('Something is wrong: correct round 5');
  await hands.press('Take it back');
  expect(hands.here).toBe('Take round 5 back?');
  await hands.press('Take it back');
  expect(hands.here).toBe('Luka leads');
  await hands.press('Eva and Ivan 64');
  await hands.type('30');
  await hands.press('Enter 30 points');
  await hands.press('Eva and Ivan 94');
  await hands.type('45');
  await hands.press('Enter 45 points');
  expect(hands.says('139 : 12, we record 100 : 12.')).toBe(true);
  await hands.press('Send it to the organiser');
  expect(hands.here).toBe('Sent to the organiser');
  expect(hands.says('One of the other pair agrees on a phone first: Luka and Zora.')).toBe(true);
  session.step();
  await hands.settle();
  expect(hands.says('Zora agrees.')).toBe(true);
  session.step();
  await hands.settle();
  expect(hands.here).toBe('Match 1 is confirmed');
  expect(hands.says('Next: match 2')).toBe(true);
  session.until(({ view }) => view.begun === 2);
  await hands.settle();
  expect(hands.texts('h1')).toEqual(['Match 2, table 1']);
  expect(hands.here).toBe('Who keeps the score?');
  expect(session.ended).toBe(true);
});

it('every step starts at the top of the page, unless the focus is elsewhere', async () => {
  const { session, hands } = await open('a match, kept');
  const page = document.documentElement;
  page.scrollTop = 36;
  await hands.press('Eva, on this phone');
  expect([hands.here, page.scrollTop]).toEqual(['Are all four here?', 0]);
  document.querySelector<HTMLElement>('nav button')?.focus();
  page.scrollTop = 36;
  session.step();
  await hands.settle();
  expect([hands.here, page.scrollTop]).toEqual(['Table', 36]);
});

// CLUB-56, CLUB-57, CLUB-59, CLUB-60.
it('the time is announced before it is up, and equal scores need one more round', async () => {
  const { session, hands } = await open('a stop, kept');
  await hands.press('Eva, on this phone');
  await hands.press('All four are here');
  await hands.press('Eva');
  await hands.press('Eva and Ivan 0');
  await hands.type('48');
  await hands.press('Enter 48 points');
  session.step();
  await hands.settle();
  await hands.press('Luka and Zora 0');
  await hands.type('40');
  await hands.press('Enter 40 points');
  session.step();
  await hands.settle();
  expect(hands.says('7 minutes left')).toBe(true);
  session.step();
  await hands.settle();
  expect(hands.says('Time is up: this is the last round.')).toBe(true);
  expect(hands.texts('[data-region=turn] p')).toContain('Time is up. This is the last round.');
  expect(hands.controls.join()).toMatch(/No round is being played: stop at 48.:.40/);
  await hands.press('Luka and Zora 40');
  await hands.type('8');
  await hands.press('Enter 8 points');
  expect(hands.says('Time is up and the score is level: play one more round.')).toBe(true);
  await hands.press('Luka and Zora 48');
  await hands.type('7');
  await hands.press('Enter 7 points');
  expect(hands.here).toBe('Stop here?');
  await hands.press('Stop at 48 : 55');
  expect(hands.here).toBe('Match over?');
  expect(hands.says('The match was stopped by time.')).toBe(true);
  await hands.press('Send it to the organiser');
  expect(session.ended).toBe(true);
});

// CLUB-98.
it('a phone works offline, also into the next match', async () => {
  const { session, hands } = await open('offline, kept');
  await hands.press('Eva, on this phone');
  await hands.press('All four are here');
  await hands.press('Eva');
  session.link = 'offline';
  session.unsent = 2;
  await hands.settle();
  expect(hands.says('2 entries not sent yet')).toBe(true);
  for (const points of ['55', '52']) {
    await hands.press(`Eva and Ivan ${points === '55' ? 0 : 55}`);
    await hands.type(points);
    await hands.press(`Enter ${points} points`);
  }
  await hands.press('Send it to the organiser');
  expect(hands.here).toBe('Kept on this phone');
  await hands.press('The organiser has begun match 2 here');
  expect(hands.texts('h1')).toEqual(['Match 2, table 1']);
  expect(hands.here).toBe('Who keeps the score?');
});

// CLUB-44, CLUB-45.
it('tiles left are added up, and impossible hands are refused', async () => {
  const { session, hands } = await open('offline, kept');
  await hands.press('Eva, on this phone');
  await hands.press('All four are here');
  await hands.press('Eva');
  await hands.press('Eva and Ivan 0');
  await hands.press('Tap the tiles left');
  await hands.press('double six');
  expect(hands.says('1 tile: 12 points')).toBe(true);
  await hands.press('Enter 12 points');
  expect(hands.says('Each loser holds at least one tile.')).toBe(true);
  for (const tile of [
    'six-five',
    'six-four',
    'double five',
    'six-three',
    'double one',
    'one-blank',
  ]) {
    await hands.press(tile);
  }
  expect(hands.says('7 tiles: 55 points')).toBe(true);
  await hands.press('Enter 55 points');
  expect(session.view?.tables[1]?.raw).toEqual([55, 0]);
});

it('an impossible round is reported at once, and the typed text stays', async () => {
  const { session, hands } = await open('offline, kept');
  await hands.press('Eva, on this phone');
  await hands.press('All four are here');
  await hands.press('Eva');
  await hands.press('Eva and Ivan 0');
  await hands.type('119');
  await hands.press('Enter 119 points');
  expect(hands.texts('[role=alert]')).toContain('A round is worth 1 to 118 points.');
  await hands.press('Delete the last digit');
  await hands.press('Delete the last digit');
  // The server may still know otherwise; then nothing is lost.
  session.refuses = { code: 'waiting', alert: 4 };
  await hands.press('Enter 1 point');
  expect(hands.here).toBe('Enter 1 point');
  expect(hands.texts('[role=alert]')).toContain(
    'An error was found at this table. Entry waits for the organiser.',
  );
});
