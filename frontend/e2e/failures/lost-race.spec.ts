import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { query } from '../product/database.ts';
import { appointmentsOf } from '../product/stored.ts';

test.describe('two visitors who choose the same time', () => {
  test('book it for the first and offer the second fresh times on the same day', async ({
    newVisitor,
    browserErrors,
  }) => {
    const [first, second] = [await newVisitor(), await newVisitor({ width: 360 })];
    const [winner, loser] = [await addContact(), await addContact()];
    const [theirs, ours] = [
      await openScheduler(first.page, winner),
      await openScheduler(second.page, loser),
    ];
    const chosen = await firstFreeTime(theirs, 'Friday');
    const same = await firstFreeTime(ours, 'Friday');
    expect(chosen.startsAt).toStrictEqual(same.startsAt);
    await chosen.slot.click();
    await same.slot.click();

    await theirs.confirm.click();
    await bookedHeadline(first.page).waitFor();

    const before = await countBookings();
    browserErrors.expect(/the server responded with a status of 409/);
    const reread = second.page.waitForResponse(/\/api\/slots$/);
    await ours.confirm.click();
    const news = ours.region.getByRole('alert');
    await news.waitFor();
    await expect(news).toHaveText('That time was just taken. Please choose another one.');
    await expect(news).toBeFocused();
    await reread;
    await expect(ours.day('Friday')).toHaveAttribute('aria-pressed', 'true');
    await expect(same.slot).toHaveText(/Taken$/);
    await expect(same.slot).toBeDisabled();
    await expect(ours.panel).toHaveCount(0);
    expect(await countBookings()).toStrictEqual(before);

    await ours.freeSlots.first().click();
    await ours.confirm.click();
    await bookedHeadline(second.page).waitFor();
    expect((await appointmentsOf(loser)).length).toBe(1);
  });
});

async function countBookings() {
  return query(
    `SELECT (SELECT count(*) FROM scheduling.appointments) AS appointments,
            (SELECT count(*) FROM scheduling.outbox) AS mails`,
  );
}
