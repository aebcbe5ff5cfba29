import * as z from 'zod';
import { exampleSecretKeys } from './example-secrets.js';
import { readSecretFiles } from './secret-files.js';

/**
 * Parses a process's environment by its schema, once, at the start. A key `X` may come from a mounted secret
 * instead, whose path is `X_FILE`. Where SITE_URL is https, a secret of `.env.example` is a bad value. Throws one error
 * that names every bad key; values are never printed, because some of them are secrets.
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
      complaints.push(
        `  ${key}: is the example's, which everybody knows; set a secret of your own`,
      );
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
