import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const widths = [360, 320];
const narrow = 'table[data-narrow]';
const stacked = 'table[data-narrow="stacks"]';
const withTables = /^\/blog\/.|-wilmington-nc$/;

interface NarrowTable {
  cells: number;
  /** Texts of cells that reach beyond the window or the table. */
  outOfView: string[];
  /** Heads that are not shown, and cells that do not stand in their row as the heads do in theirs. */
  misplaced: string[];
}

/** Runs in the page. */
function measureTables(selector: string): NarrowTable[] {
  const linesOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [...range.getClientRects()];
  };
  /** The second goes on where the name ends, or in the next line; the third begins a line of its own. */
  const isMisplaced = (cell: HTMLTableCellElement) => {
    const before = cell.previousElementSibling;
    const end = before && linesOf(before).at(-1);
    const start = linesOf(cell)[0];
    if (!end || !start || !cell.closest('[data-narrow="stacks"]')) return false;
    if (cell.cellIndex === 1) return start.top > end.bottom + start.height / 2;
    return cell.cellIndex === 2 && start.top < end.bottom - 2;
  };
  return [...document.querySelectorAll(selector)].map((table) => {
    const box = table.getBoundingClientRect();
    const filled = [...table.querySelectorAll<HTMLTableCellElement>('tr > *')].filter(
      ({ textContent }) => textContent !== '',
    );
    const isOut = (cell: Element) =>
      linesOf(cell).some(
        ({ left, right }) => left < box.left || right > Math.min(box.right, innerWidth) + 0.5,
      );
    const isHidden = (cell: Element) => linesOf(cell).every(({ height }) => height < 10);
    return {
      cells: filled.length,
      outOfView: filled.filter(isOut).map(({ textContent }) => textContent),
      misplaced: filled
        .filter((cell) => isHidden(cell) || isMisplaced(cell))
        .map(({ textContent }) => textContent),
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
  test(`tables on a phone ${width} px wide show every cell, its head once above it`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width });
    const wrong: Record<string, NarrowTable[]> = {};
    let tables = 0;
    for (const path of paths) {
      await page.goto(path);
      const measured = await page.evaluate(measureTables, narrow);
      tables += measured.length;
      expect(measured.every(({ cells }) => cells > 0)).toBe(true);
      const found = measured.filter(
        ({ outOfView, misplaced }) => outOfView.length + misplaced.length > 0,
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
    '/digital-marketing-consultant-wilmington-nc',
    '/blog/auto-repair-dealer-marketing',
  ]) {
    await page.goto(path);
    const inDocument = await page.evaluate(() => ({
      table: document.querySelectorAll('table').length,
      columnheader: document.querySelectorAll('thead th').length,
    }));
    expect(await spokenRoles(page), path).toMatchObject(inDocument);
    const cell = page.locator(`${stacked} td:not(:empty)`).first();
    await expect(cell).toHaveCSS('display', 'inline');
    await page.emulateMedia({ media: 'print' });
    await expect(cell).toHaveCSS('display', 'table-cell');
    await page.emulateMedia({ media: 'screen' });
  }
});
