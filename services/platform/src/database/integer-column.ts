import type { ValueTransformer } from 'typeorm';
import * as z from 'zod';

/** Postgres' bigint as a number: the driver returns text, and our ids stay below 2^53. */
export const integerColumn: ValueTransformer = {
  from: (value: string | number | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** The same for rows parsed by `queryRows`. Inside `json` values, a bigint is already a number. */
export const bigintSchema = z
  .union([z.string().regex(/^-?\d+$/), z.int()])
  .transform(Number)
  .pipe(z.int());
