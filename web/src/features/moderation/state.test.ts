// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImposedSanction } from '../../net/protocol/types.ts';
import { rememberSeen, unseen } from './seen.ts';
import { mayAppeal, stateOf } from './state.ts';

const sanction = (change: Partial<ImposedSanction> = {}): ImposedSanction => ({
  id: 'a',
  kind: 'time-out',
  reason: 'Insults',
  since_ms: 1000,
  until_ms: 2000,
  active: true,
  ...change,
});
const lifted = { at_ms: 1500, reason: 'A mistake' };
const appeal = { words: 'I did not', at_ms: 1200 };

describe('how a sanction stands', () => {
  it('holds, is over or was lifted', () => {
    expect(stateOf(sanction())).toBe('holds');
    expect(stateOf(sanction({ active: false }))).toBe('over');
    expect(stateOf(sanction({ active: false, lifted }))).toBe('lifted');
  });

  it('is nothing for a warning, until that is lifted', () => {
    const warning = sanction({ kind: 'warning', active: false, until_ms: null });
    expect(stateOf(warning)).toBeUndefined();
    expect(stateOf({ ...warning, lifted })).toBe('lifted');
  });

  it('allows one appeal, while the sanction was not lifted', () => {
    expect(mayAppeal(sanction())).toBe(true);
    expect(mayAppeal(sanction({ active: false }))).toBe(true);
    expect(mayAppeal(sanction({ appeal }))).toBe(false);
    expect(mayAppeal(sanction({ lifted }))).toBe(false);
  });
});

describe('what the person has not read yet', () => {
  beforeEach(() => localStorage.clear());

  it('is the latest sanction that holds, or a warning', () => {
    const ban = sanction({ id: 'b', kind: 'ban', since_ms: 3000 });
    const over = sanction({ id: 'c', since_ms: 4000, active: false });
    const warning = sanction({ id: 'd', kind: 'warning', active: false, since_ms: 2000 });
    expect(unseen([])).toBeUndefined();
    expect(unseen([over])).toBeUndefined();
    expect(unseen([over, ban, warning])).toBe(ban);
    expect(unseen([warning])).toBe(warning);
  });

  it('is nothing once it was shown, until there is another one', () => {
    const first = sanction();
    rememberSeen([first]);
    expect(unseen([first])).toBeUndefined();
    const second = sanction({ id: 'b', since_ms: 5000 });
    expect(unseen([second, first])).toBe(second);
    rememberSeen([]);
    expect(unseen([second, first])).toBe(second);
  });
});
