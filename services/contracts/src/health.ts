import * as z from 'zod/mini';

const state = z.enum(['up', 'down']);

/** GET /api/health/{service}: 200 when everything is up, 503 when something is down. */
export const healthReport = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  postgres: state,
  redis: state,
});
export type HealthReport = z.infer<typeof healthReport>;
