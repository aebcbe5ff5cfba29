import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
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
  /** Those in which axe checks it. Default: those that show it, or 1440 and 320 px from one screen to the next. */
  accessibleAt?: readonly number[];
  /** Those in which a pointer must reach every control. Default: all of `pointerWidths` that show it. */
  reachedAt?: readonly number[];
  /** What else holds in a window of this width. */
  check?: (page: Page, width: number) => Promise<void>;
}

/** One that every window shows. */
export const screen = (name: string, open: Screen['open']): Screen => ({ name, open });

/**
 * The narrowest window, and the narrowest one of each layout that the stylesheets have. 640 px are 1280 px at 200 % zoom,
 * 320 px are the same at 400 %. In this order, so that each is laid out once.
 */
const sizes = [
  { width: 320, height: 844 },
  { width: 640, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Phone, tablet, the narrowest desk with two columns, and a desktop. */
const pointerWidths = [320, 768, 1024, 1440];

const accessibleWidths = [1440, 320];

/** What a pointer cannot reach in windows of each size, and what is wider than the window. */
async function faultsOf(page: Page, screen: Screen): Promise<Record<string, unknown>> {
  const found: Record<string, PointerFaults | readonly string[]> = {};
  const shownAt = screen.widths ?? sizes.map(({ width }) => width);
  for (const size of sizes.filter(({ width }) => shownAt.includes(width))) {
    const { width } = size;
    await page.setViewportSize(size);
    const wide = await page.evaluate(findWideParts);
    if (wide.length > 0) found[`${screen.name} is wider than ${width} px`] = wide;
    if ((screen.reachedAt ?? pointerWidths).includes(width)) {
      const faults = await pointerFaults(page, screen.popup?.(page));
      if (faults.covered.length + faults.overlapping.length > 0) {
        found[`${screen.name} at ${width} px`] = faults;
      }
    }
    if ((screen.accessibleAt ?? shownAt).includes(width)) {
      const violations = await violationsOn(page);
      if (violations.length > 0) found[`${screen.name} to axe at ${width} px`] = violations;
    }
    await screen.check?.(page, width);
  }
  return found;
}

/** Runs in the page: what is wider than the window. Other parts may scroll sideways in themselves. */
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
      // Fractions of a pixel are rounded, but the page's own width is whole.
      const isCut = part.scrollWidth > part.clientWidth + (part.localName === 'html' ? 0 : 1);
      return isShown && (isCut || left < -1 || right > innerWidth + 1);
    })
    .map((part) => `${part.localName} "${part.textContent?.trim().slice(0, 40)}"`);
}

/**
 * Opens the screens in sequence in this page: each is accessible, a pointer reaches every control of it, and it is not
 * wider than the window. A failure does not skip the rest.
 */
export async function expectAllHold(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    await screen.open(page);
    const accessibleAt = screen.widths ?? accessibleWidths.filter((_, at) => at === index % 2);
    const faults = await faultsOf(page, { accessibleAt, ...screen });
    expect.soft(faults, screen.name).toEqual({});
  }
}
