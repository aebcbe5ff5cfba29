import {
  addDays,
  easternDateOf,
  easternInstant,
  federalHolidaysBetween,
  mondayOf,
} from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { findAppointmentRow } from '../browser/appointments.ts';
import { Hand } from '../browser/hand.ts';
import { sendContactForm } from '../browser/lead-form.ts';
import { openDesk, signIn } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { book } from '../product/api.ts';
import { bookAppointment, bookPastAppointment, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import {
  addLead,
  addLeadFrom,
  addLeadToFollowUp,
  leadName,
  removeLeads,
} from '../product/leads.ts';
import { appointmentsOf, leadOf } from '../product/stored.ts';

const longName = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A call of today that is about to begin. */
async function bookNextCall() {
  const call = await bookAppointment();
  await query(
    `UPDATE scheduling.appointments SET scheduled_at = soon.at
     FROM (SELECT least(now() + interval '10 minutes', (date_trunc('day', now() AT TIME ZONE 'America/New_York')
       + interval '1 day') AT TIME ZONE 'America/New_York' - interval '1 minute') AS at) AS soon
     WHERE id = $1`,
    [call.id],
  );
  return call;
}

/** What the desk counts, computed from what is stored. */
async function storedCounts() {
  const [counts] = await query<{ unanswered: number; due: number }>(
    `SELECT (SELECT count(*)::int FROM leads.contacts WHERE status = 'new' AND follow_up_on IS NULL
        AND import_id IS NULL AND id NOT IN (SELECT contact_id FROM scheduling.standing_calls)) AS unanswered,
      (SELECT count(*)::int FROM leads.contacts WHERE status NOT IN ('closed-won', 'closed-lost')
        AND follow_up_on <= (now() AT TIME ZONE 'America/New_York')::date) AS due`,
  );
  return counts;
}

/** The number beside a place in the bar. */
async function countOf(page: Page, place: string): Promise<number> {
  const tab = page.getByRole('tab', { name: place });
  return Number.parseInt((await tab.getAttribute('aria-description')) ?? '0', 10);
}

function nextThanksgiving() {
  const tomorrow = addDays(easternDateOf(new Date()), 1);
  const ahead = federalHolidaysBetween(tomorrow, addDays(tomorrow, 400));
  const found = ahead.find(({ name }) => name === 'Thanksgiving Day');
  if (!found) throw new Error('There is no Thanksgiving ahead.');
  return found.day;
}

// Otherwise the half hours of a failed try would be taken in the next.
test.afterEach(async () => {
  await removeLeads();
  await query('DELETE FROM scheduling.time_off');
  await query(
    `UPDATE scheduling.settings SET value = value || '{ "isClosedOnHolidays": false }' WHERE name = 'booking-rules'`,
  );
});

test('a day at the desk, from the morning’s Today to Thanksgiving closed', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  // The page's clock jumps past the timeout of a request that is still under way.
  browserErrors.allow(/couldn’t be loaded\. 0: signal timed out/);
  const waiting = await addLeadFrom('23 hours 30 minutes');
  await addLeadFrom('3 days');
  const due = await addLeadToFollowUp();
  const past = await bookPastAppointment();
  const next = await bookNextCall();
  const [moved, canceled] = [await bookAppointment(), await bookAppointment()];

  const region = (name: RegExp) => page.getByRole('region', { name });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const rowButton = (action: string | RegExp, name: string) =>
    row(name).getByRole('button', { name: action });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const toast = (text: string | RegExp) => notifications(page).getByText(text).waitFor();
  const today = page.getByRole('toolbar', { name: 'Desk' }).getByRole('link', { name: 'Today' });

  await page.clock.install();
  await test.step('logs in', () => signIn(page));
  await test.step('opens Today, with each group in its place', async () => {
    await today.click();
    await region(/^Next call/).waitFor();
    await region(/^Answer/).waitFor();
    await region(/^Follow up/).waitFor();
    await region(/^How did it go/).waitFor();
    await expect(region(/^Late/).getByRole('button', { name: /^Late/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
  await test.step('sees the next call with its link', async () => {
    await row(next.lead.name).getByRole('link', { name: /^Join/ }).waitFor();
  });

  const visitorName = leadName('Bo Wellington');
  await test.step('hears of a form that arrives now', async () => {
    const visitor = await newVisitor({ width: 390 });
    await sendContactForm(visitor.page, visitorName);
    await page.clock.fastForward(30_000);
    const pill = page.getByRole('button', { name: /new lead/ });
    await pill.waitFor();
    await expectAccessible(page, 'the pill of new leads');
    await pill.click();
    await expect(link(visitorName)).toBeFocused();
    await expect(link(visitorName)).toBeInViewport();
  });
  await test.step('calls the number', async () => {
    const call = row(visitorName).getByRole('link', { name: /^Call/ });
    await call.evaluate((anchor) => {
      anchor.addEventListener('click', (event) => event.preventDefault());
    });
    await call.click();
    await expectUsable(page, 'the question after a call');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('says that no one answered', async () => {
    await rowButton('No answer', visitorName).click();
    await row(visitorName)
      .getByText(/called \d+:\d\d, no answer/)
      .waitFor();
    await dismissToast(page);
  });
  await test.step('chooses a reply for the one that waits longest', async () => {
    await rowButton(/^Reply/, waiting.name).click();
    await page.getByRole('menuitem', { name: 'First answer', exact: true }).click();
  });
  await test.step('sends it', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    // What is behind an open dialog has no role.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link(waiting.name)).toHaveCount(0);
    expect((await leadOf(waiting.id))?.status).toBe('contacted');
    await dismissToast(page);
  });
  await test.step('ticks off a follow-up', async () => {
    await rowButton(/^Done/, due.name).click();
    await toast(`Followed up with ${due.name}`);
    await dismissToast(page);
  });
  await test.step('tells that a call took place', async () => {
    await rowButton('Completed', past.lead.name).click();
    await expect.poll(async () => (await findAppointment(past.id))?.status).toBe('completed');
    await dismissToast(page);
  });

  const phoned = leadName('Zoe Quay');
  const hand = new Hand(page);
  await test.step('adds someone who phones in', async () => {
    await page.getByRole('tab', { name: 'Lead Management' }).click();
    await hand.press(page.getByRole('button', { name: 'Add lead' }));
    const dialog = page.getByRole('dialog', { name: 'Add a lead' });
    await dialog.getByLabel('Name').fill(phoned);
    await dialog.getByLabel('Phone').fill('9105550147');
    await hand.press(dialog.getByRole('button', { name: 'Add and book' }));
  });
  await test.step('books them a call', async () => {
    const dialog = page.getByRole('dialog', { name: `Book a call with ${phoned}` });
    await hand.press(dialog.getByRole('button', { name: /^Next free time/ }));
    await hand.press(dialog.getByRole('button', { name: 'Book call' }));
    await toast('Call Booked');
    expect(hand.take(), 'presses from the phone call to the booking').toBe(4);
    await dismissToast(page);
  });

  const day = easternDateOf(moved.startsAt);
  const halfHour = (on: string, time: string, state = '') =>
    page.getByRole('grid').getByRole('button', {
      name: new RegExp(`^${longName.format(new Date(`${on}T00:00:00Z`))}, ${time}.*${state}`),
    });
  const friday = addDays(mondayOf(day), 4);
  await test.step('drags a call to another day of its week', async () => {
    await openDesk(page, `?tab=appointments&day=${day}`);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    const block = page.getByRole('grid').getByRole('button', { name: moved.lead.name });
    await block.dragTo(halfHour(friday, '2:00 PM'));
    await page.getByRole('button', { name: 'Move call' }).click();
    await halfHour(friday, '2:00 PM', moved.lead.name).waitFor();
    await dismissToast(page);
  });
  await test.step('blocks a half hour', async () => {
    await halfHour(friday, '3:00 PM').click();
    await page.getByRole('button', { name: 'Block this time' }).waitFor();
    await page.getByRole('button', { name: 'Block this time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block this time' });
    await dialog.getByRole('button', { name: 'Add time off' }).click();
    await toast('Time Off Added');
    await dismissToast(page);
    const { id } = await addLead();
    expect((await book(id, easternInstant(friday, '15:00'))).status).toBe(422);
  });
  await test.step('cancels a call without an email', async () => {
    await openDesk(page, '?tab=appointments&view=list');
    const found = await findAppointmentRow(page, canceled.lead.name);
    await found
      .getByRole('checkbox', { name: `Select the call with ${canceled.lead.name}` })
      .click();
    await expectUsable(page, 'an appointment is selected');
    await page.getByRole('button', { name: 'Cancel calls …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel 1 call?' });
    await dialog.getByRole('checkbox', { name: /^Email the visitor/ }).click();
    await expectUsable(page, 'asked before canceling');
    await dialog.getByRole('button', { name: 'Cancel 1 call' }).click();
    await expect.poll(async () => (await findAppointment(canceled.id))?.status).toBe('cancelled');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dismissToast(page);
  });

  const thanksgiving = nextThanksgiving();
  await test.step('closes Thanksgiving', async () => {
    await page.getByRole('tab', { name: 'Availability' }).click();
    await page.getByRole('link', { name: 'Time off', exact: true }).click();
    await page.getByRole('switch', { name: 'Closed on US holidays' }).click();
    await expect(page.getByRole('checkbox', { name: /^Thanksgiving Day/ })).toBeChecked();
    await expect(
      page.getByRole('region', { name: 'US holidays' }).getByRole('checkbox'),
    ).toHaveCount(11);
    await dismissToast(page);
    await expectAccessible(page, 'holidays');
  });
  try {
    await test.step('sees it closed in the week', async () => {
      await openDesk(page, `?tab=appointments&day=${thanksgiving}`);
      await page
        .getByRole('grid')
        .getByRole('button', { name: /Thanksgiving Day/ })
        .first()
        .waitFor();
      const { id } = await addLead();
      expect((await book(id, easternInstant(thanksgiving, '10:00'))).status).toBe(422);
    });
    await test.step('ends the day with every counter right', async () => {
      await today.click();
      await region(/^Answer/).waitFor();
      // The counts are polled every 30 seconds.
      await page.clock.fastForward(30_000);
      const counts = await storedCounts();
      await expect.poll(() => countOf(page, 'Lead Management')).toBe(counts?.unanswered);
      const shown = await region(/^Follow up/)
        .getByRole('heading')
        .textContent();
      expect(Number.parseInt(/\d+/.exec(shown ?? '')?.[0] ?? '0', 10)).toBe(counts?.due);
      expect((await appointmentsOf(moved.lead.id)).at(-1)?.scheduled_at).toStrictEqual(
        easternInstant(friday, '14:00'),
      );
    });
  } finally {
    await openDesk(page, '?tab=availability&view=time-off');
    await page.getByRole('switch', { name: 'Closed on US holidays' }).click();
    await page.getByText('Visitors can book on them within your hours.').waitFor();
  }
});
