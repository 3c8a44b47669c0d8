import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPlan, readPlan, resized, seatsFor, withBots, withFriend } from './plan.ts';

const kinds = (plan: { seats: { kind: string }[] }) => plan.seats.map((seat) => seat.kind);

it('the first plan has no free seat, so play starts at once', () => {
  expect(kinds(firstPlan)).toEqual(['me', 'bot', 'bot', 'bot']);
});

it('a friend gets the opposite seat where four play, otherwise the next seat', () => {
  expect(kinds(withFriend(firstPlan))).toEqual(['me', 'bot', 'open', 'bot']);
  expect(kinds(withFriend({ ...firstPlan, seats: seatsFor(2) }))).toEqual(['me', 'open']);
  expect(kinds(withFriend({ ...firstPlan, seats: seatsFor(3) }))).toEqual(['me', 'open', 'bot']);
});

it('with bots, a plan has no free seat', () => {
  expect(kinds(withBots(withFriend(firstPlan)))).toEqual(['me', 'bot', 'bot', 'bot']);
});

it('a player whose seat still exists at a smaller or larger table keeps it', () => {
  const seats = withFriend({ ...firstPlan, seats: seatsFor(3) }).seats;
  expect(kinds({ seats: resized(seats, 2) })).toEqual(['me', 'open']);
  expect(kinds({ seats: resized(seats, 4) })).toEqual(['me', 'open', 'bot', 'bot']);
});

it('a stored plan is read back unchanged', () => {
  expect(readPlan(JSON.stringify(firstPlan))).toEqual(firstPlan);
});

it('invalid text is not read as a plan', () => {
  expect(readPlan(null)).toBeUndefined();
  expect(readPlan('{"rules":"draw","seats":[{"kind":"cat"},{"kind":"me"}]}')).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => readPlan(text) === undefined));
});
