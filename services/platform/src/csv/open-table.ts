import { parse } from 'csv-parse/sync';
import { decodeTable } from './decode-table.js';

/** A file's text, and what separates its cells. */
export interface TableText {
  text: string;
  delimiter: string;
}

const delimiters = [',', ';', '\t', '|'] as const;
/** How far down the names of the columns may be. */
export const maxPreamble = 20;
/** In characters. A longer first line is refused anyway. */
const maxHeadLength = 128 * 1024;

/**
 * Decodes an uploaded table and finds its delimiter: the one that Excel names in a first line `sep=;`, else the first one
 * with which one of the first lines names the columns, else the most frequent one in the first line. Throws a
 * ValidationException for a file that is no text.
 *
 * @param isHead - Whether these cells name the columns, for a file with lines above them.
 */
export function openTable(file: Buffer, isHead?: (cells: string[]) => boolean): TableText {
  const decoded = decodeTable(file).replace(/^\ufeff/, '');
  const told = /^"?sep=([,;\t|])"?(?:\r\n|\n|\r|$)/i.exec(decoded);
  if (told?.[1]) return { text: decoded.slice(told[0].length), delimiter: told[1] };
  const head = decoded.slice(0, maxHeadLength);
  const found =
    isHead &&
    delimiters.find((delimiter) => headLines(head, delimiter).some((cells) => isHead(cells)));
  return { text: decoded, delimiter: found ?? mostFrequent(head) };
}

function headLines(head: string, delimiter: string): string[][] {
  const options = { delimiter, relax_quotes: true, relax_column_count: true, trim: true };
  return head.split(/\r\n|\n|\r/, maxPreamble).flatMap((line): string[][] => {
    try {
      return parse(line, options);
    } catch {
      // A quotation mark is not closed in this line.
      return [];
    }
  });
}

function mostFrequent(head: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of head.trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [delimiter] = delimiters.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return delimiter ?? ',';
}
