import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { containersOf } from '@agency/infra/docker/compose';
import { run } from '@agency/infra/native/process/run';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { sendLead, withReplicas } from './product.ts';

const replicas = 3;

/** How many leads this replica has taken. */
async function takenBy(container: string): Promise<number> {
  const script = `fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)`;
  const text = await run('docker', ['exec', container, 'node', '--eval', script]);
  const line = /_count\{[^}]*method="POST",route="\/api\/contacts",status="201"[^}]*\} (\d+)/;
  return Number(line.exec(text)?.[1] ?? 0);
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
});
