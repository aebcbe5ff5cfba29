import { SetMetadata } from '@nestjs/common';

/** The kinds of rate-limited requests; the environment sets the limit of each. */
export type RateLimitName = 'contacts' | 'appointments' | 'challenges';

export const RATE_LIMIT = 'rate-limit';

/** Limits a route per client address, across all replicas. The signed-in owner is not limited. */
export const RateLimited = (name: RateLimitName) => SetMetadata(RATE_LIMIT, name);
