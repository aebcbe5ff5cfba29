import * as z from 'zod/mini';
import { easternDateSchema } from '../time/eastern-date.js';
import { touchSchema } from './attribution.js';

/**
 * POST `apiPaths.arrivals`, anyone: a page was opened from outside, or a form was begun on it. Nothing in it tells two
 * visitors apart: of click ids, it only says which kinds there were. A request of another shape is not counted.
 */
export const arrivalSchema = z.object({
  kind: z.enum(['arrival', 'begun-form']),
  /** For a begun form, only the page. */
  touch: touchSchema,
});
export type Arrival = z.infer<typeof arrivalSchema>;

/** Null for an invalid arrival, so that every request gets the same answer. */
export const anyArrivalSchema = z.catch(z.nullable(arrivalSchema), null);

/** GET and PUT `apiPaths.arrivalCounting`, owner only. */
export const arrivalCountingSchema = z.object({ isOn: z.boolean() });
export type ArrivalCounting = z.infer<typeof arrivalCountingSchema>;

/** Counts for one period. */
export const visitCountsSchema = z.object({
  arrivals: z.int(),
  /** Forms in which somebody touched a field. */
  begunForms: z.int(),
});
export type VisitCounts = z.infer<typeof visitCountsSchema>;

/** The arrivals of a period and of the one before. */
export const comparedVisitsSchema = z.object({
  isOn: z.boolean(),
  /** The first day that was counted; null if none ever was. */
  since: z.nullable(easternDateSchema),
  now: visitCountsSchema,
  before: visitCountsSchema,
});
export type ComparedVisits = z.infer<typeof comparedVisitsSchema>;
