import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCommand } from '../native/process/server.ts';
import type { Settings } from '../settings/env-file.ts';
import { repository } from '../settings/paths.ts';
import { serviceNames } from '../settings/service-names.ts';
import type { EnvProblem, World } from './world.ts';

const services = [...serviceNames, 'migrate'];
const timeoutMs = 60_000;
/** `loadEnv` of the services prints such a line for each setting. */
const complaint = /^ {2}(\w+): (.+)$/gm;

type Asking = Pick<World, 'mode' | 'settings' | 'run' | 'parts'>;

/** Has each built service check its settings without starting; undefined if they do not all answer. */
export async function askServices(world: Asking): Promise<EnvProblem[] | undefined> {
  const isBuilt =
    world.mode === 'docker'
      ? // Without containers, there may be no image, and none is built now.
        (await world.parts()) !== undefined
      : services.every((name) => existsSync(programOf(name)));
  if (!isBuilt) return undefined;
  const ask = world.mode === 'docker' ? askContainer : askProcess;
  const answers = await Promise.all(services.map((name) => ask(world, name)));
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

/** In a container of its own, which has the secrets. */
function askContainer({ run }: Asking, name: string) {
  const start = ['compose', 'run', '--rm', '--no-deps', '--no-TTY', name];
  const args = [...start, 'node', 'dist/main.js', 'check-env'];
  return run('docker', args, AbortSignal.timeout(timeoutMs));
}

function askProcess({ run, settings }: Asking, name: string) {
  const program = [programOf(name), 'check-env'];
  const { command, args, env } = nodeCommand(program, environmentOf(settings, name));
  return run(command, args, AbortSignal.timeout(timeoutMs), env);
}

const programOf = (name: string) => join(repository, 'services', name, 'dist/main.js');

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
