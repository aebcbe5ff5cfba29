import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Prefix of every secret in `.env.example`; those are public. */
const examplePrefix = 'local-only-';

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

/**
 * The environment of this process. With the argument `check-env`, the process ends here: `make doctor` asks a built
 * service so whether it accepts its settings.
 */
export function loadOwnEnv<Schema extends z.ZodObject>(schema: Schema): z.infer<Schema> {
  const env = loadEnv(schema);
  if (process.argv[2] === 'check-env') process.exit();
  return env;
}

/**
 * The values of keys that are given only as `KEY_FILE`, and which of the files cannot be read. An empty file has no
 * value.
 */
function readSecretFiles(
  keys: readonly string[],
  given: Readonly<Record<string, string | undefined>>,
): { values: Record<string, string>; complaints: string[] } {
  const values: Record<string, string> = {};
  const complaints: string[] = [];
  for (const key of keys) {
    const file = given[`${key}_FILE`];
    if (!file || given[key]) continue;
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value) values[key] = value;
    } catch {
      complaints.push(`  ${key}_FILE: names a file that cannot be read`);
    }
  }
  return { values, complaints };
}

/** The keys whose value is an example secret, or an address with one as its password. */
function exampleSecretKeys(values: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(values).filter((key) => {
    const value = values[key];
    return typeof value === 'string' && isExampleSecret(value);
  });
}

function isExampleSecret(value: string): boolean {
  const password = URL.parse(value)?.password ?? '';
  return value.startsWith(examplePrefix) || password.startsWith(examplePrefix);
}
