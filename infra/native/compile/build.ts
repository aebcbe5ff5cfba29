import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { writeAtomically } from '../../settings/write-atomically.ts';
import { hashSources } from './source-hash.ts';
import { type Target, targets } from './targets.ts';

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
