import * as z from 'zod/mini';

/** What is counted of searches. Null where there is no figure: that is a gap, not a zero. */
export const searchPerformanceSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  /** Percent, 0 to 100: all clicks over all impressions. Null without an impression. */
  ctr: z.nullable(z.number()),
  /** 1 is the top; weighted by impressions. Null without an impression. */
  position: z.nullable(z.number()),
});
export type SearchPerformance = z.infer<typeof searchPerformanceSchema>;
