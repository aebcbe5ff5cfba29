import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function isFold(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}

/** A file's unfolded lines as one text. (!) A fold may split a character, so bytes are joined before decoding. */
export function unfold(bytes: Uint8Array): string {
  if (bytes.length > limits.maxFileBytes) throw new UnreadableCalendarError('too-large');
  const joined = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const keep = (to: number) => {
    joined.set(bytes.subarray(from, to), length);
    length += to - from;
  };
  let end = bytes.indexOf(lineFeed);
  while (end !== -1) {
    if (isFold(bytes[end + 1])) {
      keep(bytes[end - 1] === carriageReturn ? end - 1 : end);
      from = end + 2;
    }
    end = bytes.indexOf(lineFeed, end + 1);
  }
  keep(bytes.length);
  return joined.toString('utf8', 0, length);
}
