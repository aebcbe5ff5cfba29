import type { Page } from '@playwright/test';
import { awaitHydration } from '../browser/hydration.ts';
import { layOutAll } from '../browser/layout.ts';
import { expect, test } from '../browser/test.ts';

/** Home and a page of a service: their later sections are laid out once they come near the window. */
const pages = [
  { path: '/', last: 'contact-heading' },
  { path: '/conversion-rate-optimization-wilmington-nc', last: 'why-heading' },
];
const maxShift = 0.005;

/** How many sections wait for the window to come near. */
function skippedSections(page: Page): Promise<number> {
  return page.locator('main section').evaluateAll(
    (sections) =>
      sections.filter((section) => {
        const [child] = section.children;
        return child && !child.checkVisibility({ contentVisibilityAuto: true });
      }).length,
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitHydration(page);
}

/** Runs in the page: scrolls to its end by half windows, and returns how far anything moved by itself meanwhile. */
async function scrollThrough(): Promise<number> {
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifted += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift' });
  const root = document.documentElement;
  while (root.scrollTop + innerHeight < root.scrollHeight - 1) {
    const before = root.scrollTop;
    scrollBy({ top: innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
    if (root.scrollTop === before) break;
  }
  return shifted;
}

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path, last } of pages) {
  test.describe(`the skipped sections of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, path);
    });

    test('are skipped until the window comes near, and nothing moves then', async ({ page }) => {
      expect(await skippedSections(page)).toBeGreaterThan(0);
      expect(await page.evaluate(scrollThrough)).toBeLessThanOrEqual(maxShift);
      await expect(page.locator('body > footer')).toBeInViewport();
    });

    test('are all on paper', async ({ page }) => {
      const sheets = sheetsOf(await page.pdf());
      await layOutAll(page);
      expect(sheetsOf(await page.pdf())).toBe(sheets);
      expect(sheets).toBeGreaterThan(1);
    });

    test('are found by searching in the page', async ({ page }) => {
      const heading = page.locator(`#${last}`);
      const words = (await heading.textContent()) ?? '';
      const found = await page.evaluate((text) => {
        // TypeScript does not know it: it is what a search in the page does, for scripts.
        return (window as unknown as { find: (text: string) => boolean }).find(text);
      }, words);
      expect(found).toBe(true);
      await expect(heading).toBeInViewport();
    });

    test('are where links lead to', async ({ page }) => {
      await page.goto(`${path}#${last}`);
      const heading = page.locator(`#${last}`);
      await expect(heading).toBeInViewport();
      await page.evaluate(scrollThrough);
      await page.goto('/faq');
      await page.goto(`${path}#${last}`);
      await expect(heading).toBeInViewport();
    });

    test('are in captures of the whole page', async ({ page }) => {
      const capture = await page.screenshot({ fullPage: true });
      await layOutAll(page);
      expect(capture.equals(await page.screenshot({ fullPage: true }))).toBe(true);
    });

    test('are read out', async ({ page, context }) => {
      const heading = (await page.locator(`#${last}`).textContent()) ?? '';
      const session = await context.newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const headings = nodes
        .filter(({ role }) => role?.value === 'heading')
        .map(({ name }) => name?.value);
      expect(headings).toContain(heading);
      expect(await skippedSections(page)).toBeGreaterThan(0);
    });
  });
}
