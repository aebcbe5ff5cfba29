import * as z from 'zod/mini';

const state = z.enum(['up', 'down']);

/** GET /api/health/{service}: 200 when everything is up, 503 when something is down. */
export const healthReportSchema = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  postgres: state,
  redis: state,
  /** Set with a 503, as in every other error. */
  statusCode: z.optional(z.literal(503)),
  message: z.optional(z.string()),
});
export type HealthReport = z.infer<typeof healthReportSchema>;
