import { emailViews, leadsViews, rankingsViews, schedulingViews } from '@agency/platform';
import type { Client } from 'pg';
import { migrate } from '../src/migrate.js';
import { createOwnDatabase, type OwnDatabase } from './own-database.js';

const rules = {
  minimumImpressions: 10,
  positionChange: 3,
  crossings: [3, 10],
  mediumChange: 5,
  highChange: 10,
  leavingTop10IsHigh: true,
};
const noMoves = { count: 0, biggest: [] };
const report = {
  source: 'csv',
  period: { from: '2026-11-12', to: '2026-11-18' },
  now: { clicks: 1, impressions: 10, position: 4.5 },
  before: null,
  gained: noMoves,
  lost: noMoves,
  entered: noMoves,
  left: noMoves,
  advice: [],
};

const views = [
  ...Object.values(leadsViews),
  ...Object.values(schedulingViews),
  ...Object.values(rankingsViews),
  ...Object.values(emailViews),
];
const leadId = 2 ** 40 + 38;

let database: OwnDatabase;
let client: Client;
beforeAll(async () => {
  database = await createOwnDatabase('views');
  await migrate(database.env);
  client = database.client;
});
afterAll(() => database.drop());

/** Grants on views to roles other than the owning service's. */
async function foreignGrants(): Promise<{ name: string; grantee: string; privilege: string }[]> {
  const { rows } = await client.query(`
    SELECT format('%s.%s', table_schema, table_name) AS name, grantee, privilege_type AS privilege
    FROM information_schema.role_table_grants
    JOIN information_schema.views USING (table_schema, table_name)
    WHERE grantee IN ('leads', 'scheduling', 'rankings', 'email') AND grantee <> table_schema
    ORDER BY 1, 2, 3`);
  return rows;
}

describe('the views between services', () => {
  it('should have exactly the declared readers, and be read-only', async () => {
    const declared = views
      .flatMap(({ name, readers }) =>
        readers.map((grantee) => ({ name, grantee, privilege: 'SELECT' })),
      )
      .sort((a, b) => a.name.localeCompare(b.name));
    expect(await foreignGrants()).toEqual(declared);
  });

  it.each(views)(
    '$name should have exactly the columns of its row schema',
    async ({ name, rowSchema }) => {
      const { fields } = await client.query(`SELECT * FROM ${name} LIMIT 0`);
      expect(fields.map((field) => field.name).sort()).toEqual(Object.keys(rowSchema.shape).sort());
    },
  );
});

describe('rows of the views between services', () => {
  beforeAll(async () => {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO leads.contacts (id, name, email, phone, bot_check, erasure_requested_at)
       VALUES ($1, 'Ann Rivers', 'ann@harbor-bakery.example', '(910) 555-0123', 'passed', now())`,
      [leadId],
    );
    await client.query(
      `INSERT INTO scheduling.appointments
         (id, contact_id, scheduled_at, duration, notes, calendar_uid, meeting_room, bot_check, confirm_by)
       VALUES (38, $1, '2066-11-12 14:00+00', 30, 'Owes us money', gen_random_uuid(), 'room', 'passed', now())`,
      [leadId],
    );
    await client.query(`
      INSERT INTO scheduling.events (appointment_id, at, kind, detail)
      VALUES (38, now(), 'call-booked', '{"by": "visitor", "scheduledAt": "2066-11-12T14:00:00.000Z"}'),
        (38, now(), 'call-moved', '{"by": "owner", "from": "2066-11-11T14:00:00.000Z", "message": "Sorry"}')`);
    await client.query(
      `INSERT INTO leads.replies (contact_id, subject, body, request_key, created_at)
       VALUES ($1, 'Your ads', 'Hello Ann', gen_random_uuid(), now())`,
      [leadId],
    );
    await client.query(
      `INSERT INTO leads.activities (contact_id, at, kind, detail)
       VALUES ($1, now(), 'called', '{"outcome": "no-answer"}'), ($1, now(), 'wrote', '{}')`,
      [leadId],
    );
    await client.query(
      `INSERT INTO rankings.week_reports (due_on, report, created_at) VALUES ('2026-11-23', $1, now())`,
      [JSON.stringify(report)],
    );
    await client.query(
      `INSERT INTO rankings.told_windows (source, window_end, period_from, rules, created_at)
       VALUES ('csv', '2026-11-18', '2026-11-12', $1, now())`,
      [JSON.stringify(rules)],
    );
    await client.query(`
      INSERT INTO rankings.alerts (source, keyword_id, window_end, type, severity,
        previous_position, current_position, created_at)
      SELECT 'csv', min(id), '2026-11-18', 'drop', 'high', 6, 12.5, now() FROM rankings.keywords`);
    await client.query(
      `INSERT INTO scheduling.calendars (name, color, source, read_at)
       VALUES ('Family', 'green', 'file', now())`,
    );
    await client.query(`
      INSERT INTO email.settings (name, value, version)
      VALUES ('notices', '{ "addresses": [{ "id": 1, "isMain": false, "confirmedAt": "2026-11-18T15:00:00.000Z" }] }', 1)`);
    const outboxColumns = '(name, payload, subject, request_id, due_at)';
    await client.query(`
      INSERT INTO leads.outbox ${outboxColumns}
      VALUES ('lead-notice', '{"contactId": ${leadId}}', 'contact:${leadId}', 'r', now())`);
    await client.query(`
      INSERT INTO scheduling.outbox ${outboxColumns}
      VALUES ('booking-notice', '{"appointmentId": 38, "sequence": 0}', 'appointment:38', 'r', now())`);
  });
  afterAll(() => client.query('ROLLBACK'));

  it.each(views)('of $name should match its row schema', async ({ name, rowSchema }) => {
    const { rows } = await client.query(`SELECT * FROM ${name}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(rowSchema.safeParse(row).error?.issues ?? []).toEqual([]);
  });
});
