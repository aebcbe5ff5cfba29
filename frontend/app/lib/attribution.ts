import type { Attribution } from '@agency/contracts';
import { parseStored, touchOf, type Visit, withTouch } from './attribution-touch';

const storageKey = 'attribution';

/** Where browsers refuse storage, the touches live as long as the document does. */
let unstored: Attribution | undefined;

let outlivesSession = false;

/** Kept for the browser session only, unless the visitor has consented to more; else nothing older stays. */
export function keepBeyondSession(isAllowed: boolean): void {
  outlivesSession = isAllowed;
  try {
    if (isAllowed) {
      const older = parseStored(localStorage.getItem(storageKey));
      const { first, last } = readAttribution();
      keep({ first: older.first ?? first, last: last ?? older.last });
    } else {
      localStorage.removeItem(storageKey);
    }
  } catch {
    // A browser that refuses storage has nothing older either.
  }
}

/** Notes how this document was opened. Call it once the page runs; calling it again changes nothing. */
export function recordVisit(visit: Visit = currentVisit()): void {
  keep(withTouch(readAttribution(), touchOf(visit)));
}

/** First and last touch, to be sent along with a lead. */
export function readAttribution(): Attribution {
  try {
    return unstored ?? parseStored(sessionStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

function keep(attribution: Attribution): void {
  try {
    const text = JSON.stringify(attribution);
    sessionStorage.setItem(storageKey, text);
    if (outlivesSession) localStorage.setItem(storageKey, text);
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
