import { apiPaths, bookingSchema } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/accessibility.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast, notifications } from '../browser/toast.ts';
import { type BookedAppointment, bookAppointment } from '../product/appointments.ts';
import { eventIn } from '../product/calendar.ts';
import { query } from '../product/database.ts';
import { arrivedEmail } from '../product/emails.ts';
import { requireProduct } from '../product/settings.ts';
import { leadOf } from '../product/stored.ts';

const zoom = 'https://us02web.zoom.us/j/85012345678?pwd=Zk9sR2';
const newLink = /^How to join has changed: our call on/;

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link' });

/** Where the visitor's own page says that this call takes place. */
async function meetingUrlOf({ link }: BookedAppointment): Promise<string | null> {
  const [token] = link.split('/').slice(-1);
  const answer = await fetch(`${requireProduct().baseUrl}${apiPaths.bookings}/${token}`);
  return bookingSchema.parse(await answer.json()).meetingUrl;
}

test.afterEach(() => query(`DELETE FROM scheduling.settings WHERE name = 'meeting'`));

// It changes every upcoming call.
test('the owner’s own link applies at once, and upcoming calls get it in one press', async ({
  newVisitor,
}) => {
  const before = await bookAppointment();
  const { email = '' } = (await leadOf(before.lead.id)) ?? {};
  const { page: desk } = await newVisitor({ width: 390 });
  await openDesk(desk, '?tab=settings');
  await desk.getByRole('link', { name: 'Meeting' }).click();
  await desk.getByRole('radio', { name: /^My own link/ }).click();
  await expect(linkField(desk)).toBeFocused();
  await desk.keyboard.type('zoom.us/j/1');
  await desk.keyboard.press('Enter');
  await desk.getByText('Please enter a web address that starts with https://.').waitFor();
  await expectUsable(desk, 'a link that no one can open');
  await linkField(desk).fill(zoom);
  await desk.getByRole('heading', { name: 'Where calls take place' }).click();
  await expectToast(desk, 'Setting Saved', `Calls take place at ${zoom}.`);
  await dismissToast(desk);

  const after = await bookAppointment();
  expect(await meetingUrlOf(after)).toBe(zoom);
  expect(await meetingUrlOf(before)).not.toBe(zoom);

  await desk.getByRole('button', { name: /^Update \d+ calls?$/ }).click();
  await notifications(desk)
    .getByText(/The visitors get a new invitation/)
    .waitFor();
  await expect(desk.getByRole('button', { name: /^Update \d+/ })).toHaveCount(0);
  await expectUsable(desk, 'the calls are updated');
  expect(await meetingUrlOf(before)).toBe(zoom);
  const news = await arrivedEmail(email, newLink);
  expect(news.text).toContain(`Join the video meeting <${zoom}`);
  const invitation = await arrivedEmail(email, /^Your strategy call/);
  expect(eventIn(news)).toMatchObject({ sequence: 1, uid: eventIn(invitation).uid });

  // Back to rooms, by Undo of a choice.
  await desk.getByRole('radio', { name: /^By phone/ }).click();
  await expect(desk.getByRole('textbox', { name: 'Your phone number' })).toBeFocused();
  await desk.keyboard.type('910 555 0100');
  await desk.keyboard.press('Tab');
  await expectToast(desk, 'Setting Saved', 'Visitors call (910) 555-0100.');
  await notifications(desk).getByRole('button', { name: 'Undo' }).click();
  await expect(linkField(desk)).toHaveValue(zoom);
});
