import type { Page } from '@playwright/test';
import { answeredConsent } from '../browser/consent.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { paper } from '../browser/paper.ts';
import { awaitPrintStyles } from '../browser/print-styles.ts';
import { expect, test } from '../browser/test.ts';

const path = '/sample-audit';
const evidenceOn = (page: Page) => page.locator('[id^="evidence-"]');

test.describe('the sample audit', () => {
  test('on phones has a summary whose links open the findings, shows progress in the call bar, and keeps tables in the column', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360, storageState: answeredConsent() });
    await page.goto(path);
    await awaitLivePage(page);
    const summary = page.getByRole('region', { name: 'On one screen' });
    const height = (await summary.boundingBox())?.height;
    // Between the header and the call bar.
    expect(height).toBeLessThanOrEqual(740 - 72 - 56);

    const evidence = evidenceOn(page);
    await expect(evidence.filter({ visible: true })).toHaveCount(1);
    await summary.getByRole('link', { name: 'A form that takes anybody' }).click();
    await expect(evidence.nth(3)).toBeVisible();
    const finding = page.getByRole('heading', { name: 'A form that takes anybody' });
    await expect(finding).toBeInViewport({ ratio: 1 });

    await expectProgress(page, 2, 'Finding 3 of 7 $1,290 of $2,280');
    await expectProgress(page, 6, 'Finding 7 of 7 $2,280 of $2,280');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expectTablesInColumn(page);
    }
  });

  test('has everything open on a wide screen, and fills eight or nine letter sheets that leave no finding out', async ({
    page,
  }) => {
    await page.goto(path);
    const evidence = evidenceOn(page);
    await expect(evidence.filter({ visible: true })).toHaveCount(7);
    const summaries = page.locator('summary').filter({ visible: true });
    await expect(summaries).toHaveCount(0);
    await expect(page.locator('.sample-audit-findings-entry > p').first()).toBeHidden();

    await page.setViewportSize(paper);
    await awaitLivePage(page);
    await awaitPrintStyles(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
    expect(sheets).toBeGreaterThanOrEqual(8);
    expect(sheets).toBeLessThanOrEqual(9);
    expect(new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(
      new Set(['/MediaBox [0 0 612 792]']),
    );

    await page.emulateMedia({ media: 'print' });
    await expect(evidence).toHaveCount(7);
    await expect(evidence.filter({ visible: true })).toHaveCount(7);
    await expect(summaries).toHaveCount(0);
    await expectTotalWhole(page);
    const bars = page.locator('main svg[data-bar]');
    for (const bar of await bars.all()) await expect(bar).toBeVisible();
  });
});

/** Scrolls to this entry and expects its progress in the call bar. */
async function expectProgress(page: Page, index: number, soFar: string): Promise<void> {
  const entry = page.locator('.sample-audit-findings-entry').nth(index);
  await entry.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
  });
  const line = entry.locator('> p');
  await expect(line).toContainText(soFar);
  const box = await line.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  const button = page.locator('.call-bar-bar').getByRole('link');
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
    (await button.boundingBox())?.x ?? 0,
  );
}

async function expectTablesInColumn(page: Page): Promise<void> {
  const widths = await page
    .locator('table')
    .evaluateAll((tables) =>
      tables.map((table) => [
        table.getBoundingClientRect().width,
        table.parentElement?.clientWidth ?? 0,
      ]),
    );
  expect(widths.length).toBeGreaterThan(3);
  for (const [own = 0, column = 0] of widths) expect(own).toBeLessThanOrEqual(column);
}

/** In one line, inside its box. */
async function expectTotalWhole(page: Page): Promise<void> {
  const total = page.locator('.sample-audit-findings-total b');
  await expect(total).toHaveText('$2,280');
  const broken = await total.evaluate((figure) => {
    const words = document.createRange();
    words.selectNodeContents(figure);
    const { right = 0 } = figure.parentElement?.getBoundingClientRect() ?? {};
    return words.getClientRects().length > 1 || words.getBoundingClientRect().right > right;
  });
  expect(broken).toBe(false);
}
