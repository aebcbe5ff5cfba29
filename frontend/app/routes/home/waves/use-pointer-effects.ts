import { type RefObject, useEffect } from 'react';

const wanted = '(prefers-reduced-motion: no-preference)';

/** Loads the pointer effects with the first pointer move over the hero, and stops them when motion is unwanted. */
export function usePointerEffects(
  hero: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
): void {
  useEffect(() => {
    const motion = matchMedia(wanted);
    let stop: (() => void) | undefined;
    let left = false;

    async function start(): Promise<void> {
      if (!motion.matches) return;
      const { startPointerEffects } = await import('./pointer-effects');
      if (left || stop || !hero.current || !canvas.current) return;
      stop = startPointerEffects(hero.current, canvas.current);
    }

    function reconsider(): void {
      stop?.();
      stop = undefined;
      if (motion.matches) waitForPointer();
    }

    const onPointer = () => void start();
    function waitForPointer(): void {
      hero.current?.addEventListener('pointermove', onPointer, { once: true, passive: true });
    }

    const element = hero.current;
    waitForPointer();
    motion.addEventListener('change', reconsider);
    return () => {
      left = true;
      stop?.();
      element?.removeEventListener('pointermove', onPointer);
      motion.removeEventListener('change', reconsider);
    };
  }, [hero, canvas]);
}
