import { addDays, easternDateOf, easternInstant, mondayOf } from '@agency/contracts';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { bookingPage, findAppointmentRow, openAppointmentRow } from '../browser/appointments.ts';
import { tabTo } from '../browser/keyboard.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { book } from '../product/api.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';
import { addLead } from '../product/leads.ts';

test.describe('a visitor’s call, by the link in the emails', () => {
  test('is moved by the visitor, then by the owner on a phone, and each sees it', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const call = await bookAppointment();
    const booked = await findAppointment(call.id);
    await page.goto(call.link);
    const visitor = bookingPage(page);
    await visitor.headline('Your strategy call').waitFor();
    await visitor.move.waitFor();
    await expectUsable(page, 'a call that is ahead');
    expect(await findAppointment(call.id), 'Opening the link has changed the call.').toStrictEqual(
      booked,
    );
    await visitor.move.click();
    await visitor.day('Wednesday').click();
    await visitor.freeSlots.last().click();
    await expectUsable(page, 'a new time is chosen');
    await visitor.confirmMove.click();
    const news = visitor.headline('Your call has moved');
    await news.waitFor();
    await expect(news).toBeFocused();
    await page.getByText('4:30 PM Eastern Time').waitFor();
    await expectNoSidewaysScroll(page);

    const owner = await newVisitor({ width: 360 });
    await openDesk(owner.page, '?tab=appointments&view=list');
    await (await findAppointmentRow(owner.page, call.lead.name)).getByText('4:30 PM').waitFor();
    await expectAccessible(owner.page, 'the list of appointments');
    await expectNoSidewaysScroll(owner.page);
    const row = await openAppointmentRow(owner.page, call.lead.name);
    await expectAccessible(owner.page, 'what a row has no room for');
    await row.getByRole('button', { name: 'Move' }).click();
    const panel = row.getByRole('region', { name: 'Move to another time' });
    await panel.getByRole('button', { name: /^Friday, .*open$/ }).click();
    await panel.getByRole('button', { name: /^3:30 PM/ }).click();
    await expectAccessible(owner.page, 'a new time is chosen');
    await expectNoSidewaysScroll(owner.page);
    await panel.getByRole('button', { name: 'Move call' }).click();
    await notifications(owner.page).getByText('Appointment Updated').waitFor();
    const friday = addDays(mondayOf(easternDateOf(call.startsAt)), 4);
    await expect
      .poll(async () => (await findAppointment(call.id))?.scheduled_at)
      .toStrictEqual(easternInstant(friday, '15:30'));

    await page.reload();
    await visitor.headline('Your strategy call').waitFor();
    await page.getByText('3:30 PM Eastern Time').waitFor();
  });

  test('is canceled by keyboard for everyone, and not brought back by an outdated desk', async ({
    page,
    newVisitor,
    browserErrors,
  }) => {
    browserErrors.expect(/the server responded with a status of 409/);
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
    await expectAccessible(page, 'asked once more');
    await tabTo(page, visitor.confirmCancel);
    await page.keyboard.press('Enter');
    await visitor.headline('This call is cancelled').waitFor();
    await expect(visitor.headline('This call is cancelled')).toBeFocused();
    await expectAccessible(page, 'a cancelled call');
    expect((await findAppointment(call.id))?.status).toBe('cancelled');
    await page.reload();
    await visitor.headline('This call is cancelled').waitFor();
    await expect(visitor.move).toHaveCount(0);
    const other = await addLead();
    expect((await book(other.id, call.startsAt)).status).toBe(201);

    const save = row.getByRole('button', { name: 'Save' });
    await save.click();
    await row.getByText('This call was saved somewhere else since you opened it.').waitFor();
    await expectAccessible(owner.page, 'told of another change');
    expect((await findAppointment(call.id))?.notes).toBe(null);
    await tabTo(owner.page, row.getByRole('button', { name: 'Keep my changes' }));
    await owner.page.keyboard.press('Enter');
    await save.click();
    await expect(async () => {
      const stored = await findAppointment(call.id);
      expect([stored?.notes, stored?.status]).toStrictEqual(['Mine', 'cancelled']);
    }).toPass();
    await row.getByText('Cancelled').first().waitFor();
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
    await bookingPage(page).headline("We can't find your call").waitFor();
    await expectAccessible(page, 'an unknown link');
  });
});
