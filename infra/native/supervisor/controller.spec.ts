import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { identify, isAlive } from '../process/process-identity.ts';
import { nodeCommand } from '../process/server.ts';
import { waitUntil } from '../process/wait-until.ts';
import { bringUp, hasDied, runningState, takeDown } from './controller.ts';
import {
  type ProcessState,
  readState,
  type SupervisorState,
  stateFile,
  writeState,
} from './state-file.ts';
import { eventsIn } from './testing/fake-plan.ts';

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

  it('should be known to have lost its supervisor, unless someone stopped it', async () => {
    assert.equal(hasDied(runDir), false);
    await up();
    assert.equal(hasDied(runDir), false);
    await takeDown(runDir);
    assert.equal(hasDied(runDir), false);
    await up();
    const { pid } = stateNow().supervisor;
    process.kill(pid, 'SIGKILL');
    await until(() => hasDied(runDir));
    await up();
    assert.equal(hasDied(runDir), false);
  });

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
    assert(stateNow().processes.every(({ restarts }) => restarts === 0));
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

  it('keeps its processes running while its state cannot be written, and writes it later', async () => {
    await up();
    const before = pids();
    const { supervisor } = stateNow();
    // In the way of the file that is written first, as on a full disk.
    const obstacle = `${stateFile(runDir)}.${supervisor.pid}`;
    mkdirSync(obstacle);
    process.kill(before[0] ?? assert.fail(), 'SIGKILL');
    await until(() => eventsIn(runDir).filter((event) => event === 'start database').length === 2);
    assert.deepEqual(pids(), before, 'the state is an old one');
    rmdirSync(obstacle);
    await until(() => isUp() && pids()[0] !== before[0]);
    assert.deepEqual(pids().slice(1), before.slice(1));
    assert(isAlive(supervisor));
  });

  it('runs although its output cannot be written', async () => {
    const full = openSync('/dev/full', 'a');
    const main = join(import.meta.dirname, 'main.ts');
    const { command, args, env } = nodeCommand([main, planModule, runDir], {});
    const child = spawn(command, args, {
      stdio: ['ignore', full, full],
      env: { ...process.env, ...env },
    });
    child.unref();
    closeSync(full);
    await until(() => runningState(runDir)?.processes.length === 3 && isUp());
    assert.equal(child.exitCode, null);
  });

  it('ends on its own when its folder is removed', async () => {
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

  it('ignores the processes of a state from before a reboot', async () => {
    await up();
    const { supervisor, processes } = stateNow();
    process.kill(supervisor.pid, 'SIGKILL');
    await until(() => !isAlive(supervisor));
    const file = stateFile(runDir);
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(written), boot: 'an earlier one' }));
    assert.equal(await takeDown(runDir), false);
    assert(processes.every(({ identity }) => identity && isAlive(identity)));
    writeFileSync(file, written);
  });
});
