import { maxOwnerNoticesPerHour } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import { ownerEmail } from './email-app.js';
import { EmailStand, hours } from './email-stand.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
beforeEach(() => stand.startWorker());
const later = (minutes: number) => new Date(stand.now.getTime() + minutes * 60_000);
const emailsToOwner = () =>
  stand.server.received.filter(({ recipients }) => recipients.includes(ownerEmail)).length;

/** The notices of this many forms. */
async function sendNotices(count: number): Promise<void> {
  for (let lead = 0; lead < count; lead += 1) {
    await order('leads', { name: 'lead-notice', about: await addLead(), dueAt: stand.now });
  }
  await stand.work();
}

/** This many notices that she has just had: one, and the records of the others. */
async function hadNotices(count: number): Promise<void> {
  await sendNotices(1);
  await admin.query(
    `INSERT INTO email.deliveries (mail, subject, sequence, contact_id, message_id, state, attempts,
       created_at, changed_at, recipient_key)
     SELECT mail, subject, copy, contact_id, gen_random_uuid(), state, attempts,
       created_at, changed_at, recipient_key
     FROM email.deliveries, generate_series(1, $1::integer) AS copy`,
    [count - 1],
  );
  stand.server.received.length = 0;
}

const summaries = async () => (await deliveries()).filter(({ mail }) => mail === 'notice-summary');
const subjects = async () => (await stand.server.emails()).map(({ subject }) => subject);

it('should cover what is beyond 60 notices in an hour, after each ten minutes', async () => {
  await stand.startAnotherWorker();
  await hadNotices(maxOwnerNoticesPerHour - 1);
  await sendNotices(1 + 3);
  const { id } = await addCall(later(hours(48)));
  await order('scheduling', { name: 'booking-notice', about: id, dueAt: stand.now });
  await stand.work();
  const sequence = await changeCall(id, { startsAt: later(hours(49)) });
  const moved = { name: 'booking-change-notice', about: id, sequence, dueAt: stand.now };
  await order('scheduling', moved);
  await stand.work();
  expect(emailsToOwner()).toBe(1);
  stand.pass(10);
  await until(async () => (await summaries()).length === 1);
  await sendNotices(1);
  stand.pass(10);
  await until(async () => (await summaries()).length === 2);
  await stand.settle();
  expect((await subjects()).filter((subject) => subject?.includes('more'))).toEqual([
    '3 more leads, 1 more booking and 1 more change',
    '1 more lead',
  ]);
  expect((await summaries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

it('should not be needed an hour later, when every notice is sent again', async () => {
  await hadNotices(maxOwnerNoticesPerHour);
  stand.pass(hours(1));
  await sendNotices(3);
  expect(emailsToOwner()).toBe(3);
  expect((await deliveries()).filter(({ state }) => state === 'skipped')).toEqual([]);
});

it('should not be sent about leads that were erased meanwhile', async () => {
  await hadNotices(maxOwnerNoticesPerHour);
  await sendNotices(1);
  await admin.query('DELETE FROM leads.contacts');
  stand.pass(10);
  await until(async () => {
    const [row] = await admin.query(
      'SELECT count(*)::integer AS waiting FROM email.outbox WHERE relayed_at IS NULL',
    );
    return row.waiting === 0;
  });
  await stand.settle();
  expect(emailsToOwner()).toBe(0);
  expect(await summaries()).toEqual([]);
});
