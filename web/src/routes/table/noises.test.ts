import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../lib/settings/values.ts';
import { Noises } from './noises.ts';

const values = { ...readSettings(null), sound: true };
const made = vi.fn();
const play = vi.fn();
const close = vi.fn();
vi.mock('../../lib/table/sounds.ts', () => ({
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

it('whoever leaves the table gives back what sounds took', async () => {
  const noises = new Noises(() => values);
  noises.awake();
  noises.stop();
  await vi.waitFor(() => {
    expect(close).toHaveBeenCalledOnce();
  });
  noises.play('tile');
  noises.stop();
  expect(close).toHaveBeenCalledOnce();
});

it('sounds that did not come are asked for again', async () => {
  made.mockImplementationOnce(() => {
    throw new Error('no sounds here');
  });
  const noises = new Noises(() => values);
  noises.awake();
  noises.play('tile');
  await vi.waitFor(() => {
    noises.awake();
    noises.play('tile');
    expect(play).toHaveBeenCalled();
  });
  expect(made).toHaveBeenCalledTimes(2);
});
