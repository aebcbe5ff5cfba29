import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import getPort from 'get-port';
import pg from 'pg';
import type { RunningServer } from '../process/server.ts';
import { type PostgresOptions, startPostgres } from './postgres.ts';

describe('PostgreSQL of the checkout', () => {
  let folder: string;
  let options: PostgresOptions;
  let server: RunningServer;

  before(async () => {
    // Only the owner may enter this folder, like a checkout in a root-only home.
    folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
    options = {
      dataDir: join(folder, 'data'),
      port: await getPort({ host: '127.0.0.1', reserve: true }),
      durable: false,
      logFile: join(folder, 'postgres.log'),
    };
    server = await startPostgres(options);
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = async (statement: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    await client.end();
    return rows[0]?.[0];
  };

  it('is version 17, sorts by code point and uses UTC', async () => {
    assert.match(String(await ask('SHOW server_version')), /^17\./);
    assert.equal(
      await ask(`SELECT datcollate FROM pg_database WHERE datname = 'postgres'`),
      'C.UTF-8',
    );
    assert.equal(await ask('SHOW timezone'), 'UTC');
  });

  it('refuses a client with a wrong password', async () => {
    const client = new pg.Client({ connectionString: server.url.replace(':postgres@', ':no@') });
    await assert.rejects(client.connect(), /password authentication failed/);
  });

  it('comes back after a kill -9, with a new password over the kept data', async () => {
    await ask('CREATE TABLE kept (id int)');
    await ask('CHECKPOINT');
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    assert(existsSync(join(options.dataDir, 'postmaster.pid')));
    server = await startPostgres({ ...options, password: `new 'one'` });
    assert.equal(await ask('SELECT count(*)::int FROM kept'), 0);
  });
});
