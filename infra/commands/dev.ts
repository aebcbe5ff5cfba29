import { watch } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { build } from '../native/stack/build.ts';
import { readStackConfig } from '../native/stack/context.ts';
import { upNative } from '../native/stack/up.ts';
import { awaitStack, bringUp, runningState, takeDown } from '../native/supervisor/controller.ts';
import { defaultRunDir, planModule, repository } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { rememberMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

/** Changes that come this soon after one another are one. */
const quietMs = 150;
const ignored =
  /(^|\/)(node_modules|dist|coverage|test|\.run|\.wireit)(\/|$)|\.(spec|e2e-spec)\.ts$|~$/;

await runCommand(async () => {
  const wasRunning = runningState(defaultRunDir) !== undefined;
  await withLock(defaultRunDir, log, async () => {
    await upNative(log);
    rememberMode('native');
  });
  const { port } = readStackConfig(defaultRunDir);
  watchSources(repository, ['services', 'gateway', 'frontend/nginx'], renewServices);
  const pagesPort = await getPort({ port: [5173, 5174, 5175, 5176] });
  log(`\nThe product as built is at http://localhost:${port}; while you work, the pages are here:`);
  const vite = execa('vite', ['--port', `${pagesPort}`], {
    cwd: join(repository, 'frontend'),
    env: { GATEWAY_URL: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
    reject: false,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => vite.kill('SIGTERM'));
  }
  await vite;
  if (wasRunning) {
    log('The product was already running and keeps running; make down stops it.');
  } else {
    await withLock(defaultRunDir, log, async () => void (await takeDown(defaultRunDir)));
    log('Stopped; the data is kept.');
  }
  // The watchers would keep this process alive.
  process.exit();
});

/** An error in the code must not end the session: it is reported, and the next change tries again. */
async function renewServices(): Promise<void> {
  try {
    await withLock(defaultRunDir, log, async () => {
      const started = performance.now();
      await build(log, ['services/migrate']);
      await bringUp(defaultRunDir, planModule);
      await awaitStack(defaultRunDir);
      log(`Services up to date after ${Math.round(performance.now() - started)} ms`);
    });
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}

/** Calls back once files below these folders have changed and settled; never concurrently. */
function watchSources(repository: string, folders: string[], changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  const enqueue = () => {
    work = work.then(changed);
  };
  for (const folder of folders) {
    watch(join(repository, folder), { recursive: true }, (_event, file) => {
      if (file && !ignored.test(file)) {
        clearTimeout(timer);
        timer = setTimeout(enqueue, quietMs);
      }
    });
  }
}
