/** Of an element's area. */
const shownFrom = 0.1;
/** Taller windows belong to a tool that takes a picture of the whole page, or show most of it anyway. */
const maxWindowHeightPx = 1600;

/** Elements that nothing has been done to, because the visitor has not scrolled since they came. */
const untouched = new Set<HTMLElement>();
let observer: IntersectionObserver | undefined;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset.reveal === 'waiting';
        if (!isIntersecting && (isWaiting || boundingClientRect.top >= innerHeight)) {
          // Only what is below the fold is hidden, so that nothing visible disappears.
          target.dataset.reveal = 'waiting';
          continue;
        }
        if (isWaiting) target.dataset.reveal = 'shown';
        observer?.unobserve(target);
      }
    },
    { threshold: shownFrom },
  );
  return observer;
}

/** A browser that goes back or loads again scrolls by itself to where the visitor was. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}

function hideWhatFollows(): void {
  // To the top is where a change of route scrolls.
  if (scrollY === 0) return;
  ignoreScroll();
  if (innerHeight > maxWindowHeightPx || isRestored()) return;
  for (const element of untouched) sharedObserver().observe(element);
  untouched.clear();
}

function awaitScroll(): void {
  addEventListener('scroll', hideWhatFollows, { passive: true });
  addEventListener('pageshow', showRestored);
}

function ignoreScroll(): void {
  removeEventListener('scroll', hideWhatFollows);
}

/** A page from the back/forward cache comes as it was left. */
function showRestored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  ignoreScroll();
  observer?.disconnect();
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) {
    delete element.dataset.reveal;
  }
}

/**
 * A ref callback: once the visitor scrolls, hides the element until a tenth of it is in view. Whoever takes a picture of
 * the page, prints it or searches it sees everything. Returns its cleanup.
 */
export function watchReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  untouched.add(element);
  awaitScroll();
  return () => {
    untouched.delete(element);
    observer?.unobserve(element);
  };
}
