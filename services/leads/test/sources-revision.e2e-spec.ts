import { randomUUID } from 'node:crypto';
import { apiPaths, leadSourcesSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import { ArrivalsService } from '../src/arrivals/arrivals.service.js';
import { JourneysService } from '../src/journeys/journeys.service.js';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-25T17:00:00Z', relays: false });

const campaignId = 900;
const importId = randomUUID();
/** A campaign with a day of spend, and an invented lead whose journey was read. */
beforeEach(async () => {
  await flush();
  await admin.query('DELETE FROM leads.arrival_days');
  await admin.query(
    `INSERT INTO leads.spend_campaigns (id, platform, external_id, name) OVERRIDING SYSTEM VALUE
      VALUES ($1, 'google', '11', 'Spring')`,
    [campaignId],
  );
  await admin.query(
    `INSERT INTO leads.spend_imports (id, platform, at, cents, from_day, to_day)
      VALUES ($1, 'google', now(), 500, '2026-11-02', '2026-11-02')`,
    [importId],
  );
  await admin.query("INSERT INTO leads.spend_days VALUES ($1, $2, '2026-11-02', 500, false)", [
    importId,
    campaignId,
  ]);
  const invented = await addLead({ created_at: '2026-11-03T15:00:00Z', attribution: null });
  await admin.query('DELETE FROM leads.demo');
  await admin.query('INSERT INTO leads.demo (contact_ids) VALUES ($1)', [[invented]]);
  await refresh();
});

interface Change {
  name: string;
  prepare?(): Promise<unknown>;
  run(): Promise<unknown>;
}

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0.0.0 Safari/537.36',
};
const flush = () => suite.app.get(ArrivalsService).flush();
const refresh = () => suite.app.get(JourneysService).refresh();
const arrive = () =>
  suite.app.inject({
    method: 'POST',
    url: apiPaths.arrivals,
    payload: { kind: 'arrival', touch: { landingPath: '/' } },
    headers: browser,
  });
async function ask(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<void> {
  const { statusCode } = await suite.asOwner({ method, url, payload });
  if (statusCode >= 400) throw new Error(`Answered ${statusCode}`);
}

const typed = { platform: 'google', campaign: 'Fall', cents: 1_000 };
const oneDay = { from: '2026-11-01', to: '2026-11-01' };

/** Everything that changes what the sources count. */
const changes: Change[] = [
  { name: 'counted arrivals', prepare: arrive, run: flush },
  {
    name: 'the changed setting',
    run: () => ask('PUT', apiPaths.arrivalCounting, { isOn: false }),
  },
  {
    name: 'a new lead',
    prepare: () => addLead({ created_at: '2026-11-04T15:00:00Z', attribution: null }),
    run: refresh,
  },
  {
    name: 'added spend',
    run: () => ask('POST', apiPaths.typedSpend, { id: randomUUID(), ...typed, ...oneDay }),
  },
  { name: 'undone spend', run: () => ask('DELETE', `${apiPaths.spendImports}/${importId}`) },
  {
    name: 'the match of a campaign',
    run: () => ask('PUT', `${apiPaths.spendCampaigns}/${campaignId}`, { campaign: 'the-radio' }),
  },
  { name: 'removed demo data', run: () => ask('DELETE', apiPaths.demo) },
];

async function sources() {
  const url = `${apiPaths.leadSources}?from=2026-11-01&to=2026-11-30&by=campaign`;
  return leadSourcesSchema.parse((await suite.asOwner({ url })).json());
}

async function expectFreshAnswer(): Promise<void> {
  const answer = await sources();
  await admin.query('UPDATE leads.journey_cursor SET revision = revision + 1');
  expect(answer).toEqual(await sources());
}

/** As if the row were locked for longer than a statement may take. */
async function withoutRevisions(work: () => Promise<void>): Promise<void> {
  const others = 'read_to, next_to, next_at, seen_to';
  await admin.query(`REVOKE UPDATE ON leads.journey_cursor FROM leads;
    GRANT UPDATE (${others}) ON leads.journey_cursor TO leads`);
  try {
    await work();
  } finally {
    await admin.query(`REVOKE UPDATE (${others}) ON leads.journey_cursor FROM leads;
      GRANT UPDATE ON leads.journey_cursor TO leads`);
  }
}

it.each(changes)('should answer with $name, even if the first try failed', async (change) => {
  await sources();
  await change.prepare?.();
  await withoutRevisions(() => expect(change.run()).rejects.toThrow());
  await expectFreshAnswer();
  await change.run();
  await expectFreshAnswer();
});

it('should count each arrival once, even if the first try failed', async () => {
  await arrive();
  await withoutRevisions(() => expect(flush()).rejects.toThrow());
  await flush();
  expect((await sources()).visits.now.arrivals).toBe(1);
});

// Otherwise it could deadlock with a refresh, which locks the cursor of the journeys first, and never the demo.
it.each(changes)('should lock nothing before the cursor of the journeys: $name', async (change) => {
  await change.prepare?.();
  const other = admin.createQueryRunner();
  await other.startTransaction();
  await other.query('SELECT FROM leads.journey_cursor FOR UPDATE');
  const changed = change.run();
  const waiting = `SELECT pid FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database() AND usename = 'leads'`;
  await until(async () => (await admin.query(waiting)).length > 0);
  const locked = await admin.query(
    `SELECT DISTINCT relation::regclass::text AS relation FROM pg_locks
      WHERE pid IN (${waiting}) AND mode <> 'AccessShareLock'
        AND relation::regclass::text !~ '^leads\\.(journey_cursor|demo)(_pkey)?$'`,
  );
  await other.rollbackTransaction();
  await other.release();
  await changed;
  expect(locked).toEqual([]);
});
