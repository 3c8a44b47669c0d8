import { describe, expect, it } from 'vitest';
import { readCommand } from './command.ts';
import { actionOf, type KeyPress } from './keys.ts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '';
  return { key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

const usual = { single: true, asking: false };

describe('keys', () => {
  it.each([
    [press('ArrowRight'), { do: 'move', by: 1 }],
    [press('ArrowLeft', { shiftKey: true }), { do: 'play', at: 'L' }],
    [press('ArrowRight', { shiftKey: true }), { do: 'play', at: 'R' }],
    [press('ArrowLeft', { ctrlKey: true }), { do: 'sort', by: -1 }],
    [press('Home'), { do: 'first' }],
    [press('End'), { do: 'last' }],
    [press('1'), { do: 'tile', index: 0 }],
    [press('9'), { do: 'tile', index: 8 }],
    [press('0'), { do: 'tile', index: 9 }],
    [press('Escape'), { do: 'cancel' }],
    [press('a'), { do: 'declare' }],
    [press('b'), { do: 'draw' }],
    [press('p'), { do: 'pass' }],
    [press('e'), { do: 'say-ends' }],
    [press('h'), { do: 'say-hand' }],
    [press('t'), { do: 'say-line' }],
    [press('n'), { do: 'ask-number' }],
    [press('l'), { do: 'say-last' }],
    [press('o'), { do: 'say-counts' }],
    [press('s'), { do: 'say-score' }],
    [press('c'), { do: 'say-clock' }],
    [press('g'), { do: 'grid' }],
    [press('z'), { do: 'zen' }],
    [press('m'), { do: 'mute' }],
    [press('?', { shiftKey: true }), { do: 'help' }],
    [press('/'), { do: 'command' }],
    [press(','), { do: 'previous' }],
    [press('.'), { do: 'next' }],
  ])('%o', (key, action) => {
    expect(actionOf(key, usual)).toEqual(action);
  });

  it('a digit after N is a number, not a tile', () => {
    expect(actionOf(press('0'), { single: true, asking: true })).toEqual({
      do: 'number',
      number: 0,
    });
  });

  it('with letters act by their position on the keyboard', () => {
    expect(actionOf(press('т', { code: 'KeyN' }), usual)).toEqual({ do: 'ask-number' });
  });

  it('with a single character do nothing once switched off; others act', () => {
    const off = { single: false, asking: false };
    for (const key of ['b', '1', '/', '?', ',']) expect(actionOf(press(key), off)).toBeNull();
    expect(actionOf(press('ArrowLeft'), off)).toEqual({ do: 'move', by: -1 });
    expect(actionOf(press('Escape'), off)).toEqual({ do: 'cancel' });
  });

  it('of the browser have no action', () => {
    expect(actionOf(press('l', { ctrlKey: true }), usual)).toBeNull();
    expect(actionOf(press('ArrowLeft', { altKey: true }), usual)).toBeNull();
    expect(actionOf(press('c', { metaKey: true }), usual)).toBeNull();
    expect(actionOf(press('Tab'), usual)).toBeNull();
  });
});

describe('commands', () => {
  it.each([
    ['65 r', { do: 'play-tile', tile: [5, 6], at: 'R', leaves: null }],
    ['6-5@R', { do: 'play-tile', tile: [5, 6], at: 'R', leaves: null }],
    ['5-6 l', { do: 'play-tile', tile: [5, 6], at: 'L', leaves: null }],
    ['00', { do: 'play-tile', tile: [0, 0], at: null, leaves: null }],
    ['12-9', { do: 'play-tile', tile: [9, 12], at: null, leaves: null }],
    ['60@l=6', { do: 'play-tile', tile: [0, 6], at: 'L', leaves: 6 }],
    ['60 u', { do: 'play-tile', tile: [0, 6], at: 'U', leaves: null }],
    ['60@m', { do: 'play-tile', tile: [0, 6], at: 'M', leaves: null }],
    ['12-9 3', { do: 'play-tile', tile: [9, 12], at: { train: 3 }, leaves: null }],
    ['6-5@9-6', { do: 'play-tile', tile: [5, 6], at: { on: [6, 9] }, leaves: null }],
    ['34=4', { do: 'play-tile', tile: [3, 4], at: null, leaves: 4 }],
    ['close', { do: 'close' }],
    ['done', { do: 'done' }],
    ['pass', { do: 'pass' }],
    [' Draw ', { do: 'draw' }],
    ['ends', { do: 'say-ends' }],
    ['n 6', { do: 'number', number: 6 }],
    ['score', { do: 'say-score' }],
  ])('%s', (text, typed) => {
    expect(readCommand(text)).toEqual(typed);
  });

  it.each(['', '6', '6-x', 'toString', '65 x', 'n'])('`%s` is unknown', (text) => {
    expect(readCommand(text)).toEqual({ do: 'unknown', text });
  });
});
