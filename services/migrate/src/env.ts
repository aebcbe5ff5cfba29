import * as z from 'zod';

const password = z.string().min(12, 'must have at least 12 characters');

export const migrateEnvSchema = z.object({
  /** A role that may create roles and schemas; no service ever gets it. */
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  LEADS_DB_PASSWORD: password,
  SCHEDULING_DB_PASSWORD: password,
  RANKINGS_DB_PASSWORD: password,
  EMAIL_DB_PASSWORD: password,
  /** If it is https, `loadEnv` rejects the example passwords. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
});
export type MigrateEnv = z.infer<typeof migrateEnvSchema>;
