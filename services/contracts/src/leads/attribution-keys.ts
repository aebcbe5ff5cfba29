import { maxLengths } from '../limits.js';
import { oneLine, truncate } from '../text/clean-text.js';

// Separate from attribution.ts, so that every page's small script gets these without the schema library.

/** Campaign parameters, the same for everyone who follows a link. `gad_…` are Google's own, on every auto-tagged ad. */
const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gad_source',
  'gad_campaignid',
] as const;

/** Click ids, which identify a person: only that there was one is stored, as `1`. */
export const clickIdKeys = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Campaign parameters and click ids; everything else in a URL is dropped. */
export const attributionKeys = [...campaignKeys, ...clickIdKeys] as const;

/** Everything that is stored of a visit, apart from its time. */
export const touchKeys = [...attributionKeys, 'landingPath', 'referrerHost'] as const;
export type TouchKey = (typeof touchKeys)[number];

const isClickId = (key: TouchKey) => clickIdKeys.some((clickIdKey) => clickIdKey === key);

/**
 * A visit's value as it is stored: on one line and cut to its maximum length, but `1` for any click id. Undefined if
 * nothing is left. The browser applies it before it remembers a visit, the server before it stores a lead.
 */
export function touchValue(key: TouchKey, value: string): string | undefined {
  const max = key === 'landingPath' ? maxLengths.landingPath : maxLengths.attributionValue;
  const text = truncate(oneLine(value), max).trimEnd();
  if (!text) return undefined;
  return isClickId(key) ? '1' : text;
}
