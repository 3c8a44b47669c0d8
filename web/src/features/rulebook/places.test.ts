import { expect, it } from 'vitest';
import { gamePlaces, presetsOfPlace } from './places.ts';
import { presets } from './testing/presets.ts';

it.each(gamePlaces)('the games of $place exist, and one of them looks as pictured', (learnt) => {
  const found = learnt.presets.map((id) => presets.find((preset) => preset.id === id)?.rules);
  expect(found).not.toContain(undefined);
  const looks = found.some(
    (rules) =>
      rules?.layout.shape === learnt.picture.layout.shape &&
      rules.tiles.set === learnt.picture.tiles.set &&
      Math.max(...rules.seats.count) >= Math.max(...learnt.picture.seats.count),
  );
  expect(looks).toBe(true);
});

it('an unknown place has no games', () => {
  expect(presetsOfPlace('atlantis')).toBeUndefined();
  expect(presetsOfPlace(null)).toBeUndefined();
});
