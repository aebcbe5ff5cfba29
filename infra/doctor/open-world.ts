import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, networkInterfaces, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { execa } from 'execa';
import { queryDocker } from '../docker/query.ts';
import { findProgram } from '../native/requirements/find-program.ts';
import { queryNative } from '../native/stack/query.ts';
import { earlierConfig, readStackConfig } from '../native/stack/stack-config.ts';
import { runningState } from '../native/supervisor/controller.ts';
import { readEnvFile, type Settings } from '../settings/env-file.ts';
import { defaultRunDir, envExample, envFile, repository } from '../settings/paths.ts';
import { dockerBackups, filesIn } from './backups/backup-files.ts';
import type { BackupFile, Paths, RunProgram, World } from './check.ts';
import { containers } from './product/containers.ts';
import { processes } from './product/processes.ts';
import { productFactsSql } from './product/product-facts.ts';
import { readSchedules } from './product/schedules.ts';
import { loadEnvSchemas } from './settings/env-schemas.ts';

/** The real world. Looks up what most checks need first, so that it does not count against any check's time limit. */
export async function openWorld(mode: World['mode']): Promise<World> {
  const world = describeWorld(mode);
  await Promise.allSettled([world.envSchemas(), world.parts()]);
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
    homePage: join(repository, 'frontend/build/client/index.html'),
  };
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
    deviceOf: (path) => statSync(path).dev,
    addresses: () =>
      Object.values(networkInterfaces()).flatMap((all) =>
        (all ?? []).map(({ address }) => address),
      ),
    gateway: gatewayOf(mode, settings),
    connectTls: connect,
    authorities: undefined,
    applied: () => (mode === 'native' ? readStackConfig(defaultRunDir).settings : undefined),
    envSchemas: once(loadEnvSchemas),
    parts: once(async () => (mode === 'docker' ? containers(run) : processes(defaultRunDir))),
    facts: once(() =>
      mode === 'docker'
        ? queryDocker(productFactsSql)
        : queryNative(defaultRunDir, productFactsSql),
    ),
    backups: once(() => allBackups(mode, paths.backups)),
    schedules: once(() => readSchedules(run)),
  };
}

const run: RunProgram = async (program, args, signal) => {
  const { exitCode, stdout, stderr } = await execa(program, args, {
    cwd: repository,
    stdin: 'ignore',
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
