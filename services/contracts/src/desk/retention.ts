import * as z from 'zod/mini';

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses it.
/** GET and PUT, owner only: how long closed leads are kept. */
export const retentionPath = '/api/contacts/retention';

/** The periods the owner may choose from, in months. */
export const retentionMonths = [6, 12, 24, 36] as const;

const months = z.literal(retentionMonths, 'Please choose one of the listed periods.');

/** PUT `retentionPath`. */
export const retentionPolicySchema = z.object({
  /** Leads closed (won or lost) for so many months are erased; null keeps them until they are erased by hand. */
  months: z.nullable(months),
});
export type RetentionPolicy = z.infer<typeof retentionPolicySchema>;
export type RetentionMonths = z.infer<typeof months>;

/** GET `retentionPath`, and the answer to a PUT. */
export const retentionSchema = z.extend(retentionPolicySchema, {
  /** For each period: how many leads it would erase now. Leads with a call ahead are not among them. */
  dueNow: z.array(z.object({ months, leads: z.int() })),
});
export type Retention = z.infer<typeof retentionSchema>;
