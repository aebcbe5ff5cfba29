import { expectAccessible } from '../browser/accessibility.ts';
import { bookingPage, openAppointmentRow } from '../browser/appointments.ts';
import { tabTo } from '../browser/keyboard.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { book } from '../product/api.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';
import { addLead } from '../product/leads.ts';

test.describe('a visitor’s call, by the link in the emails', () => {
  test('is canceled by keyboard for everyone, and not brought back by an outdated desk', async ({
    page,
    newVisitor,
  }) => {
    const call = await bookAppointment();
    const owner = await newVisitor();
    await openDesk(owner.page, '?tab=appointments&view=list');
    const row = await openAppointmentRow(owner.page, call.lead.name);
    await row.getByRole('button', { name: 'Edit status and notes' }).click();
    await row.getByRole('textbox', { name: 'Notes' }).fill('Mine');

    await page.goto(call.link);
    const visitor = bookingPage(page);
    await tabTo(page, visitor.cancel);
    await page.keyboard.press('Enter');
    await tabTo(page, visitor.keep);
    await page.keyboard.press('Enter');
    await expect(visitor.cancel).toBeFocused();
    expect((await findAppointment(call.id))?.status).toBe('scheduled');
    await page.keyboard.press('Enter');
    await tabTo(page, visitor.confirmCancel);
    await page.keyboard.press('Enter');
    await visitor.headline('This call is canceled').waitFor();
    await expect(visitor.headline('This call is canceled')).toBeFocused();
    await expectAccessible(page, 'a canceled call');
    expect((await findAppointment(call.id))?.status).toBe('cancelled');
    await page.reload();
    await visitor.headline('This call is canceled').waitFor();
    await expect(visitor.move).toHaveCount(0);
    const other = await addLead();
    expect((await book(other.id, call.startsAt)).status).toBe(201);

    await row.getByRole('button', { name: 'Save' }).click();
    await expect(async () => {
      const stored = await findAppointment(call.id);
      expect([stored?.notes, stored?.status]).toStrictEqual(['Mine', 'cancelled']);
    }).toPass();
    await row.getByText('Canceled', { exact: true }).first().waitFor();
  });

  test('does not leak its link, and an unknown link says that it leads nowhere', async ({
    page,
    browserErrors,
  }) => {
    const call = await bookAppointment();
    const secret = call.link.replace('/booking/', '');
    const leaks: string[] = [];
    page.on('request', (request) => {
      if (request.headers().referer?.includes(secret)) leaks.push(request.url());
    });
    const answer = await page.goto(call.link);
    expect(answer?.headers()['x-robots-tag'] ?? '').toMatch(/noindex/);
    await bookingPage(page).move.waitFor();
    await page.getByRole('link', { name: 'Schedule Consultation' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL('/lead-generation');
    const kept = await page.evaluate(() => [
      document.referrer,
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      ...performance.getEntriesByType('navigation').map(({ name }) => name),
    ]);
    expect(kept.join('\n').includes(secret), kept.join('\n')).toBe(false);
    expect(leaks).toStrictEqual([]);

    browserErrors.expect(/the server responded with a status of 404/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${call.link.slice(0, -1)}${call.link.endsWith('A') ? 'B' : 'A'}`);
    await bookingPage(page).headline('We can’t find your call').waitFor();
    await expectAccessible(page, 'an unknown link');
  });
});
