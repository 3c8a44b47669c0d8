// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountAt } from '../testing/at.ts';
import { after, indexOf, nowBefore, recordingOf } from '../testing/tables.ts';
import { tileText } from '../view/tile.ts';
import Hand from './Hand.svelte';

const recording = recordingOf('spanish-pairs');
const ownPlay = indexOf(
  recording,
  (event) => event.type === 'played' && event.seat === 1 && event.at !== 'first',
);
const played = recording.events[ownPlay];
if (played?.type !== 'played') throw new Error('seat 1 did not play');
const name = tileText(played.tile);
const captured = vi.fn();

beforeEach(async () => {
  HTMLElement.prototype.setPointerCapture = captured.mockReset();
  const props = { seat: 1, room: { perRow: 7, rows: 2 as const, gap: 4 }, placeAt: () => null };
  const mounted = await mountAt(
    after(recording, ownPlay),
    nowBefore(recording, ownPlay),
    Hand,
    props,
  );
  table = mounted.table;
});
let table: Awaited<ReturnType<typeof mountAt>>['table'];

function firePointer(type: string, clientX: number, buttons: number) {
  const tile = document.querySelector(`[data-tile="${name}"]`);
  const pointer = { clientX, clientY: -100, buttons, pointerId: 1, bubbles: true };
  tile?.dispatchEvent(new PointerEvent(type, pointer));
  flushSync();
}
const dragging = () => document.querySelector('.ghost') !== null;

it('a pressed tile captures the pointer, so that it can be dragged', () => {
  firePointer('pointerdown', 0, 1);
  expect(captured).toHaveBeenCalledWith(1);
  firePointer('pointermove', 40, 1);
  expect(dragging()).toBe(true);
  expect(table.chosen).toEqual(played.tile);
});

it('nothing is dragged without a button held', () => {
  firePointer('pointerdown', 0, 1);
  firePointer('pointermove', 40, 0);
  expect(dragging()).toBe(false);
  firePointer('pointermove', 80, 1);
  expect(dragging()).toBe(false);
});

it('a drag is cancelled when the pointer capture is lost', () => {
  firePointer('pointerdown', 0, 1);
  firePointer('pointermove', 40, 1);
  firePointer('lostpointercapture', 40, 0);
  expect(dragging()).toBe(false);
  expect(table.chosen).toBeNull();
});
