import { describe, expect, it, vi } from 'vitest';
import { ageTrail, drawTrail, emptyTrail, extendTrail, pointerRadiusPx, pushAway } from './waves';

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

it('draws a particle of a move that is later than the frame', () => {
  const canvas = document.createElement('canvas');
  const arc = vi.fn();
  const context = { canvas, arc, clearRect: vi.fn(), beginPath: vi.fn(), stroke: vi.fn() };
  const trail = { points: [], particles: [{ x: 1, y: 2, at: 1_300 }] };
  drawTrail(context as unknown as CanvasRenderingContext2D, trail, 1_000);
  expect(arc).toHaveBeenCalledExactlyOnceWith(1, 2, 3, 0, Math.PI * 2);
});
