import type { Migration } from '@agency/platform';
import { DataSource, type QueryRunner } from 'typeorm';
import { databases } from '../src/databases.js';
import { runMigrations } from '../src/migrate.js';
import { prepareOperations } from '../src/prepare-operations.js';
import { prepareRoles } from '../src/prepare-roles.js';
import { breakingChanges } from './breaking-changes.js';
import { readCatalog } from './catalog.js';
import { createOwnDatabase, type OwnDatabase } from './own-database.js';

/**
 * The previous version must work with the migrated database (docs/operations.md, "Upgrade"). A migration that removes
 * something unused lists each such change, with the commit that stopped using it:
 *
 *     readonly unusedSince = { 'column leads.contacts.fax is gone': '1a2b3c4' };
 */
interface ReviewedMigration extends Migration {
  unusedSince?: Readonly<Record<string, string>>;
  /** New triggers and constraints that reject no row of the previous version. */
  neverRefuses?: readonly string[];
}

/** Compatibility begins after this one: versions before it cannot run beside later ones (docs/operations.md, "Upgrade"). */
const lastIncompatible = 1_767_200_000_005;

const isBaseline = ({ name }: { name: string }) => timeOf(name) <= lastIncompatible;

const newer = databases
  .flatMap(({ migrations }): (new () => ReviewedMigration)[] => migrations)
  .filter((Class) => !isBaseline(Class))
  .toSorted((one, other) => timeOf(one.name) - timeOf(other.name));

function timeOf(name: string): number {
  return Number(/\d{13}$/.exec(name)?.[0]);
}

async function changesOf(runner: QueryRunner, change: () => Promise<unknown>): Promise<string[]> {
  const before = await readCatalog(runner);
  await change();
  return breakingChanges(before, await readCatalog(runner));
}

let database: OwnDatabase;
let dataSource: DataSource;
let runner: QueryRunner;
beforeAll(async () => {
  database = await createOwnDatabase('compatibility');
  const { client, env } = database;
  await prepareRoles(client, env);
  await prepareOperations(client);
  for (const description of databases) {
    const migrations = description.migrations.filter(isBaseline);
    await runMigrations(env.DATABASE_ADMIN_URL, { ...description, migrations });
  }
  dataSource = await new DataSource({
    type: 'postgres',
    url: env.DATABASE_ADMIN_URL,
  }).initialize();
  runner = dataSource.createQueryRunner();
});
afterAll(async () => {
  await runner.release();
  await dataSource.destroy();
  await database.drop();
});

it('every migration should break nothing that still runs, or say since when it is unused', async () => {
  for (const Class of newer) {
    const migration = new Class();
    const said = migration.unusedSince ?? {};
    const changes = await changesOf(runner, () => migration.up(runner));
    const expected = [...Object.keys(said), ...(migration.neverRefuses ?? [])];
    expect([Class.name, changes.toSorted()]).toEqual([Class.name, expected.toSorted()]);
    for (const commit of Object.values(said)) expect(commit).toMatch(/^[0-9a-f]{7,40}$/);
  }
});

describe('what would break the version before', () => {
  beforeEach(() => runner.startTransaction());
  afterEach(() => runner.rollbackTransaction());

  it.each([
    ['DROP TABLE scheduling.availability', 'table scheduling.availability is gone'],
    ['ALTER TABLE leads.outbox RENAME TO queue', 'table leads.outbox is gone'],
    ['ALTER TABLE leads.contacts DROP COLUMN closed_at', 'column leads.contacts.closed_at is gone'],
    ['ALTER TABLE leads.contacts RENAME notes TO note', 'column leads.contacts.notes is gone'],
    [
      'ALTER TABLE scheduling.calendars ALTER event_count TYPE bigint',
      'column scheduling.calendars.event_count has another type',
    ],
    [
      'ALTER TABLE leads.contacts ALTER company SET NOT NULL',
      'column leads.contacts.company must be filled now',
    ],
    [
      'ALTER TABLE leads.contacts ALTER status DROP DEFAULT',
      'column leads.contacts.status has no default anymore',
    ],
    [
      'ALTER TABLE leads.contacts ADD COLUMN region text NOT NULL',
      'column leads.contacts.region is new, must be filled and has no default',
    ],
    [
      "ALTER TABLE leads.contacts ADD CONSTRAINT named CHECK (name <> '') NOT VALID",
      'constraint leads.named is new on leads.contacts',
    ],
    [
      'CREATE UNIQUE INDEX once ON leads.contacts (email)',
      'unique index leads.once is new on leads.contacts',
    ],
    [
      'REVOKE SELECT ON leads.contact_card FROM scheduling',
      'grant SELECT on leads.contact_card for scheduling is gone',
    ],
  ])('should be noticed: %s', async (statement, change) => {
    expect(await changesOf(runner, () => runner.query(statement))).toContain(change);
  });

  it.each([
    'ALTER TABLE leads.contacts ADD COLUMN region text',
    "ALTER TABLE leads.contacts ADD COLUMN region text NOT NULL DEFAULT 'coast'",
    'ALTER TABLE leads.contacts ALTER status DROP NOT NULL',
    'CREATE INDEX by_company ON leads.contacts (company)',
    'CREATE TABLE leads.more (id bigint NOT NULL, CONSTRAINT more_pkey PRIMARY KEY (id))',
  ])('should not be taken for it: %s', async (statement) => {
    expect(await changesOf(runner, () => runner.query(statement))).toEqual([]);
  });
});
