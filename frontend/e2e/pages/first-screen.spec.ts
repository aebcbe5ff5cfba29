import type { Locator, Page } from '@playwright/test';
import { consentOn, openBanner, stopClock } from '../browser/consent.ts';
import { expectInFirstScreen, firstScreens } from '../browser/layout.ts';
import { openScheduler, schedulerOn, showFreeWeek } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const now = '2027-03-01T15:00:00.000Z';

/** What common phones leave of a page between their own bars. */
const phones = [
  { width: 390, height: 664 },
  { width: 375, height: 553 },
  { width: 360, height: 640 },
] as const;

/** Pages whose first screen must show a way on, by what shows it. The others begin with their heading. */
const waysOn = {
  button: /^\/(|sample-audit|.*-wilmington(-nc)?|wilmington-.*)$/,
  field: /^\/(contact|lead-generation)$/,
};

/** Whether a press on its middle, and near its ends, would reach it. */
const isPressable = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (left + right) / 2;
    const isReached = (y: number) => element.contains(document.elementFromPoint(x, y));
    return [top + 4, (top + bottom) / 2, bottom - 4].every(isReached);
  });

test('on a first visit by phone, the open banner covers neither the way on nor the call bar', async ({
  newVisitor,
}) => {
  const articles = /^\/blog\/(?!google-ads-for-plumbers)/;
  const paths = (await sitemapPaths()).filter((path) => !articles.test(path));
  expect(paths.filter((path) => waysOn.button.test(path))).toHaveLength(13);
  const { page } = await newVisitor({ width: 390 });
  await stopClock(page, now);
  for (const path of paths) {
    await openBanner(page, path);
    const { banner } = consentOn(page);
    const main = page.getByRole('main');
    const bar = page.locator('.call-bar-bar').getByRole('link');
    for (const viewport of phones) {
      const place = `${path} at ${viewport.width} × ${viewport.height}`;
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectInFirstScreen(page, page.getByRole('heading', { level: 1 }));
      expect((await banner.boundingBox())?.height, place).toBeLessThanOrEqual(84);
      const wayOn = waysOn.button.test(path)
        ? main.locator('a[href^="/lead-generation"]').first()
        : main.getByRole('form').locator('button:visible, input:visible').first();
      if (waysOn.button.test(path) || waysOn.field.test(path)) {
        await expectInFirstScreen(page, wayOn);
        expect(await isPressable(wayOn), place).toBe(true);
      }
      if ((await bar.count()) === 0) continue;
      await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
      await expect.poll(() => isPressable(bar), place).toBe(true);
    }
  }
});

test('the calendar is in the first screen of common windows, above the banner', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ timezoneId: 'America/Los_Angeles' });
  await stopClock(page, now);
  await openBanner(page, `/thank-you?contactId=${await addContact()}`);
  await page.clock.resume();
  const scheduler = schedulerOn(page);
  await scheduler.nextFree.waitFor();
  for (const viewport of firstScreens) {
    await page.setViewportSize(viewport);
    await expectInFirstScreen(page, scheduler.nextFree);
    await expectInFirstScreen(page, scheduler.days.first());
    await expectInFirstScreen(page, scheduler.days.last());
  }
});

/** Motion affects how the page scrolls, not where to. */
const passes = [
  ...firstScreens.map((viewport) => ({ ...viewport, reducedMotion: 'reduce' as const })),
  { ...firstScreens[0], reducedMotion: 'no-preference' as const },
];

/** Between the bar at the top and the banner at the bottom. */
async function expectBetweenBars(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    const [bar, banner, box] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      consentOn(page).banner.boundingBox(),
      target.boundingBox(),
    ]);
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  }).toPass();
}

/** On the page, not in the window: it may still be scrolling. */
const placesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { name: one.textContent, top: top + scrollY, bottom: bottom + scrollY };
    }),
  );

test('the next free time, a day and a time show what they lead to in common windows', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ width: 360 });
  const scheduler = await openScheduler(page, await addContact());
  // Booked in two presses.
  const [, next = ''] =
    /(\d+:\d\d [AP]M)$/.exec((await scheduler.nextFree.textContent())?.trim() ?? '') ?? [];
  await scheduler.nextFree.click();
  await expect(scheduler.panel).toBeFocused();
  await expect(scheduler.slot(next)).toHaveAttribute('aria-pressed', 'true');
  await expect(scheduler.confirm).toBeInViewport({ ratio: 1 });

  await consentOn(page).banner.waitFor();
  await showFreeWeek(scheduler, 'Wednesday');
  for (const { reducedMotion, ...viewport } of passes) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    // Another week clears the day and the time.
    await scheduler.previousWeek.click();
    await expect(scheduler.slots).toHaveCount(0);
    await scheduler.nextWeek.click();
    await scheduler.day('Wednesday').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await scheduler.day('Wednesday').click();
    await expectBetweenBars(page, scheduler.board.getByText(/^Wednesday, \w+ \d+$/));
    const firstAfternoon = scheduler.slot('1:00 PM');
    await expectBetweenBars(page, scheduler.slot('9:00 AM'));
    await expectBetweenBars(page, firstAfternoon);

    await firstAfternoon.click();
    await expect(scheduler.panel).toBeFocused();
    await expectBetweenBars(page, firstAfternoon);
    await expectBetweenBars(page, scheduler.confirm);
    const [time] = await placesOf(firstAfternoon);
    const [panel] = await placesOf(scheduler.panel);
    // Directly below it; where an hour is a column of two times, below the second.
    const maxGap = viewport.width < 1000 ? 20 : 100;
    const gap = (panel?.top ?? 0) - (time?.bottom ?? 0);
    expect(gap, `at ${viewport.width} px`).toBeGreaterThan(0);
    expect(gap, `at ${viewport.width} px`).toBeLessThan(maxGap);
    const covered = (await placesOf(scheduler.slots)).filter(
      ({ top, bottom }) => bottom > (panel?.top ?? 0) && top < (panel?.bottom ?? 0),
    );
    expect(covered).toEqual([]);
    // In tab order, too, the panel follows the hour of its time.
    await page.keyboard.press('Shift+Tab');
    await expect(scheduler.slot('1:30 PM')).toBeFocused();
  }
});
