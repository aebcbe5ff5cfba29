import { databases } from '../src/databases.js';
import { runMigrations } from '../src/migrate.js';
import { prepareOperations } from '../src/prepare-operations.js';
import { prepareRoles } from '../src/prepare-roles.js';
import { createOwnDatabase, type OwnDatabase } from './own-database.js';

/** The owner's settings as each service kept them before: a table with one row for each. */
const before = `
INSERT INTO leads.retention (months) VALUES (24);
INSERT INTO leads.saved_views (name, query) VALUES ('Roofs', 'search=roof&messages=yes&status=new&view=board');
INSERT INTO leads.demo (contact_ids, calendar_id) VALUES ('{1099511627814}', 7);
INSERT INTO leads.recovery_address (address_id, replaces) VALUES (3, 'abc');
INSERT INTO scheduling.booking_rules (minimum_notice_minutes, horizon_days, buffer_minutes, open_holidays)
  VALUES (240, 30, 15, '{Thanksgiving Day}');
INSERT INTO scheduling.meeting_settings (kind, address) VALUES ('phone', '(910) 555-0100');
INSERT INTO rankings.alert_rules (rules) VALUES ('{ "positionChange": 4 }');
INSERT INTO rankings.owner_emails (is_week_on, weekday, is_alert_on, week_since)
  VALUES (true, 1, false, '2026-11-24T17:00:00Z');
INSERT INTO rankings.search_console_connection (key_id, account, sealed_key, site)
  VALUES ('7f2c1f0e-5d0c-4a55-9e9f-0a6f0f2f8a11', 'robot@example.com', decode(repeat('01ff', 60), 'hex'), NULL);
INSERT INTO email.notice_settings (version, addresses, last_address_id, sender_name)
  VALUES (8, '[{ "id": 1, "isMain": false, "confirmedAt": "2026-11-18T15:00:00.000Z" }]', 1, 'Longleaf');`;

let database: OwnDatabase;
beforeAll(async () => {
  database = await createOwnDatabase('settings');
  const { client, env } = database;
  await prepareRoles(client, env);
  await prepareOperations(client);
  const upTo = (isWanted: (name: string) => boolean) =>
    databases.map((description) => ({
      ...description,
      migrations: description.migrations.filter(({ name }) => isWanted(name)),
    }));
  for (const one of upTo((name) => !/^(Settings|Search)/.test(name))) {
    await runMigrations(env.DATABASE_ADMIN_URL, one);
  }
  await client.query(before);
  for (const one of databases) await runMigrations(env.DATABASE_ADMIN_URL, one);
});
afterAll(() => database.drop());

const stored = async (schema: string) =>
  (await database.client.query(`SELECT name, value, version FROM ${schema}.settings ORDER BY name`))
    .rows;

it('should keep what the owner chose before all settings were in one table', async () => {
  expect(await stored('leads')).toEqual([
    { name: 'demo', value: { contactIds: [1099511627814], calendarId: 7 }, version: 1 },
    { name: 'recovery-address', value: { addressId: 3, replaces: 'abc' }, version: 1 },
    { name: 'retention', value: { months: 24 }, version: 1 },
  ]);
  expect(await stored('scheduling')).toEqual([
    {
      name: 'booking-rules',
      value: {
        minimumNoticeMinutes: 240,
        horizonDays: 30,
        bufferMinutes: 15,
        maxCallsPerDay: null,
        isClosedOnHolidays: true,
        openHolidays: ['Thanksgiving Day'],
        maxCalendarAgeMinutes: null,
        isProposalAnswered: false,
      },
      version: 1,
    },
    { name: 'meeting', value: { kind: 'phone', address: '(910) 555-0100' }, version: 1 },
  ]);
  expect(await stored('rankings')).toEqual([
    { name: 'alert-rules', value: { positionChange: 4 }, version: 1 },
    {
      name: 'ranking-emails',
      value: { isWeekOn: true, weekday: 1, isAlertOn: false },
      version: 1,
    },
    {
      name: 'search-console',
      value: {
        keyId: '7f2c1f0e-5d0c-4a55-9e9f-0a6f0f2f8a11',
        account: 'robot@example.com',
        sealedKey: Buffer.from('01ff'.repeat(60), 'hex').toString('base64'),
        site: null,
      },
      version: 1,
    },
  ]);
  expect(await stored('email')).toMatchObject([
    { name: 'notices', value: { lastAddressId: 1, senderName: 'Longleaf' }, version: 8 },
  ]);
});

it('should open a saved view that asked for matches in messages, which every search finds now', async () => {
  const { rows } = await database.client.query('SELECT query FROM leads.saved_views');
  expect(rows).toEqual([{ query: 'search=roof&status=new&view=board' }]);
});

it('should not send a week that was due before its day was chosen', async () => {
  const { rows } = await database.client.query(
    'SELECT due_on::text AS due, report FROM rankings.week_reports',
  );
  expect(rows).toEqual([{ due: '2026-11-23', report: null }]);
});

it('should still show which addresses are confirmed', async () => {
  const { rows } = await database.client.query('SELECT id FROM email.confirmed_addresses');
  expect(rows).toEqual([{ id: 1 }]);
});
