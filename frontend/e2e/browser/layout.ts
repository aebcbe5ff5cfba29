import { expect, type Locator, type Page } from '@playwright/test';

/** Expects that nothing makes the page wider than this window. */
export async function expectFits(page: Page, width: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 740 };
  await page.setViewportSize({ width, height });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `the width of ${page.url()}`).toBeLessThanOrEqual(width);
}

/** The headings that stand so close below the section before theirs that they seem to belong to it. */
export function crampedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minRoomPx = 40;
    const sections = document.querySelectorAll('main section:has(> .chart-width)');
    return Array.from(sections).flatMap((section) => {
      const heading = section.querySelector('h1, h2');
      if (!heading) return [];
      const { paddingBottom } = getComputedStyle(section.previousElementSibling ?? section);
      const above = heading.getBoundingClientRect().top - section.getBoundingClientRect().top;
      const room = above + Number.parseFloat(paddingBottom);
      return room < minRoomPx ? [`${heading.textContent}: ${room} px`] : [];
    });
  });
}

/** Phone, tablet, laptop and desktop. */
export const firstScreens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Expects all of it in the window without scrolling, and above the consent banner if shown. */
export async function expectInFirstScreen(page: Page, target: Locator): Promise<void> {
  const { height = 0 } = page.viewportSize() ?? {};
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  // What follows the window's size is laid out a frame later.
  await expect(async () => {
    const bannerTop = (await banner.count()) > 0 ? (await banner.boundingBox())?.y : undefined;
    const box = await target.boundingBox();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bannerTop ?? height);
  }).toPass();
}

interface FocusedPlace {
  name: string;
  isInSight: boolean;
  hasRing: boolean;
}

/** The visible part of the focused element. Undefined once the focus has left the page. */
export function focusedPlace(page: Page): Promise<FocusedPlace | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isInSight = [0.1, 0.5, 0.9].some((share) => {
      const seen = document.elementFromPoint(left + width * share, top + height * share);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
    // A link stretched over its card draws the ring around the card.
    const hasRing = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return { name: element.outerHTML.slice(0, 160), isInSight, hasRing };
  });
}
