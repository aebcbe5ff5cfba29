import * as z from 'zod/mini';
import { limits } from './limits.js';

/** The two gates of one session (decision D10). The admin gate also opens the rankings data. */
export const gate = z.enum(['admin', 'rankings']);
export type Gate = z.infer<typeof gate>;

export const sessionResponse = z.object({ gates: z.array(gate) });
export type SessionResponse = z.infer<typeof sessionResponse>;

export const createSessionRequest = z.object({
  gate,
  password: z.string().check(z.minLength(1), z.maxLength(limits.password)),
});
export type CreateSessionRequest = z.infer<typeof createSessionRequest>;

/** Wrong passwords an address may try at a gate before even the right one is refused for a while. */
export const loginAttempts = { failures: 5, windowSeconds: 15 * 60 } as const;

/** A session ends with the browser's, and at the latest after this many hours (decision D10). */
export const longestSessionHours = 12;
