import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { execa } from 'execa';
import { serviceNames } from '../../settings/service-names.ts';
import { writeAtomically } from '../../settings/write-atomically.ts';

interface Target {
  /** npm workspace. */
  workspace: string;
  /** Folder of the workspace, whose files are the inputs. */
  folder: string;
  /** What must exist after the build. */
  output: string;
  /** Targets that are built first; their changes also change this one. */
  needs: string[];
  /** Settings that are built into the result. */
  settings?: string[];
}

const service = (name: string, needs = ['platform'], output = 'dist/main.js'): [string, Target] => [
  name,
  {
    workspace: `@agency/${name}`,
    folder: `services/${name}`,
    output: `services/${name}/${output}`,
    needs,
  },
];

const library = (name: string, needs: string[]) => service(name, needs, 'dist/index.js');

/** The build targets, in a possible build order. */
export const targets: ReadonlyMap<string, Target> = new Map([
  library('contracts', []),
  [
    'frontend',
    {
      workspace: '@agency/frontend',
      folder: 'frontend',
      output: 'frontend/build/client/index.html',
      needs: ['contracts'],
      settings: ['SITE_URL', 'VITE_TAG_MANAGER_ID', 'TAG_HOSTS'],
    },
  ],
  library('platform', ['contracts']),
  ...serviceNames.map((name) => service(name)),
  service('migrate', [...serviceNames]),
]);

const concurrency = 2;

/** Builds outdated targets and returns the source hash of every target. Throws the compiler's output. */
export async function build(
  repository: string,
  log: (message: string) => void,
  isWanted: (target: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const wanted = hashSources(repository);
  const built = readStamp(repository);
  const stale = [...targets].filter(
    ([name, { output }]) =>
      isWanted(name) && (built[name] !== wanted[name] || !existsSync(join(repository, output))),
  );
  if (stale.length > 0) {
    log(`Building ${stale.map(([name]) => name).join(', ')} …`);
  }
  await inOrder(new Map(stale), async (name, target) => {
    // The error shows its output.
    const args = ['run', 'build', '--silent', '--workspace', target.workspace];
    await execa('npm', args, { cwd: repository, stdin: 'ignore', all: true });
    if (!existsSync(join(repository, target.output))) {
      throw new Error(`The build of ${name} left no ${target.output}`);
    }
    built[name] = wanted[name] ?? '';
    writeAtomically(stampFile(repository), JSON.stringify(built, undefined, 2));
  });
  return wanted;
}

/** Runs each step after those it needs, several at once where possible. */
async function inOrder(
  pending: Map<string, Target>,
  step: (name: string, target: Target) => Promise<void>,
): Promise<void> {
  const running = new Map<string, Promise<void>>();
  const isOpen = (name: string) => pending.has(name) || running.has(name);
  try {
    while (pending.size > 0 || running.size > 0) {
      for (const [name, target] of pending) {
        if (running.size < concurrency && !target.needs.some(isOpen)) {
          pending.delete(name);
          running.set(
            name,
            step(name, target).finally(() => running.delete(name)),
          );
        }
      }
      await Promise.race(running.values());
    }
  } finally {
    await Promise.allSettled(running.values());
  }
}

/** Outside the output folders, so that cleaning them does not remove it. */
function stampFile(repository: string): string {
  return join(repository, 'node_modules/.cache/agency-build.json');
}

function readStamp(repository: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(stampFile(repository), 'utf8'));
  } catch {
    return {};
  }
}

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
