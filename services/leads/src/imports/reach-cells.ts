import {
  cleanEmail,
  cleanPhone,
  formatPhone,
  type ImportField,
  isValidEmail,
  isValidPhone,
  nationalDigits,
} from '@agency/contracts';
import { wholeDigits } from '@agency/platform';

/** The address in a cell; undefined if it has none. */
export function readEmail(text: string): string | undefined {
  const address = cleanEmail(text);
  return isValidEmail(address) ? address : undefined;
}

const extension = /\d\s*(?:\bext(?:ension|n)?\b\.?|x|#)\s*:?\s*\d{1,6}$/i;
const scientific = /^\d([.,]\d+)?E\+?\d+$/i;

/**
 * A North American number as a form would have written it; others as they are. (!) Digits past the tenth are an
 * extension only behind a word for it: without one, the number may be foreign. Undefined for one that a spreadsheet has
 * rounded.
 */
export function readPhone(text: string): string | undefined {
  if (scientific.test(text) && wholeDigits(text) === undefined) return undefined;
  const typed =
    /^\d+[.,]0+$/.test(text) || scientific.test(text) ? (wholeDigits(text) ?? text) : text;
  if (!isValidPhone(typed)) return undefined;
  const national = nationalDigits(typed);
  const isNational = national?.length === 10 || (national !== null && extension.test(typed));
  return isNational ? formatPhone(typed) : cleanPhone(typed);
}

const separators: Partial<Record<ImportField, RegExp>> = {
  email: /\s*(?::::|[;,\n])\s*/,
  phone: /\s*(?::::|[;,/|\n]|\bor\b)\s*/,
};

/** A cell with several addresses or numbers becomes one cell for each; any other stays whole. */
export function splitReach<Cell extends { text: string }>(
  field: ImportField,
  cell: Cell,
  isRead: (text: string) => boolean,
): Cell[] {
  const separator = separators[field];
  // Of several addresses with their names, the cleaner would find the first and drop the others.
  const isOne = cell.text.split('@').length <= 2;
  if (!separator || (isOne && isRead(cell.text))) return [cell];
  const parts = cell.text.split(separator).filter((part) => part !== '');
  return parts.some(isRead) ? parts.map((text) => ({ ...cell, text })) : [cell];
}
