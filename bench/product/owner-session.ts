import { createHash, randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Product } from './throw-away-product.ts';

const lifetimeSeconds = 3_600;

/** The cookie header of a signed-in owner, put where signing in would put it: no password is needed. */
export async function ownerSession({ context }: Product): Promise<{ cookie: string }> {
  const token = randomUUID();
  const redis = new Redis(context.redisUrl);
  // As the platform's session store reads it.
  const key = `session:${createHash('sha256').update(token).digest('hex')}`;
  await redis.set(key, JSON.stringify({ gates: ['admin'] }), 'EX', lifetimeSeconds);
  redis.disconnect();
  return { cookie: `session=${token}` };
}
