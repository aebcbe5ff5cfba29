import type { ValueTransformer } from 'typeorm';
import * as z from 'zod';

/** Postgres' bigint as a number: the driver returns text, and our ids stay below 2^53. */
export const integerColumn: ValueTransformer = {
  from: (value: string | number | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** The same in rows parsed by `queryRows`. JSON has numbers. */
export const bigintSchema = z
  .union([z.string().regex(/^-?\d+$/), z.int()])
  .transform(Number)
  .pipe(z.int());
