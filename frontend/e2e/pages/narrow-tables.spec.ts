import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const widths = [360, 320];
const stacked = 'table[data-narrow="stacks"]';
const withTables = /^\/blog\/.|-wilmington-nc$/;

interface StackedTable {
  /** Texts of cells that reach beyond the window or the table. */
  outOfView: string[];
  /** Texts of cells that do not show the head of their column. */
  unlabeled: string[];
  cells: number;
}

/** Runs in the page. */
function measureTables(selector: string): StackedTable[] {
  return [...document.querySelectorAll(selector)].map((table) => {
    const box = table.getBoundingClientRect();
    const heads = [...table.querySelectorAll('thead tr > *')].map(({ textContent }) => textContent);
    const filled = [...table.querySelectorAll<HTMLTableCellElement>('tbody tr > *')].filter(
      ({ textContent }) => textContent !== '',
    );
    const isOut = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].some(
        ({ left, right }) => left < box.left || right > Math.min(box.right, innerWidth) + 0.5,
      );
    };
    const showsHead = (cell: HTMLTableCellElement) => {
      const { content, display } = getComputedStyle(cell, '::before');
      const head = heads[cell.cellIndex] ?? '';
      return head === '' || (display !== 'none' && content.includes(JSON.stringify(head)));
    };
    return {
      cells: filled.length,
      outOfView: filled.filter(isOut).map(({ textContent }) => textContent),
      unlabeled: filled.filter((cell) => !showsHead(cell)).map(({ textContent }) => textContent),
    };
  });
}

/** How many tables and heads of columns Chromium gives to a screen reader. */
async function spokenRoles(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const counts: Record<string, number> = {};
  for (const { ignored, role } of nodes) {
    const name = String(role?.value);
    if (!ignored) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const paths = (await sitemapPaths()).filter((path) => withTables.test(path));

for (const width of widths) {
  test(`tables on a phone ${width} px wide show every cell beside the head of its column`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width });
    const wrong: Record<string, StackedTable[]> = {};
    let tables = 0;
    for (const path of paths) {
      await page.goto(path);
      const measured = await page.evaluate(measureTables, stacked);
      tables += measured.length;
      expect(measured.every(({ cells }) => cells > 0)).toBe(true);
      const found = measured.filter(
        ({ outOfView, unlabeled }) => outOfView.length + unlabeled.length > 0,
      );
      if (found.length > 0) wrong[path] = found;
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, path).toBeLessThanOrEqual(width);
    }
    expect(tables).toBeGreaterThan(20);
    expect(wrong).toEqual({});
  });
}

test('a stacked table is still a table with heads to a screen reader, and on paper', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ width: 360 });
  for (const path of [
    '/conversion-rate-optimization-wilmington-nc',
    '/blog/auto-repair-dealer-marketing',
  ]) {
    await page.goto(path);
    const inDocument = await page.evaluate(() => ({
      table: document.querySelectorAll('table').length,
      columnheader: document.querySelectorAll('thead th').length,
    }));
    expect(await spokenRoles(page), path).toMatchObject(inDocument);
    const cell = page.locator(`${stacked} td:not(:empty)`).first();
    await expect(cell).toHaveCSS('display', 'table');
    await page.emulateMedia({ media: 'print' });
    await expect(cell).toHaveCSS('display', 'table-cell');
    await page.emulateMedia({ media: 'screen' });
  }
});
