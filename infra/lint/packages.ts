import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../settings/paths.ts';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      /** Only if it differs from its folder's. */
      name: z.string().optional(),
      version: z.string().default(''),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  license: string | undefined;
  /** The hash of its content. */
  integrity: string | undefined;
  /** Shipped with the product; the others only build and test it. */
  isDelivered: boolean;
}

/** Every third-party package of the lockfile. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lockfile.parse(
    JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')),
  );
  return Object.entries(packages).flatMap(([path, entry]) => {
    const [, folder] = /^.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!folder || entry.link) return [];
    const { name = folder, version, license, integrity, dev } = entry;
    return { name, version, license, integrity, isDelivered: !dev };
  });
}
