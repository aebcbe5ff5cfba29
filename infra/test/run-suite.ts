import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../settings/paths.ts';
import { type Counts, countJsonReport, countNodeReport, countPlaywrightReport } from './counts.ts';
import { type ProgramOptions, runProgram } from './run-program.ts';
import type { Selection } from './selection.ts';
import type { Runner } from './suites.ts';

export interface SuiteResult extends Counts {
  name: string;
  seconds: number;
  /** Shown if something is wrong. */
  output: string;
}

const fileTimeoutMs = 600_000;

/** Runs a suite and counts from its machine-readable report. A suite that did not run, or ran nothing, has failed. */
export async function runSuite(
  selection: Selection,
  reportFolder: string,
  options: ProgramOptions,
): Promise<SuiteResult> {
  const { name, runner } = selection.suite;
  const started = performance.now();
  const report = join(reportFolder, `${name}.report`);
  const { args, env: reportEnv } = reporting(runner, report);
  const env = { ...options.env, ...reportEnv };
  const command = [...commandOf(selection), ...args];
  const { code, output } = await runProgram('npm', command, { ...options, env });
  const seconds = (performance.now() - started) / 1000;
  const isOneTitle = selection.title !== undefined;
  return { name, seconds, ...judge({ runner, report, code, isOneTitle }, withoutPasses(output)) };
}

function commandOf({ suite, files = [], title }: Selection): string[] {
  const { workspace, script, runner } = suite;
  const pattern = title && escapePattern(title);
  const paths = files.map((file) => join(repository, file));
  // A script for node's runner names its files itself.
  if (runner === 'node' && paths.length > 0) {
    const named = pattern ? [`--test-name-pattern=${pattern}`] : [];
    const node = ['node', '--test', `--test-timeout=${fileTimeoutMs}`, ...named];
    return ['exec', '--silent', '--workspace', workspace, '--', ...node, ...paths];
  }
  // Without pre-scripts: everything is built, and a second build would remove files that other suites use.
  const run = ['run', script, '--silent', '--ignore-scripts', '--workspace', workspace, '--'];
  const named = pattern ? [runner === 'playwright' ? '-g' : '-t', pattern] : [];
  return [...run, ...paths, ...named];
}

function escapePattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Hundreds of passed tests would hide the failed one. */
function withoutPasses(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*✔ /.test(line))
    .join('\n');
}

function reporting(
  runner: Runner,
  report: string,
): { args: string[]; env?: Record<string, string> } {
  switch (runner) {
    case 'jest':
      return { args: ['--ci', '--json', `--outputFile=${report}`] };
    case 'vitest':
      return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] };
    case 'node':
      // Options after a script's file patterns would be read as patterns.
      return {
        args: [],
        env: {
          NODE_OPTIONS: [
            '--test-reporter=junit',
            `--test-reporter-destination=${report}`,
            '--test-reporter=spec',
            '--test-reporter-destination=stdout',
          ].join(' '),
        },
      };
    case 'playwright':
      // `--reporter` would replace the configured reporters.
      return { args: [], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  }
}

const counters: Record<Runner, (report: string, isOneTitle: boolean) => Counts> = {
  jest: countJsonReport,
  vitest: countJsonReport,
  node: countNodeReport,
  playwright: countPlaywrightReport,
};

interface Run {
  runner: Runner;
  report: string;
  code: number;
  isOneTitle: boolean;
}

function judge(
  { runner, report, code, isOneTitle }: Run,
  output: string,
): Counts & { output: string } {
  if (!existsSync(report)) {
    return { passed: 0, failed: 1, output: `${output}\nIt left no report (exit code ${code}).` };
  }
  const text = readFileSync(report, 'utf8');
  const { passed, failed, retried } = counters[runner](text, isOneTitle);
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nIt ran no test.` };
  if (code !== 0 && failed === 0) {
    return {
      passed,
      failed: 1,
      output: `${output}\nNo test failed, but the exit code is ${code}.`,
    };
  }
  // The runners name a test that passed on a retry, with its first failure.
  return { passed, failed, retried, output };
}
