import type { Arrival } from '@agency/contracts';
import { countedVisit } from './attribution';

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

/**
 * Counts the first focus in a lead form: no other form posts. Sends only the path: how the visitor came would need storage.
 */
export function countBegunForm(): void {
  const count = () => {
    if (!document.activeElement?.closest('main form[method=post]')) return;
    removeEventListener('focusin', count);
    send({ kind: 'begun-form', touch: { landingPath: location.pathname } });
  };
  addEventListener('focusin', count);
  count();
}

/**
 * Robots, and visitors who ask not to be tracked, are not counted. The build puts the API path into every page except
 * private ones and 404 pages.
 */
function send(arrival: Arrival): void {
  const { arrivals } = document.documentElement.dataset;
  if (!arrivals || navigator.webdriver || navigator.globalPrivacyControl) return;
  const body = new Blob([JSON.stringify(arrival)], { type: 'application/json' });
  navigator.sendBeacon?.(arrivals, body);
}

declare global {
  interface Document {
    prerendering?: boolean;
  }
}
