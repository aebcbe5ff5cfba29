import { SetMetadata } from '@nestjs/common';

/** The limited kinds of request; each has its number in the environment. */
export type RateLimitName = 'contacts' | 'appointments' | 'challenges';

export const RATE_LIMIT = 'rate-limit';

/** Limits a route per client address, over all replicas. The signed-in owner has no limit. */
export const RateLimited = (name: RateLimitName) => SetMetadata(RATE_LIMIT, name);
