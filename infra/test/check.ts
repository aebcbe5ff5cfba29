/** `npm run check`, for before a commit: format and lint, types, and the tests that need no server. */
import pMap from 'p-map';
import { runProgram } from './run-program.ts';

const timeoutMs = 900_000;
const steps: { name: string; command: string[] }[] = [
  { name: 'types', command: ['run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['run', '--silent', 'lint'] },
  { name: 'unit', command: ['run', '--silent', 'test:unit'] },
  // The frontend's tests render whole pages: those that a change since the last commit can reach.
  {
    name: 'frontend',
    command: ['run', '--silent', 'test', '-w', 'frontend', '--', '--changed', '--passWithNoTests'],
  },
];

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted.abort());

await pMap(
  steps,
  async ({ name, command }) => {
    const started = performance.now();
    const { code, output } = await runProgram('npm', command, {
      timeoutMs,
      signal: interrupted.signal,
    });
    if (code !== 0) {
      process.exitCode = 1;
      console.log(`\n── ${name} ${'─'.repeat(70)}\n${output}\n`);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name.padEnd(10)} ${code === 0 ? 'ok' : 'failed'} ${seconds.padStart(6)} s`);
  },
  { concurrency: 2 },
);
