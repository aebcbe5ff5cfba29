import * as z from 'zod/mini';

/** The periods the owner may choose from, in months. */
export const retentionMonths = [6, 12, 24, 36] as const;

const months = z.literal(retentionMonths, 'Please choose one of the listed periods.');

/** Value of `settings.retention`. */
export const retentionPolicySchema = z.object({
  /** Leads closed (won or lost) for this many months are erased; null keeps them until they are erased by hand. */
  months: z.nullable(months),
});
export type RetentionPolicy = z.infer<typeof retentionPolicySchema>;
export type RetentionMonths = z.infer<typeof months>;

/** GET `apiPaths.retention`. */
export const retentionSchema = z.extend(retentionPolicySchema, {
  /** How many leads each period would erase now, without those that have an upcoming call. */
  dueNow: z.array(z.object({ months, leads: z.int() })),
});
export type Retention = z.infer<typeof retentionSchema>;
