import { type RefObject, useEffect } from 'react';

/** Marks the element while it is off screen, so that its animations pause. */
export function usePausedOffScreen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      target.toggleAttribute('data-off-screen', !entry?.isIntersecting);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}
