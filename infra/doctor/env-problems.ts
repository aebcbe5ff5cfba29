import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCommand } from '../native/process/node-command.ts';
import type { Settings } from '../settings/env-file.ts';
import { serviceNames } from '../settings/service-names.ts';
import type { EnvProblem, World } from './check.ts';

const services = [...serviceNames, 'migrate'];
/** On a machine that builds at the same time. */
const timeoutMs = 60_000;
/** `loadEnv` of the services prints such a line for each setting. */
const complaint = /^ {2}(\w+): (.+)$/gm;

/** Has each built service check its settings without starting; undefined if they do not all answer. */
export async function askServices(
  world: Pick<World, 'mode' | 'settings' | 'paths' | 'run' | 'parts'>,
): Promise<EnvProblem[] | undefined> {
  const ask = world.mode === 'docker' ? await askerInContainers(world) : askerOfProcesses(world);
  if (!ask) return undefined;
  const answers = await Promise.all(services.map(ask));
  const complaints = answers.map(({ exitCode, stderr }) =>
    exitCode === 0 ? undefined : [...stderr.matchAll(complaint)],
  );
  const problems = complaints.flatMap((found) =>
    (found ?? []).map(([, key = '', reason = '']) => ({ key, reason })),
  );
  // A service that ends without a complaint has not said that all is well.
  if (problems.length === 0 && complaints.some((found) => found !== undefined)) return undefined;
  return [...new Map(problems.map((problem) => [problem.key, problem])).values()];
}

/** In a container of its own, which has the secrets. Without containers, there may be no image, and none is built now. */
async function askerInContainers({ run, parts }: Pick<World, 'run' | 'parts'>) {
  if ((await parts()) === undefined) return undefined;
  const start = ['compose', 'run', '--rm', '--no-deps', '--no-TTY'];
  return (name: string) =>
    run(
      'docker',
      [...start, name, 'node', 'dist/main.js', 'check-env'],
      AbortSignal.timeout(timeoutMs),
    );
}

function askerOfProcesses({ run, paths, settings }: Pick<World, 'run' | 'paths' | 'settings'>) {
  const program = (name: string) => join(paths.repository, 'services', name, 'dist/main.js');
  if (!services.every((name) => existsSync(program(name)))) return undefined;
  return (name: string) => {
    const { command, args, env } = nodeCommand(
      [program(name), 'check-env'],
      environmentOf(settings, name),
    );
    return run(command, args, AbortSignal.timeout(timeoutMs), env);
  };
}

/** What a service gets, with stand-ins for the addresses that are put together from other settings. */
function environmentOf(settings: Settings, service: string): Settings {
  return {
    ...settings,
    NODE_ENV: 'production',
    PORT: '3000',
    DATABASE_URL: 'postgres://localhost/app',
    DATABASE_ADMIN_URL: 'postgres://localhost/app',
    REDIS_URL: 'redis://localhost',
    SITE_URL: settings.SITE_URL || 'http://localhost',
    ...(service === 'email' && !settings.SMTP_URL ? { SMTP_URL: 'smtp://localhost' } : {}),
  };
}
