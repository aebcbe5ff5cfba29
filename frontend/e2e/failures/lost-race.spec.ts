import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertFocused } from '../browser/keyboard.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { addContact } from '../product/api.ts';
import { query } from '../product/database.ts';
import { appointmentsOf } from '../product/stored.ts';

describe('two visitors who choose the same time', () => {
  it(
    'should book the first, and tell the second that it was just taken, on the same day with fresh times',
    withVisitors(async (newVisitor) => {
      const [first, second] = [await newVisitor(), await newVisitor({ width: 360 })];
      const [winner, loser] = [await addContact(), await addContact()];
      const [theirs, ours] = [
        await openScheduler(first.page, winner),
        await openScheduler(second.page, loser),
      ];
      const chosen = await firstFreeTime(theirs, 'Friday');
      const same = await firstFreeTime(ours, 'Friday');
      assert.deepEqual(chosen.startsAt, same.startsAt);
      await chosen.slot.click();
      await same.slot.click();

      await theirs.confirm.click();
      await bookedHeadline(first.page).waitFor();

      const before = await countBookings();
      second.expect(/the server responded with a status of 409/);
      const reread = second.page.waitForResponse(/\/api\/appointments\?from=/);
      await ours.confirm.click();
      const news = ours.region.getByRole('alert');
      await news.waitFor();
      assert.equal(
        await news.textContent(),
        'That time was just taken. Please choose another one.',
      );
      await assertFocused(news);
      await reread;
      assert.equal(await ours.day('Friday').getAttribute('aria-pressed'), 'true');
      await eventually(async () => {
        assert.match((await same.slot.textContent()) ?? '', /Taken$/);
        assert.equal(await same.slot.isDisabled(), true);
      });
      assert.equal(await ours.panel.count(), 0);
      assert.deepEqual(await countBookings(), before);

      await ours.freeSlots.first().click();
      await ours.confirm.click();
      await bookedHeadline(second.page).waitFor();
      assert.equal((await appointmentsOf(loser)).length, 1);
    }),
  );
});

async function countBookings() {
  return query(
    `SELECT (SELECT count(*) FROM scheduling.appointments) AS appointments,
            (SELECT count(*) FROM scheduling.outbox) AS mails`,
  );
}
