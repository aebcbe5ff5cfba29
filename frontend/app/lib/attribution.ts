import {
  type Attribution,
  attributionKeys,
  clickIdKeys,
  maxLengths,
  type Touch,
  touchValue,
} from '@agency/contracts';

/** How a document was opened. */
export interface Visit {
  /** The address the document was opened with. */
  url: string;
  /** `document.referrer`: empty when there is none. */
  referrer: string;
}

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

/** What is stored of a visit: allow-listed parameters, the path without query, the host of an external referrer. */
export function touchOf({ url, referrer }: Visit): Touch {
  const landing = new URL(url);
  const values: Record<string, unknown> = { landingPath: landing.pathname };
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

/** Whether something outside this site led here. Only such a visit becomes a new last touch. */
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

/** Reads stored touches, also those of earlier versions. Drops what no longer fits. Never throws. */
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

const touchKeys = [...attributionKeys, 'landingPath', 'referrerHost'] as const;

/** (!) Every value passes through here: a value that the server rejects would lose the lead. */
function toTouch(values: Record<string, unknown>): Touch {
  const touch: Touch = {};
  for (const key of touchKeys) {
    const value = values[key];
    const max = key === 'landingPath' ? maxLengths.landingPath : maxLengths.attributionValue;
    const clean = typeof value === 'string' ? touchValue(value, max) : undefined;
    if (clean) touch[key] = clean;
  }
  return touch;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Both touches without the click ids of ad platforms. */
function withoutClickIds({ first, last }: Attribution): Attribution {
  return { first: first && bare(first), last: last && bare(last) };
}

/** Adds a visit's click ids to the touches that were stored without them. */
function withClickIdsOf(visit: Touch, { first, last }: Attribution): Attribution {
  const known = bare(visit);
  const complete = (touch: Touch | undefined) => (touch && isSame(touch, known) ? visit : touch);
  return { first: complete(first), last: complete(last) };
}

function bare(touch: Touch): Touch {
  const left = { ...touch };
  for (const key of clickIdKeys) delete left[key];
  return left;
}

function isSame(one: Touch, other: Touch): boolean {
  return touchKeys.every((key) => one[key] === other[key]);
}
