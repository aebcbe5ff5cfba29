import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, networkInterfaces, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { execa } from 'execa';
import { queryDocker } from '../docker/query.ts';
import { findProgram } from '../native/requirements/find-program.ts';
import { queryNative } from '../native/stack/query.ts';
import { earlierConfig } from '../native/stack/stack-config.ts';
import { runningState } from '../native/supervisor/controller.ts';
import { readEnvFile, type Settings } from '../settings/env-file.ts';
import { defaultRunDir, envExample, envFile, repository } from '../settings/paths.ts';
import { dockerBackups, filesIn } from './backups.ts';
import type { BackupFile, Paths, RunProgram, World } from './check.ts';
import { askServices } from './env-problems.ts';
import { containers, processes } from './parts.ts';
import { productFactsSql } from './product-facts.ts';

/**
 * The real world. Looks up what most checks need first, so that it does not count against any check's time limit.
 * `asksServices`: whether a check asks the services about their settings.
 */
export async function openWorld(
  mode: World['mode'],
  { asksServices }: { asksServices: boolean },
): Promise<World> {
  const world = describeWorld(mode);
  await Promise.allSettled([world.parts(), ...(asksServices ? [world.envProblems()] : [])]);
  return world;
}

function describeWorld(mode: World['mode']): World {
  const example = readEnvFile(envExample) ?? {};
  const written = readEnvFile(envFile);
  const settings = { ...example, ...written };
  const paths: Paths = {
    repository,
    envFile,
    runDir: defaultRunDir,
    secrets: join(repository, 'secrets'),
    backups: join(repository, 'backups'),
  };
  const parts = once(async () => (mode === 'docker' ? containers(run) : processes(defaultRunDir)));
  return {
    mode,
    settings,
    written,
    example,
    paths,
    resolver: new Resolver({ timeout: 1_500, tries: 2 }),
    now: () => new Date(),
    fetch,
    run,
    nodeVersion: process.versions.node,
    hasProgram: (name) => findProgram(name) !== undefined,
    memory: () => ({ totalBytes: totalmem(), availableBytes: freemem() }),
    statfs,
    addresses: () =>
      Object.values(networkInterfaces()).flatMap((all) =>
        (all ?? []).map(({ address }) => address),
      ),
    gateway: gatewayOf(mode, settings),
    connectTls: connect,
    authorities: undefined,
    envProblems: once(() => askServices({ mode, settings, paths, run, parts })),
    parts,
    facts: once(() =>
      mode === 'docker'
        ? queryDocker(productFactsSql)
        : queryNative(defaultRunDir, productFactsSql),
    ),
    backups: once(() => allBackups(mode, paths.backups)),
  };
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

/** A backup by `make backup` is in both places. */
async function allBackups(mode: World['mode'], folder: string): Promise<BackupFile[]> {
  const scheduled = mode === 'docker' ? await dockerBackups(run) : [];
  const all = [...(await filesIn(folder)), ...scheduled];
  return [...new Map(all.map((file) => [file.name, file])).values()];
}

function portOf(setting: string | undefined, fallback: number): number {
  const port = Number(setting || fallback);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : fallback;
}

/** Several checks ask the same, and share one answer. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
