import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { identify, isAlive } from '../process/process-identity.ts';
import { waitUntil } from '../process/wait-until.ts';
import { bringUp, runningState, takeDown } from './controller.ts';
import { type ProcessState, readState, type SupervisorState, writeState } from './state-file.ts';
import { eventsIn } from './testing/fake-process.ts';

const planModule = join(import.meta.dirname, 'testing/fake-plan.ts');

describe('a stack in the background', () => {
  let runDir: string;

  beforeEach(() => {
    runDir = mkdtempSync(join(tmpdir(), 'controller-test-'));
    setVersion('1');
  });
  afterEach(async () => {
    await takeDown(runDir);
    rmSync(runDir, { recursive: true, force: true });
  });

  const setVersion = (version: string) => writeFileSync(join(runDir, 'version'), version);
  const until = (ask: () => boolean) => waitUntil(ask, { timeoutMs: 10_000, what: 'The change' });
  const isUp = () =>
    runningState(runDir)?.processes.every(({ state }) => state === 'ready') ?? false;
  const up = async () => {
    const done = await bringUp(runDir, planModule);
    await until(isUp);
    return done;
  };
  const stateNow = (): SupervisorState => {
    const state = readState(runDir);
    assert(state);
    return state;
  };
  const pids = () => stateNow().processes.map(({ identity }) => identity?.pid);
  const isAnyAlive = (processes: ProcessState[]) =>
    processes.some(({ identity }) => identity && isAlive(identity));

  it('is left alone by a second start', async () => {
    assert.equal(await up(), 'started');
    const before = pids();
    assert.equal(await up(), 'reloaded');
    assert.deepEqual(pids(), before);
  });

  it('gets the changed part replaced by a second start', async () => {
    await up();
    const [database, service, gateway] = pids();
    setVersion('2');
    await up();
    assert.deepEqual([pids()[0], pids()[2]], [database, gateway]);
    assert.notEqual(pids()[1], service);
  });

  it('stops in order and is gone', async () => {
    await up();
    const { supervisor, processes } = stateNow();
    assert.equal(await takeDown(runDir), true);
    assert(!isAlive(supervisor) && !isAnyAlive(processes));
    assert.deepEqual(eventsIn(runDir).slice(-3), ['stop gateway', 'stop service', 'stop database']);
    assert.equal(await takeDown(runDir), false, 'nothing is left to stop');
  });

  it('is cleaned up and started again after its supervisor was killed', async () => {
    await up();
    const before = stateNow();
    process.kill(before.supervisor.pid, 'SIGKILL');
    await until(() => !isAlive(before.supervisor));
    assert(isAnyAlive(before.processes), 'orphans are running');
    assert.equal(await up(), 'started');
    assert(!isAnyAlive(before.processes));
    assert.deepEqual(
      eventsIn(runDir).slice(3, 6),
      ['stop gateway', 'stop service', 'stop database'],
      'the orphans were asked politely',
    );
  });

  it('ends by itself when its folder is removed', async () => {
    await up();
    const { supervisor, processes } = stateNow();
    rmSync(runDir, { recursive: true });
    await until(() => !isAlive(supervisor) && !isAnyAlive(processes));
  });

  it('never touches an unrelated process that has reused a recorded process id', async () => {
    const self = identify(process.pid);
    assert(self);
    const recycled = { pid: self.pid, started: '1' };
    writeState(runDir, {
      supervisor: recycled,
      program: '',
      handled: '',
      processes: [
        {
          name: 'service',
          state: 'ready',
          identity: recycled,
          restarts: 0,
          failures: 0,
          logFile: '',
        },
      ],
    });
    assert.equal(runningState(runDir), undefined);
    assert.equal(await takeDown(runDir), false);
  });
});
