/** Share of an element's area. */
const shownFrom = 0.1;
/** A taller window belongs to a tool that captures the whole page, or shows most of it anyway. */
const maxWindowHeightPx = 1600;

const observer = () =>
  new IntersectionObserver(
    (entries, self) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset.reveal === 'waiting';
        if (!isIntersecting && (isWaiting || boundingClientRect.top >= innerHeight)) {
          // Only hides elements below the fold, so that nothing visible disappears.
          target.dataset.reveal = 'waiting';
          continue;
        }
        if (isWaiting) target.dataset.reveal = 'shown';
        self.unobserve(target);
      }
    },
    { threshold: shownFrom },
  );

/** On back and reload, the browser itself restores the scroll position. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}

/**
 * Once the visitor scrolls, hides what `Reveal` draws until a tenth of it is in view. Captured, printed and searched pages
 * show everything.
 */
export function startReveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const revealing = observer();

  function hideWhatFollows(): void {
    removeEventListener('scroll', hideWhatFollows);
    if (innerHeight > maxWindowHeightPx || isRestored()) return;
    for (const element of document.querySelectorAll('[data-reveal]')) revealing.observe(element);
  }

  addEventListener('scroll', hideWhatFollows, { passive: true });
  // A page from the back/forward cache stays as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    removeEventListener('scroll', hideWhatFollows);
    revealing.disconnect();
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) {
      element.dataset.reveal = '';
    }
  });
}
