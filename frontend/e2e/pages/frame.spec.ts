import { brand } from '@agency/contracts';
import { expect, test } from '../browser/test.ts';

test.describe('the frame of every page', () => {
  test('shows this year in the footer, and 2025 on the lead page', async ({ page }) => {
    const thisYear = `© ${new Date().getFullYear()} `;
    for (const [path, year] of [
      ['/', thisYear],
      ['/contact', thisYear],
      ['/lead-generation', '© 2025 '],
      ['/thank-you', thisYear],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo'), path).toContainText(year);
    }
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

  test('gives each page its own title and description, also after client navigation', async ({
    page,
  }) => {
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      }));
    const seen = new Map<string, unknown>();
    for (const path of ['/', '/contact', '/lead-generation', '/thank-you']) {
      await page.goto(path);
      seen.set(path, await head());
      expect((await page.title()).endsWith(` | ${brand.name}`), path).toBe(true);
    }
    expect(new Set([...seen.values()].map((one) => JSON.stringify(one))).size).toBe(4);
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect.poll(head).toStrictEqual(seen.get('/contact'));
  });

  test('starts a new page at its top', async ({ newVisitor }) => {
    // Also where the page scrolls smoothly.
    const { page } = await newVisitor({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await footer.getByRole('link', { name: 'Contact' }).scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(1_000);
    await footer.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('/contact');
    await expect.poll(scrolled).toBe(0);
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
