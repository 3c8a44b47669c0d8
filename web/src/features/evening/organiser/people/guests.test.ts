// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../net/api.ts';
import { organiserAt } from '../../testing/organiser.ts';
import { StagedService } from '../../testing/service.svelte.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

const four = stageOf('four', 'between');

it('makes a guest a member with one press', async () => {
  const service = new StagedService();
  service.guests = ['Boris', 'Eva'];
  const { user } = await organiserAt(four, 'people', { service });
  await user.press('Make Boris a member');
  expect(service.guests).toEqual(['Eva']);
  expect(user.sees('Boris is a member now.')).toBe(true);
});

it('asks whether a guest with a name like a member’s is the same person', async () => {
  const service = new StagedService();
  service.guests = ['Ivan Babic'];
  const add = vi.fn((_: string, namesakes: boolean) =>
    namesakes
      ? Promise.resolve(service.guests.splice(0))
      : Promise.reject(
          new ApiError({ code: 'club', refusal: { code: 'names-alike', other: 'Ivan Babić' } }),
        ),
  );
  service.clubList = { guests: () => Promise.resolve([...service.guests]), add };
  const { user } = await organiserAt(four, 'people', { service });
  await user.press('Make Ivan Babic a member');
  expect(user.sees('Is Ivan Babic the same person?')).toBe(true);
  await user.press('No, add another person');
  expect(add.mock.calls).toEqual([
    ['Ivan Babic', false],
    ['Ivan Babic', true],
  ]);
  expect(user.sees('Ivan Babic is a member now.')).toBe(true);
});

it('shows no guests to an organiser who cannot change the list', async () => {
  const service = new StagedService();
  service.guests = ['Boris'];
  service.clubList = undefined;
  const { user } = await organiserAt(four, 'people', { service });
  expect(user.sees('Guests')).toBe(false);
});
