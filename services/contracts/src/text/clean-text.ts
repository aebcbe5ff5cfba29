/** All but tab, line feed and carriage return. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;
/** With the `u` flag, a surrogate matches only without the other half of its pair. */
const loneSurrogates = /\p{Cs}/gu;
/** Characters that format others and cannot be seen: zero-width spaces, soft hyphens, direction marks and overrides. */
const invisibleCharacters = /\p{Cf}/gu;
/** The joiners of Persian and Indic words and of emoji such as 👩‍👧, and the tags that make the flag of Scotland. */
const joiners = /[\u200c\u200d]/;
const joined = /[\p{L}\p{M}\p{Extended_Pictographic}]/u;
const tag = /[\u{e0020}-\u{e007f}]/u;
const taggedFlag = /\u{1f3f4}[\u{e0020}-\u{e007f}]*$/u;

/** Whether an invisible character is part of a visible one. */
function isPartOfVisible(character: string, before: string, after: string): boolean {
  if (joiners.test(character)) {
    return joined.test(Array.from(before).at(-1) ?? '') && joined.test(Array.from(after)[0] ?? '');
  }
  return tag.test(character) && taggedFlag.test(before);
}

/** How much of the surrounding text decides whether an invisible character stays. */
const contextLength = 16;

/**
 * Makes text from people and links safe to store. Postgres rejects U+0000 everywhere and lone surrogates in `jsonb`;
 * no one types the other control characters (C0 and C1), and no one sees format characters, which come along with copied
 * text: they go, unless they join visible ones. Tabs and line breaks stay, and a lone surrogate becomes U+FFFD.
 * Idempotent. Does not trim. (!) Also runs in browsers without `String.prototype.toWellFormed` (Firefox before 119).
 */
export function cleanText(text: string): string {
  return text
    .replace(controlCharacters, '')
    .replace(loneSurrogates, '\ufffd')
    .replace(invisibleCharacters, (character, at: number, whole: string) => {
      const before = whole.slice(Math.max(0, at - contextLength), at);
      const end = at + character.length;
      const isKept = isPartOfVisible(character, before, whole.slice(end, end + contextLength));
      return isKept ? character : '';
    });
}

/** Clean text on a single line, trimmed: line breaks, tabs and repeated spaces become one space. Safe in an email header. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Letters without ink: the fillers of Hangul, and the empty pattern of Braille. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/** Whether a reader sees a letter, a number or an emoji. */
export function hasVisibleCharacter(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(
    text.replace(blanks, ''),
  );
}

/** The first `maxCharacters` of a text, counted as in `limits`; never splits a surrogate pair. */
export function truncate(text: string, maxCharacters: number): string {
  return Array.from(text).slice(0, maxCharacters).join('');
}
