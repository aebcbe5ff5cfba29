import { describe, expect, it } from 'vitest';
import { ageTrail, emptyTrail, extendTrail } from './trail';

const always = () => 0;
const never = () => 0.1;

describe('the pointer trail', () => {
  it('leaves a particle when the draw is below one in ten, and none otherwise', () => {
    expect(extendTrail(emptyTrail, { x: 1, y: 2 }, 0, () => 0.0999).particles).toHaveLength(1);
    expect(extendTrail(emptyTrail, { x: 1, y: 2 }, 0, never).particles).toHaveLength(0);
  });

  it('keeps a point for 500 ms', () => {
    const trail = extendTrail(emptyTrail, { x: 1, y: 2 }, 1000, never);
    expect(ageTrail(trail, 1499).points).toHaveLength(1);
    expect(ageTrail(trail, 1500).points).toHaveLength(0);
  });

  it('keeps a particle for 0.8 s', () => {
    const trail = extendTrail(emptyTrail, { x: 1, y: 2 }, 1000, always);
    expect(ageTrail(trail, 1799).particles).toHaveLength(1);
    expect(ageTrail(trail, 1800).particles).toHaveLength(0);
  });

  it('drops what is too old with each move', () => {
    const first = extendTrail(emptyTrail, { x: 1, y: 1 }, 0, always);
    const second = extendTrail(first, { x: 2, y: 2 }, 600, never);
    expect(second.points).toEqual([{ x: 2, y: 2, at: 600 }]);
    expect(second.particles).toEqual([{ x: 1, y: 1, at: 0 }]);
  });
});
