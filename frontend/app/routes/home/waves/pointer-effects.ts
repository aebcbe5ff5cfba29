import { drawTrail } from './draw-trail';
import { type Point, pushAway } from './geometry';
import { ageTrail, emptyTrail, extendTrail } from './trail';

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
