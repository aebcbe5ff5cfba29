import { apiPaths, brand, ownerPreviewNames } from '@agency/contracts';
import { expectFits } from '../browser/layout.ts';
import { expect, test } from '../browser/test.ts';
import { openSession } from '../product/session.ts';

test.describe('the email previews', () => {
  test('show every other email to the owner, and each fits a phone', async ({ page }) => {
    await openSession(page.request, 'admin');
    await page.goto('/email-previews');
    await page.getByRole('heading', { name: 'All other emails' }).waitFor();
    const buttons = page.locator('section').getByRole('listitem').getByRole('button');
    await expect(buttons).toHaveCount(ownerPreviewNames.length);
    const label = (await buttons.first().textContent()) ?? '';
    await buttons.first().click();
    await page.frameLocator(`iframe[title^="${label}"]`).getByText(brand.name).first().waitFor();

    await page.goto('about:blank');
    for (const name of ownerPreviewNames) {
      const email = await page.request.get(`${apiPaths.emailPreview}/${name}`);
      await page.setContent(await email.text());
      await expect(page.getByText(brand.name).first(), name).toBeVisible();
      await expectFits(page, 320);
    }
  });
});
