import { baseEnv } from '@agency/platform';
import * as z from 'zod';

export const leadsEnv = baseEnv.extend({
  /** `required` refuses a form without a valid proof; `observe` stores what it would have refused (decision D11). */
  BOT_CHECK: z.enum(['observe', 'required']).default('observe'),
  /** Signs the challenges. The same for all replicas. */
  BOT_CHECK_SECRET: z.string().min(32, 'must have at least 32 characters'),
});
export type LeadsEnv = z.infer<typeof leadsEnv>;
