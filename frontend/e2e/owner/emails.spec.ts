import { expectUsable } from '../browser/accessibility.ts';
import { openAppointmentRow } from '../browser/appointments.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { bookAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';

/** Marks the invitation as rejected by the mail server. */
async function failInvitation(appointmentId: number): Promise<void> {
  await expect(async () => {
    const rows = await query(
      `UPDATE email.deliveries SET state = 'failed', reason = 'The mail server rejected the address (550 5.1.1).'
       WHERE appointment_id = $1 AND mail = 'booking-invitation' AND state = 'sent' RETURNING id`,
      [appointmentId],
    );
    expect(rows.length, 'The invitation has not been sent yet.').toBe(1);
  }).toPass();
}

test.describe('emails on the owner’s desk', () => {
  test(`show which one failed and send it again`, async ({ newVisitor }) => {
    const call = await bookAppointment();
    await failInvitation(call.id);
    const { page } = await newVisitor({ width: 360 });
    await openDesk(page, '?tab=appointments&view=list');
    const notice = page.getByRole('region', { name: /could not be sent$/ });
    await notice.getByRole('button', { name: /^Show the emails/ }).click();
    await notice.getByRole('listitem').filter({ hasText: call.lead.name }).waitFor();
    await expectUsable(page, 'an email has failed');

    const row = await openAppointmentRow(page, call.lead.name);
    await row.getByRole('button', { name: 'Emails' }).click();
    const emails = row.getByRole('region', { name: 'Emails' });
    await emails.getByText('Reminder, 24 hours before: queued').waitFor();
    await emails.getByText('Appointment invitation: failed').waitFor();
    await expectUsable(page, 'the emails of an appointment');
    await emails.getByRole('button', { name: /^Send again/ }).click();
    await emails.getByRole('button', { name: /^Send again/ }).waitFor({ state: 'detached' });
    await expect(async () => {
      const [delivery] = await query<{ state: string; attempts: number }>(
        `SELECT state, attempts FROM email.deliveries
             WHERE appointment_id = $1 AND mail = 'booking-invitation'`,
        [call.id],
      );
      expect(delivery).toStrictEqual({ state: 'sent', attempts: 2 });
    }).toPass();

    await page.goto(`/admin?lead=${call.lead.id}`);
    const { timeline } = leadPanel(page);
    await timeline.getByText('Appointment invitation: sent').waitFor();
    await timeline.getByText('Reminder, 10 minutes before: queued').waitFor();
  });
});
