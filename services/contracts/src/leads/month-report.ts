import * as z from 'zod/mini';
import { stageCountsSchema } from './stage-counts.js';

/** GET and PUT `apiPaths.monthEmail`, owner only: whether the month comes by email on the 1st. Null: not decided yet. */
export const monthEmailSchema = z.object({ isOn: z.nullable(z.boolean()) });
export type MonthEmail = z.infer<typeof monthEmailSchema>;
export const monthEmailRequestSchema = z.object({ isOn: z.boolean() });

/** What happened in a month: counts only, nobody's name. */
export const monthFiguresSchema = z.object({
  /** Null where they were not counted. */
  arrivals: z.nullable(z.int()),
  /** By when it happened. */
  now: stageCountsSchema,
  before: stageCountsSchema,
  /** The channels with most leads, by the contract's values. */
  channels: z.array(z.object({ channel: z.string(), leads: z.int(), won: z.int() })),
  spendCents: z.int(),
});
export type MonthFigures = z.infer<typeof monthFiguresSchema>;
