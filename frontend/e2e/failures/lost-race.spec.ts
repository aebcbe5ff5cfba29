import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact, book } from '../product/api.ts';
import { appointmentsOf } from '../product/stored.ts';

test.describe('two visitors who choose the same time', () => {
  test('book it for the first and offer the second fresh times on the same day', async ({
    newVisitor,
    browserErrors,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const loser = await addContact();
    const scheduler = await openScheduler(page, loser);
    const chosen = await firstFreeTime(scheduler, 'Friday');
    await chosen.slot.click();
    expect((await book(await addContact(), chosen.startsAt)).status).toBe(201);

    browserErrors.expect(/the server responded with a status of 409/);
    const reread = page.waitForResponse(/\/api\/slots$/);
    await scheduler.confirm.click();
    const news = scheduler.region.getByRole('alert');
    await news.waitFor();
    await expect(news).toHaveText('That time was just taken. Please choose another one.');
    await expect(news).toBeFocused();
    await reread;
    await expect(scheduler.day('Friday')).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen.slot).toHaveText(/Taken$/);
    await expect(chosen.slot).toBeDisabled();
    await expect(scheduler.panel).toHaveCount(0);
    expect(await appointmentsOf(loser)).toStrictEqual([]);

    await scheduler.freeSlots.first().click();
    await scheduler.confirm.click();
    await bookedHeadline(page).waitFor();
    expect((await appointmentsOf(loser)).length).toBe(1);
  });
});
