import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Identifies the supervisor's own program: a running one must not mix old and new code after a pull. */
export function programFingerprint(planModule: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of new Set([
    resolve(import.meta.dirname, '..'),
    resolve(import.meta.dirname, '../../settings'),
    dirname(resolve(planModule)),
  ])) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (file.endsWith('.ts') && !file.endsWith('.spec.ts')) {
        hash.update(file).update(readFileSync(join(folder, file)));
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The request of the next SIGHUP, so that its sender sees when it has been carried out. */
export function requestFile(runDir: string): string {
  return join(runDir, 'request');
}
