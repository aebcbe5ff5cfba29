import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Tells a running supervisor from one that would be started now: a pulled change must not be run half old, half new. */
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

/** Names the wish that the next SIGHUP is about, so that who asked sees when it is carried out. */
export function requestFile(runDir: string): string {
  return join(runDir, 'request');
}
