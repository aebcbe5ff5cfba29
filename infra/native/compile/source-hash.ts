import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { targets } from './targets.ts';

const notInput = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'test',
  'e2e',
  '.react-router',
  'nginx',
]);
const commonInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'services/tsconfig.json',
  'services/tsconfig.build.json',
];

/** One hash per target of everything its build depends on; equal hashes mean equal results. */
export function hashSources(
  repository: string,
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const settings = { ...settingsFile(repository), ...environment };
  const common = commonInputs.map((file) => readFileSync(join(repository, file)));
  const hashes: Record<string, string> = {};
  for (const [name, { folder, needs, settings: names = [] }] of targets) {
    const hash = createHash('sha256').update(process.version);
    for (const content of common) hash.update(content);
    for (const other of needs) hash.update(hashes[other] ?? '');
    for (const setting of names) {
      hash.update(`${setting}=${settings[setting] ?? ''}`);
    }
    for (const file of inputFiles(join(repository, folder))) {
      hash.update(file).update(readFileSync(join(repository, folder, file)));
    }
    hashes[name] = hash.digest('hex').slice(0, 16);
  }
  return hashes;
}

function settingsFile(repository: string): NodeJS.Dict<string> {
  const file = join(repository, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function inputFiles(folder: string, below = ''): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = join(below, entry.name);
      if (entry.isDirectory()) return notInput.has(entry.name) ? [] : inputFiles(folder, path);
      return /\.(spec|test)\.tsx?$|\.tsbuildinfo$/.test(entry.name) ? [] : [path];
    })
    .toSorted();
}
