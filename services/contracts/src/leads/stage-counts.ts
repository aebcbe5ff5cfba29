import * as z from 'zod/mini';

/** How many leads reached each stage (`stageOptions`). */
export const stageCountsSchema = z.object({
  leads: z.int(),
  booked: z.int(),
  held: z.int(),
  proposal: z.int(),
  won: z.int(),
});
export type StageCounts = z.infer<typeof stageCountsSchema>;
