import { brand } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';

const walked = ['/', '/contact', '/lead-generation', '/thank-you', '/privacy-policy', '/blog'];

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
  }));

test.describe('the frame of every page', () => {
  test('has a year, a title of its own and a key for notices on each', async ({ page }) => {
    const thisYear = `© ${new Date().getFullYear()} `;
    const seen = new Set<string>();
    for (const path of walked) {
      await page.goto(path);
      await awaitLivePage(page);
      const year = path === '/lead-generation' ? '© 2025 ' : thisYear;
      await expect(page.getByRole('contentinfo'), path).toContainText(year);
      const { title, description } = await headOf(page);
      expect(title.endsWith(` | ${brand.name}`), path).toBe(true);
      seen.add(`${title} ${description}`);
      await page.keyboard.press('F8');
      await expect(notifications(page), path).toBeFocused();
      await expectToast(page);
    }
    expect(seen.size).toBe(walked.length);
  });

  test('shows the current year, not the year of the build', async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05T12:00:00Z');
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
  });

  test('links the services page and the eight service landing pages from the footer', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    const targets = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets).toContain('/services');
    expect(
      new Set(targets.filter((to) => to.endsWith('-wilmington-nc') || to.startsWith('/conversion')))
        .size,
    ).toBe(8);
  });

  test('returns 404 for an unknown URL, with links onward', async ({ page, browserErrors }) => {
    browserErrors.expect(/the server responded with a status of 404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    const names = await page.getByRole('main').getByRole('link').allTextContents();
    expect(names).toStrictEqual(['Home', 'Services', 'About', 'Contact']);
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('/contact');
  });
});
