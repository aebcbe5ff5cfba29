import { describe, expect, it } from 'vitest';
import { curvePath } from './curve';

const ys = (path: string) => [...path.matchAll(/,([\d.]+)(?=[MLCZ]|$)/g)].map(([, y]) => Number(y));

describe('a small curve', () => {
  it('has the best position on top', () => {
    const [first = 0, last = 0] = ys(curvePath([20, 2]));
    expect(first).toBeGreaterThan(last);
  });

  it('is flat in the middle for a steady keyword', () => {
    expect(ys(curvePath([8, 8]))).toEqual([10, 10]);
  });

  it('breaks at days without data, and draws a single day as a dot', () => {
    const path = curvePath([3, 3, null, 4]);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toMatch(/M70,[\d.]+Z$/);
  });

  it('is empty without data', () => {
    expect(curvePath([null, null])).toBe('');
  });
});
