import { expect, type Locator, type Page } from '@playwright/test';
import { type PointerFaults, pointerFaults } from './pointer-reach.ts';

/** A state of the product. A new view of the desk adds one line to its list. */
export interface Screen {
  name: string;
  /** Brings the page there, possibly from the previous screen. */
  open: (page: Page) => Promise<unknown>;
  /** An open menu, which may cover the page until it is closed. */
  popup?: (page: Page) => Locator;
  /** The window widths that show it, in CSS pixels. Default: all. */
  widths?: readonly number[];
}

/** Phone, tablet, the narrowest desk with two columns, and a desktop. */
const screenSizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** More widths at which a screen must not be wider than the window, besides the phone of `screenSizes`. */
const otherPhones = [320, 360, 430];

/**
 * What a pointer cannot reach in windows of each size, and what is wider than a phone: the page, a bar, a dialog or a
 * panel. Other parts may scroll sideways in themselves.
 */
async function faultsOf(page: Page, screen: Screen): Promise<Record<string, unknown>> {
  const found: Record<string, PointerFaults | string[]> = {};
  const findWide = async (width: number) => {
    const wide = await page.evaluate(findWideParts);
    if (wide.length > 0) found[`${screen.name} is wider than ${width} px`] = wide;
  };
  const isShown = (width: number) => screen.widths?.includes(width) ?? true;
  for (const width of screen.widths?.every((shown) => shown >= 768) ? [] : otherPhones) {
    await page.setViewportSize({ width, height: 844 });
    await findWide(width);
  }
  for (const size of screenSizes.filter(({ width }) => isShown(width))) {
    await page.setViewportSize(size);
    if (size.width < 768) await findWide(size.width);
    const faults = await pointerFaults(page, screen.popup?.(page));
    if (faults.covered.length + faults.overlapping.length > 0) {
      found[`${screen.name} at ${size.width} px`] = faults;
    }
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
 * failure does not skip the rest. `check` may add another check of each.
 */
export async function expectAllReached(
  page: Page,
  screens: readonly Screen[],
  check: (page: Page, screen: Screen) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const screen of screens) {
    await screen.open(page);
    expect.soft(await faultsOf(page, screen), screen.name).toEqual({});
    await check(page, screen);
  }
}
