import { expectUsable } from '../browser/accessibility.ts';
import { bookedHeadline, firstFreeTime, freeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { appointmentsOf } from '../product/stored.ts';

test('a visitor in Kolkata sees Eastern Time first, the local time beside it, and books the right instant on accessible pages', async ({
  newVisitor,
}) => {
  const timezoneId = 'Asia/Kolkata';
  const { page } = await newVisitor({ timezoneId });
  const contactId = await addContact();
  const scheduler = await openScheduler(page, contactId);
  await scheduler.nextWeek.waitFor();
  await expectUsable(page, 'no day chosen');
  await firstFreeTime(scheduler, 'Monday');
  await expectUsable(page, 'with times');
  // The last one of the day: in Kolkata it is already Tuesday.
  const { day, time, startsAt, slot } = await freeTime(scheduler, 'last');
  const local = localTime(startsAt, timezoneId, day);
  await expect(slot).toHaveText(`${time} Eastern Time, ${local} your time`);

  await slot.click();
  const facts = await scheduler.panel.getByRole('definition').allTextContents();
  expect(facts[0]).toBe(day);
  const [, weekday, localClock] = /^(\w{3} )?(.+)$/.exec(local) ?? [];
  const shift = weekday ? ', next day' : '';
  expect(facts[1]).toBe(`${time} Eastern Time${localClock} your time (Kolkata)${shift}`);
  await expectUsable(page, 'with the confirmation panel');
  await scheduler.confirm.click();
  await bookedHeadline(page).waitFor();
  expect((await appointmentsOf(contactId))[0]?.scheduled_at).toStrictEqual(startsAt);
  await expectUsable(page, 'booked');
});

/** `1:00 PM`, with the weekday in front if that instant falls on another day. */
function localTime(instant: Date, timeZone: string, easternDay: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone })
      .format(instant)
      .replaceAll('\u202f', ' ');
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const isSameDay = easternDay.startsWith(format({ weekday: 'long' }));
  return isSameDay ? time : `${format({ weekday: 'short' })} ${time}`;
}
