import { easternDateOf, easternInstant } from '@agency/contracts';
import { expectAccessible } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { book } from '../product/api.ts';
import { unusedStarts } from '../product/eastern.ts';
import { emailsTo } from '../product/emails.ts';
import { addLead, leadName } from '../product/leads.ts';
import { appointmentsOf, emailsAbout } from '../product/stored.ts';

/** A day that no other test uses. */
async function unusedDay(): Promise<string> {
  const [first] = await unusedStarts(1);
  if (!first) throw new Error('There is no unused day.');
  return easternDateOf(first);
}

test.describe('a call that the owner books', () => {
  test('can be undone before any email, may lie outside her hours, and blocks its time', async ({
    newVisitor,
    browserErrors,
  }) => {
    browserErrors.expect(/the server responded with a status of 409/);
    const { page } = await newVisitor({ width: 390 });
    const email = `${leadName('ada').replace(' ', '-')}@tidewater.example`;
    const [lead, other] = [await addLead({ email }), await addLead()];
    const day = await unusedDay();
    await openDesk(page, '?tab=appointments');

    async function bookAt(name: string, time: string, on = day): Promise<void> {
      await page.getByRole('button', { name: 'Book a call', exact: true }).click();
      await page.getByLabel('Find the lead').fill(name);
      await page.getByRole('dialog').getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name: `Book a call with ${name}` });
      await dialog.getByRole('button', { name: 'Another time …' }).click();
      const form = dialog.getByRole('form', { name: 'Another time' });
      await form.getByLabel('Date').fill(on);
      await form.getByLabel('Time').fill(time);
      await form.getByText('Outside your hours.', { exact: true }).waitFor();
      if (time === '18:05') {
        await expectAccessible(page, 'another time is chosen');
        await expectNoSidewaysScroll(page);
      }
      await form.getByRole('button', { name: 'Book call' }).click();
    }

    await bookAt(lead.name, '18:05');
    await notifications(page).getByText('Call Booked').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await notifications(page).getByText('No email was sent.').waitFor();
    await dismissToast(page);
    const [first] = await appointmentsOf(lead.id);
    expect(first?.status).toBe('cancelled');
    // Skipped when due, because the owner's calendar never had the call.
    expect(await emailsAbout('scheduling', `appointment:${first?.id}`)).toStrictEqual([
      'own-change-notice',
    ]);

    const startsAt = easternInstant(day, '18:35');
    expect((await book(lead.id, startsAt)).status, 'a visitor in the evening').toBe(422);
    await bookAt(lead.name, '18:35');
    await notifications(page).getByText('Call Booked').waitFor();
    await dismissToast(page);
    const calls = await appointmentsOf(lead.id);
    expect(calls.at(-1)?.scheduled_at).toStrictEqual(startsAt);

    await bookAt(other.name, '18:50');
    await page.getByText(`This overlaps the call with ${lead.name} at 6:35 PM.`).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Book a call', exact: true })).toBeFocused();
    expect(await appointmentsOf(other.id)).toStrictEqual([]);

    // It waits for a moment, so that the booking can be undone.
    await expect
      .poll(async () => (await emailsTo(email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContainEqual(expect.stringMatching(/call/));
  });
});
