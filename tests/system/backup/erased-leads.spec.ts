import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { erasedLeadsFile, erasedLeadsNear } from '@agency/infra/backup/file';
import { repository } from '@agency/infra/settings/paths';
import {
  createDatabase,
  migrate,
  stopTestServers,
  type TestDatabase,
  testServers,
} from '@agency/testing/stack/database';
import pg from 'pg';

const erased = 8112093740551;
const kept = 4611040226353;
/**
 * A backup of an earlier version with two leads, as PostgreSQL's own programs would unpack it. It has only the tables
 * that erasing needs.
 */
const backup = `
  CREATE SCHEMA leads;
  CREATE TABLE leads.contacts (id bigint PRIMARY KEY);
  CREATE TABLE leads.outbox (subject text);
  INSERT INTO leads.contacts VALUES (${erased}), (${kept});
  INSERT INTO leads.outbox VALUES ('contact:${erased}'), ('contact:${kept}');
`;

/**
 * The scripts on a real server. Stand-ins take the place of psql and pg_restore, which not every machine has in the
 * server's version; tests/system/containers tries the real ones.
 */
describe('erased leads', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-erased-'));
  let backups: string;
  let postgresUrl: string;
  /** An empty product. */
  let template: TestDatabase;
  let database: TestDatabase;
  let client: pg.Client;

  before(async () => {
    ({ postgresUrl } = await testServers());
    template = await createDatabase(postgresUrl, 'erased_leads_template');
    await migrate(template.url);
    mkdirSync(join(folder, 'bin'));
    const program = (name: string, lines: string) =>
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    program('psql', `exec '${process.execPath}' '${join(import.meta.dirname, 'psql.ts')}'`);
    const list = '6; 2615 1 SCHEMA - leads x';
    program('pg_restore', `case $1 in --list) echo '${list}' ;; *) cat "$2" ;; esac`);
  });
  after(async () => {
    await template.drop();
    await stopTestServers();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  beforeEach(async () => {
    backups = mkdtempSync(join(folder, 'backups-'));
    await install();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  /** Installs an empty product. */
  async function install(): Promise<void> {
    database = await createDatabase(postgresUrl, 'erased_leads', template);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  }

  /** Loses the machine's database and installs the product again. */
  async function loseDatabase(): Promise<void> {
    await client.end();
    await database.drop();
    await install();
  }

  function run(script: string, args: string[], input: string) {
    const { hostname, port, username, password, pathname } = new URL(database.url);
    return spawnSync('bash', [join(repository, 'infra/backup', script), ...args], {
      encoding: 'utf8',
      input,
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        BACKUP_DIR: backups,
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGPASSWORD: decodeURIComponent(password),
        PGDATABASE: pathname.slice(1),
      },
    });
  }

  function succeed(script: string, args: string[], input: string): void {
    const { status, stderr } = run(script, args, input);
    assert.equal(status, 0, stderr);
  }
  const restore = () => succeed('restore.sh', ['app-20261121T030000Z.dump'], backup);
  const noteErasedLeads = (list = '') => succeed('erased-leads.sh', [], list);
  const listFile = () => join(backups, erasedLeadsFile);

  const leads = async (): Promise<number[]> =>
    (await client.query('SELECT id FROM leads.contacts ORDER BY id')).rows.map(({ id }) =>
      Number(id),
    );

  /** Adds the lead to the running product and erases it, as the owner does. */
  async function erase(): Promise<void> {
    await client.query(
      `INSERT INTO leads.contacts (id, name, email, phone, bot_check)
       VALUES (${erased}, 'Mei Tanaka', 'mei@tanaka-dental.example', '+1 910 555 0177', 'passed')`,
    );
    await client.query(`DELETE FROM leads.contacts WHERE id = ${erased}`);
  }

  it('should be gone when a restore commits, with the emails that wait for them', async () => {
    await erase();
    restore();
    assert.deepEqual(await leads(), [kept]);
    const { rows } = await client.query('SELECT subject FROM leads.outbox');
    assert.deepEqual(rows, [{ subject: `contact:${kept}` }]);
    await client.query('DELETE FROM operations.erased_contacts');
    restore();
    assert.deepEqual(await leads(), [kept, erased]);
  });

  it('should stay erased when the database is lost and the list beside the backups is left', async () => {
    await erase();
    noteErasedLeads();
    assert.match(readFileSync(listFile(), 'utf8'), new RegExp(`^${erased},20[-0-9T:]+Z\n$`));
    await loseDatabase();
    noteErasedLeads();
    restore();
    assert.deepEqual(await leads(), [kept]);
  });

  it('should be erased by the list that was copied along with a backup to a new machine', async () => {
    const elsewhere = mkdtempSync(join(folder, 'copy-'));
    writeFileSync(join(elsewhere, erasedLeadsFile), `${erased},2026-11-20T12:00:00Z\n`);
    const list = await text(erasedLeadsNear(join(elsewhere, 'app-20261121T030000Z.dump')));
    noteErasedLeads(list);
    restore();
    assert.deepEqual(await leads(), [kept]);
    assert.match(readFileSync(listFile(), 'utf8'), /^8112093740551,2026-11-20T12:00:00Z$/m);
  });

  it('should be kept in one list, whichever of the two knows them', async () => {
    writeFileSync(listFile(), '1099511627777,2026-01-01T00:00:00Z\n');
    await client.query(
      "INSERT INTO operations.erased_contacts VALUES (1099511627778, '2026-02-01Z')",
    );
    noteErasedLeads('1099511627779,2026-03-01T00:00:00Z\n1099511627777,2026-04-01T00:00:00Z\n');
    const all = [
      '1099511627777,2026-04-01T00:00:00Z',
      '1099511627778,2026-02-01T00:00:00Z',
      '1099511627779,2026-03-01T00:00:00Z',
    ];
    const listed = readFileSync(listFile(), 'utf8').trim().split('\n');
    assert.deepEqual(listed.toSorted(), all);
    noteErasedLeads();
    assert.deepEqual(readFileSync(listFile(), 'utf8').trim().split('\n'), listed);
  });

  it('should not be taken from a file that is no list', async () => {
    for (const list of [
      "1,2026-01-01T00:00:00Z'); DROP TABLE leads.contacts; --\n",
      'name,email\n',
    ]) {
      const { status, stderr } = run('erased-leads.sh', [], list);
      assert.notEqual(status, 0);
      assert.match(stderr, /not a list of erased leads/);
    }
    assert.equal(existsSync(listFile()), false);
    assert.deepEqual(await leads(), []);
  });
});
