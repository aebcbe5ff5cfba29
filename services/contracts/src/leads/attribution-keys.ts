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

/** Click ids, which identify a person: kept and sent only with marketing consent. */
export const clickIdKeys = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;
type ClickIdKey = (typeof clickIdKeys)[number];

/** Campaign parameters and click ids that may be stored; everything else in a URL is dropped. */
export const attributionKeys = [...campaignKeys, ...clickIdKeys] as const;

/** Everything that is stored of a visit, apart from its time. */
export const touchKeys = [...attributionKeys, 'landingPath', 'referrerHost'] as const;
export type TouchKey = (typeof touchKeys)[number];

const clickId = new RegExp(`^[\\w-]{1,${maxLengths.clickId}}$`);
const isClickId = (key: TouchKey) => clickIdKeys.some((clickIdKey) => clickIdKey === key);

/** A copy of a visit without the click ids of ad platforms. */
export function withoutClickIds<Visit extends { [Key in ClickIdKey]?: unknown }>(
  visit: Visit,
): Visit {
  const left = { ...visit };
  for (const key of clickIdKeys) delete left[key];
  return left;
}

/**
 * A visit's value as it is stored: on one line and cut to its maximum length, but a click id whole or not at all.
 * Undefined if nothing is left. The browser applies it before it remembers a visit, the server before it stores a lead.
 */
export function touchValue(key: TouchKey, value: string): string | undefined {
  if (isClickId(key)) return clickId.test(value) ? value : undefined;
  const max = key === 'landingPath' ? maxLengths.landingPath : maxLengths.attributionValue;
  return truncate(oneLine(value), max).trimEnd() || undefined;
}
