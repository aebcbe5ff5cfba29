import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bookedHeadline, openScheduler, showNextWeek } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';
import { instantOf } from '../product/eastern.ts';
import { appointmentsOf } from '../product/stored.ts';

interface Zone {
  timezoneId: string;
  weekday: string;
  eastern: string;
}

const zones: Zone[] = [
  { timezoneId: 'Asia/Kolkata', weekday: 'Monday', eastern: '4:30 PM' },
  { timezoneId: 'America/Los_Angeles', weekday: 'Monday', eastern: '4:00 PM' },
];

describe('a visitor in another time zone', () => {
  for (const { timezoneId, weekday, eastern } of zones) {
    it(
      `should read Eastern Time first and her own beside it in ${timezoneId}, and book the right instant`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ timezoneId });
        const contactId = await addContact();
        const scheduler = await openScheduler(page, contactId);
        await showNextWeek(scheduler);
        await scheduler.day(weekday).click();
        const slot = scheduler.slot(eastern);
        await slot.waitFor();
        const day = await dayOnBoard(scheduler.board);
        const startsAt = instantOf(day, eastern);
        const local = localTime(startsAt, timezoneId, day);
        assert.equal(await slot.textContent(), `${eastern} Eastern Time, ${local} your time`);

        await slot.click();
        const facts = await scheduler.panel.getByRole('definition').allTextContents();
        const zoneName = new Intl.DateTimeFormat('en-US', {
          timeZone: timezoneId,
          timeZoneName: 'long',
        })
          .formatToParts(startsAt)
          .find(({ type }) => type === 'timeZoneName')?.value;
        assert.equal(facts[0], day);
        assert.equal(facts[1], `${eastern} Eastern Time${local} your time (${zoneName})`);
        await scheduler.confirm.click();
        await bookedHeadline(page).waitFor();
        assert.deepEqual((await appointmentsOf(contactId))[0]?.scheduled_at, startsAt);
      }),
    );
  }

  it(
    'should not be bothered with a second time where the clocks agree',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ timezoneId: 'America/Detroit' });
      const scheduler = await openScheduler(page, 12);
      await showNextWeek(scheduler);
      await scheduler.day('Monday').click();
      await scheduler.slots.first().waitFor();
      assert.doesNotMatch((await scheduler.region.textContent()) ?? '', /your time|your own time/i);
    }),
  );
});

async function dayOnBoard(board: { textContent(): Promise<string | null> }): Promise<string> {
  return (
    /Choose a time on (\w+, \w+ \d+, \d{4})/.exec((await board.textContent()) ?? '')?.[1] ?? ''
  );
}

/** `1:00 PM`, with the weekday in front where that instant falls on another day. */
function localTime(instant: Date, timeZone: string, easternDay: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone })
      .format(instant)
      .replaceAll('\u202f', ' ');
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const weekday = format({ weekday: 'long' });
  return easternDay.startsWith(weekday) ? time : `${format({ weekday: 'short' })} ${time}`;
}
