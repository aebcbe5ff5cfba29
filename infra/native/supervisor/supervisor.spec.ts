import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { waitUntil } from '../process/wait-until.ts';
import type { ProcessSpec } from './managed-process.ts';
import type { ProcessState } from './state-file.ts';
import { Supervisor } from './supervisor.ts';
import { eventsIn, type FakeOptions, fakeProcess } from './testing/fake-plan.ts';

describe('the supervisor', () => {
  let folder: string;
  let supervisor: Supervisor;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervisor-test-'));
    supervisor = new Supervisor(() => {}, {
      firstDelayMs: 1,
      longestDelayMs: 20,
      steadyMs: 10_000,
      recheckMs: 60,
    });
  });
  afterEach(async () => {
    await supervisor.stop();
    rmSync(folder, { recursive: true });
  });

  const fake = (name: string, options?: FakeOptions) => fakeProcess(folder, name, options);
  const until = (ask: () => boolean) => waitUntil(ask, { timeoutMs: 5_000, what: 'The change' });
  const find = (name: string): ProcessState => {
    const found = supervisor.processes.find((process) => process.name === name);
    assert(found);
    return found;
  };
  const pidOf = (name: string): number => {
    const { identity } = find(name);
    assert(identity);
    return identity.pid;
  };
  const bringUp = async (...specs: ProcessSpec[]) => {
    await supervisor.apply(specs);
    await until(() => supervisor.isUp);
  };

  it('starts what is needed first and stops in the opposite order', async () => {
    await bringUp(
      fake('database'),
      fake('migrate', { manner: 'task', after: ['database'] }),
      fake('service', { after: ['database', 'migrate'] }),
      fake('gateway', { after: ['service'] }),
    );
    assert.equal(find('migrate').state, 'done');
    await supervisor.stop();
    assert.deepEqual(eventsIn(folder), [
      ...['start database', 'start migrate', 'start service', 'start gateway'],
      ...['stop gateway', 'stop service', 'stop database'],
    ]);
  });

  it('restarts a killed process, and leaves the others alone', async () => {
    await bringUp(fake('database'), fake('service', { after: ['database'] }));
    const [database, service] = [pidOf('database'), pidOf('service')];
    process.kill(database, 'SIGKILL');
    await until(() => find('database').restarts === 1 && supervisor.isUp);
    assert.notEqual(pidOf('database'), database);
    assert.equal(pidOf('service'), service);
    const { lastExit, failures } = find('database');
    assert.deepEqual([lastExit, failures], ['SIGKILL', 0]);
  });

  it('ends the workers of a killed process before it starts the next', async () => {
    await bringUp(fake('web', { manner: 'with-worker' }));
    const leader = pidOf('web');
    const membersOf = (group: number) =>
      execFileSync('sh', ['-c', 'cat /proc/[0-9]*/stat 2>/dev/null || true'], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => {
          const [state, , processGroup] = line.slice(line.lastIndexOf(')') + 2).split(' ');
          return Number(processGroup) === group && state !== 'Z';
        }).length;
    assert.equal(membersOf(leader), 2);
    process.kill(leader, 'SIGKILL');
    await until(() => find('web').restarts === 1 && supervisor.isUp);
    assert.equal(membersOf(leader), 0);
  });

  it('tries a failing task again and says how it ended', async () => {
    await supervisor.apply([
      fake('migrate', { manner: 'failing' }),
      fake('web', { after: ['migrate'] }),
    ]);
    await until(() => find('migrate').failures >= 3);
    assert.equal(find('migrate').lastExit, 'exit code 3');
    assert.equal(find('web').state, 'waiting');
  });

  it('tries a program that does not exist again and again', async () => {
    const missing = { ...fake('web'), command: () => ({ command: '/nowhere/program', args: [] }) };
    await supervisor.apply([missing]);
    await until(() => find('web').failures >= 2);
    assert.match(find('web').lastExit ?? '', /ENOENT/);
  });

  it('kills what does not stop in time', async () => {
    await bringUp(fake('web', { manner: 'stubborn' }));
    await supervisor.stop();
    assert.deepEqual(eventsIn(folder), ['start web', 'stop web']);
    assert.equal(find('web').state, 'stopped');
  });

  it('restarts a process that no longer works', async () => {
    const isStuck = new Set<number>();
    const web = fake('web');
    const spec = {
      ...web,
      isReady: async () => (await web.isReady()) && !isStuck.has(pidOf('web')),
    };
    await bringUp(spec);
    const before = pidOf('web');
    isStuck.add(before);
    await bringUp(spec);
    assert.notEqual(pidOf('web'), before);
    assert.deepEqual(eventsIn(folder), ['start web', 'stop web', 'start web']);
  });

  it('refuses a plan in which something stands before what it needs', async () => {
    await assert.rejects(
      supervisor.apply([fake('web', { after: ['database'] }), fake('database')]),
      /web is listed twice, or before what it needs: database/,
    );
  });
});
