import type { FieldError } from './validation.error.js';

/** Postgres stores no U+0000, and no half of a surrogate pair in `jsonb`. */
const unstorable = /\0|\p{Cs}/u;
const message = 'This has a character that can’t be stored.';

/** Where a parsed request has text that no database stores: what its schema has not cleaned. */
export function findUnstorable(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return unstorable.test(value) ? [{ path: path.join('.'), message }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findUnstorable(item, [...path, String(index)]));
  }
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    unstorable.test(key) ? findUnstorable(key, path) : findUnstorable(item, [...path, key]),
  );
}

/** No date, buffer or stream. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
