import type { Page } from '@playwright/test';
import { answeredConsent } from '../browser/consent.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { awaitPrintStyles, paper } from '../browser/paper.ts';
import { expect, test } from '../browser/test.ts';

const path = '/sample-audit';
const evidenceOn = (page: Page) => page.locator('.sample-audit-findings-columns');

/** Widths of a small phone, a phone, a tablet and a desktop. */
const widths = [360, 390, 768, 1440];

test.describe('the sample audit', () => {
  test('on phones folds all findings but the first, shows progress in the call bar, and keeps tables in the column', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360, storageState: answeredConsent() });
    await page.goto(path);
    await awaitLivePage(page);
    const evidence = evidenceOn(page);
    await expect(evidence.filter({ visible: true })).toHaveCount(1);
    await page.locator('summary').nth(3).click();
    await expect(evidence.nth(3)).toBeVisible();

    await expectProgress(page, 2, 'Finding 3 of 7 $1,290 of $2,280');
    await expectProgress(page, 6, 'Finding 7 of 7 $2,280 of $2,280');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expectTablesInColumn(page);
    }
  });

  test('has charts whose lettering is legible, inside them and apart, on every screen', async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const charts = page.getByRole('main').locator('svg[role="img"]');
      await expect(charts.filter({ visible: true })).toHaveCount(3);
      expect(await charts.evaluateAll(faultsOfLettering), String(width)).toEqual([]);
    }
  });

  test('has everything open on a wide screen and on paper', async ({ page }) => {
    await page.goto(path);
    const evidence = evidenceOn(page);
    await expect(evidence.filter({ visible: true })).toHaveCount(7);
    const summaries = page.locator('summary').filter({ visible: true });
    await expect(summaries).toHaveCount(0);
    await expect(page.locator('.sample-audit-findings-entry > p').first()).toBeHidden();

    await page.setViewportSize(paper);
    await awaitLivePage(page);
    await awaitPrintStyles(page);
    await page.emulateMedia({ media: 'print' });
    await expect(evidence).toHaveCount(7);
    await expect(evidence.filter({ visible: true })).toHaveCount(7);
    await expect(summaries).toHaveCount(0);
    await expectTotalWhole(page);
    const charts = page.getByRole('main').locator('svg[role="img"]');
    for (const chart of await charts.all()) {
      // A chart on two sheets would be cut.
      expect((await chart.boundingBox())?.height).toBeLessThan(paper.height);
    }
    expect(await charts.evaluateAll(faultsOfLettering)).toEqual([]);
  });
});

/** Runs in the page. */
function faultsOfLettering(charts: Element[]): string[] {
  return charts.flatMap((chart) => {
    const frame = chart.getBoundingClientRect();
    const texts = [...chart.querySelectorAll('text')]
      .filter((text) => text.checkVisibility())
      .map((text) => ({ text, words: text.textContent, box: text.getBoundingClientRect() }));
    return texts.flatMap(({ text, words, box }, index) => {
      const isOver = (other: DOMRect) =>
        Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
        Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4;
      const covered = texts.slice(index + 1).filter((other) => isOver(other.box));
      const isInside =
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom;
      return [
        ...(Number.parseFloat(getComputedStyle(text).fontSize) < 11 ? [`small: ${words}`] : []),
        ...(isInside ? [] : [`outside: ${words}`]),
        ...covered.map((other) => `${words} is over ${other.words}`),
      ];
    });
  });
}

/** Scrolls to this entry and expects its progress in the call bar. */
async function expectProgress(page: Page, index: number, soFar: string): Promise<void> {
  const entry = page.locator('.sample-audit-findings-entry').nth(index);
  await entry.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
  });
  const line = entry.locator('> p');
  await expect(line).toContainText(soFar);
  const button = page.locator('.call-bar-bar').getByRole('link');
  await expect(async () => {
    const box = await line.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (await button.boundingBox())?.x ?? 0,
    );
  }).toPass();
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
