import { expect, it } from 'vitest';
import { gamePlaces, presetsOfPlace } from './places.ts';
import { presets } from './testing/presets.ts';

it.each(gamePlaces)(
  'the games of $place exist, and the picture is that of one of them',
  (learnt) => {
    const { presets: local, picture } = learnt;
    const found = local.map((id) => presets.find((preset) => preset.id === id));
    expect(found).not.toContain(undefined);
    expect(local).toContain(picture.preset);
    const rules = presets.find(({ id }) => id === picture.preset)?.rules;
    expect(rules?.layout.shape).toBe(picture.rules.layout.shape);
    expect(rules?.tiles.set).toBe(picture.rules.tiles.set);
    expect(rules?.seats.count).toContain(4);
    const pairs = (sides: string | undefined) => sides === 'pairs' || sides === 'pairs-at-4';
    expect(pairs(rules?.seats.sides)).toBe(pairs(picture.rules.seats.sides));
  },
);

it('no two places have the same picture', () => {
  expect(new Set(gamePlaces.map(({ picture }) => picture.preset)).size).toBe(gamePlaces.length);
});

it('an unknown place has no games', () => {
  expect(presetsOfPlace('atlantis')).toBeUndefined();
  expect(presetsOfPlace(null)).toBeUndefined();
});
