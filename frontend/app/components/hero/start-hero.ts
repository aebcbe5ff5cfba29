/** Pauses the hero's animations while it is off screen, and lets its water answer the pointer. */
export function startHero(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;
  new IntersectionObserver(([entry]) => {
    hero.toggleAttribute('data-off-screen', !entry?.isIntersecting);
  }).observe(hero);
  startWaves(hero);
}

/** They load with the first pointer move over the hero, and stop when motion is unwanted. */
function startWaves(hero: HTMLElement): void {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  const canvas = hero.querySelector('canvas');
  let stop: (() => void) | undefined;

  async function start(): Promise<void> {
    if (!motion.matches) return;
    const { startPointerEffects } = await import('./waves');
    if (!stop && canvas) stop = startPointerEffects(hero, canvas);
  }

  function reconsider(): void {
    stop?.();
    stop = undefined;
    if (motion.matches) {
      hero.addEventListener('pointermove', () => void start(), { once: true, passive: true });
    }
  }

  motion.addEventListener('change', reconsider);
  reconsider();
}
