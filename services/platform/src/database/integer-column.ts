import type { ValueTransformer } from 'typeorm';

/** Postgres' bigint as a number: the driver hands it over as text, and our ids stay below 2^53. */
export const integerColumn: ValueTransformer = {
  from: (value: string | number | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
