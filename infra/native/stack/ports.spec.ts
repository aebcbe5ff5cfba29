import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { choosePorts, innerServers, isFree, refuseTakenPort } from './ports.ts';

describe('the ports', () => {
  let stranger: Server;
  let taken: number;

  beforeEach(async () => {
    stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    assert(address && typeof address === 'object');
    taken = address.port;
  });
  afterEach(() => stranger.close());

  it('are all different and free', async () => {
    const ports = Object.values(await choosePorts());
    assert.equal(new Set(ports).size, innerServers.length);
    for (const port of ports) assert(await isFree(port, '127.0.0.1'));
  });

  it('stay the same from start to start, except one that another program has taken', async () => {
    const before = await choosePorts();
    assert.deepEqual(await choosePorts(before), before);
    const after = await choosePorts({ ...before, redis: taken });
    assert.notEqual(after.redis, taken);
    assert.deepEqual({ ...after, redis: before.redis }, before);
  });

  it('are never changed silently for the site', async () => {
    await assert.rejects(refuseTakenPort(taken), {
      message: `Port ${taken} is taken by another program. Choose a free one: make up PORT=${taken + 1}`,
    });
  });

  it('refuses a port that browsers do not open', async () => {
    await assert.rejects(refuseTakenPort(6666), /Browsers do not open port 6666/);
  });
});
