import {
  type Attribution,
  attributionKeys,
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

export const touchKeys = [...attributionKeys, 'landingPath', 'referrerHost'] as const;

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
