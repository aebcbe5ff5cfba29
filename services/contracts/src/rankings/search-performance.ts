import * as z from 'zod/mini';

/** Search figures. Null without data: a gap, not a zero. */
export const searchPerformanceSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  /** Percent, 0 to 100: all clicks over all impressions. Null without impressions. */
  ctr: z.nullable(z.number()),
  /** 1 is the top; weighted by impressions. Null without impressions. */
  position: z.nullable(z.number()),
});
export type SearchPerformance = z.infer<typeof searchPerformanceSchema>;
