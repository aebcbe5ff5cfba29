import * as z from 'zod/mini';

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses it.
/** GET, owner only: this week against the last. */
export const weekFiguresPath = '/api/contacts/week';

const weekSchema = z.object({
  /** Forms sent, and leads added by hand. */
  leads: z.int(),
  /** Leads that booked a call, whenever they came in. */
  booked: z.int(),
});

/** Weeks begin on Monday in Eastern Time; `thisWeek` is still running. */
export const weekFiguresSchema = z.object({ thisWeek: weekSchema, lastWeek: weekSchema });
export type WeekFigures = z.infer<typeof weekFiguresSchema>;
