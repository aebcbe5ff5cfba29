import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  easternInstant,
  mondayOf,
} from '@agency/contracts';
import type { Page } from '@playwright/test';
import { Hand } from '../browser/hand.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { book } from '../product/api.ts';
import { bookAppointmentFor, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { addLead, leadName } from '../product/leads.ts';

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
  test('is found again after the list, and moves a call by keyboard alone, with one question and a message', async ({
    page,
  }) => {
    const email = `${leadName('storm').replace(' ', '-')}@tidewater.example`;
    const { call, day, on } = await bookInNewWeek({ email });
    await openWeek(page, day);
    const found = page.getByRole('grid').getByRole('button', { name: call.lead.name });
    await found.waitFor();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.getByRole('region', { name: /^Upcoming/ }).waitFor();
    await page.goBack();
    await found.waitFor();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await expectNoSidewaysScroll(page);
    await found.focus();
    await page.keyboard.press('m');
    await page.getByText('Moving the call with').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowUp');
    await expect(halfHour(page, on(4), '4:00 PM')).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /^Move to Thu, .* 4:00 PM\?$/ });
    await question.getByRole('textbox', { name: /^Message to/ }).fill('A storm is coming up.');
    await question.getByRole('button', { name: 'Move call' }).click();
    await notifications(page).getByText('Appointment Updated').waitFor();
    const moved = halfHour(page, on(4), '4:00 PM', call.lead.name);
    await expect(moved).toBeFocused();
    // The focus moves with its button.
    await dismissToast(page);
    await moved.focus();
    expect(await storedStart(call.id)).toStrictEqual(easternInstant(on(4), '16:00'));
    await expect
      .poll(async () => (await emailsTo(email)).map(({ text }) => text).join(), {
        timeout: 60_000,
      })
      .toContain('A storm is coming up.');

    await page.keyboard.press('m');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.getByText('Moving the call with').waitFor({ state: 'detached' });
    await page.keyboard.press('PageDown');
    await expect(halfHour(page, addDays(on(4), 7), '3:30 PM')).toBeFocused();
  });

  test('moves a call by dragging, puts it back when the time is taken meanwhile, and cancels it in three presses', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/the server responded with a status of 409/);
    const { call, day, on } = await bookInNewWeek();
    await openWeek(page, day);
    const found = page.getByRole('grid').getByRole('button', { name: call.lead.name });
    const hand = new Hand(page);
    await hand.drag(found, halfHour(page, on(5), '2:00 PM'));
    await hand.press(page.getByRole('button', { name: 'Move call' }));
    expect(hand.take()).toBe(2);
    await notifications(page).getByText('Appointment Updated').waitFor();
    await dismissToast(page);
    await halfHour(page, on(5), '2:00 PM', call.lead.name).waitFor();
    expect(await storedStart(call.id)).toStrictEqual(easternInstant(on(5), '14:00'));

    await found.dragTo(halfHour(page, on(5), '3:00 PM'));
    const rival = await addLead();
    expect((await book(rival.id, easternInstant(on(5), '15:00'))).status).toBe(201);
    await page.getByRole('button', { name: 'Move call' }).click();
    const refusal = `This overlaps the call with ${rival.name} at 3:00 PM.`;
    await notifications(page).getByText(refusal).waitFor();
    await halfHour(page, on(5), '2:00 PM', call.lead.name).waitFor();
    await halfHour(page, on(5), '3:00 PM', rival.name).waitFor();
    expect(await storedStart(call.id)).toStrictEqual(easternInstant(on(5), '14:00'));
    await dismissToast(page);

    await hand.press(found);
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Cancel call', exact: true }));
    await expect.poll(async () => (await findAppointment(call.id))?.status).toBe('cancelled');
    expect(hand.take()).toBe(3);
  });

  test('books a lead that is added on the way, at the half hour that was pressed, and invites them', async ({
    page,
  }) => {
    const { day, on } = await bookInNewWeek();
    await openWeek(page, day);
    await halfHour(page, on(1), '11:30 AM').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Book a call' }).click();
    await page.getByRole('button', { name: 'Not listed? Add a lead' }).click();
    const name = leadName('Marsh Walker');
    const email = `${name.split(' ').join('-')}@tidewater.example`;
    const added = page.getByRole('dialog');
    await expect(added.getByLabel('Name')).toBeFocused();
    await added.getByLabel('Name').fill(name);
    await added.getByLabel('Email').fill(email);
    await added.getByRole('button', { name: 'Add and continue' }).click();
    const dialog = page.getByRole('dialog', { name: `Book a call with ${name}` });
    await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('11:30');
    await dialog.getByRole('button', { name: 'Book call' }).click();
    await halfHour(page, on(1), '11:30 AM', name).waitFor();
    // It would wait for a moment, so that the booking can be undone. The grid may show the call before it is stored.
    await expect(async () => {
      const due = await query(
        `UPDATE scheduling.outbox SET due_at = now() WHERE name = 'booking-invitation' AND subject IN
           (SELECT 'appointment:' || call.id FROM scheduling.appointments call
            JOIN leads.contacts lead ON lead.id = call.contact_id WHERE lead.name = $1) RETURNING id`,
        [name],
      );
      expect(due).toHaveLength(1);
    }).toPass();
    await arrivedEmail(email, /^Your strategy call/);
  });

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
