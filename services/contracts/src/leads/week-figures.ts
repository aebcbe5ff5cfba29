import * as z from 'zod/mini';

const weekSchema = z.object({
  /** Forms submitted, and leads added by hand. */
  leads: z.int(),
  /** Leads that booked a call, whenever they were created. */
  booked: z.int(),
});

/** Weeks start on Monday, Eastern Time; `thisWeek` is in progress. */
export const weekFiguresSchema = z.object({ thisWeek: weekSchema, lastWeek: weekSchema });
export type WeekFigures = z.infer<typeof weekFiguresSchema>;
