import { defaultSurge } from '@agency/contracts';
import * as z from 'zod';
import { positiveIntegerSchema } from '../env/base-env.js';

/** Environment variables of a service with a bot check, in addition to `baseEnvSchema`. */
export const botCheckEnvSchema = z.object({
  /** `required` rejects a request without a valid proof; `observe` only stores the verdict. */
  BOT_CHECK: z.enum(['observe', 'required']).default('observe'),
  /** Signs the challenges. The same for all services with a bot check and all their replicas. */
  BOT_CHECK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /**
   * Calls per hour from all visitors together before proofs get harder; beyond twice as many, calls must be confirmed.
   */
  SURGE_BOOKINGS_PER_HOUR: positiveIntegerSchema(defaultSurge.bookingsPerHour),
});
export type BotCheckEnv = z.infer<typeof botCheckEnvSchema>;
