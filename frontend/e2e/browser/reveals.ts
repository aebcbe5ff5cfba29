import type { Page } from '@playwright/test';

/** Runs in the page: the opacity of each card that scrolling may reveal, including that of its ancestors. */
export function revealedOpacities(): number[] {
  return [...document.querySelectorAll('main [style*="--reveal-delay"]')].map((card) => {
    let opacity = 1;
    for (let one: Element | null = card; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    return opacity;
  });
}

/** Lays out at once what otherwise waits until it is near, so that everything stays where a test measures it. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.later')) {
      section.style.contentVisibility = 'visible';
    }
  });
}

/** Whether a capture of the whole page, before any scrolling, shows its last card. */
export async function isLastCardPainted(page: Page): Promise<boolean> {
  await layOutAll(page);
  const card = page.locator('main [style*="--reveal-delay"]').last();
  const clip = await card.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
  const asFound = await page.screenshot({ fullPage: true, clip });
  await card.evaluate((one: HTMLElement) => one.style.setProperty('visibility', 'hidden'));
  const without = await page.screenshot({ fullPage: true, clip });
  await card.evaluate((one: HTMLElement) => one.style.removeProperty('visibility'));
  return !asFound.equals(without);
}
