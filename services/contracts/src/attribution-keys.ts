import { oneLine, truncate } from './clean-text.js';

/** Campaign parameters and click ids that may be stored; everything else in a URL is dropped. */
export const attributionKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const;

/**
 * What is stored of a link's value: a single line of at most `maxCharacters`. Undefined when nothing is left. The browser
 * uses it before it remembers a visit, the server before it stores a lead.
 */
export function touchValue(value: string, maxCharacters: number): string | undefined {
  return truncate(oneLine(value), maxCharacters).trimEnd() || undefined;
}
