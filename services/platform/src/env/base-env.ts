import * as z from 'zod';

const url = (protocol: RegExp) => z.url({ protocol, error: 'must be a URL of the right kind' });
/** A positive integer with a default. */
export const positiveIntegerSchema = (fallback: number) =>
  z.coerce.number().int().positive().default(fallback);

/** Injects the service's parsed environment. */
export const ENV = Symbol('ENV');

/** Environment variables of every service. Each service extends them. */
export const baseEnvSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Port of the metrics, which the gateway does not expose. Unset: no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_POOL_SIZE: positiveIntegerSchema(10),
  REDIS_URL: url(/^rediss?$/),
  /** Request timeout in milliseconds. The timeouts for Postgres and Redis derive from it. */
  REQUEST_TIMEOUT_MS: positiveIntegerSchema(4_300),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The site's public address; https, too, if a proxy in front of the gateway terminates TLS. */
  SITE_URL: url(/^https?$/).optional(),
  /** Requests per network in ten minutes, across all replicas of a service. */
  RATE_LIMIT_CONTACTS: positiveIntegerSchema(20),
  RATE_LIMIT_APPOINTMENTS: positiveIntegerSchema(10),
  RATE_LIMIT_CHALLENGES: positiveIntegerSchema(300),
});
export type BaseEnv = z.infer<typeof baseEnvSchema>;

/**
 * A secret without which part of the product is off. Empty counts as missing: a mounted secret cannot be empty, so an
 * unset one contains a line break.
 */
export const optionalSecretSchema = z
  .string()
  .trim()
  .transform((secret) => secret || undefined)
  .pipe(z.string().min(32, 'must have at least 32 characters').optional())
  .optional();
