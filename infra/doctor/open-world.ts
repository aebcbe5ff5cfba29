import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, networkInterfaces, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import { queryDocker } from '../docker/compose.ts';
import { findProgram } from '../native/requirements/find-program.ts';
import { earlierConfig } from '../native/stack/context.ts';
import { queryNative } from '../native/stack/database.ts';
import { runningState } from '../native/supervisor/controller.ts';
import { readEnvFile, type Settings } from '../settings/env-file.ts';
import { defaultRunDir, envExample, envFile, repository } from '../settings/paths.ts';
import { shakeHands } from './certificate.ts';
import { askServices } from './env-problems.ts';
import { containers, processes } from './product.ts';
import type { RunProgram, World } from './world.ts';

/** The real world. */
export async function openWorld(mode: World['mode']): Promise<World> {
  const written = readEnvFile(envFile);
  const settings = { ...readEnvFile(envExample), ...written };
  const parts = mode === 'docker' ? containers(run) : Promise.resolve(processes(defaultRunDir));
  // Most checks need them, and an engine may take longer than a check may.
  await parts.catch(() => undefined);
  const world: World = {
    mode,
    settings,
    written,
    paths: {
      envFile,
      runDir: defaultRunDir,
      secrets: join(repository, 'secrets'),
      backups: join(repository, 'backups'),
    },
    now: () => new Date(),
    resolver: new Resolver({ timeout: 1_500, tries: 2 }),
    fetch,
    run,
    hasProgram: (name) => findProgram(name) !== undefined,
    memory: () => ({ totalBytes: totalmem(), availableBytes: freemem() }),
    freeBytes,
    addresses: () =>
      Object.values(networkInterfaces()).flatMap((all) =>
        (all ?? []).map(({ address }) => address),
      ),
    gateway: gatewayOf(mode, settings),
    shakeHands,
    envProblems: () => askServices(world),
    parts: () => parts,
    query: (sql) => (mode === 'docker' ? queryDocker(sql) : queryNative(defaultRunDir, sql)),
  };
  return world;
}

const run: RunProgram = async (program, args, signal, env) => {
  const { exitCode, stdout, stderr } = await execa(program, args, {
    cwd: repository,
    stdin: 'ignore',
    env,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: 500,
  });
  return { exitCode, stdout, stderr };
};

/** Of the folder's disk, or of the one on which it will be. */
async function freeBytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeBytes(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The Compose files say whether the gateway terminates TLS: behind a proxy, docs/operations.md says to edit them. */
function gatewayOf(mode: World['mode'], settings: Settings): World['gateway'] {
  const files = mode === 'docker' ? (settings.COMPOSE_FILE ?? '').split(':').filter(Boolean) : [];
  const isTls = files
    .map((file) => resolve(repository, file))
    .some((file) => existsSync(file) && /^\s*LISTEN:\s*"?tls\b/m.test(readFileSync(file, 'utf8')));
  const address = settings.GATEWAY_ADDRESS ?? '';
  const isStarted = mode === 'native' && runningState(defaultRunDir) !== undefined;
  const started = isStarted ? earlierConfig(defaultRunDir) : undefined;
  return {
    host: mode === 'docker' || ['', '0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address,
    httpPort: isTls
      ? portOf(settings.HTTP_PORT, 80)
      : (started?.port ?? portOf(settings.PORT, 8080)),
    httpsPort: portOf(settings.HTTPS_PORT, 443),
    isTls,
  };
}

function portOf(setting: string | undefined, fallback: number): number {
  const port = Number(setting || fallback);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : fallback;
}
