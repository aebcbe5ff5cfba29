import * as z from 'zod/mini';

/**
 * The body of every answer outside 2xx. `message` is one sentence that a visitor may read, `errors` has the invalid
 * fields, and `requestId` identifies the log lines.
 */
export const apiErrorBodySchema = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.optional(z.string()),
});
export type ApiErrorBody = z.infer<typeof apiErrorBodySchema>;
