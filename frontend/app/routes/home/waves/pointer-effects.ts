import { drawTrail } from './draw-trail';
import { type Point, pushAway } from './geometry';
import { ageTrail, emptyTrail, extendTrail } from './trail';

function centreOf(icon: HTMLElement): Point {
  return { x: icon.offsetLeft + icon.offsetWidth / 2, y: icon.offsetTop + icon.offsetHeight / 2 };
}

/**
 * The water of the hero answers the pointer: wave icons move away, and a wake follows. Frames are
 * only asked for while something moves. Returns the way to stop.
 */
export function startPointerEffects(hero: HTMLElement, canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  const icons = [...hero.querySelectorAll<HTMLElement>('[data-wave-icon]')];
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

  function placeIcons(pointer: Point | null): void {
    for (const icon of icons) {
      const { x, y } = pointer ? pushAway(centreOf(icon), pointer) : { x: 0, y: 0 };
      icon.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  }

  function follow(event: PointerEvent): void {
    const box = hero.getBoundingClientRect();
    const pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
    trail = extendTrail(trail, pointer, performance.now(), Math.random);
    placeIcons(pointer);
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
