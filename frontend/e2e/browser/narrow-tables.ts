import { expect, type Page } from '@playwright/test';

interface NarrowTable {
  cells: number;
  /** Texts of cells that extend beyond the window or the table. */
  outOfView: string[];
  /** Cells that are not shown, or do not begin on a line of their own with their column's name before them. */
  misplaced: string[];
}

/** Runs in the page. */
function measureTables(selector: string): NarrowTable[] {
  const linesOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [...range.getClientRects()];
  };
  const isMisplaced = (cell: HTMLTableCellElement) => {
    const before = cell.previousElementSibling;
    const end = before && linesOf(before).at(-1);
    const start = linesOf(cell)[0];
    if (!end || !start || !cell.closest('[data-narrow="stacks"]')) return false;
    const label = getComputedStyle(cell, '::before').content;
    return start.top < end.bottom - 2 || !label.includes(cell.dataset.label ?? '?');
  };
  return [...document.querySelectorAll(selector)].map((table) => {
    const box = table.getBoundingClientRect();
    const filled = [...table.querySelectorAll<HTMLTableCellElement>('tr > *')].filter(
      (cell) => cell.textContent !== '' && !cell.closest('[data-narrow="stacks"] thead'),
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

/** In a phone's window the open page's tables show every cell, and what stacks names each cell's column. */
export async function expectTablesStack(page: Page, width: number): Promise<void> {
  const tables = await page.evaluate(measureTables, 'table[data-narrow]');
  for (const { cells, outOfView, misplaced } of tables) {
    expect(cells).toBeGreaterThan(0);
    expect
      .soft({ outOfView, misplaced }, `tables at ${width} px`)
      .toEqual({ outOfView: [], misplaced: [] });
  }
}

/** How many tables and column headers Chromium exposes to a screen reader. */
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

/** The open page's stacked tables, in a phone's window, are still tables with headers to a screen reader, and on paper. */
export async function expectStackedAreTables(page: Page): Promise<void> {
  const inDocument = await page.evaluate(() => ({
    table: document.querySelectorAll('table').length,
    columnheader: document.querySelectorAll('thead th').length,
  }));
  expect(await spokenRoles(page)).toMatchObject(inDocument);
  const cell = page.locator('table[data-narrow="stacks"] td:not(:empty)').first();
  await expect(cell).toHaveCSS('display', 'inline');
  await page.emulateMedia({ media: 'print' });
  await expect(cell).toHaveCSS('display', 'table-cell');
  await page.emulateMedia({ media: 'screen' });
}
