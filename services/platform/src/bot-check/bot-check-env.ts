import { defaultSurge } from '@agency/contracts';
import * as z from 'zod';
import { positiveIntegerSchema } from '../env/base-env.js';

/** What a service with a bot check reads from its environment, beside `baseEnvSchema`. */
export const botCheckEnvSchema = z.object({
  /** `required` refuses a request without a valid proof; `observe` stores what it would have refused. */
  BOT_CHECK: z.enum(['observe', 'required']).default('observe'),
  /** Signs the challenges. The same for all services with a bot check and all their replicas. */
  BOT_CHECK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** Calls that all visitors together book in an hour before proofs cost more; beyond twice as many, calls must be confirmed. */
  SURGE_BOOKINGS_PER_HOUR: positiveIntegerSchema(defaultSurge.bookingsPerHour),
});
export type BotCheckEnv = z.infer<typeof botCheckEnvSchema>;
