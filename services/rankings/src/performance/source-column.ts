import { rankingSourceSchema } from '@agency/contracts';

/** Which source a row belongs to; four bytes a row, where the word would take fifteen. */
export const sourceColumn = {
  type: 'enum' as const,
  enum: [...rankingSourceSchema.options],
  enumName: 'ranking_source',
};
