import { bookedHeadline, firstFreeTime, freeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { appointmentsOf } from '../product/stored.ts';

test.describe('a visitor in another time zone', () => {
  const places = { 'Asia/Kolkata': 'Kolkata', 'America/Los_Angeles': 'Pacific Time' };
  for (const [timezoneId, place] of Object.entries(places)) {
    test(`sees Eastern Time first and the local time beside it in ${timezoneId}, and books the right instant`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ timezoneId });
      const contactId = await addContact();
      const scheduler = await openScheduler(page, contactId);
      await firstFreeTime(scheduler, 'Monday');
      // The last one of the day: in Kolkata it is already Tuesday.
      const { day, time, startsAt, slot } = await freeTime(scheduler, 'last');
      const local = localTime(startsAt, timezoneId, day);
      await expect(slot).toHaveText(`${time} Eastern Time, ${local} your time`);

      await slot.click();
      const facts = await scheduler.panel.getByRole('definition').allTextContents();
      expect(facts[0]).toBe(day);
      const [, weekday, localClock] = /^(\w{3} )?(.+)$/.exec(local) ?? [];
      const shift = weekday ? ', next day' : '';
      expect(facts[1]).toBe(`${time} Eastern Time${localClock} your time (${place})${shift}`);
      await scheduler.confirm.click();
      await bookedHeadline(page).waitFor();
      expect((await appointmentsOf(contactId))[0]?.scheduled_at).toStrictEqual(startsAt);
    });
  }

  test('sees no second time where the clocks agree', async ({ newVisitor }) => {
    const { page } = await newVisitor({ timezoneId: 'America/Detroit' });
    const scheduler = await openScheduler(page, 12);
    await firstFreeTime(scheduler, 'Monday');
    await expect(scheduler.region).not.toHaveText(/your (own )?time/i);
  });
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
