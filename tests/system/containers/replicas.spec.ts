import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { containersOf } from '@agency/infra/docker/compose';
import { rollService } from '@agency/infra/docker/roll';
import { run } from '@agency/infra/native/process/run';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { sendLead } from './leads.ts';
import { withReplicas } from './scaled.ts';

const replicas = 3;

/** How many leads this replica has taken. */
async function takenBy(container: string): Promise<number> {
  const script = `fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)`;
  const text = await run('docker', ['exec', container, 'node', '--eval', script]);
  const line = /_count\{[^}]*method="POST",route="\/api\/contacts",status="201"[^}]*\} (\d+)/;
  return Number(line.exec(text)?.[1] ?? 0);
}

/** Sends leads, several at once, until the work is done; throws at the first that fails. */
async function whileLeadsCome(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let sent = 0;
  const visitor = async () => {
    while (!isOver) {
      await sendLead();
      sent += 1;
      await pause(20);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visitor));
  try {
    await Promise.race([work(), visitors]);
  } finally {
    isOver = true;
  }
  await visitors;
  return sent;
}

describe('several replicas of a service', () => {
  withReplicas();

  it('should share the requests', async () => {
    const containers = await containersOf('leads');
    assert.equal(containers.length, replicas);
    // The gateway looks for new ones every three seconds.
    await waitUntil(
      async () => {
        await Promise.all(Array.from({ length: 12 }, sendLead));
        return Math.min(...(await Promise.all(containers.map(takenBy)))) > 0;
      },
      { timeoutMs: 30_000, what: 'Finding all replicas', intervalMs: 500 },
    );
  });

  it('should be replaced one after the other without a request that fails', async () => {
    const old = await containersOf('leads');
    const sent = await whileLeadsCome(() => rollService('leads', () => undefined));
    assert.ok(sent > 50, `${sent}`);
    const now = await containersOf('leads');
    assert.equal(now.length, replicas);
    assert.deepEqual(
      now.filter((container) => old.includes(container)),
      [],
    );
  });
});
