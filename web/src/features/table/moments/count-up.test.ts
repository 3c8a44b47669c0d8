// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { countUp } from './count-up.ts';

function figure(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  return () => vi.useRealTimers();
});

it('counts from the old value up to the new one, and never down', () => {
  const element = figure('67');
  countUp(element, 10, 100, 200);
  const seen: number[] = [];
  for (let i = 0; i < 30; i += 1) {
    seen.push(Number(element.textContent));
    vi.advanceTimersByTime(16);
  }
  expect(seen[0]).toBe(57);
  expect(seen.at(-1)).toBe(67);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

it('shows its value at once when it is completed', () => {
  const element = figure('67');
  countUp(element, 10, 100, 200)?.finish();
  expect(element.textContent).toBe('67');
  vi.advanceTimersByTime(1000);
  expect(element.textContent).toBe('67');
});

it('leaves a figure alone that has changed meanwhile', () => {
  const element = figure('67');
  const counting = countUp(element, 10, 100, 200);
  element.textContent = '72';
  vi.advanceTimersByTime(1000);
  counting?.finish();
  expect(element.textContent).toBe('72');
});

it('does not count what is no number, what does not grow, and without time', () => {
  expect(countUp(figure('–'), 10, 0, 200)).toBeNull();
  expect(countUp(figure('67'), 0, 0, 200)).toBeNull();
  expect(countUp(figure('67'), 10, 0, 0)).toBeNull();
});
