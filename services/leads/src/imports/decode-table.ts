import { fileError } from '@agency/platform';

const saveAsCsv = 'Please save it as CSV first, and choose that file.';

/** Files that people choose by mistake, by their first bytes. */
const otherKinds: readonly { bytes: readonly number[]; message: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], message: `This is a workbook or a zip. ${saveAsCsv}` },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], message: `This is an old Excel workbook. ${saveAsCsv}` },
  { bytes: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF. Please choose a CSV file.' },
];
const notText = 'This is not a text file. Please choose a CSV file.';

/**
 * A table's text: UTF-8, UTF-16 with its byte order mark, or else Windows-1252, as Excel writes it. Throws a
 * ValidationException for anything but text.
 */
export function decodeTable(file: Buffer): string {
  const other = otherKinds.find(({ bytes }) => bytes.every((byte, place) => file[place] === byte));
  if (other) throw fileError(other.message);
  const text = decode(file);
  if (text.includes('\u0000')) throw fileError(notText);
  return text;
}

function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

const delimiters = [',', ';', '\t'] as const;
/** A longer first line is refused anyway. */
const maxHeadLength = 128 * 1024;

/** The text without Excel's line `sep=;`, and the delimiter that it names, else the first line's most frequent one. */
export function findDelimiter(text: string): { table: string; delimiter: string } {
  const told = /^"?sep=([,;\t|])"?\r?\n/.exec(text);
  if (told?.[1]) return { table: text.slice(told[0].length), delimiter: told[1] };
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text.slice(0, maxHeadLength)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [delimiter] = delimiters.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return { table: text, delimiter: delimiter ?? ',' };
}
