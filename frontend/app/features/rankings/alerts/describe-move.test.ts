import { expect, it } from 'vitest';
import { describeMove } from './describe-move';

it.each([
  ['drop', 2.4, 4.1, 'left the top 3'],
  ['drop', 2.4, 14, 'left the top 10'],
  ['drop', 4, 8, undefined],
  ['gain', 3.2, 3, 'entered the top 3'],
  ['gain', 20, 9.9, 'entered the top 10'],
  ['gain', 40, 20, undefined],
] as const)('a %s from %s to %s: %s', (alertType, previousPosition, currentPosition, expected) => {
  expect(describeMove({ alertType, previousPosition, currentPosition })).toBe(expected);
});
