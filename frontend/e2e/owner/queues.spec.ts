import { expectUsable } from '../browser/accessibility.ts';
import { openDesk, openPlace } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { type BookedAppointment, bookAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';

const reminder = 'reminder-10-minutes';

/** Makes an email of the appointment wait in the queue: it is due, and marked as being sent. */
async function delayReminder({ id }: BookedAppointment): Promise<void> {
  await query(
    `INSERT INTO email.deliveries (subject, mail, sequence, appointment_id, message_id, state, attempts,
       sending_since, created_at, changed_at)
     VALUES ('appointment:' || $1::bigint, $2, 0, $1::bigint, gen_random_uuid(), 'queued', 1, now(), now(), now())`,
    [id, reminder],
  );
  const due = await query(
    `UPDATE scheduling.outbox SET due_at = now() WHERE subject = 'appointment:' || $1 AND name = $2
     RETURNING id`,
    [id, reminder],
  );
  expect(due.length).toBe(1);
}

/** Marks the email as sent, so that the job ends at its next attempt instead of failing. */
async function settleReminder({ id }: BookedAppointment): Promise<void> {
  await query(
    `UPDATE email.deliveries SET state = 'sent', sending_since = NULL
     WHERE appointment_id = $1 AND mail = $2`,
    [id, reminder],
  );
}

test.describe('queues on the owner’s desk', () => {
  test(`show an email that waits for its next attempt`, async ({ newVisitor }) => {
    const call = await bookAppointment();
    await delayReminder(call);
    try {
      const { page } = await newVisitor({ width: 360 });
      await openDesk(page);
      await openPlace(page, 'Queues');
      const emails = page.getByRole('region', { name: 'Emails', exact: true });
      await emails.getByRole('button', { name: /^Delayed/ }).click();
      const row = emails.getByRole('listitem').filter({ hasText: `call ${call.id},` });
      await row.getByText('Reminder, 10 minutes before').waitFor();
      await row.getByText(/Next attempt/).waitFor();
      await expect(emails).not.toHaveText(new RegExp(call.lead.name));
      const checks = page.getByRole('region', { name: 'Ranking checks' });
      await checks.getByRole('button', { name: /^Delayed/ }).waitFor();
      await expectUsable(page, 'the queues');
    } finally {
      await settleReminder(call);
    }
  });
});
