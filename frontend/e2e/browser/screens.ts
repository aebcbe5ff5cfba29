import { expect, type Locator, type Page } from '@playwright/test';
import { type PointerFaults, pointerFaults } from './pointer-reach.ts';

/** One thing the product shows. The list of a desk grows by one line for a new view. */
export interface Screen {
  name: string;
  /** Brings the page there, some from the screen before. */
  open: (page: Page) => Promise<unknown>;
  /** An open menu, which may lie over the page until it is closed. */
  popup?: (page: Page) => Locator;
  /** Where it is shown, if not everywhere. */
  widths?: readonly number[];
}

/** Phone, tablet, the narrowest desk with two columns, and a desktop. */
const screenSizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** What a pointer cannot reach in windows of each size. */
async function reachFaults(page: Page, screen: Screen): Promise<Record<string, unknown>> {
  const found: Record<string, PointerFaults> = {};
  for (const size of screenSizes) {
    if (screen.widths && !screen.widths.includes(size.width)) continue;
    await page.setViewportSize(size);
    const faults = await pointerFaults(page, screen.popup?.(page));
    if (faults.covered.length + faults.overlapping.length > 0) {
      found[`${screen.name} at ${size.width} px`] = faults;
    }
  }
  return found;
}

/** Opens one screen after the other in this page. A fault does not end the tour. */
export async function expectAllReached(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await screen.open(page);
    expect.soft(await reachFaults(page, screen), screen.name).toEqual({});
  }
}
