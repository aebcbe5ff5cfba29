import { apiPaths, brand, ownerPreviewNames } from '@agency/contracts';
import { expectUsable } from '../browser/accessibility.ts';
import { expectFits } from '../browser/layout.ts';
import { expect, test } from '../browser/test.ts';
import { openSession } from '../product/session.ts';

test.describe('the email previews', () => {
  test('show both reminders in a sandboxed frame, and in a tab of their own with links disabled', async ({
    newVisitor,
    browserErrors,
  }) => {
    const { page, context } = await newVisitor({ width: 360 });
    await page.goto('/email-previews');
    await page.getByRole('heading', { name: 'Email Previews' }).waitFor();
    await expectUsable(page, 'closed');
    browserErrors.expect(/Blocked opening .* in a new window .* sandboxed/);
    for (const [button, words] of [
      ['Preview 24-hour reminder', 'Your call is tomorrow'],
      ['Preview 10-minute reminder', 'We start at 9:00 AM'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.frameLocator('iframe').getByText(words).waitFor();
      const box = await page.locator('iframe').boundingBox();
      expect(box?.height).toBe(800);
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    }
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open in New Tab' }).click();
    const tab = await opening;
    await tab.getByText('We start at 9:00 AM').waitFor();
    await tab.getByRole('link', { name: 'Join the video meeting' }).click();
    expect(new URL(tab.url()).pathname).toBe(`${apiPaths.emailPreview}/10minute`);
    expect(context.pages().length).toBe(2);
    await tab.close();
    await expect(page.getByText('Loading the preview')).toHaveCount(0);
    await expect(page.getByText('All other emails')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close Preview' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

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
