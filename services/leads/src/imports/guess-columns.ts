import { type ImportField, importFieldOptions } from '@agency/contracts';
import { knownHeaders, responseHeader } from './known-headers.js';
import { readEmail } from './reach-cells.js';

/** (!) The cost of normalizing grows with the square of consecutive marks. No name or choice is nearly as long. */
const maxKeyLength = 200;

/**
 * Letters and digits only, lower case: “E-mail Address”, “email_address” and “EMAIL ADDRESS” are one name. Only the
 * first `maxKeyLength` characters of a text count.
 */
export function headerKey(name: string): string {
  return name
    .slice(0, maxKeyLength)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A field's own names come last, because they prevail: other products' files may call something else by one of them. */
const fieldsByHeader = new Map<string, ImportField>([
  ...importFieldOptions.flatMap(({ value }) =>
    knownHeaders[value].map((header) => [header, value] as const),
  ),
  ...importFieldOptions.flatMap(({ value, label }) =>
    [value, label].map((name) => [headerKey(name), value] as const),
  ),
]);

/**
 * The field of each column by its name; null for one that is not known. If no column is named like an email column,
 * the first unknown one whose values are addresses becomes it. `rows` are the first ones of the file.
 */
export function guessColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): (ImportField | null)[] {
  const fields = names.map(guessByName);
  if (fields.includes('email')) return fields;
  const addresses = names.findIndex(
    (_name, place) => fields[place] === null && holdsAddresses(rows.map((row) => row[place] ?? '')),
  );
  return addresses < 0 ? fields : fields.with(addresses, 'email');
}

function guessByName(name: string): ImportField | null {
  const key = headerKey(name);
  return fieldsByHeader.get(key) ?? (responseHeader.test(key) ? 'message' : null);
}

function holdsAddresses(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 0 &&
    filled.filter((cell) => readEmail(cell) !== undefined).length > filled.length / 2
  );
}
