import { expect, it } from 'vitest';
import { hallSize } from './hall.ts';

it('tables lose their faces from 13 on, and become a list from 25 on', () => {
  expect([1, 12, 13, 24, 25].map(hallSize)).toEqual(['large', 'large', 'small', 'small', 'list']);
});
