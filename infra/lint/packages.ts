import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../settings/paths.ts';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  license: string;
  hasIntegrity: boolean;
  /** Shipped with the product; the others only build and test it. */
  isDelivered: boolean;
}

/** Every third-party package of the lockfile. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lockfile.parse(
    JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')),
  );
  return Object.entries(packages).flatMap(([path, entry]) => {
    const [, name] = /(?:^|.*\/)node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || entry.link) return [];
    return {
      name,
      version: entry.version ?? '',
      license: entry.license ?? 'unknown',
      hasIntegrity: entry.integrity !== undefined,
      isDelivered: !entry.dev,
    };
  });
}
