import { defaultAlertRules, type KnownAlertRules } from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { emails } from '../src/emails/emails.js';
import { EmailStand } from './email-stand.js';
import { deliveries } from './stored.js';

const stand = new EmailStand();
const keyword = '<b>harbor cruise</b>';

const order = (name: string, payload: object, subject: string) =>
  admin.query(
    `INSERT INTO rankings.outbox (name, payload, subject, request_id, due_at) VALUES ($1, $2, $3, 'request-1', $4)`,
    [name, payload, subject, stand.now],
  );

/** A window with an alert about a keyword, and its email in the outbox `times` times. */
async function raise(times = 1, rules: KnownAlertRules = defaultAlertRules): Promise<void> {
  await admin.query(
    `INSERT INTO rankings.keywords (keyword) VALUES ($1)
     ON CONFLICT (keyword) DO UPDATE SET state = 'active'`,
    [keyword],
  );
  await admin.query(
    `INSERT INTO rankings.alerts (source, keyword_id, window_end, type, severity,
       previous_position, current_position, created_at)
     SELECT 'csv', id, '2026-11-18', 'drop', 'high', 6, 12.5, now()
     FROM rankings.keywords WHERE keyword = $1`,
    [keyword],
  );
  const [{ id }] = await admin.query(
    `INSERT INTO rankings.told_windows (source, window_end, period_from, rules, created_at)
     VALUES ('csv', '2026-11-18', '2026-11-12', $1, now()) RETURNING id`,
    [JSON.stringify(rules)],
  );
  for (let copy = 0; copy < times; copy += 1) {
    await order('ranking-alerts', { windowId: id }, `ranking-alerts:${id}`);
  }
}

const texts = () => stand.server.received.map(({ raw }) => raw);

it('should tell alerts once, however often they were ordered and whichever worker takes them', async () => {
  await stand.startWorker();
  await stand.startAnotherWorker();
  await raise(5);
  await stand.work();
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toContain('&lt;b&gt;harbor cruise');
  expect(await deliveries()).toMatchObject([{ mail: 'ranking-alerts', state: 'sent' }]);
});

it('should tell alerts that were raised before a deploy that brought another rule', async () => {
  const { leavingTop10IsHigh, ...earlier } = defaultAlertRules;
  await raise(1, { ...earlier, highChange: 6 });
  await stand.startWorker();
  await stand.work();
  expect(texts()).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ mail: 'ranking-alerts', state: 'sent' }]);
});

it('should not tell alerts that were taken back before', async () => {
  await raise();
  await admin.query('DELETE FROM rankings.alerts');
  await stand.startWorker();
  await stand.work();
  expect(texts()).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { mail: 'ranking-alerts', state: 'skipped', reason: 'The alerts were taken back.' },
  ]);
});

it('should tell a week to the addresses that are notified of rankings', async () => {
  const { sample } = emails['ranking-week'];
  if (sample.about !== 'rankingWeek') throw new Error('It is about a week.');
  const [{ id }] = await admin.query(
    `INSERT INTO rankings.week_reports (due_on, report, created_at) VALUES ('2026-11-23', $1, now()) RETURNING id`,
    [JSON.stringify(sample.report)],
  );
  const address = {
    isMain: false,
    addedAt: '2026-11-01T17:00:00Z',
    confirmedAt: '2026-11-01T17:00:00Z',
  };
  await storeSetting('email', 'notices', {
    addresses: [
      { ...address, id: 1, address: 'seo@agency.example', kinds: ['rankings'] },
      { ...address, id: 2, address: 'calls@agency.example', kinds: ['call'] },
    ],
    lastAddressId: 2,
  });
  await order('ranking-week', { reportId: id }, `ranking-week:${id}`);
  await stand.startWorker();
  await stand.work();
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toContain('seo@agency.example');
  expect(texts()[0]).not.toContain('calls@agency.example');
});
