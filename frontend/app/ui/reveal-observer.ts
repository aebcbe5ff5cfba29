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
          // Only what lies below the fold is hidden: nothing the visitor already sees may vanish.
          target.dataset.reveal = 'waiting';
        }
      }
    },
    { threshold },
  );
  return observer;
}

/** A ref: hides the element until a tenth of it comes into view. Returns the way to stop watching. */
export function watchReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sharedObserver().observe(element);
  return () => observer?.unobserve(element);
}
