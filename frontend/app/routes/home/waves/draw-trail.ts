import { particleLifeMs, type Trail, trailKeptMs } from './trail';

const wakeColor = '28, 100, 128';
const particleColor = '168, 24, 94';

/** Paints the wake and its particles, each fading over its remaining time. */
export function drawTrail(context: CanvasRenderingContext2D, trail: Trail, now: number): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.lineCap = 'round';
  for (let i = 1; i < trail.points.length; i++) {
    const from = trail.points[i - 1];
    const to = trail.points[i];
    if (!from || !to) continue;
    const left = Math.max(0, 1 - (now - to.at) / trailKeptMs);
    context.strokeStyle = `rgba(${wakeColor}, ${left * 0.5})`;
    context.lineWidth = 1 + left * 2;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  for (const particle of trail.particles) {
    // A busy browser may date a frame before the move that it shows.
    const age = Math.max(0, now - particle.at) / particleLifeMs;
    context.strokeStyle = `rgba(${particleColor}, ${1 - age})`;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(particle.x, particle.y, 3 + age * 16, 0, Math.PI * 2);
    context.stroke();
  }
}
