import type { Attribution, Touch } from '@agency/contracts';
import { parseStored, touchOf, type Visit, withTouch } from './attribution-touch';
import { withClickIdsOf, withoutClickIds } from './click-ids';

const storageKey = 'attribution';

/** Where browsers refuse storage, the touches live as long as the document does. */
let unstored: Attribution | undefined;

let hasMarketingConsent = false;

/** How this document was opened, if that may be noted. Its click ids wait here, unstored, for consent. */
let visited: Touch | undefined;

/**
 * Puts the visitor's choice into effect. With consent, touches are kept beyond the session and with their click ids;
 * without, nothing older stays, and click ids that were stored are removed.
 */
export function setMarketingConsent(isGiven: boolean): void {
  hasMarketingConsent = isGiven;
  try {
    const { first, last } = readAttribution();
    if (isGiven) {
      const older = parseStored(localStorage.getItem(storageKey));
      const known = { first: older.first ?? first, last: last ?? older.last };
      keep(visited ? withClickIdsOf(visited, known) : known);
    } else {
      localStorage.removeItem(storageKey);
      if (first || last) keep({ first, last });
    }
  } catch {
    // A browser that refuses storage has nothing older either.
  }
}

/** Notes how this document was opened. Call it once the page runs; calling it again changes nothing. */
export function recordVisit(visit: Visit = currentVisit()): void {
  visited = touchOf(visit);
  const { first: touch = visited } = permitted({ first: visited });
  keep(withTouch(readAttribution(), touch));
}

/** First and last touch, to be sent along with a lead. */
export function readAttribution(): Attribution {
  try {
    return permitted(unstored ?? parseStored(sessionStorage.getItem(storageKey)));
  } catch {
    return {};
  }
}

function permitted(attribution: Attribution): Attribution {
  return hasMarketingConsent ? attribution : withoutClickIds(attribution);
}

function keep(attribution: Attribution): void {
  try {
    const text = JSON.stringify(attribution);
    sessionStorage.setItem(storageKey, text);
    if (hasMarketingConsent) localStorage.setItem(storageKey, text);
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
