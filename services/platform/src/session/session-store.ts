import { createHash } from 'node:crypto';
import { type Gate, sessionResponse } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis.module.js';

/** Name of the owner's session cookie. */
export const sessionCookie = 'session';

/** The key of a session in Redis: a hash, so that a look into Redis opens no session. */
export function sessionKey(token: string): string {
  return `session:${createHash('sha256').update(token).digest('hex')}`;
}

/** Reads the owner's sessions. Signing in writes them: `{ "gates": [...] }` under `sessionKey`, with an expiry. */
@Injectable()
export class SessionStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The gates this token opens; none for an unknown or expired one. Throws when Redis is away. */
  async gatesOf(token: string): Promise<Gate[]> {
    const stored = await this.redis.get(sessionKey(token));
    if (stored === null) return [];
    return sessionResponse.parse(JSON.parse(stored)).gates;
  }
}
