import { describe, expect, it } from 'vitest';
import { pointerRadiusPx, pushAway } from './geometry';

describe('pushAway', () => {
  it('leaves alone what is 200 px away or further', () => {
    expect(pushAway({ x: 200, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(pointerRadiusPx).toBe(200);
  });

  it('moves what is nearer straight away from the pointer, the more the nearer', () => {
    const near = pushAway({ x: 20, y: 0 }, { x: 0, y: 0 });
    const far = pushAway({ x: 150, y: 0 }, { x: 0, y: 0 });
    expect(near.y).toBe(0);
    expect(near.x).toBeGreaterThan(far.x);
    expect(far.x).toBeGreaterThan(0);
  });

  it('has a direction even for what lies right under the pointer', () => {
    expect(pushAway({ x: 5, y: 5 }, { x: 5, y: 5 })).toEqual({ x: 0, y: -56 });
  });
});
