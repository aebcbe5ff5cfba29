import { addDays, easternDateOf, mondayOf } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { tabTo } from '../browser/keyboard.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { openDay, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { addContact } from '../product/api.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';

/** The other journeys, which run at the same time, book on other weekdays. */
const thursday = 'Thursday, 9:00 AM to 5:00 PM';

const longName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** How a new visitor's scheduler shows Thursday of the week after next. */
async function thursdayFor(page: Page): Promise<string> {
  const scheduler = await openScheduler(page, await addContact());
  const later = /^Thursday, .* open$/;
  for (let week = 0; week < 2; week++) {
    await scheduler.nextWeek.click();
    await scheduler.day('Thursday').waitFor();
  }
  const button = scheduler.region.getByRole('button', { name: later });
  return (await button.textContent()) ?? '';
}

test.describe('the owner’s availability', () => {
  test('applies to visitors at once and leaves appointments outside of it alone', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const visitor = await newVisitor();
    const call = await bookAppointment({ weekday: 4 });
    await openDesk(page, '?tab=availability');
    const toggle = page.getByRole('switch', { name: thursday });
    await toggle.waitFor();
    await expectAccessible(page, 'the hours');
    await expectNoSidewaysScroll(page);
    expect(await thursdayFor(visitor.page)).not.toMatch(/\D0 open$/);

    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    try {
      await expectToast(page, 'Availability Disabled', 'These hours are no longer offered.');
      const notice = page.getByRole('status').filter({ hasText: 'outside your hours' });
      await notice.getByRole('link', { name: 'Show in the week' }).waitFor();
      await expectAccessible(page, 'a call lies outside');
      expect(await thursdayFor(visitor.page)).toMatch(/\D0 open$/);
      expect((await findAppointment(call.id))?.status).toBe('scheduled');
      await dismissToast(page);
    } finally {
      await toggle.click();
    }
    await expectToast(page, 'Availability Enabled', 'Visitors can book in these hours.');
    await page.getByText('outside your hours').waitFor({ state: 'detached' });
    expect(await thursdayFor(visitor.page)).not.toMatch(/\D0 open$/);
  });

  test('excludes time off, and names the calls inside before it is added', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const visitor = await newVisitor();
    const day = addDays(mondayOf(easternDateOf(new Date())), 7 * 2 + 3);
    await openDesk(page, '?tab=availability&view=time-off');
    const form = page.getByRole('form', { name: 'Add time off' });
    await form.getByLabel('First day').fill(day);
    await form.getByLabel('Note').fill('Away from the journey');
    await form.getByRole('button', { name: 'Add time off' }).click();
    await page.getByText('Time Off Added').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Away from the journey' });
    const remove = row.getByRole('button', { name: /^Remove/ });
    try {
      await remove.waitFor();
      await dismissToast(page);
      await expectAccessible(page, 'time off');
      await expectNoSidewaysScroll(page);
      const scheduler = await openScheduler(visitor.page, await addContact());
      await openDay(scheduler, longName.format(new Date(`${day}T00:00:00Z`)));
      await scheduler.slot('9:00 AM Day off').waitFor();
      await expect(scheduler.freeSlots).toHaveCount(0);
    } finally {
      await remove.click();
    }
    await row.waitFor({ state: 'detached' });
  });
});
