import { expect, test } from 'vitest';
import { LEVELS } from '../../net/protocol/types.ts';
import { botLevels } from './levels.ts';

test('the levels are those of the server', () => {
  expect(botLevels).toEqual(LEVELS.map(({ id }) => id));
});
