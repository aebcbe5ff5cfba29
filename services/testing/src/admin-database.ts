import { DataSource } from 'typeorm';
import { adminUrl } from './test-stack.ts';

/** The suite's database with superuser rights: for a test's own rows, and for reading everything. */
export const admin = new DataSource({ type: 'postgres', url: adminUrl });

/** Empties tables in this order. Truncating a small table takes Postgres ten times as long as deleting its rows. */
export async function deleteRows(tables: readonly string[]): Promise<void> {
  await admin.query(tables.map((table) => `DELETE FROM ${table}`).join(';'));
}

/** Stores fields of a setting as if it had been saved; those that are missing have their initial value. */
export async function storeSetting(schema: string, name: string, value: object): Promise<void> {
  await admin.query(
    `INSERT INTO ${schema}.settings (name, value, version) VALUES ($1, $2, 1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = settings.version + 1`,
    [name, JSON.stringify(value)],
  );
}
