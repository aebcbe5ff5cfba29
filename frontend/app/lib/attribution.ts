import {
  type Attribution,
  attributionKeys,
  type Touch,
  touchKeys,
  touchValue,
} from '@agency/contracts';
import { localStore, sessionStore } from './storage';

/** How a document was opened. */
export interface Visit {
  /** The address the document was opened with. */
  url: string;
  /** `document.referrer`: empty when there is none. */
  referrer: string;
  /** When it was opened. */
  at: Date;
}

const storageKey = 'attribution';

let hasMarketingConsent = false;

/** Applies the visitor's choice: with consent, touches are stored beyond the session; without it, older ones are removed. */
export function setMarketingConsent(isGiven: boolean): void {
  hasMarketingConsent = isGiven;
  if (!isGiven) {
    localStore.remove(storageKey);
    return;
  }
  const { first, last } = readAttribution();
  const older = parseStored(localStore.get(storageKey));
  keep({ first: older.first ?? first, last: last ?? older.last });
}

/**
 * Records how this document was opened. Called again, a visit from outside becomes the last touch again, even if it is
 * older: its page may come from the back/forward cache.
 */
export function recordVisit(visit: Visit = currentVisit()): void {
  keep(withTouch(readAttribution(), touchOf(visit)));
}

/** First and last touch. */
export function readAttribution(): Attribution {
  return parseStored(sessionStore.get(storageKey));
}

function keep(attribution: Attribution): void {
  const text = JSON.stringify(attribution);
  sessionStore.set(storageKey, text);
  if (hasMarketingConsent) localStore.set(storageKey, text);
}

/** How this document was opened. */
function currentVisit(): Visit {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return {
    url: entry && /^https?:/.test(entry.name) ? entry.name : location.href,
    referrer: document.referrer,
    at: new Date(performance.timeOrigin),
  };
}

/** The stored part of a visit: allowed parameters, the path without query, the host of an external referrer, the time. */
export function touchOf({ url, referrer, at }: Visit): Touch {
  const landing = new URL(url);
  const values: Record<string, unknown> = { landingPath: landing.pathname, at: at.toISOString() };
  for (const key of attributionKeys) values[key] = landing.searchParams.get(key);
  const host = hostOf(referrer);
  if (host !== landing.hostname) values.referrerHost = host;
  return toTouch(values);
}

function hostOf(referrer: string): string | undefined {
  try {
    return new URL(referrer).hostname || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the visit came from outside this site. Only such a visit becomes a new last touch. */
function comesFromOutside(touch: Touch): boolean {
  return touch.referrerHost !== undefined || attributionKeys.some((key) => touch[key]);
}

/** The first touch stays. Every visit from outside replaces the last touch. */
export function withTouch(known: Attribution, touch: Touch): Attribution {
  return {
    first: known.first ?? touch,
    last: known.last && !comesFromOutside(touch) ? known.last : touch,
  };
}

/** Reads stored touches, including those of earlier versions. Drops invalid ones. Never throws. */
export function parseStored(text: string | null): Attribution {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(stored)) return {};
    return {
      first: isRecord(stored.first) ? toTouch(stored.first) : undefined,
      last: isRecord(stored.last) ? toTouch(stored.last) : undefined,
    };
  } catch {
    return {};
  }
}

/** (!) Every value passes through here: a value that the server rejects would lose the lead. */
function toTouch(values: Record<string, unknown>): Touch {
  const touch: Touch = {};
  for (const key of touchKeys) {
    const value = values[key];
    const clean = typeof value === 'string' ? touchValue(key, value) : undefined;
    if (clean) touch[key] = clean;
  }
  const { at } = values;
  if (typeof at === 'string' && !Number.isNaN(Date.parse(at)))
    touch.at = new Date(at).toISOString();
  return touch;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
