interface Point {
  x: number;
  y: number;
}

export const pointerRadiusPx = 200;
const furthestPushPx = 56;

/** How far an icon moves away from the pointer: farthest on contact, not at all beyond the radius. */
export function pushAway(place: Point, pointer: Point): Point {
  const dx = place.x - pointer.x;
  const dy = place.y - pointer.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= pointerRadiusPx) return { x: 0, y: 0 };
  const push = furthestPushPx * (1 - distance / pointerRadiusPx);
  // Right under the pointer there is no direction: move up.
  if (distance === 0) return { x: 0, y: -push };
  return { x: (dx / distance) * push, y: (dy / distance) * push };
}

const spawnChance = 0.1;
const particleLifeMs = 800;
const trailKeptMs = 500;

interface Stamped extends Point {
  at: number;
}

interface Trail {
  points: readonly Stamped[];
  particles: readonly Stamped[];
}

export const emptyTrail: Trail = { points: [], particles: [] };

/** The trail at `now`, without expired parts. */
export function ageTrail(trail: Trail, now: number): Trail {
  return {
    points: trail.points.filter((point) => now - point.at < trailKeptMs),
    particles: trail.particles.filter((particle) => now - particle.at < particleLifeMs),
  };
}

/** The trail after one pointer move; `random` decides whether the move also leaves a particle. */
export function extendTrail(trail: Trail, to: Point, now: number, random: () => number): Trail {
  const aged = ageTrail(trail, now);
  const stamped = { ...to, at: now };
  return {
    points: [...aged.points, stamped],
    particles: random() < spawnChance ? [...aged.particles, stamped] : aged.particles,
  };
}

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

/**
 * The hero's water reacts to the pointer: wave icons move away, and a wake follows. Frames are only requested while
 * something moves. Returns a cleanup function.
 */
export function startPointerEffects(hero: HTMLElement, canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  const icons = hero.querySelectorAll<SVGGraphicsElement>('[data-wave-icon]');
  const leaving = new AbortController();
  let trail = emptyTrail;
  let frame = 0;

  function fitCanvas(): void {
    canvas.width = hero.clientWidth;
    canvas.height = hero.clientHeight;
  }

  function paint(now: number): void {
    trail = ageTrail(trail, now);
    if (context) drawTrail(context, trail, now);
    const moving = trail.points.length > 0 || trail.particles.length > 0;
    frame = moving ? requestAnimationFrame(paint) : 0;
  }

  /** `pointer` is a position in the window. */
  function placeIcons(pointer: Point | null): void {
    for (const icon of icons) {
      // The parent does not move with the icon.
      const matrix =
        icon.parentNode instanceof SVGGraphicsElement && icon.parentNode.getScreenCTM();
      if (!matrix) continue;
      const box = icon.getBBox();
      const center = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
      const { x, y } = pointer ? pushAway(center.matrixTransform(matrix), pointer) : { x: 0, y: 0 };
      icon.style.translate = `${(x / matrix.a).toFixed(1)}px ${(y / matrix.a).toFixed(1)}px`;
    }
  }

  function follow(event: PointerEvent): void {
    const box = hero.getBoundingClientRect();
    const pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
    trail = extendTrail(trail, pointer, performance.now(), Math.random);
    placeIcons({ x: event.clientX, y: event.clientY });
    frame ||= requestAnimationFrame(paint);
  }

  fitCanvas();
  const { signal } = leaving;
  hero.addEventListener('pointermove', follow, { signal, passive: true });
  hero.addEventListener('pointerleave', () => placeIcons(null), { signal });
  window.addEventListener('resize', fitCanvas, { signal });
  return () => {
    leaving.abort();
    cancelAnimationFrame(frame);
    placeIcons(null);
  };
}
