/** Except tab, line feed and carriage return. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;
/** With the `u` flag, a surrogate only matches when the other half of its pair is missing. */
const loneSurrogates = /\p{Cs}/gu;
/** Embeddings, overrides and isolates. The marks U+200E, U+200F and U+061C only affect what is next to them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes text from a person or a link safe to store. Postgres refuses U+0000 everywhere and lone surrogates in `jsonb`;
 * nobody types the other control characters (C0 and C1). Tabs and line breaks stay, and a lone surrogate becomes
 * U+FFFD. Cleaning clean text changes nothing. Does not trim.
 *
 * (!) Also runs in browsers that have no `String.prototype.toWellFormed` (Firefox before 119).
 */
export function cleanText(text: string): string {
  return text.replace(controlCharacters, '').replace(loneSurrogates, '\ufffd');
}

/**
 * Clean text on a single line, trimmed: line breaks, tabs and runs of blanks become one space. Removes bidirectional
 * overrides, which could reverse the text around them. Safe in the header of an email.
 */
export function oneLine(text: string): string {
  return cleanText(text).replace(directionOverrides, '').replace(/\s+/g, ' ').trim();
}

/** The first `maxCharacters` of a text, counted as in `limits`; never cuts a surrogate pair in two. */
export function truncate(text: string, maxCharacters: number): string {
  return Array.from(text).slice(0, maxCharacters).join('');
}
