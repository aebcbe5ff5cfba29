import { fileError } from '@agency/platform';

/** Without `$`, `US$`, and the spaces that separate thousands in French. */
const bare = (cell: string) =>
  cell.replace(/^(US)?\$|\s?(US)?\$$/g, '').replace(/[\u00a0\u202f\s]/g, '');
const foreign = /€|£|¥|[A-Z]{1,3}\$|\b(EUR|GBP|CAD|AUD|MXN|CHF)\b/;

const pointDecimal = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,6})?$/;
const commaDecimal = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,6})?$/;

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
  const amounts = texts.filter((text) => !isNone(text));
  const fits = (format: RegExp) => amounts.every((text) => format.test(text));
  const [isPoint, isComma] = [fits(pointDecimal), fits(commaDecimal)];
  if (!isPoint && !isComma) {
    const place = texts.findIndex(
      (text) => !isNone(text) && !(isCommaLikely ? commaDecimal : pointDecimal).test(text),
    );
    const { line, cell } = cells[place] ?? { line: 0, cell: '' };
    throw fileError(
      `Line ${line} has no readable amount: “${cell.slice(0, 40)}”. Nothing was stored.`,
    );
  }
  const decimal = isPoint && isComma ? (isCommaLikely ? ',' : '.') : isComma ? ',' : '.';
  return texts.map((text) => (isNone(text) ? 0 : centsOf(text, decimal)));
}

export const otherCurrency = (currency: string) =>
  fileError(`This report is not in US dollars (“${currency.slice(0, 20)}”). Nothing was stored.`);

/** Calculated with whole numbers, so that only fractions of a cent are rounded. */
function centsOf(text: string, decimal: '.' | ','): number {
  const [whole = '', fraction = ''] = text
    .replaceAll(decimal === '.' ? ',' : '.', '')
    .split(decimal);
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return fraction.charAt(2) >= '5' ? cents + 1 : cents;
}
