import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  easternInstant,
  mondayOf,
} from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { bookAppointmentFor, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { addLead } from '../product/leads.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A half hour of the grid: `Thursday, December 24, 9:30 AM, free`. */
function halfHour(page: Page, day: EasternDate, time: string, state = '') {
  const name = `^${weekdays[dayOfWeek(day)]}, .*, ${time}.*${state}`;
  return page.getByRole('grid').getByRole('button', { name: new RegExp(name) });
}

async function openWeek(page: Page, day: EasternDate): Promise<void> {
  await openDesk(page, `?tab=appointments&day=${day}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

/** A new call in a week that no other test uses, and its day. */
async function bookInNewWeek(facts: { email?: string } = {}) {
  const call = await bookAppointmentFor(await addLead(facts));
  const day = easternDateOf(call.startsAt);
  return { call, day, on: (weekday: number) => addDays(mondayOf(day), weekday - 1) };
}

const storedStart = async (id: number) => (await findAppointment(id))?.scheduled_at;

test.describe('the week of calls', () => {
  test('is a day on a phone from 9:00 AM, swiped or chosen, and every target is large enough', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360, hasTouch: true });
    const { call, day, on } = await bookInNewWeek();
    const early = await bookAppointmentFor(await addLead());
    await query('UPDATE scheduling.appointments SET scheduled_at = $2 WHERE id = $1', [
      early.id,
      easternInstant(day, '00:30'),
    ]);
    await openWeek(page, on(1));
    // Not at the call, which is hours before.
    await expect(halfHour(page, on(1), '9:00 AM')).toBeInViewport({ ratio: 1 });
    await expect(halfHour(page, on(1), '10:30 AM')).toBeInViewport({ ratio: 1 });
    await expect(halfHour(page, on(1), '12:30 AM')).not.toBeInViewport();
    await expectNoSidewaysScroll(page);
    // Not the line about emails of other tests.
    const title = page.getByRole('heading', { level: 2, name: /day, / });
    await expect(title).toHaveText(/^Monday/);
    await page
      .getByRole('grid')
      .locator('..')
      .evaluate((scroller) =>
        scroller.scrollBy({ left: scroller.clientWidth, behavior: 'instant' }),
      );
    await expect(title).toHaveText(/^Tuesday/);
    await page
      .getByRole('list', { name: 'Days' })
      .getByRole('button', { name: /^Wednesday/ })
      .tap();
    await expect(title).toHaveText(/^Wednesday/);
    expect(new URL(page.url()).searchParams.get('day')).toBe(day);
    const found = page.getByRole('grid').getByRole('button', { name: call.lead.name });
    const box = await found.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await found.tap();
    const dialog = page.getByRole('dialog', { name: `Call with ${call.lead.name}` });
    await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
    await dialog.getByRole('button', { name: /^Friday, .*open$/ }).tap();
    await dialog.getByRole('button', { name: /^10:00 AM/ }).tap();
    await dialog.getByRole('checkbox', { name: 'Email the visitor' }).waitFor();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Keep current time' }).tap();
    expect(await storedStart(call.id)).toStrictEqual(call.startsAt);
  });
});
