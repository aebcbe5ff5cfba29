/**
 * `make sbom`: the bill of materials, CycloneDX as JSON. Generated from the lock file, because npm 11's own `npm sbom
 * --omit=dev` treats most packages of the workspaces as development packages and leaves them out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../settings/paths.ts';
import { log, runCommand } from './run-command.ts';

const lockSchema = z.object({
  name: z.string(),
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

await runCommand(async () => {
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')),
  );
  const components = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license, integrity, ...others }]) => {
      const name = others.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const content = Buffer.from(integrity?.replace('sha512-', '') ?? '', 'base64').toString(
        'hex',
      );
      return {
        type: 'library',
        name,
        version,
        purl,
        ...(license && { licenses: [{ expression: license }] }),
        ...(integrity && { hashes: [{ alg: 'SHA-512', content }] }),
      };
    });
  // The same package in two folders is one component.
  const distinct = [...new Map(components.map((one) => [one.purl, one])).values()];
  const metadata = { component: { type: 'application', name: lock.name } };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata };
  log(JSON.stringify({ ...bill, components: distinct }, undefined, 2));
});
