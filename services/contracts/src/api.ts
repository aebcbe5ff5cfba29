import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';

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

const state = z.enum(['up', 'down']);

export const healthPath = (service: string) => `${apiPaths.health}/${service}`;
/** GET: 503 only if the service cannot work. */
export const readyPath = (service: string) => `${healthPath(service)}/ready`;
/** GET: answers while the process is alive. */
export const livePath = (service: string) => `${healthPath(service)}/live`;

/** GET `healthPath`: 200 when everything is up, 503 when something is down. */
export const healthReportSchema = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  postgres: state,
  redis: state,
  /** Set with a 503, as in every other error. */
  statusCode: z.optional(z.literal(503)),
  message: z.optional(z.string()),
});
export type HealthReport = z.infer<typeof healthReportSchema>;
