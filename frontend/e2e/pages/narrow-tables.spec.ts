import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';

// every-page.spec.ts, where each page is open already, checks whether every cell is visible.
const stacked = 'table[data-narrow="stacks"]';

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
