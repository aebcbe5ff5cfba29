import * as z from 'zod';

/**
 * Parses a process's environment by its schema, once, at the start. Throws one error that names every
 * bad key; values are never printed, because some of them are secrets.
 */
export function loadEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>> = process.env,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Invalid environment variables:\n${complaints.join('\n')}`);
}
