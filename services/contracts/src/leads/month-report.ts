import * as z from 'zod/mini';
import { stageCountsSchema } from './stage-counts.js';

/** GET and PUT `apiPaths.monthEmail`, owner only: whether the month is emailed on the 1st. Null: not decided yet. */
export const monthEmailSchema = z.object({ isOn: z.nullable(z.boolean()) });
export type MonthEmail = z.infer<typeof monthEmailSchema>;
export const monthEmailRequestSchema = z.object({ isOn: z.boolean() });

/** What happened in a month: counts only, nobody's name. */
export const monthFiguresSchema = z.object({
  /** Null if they were not counted in that month. */
  arrivals: z.nullable(z.int()),
  /** The first day on which they were counted, if it is not the first of the month. */
  arrivalsFrom: z.optional(z.iso.date()),
  /** Stages reached in the month, and in the month before. */
  now: stageCountsSchema,
  before: stageCountsSchema,
  /** The channels with the most leads, as values of `channelOptions`. */
  channels: z.array(z.object({ channel: z.string(), leads: z.int(), won: z.int() })),
  spendCents: z.int(),
});
export type MonthFigures = z.infer<typeof monthFiguresSchema>;
