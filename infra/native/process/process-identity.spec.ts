import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, it } from 'node:test';
import { identify, killAbandonedGroup } from './process-identity.ts';
import { waitUntil } from './wait-until.ts';

describe('killing the group of a process that is gone', () => {
  let leader: ChildProcess;

  const start = (script: string) => {
    leader = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    assert(leader.pid);
    return leader.pid;
  };
  afterEach(() => {
    try {
      if (leader.pid) process.kill(-leader.pid, 'SIGKILL');
    } catch {
      // The test has killed it.
    }
  });

  it('spares a group whose leader is alive: the id was reused, for example after a reboot', async () => {
    const pid = start('exec sleep 60');
    await once(leader, 'spawn');
    assert.equal(killAbandonedGroup({ pid, started: '1' }), 0);
    assert(identify(pid));
  });

  it('kills the members that the leader has left behind', async () => {
    const pid = start('sleep 60 >&- & echo $!');
    const [line] = await once(leader.stdout ?? assert.fail(), 'data');
    await waitUntil(() => leader.exitCode !== null, {
      timeoutMs: 5_000,
      what: 'The end of the leader',
    });
    const member = Number(line);
    assert(identify(member));
    assert.equal(killAbandonedGroup({ pid, started: '1' }), 1);
    await waitUntil(() => !identify(member), { timeoutMs: 5_000, what: 'The end of the member' });
  });
});
