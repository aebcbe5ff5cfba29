import { expect, type Page } from '@playwright/test';

/** Letter paper between its margins, at 96 dots per inch. */
export const paper = { width: 695, height: 920 };

/** Waits for the print stylesheets, which a page requests after its first paint. */
export async function awaitPrintStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[media="print"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
}

/** What would repeat on every sheet over the text, or be unreadable in ink on white. */
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

/** On paper the open page is ink on white, and nothing covers it. */
export async function expectPrints(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await awaitPrintStyles(page);
  expect.soft(await faultsOnPaper(page), 'on paper').toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const forScreens = page.locator('form, nav, main button, main a[class*="rounded-button"]');
  await expect(forScreens.filter({ visible: true })).toHaveCount(0);
  // An article is printed alone, and whole.
  const around = page.locator(
    'body > header, body:has(> main > article) > footer, main > article ~ *',
  );
  await expect(around.filter({ visible: true })).toHaveCount(0);
  const parts = page.locator('.article-text table, .checklist');
  await expect(parts.filter({ visible: false })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}
