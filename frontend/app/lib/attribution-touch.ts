import { type Attribution, attributionKeys, limits, type Touch } from '@agency/contracts';

/** How a document came to be opened. */
export interface Visit {
  /** The address the document was opened with. */
  url: string;
  /** `document.referrer`: empty when there is none. */
  referrer: string;
}

/** What may be kept of a visit: allow-listed parameters, the path without query, a foreign referrer's host. */
export function touchOf({ url, referrer }: Visit): Touch {
  const landing = new URL(url);
  const touch: Touch = { landingPath: landing.pathname.slice(0, limits.landingPath) };
  for (const key of attributionKeys) {
    const value = landing.searchParams.get(key);
    if (value) touch[key] = value.slice(0, limits.attributionValue);
  }
  const host = hostOf(referrer);
  if (host && host !== landing.hostname) {
    touch.referrerHost = host.slice(0, limits.attributionValue);
  }
  return touch;
}

function hostOf(referrer: string): string | undefined {
  try {
    return new URL(referrer).hostname || undefined;
  } catch {
    return undefined;
  }
}

/** Something outside this site led here: only such a visit becomes a new last touch. */
function comesFromOutside(touch: Touch): boolean {
  return touch.referrerHost !== undefined || attributionKeys.some((key) => touch[key]);
}

/** The first touch stays; the last one moves on with every visit that came from outside. */
export function withTouch(known: Attribution, touch: Touch): Attribution {
  return {
    first: known.first ?? touch,
    last: known.last && !comesFromOutside(touch) ? known.last : touch,
  };
}

/** What was stored before, as far as it still is what we store. Never throws. */
export function parseStored(text: string | null): Attribution {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(stored)) return {};
    return { first: storedTouch(stored.first), last: storedTouch(stored.last) };
  } catch {
    return {};
  }
}

export const touchKeys = [...attributionKeys, 'landingPath', 'referrerHost'] as const;

function storedTouch(stored: unknown): Touch | undefined {
  if (!isRecord(stored)) return undefined;
  const touch: Touch = {};
  for (const key of touchKeys) {
    const value = stored[key];
    if (typeof value === 'string') touch[key] = value;
  }
  return touch;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
