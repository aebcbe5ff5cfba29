/** `npm run check`, before a commit: format and lint, types, and the tests that need no server. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { repository } from '../settings/paths.ts';
import { countJsonReport } from './counts.ts';
import { report } from './report.ts';
import { runProgram } from './run-program.ts';

const timeoutMs = 900_000;
const folder = mkdtempSync(join(tmpdir(), 'agency-check-'));
const frontendReport = join(folder, 'frontend.json');
const frontendTests = [
  ...['run', '--silent', 'test', '-w', 'frontend', '--', `--changed=${branchedFrom()}`],
  ...[
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${frontendReport}`,
  ],
];
const steps: { name: string; command: string[]; says?: () => string }[] = [
  { name: 'types', command: ['run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['run', '--silent', 'lint'] },
  { name: 'unit', command: ['run', '--silent', 'test:unit'] },
  // The frontend's tests render whole pages, so only those run that this branch and uncommitted changes can affect.
  { name: 'frontend', command: frontendTests, says: frontendCount },
];

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted.abort());

await pMap(
  steps,
  async ({ name, command, says }) => {
    const started = performance.now();
    const { code, output } = await runProgram('npm', command, {
      timeoutMs,
      signal: interrupted.signal,
    });
    if (code !== 0) process.exitCode = 1;
    const verdict = [code === 0 ? 'ok' : 'failed', says?.()].filter(Boolean).join(', ');
    report({ name, seconds: (performance.now() - started) / 1000, output, verdict, failed: code });
  },
  { concurrency: 2 },
);
rmSync(folder, { recursive: true });

/** The commit where this branch left main; on main itself, the second to last commit. */
function branchedFrom(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', main);
      if (base !== head) return base;
    } catch {
      // A clone without this branch.
    }
  }
  try {
    return git('rev-parse', 'HEAD~1');
  } catch {
    return head;
  }
}

function frontendCount(): string {
  if (!existsSync(frontendReport)) return 'no test reached';
  const { passed, failed } = countJsonReport(readFileSync(frontendReport, 'utf8'));
  return passed + failed === 0 ? 'no test reached' : `${passed} passed, ${failed} failed`;
}
