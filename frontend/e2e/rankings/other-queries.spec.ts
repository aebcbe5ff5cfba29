import { apiPaths } from '@agency/contracts';
import { expectUsable } from '../browser/accessibility.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { checkRankings } from '../product/rankings.ts';

test.describe('searches that the list lacks', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('are added, several are pasted, and both are taken back', async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport: { width: 390, height: 900 } });
    await openRankings(page, '?tab=keywords');
    const undo = notifications(page).getByRole('button', { name: 'Undo' });

    const summary = page.getByText(/^Seen in search, not on your list: \d+$/);
    const before = await summary.textContent();
    await summary.click();
    const table = page.getByRole('table', { name: 'Searches that are not on your list' });
    const first = table.getByRole('button', { name: /^Add/ }).first();
    const name = (await first.textContent())?.replace('Add: ', '') ?? '';
    await first.waitFor();
    await expectUsable(page, 'the searches that the list lacks');
    await first.click();
    await notifications(page).getByText(`“${name}” is tracked`).waitFor();
    await expect(table.getByText(name, { exact: true })).toHaveCount(0);
    await undo.click();
    await expect(summary).toHaveText(before ?? '');
    // A notice stays open under the pointer, even that of a check started by another test.
    await page.mouse.move(0, 0);

    const pasted = `pier tours ${Date.now()}`;
    await page.getByRole('button', { name: 'Add a keyword' }).click();
    await page.getByRole('button', { name: 'Paste several' }).click();
    const form = page.getByRole('form', { name: 'Add several keywords' });
    await form.getByRole('textbox', { name: 'Keywords' }).fill(`${pasted}\n\n${'w'.repeat(201)}`);
    await form.getByRole('button', { name: 'Add keywords' }).click();
    await form.getByText(/^Line 3: Please keep a keyword to 200/).waitFor();
    await notifications(page).getByText('1 Keyword Added').waitFor();
    await expectUsable(page, 'the form for several keywords');
    await form.getByRole('button', { name: 'Close' }).click();
    // Waits for the answer, not the notice: that of a check may have replaced it.
    const isRemoved = page.waitForResponse(`**${apiPaths.rankingsRemoveKeywords}`);
    await undo.click();
    await isRemoved;
    await page.goto(`/rankings?tab=keywords&search=${encodeURIComponent(pasted)}`);
    await page.getByRole('heading', { name: 'No keyword matches' }).waitFor();
  });
});
