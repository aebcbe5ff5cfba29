import assert from 'node:assert/strict';
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { backUpDocker, restoreDocker } from '@agency/infra/backup/docker';
import { backupFolder, verifyBackup } from '@agency/infra/backup/file';
import { compose } from '@agency/infra/docker/compose';
import { run } from '@agency/infra/native/process/run';
import { withClient } from '@agency/infra/native/stack/database';
import { query, sendLead } from './product.ts';

/** Every table of a database with its number of rows and a checksum of their content. */
async function tablesOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'operations') ORDER BY 1`,
    );
    const tables: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${name} AS t`,
      );
      tables[name] = sums[0]?.sum ?? '';
    }
    return tables;
  });
}

const url = process.env.DATABASE_ADMIN_URL ?? '';
const elsewhere = url.replace(/\/app$/, '/elsewhere');

async function isStored(id: number): Promise<boolean> {
  return (await query(`SELECT FROM leads.contacts WHERE id = ${id}`)).length === 1;
}

/** Where the outboxes and the deliveries still name a lead. */
async function tracesOf(id: number): Promise<string[]> {
  const rows = await query<{ subject: string }>(
    `SELECT subject FROM leads.outbox WHERE subject = $1
     UNION ALL SELECT subject FROM email.outbox WHERE subject = $1
     UNION ALL SELECT subject FROM email.deliveries WHERE subject = $1`,
    [`contact:${id}`],
  );
  return rows.map(({ subject }) => subject);
}

async function withBackup(work: (file: string) => Promise<void>): Promise<void> {
  const file = join(backupFolder, await backUpDocker());
  try {
    await verifyBackup(file);
    await work(file);
  } finally {
    for (const one of [file, `${file}.sha256`]) rmSync(one);
  }
}

describe('a backup', () => {
  it('should be made on its own, and its age be told', async () => {
    const [row] = await query<{ made: number }>(
      'SELECT count(*)::int AS made FROM operations.backups',
    );
    assert.ok(row && row.made >= 1);
    const metrics = await compose(
      ...['exec', '--no-TTY', 'leads', 'node', '--eval'],
      `fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)`,
    );
    assert.match(metrics, /^backup_last_success_timestamp_seconds\{service="leads"\} 1\d{9}/m);
  });

  it('should bring back every table, row for row, in another database', async () => {
    for (let count = 0; count < 3; count++) await sendLead();
    // The relay and the check write on their own; nothing may change between the backup and the comparison.
    await compose('pause', 'leads', 'scheduling', 'rankings', 'email');
    try {
      await withBackup(async (file) => {
        await query('CREATE DATABASE elsewhere');
        const inBackup = ['compose', 'run', '--rm', '--no-deps', '--no-TTY'];
        await run(
          'docker',
          [
            ...inBackup,
            '--env',
            'PGDATABASE=elsewhere',
            'backup',
            'restore',
            file.split('/').at(-1) ?? '',
          ],
          { input: createReadStream(file) },
        );
        const tables = await tablesOf(url);
        assert.ok(Object.keys(tables).length > 10);
        assert.match(tables['leads.contacts'] ?? '', /^[3-9]|\d\d/);
        assert.deepEqual(await tablesOf(elsewhere), tables);
      });
    } finally {
      await compose('unpause', 'leads', 'scheduling', 'rankings', 'email');
      await query('DROP DATABASE IF EXISTS elsewhere WITH (FORCE)');
    }
  });

  it('should take the place of the running product’s data, which then goes on', async () => {
    const before = await sendLead();
    await withBackup(async (file) => {
      const after = await sendLead();
      await restoreDocker(file);
      assert.equal(await isStored(before), true);
      assert.equal(await isStored(after), false);
      assert.equal(await isStored(await sendLead()), true);
    });
  });

  it('should not bring back a lead that was erased since, nor anything about it', async () => {
    const [erased, kept] = [await sendLead(), await sendLead()];
    await withBackup(async (file) => {
      await query('DELETE FROM leads.contacts WHERE id = $1', [erased]);
      await restoreDocker(file);
      assert.deepEqual([await isStored(erased), await isStored(kept)], [false, true]);
      assert.deepEqual(await tracesOf(erased), []);
      assert.equal((await tracesOf(kept)).length > 0, true);
    });
  });

  it('should not bring it back either when the database has lost its list of erased leads', async () => {
    const erased = await sendLead();
    await withBackup(async (file) => {
      await query('DELETE FROM leads.contacts WHERE id = $1', [erased]);
      // The backup container records it beside its backups within a minute; making another backup does so, too.
      await withBackup(async () => {
        await query('DELETE FROM operations.erased_contacts');
        await restoreDocker(file);
        assert.equal(await isStored(erased), false);
      });
    });
  });

  it('should be readable with the secret key only, when it is encrypted', async () => {
    const key = await compose('run', '--rm', '--no-deps', '--no-TTY', 'backup', 'age-keygen');
    process.env.BACKUP_RECIPIENT = /age1\w+/.exec(key)?.[0];
    try {
      const before = await sendLead();
      await withBackup(async (file) => {
        assert.match(file, /\.age$/);
        const after = await sendLead();
        await assert.rejects(restoreDocker(file));
        assert.equal(await isStored(after), true);
        process.env.BACKUP_IDENTITY = key;
        await restoreDocker(file);
        assert.deepEqual([await isStored(before), await isStored(after)], [true, false]);
      });
    } finally {
      delete process.env.BACKUP_RECIPIENT;
      delete process.env.BACKUP_IDENTITY;
    }
  });
});
