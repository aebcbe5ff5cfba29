import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

const lineFeed = 0x0a;
const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === 0x0d;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/**
 * A file's unfolded lines as one text, each ended by a line feed, whichever line ends it has; blank lines are left out.
 * (!) A fold may split a character, so bytes are joined before decoding.
 */
export function unfold(bytes: Uint8Array): string {
  if (bytes.length > limits.maxFileBytes) throw new UnreadableCalendarError('too-large');
  const joined = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let at = 0;
  while (at < bytes.length) {
    if (!isLineEnd(bytes[at])) {
      joined[length++] = bytes[at++] ?? 0;
      continue;
    }
    while (isLineEnd(bytes[at])) at += 1;
    if (isBlank(bytes[at])) at += 1;
    else joined[length++] = lineFeed;
  }
  return joined.toString('utf8', 0, length);
}
