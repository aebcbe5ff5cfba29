const threshold = 0.1;

let observer: IntersectionObserver | undefined;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) {
          if (target.dataset.reveal === 'waiting') target.dataset.reveal = 'shown';
          observer?.unobserve(target);
        } else if (boundingClientRect.top > 0) {
          // Only what is below the fold is hidden, so that nothing visible disappears.
          target.dataset.reveal = 'waiting';
        }
      }
    },
    { threshold },
  );
  return observer;
}

/** A ref callback: hides the element until a tenth of it is in view. Returns its cleanup. */
export function watchReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sharedObserver().observe(element);
  return () => observer?.unobserve(element);
}
