import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@agency/infra/native/process/run';
import { bareEnvironment } from '@agency/infra/native/stack/context';
import { dropDatabase, ensureDatabase } from '@agency/infra/native/stack/database';
import { repository } from '@agency/infra/settings/paths';
import { serviceNames } from '@agency/infra/settings/service-names';
import pg from 'pg';
import { rolePassword } from './today.ts';
import type { Version } from './versions.ts';

/** A database as this version left it, on a server of the tests; returns its address. */
export async function restoreEarlier(serverUrl: string, { commit }: Version): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/upgrade_${commit}`;
  await dropDatabase(url.href);
  await ensureDatabase(url.href);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    for (const role of serviceNames) {
      // Roles are no part of a database, and other suites on this server make the same.
      await client.query(
        `DO $$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
      );
    }
    await client.query(readFileSync(join(import.meta.dirname, 'earlier', `${commit}.sql`), 'utf8'));
  } finally {
    await client.end();
  }
  return url.href;
}

/** Today's migrate step, as every start of the product runs it; returns what it says. */
export function migrate(adminUrl: string): Promise<string> {
  const passwords = serviceNames.map((name) => [`${name.toUpperCase()}_DB_PASSWORD`, rolePassword]);
  return run(process.execPath, [join(repository, 'services/migrate/dist/main.js')], {
    env: {
      ...bareEnvironment(),
      DATABASE_ADMIN_URL: adminUrl,
      ...Object.fromEntries(passwords),
    },
  });
}
