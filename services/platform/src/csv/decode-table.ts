import { fileError, otherBytesMessage, otherTextMessage } from './file-kinds.js';

const notText = 'This isn’t a text file. Please choose a CSV file.';

/**
 * A table's text: UTF-8, UTF-16, or else what Excel writes on Windows or on a Mac. Throws a ValidationException for
 * anything but text, which says what it is.
 */
export function decodeTable(file: Buffer): string {
  const other = otherBytesMessage(file);
  if (other) throw fileError(other);
  const text = decode(file);
  const otherText = otherTextMessage(text);
  if (otherText) throw fileError(otherText);
  return text;
}

function decode(file: Buffer): string {
  const utf16 = utf16Of(file);
  const isText = utf16 !== undefined || !file.includes(0);
  if (!isText) throw fileError(notText);
  if (utf16) return new TextDecoder(utf16).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return decodeEightBits(file);
  }
}

/** By its byte order mark; without one, by the zero byte that each letter of a Western text has in UTF-16. */
function utf16Of(file: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  const head = file.subarray(0, 1_000);
  if (head.length % 2 === 1 || head.length < 4) return undefined;
  const zeros = [0, 0];
  for (const [place, byte] of head.entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMost = (count: number) => count > head.length * 0.4;
  if (isMost(odd) && even === 0) return 'utf-16le';
  return isMost(even) && odd === 0 ? 'utf-16be' : undefined;
}

const unknownLetters =
  'The accented letters in this file can’t be read reliably. Please save it as “CSV UTF-8” and upload that.';

/**
 * Text with one byte a character: Windows-1252, as Excel for Windows writes it, or Mac Roman, whichever gives words.
 * Throws a ValidationException if neither does: a name must not be stored with other letters than it has.
 */
function decodeEightBits(file: Buffer): string {
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
