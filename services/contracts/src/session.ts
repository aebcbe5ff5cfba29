import * as z from 'zod/mini';

/** The two gates of one session (decision D10). The admin gate also opens the rankings data. */
export const gate = z.enum(['admin', 'rankings']);
export type Gate = z.infer<typeof gate>;

export const sessionResponse = z.object({ gates: z.array(gate) });
export type SessionResponse = z.infer<typeof sessionResponse>;

export const createSessionRequest = z.object({
  gate,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type CreateSessionRequest = z.infer<typeof createSessionRequest>;
