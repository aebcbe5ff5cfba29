import { z } from 'zod';

const instant = z.iso.datetime().transform((text) => new Date(text));

export const stateSchema = z.object({
  /** The names for which a whole order has succeeded in the authority's staging environment. */
  rehearsed: z.array(z.string()).default([]),
  /** The directory of the authority that issued the certificate. */
  issuedBy: z.string().optional(),
  /** When orders were placed, in the last day. */
  orders: z.array(instant).default([]),
  /** Failed tries in a row. */
  failures: z.int().nonnegative().default(0),
  /** No order is tried before this. */
  tryAgainAt: instant.optional(),
  /** The authority set `tryAgainAt`: a restart must not try earlier. */
  isRateLimited: z.boolean().default(false),
  /** What the authority said last about renewing the certificate with this id, and the time that was drawn from it. */
  renewal: z
    .object({ id: z.string(), window: z.string(), at: instant, askAgainAt: instant })
    .optional(),
});

/** What must be known after a restart. */
export type State = z.infer<typeof stateSchema>;

/** Nothing is known: the first start, or a lost volume. */
export const emptyState = (): State => stateSchema.parse({});
