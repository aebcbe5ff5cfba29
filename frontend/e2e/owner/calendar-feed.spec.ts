import { ownerCalendarUid } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { bookAppointmentFor } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { addLead } from '../product/leads.ts';
import { requireProduct } from '../product/settings.ts';

/** Reads the feed like a calendar app, with the validators from the previous read. */
async function readFeed(address: string, conditions: Record<string, string> = {}) {
  const answer = await fetch(requireProduct().baseUrl + new URL(address).pathname, {
    headers: { 'user-agent': 'iOS/26.0 dataaccessd/1.0', ...conditions },
  });
  const unfolded = (await answer.text()).replaceAll('\r\n ', '');
  const events = unfolded.split('BEGIN:VEVENT').slice(1);
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    eventOf: (uid: string) => events.find((event) => event.includes(`UID:${uid}\r\n`)),
  };
}

async function calendarUidOf(appointmentId: number): Promise<string> {
  const [row] = await query<{ calendar_uid: string }>(
    'SELECT calendar_uid FROM scheduling.appointments WHERE id = $1',
    [appointmentId],
  );
  return ownerCalendarUid(row?.calendar_uid ?? '');
}

const addressField = (page: Page) => page.getByLabel('Private address');

test('the owner’s calls come to her calendar by an address that she makes and ends', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await openDesk(page, '?tab=availability&view=calendars');
  await page.getByRole('button', { name: 'Create a private address' }).click();
  const address = await addressField(page).inputValue();
  await page.getByRole('img', { name: 'The address as a QR code' }).waitFor();
  await expectAccessible(page, 'a new calendar address');

  const empty = await readFeed(address);
  expect(empty.status).toBe(200);
  const call = await bookAppointmentFor(await addLead({ name: 'Ada Tidewater' }));
  const uid = await calendarUidOf(call.id);
  const booked = await readFeed(address, { 'if-none-match': empty.etag });
  expect(booked.status).toBe(200);
  const start = call.startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(booked.eventOf(uid)).toContain(`DTSTART:${start}\r\n`);
  expect(booked.eventOf(uid)).toContain(`SUMMARY:Call with ${call.lead.name}\r\n`);

  const cancelled = await page.request.patch(`/api/appointments/${call.id}`, {
    data: { status: 'cancelled' },
    headers: { origin: requireProduct().baseUrl },
  });
  expect(cancelled.status()).toBe(200);
  const later = await readFeed(address, { 'if-none-match': booked.etag });
  expect(later.status).toBe(200);
  expect(later.eventOf(uid)).toBeUndefined();

  // The address is shown once, and the desk shows when it was read.
  await page.reload();
  await page.getByText('Last read by a calendar app on').waitFor();
  await expect(addressField(page)).toHaveCount(0);
  await expect(page.getByRole('switch', { name: /^Attach a calendar file/ })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
  await addressField(page).waitFor();
  await expectAccessible(page, 'a new calendar address on a phone');
  await expectNoSidewaysScroll(page);
  expect((await readFeed(address)).status).toBe(404);

  await page.getByRole('button', { name: 'Remove the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Address Removed', 'Calendar apps can no longer read it.');
});
