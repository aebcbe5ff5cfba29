import { readFileSync } from 'node:fs';

/**
 * The values of keys that are given only as `KEY_FILE`, and which of the files cannot be read. An empty file has no
 * value.
 */
export function readSecretFiles(
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
