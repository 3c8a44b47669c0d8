import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../../device/settings/values.ts';
import { Feedback } from './feedback.ts';

const values = { ...readSettings(null), sound: true };
const made = vi.fn();
const play = vi.fn();
const close = vi.fn();
vi.mock('./sounds.ts', () => ({
  Sounds: class {
    play = play;
    close = close;
    constructor() {
      made();
    }
  },
}));

beforeEach(() => {
  for (const mock of [made, play, close]) mock.mockReset();
});

it('leaving the table releases the sounds', async () => {
  const feedback = new Feedback(() => values);
  feedback.awake();
  feedback.stop();
  await vi.waitFor(() => {
    expect(close).toHaveBeenCalledOnce();
  });
  feedback.play('tile');
  feedback.stop();
  expect(close).toHaveBeenCalledOnce();
});

it('sounds that failed to load are requested again', async () => {
  made.mockImplementationOnce(() => {
    throw new Error('no sounds here');
  });
  const feedback = new Feedback(() => values);
  feedback.awake();
  feedback.play('tile');
  await vi.waitFor(() => {
    feedback.awake();
    feedback.play('tile');
    expect(play).toHaveBeenCalled();
  });
  expect(made).toHaveBeenCalledTimes(2);
});
