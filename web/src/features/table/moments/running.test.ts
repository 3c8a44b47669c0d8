import { expect, it } from 'vitest';
import { Stage } from './running.ts';

/** Something that moves on a stage, and whether it was completed. */
function moving(stage: Stage) {
  const running = { done: false, finish: () => (running.done = true) };
  stage.add(running);
  return running;
}

it('what begins with a new message completes what began before', () => {
  const stage = new Stage();
  stage.begin();
  const tile = moving(stage);
  stage.end();
  stage.begin();
  expect(tile.done).toBe(true);
  expect(stage.size).toBe(0);
});

it('events of one message move together', () => {
  const stage = new Stage();
  stage.begin();
  const tile = moving(stage);
  stage.begin();
  const hands = moving(stage);
  expect([tile.done, hands.done]).toEqual([false, false]);
  expect(stage.size).toBe(2);
});

it('the server’s answer to this person’s own play does not stop the tile', () => {
  const stage = new Stage();
  const own = moving(stage);
  stage.join();
  // The same message may go on with the end of the round.
  stage.begin();
  expect(own.done).toBe(false);
  stage.end();
  stage.begin();
  expect(own.done).toBe(true);
});

it('what is over is not completed again', () => {
  const stage = new Stage();
  let finished = 0;
  const remove = stage.add({ finish: () => (finished += 1) });
  remove();
  stage.finish();
  expect(finished).toBe(0);
});
