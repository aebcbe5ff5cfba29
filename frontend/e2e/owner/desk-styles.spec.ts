import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';

test('a part that is loaded later leaves the order of the desk’s stylesheets as it is', async ({
  page,
}) => {
  await openDesk(page);
  const applied = () =>
    page
      .locator('link[rel=stylesheet]:not([media="not all"])')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      );
  const before = await applied();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Find a lead or a command' });
  await palette.getByRole('option').first().waitFor();
  const after = await applied();
  expect(after.length).toBeGreaterThan(before.length);
  expect(new Set(after).size).toBe(after.length);
});
