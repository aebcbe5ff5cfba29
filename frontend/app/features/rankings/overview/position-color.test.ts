import { expect, it } from 'vitest';
import { positionColor } from './position-color';

it.each([
  [1, 'green'],
  [3, 'green'],
  [3.1, 'blue'],
  [10, 'blue'],
  [10.1, 'yellow'],
  [20, 'yellow'],
  [20.1, 'red'],
  [100, 'red'],
])('gives an average position of %d its color: %s', (position, color) => {
  expect(positionColor(position)).toBe(color);
});
