import type { Page } from '@playwright/test';
import { awaitHydration } from '../browser/hydration.ts';
import { awaitPrintStyles } from '../browser/print-styles.ts';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const paths = await sitemapPaths();

/** Letter paper between its margins, at 96 dots per inch. */
const paper = { width: 695, height: 920 };

/** What would repeat on every sheet over the text, or could not be read in ink on white. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isOpaque = (color: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(color);
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('svg, .sr-only')) return [];
      const { position, color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const isDark = isOpaque(backgroundColor) && luminance(backgroundColor) < 0.8;
      const isDrawnOn = hasText(element) && backgroundImage !== 'none';
      return [
        ...(position === 'fixed' || position === 'sticky' ? [`${position}: ${name(element)}`] : []),
        ...(isDark ? [`dark ground: ${name(element)}`] : []),
        ...(isDrawnOn ? [`drawing under text: ${name(element)}`] : []),
        ...(hasText(element) && luminance(color) > 0.18 ? [`pale: ${name(element)}`] : []),
        ...(element.scrollWidth > element.clientWidth + 1 && element.querySelector('table')
          ? [`cut off: ${name(element)}`]
          : []),
      ];
    });
  });
}

test('the sample audit fills eight or nine letter sheets and leaves no finding out', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: paper });
  await page.goto('/sample-audit');
  await awaitHydration(page);
  await awaitPrintStyles(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
  expect(sheets).toBeGreaterThanOrEqual(8);
  expect(sheets).toBeLessThanOrEqual(9);
  expect(new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(
    new Set(['/MediaBox [0 0 612 792]']),
  );

  await page.emulateMedia({ media: 'print' });
  const evidence = page.locator('[id^="evidence-"]');
  await expect(evidence).toHaveCount(7);
  await expect(evidence.filter({ visible: true })).toHaveCount(7);
  await expect(page.locator('summary').filter({ visible: true })).toHaveCount(0);
  const total = page.locator('.sample-audit-findings-total b');
  await expect(total).toHaveText('$2,280');
  const broken = await total.evaluate((figure) => {
    const words = document.createRange();
    words.selectNodeContents(figure);
    const { right = 0 } = figure.parentElement?.getBoundingClientRect() ?? {};
    return words.getClientRects().length > 1 || words.getBoundingClientRect().right > right;
  });
  expect(broken).toBe(false);
  const bars = page.locator('main svg[data-bar]');
  for (const bar of await bars.all()) await expect(bar).toBeVisible();
});

test.describe('on paper, every public page', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const path of paths) {
    test(`${path} is ink on white, and nothing lies over it`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ viewport: paper });
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await awaitHydration(page);
      await awaitPrintStyles(page);
      expect(await faultsOnPaper(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const forScreens = page.locator('form, nav, main button, main a[class*="rounded-button"]');
      await expect(forScreens.filter({ visible: true })).toHaveCount(0);
    });
  }
});
