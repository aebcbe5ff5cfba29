import type { Locator, Page } from '@playwright/test';

const maxStops = 80;

/** Presses Tab until the target has the focus, and returns how many times. Throws if it is never reached. */
export const tabTo = (page: Page, target: Locator): Promise<number> => reach(page, target, 'Tab');

/** The same in the other direction. */
export const tabBackTo = (page: Page, target: Locator): Promise<number> =>
  reach(page, target, 'Shift+Tab');

async function reach(page: Page, target: Locator, key: string): Promise<number> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < maxStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return stop;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by keyboard`);
}
