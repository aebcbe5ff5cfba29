/** `make test`: checks, builds, starts what the tests need, runs every suite and adds up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposeProduct } from '../docker/throw-away-product.ts';
import { build } from '../native/compile/build.ts';
import { ensurePrograms } from '../native/requirements/requirements.ts';
import { repository } from '../settings/paths.ts';
import { type Counts, sum } from './counts.ts';
import { inParallel } from './in-parallel.ts';
import { runProgram } from './run-program.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import { containerSuites, productSuites, type Suite, suites } from './suites.ts';
import { startThrowAwayProduct } from './throw-away-product.ts';
import { startThrowAwayServers } from './throw-away-servers.ts';

/** One of them is the journeys, which often wait for a browser. */
const atOnce = 3;
/** A busy machine takes several times as long as a quiet one. */
const suiteTimeoutMs = 2_700_000;
const checks = ['lint', 'typecheck'];

const folder = mkdtempSync(join(tmpdir(), 'agency-test-'));
// Whatever the tests and their tools leave behind is in there, and goes with it.
process.env.TMPDIR = folder;
const interrupted = new AbortController();
const { signal } = interrupted;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => interrupted.abort(new Error(`Interrupted by ${name}`)));
}
const results: Counts[] = [];
const say = (message: string) => console.log(message);

try {
  await runEverything();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  results.push({ passed: 0, failed: 1 });
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
const { passed, failed } = sum(results);
process.exitCode = failed === 0 ? 0 : 1;
say(`\n${passed} passed, ${failed} failed`);

async function runEverything(): Promise<void> {
  const programs = await ensurePrograms(
    ['redis', 'nginx', 'chromium', 'promtool', 'kubectl', 'python'],
    say,
  );
  const builds = await build(repository, say);
  signal.throwIfAborted();
  const servers = await startThrowAwayServers();
  try {
    const jobs = [
      () => runOnProduct(builds, programs.chromium),
      ...checks.map((name) => () => check(name)),
      ...suites.map(inSuite(servers.env)),
    ];
    await inParallel(jobs, atOnce, async (job) => {
      if (!signal.aborted) await job();
    });
  } finally {
    await servers.stop();
  }
  signal.throwIfAborted();
  if (process.env.CONTAINERS === '1') await runInContainers(programs.chromium);
}

/** Takes longest, so it begins first; a product that does not start must not end the suites beside it. */
async function runOnProduct(builds: Record<string, string>, chromium: string): Promise<void> {
  try {
    const product = await startThrowAwayProduct(join(folder, 'product'), builds);
    try {
      for (const run of productSuites.map(inSuite({ ...product.env, CHROMIUM: chromium }))) {
        if (!signal.aborted) await run();
      }
    } finally {
      await product.stop();
    }
  } catch (error) {
    say(`The product: ${error instanceof Error ? error.message : String(error)}`);
    results.push({ passed: 0, failed: 1 });
  }
}

/** The images as they are delivered: built, started by Docker Compose, and tried from outside. */
async function runInContainers(chromium: string): Promise<void> {
  say('Building the images and starting them …');
  const product = await startComposeProduct('agency-test', join(folder, 'containers'));
  try {
    for (const run of containerSuites.map(inSuite({ ...product.env, CHROMIUM: chromium }))) {
      await run();
      signal.throwIfAborted();
    }
  } finally {
    await product.stop();
  }
}

/** A check is no test: it counts only when it fails. */
async function check(name: string): Promise<void> {
  const started = performance.now();
  const { code, output } = await runProgram('npm', ['run', '--silent', name], {
    timeoutMs: suiteTimeoutMs,
    signal,
  });
  const failed = code === 0 ? 0 : 1;
  results.push({ passed: 0, failed });
  const verdict = failed === 0 ? 'ok' : 'failed';
  report({ name, seconds: (performance.now() - started) / 1000, output, verdict, failed });
}

function inSuite(env: Record<string, string>): (suite: Suite) => () => Promise<void> {
  return (suite) => async () => {
    const options = { env, timeoutMs: suiteTimeoutMs, signal };
    const result: SuiteResult = await runSuite(suite, folder, options);
    results.push(result);
    report({ ...result, verdict: `${result.passed} passed, ${result.failed} failed` });
  };
}

interface Line {
  name: string;
  seconds: number;
  verdict: string;
  failed: number;
  output: string;
}

function report({ name, seconds, verdict, failed, output }: Line): void {
  if (failed > 0) {
    say(`\n── ${name} ${'─'.repeat(70)}\n${output}\n`);
  }
  say(`${name.padEnd(12)} ${verdict.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
}
