import { MetricsService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { startEmail } from './email-app.js';
import { addLead, emptyTables } from './stored.js';

const now = new Date('2026-11-20T17:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

async function addDelivery(state: string, changedAt: Date): Promise<void> {
  const contactId = await addLead();
  await admin.query(
    `INSERT INTO email.deliveries (mail, subject, sequence, contact_id, message_id, state, created_at, changed_at)
     VALUES ('lead-notice', $1, 0, $2, gen_random_uuid(), $3, $4, $5)`,
    [`contact:${contactId}`, contactId, state, hoursAgo(100), changedAt],
  );
}

const gaugesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^mails\{state="(\w+)",service="email"\} (\d+)$/gm)].map(
      ([, state, count]) => [state, Number(count)],
    ),
  );

it('should tell what became of the last day’s emails, and of none before', async () => {
  await emptyTables();
  const app = await startEmail({}, { now: () => now });
  const metrics = app.get(MetricsService);
  expect(gaugesIn(await metrics.text())).toEqual({});
  for (const state of ['sent', 'sent', 'failed']) await addDelivery(state, hoursAgo(23));
  for (const state of ['failed', 'skipped']) await addDelivery(state, hoursAgo(25));
  expect(gaugesIn(await metrics.text())).toEqual({ sent: 2, failed: 1 });
  await admin.query('DELETE FROM leads.contacts');
  expect(gaugesIn(await metrics.text())).toEqual({});
});
