import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { identify, isAlive, signalProcess } from '../native/process/process-identity.ts';
import { waitUntil } from '../native/process/wait-until.ts';
import { runProgram } from './run-program.ts';

/** Starts a server and leaves it alone. */
const program = `
  import { writeFileSync } from 'node:fs';
  import { startServer } from '${import.meta.resolve('../native/process/server.ts')}';
  const forever = 'setInterval(() => {}, 1_000)';
  const server = await startServer({ command: process.execPath, args: ['--eval', forever] }, {
    name: 'A server',
    url: 'http://127.0.0.1',
    logFile: '/dev/null',
    stopSignal: 'SIGTERM',
    isReady: async () => true,
  });
  writeFileSync(process.env.PID_FILE, String(server.pid));
  setInterval(() => {}, 1_000);
`;

describe('a program that is killed', () => {
  it('should leave no server that it has started', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-test-'));
    const PID_FILE = join(folder, 'pid');
    writeFileSync(PID_FILE, '');
    const pid = () => Number(readFileSync(PID_FILE, 'utf8'));
    const timeoutMs = 30_000;
    const interrupted = new AbortController();
    const ended = runProgram(process.execPath, ['--input-type=module', '--eval', program], {
      env: { PID_FILE },
      timeoutMs,
      signal: interrupted.signal,
    });
    await waitUntil(() => pid() > 0, { timeoutMs, what: 'Starting the server' });
    const server = identify(pid());
    assert.ok(server);
    interrupted.abort();
    await ended;
    try {
      await waitUntil(() => !isAlive(server), { timeoutMs: 5_000, what: 'Ending the server' });
    } finally {
      signalProcess(server, 'SIGKILL');
      rmSync(folder, { recursive: true });
    }
  });
});
