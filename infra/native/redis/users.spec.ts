import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import getPort from 'get-port';
import { Redis } from 'ioredis';
import { type ServiceName, serviceNames } from '../../settings/service-names.ts';
import type { RunningServer } from '../process/server.ts';
import { redisUrl, startRedis } from './redis.ts';

const password = 'the-administrator';
const servicePasswords = {
  leads: 'password-of-leads',
  scheduling: 'password-of-scheduling',
  rankings: 'password-of-rankings',
  email: 'password-of-email',
};
const others = (own: ServiceName) => serviceNames.filter((name) => name !== own);

describe('the Redis users of the services', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-users-test-'));
  const port = { port: 0 };
  let server: RunningServer;
  let administrator: Redis;
  let users: Record<ServiceName, Redis>;

  const connect = (user: ServiceName) =>
    new Redis(redisUrl({ ...port, password: servicePasswords[user] }, user));

  before(async () => {
    port.port = await getPort();
    server = await startRedis({
      ...port,
      dataDir: folder,
      durable: false,
      logFile: join(folder, 'redis.log'),
      password,
      servicePasswords,
    });
    administrator = new Redis(redisUrl({ ...port, password }));
    users = {
      leads: connect('leads'),
      scheduling: connect('scheduling'),
      rankings: connect('rankings'),
      email: connect('email'),
    };
    await administrator.mset('session:abc', '[]', 'session-fingerprints', '{}');
  });
  after(async () => {
    for (const client of [administrator, ...Object.values(users)]) client.disconnect();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  async function isAllowed(user: ServiceName, ...command: string[]): Promise<boolean> {
    const [name = '', ...args] = command;
    try {
      await users[user].call(name, ...args);
      return true;
    } catch (error) {
      assert.match(String(error), /NOPERM|can't access at least one of the keys/);
      return false;
    }
  }

  const sessionWrites = [
    ['set', 'session:abc', '[]'],
    ['del', 'session:abc'],
    ['expire', 'session:abc', '1'],
    ['rename', 'session:abc', 'session:other'],
    ['getdel', 'session:abc'],
    ['copy', 'session:abc', 'session:other'],
    ['set', 'session-fingerprints', '{}'],
    ['set', 'session-fingerprints', '{}', 'NX'],
    ['set', 'session-device:admin:abc', '1'],
    ['zadd', 'session-networks:admin', '1', 'abc'],
    ['zrem', 'sessions', 'abc'],
    ['set', 'session-opener:abc', '{}'],
    ['eval', "return redis.call('set', KEYS[1], '[]')", '1', 'session:abc'],
    // A key that the script does not declare.
    ['eval', "return redis.call('set', 'session:abc', '[]')", '0'],
  ];
  const destructive = [
    ['flushall'],
    ['flushdb'],
    ['swapdb', '0', '1'],
    ['config', 'get', 'requirepass'],
    ['config', 'set', 'requirepass', ''],
    ['acl', 'list'],
    ['acl', 'setuser', 'leads', '>known'],
    ['keys', '*'],
    ['scan', '0'],
    ['randomkey'],
    ['client', 'list'],
    ['client', 'kill', 'type', 'normal'],
    ['client', 'tracking', 'on', 'bcast'],
    ['monitor'],
    ['shutdown', 'nosave'],
    ['replicaof', '127.0.0.1', '1'],
    ['function', 'flush'],
    ['script', 'flush'],
    ['module', 'list'],
    ['subscribe', 'channel'],
    ['publish', 'channel', 'message'],
  ];

  for (const user of serviceNames) {
    it(`should let ${user} see who is logged in`, async () => {
      assert.deepEqual(await users[user].mget('session:abc', 'session-fingerprints'), ['[]', '{}']);
    });

    for (const command of destructive) {
      it(`should not let ${user}: ${command.join(' ')}`, async () => {
        assert.equal(await isAllowed(user, ...command), false);
      });
    }
  }

  for (const user of others('leads')) {
    for (const command of sessionWrites) {
      it(`should not let ${user} make itself the owner: ${command.join(' ')}`, async () => {
        assert.equal(await isAllowed(user, ...command), false);
      });
    }

    it(`should not let ${user} forget wrong passwords`, async () => {
      assert.equal(await isAllowed(user, 'del', 'limit:login:admin:abc'), false);
      assert.equal(await isAllowed(user, 'get', 'limit:login:admin:abc'), false);
    });
  }

  it('should let leads alone open and close sessions', async () => {
    assert.equal(await isAllowed('leads', 'set', 'session:new', '[]', 'PX', '1000'), true);
    assert.equal(await isAllowed('leads', 'set', 'session-fingerprints', '{}', 'NX'), true);
    assert.equal(await isAllowed('leads', 'del', 'session:new'), true);
    assert.equal(await isAllowed('leads', 'set', 'session-device:admin:new', '1'), true);
    assert.equal(await isAllowed('leads', 'zadd', 'session-networks:admin', '1', 'new'), true);
    assert.equal(await isAllowed('leads', 'del', 'session-networks:admin'), true);
    assert.equal(await isAllowed('leads', 'zadd', 'sessions', '1', 'new'), true);
    assert.equal(await isAllowed('leads', 'set', 'session-opener:new', '{}'), true);
    assert.equal(await isAllowed('leads', 'del', 'limit:login:admin:abc'), true);
  });

  const owners: [string, ServiceName[]][] = [
    ['bull:email:wait', ['leads', 'scheduling', 'rankings', 'email']],
    ['bull:rankings:wait', ['rankings']],
    ['bot-proof:abc', ['leads', 'scheduling']],
    ['limit:contacts:abc', ['leads']],
    ['limit:challenges:abc', ['leads']],
    ['limit:appointments:abc', ['scheduling']],
    ['anything-else', []],
  ];
  for (const [key, allowed] of owners) {
    it(`should let only ${allowed.join(', ') || 'nobody'} read and write ${key}`, async () => {
      for (const user of serviceNames) {
        const expected = allowed.includes(user);
        assert.equal(await isAllowed(user, 'exists', key), expected, user);
        assert.equal(await isAllowed(user, 'del', key), expected, user);
        assert.equal(await isAllowed(user, 'lpush', key, 'x'), expected, user);
        await administrator.del(key);
      }
    });
  }

  it('should let no one in with the password of another', async () => {
    const intruder = new Redis(redisUrl({ ...port, password: servicePasswords.email }, 'leads'), {
      lazyConnect: true,
      retryStrategy: () => null,
    });
    intruder.on('error', () => undefined);
    await assert.rejects(
      intruder.connect().then(() => intruder.ping()),
      /WRONGPASS|NOAUTH|closed/,
    );
    intruder.disconnect();
  });
});
