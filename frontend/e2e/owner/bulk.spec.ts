import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../browser/accessibility.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { bookAppointmentFor, findAppointment } from '../product/appointments.ts';
import { arrivedEmail } from '../product/emails.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

test.describe('bulk actions on a desk full of spam', () => {
  test(`erase leads and email those whose appointments that cancels`, async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const company = leadName('Flood Spam');
    const email = `${randomUUID()}@tidewater.example`;
    const kept = await addLead({ company });
    const spam = [await addLead({ company }), await addLead({ company })];
    const booked = await addLead({ company, email });
    const call = await bookAppointmentFor(booked);
    await openDesk(page, `?search=${encodeURIComponent(company)}`);
    await page.getByText('1–4 of 4 leads').waitFor();

    // Newest first: the lead with the call, the spam, and the one to keep.
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    await box(booked.name).click();
    await box(spam[0]?.name ?? '').click({ modifiers: ['Shift'] });
    await page.getByText('3 leads selected').waitFor();
    await page.getByRole('button', { name: 'Erase leads …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase 3 leads?' });
    await dialog.getByText('1 upcoming call').waitFor();
    await dialog.getByRole('checkbox', { name: 'Email the visitors' }).click();
    await dialog.getByText('1 email will be sent.').waitFor();
    await expectAccessible(page, 'asked before erasing');
    await dialog.getByRole('button', { name: 'Erase 3 leads' }).click();
    await expectToast(
      page,
      'Leads Erased',
      '2 leads erased. 1 lead to be erased once the emails are sent.',
    );
    // While the notice is visible: it must not cover the actions on the next selection.
    await box(kept.name).click();
    const erase = page.getByRole('button', { name: 'Erase leads …' });
    await erase.click({ trial: true, timeout: 2_000 });
    await page.getByRole('link', { name: spam[0]?.name ?? '' }).waitFor({ state: 'detached' });

    const notice = await arrivedEmail(email, /^Canceled: your strategy call/);
    expect(notice.text ?? '').toMatch(/is canceled/);
    await expect(async () => {
      for (const { id } of [...spam, booked]) expect(await leadOf(id)).toBeUndefined();
      expect(await findAppointment(call.id)).toBeUndefined();
    }).toPass({ timeout: 30_000 });
    expect(await leadOf(kept.id)).toBeTruthy();
  });
});
