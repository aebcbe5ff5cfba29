import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressOf, compose, containersOf, inspect } from '@agency/infra/docker/compose';

const servers = ['gateway', 'frontend', 'leads', 'scheduling', 'rankings', 'email'];

/** Whether the port accepts a connection from this service, one whose container has nginx and BusyBox. */
function isOpenFrom(service: string, host: string, port: number): Promise<boolean> {
  const knock = ['nc', '-w', '2', host, `${port}`, '-e', 'true'];
  return compose('exec', '--no-TTY', service, ...knock).then(
    () => true,
    () => false,
  );
}

describe('the borders between containers', () => {
  for (const service of ['gateway', 'frontend']) {
    it(`should keep ${service} away from Postgres and Redis`, async () => {
      assert.equal(await isOpenFrom(service, 'frontend', 8080), true);
      assert.equal(await isOpenFrom(service, await addressOf('postgres'), 5432), false);
      assert.equal(await isOpenFrom(service, await addressOf('redis'), 6379), false);
    });
  }

  it('should let the services through to Postgres', async () => {
    const there = `/dev/tcp/${await addressOf('postgres')}/5432`;
    await compose('exec', '--no-TTY', 'leads', 'timeout', '2', 'bash', '-c', `exec 3<>${there}`);
  });

  it('should not lead from the gateway to anyone’s metrics', async () => {
    for (const path of ['/metrics', '/api/metrics', '/api/contacts/metrics']) {
      const response = await fetch(`${process.env.BASE_URL}${path}`);
      assert.doesNotMatch(await response.text(), /process_start_time_seconds/);
      assert.ok(response.status >= 400, path);
    }
  });

  for (const service of servers) {
    it(`should leave ${service} no rights and nothing to write to`, async () => {
      assert.notEqual((await compose('exec', '--no-TTY', service, 'id', '-u')).trim(), '0');
      await assert.rejects(compose('exec', '--no-TTY', service, 'touch', '/etc/changed'));
      const [container = ''] = await containersOf(service);
      assert.match(await inspect(container, '{{.HostConfig.Memory}}'), /^[1-9]\d{7,}$/);
      assert.match(await inspect(container, '{{.HostConfig.PidsLimit}}'), /^[1-9]\d*$/);
    });
  }
});
