import { apiPaths, brand, emailNames } from '@agency/contracts';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { expectFits } from '../browser/layout.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';

const page24 = `${apiPaths.emailPreview}/24hour`;
const others = emailNames.filter((name) => !name.startsWith('reminder-'));

test.describe('the email previews', () => {
  test(`shows both reminders in a sandboxed frame`, async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto('/email-previews');
    await page.getByRole('heading', { name: 'Email Previews' }).waitFor();
    await expectUsable(page, 'closed');
    for (const [button, words] of [
      ['Preview 24-hour reminder', 'Your call is tomorrow'],
      ['Preview 10-minute reminder', 'We start at 9:00 AM'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const preview = page.frameLocator('iframe');
      await preview.getByText(words).waitFor();
      const box = await page.locator('iframe').boundingBox();
      expect(box?.height).toBe(800);
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    }
    await expect(page.getByText('Loading the preview')).toHaveCount(0);
    await expectUsable(page, 'open');
    await expect(page.getByText('All other emails')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close Preview' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('opens an email in its own tab, with links disabled', async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/email-previews');
    await page.getByRole('button', { name: 'Preview 24-hour reminder' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open in New Tab' }).click();
    const tab = await opening;
    await tab.getByText('Your call is tomorrow').waitFor();
    browserErrors.expect(/Blocked opening .* in a new window .* sandboxed/);
    await tab.getByRole('link', { name: 'Join the video meeting' }).click();
    expect(new URL(tab.url()).pathname).toBe(page24);
    expect(context.pages().length).toBe(2);
  });

  test("keeps the emails out of search engines and other sites' frames", async ({ page }) => {
    const { headers, status } = await page.request
      .get(page24)
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status).toBe(200);
    expect(headers['x-robots-tag'] ?? '').toMatch(/noindex/);
    expect(headers['content-security-policy'] ?? '').toMatch(/^sandbox; default-src 'none'/);
    expect(headers['content-security-policy'] ?? '').toMatch(/frame-ancestors 'self'/);
    await page.goto('/email-previews');
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', /noindex/);
  });

  test('shows every other email to the owner only', async ({ page, newVisitor }) => {
    for (const name of others) {
      const answer = await page.request.get(`${apiPaths.emailPreview}/${name}`);
      expect(answer.status(), name).toBe(401);
    }
    await openDesk(page);
    await page.goto('/email-previews');
    await page.getByRole('heading', { name: 'All other emails' }).waitFor();
    const buttons = page.locator('section').getByRole('listitem').getByRole('button');
    await expect(buttons).toHaveCount(others.length);
    for (const label of await buttons.allTextContents()) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await page.frameLocator(`iframe[title^="${label}"]`).getByText(brand.name).first().waitFor();
    }
    const phone = await newVisitor({ width: 320 });
    for (const name of others) {
      const email = await page.request.get(`${apiPaths.emailPreview}/${name}`);
      await phone.page.setContent(await email.text());
      await expectFits(phone.page, 320);
    }
    await expectAccessible(page, 'all emails');
    const unknown = await page.request.get(`${apiPaths.emailPreview}/nothing`);
    expect(unknown.status()).toBe(404);
  });
});
