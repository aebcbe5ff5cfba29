import { expect, it, vi } from 'vitest';
import { drawTrail } from './draw-trail';

it('draws a particle of a move that is later than the frame', () => {
  const canvas = document.createElement('canvas');
  const arc = vi.fn();
  const context = { canvas, arc, clearRect: vi.fn(), beginPath: vi.fn(), stroke: vi.fn() };
  const trail = { points: [], particles: [{ x: 1, y: 2, at: 1_300 }] };
  drawTrail(context as unknown as CanvasRenderingContext2D, trail, 1_000);
  expect(arc).toHaveBeenCalledExactlyOnceWith(1, 2, 3, 0, Math.PI * 2);
});
