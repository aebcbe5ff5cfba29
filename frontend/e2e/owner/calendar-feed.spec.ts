import { ownerCalendarUid } from '@agency/contracts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { bookAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
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

// There is one address: a failed try must not leave its own.
test.afterEach(() => query('DELETE FROM email.calendar_feed'));

test('the owner’s calls come to her calendar by an address that she makes and removes', async ({
  page,
}) => {
  await openDesk(page, '?tab=availability&view=calendars');
  await page.getByRole('button', { name: 'Create a private address' }).click();
  const address = await page.getByLabel('Private address').inputValue();
  const empty = await readFeed(address);
  expect(empty.status).toBe(200);
  const call = await bookAppointment();
  const uid = await calendarUidOf(call.id);
  const booked = await readFeed(address, { 'if-none-match': empty.etag });
  expect(booked.status).toBe(200);
  const start = call.startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(booked.eventOf(uid)).toContain(`DTSTART:${start}\r\n`);
  await page.getByRole('button', { name: 'Remove the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Address Removed', 'Calendar apps can no longer read it.');
  expect((await readFeed(address)).status).toBe(404);
});
