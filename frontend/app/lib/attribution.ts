import type { Attribution, Touch } from '@agency/contracts';
import { parseStored, touchOf, type Visit, withTouch } from './attribution-touch';
import { withClickIdsOf, withoutClickIds } from './click-ids';

const storageKey = 'attribution';

/** Without browser storage, the touches last as long as the document. */
let unstored: Attribution | undefined;

let hasMarketingConsent = false;

/** How this document was opened, if it may be recorded. Its click ids stay in memory until consent. */
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
    // Without storage there is nothing older either.
  }
}

/** Records how this document was opened. Further calls change nothing. */
export function recordVisit(visit: Visit = currentVisit()): void {
  visited = touchOf(visit);
  const { first: touch = visited } = permitted({ first: visited });
  keep(withTouch(readAttribution(), touch));
}

/** First and last touch, as sent with a lead. */
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

/** The address the document was opened with, also after client-side navigation. */
function currentVisit(): Visit {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return {
    url: entry && /^https?:/.test(entry.name) ? entry.name : location.href,
    referrer: document.referrer,
  };
}
