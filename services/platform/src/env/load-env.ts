import { readFileSync } from 'node:fs';
import * as z from 'zod';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Parses a process's environment by its schema, once, at the start. A key `X` may come from a mounted secret
 * instead, whose path is `X_FILE`. Throws one error that names every bad key; values are never printed,
 * because some of them are secrets.
 */
export function loadEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: Source = process.env,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries({ ...readSecretFiles(source), ...source }).filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Invalid environment variables:\n${complaints.join('\n')}`);
}

function readSecretFiles(source: Source): Record<string, string> {
  const secrets: Record<string, string> = {};
  for (const [key, path] of Object.entries(source)) {
    const name = /^(.+)_FILE$/.exec(key)?.[1];
    if (name && path && !source[name]) secrets[name] = readFileSync(path, 'utf8').trim();
  }
  return secrets;
}
