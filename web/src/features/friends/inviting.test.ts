import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../net/api.ts';
import * as friends from '../../net/friends.ts';
import { Inviting } from './inviting.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an invitation is on its way, sent, and over after ten minutes', async () => {
  let answer: () => void = () => undefined;
  const send = vi
    .spyOn(friends, 'invitePerson')
    .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(undefined))));
  const inviting = new Inviting('t');
  const sent = inviting.invite('Eva');
  expect(inviting.of('Eva')).toBe('sending');
  // Pressed twice, it is sent once.
  await inviting.invite('Eva');
  answer();
  expect(await sent).toBeUndefined();
  expect(send).toHaveBeenCalledOnce();
  expect(inviting.of('Eva')).toBe('sent');
  expect(inviting.of('Ana')).toBeUndefined();
  vi.advanceTimersByTime(10 * 60_000);
  expect(inviting.of('Eva')).toBeUndefined();
});

it('a refusal is told', async () => {
  const refused = new ApiError({ code: 'account', refusal: { code: 'no-seat-to-offer' } });
  vi.spyOn(friends, 'invitePerson').mockRejectedValue(refused);
  const inviting = new Inviting('t');
  expect(await inviting.invite('Eva')).toBe(refused);
  expect(inviting.of('Eva')).toBe(refused);
});
