import { oneLine, truncate } from '../text/clean-text.js';

/** Campaign parameters, the same for everyone who follows a link. */
const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** Ids of single clicks, which identify a person: kept and sent only with marketing consent. */
export const clickIdKeys = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Campaign parameters and click ids that may be stored; everything else in a URL is dropped. */
export const attributionKeys = [...campaignKeys, ...clickIdKeys] as const;

/**
 * What is stored of a link's value: a single line of at most `maxCharacters`. Undefined when nothing is left. The browser
 * uses it before it remembers a visit, the server before it stores a lead.
 */
export function touchValue(value: string, maxCharacters: number): string | undefined {
  return truncate(oneLine(value), maxCharacters).trimEnd() || undefined;
}
