import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

const mostStops = 80;

/** Presses Tab until this has the focus; fails when it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${target} is not reached by keyboard`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

export async function assertFocused(target: Locator): Promise<void> {
  await eventually(async () =>
    assert.equal(await hasFocus(target), true, `${target} has no focus`),
  );
}
