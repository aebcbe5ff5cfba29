/** `12,345.67`, and `12.345,67`. */
const pointDecimal = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,6})?$/;
const commaDecimal = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,6})?$/;

/** Which mark separates decimals, as far as these numbers tell; undefined if they are not written in one way. */
export function findDecimal(numbers: readonly string[]): '.' | ',' | 'unsure' | undefined {
  const isPoint = numbers.every((text) => pointDecimal.test(text));
  const isComma = numbers.every((text) => commaDecimal.test(text));
  if (isPoint && isComma) return 'unsure';
  if (!isPoint && !isComma) return undefined;
  return isPoint ? '.' : ',';
}

/** The digits before and after the decimal mark; undefined for a number that is written otherwise. */
export function decimalParts(text: string, decimal: '.' | ','): [string, string] | undefined {
  if (!(decimal === '.' ? pointDecimal : commaDecimal).test(text)) return undefined;
  const [whole = '', fraction = ''] = text
    .replaceAll(decimal === '.' ? ',' : '.', '')
    .split(decimal);
  return [whole, fraction];
}

const grouped = /^\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)?$/;
const floating = /^(\d+)[.,]0+$/;
const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/**
 * The digits of a whole number, also as spreadsheets rewrite it: `12,345`, `12.345`, `12345.0`, `1.2345E+4`. Undefined for
 * one that has lost digits, and for anything else.
 */
export function wholeDigits(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  if (grouped.test(text)) return text.replace(/\D/g, '');
  const float = floating.exec(text)?.[1];
  if (float) return float;
  const [, first, rest = '', exponent] = scientific.exec(text) ?? [];
  return first && rest.length === Number(exponent) ? first + rest : undefined;
}
