import type { Arrival } from '@agency/contracts';
import { countedVisit } from './attribution';

/** Where the build has put the path to count at: not on private pages, nor on one that does not exist. */
const pathOf = (page: HTMLElement) => page.dataset.arrivals;

/** Robots, and visitors who ask not to be tracked, are not counted. */
const isCounted = () => !navigator.webdriver && !navigator.globalPrivacyControl;

/**
 * Counts that this page was opened from outside: not by a link of ours, a reload, or going back. Reads nothing that is stored
 * and stores nothing.
 */
export function countArrival(): void {
  // Chromium may draw a page before anyone has asked for it.
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', countArrival, { once: true });
    return;
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOpened = entry?.type === 'navigate' && !document.referrer.startsWith(location.origin);
  if (isOpened) send({ kind: 'arrival', touch: countedVisit() });
}

/** Counts the first touch of a form of this page: by its page, since only storage would know how the visitor came. */
export function countBegunForm(): void {
  const isBegun = () => Boolean(document.activeElement?.closest('main form'));
  const count = () => {
    if (!isBegun()) return;
    removeEventListener('focusin', count);
    send({ kind: 'begun-form', touch: { landingPath: location.pathname } });
  };
  addEventListener('focusin', count);
  count();
}

function send(arrival: Arrival): void {
  const path = pathOf(document.documentElement);
  if (!path || !isCounted()) return;
  const body = new Blob([JSON.stringify(arrival)], { type: 'application/json' });
  navigator.sendBeacon?.(path, body);
}

declare global {
  interface Document {
    prerendering?: boolean;
  }
}
