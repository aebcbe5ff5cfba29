import { easternDateOf, easternInstant } from '@agency/contracts';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { bookingPage, findAppointmentRow } from '../browser/appointments.ts';
import { tabTo } from '../browser/keyboard.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { book } from '../product/api.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';
import { addLead } from '../product/leads.ts';

test.describe('a visitor’s call, by the link in the emails', () => {
  test('is moved, and the owner sees it', async ({ newVisitor }) => {
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
    const moved = await findAppointment(call.id);
    expect(moved?.scheduled_at).not.toStrictEqual(call.startsAt);

    await page.reload();
    await visitor.headline('Your strategy call').waitFor();
    await page.getByText('4:30 PM Eastern Time').waitFor();
    const owner = await newVisitor();
    await openDesk(owner.page, '?tab=appointments&view=list');
    const row = await findAppointmentRow(owner.page, call.lead.name);
    await row.getByText('4:30 PM').waitFor();
  });

  test('is canceled by keyboard after confirmation, and stays canceled for everyone', async ({
    page,
    newVisitor,
  }) => {
    const call = await bookAppointment();
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
    const owner = await newVisitor();
    await openDesk(owner.page, '?tab=appointments&view=list');
    await (await findAppointmentRow(owner.page, call.lead.name)).getByText('Cancelled').waitFor();
  });

  test('reports a time that was just taken, and offers the same day again', async ({
    newVisitor,
    browserErrors,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    browserErrors.expect(/the server responded with a status of 409/);
    const call = await bookAppointment();
    await page.goto(call.link);
    const visitor = bookingPage(page);
    await visitor.move.click();
    await visitor.day('Wednesday').click();
    await visitor.slot('4:00 PM').click();
    const rival = await addLead();
    const sameTime = easternInstant(easternDateOf(call.startsAt), '16:00');
    expect((await book(rival.id, sameTime)).status).toBe(201);
    await visitor.confirmMove.click();
    const alert = visitor.moving.getByRole('alert');
    await alert.getByText('That time was just taken. Please choose another one.').waitFor();
    await expect(alert).toBeFocused();
    await visitor.slot('4:00 PM Taken').waitFor();
    expect((await findAppointment(call.id))?.scheduled_at).toStrictEqual(call.startsAt);
    await visitor.freeSlots.last().click();
    await visitor.confirmMove.click();
    await visitor.headline('Your call has moved').waitFor();
  });

  test('does not leak its link', async ({ page }) => {
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
  });

  test('reports an unknown link', async ({ newVisitor, browserErrors }) => {
    const { page } = await newVisitor({ width: 360 });
    browserErrors.expect(/the server responded with a status of 404/);
    const { link } = await bookAppointment();
    await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await bookingPage(page).headline("We can't find your call").waitFor();
    await expectAccessible(page, 'an unknown link');
    await page.getByRole('link', { name: 'Book another call' }).click();
    await page.waitForURL('/lead-generation');
  });
});
