import { expect, it } from 'vitest';
import { describePosition, positionColor } from './position-color';

it.each([
  [3, 'green', 'In the top 3'],
  [3.1, 'blue', 'In the top 10'],
  [10, 'blue', 'In the top 10'],
  [10.1, 'yellow', 'In the top 20'],
  [20, 'yellow', 'In the top 20'],
  [20.1, 'red', 'Below the top 20'],
])('gives an average position of %d its color and words: %s, %s', (position, color, words) => {
  expect(positionColor(position)).toBe(color);
  expect(describePosition(position)).toBe(words);
});
