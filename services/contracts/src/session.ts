import * as z from 'zod/mini';
import { maxLengths } from './limits.js';

/** The two gates of one session. */
export const gateSchema = z.enum(['admin', 'rankings']);
export type Gate = z.infer<typeof gateSchema>;

/** The open gates. The admin password opens the rankings, too, until the owner logs out of them. */
export const sessionResponseSchema = z.object({ gates: z.array(gateSchema) });
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const createSessionRequestSchema = z.object({
  gate: gateSchema,
  password: z.string().check(z.minLength(1), z.maxLength(maxLengths.password)),
});
export type CreateSessionRequest = z.infer<typeof createSessionRequestSchema>;

/**
 * How many wrong passwords each gate accepts before it rejects even the right one. Each attempt restarts the window, so
 * no period of its length has more attempts than the limit.
 */
export const loginAttempts = {
  /** From one network (an IPv4 address or an IPv6 /64), or from one device that has signed in before. */
  client: { failures: 5, windowSeconds: 15 * 60 },
  /** From one IPv6 /48, which contains 65,536 networks. Known devices and networks do not count. */
  ipv6Site: { failures: 20, windowSeconds: 60 * 60 },
  /** From all networks together. Known devices and networks do not count. */
  strangers: { failures: 100, windowSeconds: 60 * 60 },
} as const;

/** A session ends with the browser's, after this many hours at the latest. */
export const maxSessionHours = 12;
