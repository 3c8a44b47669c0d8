// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { Wish } from './wish.svelte.ts';

beforeEach(() => localStorage.clear());

it('is remembered until it is over, or the server has forgotten it', () => {
  const wish = new Wish();
  expect(wish.isOn()).toBe(false);
  wish.take({ seconds: 3600, came: null }, 1_000_000);
  expect(wish.isOn(1_000_000 + 3_599_000)).toBe(true);
  expect(wish.isOn(1_000_000 + 3_600_000)).toBe(false);
  expect(new Wish().until).toBe(4_600_000);
  // Later answers say almost the same time.
  wish.take({ seconds: 3590, came: null }, 1_012_000);
  expect(wish.until).toBe(4_600_000);
  wish.take(null);
  expect(wish.isOn(1_000_000)).toBe(false);
  expect(new Wish().until).toBe(0);
});

it('unreadable memory is no wish', () => {
  localStorage.setItem('boneyard.wish', 'soon');
  expect(new Wish().isOn()).toBe(false);
});
