import type { Attribution } from '@agency/contracts';
import { parseStored, touchOf, type Visit, withTouch } from './attribution-touch';

const storageKey = 'attribution';

/** Where browsers refuse storage, the touches live as long as the document does. */
let unstored: Attribution | undefined;

/**
 * Notes how this document was opened. Call it once the page runs; calling it again changes nothing.
 * Kept for the browser session only: anything longer would need the visitor's consent first.
 */
export function recordVisit(visit: Visit = currentVisit()): void {
  keep(withTouch(readAttribution(), touchOf(visit)));
}

/** First and last touch of this browser session, to be sent along with a lead. */
export function readAttribution(): Attribution {
  try {
    return unstored ?? parseStored(sessionStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

function keep(attribution: Attribution): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attribution));
    unstored = undefined;
  } catch {
    unstored = attribution;
  }
}

/** The address the document was opened with, even when client-side navigation has moved on since. */
function currentVisit(): Visit {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return {
    url: entry && /^https?:/.test(entry.name) ? entry.name : location.href,
    referrer: document.referrer,
  };
}
