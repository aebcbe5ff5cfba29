import { expectAccessible } from '../browser/accessibility.ts';
import { bookingPage, findAppointmentRow, openAppointmentRow } from '../browser/appointments.ts';
import { tabTo } from '../browser/keyboard.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast, notifications } from '../browser/toast.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';

test.describe('the owner’s appointments', () => {
  test('are moved from a phone, and the visitor’s link shows the new time', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const call = await bookAppointment();
    await openDesk(page, '?tab=appointments&view=list');
    await findAppointmentRow(page, call.lead.name);
    await expectAccessible(page, 'the list of appointments');
    await expectNoSidewaysScroll(page);
    const row = await openAppointmentRow(page, call.lead.name);
    await expectAccessible(page, 'what a row has no room for');
    await row.getByRole('button', { name: 'Move' }).click();
    const panel = row.getByRole('region', { name: 'Move to another time' });
    await panel.getByRole('button', { name: /^Friday, .*open$/ }).click();
    await panel.getByRole('button', { name: /^3:30 PM/ }).click();
    await expectAccessible(page, 'a new time is chosen');
    await expectNoSidewaysScroll(page);
    await panel.getByRole('button', { name: 'Move appointment' }).click();
    await notifications(page).getByText('Appointment Updated').waitFor();
    await expect
      .poll(async () => (await findAppointment(call.id))?.scheduled_at)
      .not.toStrictEqual(call.startsAt);

    const visitor = await newVisitor();
    await visitor.page.goto(call.link);
    await bookingPage(visitor.page).headline('Your strategy call').waitFor();
    await visitor.page.getByText('3:30 PM Eastern Time').waitFor();
  });

  test('are edited by keyboard and link to the lead', async ({ page }) => {
    const call = await bookAppointment();
    await openDesk(page, '?tab=appointments&view=list');
    const row = await openAppointmentRow(page, call.lead.name);
    const edit = row.getByRole('button', { name: 'Edit status and notes' });
    await edit.focus();
    await page.keyboard.press('Enter');
    const notes = row.getByRole('textbox', { name: 'Notes' });
    await expect(notes).toBeFocused();
    await page.keyboard.type('Bring the July numbers.');
    await expectAccessible(page, 'notes are written');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Appointment Updated', 'Status and notes have been saved.');
    await expect(edit).toBeFocused();
    expect((await findAppointment(call.id))?.notes).toBe('Bring the July numbers.');
    const lead = row.getByRole('link', { name: call.lead.name, exact: true });
    await lead.click();
    await leadPanel(page).timeline.getByText('Form sent').waitFor();
  });

  test('are completed in one tap after they start, and canceled only after confirmation', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const [begun, ahead] = [await bookAppointment(), await bookAppointment()];
    // Ten minutes ago: no visitor can book there, so the test sets it.
    await query(
      `UPDATE scheduling.appointments SET scheduled_at = now() - interval '10 minutes',
           blocked_until = now() - interval '9 minutes' WHERE id = $1`,
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
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(page, 'asked before cancelling');
    await page.keyboard.press('Escape');
    expect((await findAppointment(ahead.id))?.status).toBe('scheduled');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await row.getByText('Cancelled').waitFor();
    expect((await findAppointment(ahead.id))?.status).toBe('cancelled');
  });

  test('are not overwritten by an outdated page', async ({ page, newVisitor, browserErrors }) => {
    browserErrors.expect(/the server responded with a status of 409/);
    const call = await bookAppointment();
    await openDesk(page, '?tab=appointments&view=list');
    const row = await openAppointmentRow(page, call.lead.name);
    await row.getByRole('button', { name: 'Edit status and notes' }).click();
    await row.getByRole('textbox', { name: 'Notes' }).fill('Mine');

    const other = await newVisitor();
    await other.page.goto(call.link);
    await bookingPage(other.page).cancel.click();
    await bookingPage(other.page).confirmCancel.click();
    await bookingPage(other.page).headline('This call is cancelled').waitFor();

    const save = row.getByRole('button', { name: 'Save' });
    await save.click();
    await row.getByText('This appointment was saved somewhere else since you opened it.').waitFor();
    await expectAccessible(page, 'told of another change');
    expect((await findAppointment(call.id))?.notes).toBe(null);
    await tabTo(page, row.getByRole('button', { name: 'Keep my changes' }));
    await page.keyboard.press('Enter');
    await save.click();
    await expect(async () => {
      const stored = await findAppointment(call.id);
      expect(stored?.notes).toBe('Mine');
      expect(stored?.status).toBe('cancelled');
    }).toPass();
  });
});
