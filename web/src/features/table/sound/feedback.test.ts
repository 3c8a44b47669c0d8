import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../../device/settings/values.ts';
import { Feedback } from './feedback.ts';
import { soon } from '../../../testing/soon.ts';

const values = { ...readSettings(null), sound: true };
const constructed = vi.fn();
const play = vi.fn();
const close = vi.fn();
vi.mock('./sounds.ts', () => ({
  Sounds: class {
    play = play;
    close = close;
    constructor() {
      constructed();
    }
  },
}));

beforeEach(() => {
  for (const mock of [constructed, play, close]) mock.mockReset();
});

it('leaving the table releases the sounds', async () => {
  const feedback = new Feedback(() => values);
  feedback.unlock();
  feedback.stop();
  await soon(() => {
    expect(close).toHaveBeenCalledOnce();
  });
  feedback.play('tile');
  feedback.stop();
  expect(close).toHaveBeenCalledOnce();
});

it('sounds that failed to load are requested again', async () => {
  constructed.mockImplementationOnce(() => {
    throw new Error('no sounds here');
  });
  const feedback = new Feedback(() => values);
  feedback.unlock();
  feedback.play('tile');
  await soon(() => {
    feedback.unlock();
    feedback.play('tile');
    expect(play).toHaveBeenCalled();
  });
  expect(constructed).toHaveBeenCalledTimes(2);
});
