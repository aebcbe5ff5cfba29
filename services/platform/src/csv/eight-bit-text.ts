import { fileError } from './file-error.js';

const unknownLetters =
  'The accented letters in this file can’t be read reliably. Please save it as “CSV UTF-8” and upload that.';

/**
 * Text with one byte a character: Windows-1252, as Excel for Windows writes it, or Mac Roman, whichever gives words.
 * Throws a ValidationException if neither does: a name must not be stored with other letters than it has.
 */
export function decodeEightBits(file: Buffer): string {
  const readings = ['windows-1252', 'macintosh'].map((encoding) => {
    const text = new TextDecoder(encoding).decode(file);
    return { text, oddities: oddities(text) };
  });
  const [best] = readings.toSorted((one, other) => one.oddities - other.oddities);
  const foreign = best?.text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  if (!best || best.oddities > foreign / 4) throw fileError(unknownLetters);
  return best.text;
}

/** What no Western text has: a sign or a capital in a word, three foreign letters or odd signs next to each other, a control character. */
const odd = [
  /(?<=\p{L})[^\p{ASCII}\p{L}\p{M}’‘–—·´®™\s](?=\p{L})/gu,
  /(?<=\p{L})‘(?!\p{L})/gu,
  /(?<=\p{L})(?!\p{ASCII})\p{Lu}(?=\p{Ll})|(?<=\p{Ll})(?!\p{ASCII})\p{Lu}/gu,
  /(?:(?!\p{ASCII})\p{L}){3,}/gu,
  /(?<!\d)[£¥¤¦¬±¹²³ªº](?=\p{Ll})/gu,
  /[^\p{ASCII}\p{L}\p{M}\p{Cc}\s’‘“”«»…–—]{2,}/gu,
  // The control characters from U+0080, which are none of Windows-1252's.
  /(?!\p{ASCII})\p{Cc}/gu,
];
const oddities = (text: string): number =>
  odd.reduce((count, pattern) => count + (text.match(pattern)?.join('').length ?? 0), 0);
