import type { Page } from '@playwright/test';
import { openOnPhone } from '../browser/consent.ts';
import { expect, test } from '../browser/test.ts';

const path = '/sample-audit';
const evidenceOn = (page: Page) => page.locator('[id^="evidence-"]');

test.describe('the sample audit', () => {
  test('has a summary of one screen on phones, whose links open the findings', async ({
    newVisitor,
  }) => {
    const page = await openOnPhone(newVisitor, path);
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
  });

  test('says in the call bar how far the reader has come', async ({ newVisitor }) => {
    const page = await openOnPhone(newVisitor, path);
    const entries = page.locator('.sample-audit-findings-entry');
    for (const [index, soFar] of [
      [2, 'Finding 3 of 7 $1,290 of $2,280'],
      [6, 'Finding 7 of 7 $2,280 of $2,280'],
    ] as const) {
      await entries.nth(index).evaluate((entry) => {
        const { top } = entry.getBoundingClientRect();
        window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
      });
      const line = entries.nth(index).locator('> p');
      await expect(line).toContainText(soFar);
      const box = await line.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
      const button = page.locator('.call-bar-bar').getByRole('link');
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (await button.boundingBox())?.x ?? 0,
      );
    }
  });

  test('opens its findings without scripts', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360, javaScriptEnabled: false });
    await page.goto(path);
    const evidence = evidenceOn(page);
    await expect(evidence.nth(2)).toBeHidden();
    await page.locator('summary').nth(2).click();
    await expect(evidence.nth(2)).toBeVisible();
  });

  test('keeps its tables of figures in the column of its text on phones', async ({
    newVisitor,
  }) => {
    const page = await openOnPhone(newVisitor, path);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
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
  });

  test('has everything open on a wide screen', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 1440 });
    await page.goto(path);
    await expect(evidenceOn(page).filter({ visible: true })).toHaveCount(7);
    await expect(page.locator('summary').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.sample-audit-findings-entry > p').first()).toBeHidden();
  });
});
