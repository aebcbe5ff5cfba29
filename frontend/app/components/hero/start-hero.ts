/** Pauses the hero's animations while it is off screen, and lets its water answer the pointer. */
export function startHero(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  const canvas = hero?.querySelector('canvas');
  if (!hero || !canvas) return;
  new IntersectionObserver(([entry]) => {
    hero.toggleAttribute('data-off-screen', !entry?.isIntersecting);
  }).observe(hero);
  startWaves(hero, canvas);
}

/** They load with the first pointer move over the hero, and stop when motion is unwanted. */
function startWaves(hero: HTMLElement, canvas: HTMLCanvasElement): void {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  let stop: (() => void) | undefined;

  async function start(): Promise<void> {
    if (!motion.matches) return;
    const { startPointerEffects } = await import('./waves');
    stop ??= startPointerEffects(hero, canvas);
  }

  function reconsider(): void {
    stop?.();
    stop = undefined;
    if (motion.matches) hero.addEventListener('pointermove', start, { once: true, passive: true });
  }

  motion.addEventListener('change', reconsider);
  reconsider();
}
