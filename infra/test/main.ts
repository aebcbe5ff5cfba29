/**
 * `make test`: checks, builds, starts what the tests need, runs every suite and adds up. ONLY=quick runs what answers in
 * minutes, ONLY=leads one suite, ONLY=<spec file> one file, ONLY='<spec file>:<title>' one test, with only what that needs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { startComposeProduct } from '../docker/throw-away-product.ts';
import { ensurePrograms } from '../native/requirements/requirements.ts';
import { build } from '../native/stack/build.ts';
import { startThrowAwayProduct } from '../native/stack/throw-away.ts';
import { changedFiles } from './changes.ts';
import { type Counts, sum } from './counts.ts';
import { report } from './report.ts';
import { runProgram } from './run-program.ts';
import { runSuite } from './run-suite.ts';
import { type Selection, select } from './selection.ts';
import { productPlaces, type Suite } from './suites.ts';
import { startThrowAwayServers, type ThrowAwayServers } from './throw-away-servers.ts';

/** With three on two cores, the browser and the services took turns, and the whole took longer. */
const concurrency = 2;
/** A busy machine takes many times as long as a quiet one. */
const suiteTimeoutMs = 7_200_000;
/** Without ONLY, everything is checked; quick checks the style of what changed. */
const checks: Record<string, string[][]> = {
  '': [['lint'], ['typecheck']],
  quick: [['typecheck'], ['lint:changed', '--', ...changedFiles()]],
};

const folder = mkdtempSync(join(tmpdir(), 'agency-test-'));
// Whatever the tests and their tools leave behind is in there, and goes with it.
process.env.TMPDIR = folder;
const interrupted = new AbortController();
const { signal } = interrupted;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => interrupted.abort(new Error(`Interrupted by ${name}`)));
}
const results: Counts[] = [];
const started = performance.now();
/** Variables of every suite. */
const commonEnv: Record<string, string> = {};
const log = (message: string) => console.log(message);

try {
  await run(select(process.env.ONLY, process.env.CONTAINERS === '1'));
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
const { passed, failed } = sum(results);
process.exitCode = failed === 0 ? 0 : 1;
const seconds = Math.round((performance.now() - started) / 1000);
log(`\n${seconds} s\n${passed} passed, ${failed} failed`);

async function run(selected: Selection[]): Promise<void> {
  const wanted = (place: Suite['place']) => selected.filter(({ suite }) => suite.place === place);
  const needed = new Set(selected.flatMap(({ suite }) => suite.programs));
  const { chromium, headlessShell, firefox } = await ensurePrograms([...needed], log);
  if (chromium) commonEnv.CHROMIUM = chromium;
  if (headlessShell) commonEnv.HEADLESS_SHELL = headlessShell;
  if (firefox) commonEnv.FIREFOX = firefox;
  await build(log, [...new Set(selected.flatMap(({ suite }) => suite.builds))]);
  signal.throwIfAborted();
  const onServers = wanted('servers');
  const servers = onServers.length > 0 ? await startThrowAwayServers() : undefined;
  try {
    const jobs = [
      // The longest first.
      ...productPlaces
        .filter((place) => wanted(place).length > 0)
        .map((place) => () => runOnProduct(place, wanted(place))),
      ...(checks[process.env.ONLY ?? ''] ?? []).map((script) => () => check(script)),
      ...selected
        .filter(({ suite }) => runsBesideOthers(suite))
        .map((one) => () => inSuite(one, servers)),
    ];
    await pMap(jobs, (job) => (signal.aborted ? undefined : job()), { concurrency });
  } finally {
    await servers?.stop();
  }
  signal.throwIfAborted();
  const inContainers = wanted('containers');
  if (inContainers.length > 0) await runInContainers(inContainers);
}

/** Whether it runs beside others. */
function runsBesideOthers({ place }: Suite): boolean {
  return place === 'nothing' || place === 'servers';
}

/** A product that does not start must not end the suites beside it. */
async function runOnProduct(name: string, selected: Selection[]): Promise<void> {
  try {
    const product = await startThrowAwayProduct(join(folder, name));
    await runOneByOne(selected, product);
  } catch (error) {
    fail(error, `The ${name}: `);
  }
}

/** The images as they are delivered: built, started by Docker Compose, and tried from outside. */
async function runInContainers(selected: Selection[]): Promise<void> {
  log('Building the images and starting them …');
  await runOneByOne(selected, await startComposeProduct('agency-test', join(folder, 'containers')));
}

async function runOneByOne(selected: Selection[], product: ThrowAwayServers): Promise<void> {
  try {
    for (const one of selected) {
      if (!signal.aborted) await inSuite(one, product);
    }
  } finally {
    await product.stop();
  }
}

/** A check is no test: it counts only when it fails. */
async function check([name = '', ...args]: string[]): Promise<void> {
  const started = performance.now();
  const options = { timeoutMs: suiteTimeoutMs, signal };
  const { code, output } = await runProgram('npm', ['run', '--silent', name, ...args], options);
  const failed = code === 0 ? 0 : 1;
  results.push({ passed: 0, failed });
  const verdict = failed === 0 ? 'ok' : 'failed';
  report({ name, seconds: (performance.now() - started) / 1000, output, verdict, failed });
}

async function inSuite(selection: Selection, place?: { env: Record<string, string> }) {
  const env = { ...commonEnv, ...place?.env };
  const result = await runSuite(selection, folder, { env, timeoutMs: suiteTimeoutMs, signal });
  results.push(result);
  const { passed, failed, retried = 0 } = result;
  const onRetry = retried > 0 ? ` (${retried} on retry)` : '';
  const verdict = `${passed} passed, ${failed} failed${onRetry}`;
  report({ ...result, retried, verdict });
}

function fail(error: unknown, subject = ''): void {
  log(`${subject}${error instanceof Error ? error.message : String(error)}`);
  results.push({ passed: 0, failed: 1 });
}
