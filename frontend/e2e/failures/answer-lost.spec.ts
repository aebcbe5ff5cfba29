import { bookedCallOn } from '../browser/booked-call.ts';
import { cutAnswer } from '../browser/lost-answer.ts';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addLead } from '../product/leads.ts';
import { appointmentsOf, bookingEmails, emailsAbout } from '../product/stored.ts';

const alertText = 'Sorry, there was an error booking your appointment. Please try again.';
const appointments = '**/api/appointments';

test.describe('a booking whose answer is lost', () => {
  test('alerts, stays on the confirmation panel, and becomes one call with one invitation on the next try', async ({
    page,
    browserErrors,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => alerts.push(dialog.message()));
    const { id } = await addLead();
    const scheduler = await openScheduler(page, id);
    const free = await firstFreeTime(scheduler, 'Friday');
    await free.slot.click();

    browserErrors.expect(/^alert: /);
    browserErrors.expect(/net::ERR_CONNECTION_RESET/);
    await cutAnswer(page, appointments);
    await scheduler.confirm.click();
    await expect.poll(() => alerts).toStrictEqual([alertText]);
    await expect(scheduler.confirm).toBeFocused();
    await expect(scheduler.region.getByRole('alert')).toContainText('We didn’t get a response');
    await expect.poll(async () => (await appointmentsOf(id)).length).toBe(1);
    // It is the visitor's own booking: no message says that someone else took the time.
    await expect(free.slot).toHaveAttribute('aria-pressed', 'true');
    await expect(scheduler.region).not.toContainText('just taken');

    await scheduler.confirm.click();
    const booked = bookedCallOn(page);
    await booked.headline.waitFor();
    await expect(booked.facts.first()).toHaveText(free.day);
    const [call, ...others] = await appointmentsOf(id);
    expect(others).toStrictEqual([]);
    expect(call?.scheduled_at).toStrictEqual(free.startsAt);
    expect(await emailsAbout('scheduling', `appointment:${call?.id}`)).toStrictEqual(bookingEmails);
  });
});

test.describe('a booked call', () => {
  test('is shown in a tab that still offered times, and after a reload without the server', async ({
    page,
    context,
    browserErrors,
  }) => {
    const { id } = await addLead();
    const waiting = await context.newPage();
    const other = await openScheduler(waiting, id);
    await (await firstFreeTime(other, 'Friday')).slot.click();

    const scheduler = await openScheduler(page, id);
    const free = await firstFreeTime(scheduler, 'Friday');
    await free.slot.click();
    await scheduler.confirm.click();
    const booked = bookedCallOn(page);
    await booked.headline.waitFor();
    // The tab that still showed the scheduler follows.
    await bookedCallOn(waiting).headline.waitFor();
    await expect(other.confirm).toHaveCount(0);
    expect(await appointmentsOf(id)).toHaveLength(1);
    await waiting.close();

    browserErrors.expect(/net::ERR_CONNECTION_REFUSED/);
    const bookings = '**/api/bookings/**';
    await page.route(bookings, (route) => route.abort('connectionrefused'));
    const refused = page.waitForRequest(bookings);
    await page.reload();
    await refused;
    await expect(booked.facts).toHaveText([
      free.day,
      `${free.time} Eastern Time`,
      '30 minutes',
      'Video meeting',
    ]);
    await expect(scheduler.region).toHaveCount(0);
    expect(await appointmentsOf(id)).toHaveLength(1);
  });
});
