import { oneLine, truncate } from './clean-text.js';
import { limits } from './limits.js';

/** What marks a campaign: the same for everybody who follows its link. */
const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** What ad platforms recognize a single click by, and so a person: kept and sent only with marketing consent. */
export const clickIdKeys = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Campaign parameters and click ids that may be stored; everything else in a URL is dropped. */
export const attributionKeys = [...campaignKeys, ...clickIdKeys] as const;

/** A key of a touch: a parameter above, the path of the page the visit began on, or the host that linked there. */
export type TouchKey = (typeof attributionKeys)[number] | 'landingPath' | 'referrerHost';

/**
 * What is stored of a link's value: a single line, cut at its limit. Undefined when nothing is left. The browser uses
 * it before it remembers a visit, the server before it stores a lead.
 */
export function touchValue(key: TouchKey, value: string): string | undefined {
  const max = key === 'landingPath' ? limits.landingPath : limits.attributionValue;
  return truncate(oneLine(value), max).trimEnd() || undefined;
}
