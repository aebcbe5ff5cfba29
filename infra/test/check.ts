/** `npm run check`, before a commit: types, and the lint and the unit specs that your changes reach. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { branchedFrom, changedFiles } from './changes.ts';
import { countJsonReport } from './counts.ts';
import { report } from './report.ts';
import { runProgram } from './run-program.ts';

const timeoutMs = 900_000;
const folder = mkdtempSync(join(tmpdir(), 'agency-check-'));
const run = (script: string, ...args: string[]) => ['run', '--silent', script, ...args];

interface Step {
  name: string;
  command: string[];
  /** Where its runner writes what it counted. */
  counted?: string;
}

const unitReport = join(folder, 'unit.json');
const frontendReport = join(folder, 'frontend.json');
const steps: Step[] = [
  { name: 'types', command: run('typecheck') },
  {
    name: 'unit',
    command: run(
      'test:unit',
      '--',
      `--changedSince=${branchedFrom()}`,
      '--passWithNoTests',
      ...['--ci', '--json', `--outputFile=${unitReport}`],
    ),
    counted: unitReport,
  },
  { name: 'lint', command: run('lint:changed', '--', ...changedFiles()) },
  {
    name: 'frontend',
    command: run(
      'test',
      ...['-w', 'frontend', '--', `--changed=${branchedFrom()}`, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${frontendReport}`],
    ),
    counted: frontendReport,
  },
];

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted.abort());

await pMap(
  steps,
  async ({ name, command, counted }) => {
    const started = performance.now();
    const { code, output } = await runProgram('npm', command, {
      timeoutMs,
      signal: interrupted.signal,
    });
    if (code !== 0) process.exitCode = 1;
    const result = code === 0 ? 'ok' : 'failed';
    const verdict = counted ? `${result}, ${countsIn(counted)}` : result;
    report({ name, seconds: (performance.now() - started) / 1000, output, verdict, failed: code });
  },
  { concurrency: 2 },
);
rmSync(folder, { recursive: true });

function countsIn(file: string): string {
  if (!existsSync(file)) return 'no test reached';
  const { passed, failed } = countJsonReport(readFileSync(file, 'utf8'));
  return passed + failed === 0 ? 'no test reached' : `${passed} passed, ${failed} failed`;
}
