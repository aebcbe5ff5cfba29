/** All but tab, line feed and carriage return. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;
/** With the `u` flag, a surrogate matches only without the other half of its pair. */
const loneSurrogates = /\p{Cs}/gu;
/** Embeddings, overrides and isolates. The marks U+200E, U+200F and U+061C only affect adjacent text. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes text from people and links safe to store. Postgres rejects U+0000 everywhere and lone surrogates in `jsonb`;
 * nobody types the other control characters (C0 and C1). Tabs and line breaks stay, and a lone surrogate becomes
 * U+FFFD. Idempotent. Does not trim. (!) Also runs in browsers without `String.prototype.toWellFormed` (Firefox before
 * 119).
 */
export function cleanText(text: string): string {
  return text.replace(controlCharacters, '').replace(loneSurrogates, '\ufffd');
}

/**
 * Clean text on a single line, trimmed: line breaks, tabs and repeated spaces become one space. Removes bidirectional
 * overrides, which could reverse the text around them. Safe in an email header.
 */
export function oneLine(text: string): string {
  return cleanText(text).replace(directionOverrides, '').replace(/\s+/g, ' ').trim();
}

/** The first `maxCharacters` of a text, counted as in `limits`; never splits a surrogate pair. */
export function truncate(text: string, maxCharacters: number): string {
  return Array.from(text).slice(0, maxCharacters).join('');
}
