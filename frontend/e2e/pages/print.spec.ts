import { awaitLivePage } from '../browser/live-page.ts';
import { paper } from '../browser/paper.ts';
import { awaitPrintStyles } from '../browser/print-styles.ts';
import { expect, test } from '../browser/test.ts';

// Every other page is checked on paper in every-page.spec.ts, where it is open already.
test('the sample audit fills eight or nine letter sheets and leaves no finding out', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: paper });
  await page.goto('/sample-audit');
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
