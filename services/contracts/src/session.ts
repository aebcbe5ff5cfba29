import * as z from 'zod/mini';
import { limits } from './limits.js';

/** The two gates of one session. */
export const gate = z.enum(['admin', 'rankings']);
export type Gate = z.infer<typeof gate>;

/** The gate among the open ones that opens this one: itself, or the admin's, which opens the rankings too. */
export function openerOf(gates: readonly Gate[], gate: Gate): Gate | undefined {
  if (gates.includes(gate)) return gate;
  return gate === 'rankings' && gates.includes('admin') ? 'admin' : undefined;
}

export const sessionResponse = z.object({ gates: z.array(gate) });
export type SessionResponse = z.infer<typeof sessionResponse>;

export const createSessionRequest = z.object({
  gate,
  password: z.string().check(z.minLength(1), z.maxLength(limits.password)),
});
export type CreateSessionRequest = z.infer<typeof createSessionRequest>;

/** Wrong passwords an address may try at a gate before even the right one is refused for a while. */
export const loginAttempts = { failures: 5, windowSeconds: 15 * 60 } as const;

/** A session ends with the browser's, and at the latest after this many hours. */
export const longestSessionHours = 12;
