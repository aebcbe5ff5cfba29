import { addDays, apiPaths, easternDateOf, mondayOf, slotsSchema } from '@agency/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { tabTo } from '../browser/keyboard.ts';
import { openDesk } from '../browser/owner.ts';
import { openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { addContact } from '../product/api.ts';
import { bookAppointment, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';

/** The other journeys, which run at the same time, neither book nor move a call on a Thursday. */
const thursday = 'Thursday, 9:00 AM to 5:00 PM';
/** Thursday of the week after next. */
const day = addDays(mondayOf(easternDateOf(new Date())), 7 * 2 + 3);

/** How many times of that Thursday are free for visitors. */
async function freeTimes(request: APIRequestContext): Promise<number | undefined> {
  const { days } = slotsSchema.parse(await (await request.get(apiPaths.slots)).json());
  return days.find((one) => one.day === day)?.reasons.filter((reason) => reason === null).length;
}

/** How many calls the desk says lie outside the hours: `2 calls are outside your hours.` */
async function callsOutside(page: Page): Promise<number> {
  const [line] = await page.getByText('outside your hours').allTextContents();
  return Number.parseInt(line ?? '0', 10);
}

// What a failed try has left would close these hours in the next one, and to the other tests.
test.afterEach(async () => {
  await query('UPDATE scheduling.availability SET is_active = true WHERE day_of_week = 4');
  await query("DELETE FROM scheduling.time_off WHERE note = 'Away from the journey'");
});

test('the owner’s hours and time off apply to visitors at once, and leave appointments outside alone', async ({
  newVisitor,
}) => {
  const [{ page }, visitor] = [await newVisitor({ width: 360 }), await newVisitor()];
  const call = await bookAppointment({ weekday: 4 });
  const before = await freeTimes(page.request);
  expect(before).toBeGreaterThan(0);
  await openDesk(page, '?tab=availability');
  const toggle = page.getByRole('switch', { name: thursday });
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expectToast(page, 'Availability Disabled', 'These hours are no longer offered.');
  const notice = page.getByRole('status').filter({ hasText: 'outside your hours' });
  await notice.getByRole('link', { name: 'Show in the week' }).waitFor();
  const closed = await callsOutside(page);
  await expectAccessible(page, 'a call lies outside');
  const scheduler = await openScheduler(visitor.page, await addContact());
  for (let week = 0; week < 2; week++) {
    await scheduler.nextWeek.click();
    await scheduler.day('Thursday').waitFor();
  }
  await expect(scheduler.day('Thursday')).toHaveText(/\D0 open$/);
  expect((await findAppointment(call.id))?.status).toBe('scheduled');
  await dismissToast(page);
  await toggle.click();
  await expectToast(page, 'Availability Enabled', 'Visitors can book in these hours.');
  // Other tests may have left calls at night.
  await expect.poll(() => callsOutside(page)).toBeLessThan(closed);
  expect(await freeTimes(page.request)).toBe(before);

  await page.getByRole('link', { name: 'Time off' }).click();
  const form = page.getByRole('form', { name: 'Add time off' });
  await form.getByLabel('First day').fill(day);
  await form.getByLabel('Note').fill('Away from the journey');
  await form.getByRole('button', { name: 'Add time off' }).click();
  await page.getByText('Time Off Added').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Away from the journey' });
  const remove = row.getByRole('button', { name: /^Remove/ });
  await remove.waitFor();
  await dismissToast(page);
  await expectAccessible(page, 'time off');
  expect(await freeTimes(page.request)).toBe(0);
  await remove.click();
  await row.waitFor({ state: 'detached' });
  expect(await freeTimes(page.request)).toBe(before);
});
