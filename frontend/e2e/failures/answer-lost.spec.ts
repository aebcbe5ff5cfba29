import type { Page, Route } from '@playwright/test';
import { bookedCallOn } from '../browser/booked-call.ts';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { query } from '../product/database.ts';
import { addLead } from '../product/leads.ts';
import {
  appointmentsOf,
  bookingEmails,
  emailsAbout,
  leadEmails,
  leadsNamed,
  uniqueName,
} from '../product/stored.ts';

/** Lets the next request reach the server and drops its answer. */
async function cutAnswer(page: Page, path: string): Promise<void> {
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(path, cut, { times: 1 });
}

test.describe('a booking whose answer is lost', () => {
  test('is one call with one invitation when she confirms again', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^alert: Sorry, there was an error booking your appointment/);
    browserErrors.expect(/net::ERR_CONNECTION_RESET/);
    const { id } = await addLead();
    const scheduler = await openScheduler(page, id);
    const free = await firstFreeTime(scheduler, 'Thursday');
    await free.slot.click();

    await cutAnswer(page, '**/api/appointments');
    await scheduler.confirm.click();
    await expect(scheduler.confirm).toBeFocused();
    await expect.poll(async () => (await appointmentsOf(id)).length).toBe(1);
    // It is her own booking: no message says that somebody else took the time.
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

test.describe('a form whose answer is lost', () => {
  test('is one lead with one notice when she sends it again, also after a reload', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/net::ERR_CONNECTION_RESET/);
    const name = uniqueName('Lotte Lost');
    const form = controlsOf(page, leadForm);
    await page.goto(leadForm.path);
    await cutAnswer(page, '**/api/contacts');
    await fillIn(form, name);
    await form.submit.click();
    await expectToast(page, leadForm.failureTitle, leadForm.failureFallback);
    await cutAnswer(page, '**/api/contacts');
    await form.submit.click();
    await expect(form.submit).toBeFocused();

    await page.reload();
    await fillIn(form, name);
    await form.submit.click();
    const id = await arriveAtThankYou(page);
    expect(await leadsNamed(name)).toMatchObject([{ id: String(id) }]);
    expect(await emailsAbout('leads', `contact:${id}`)).toStrictEqual(leadEmails);
  });
});

test.describe('a booked call', () => {
  test('is remembered after a reload, after going back and in a second tab, until it is cancelled', async ({
    page,
    context,
  }) => {
    const { id } = await addLead();
    const address = `/thank-you?contactId=${id}`;
    const waiting = await context.newPage();
    const other = await openScheduler(waiting, id);
    await other.nextWeek.waitFor();

    const scheduler = await openScheduler(page, id);
    const free = await firstFreeTime(scheduler, 'Thursday');
    await free.slot.click();
    await scheduler.confirm.click();
    const booked = bookedCallOn(page);
    await booked.headline.waitFor();
    // The tab that still showed the scheduler knows, too.
    await bookedCallOn(waiting).headline.waitFor();
    await waiting.close();

    await page.reload();
    await expect(booked.facts).toHaveText([
      free.day,
      `${free.time} Eastern Time`,
      '30 minutes',
      'Video meeting',
    ]);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await page.waitForURL('/');
    await page.goBack();
    await booked.headline.waitFor();
    const second = await context.newPage();
    await second.goto(address);
    const again = bookedCallOn(second);
    await expect(again.facts.first()).toHaveText(free.day);

    await again.manage.click();
    await second.getByRole('button', { name: 'Cancel the call' }).click();
    await second.getByRole('button', { name: 'Yes, cancel the call' }).click();
    await second.getByRole('heading', { name: 'This call is cancelled' }).waitFor();
    await second.goto(address);
    await second.getByText(/^Your call on .* is cancelled\./).waitFor();
    await second.getByRole('button', { name: 'Next Week' }).waitFor();
    await expect(again.headline).toHaveCount(0);
    expect(await second.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
      expect.stringContaining('booked-call'),
    );
  });

  test('shows what it knows while the server is away', async ({ page, browserErrors }) => {
    browserErrors.expect(/net::ERR_CONNECTION_REFUSED/);
    const { id } = await addLead();
    const scheduler = await openScheduler(page, id);
    const free = await firstFreeTime(scheduler, 'Thursday');
    await free.slot.click();
    await scheduler.confirm.click();
    const booked = bookedCallOn(page);
    await booked.headline.waitFor();
    const refused = page.waitForRequest('**/api/bookings/**');
    await page.route('**/api/bookings/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await refused;
    await expect(booked.facts.first()).toHaveText(free.day);
    expect(
      await query('SELECT 1 FROM scheduling.appointments WHERE contact_id = $1', [id]),
    ).toHaveLength(1);
  });
});
