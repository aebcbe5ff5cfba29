import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { z } from 'zod';
import { repository } from '../settings/paths.ts';
import { lockedPackages } from './packages.ts';

/** Licenses under which this product may ship a package without publishing its source or paying. */
const accepted = new Set([
  // Either; we take the first.
  '(BSD-3-Clause OR GPL-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Only covers its own files, which we ship unchanged.
  'MPL-2.0',
  // Fonts: may be embedded and served, but not sold on their own.
  'OFL-1.1',
  'Unlicense',
]);

const packages = lockedPackages();

it('should deliver only packages under accepted terms', () => {
  const delivered = packages.filter(({ isDelivered }) => isDelivered);
  assert.ok(delivered.length > 100);
  const others = delivered.filter(({ license = '' }) => !accepted.has(license));
  assert.deepEqual(
    others.map(({ name, license }) => `${name}: ${license}`),
    [],
  );
});

it('should install nothing whose content the lockfile does not fix', () => {
  const loose = packages.filter(({ integrity }) => !integrity);
  assert.deepEqual(
    loose.map(({ name }) => name),
    [],
  );
});

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      purl: z.string(),
      hashes: z.tuple([z.object({ content: z.string().length(128) })]),
    }),
  ),
});
const names = z.record(z.string(), z.string()).default({});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().default(false),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
});
const shipped = [
  'frontend',
  ...['leads', 'scheduling', 'rankings', 'email', 'migrate'].map((name) => `services/${name}`),
];

/** The folders of the packages that these workspaces need at run time, resolved like Node. */
function foldersOf(packages: z.infer<typeof lockSchema>['packages']): Set<string> {
  const found = new Set<string>();
  const waiting = [...shipped];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      let from = folder;
      let at = join(from, 'node_modules', name);
      while (!packages[at] && from !== '.') {
        from = join(from, '..');
        at = join(from, 'node_modules', name);
      }
      const target = packages[at];
      // An optional package for another system may not be installed.
      if (target) waiting.push(target.link ? (target.resolved ?? '') : at);
    }
  }
  return found;
}

it('make sbom names every package that pages and services need to run, with its hash', () => {
  const options = { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const printed = execFileSync('make', ['--silent', 'sbom'], options);
  const { components } = billSchema.parse(JSON.parse(printed));
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const lock = readFileSync(join(repository, 'package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const needed = [...foldersOf(packages)]
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => {
      const { name = folder.split('node_modules/').at(-1), version } = packages[folder] ?? {};
      return `pkg:npm/${name}@${version}`;
    });
  assert.ok(needed.length > 200, `${needed.length}`);
  assert.deepEqual(
    needed.filter((purl) => !named.has(purl)),
    [],
  );
});
