import { holdRequests } from '../browser/held-requests.ts';
import {
  arriveAtThankYou,
  controlsOf,
  fillIn,
  leadForm,
  showOptionalFields,
} from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import {
  bookedHeadline,
  type FreeTime,
  firstFreeTime,
  openDay,
  openScheduler,
  schedulerOn,
} from '../browser/scheduler.ts';
import { expect, test, type Visit } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { query } from '../product/database.ts';
import {
  appointmentsOf,
  bookingEmails,
  emailsAbout,
  leadEmails,
  leadOf,
  touchesOf,
} from '../product/stored.ts';

test.describe("a visitor's journey", () => {
  // The journeys by keyboard and by touch use a phone's window.
  test('leads from the home page to one booked call, also by a double click', async ({
    newVisitor,
  }) => {
    const visit = await newVisitor();
    const { page } = visit;
    const contactId = await becomeLead(visit);
    await expectLeadIsStored(contactId);

    const scheduler = schedulerOn(page);
    const free = await firstFreeTime(scheduler, 'Tuesday');
    await free.slot.click();
    const facts = await scheduler.panel.getByRole('definition').allTextContents();
    expect(facts).toStrictEqual([
      free.day,
      `${free.time} Eastern Time`,
      '30 minutes',
      'Video meeting',
    ]);
    const bookings = await holdRequests(page, '**/api/appointments');
    await scheduler.confirm.dblclick();
    await scheduler.booking.waitFor();
    await expect(scheduler.booking).toBeDisabled();
    bookings.release();
    await bookedHeadline(page).waitFor();
    expect(bookings.count()).toBe(1);
    await expectBookedPage(visit);
    await expectProofIsStored(contactId);

    const [appointment, ...others] = await appointmentsOf(contactId);
    expect(others).toStrictEqual([]);
    expect({ ...appointment, id: undefined }).toStrictEqual({
      id: undefined,
      scheduled_at: free.startsAt,
      duration: 30,
      status: 'scheduled',
    });
    expect(await emailsAbout('scheduling', `appointment:${appointment?.id}`)).toStrictEqual(
      bookingEmails,
    );
    await expectTakenForOthers(await newVisitor(), free);
  });
});

async function becomeLead({ page }: Visit): Promise<number> {
  await page.goto('/?utm_source=newsletter&gclid=abc123&session=private');
  await awaitLivePage(page);
  await page.getByRole('link', { name: 'Schedule Risk-Free Consultation' }).first().click();
  await page.waitForURL('/lead-generation');
  const form = controlsOf(page, leadForm);
  await fillIn(form);
  await showOptionalFields(form);
  await form.company.fill('Tidewater Boats');
  await form.service.selectOption({ label: 'Paid Search (search engines)' });
  await form.spend.selectOption('50k+');
  await form.message.fill('We build skiffs.');
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
  return contactId;
}

async function expectLeadIsStored(contactId: number): Promise<void> {
  const lead = await leadOf(contactId);
  if (!lead) throw new Error(`No lead ${contactId} is stored.`);
  expect(lead.name).toBe('Ada Tidewater');
  expect(lead.email).toBe('ada@tidewater.example');
  expect(lead.phone).toBe('(910) 555-0100');
  expect(lead.company).toBe('Tidewater Boats');
  expect(lead.service).toBe('paid-search');
  expect(lead.monthly_ad_spend).toBe('50k+');
  expect(lead.message).toBe('We build skiffs.');
  expect(lead.status).toBe('new');
  expect(lead.bot_check).toBe('passed');
  const touch = { utm_source: 'newsletter', gclid: '1', landingPath: '/' };
  expect(touchesOf(lead)).toStrictEqual({ first: touch, last: touch });
  expect(await emailsAbout('leads', `contact:${contactId}`)).toStrictEqual(leadEmails);
}

async function expectProofIsStored(contactId: number): Promise<void> {
  const [call] = await query<{ bot_check: string }>(
    'SELECT bot_check FROM scheduling.appointments WHERE contact_id = $1',
    [contactId],
  );
  expect(call?.bot_check).toBe('passed');
}

async function expectBookedPage({ page }: Visit): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toHaveText(/video-meeting invitation .* by email/);
  const mail = main.getByRole('link', { name: /@/ });
  await expect(mail).toHaveAttribute('href', /^mailto:/);
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe('Meeting Scheduled!');
}

async function expectTakenForOthers({ page }: Visit, { day, time }: FreeTime): Promise<void> {
  const scheduler = await openScheduler(page, await addContact());
  await openDay(scheduler, day);
  const slot = scheduler.slot(time);
  await slot.waitFor();
  await expect(slot).toBeDisabled();
  await expect(slot).toHaveText(/Taken$/);
}
