import { expect, type Locator, type Page } from '@playwright/test';
import { type PointerFaults, pointerFaults } from './pointer-reach.ts';

/** A state of the product. A new view of the desk adds one line to its list. */
export interface Screen {
  name: string;
  /** Brings the page there, possibly from the previous screen. */
  open: (page: Page) => Promise<unknown>;
  /** An open menu, which may cover the page until it is closed. */
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

const phoneWidths = [320, 360, 390, 430];

/** What is wider than a phone: the page, a bar, a dialog or a panel. Other parts may scroll sideways in themselves. */
async function widthFaults(page: Page, screen: Screen): Promise<string[]> {
  const found: string[] = [];
  for (const width of phoneWidths) {
    if (screen.widths && !screen.widths.some((shown) => shown < 768)) continue;
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(findWideParts);
    found.push(...wide.map((part) => `${part} at ${width} px`));
  }
  return found;
}

/** Runs in the page. */
async function findWideParts(): Promise<string[]> {
  // Layout that follows the window's size is rendered one frame later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const parts = document.querySelectorAll(
    'html, body > header, main > [data-desk] > :is(header, nav), dialog[open], aside, [role=dialog], [role=menu]',
  );
  return [...parts]
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const isShown = part.checkVisibility({ visibilityProperty: true });
      const isCut = part.scrollWidth > part.clientWidth + 1;
      return isShown && (isCut || left < -1 || right > innerWidth + 1);
    })
    .map((part) => `${part.localName} "${part.textContent?.trim().slice(0, 40)}"`);
}

/**
 * Opens the screens in sequence in this page: a pointer reaches every control of each, and none is wider than a phone. A
 * failure does not end the tour.
 */
export async function expectAllReached(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await screen.open(page);
    expect.soft(await widthFaults(page, screen), screen.name).toEqual([]);
    expect.soft(await reachFaults(page, screen), screen.name).toEqual({});
  }
}
