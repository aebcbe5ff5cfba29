import * as z from 'zod';
import { exampleSecretKeys } from './example-secrets.js';
import { readSecretFiles } from './secret-files.js';

/**
 * Parses a process's environment by its schema, once, at startup. A key `X` may instead come from a mounted secret at
 * the path in `X_FILE`. If SITE_URL is https, the secrets of `.env.example` are rejected. Throws one error that names
 * every invalid key; values are never printed, because some are secrets.
 */
export function loadEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>> = process.env,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { values, complaints } = readSecretFiles(Object.keys(schema.shape), given);
  const result = schema.safeParse({ ...values, ...given });
  if (given.SITE_URL?.startsWith('https:')) {
    const own = Object.keys(schema.shape).map((key) => [key, given[key] ?? values[key]]);
    for (const key of exampleSecretKeys(Object.fromEntries(own))) {
      complaints.push(`  ${key}: is the public example value; set a secret of your own`);
    }
  }
  if (result.success && complaints.length === 0) return result.data;
  const issues = result.error?.issues ?? [];
  const lines = [
    ...complaints,
    ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
  ];
  throw new Error(`Invalid environment variables:\n${lines.join('\n')}`);
}
