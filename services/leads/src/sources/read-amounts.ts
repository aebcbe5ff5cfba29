import { maxAmountCents } from '@agency/contracts';
import { decimalParts, fileError, findDecimal } from '@agency/platform';

/** Without `$`, `US$`, and the spaces that separate thousands in French. */
const bare = (cell: string) =>
  cell.replace(/^(US)?\$|\s?(US)?\$$/g, '').replace(/[\u00a0\u202f\s]/g, '');
const foreign = /€|£|¥|[A-Z]{1,3}\$|\b(EUR|GBP|CAD|AUD|MXN|CHF)\b/;

/** A dash means that nothing was spent. An empty cell does not: the file may have been cut off. */
const isNone = (cell: string) => /^(-{1,2}|—)$/.test(cell);

export interface AmountCell {
  /** As a spreadsheet shows it, from 1. */
  line: number;
  cell: string;
}

/**
 * The amounts of a column in cents. All cells together decide whether the comma is the decimal separator; if they leave
 * it open, `isCommaLikely` does. Throws a ValidationException for anything else.
 */
export function readAmounts(cells: readonly AmountCell[], isCommaLikely: boolean): number[] {
  const texts = cells.map(({ line, cell }) => {
    if (foreign.test(cell) && !/^US\$/.test(cell)) throw otherCurrency(cell);
    const text = bare(cell);
    if (/^[-−(]/.test(text) && !isNone(text)) {
      throw fileError(`Line ${line} has a negative amount. Nothing was stored.`);
    }
    return text;
  });
  const likely = isCommaLikely ? ',' : '.';
  const found = findDecimal(texts.filter((text) => !isNone(text))) ?? likely;
  const decimal = found === 'unsure' ? likely : found;
  return texts.map((text, index) => {
    const amount = isNone(text) ? 0 : centsOf(text, decimal);
    if (amount !== undefined) return amount;
    const { line, cell } = cells[index] ?? { line: 0, cell: '' };
    throw fileError(
      `Line ${line} has no readable amount: “${cell.slice(0, 40)}”. Nothing was stored.`,
    );
  });
}

export const otherCurrency = (currency: string) =>
  fileError(`This report isn’t in US dollars (“${currency.slice(0, 20)}”). Nothing was stored.`);

/** Calculated with whole numbers, so that only fractions of a cent are rounded. Undefined for what no one spends. */
function centsOf(text: string, decimal: '.' | ','): number | undefined {
  const [whole, fraction] = decimalParts(text, decimal) ?? [];
  if (whole === undefined || fraction === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  if (cents > maxAmountCents) return undefined;
  return fraction.charAt(2) >= '5' ? cents + 1 : cents;
}
