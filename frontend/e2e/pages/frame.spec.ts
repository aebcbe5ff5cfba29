import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brand } from '@agency/contracts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

describe('what every page has around it', () => {
  it(
    'should show this year in the footer, and 2025 on the lead page',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const thisYear = `© ${new Date().getFullYear()} `;
      for (const [path, year] of [
        ['/', thisYear],
        ['/contact', thisYear],
        ['/lead-generation', '© 2025 '],
        ['/thank-you', thisYear],
      ] as const) {
        await page.goto(path);
        const text = (await page.getByRole('contentinfo').textContent()) ?? '';
        assert.ok(text.includes(year), `${path}: ${text}`);
      }
    }),
  );

  it(
    'should follow the calendar past the year of the build',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.clock.setFixedTime('2031-05-05T12:00:00Z');
      await page.goto('/');
      await eventually(async () => {
        const text = (await page.getByRole('contentinfo').textContent()) ?? '';
        assert.ok(text.includes('© 2031 '), text);
      });
    }),
  );

  it(
    'should link the services page and the eight service landing pages from the footer',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      const footer = page.getByRole('navigation', { name: 'Footer' });
      const targets = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      assert.ok(targets.includes('/services'));
      assert.equal(
        new Set(
          targets.filter((to) => to.endsWith('-wilmington-nc') || to.startsWith('/conversion')),
        ).size,
        8,
      );
    }),
  );

  it(
    'should give each page a title and a description of its own, also without a page load',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const head = () =>
        page.evaluate(() => ({
          title: document.title,
          description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        }));
      const seen = new Map<string, unknown>();
      for (const path of ['/', '/contact', '/lead-generation', '/thank-you']) {
        await page.goto(path);
        seen.set(path, await head());
        assert.ok((await page.title()).endsWith(` | ${brand.name}`), path);
      }
      assert.equal(new Set([...seen.values()].map((one) => JSON.stringify(one))).size, 4);
      await page.goto('/');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByRole('link', { name: 'Contact' }).click();
      await eventually(async () => assert.deepEqual(await head(), seen.get('/contact')));
    }),
  );

  it(
    'should begin a new page at its top',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      const footer = page.getByRole('navigation', { name: 'Footer' });
      const scrolled = () => page.evaluate(() => window.scrollY);
      await footer.getByRole('link', { name: 'Contact' }).scrollIntoViewIfNeeded();
      await eventually(async () => assert.ok((await scrolled()) > 1_000));
      await footer.getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('/contact');
      await eventually(async () => assert.equal(await scrolled(), 0));
    }),
  );

  it(
    'should answer an unknown address with status 404 and a page that leads on',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/the server responded with a status of 404/);
      const answer = await page.goto('/no/such/page');
      assert.equal(answer?.status(), 404);
      await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
      const names = await page.getByRole('main').getByRole('link').allTextContents();
      assert.deepEqual(names, ['Home', 'Services', 'About', 'Contact']);
      await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('/contact');
    }),
  );
});
