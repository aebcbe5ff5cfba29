import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The same for the same facts. */
export function fingerprintOf(...facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** A fact about a folder: the names and contents of the files below it that match. */
export function filesBelow(folder: string, pattern = /./): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()) {
    hash.update(entry).update(readFileSync(entry));
  }
  return hash.digest('hex');
}
