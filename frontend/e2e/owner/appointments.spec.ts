import { expectAccessible } from '../browser/accessibility.ts';
import { openAppointmentRow } from '../browser/appointments.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';

test.describe('the owner’s appointments', () => {
  test('are completed in one tap after they start, edited by keyboard, canceled only after confirmation, and link to the lead', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const [begun, ahead] = [await bookAppointment(), await bookAppointment()];
    // The call of a failed try would overlap.
    await query(
      `UPDATE scheduling.appointments SET status = 'cancelled'
       WHERE scheduled_at BETWEEN now() - interval '1 hour' AND now() + interval '30 minutes'`,
    );
    // Ten minutes ago: no visitor can book there, so the test sets it.
    await query(
      `UPDATE scheduling.appointments SET scheduled_at = now() - interval '10 minutes' WHERE id = $1`,
      [begun.id],
    );
    await openDesk(page, '?tab=appointments&view=list');
    const today = page.getByRole('listitem').filter({ hasText: begun.lead.name });
    await today.getByRole('button', { name: 'Completed' }).click();
    await expectToast(page, 'Appointment Updated', 'Marked as completed.');
    expect((await findAppointment(begun.id))?.status).toBe('completed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Undone');
    expect((await findAppointment(begun.id))?.status).toBe('scheduled');
    await today.getByRole('button', { name: 'No-show' }).click();
    await expectToast(page, 'Appointment Updated', 'Marked as a no-show.');
    expect((await findAppointment(begun.id))?.status).toBe('no-show');
    await dismissToast(page);

    const row = await openAppointmentRow(page, ahead.lead.name);
    await expect(row.getByRole('button', { name: 'Completed' })).toHaveCount(0);
    const edit = row.getByRole('button', { name: 'Edit status and notes' });
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('textbox', { name: 'Notes' })).toBeFocused();
    await page.keyboard.type('Bring the July numbers.');
    await expectAccessible(page, 'notes are written');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Appointment Updated', 'Status and notes saved.');
    await expect(edit).toBeFocused();
    expect((await findAppointment(ahead.id))?.notes).toBe('Bring the July numbers.');
    await dismissToast(page);

    await row.getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(page, 'asked before canceling');
    await page.keyboard.press('Escape');
    expect((await findAppointment(ahead.id))?.status).toBe('scheduled');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel call' }).click();
    await row.getByText('Canceled', { exact: true }).waitFor();
    expect((await findAppointment(ahead.id))?.status).toBe('cancelled');
    await row.getByRole('link', { name: ahead.lead.name, exact: true }).click();
    await leadPanel(page).timeline.getByText('Form submitted').waitFor();
  });
});
