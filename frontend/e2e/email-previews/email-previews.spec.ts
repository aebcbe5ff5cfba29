import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiPaths, brand, ownerPreviews } from '@agency/contracts';
import { assertAccessible } from '../browser/accessibility.ts';
import { assertNoSidewaysScroll, signIn } from '../browser/owner.ts';
import { withVisitors } from '../browser/visits.ts';

const page24 = `${apiPaths.emailPreview}/24hour`;

describe('the email previews', () => {
  for (const width of [360, 1440]) {
    it(
      `should show both reminders in an inert frame, ${width} pixels wide`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        await page.goto('/email-previews');
        await page.getByRole('heading', { name: 'Email Previews' }).waitFor();
        await assertAccessible(page, 'closed');
        for (const [button, words] of [
          ['Preview 24-hour reminder', 'Your call is tomorrow'],
          ['Preview 10-minute reminder', 'We start at 9:00 AM'],
        ] as const) {
          await page.getByRole('button', { name: button }).click();
          const mail = page.frameLocator('iframe');
          await mail.getByText(words).waitFor();
          const box = await page.locator('iframe').boundingBox();
          assert.equal(box?.height, 800);
          assert.equal(await page.locator('iframe').getAttribute('sandbox'), '');
        }
        assert.equal(await page.getByText('Loading the preview').count(), 0);
        await assertAccessible(page, 'open');
        await assertNoSidewaysScroll(page);
        assert.equal(await page.getByText('All other emails').count(), 0);
        await page.getByRole('button', { name: 'Close Preview' }).click();
        assert.equal(await page.locator('iframe').count(), 0);
        await page.getByRole('link', { name: 'Back to Home' }).click();
        await page.waitForURL((url) => url.pathname === '/');
      }),
    );
  }

  it(
    'should open a mail in a tab of its own, where none of its links leads away',
    withVisitors(async (newVisitor) => {
      const { page, context, expect } = await newVisitor();
      await page.goto('/email-previews');
      await page.getByRole('button', { name: 'Preview 24-hour reminder' }).click();
      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Open in New Tab' }).click();
      const tab = await opening;
      await tab.getByText('Your call is tomorrow').waitFor();
      expect(/Blocked opening .* in a new window .* sandboxed/);
      await tab.getByRole('link', { name: 'Join the video meeting' }).click();
      assert.equal(new URL(tab.url()).pathname, page24);
      assert.equal(context.pages().length, 2);
    }),
  );

  it(
    'should keep the mails out of search engines and out of other sites',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const { headers, status } = await page.request
        .get(page24)
        .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
      assert.equal(status, 200);
      assert.match(headers['x-robots-tag'] ?? '', /noindex/);
      assert.match(headers['content-security-policy'] ?? '', /^sandbox; default-src 'none'/);
      assert.match(headers['content-security-policy'] ?? '', /frame-ancestors 'self'/);
      await page.goto('/email-previews');
      const robots = page.locator('meta[name="robots"]');
      assert.match((await robots.getAttribute('content')) ?? '', /noindex/);
    }),
  );

  it(
    'should show the owner every other mail, and nobody else',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      for (const { value } of ownerPreviews) {
        const answer = await page.request.get(`${apiPaths.emailPreview}/${value}`);
        assert.equal(answer.status(), 401, value);
      }
      await signIn(page);
      await page.goto('/email-previews');
      await page.getByRole('heading', { name: 'All other emails' }).waitFor();
      for (const { label } of ownerPreviews) {
        await page.getByRole('button', { name: label, exact: true }).click();
        await page
          .frameLocator(`iframe[title^="${label}"]`)
          .getByText(brand.name)
          .first()
          .waitFor();
      }
      await assertAccessible(page, 'all mails');
      const unknown = await page.request.get(`${apiPaths.emailPreview}/nothing`);
      assert.equal(unknown.status(), 404);
    }),
  );
});
