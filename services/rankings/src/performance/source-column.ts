import { rankingSourceSchema } from '@agency/contracts';

/** The source of a row, as an enum: four bytes instead of fifteen. */
export const sourceColumn = {
  type: 'enum' as const,
  enum: [...rankingSourceSchema.options],
  enumName: 'ranking_source',
};
