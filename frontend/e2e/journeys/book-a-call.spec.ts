import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdRequests } from '../browser/held-requests.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import {
  bookedHeadline,
  type FreeTime,
  firstFreeTime,
  openDay,
  openScheduler,
  schedulerOn,
} from '../browser/scheduler.ts';
import { type Visit, withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';
import { query } from '../product/database.ts';
import { appointmentsOf, bookingMails, leadMails, leadOf, mailsAbout } from '../product/stored.ts';

const widths = [1440, 360];

describe('a visitor becomes a booked call', () => {
  for (const width of widths) {
    it(
      `should lead from the home page to a scheduled meeting at ${width} px`,
      { timeout: 60_000 },
      withVisitors(async (newVisitor) => {
        const visit = await newVisitor({ width });
        const { page } = visit;
        const contactId = await becomeLead(visit);
        await assertLeadIsStored(contactId);

        const scheduler = schedulerOn(page);
        const free = await firstFreeTime(scheduler, 'Tuesday');
        await free.slot.click();
        const facts = await scheduler.panel.getByRole('definition').allTextContents();
        assert.deepEqual(facts, [
          free.day,
          `${free.time} Eastern Time`,
          '30 minutes',
          'Video meeting',
        ]);
        const bookings = await holdRequests(page, '**/api/appointments');
        await scheduler.confirm.click();
        await scheduler.booking.waitFor();
        assert.equal(await scheduler.booking.isDisabled(), true);
        bookings.release();
        await bookedHeadline(page).waitFor();
        await assertBookedPage(visit);
        await assertProofIsStored(contactId);

        const [appointment] = await appointmentsOf(contactId);
        assert.deepEqual(
          { ...appointment, id: undefined },
          { id: undefined, scheduled_at: free.startsAt, duration: 30, status: 'scheduled' },
        );
        assert.deepEqual(
          await mailsAbout('scheduling', `appointment:${appointment?.id}`),
          bookingMails,
        );
        await assertTakenForOthers(await newVisitor({ width }), free);

        await page.getByRole('link', { name: 'Return to Homepage' }).click();
        await page.waitForURL('/');
      }),
    );
  }
});

async function becomeLead({ page }: Visit): Promise<number> {
  await page.goto('/?utm_source=newsletter&gclid=abc123&session=private');
  await awaitHydration(page);
  await page.getByRole('link', { name: 'Schedule Risk-Free Consultation' }).click();
  await page.waitForURL('/lead-generation');
  const form = controlsOf(page, leadForm);
  await fillIn(form);
  await form.company.fill('Tidewater Boats');
  await form.service.selectOption({ label: 'Paid Search (search engines)' });
  await form.spend.selectOption('50k+');
  await form.message.fill('We build skiffs.');
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
  return contactId;
}

async function assertLeadIsStored(contactId: number): Promise<void> {
  const lead = await leadOf(contactId);
  assert.equal(lead?.name, 'Ada Tidewater');
  assert.equal(lead.email, 'ada@tidewater.example');
  assert.equal(lead.phone, '(910) 555-0100');
  assert.equal(lead.company, 'Tidewater Boats');
  assert.equal(lead.service, 'paid-search');
  assert.equal(lead.monthly_ad_spend, '50k+');
  assert.equal(lead.message, 'We build skiffs.');
  assert.equal(lead.status, 'new');
  assert.equal(lead.bot_check, 'passed');
  // No marketing consent, no click id.
  const touch = { utm_source: 'newsletter', landingPath: '/' };
  assert.deepEqual(lead.attribution, { first: touch, last: touch });
  assert.deepEqual(await mailsAbout('leads', `contact:${contactId}`), leadMails);
}

async function assertProofIsStored(contactId: number): Promise<void> {
  const [call] = await query<{ bot_check: string }>(
    'SELECT bot_check FROM scheduling.appointments WHERE contact_id = $1',
    [contactId],
  );
  assert.equal(call?.bot_check, 'passed');
}

async function assertBookedPage({ page }: Visit): Promise<void> {
  const main = page.getByRole('main');
  assert.match((await main.textContent()) ?? '', /video-meeting invitation .* by email/);
  const mail = main.getByRole('link', { name: /@/ });
  assert.match((await mail.getAttribute('href')) ?? '', /^mailto:/);
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  assert.equal(focused, 'Meeting Scheduled!');
}

async function assertTakenForOthers({ page }: Visit, { day, time }: FreeTime): Promise<void> {
  const scheduler = await openScheduler(page, await addContact());
  await openDay(scheduler, day);
  const slot = scheduler.slot(time);
  await slot.waitFor();
  assert.equal(await slot.isDisabled(), true);
  assert.match((await slot.textContent()) ?? '', /Taken$/);
}
