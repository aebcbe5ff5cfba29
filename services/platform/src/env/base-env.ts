import * as z from 'zod';

const url = (protocol: RegExp) => z.url({ protocol, error: 'must be a URL of the right kind' });
/** A positive integer; without a value, the fallback. */
export const positiveIntegerSchema = (fallback: number) =>
  z.coerce.number().int().positive().default(fallback);

/** What every service reads from its environment. Each service extends this with its own keys. */
export const baseEnvSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Where the metrics are told, to operators only: nothing leads there from outside. Without it, nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_POOL_SIZE: positiveIntegerSchema(10),
  REDIS_URL: url(/^rediss?$/),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The address people type. It is https also where a proxy before the gateway ends the encryption. */
  SITE_URL: url(/^https?$/).optional(),
  /** Requests a network may make in ten minutes, over all replicas of a service. */
  RATE_LIMIT_CONTACTS: positiveIntegerSchema(20),
  RATE_LIMIT_APPOINTMENTS: positiveIntegerSchema(10),
  RATE_LIMIT_CHALLENGES: positiveIntegerSchema(300),
});
export type BaseEnv = z.infer<typeof baseEnvSchema>;
