import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brand } from '@agency/contracts';
import type { Page } from 'playwright-core';
import { controlsOf, formPages } from '../browser/lead-form.ts';
import { withVisitors } from '../browser/visits.ts';

describe('the site with JavaScript off', () => {
  for (const width of [1440, 360]) {
    it(
      `should be readable, with its links, its forms and a way to write, at ${width} px`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width, javaScriptEnabled: false });
        for (const formPage of formPages) {
          await page.goto(formPage.path);
          await assertVisible(page, 'heading', /\w/);
          for (const link of ['Services', 'About', 'Blog', 'Contact', 'Schedule Consultation']) {
            const nav = page.getByRole('navigation', { name: 'Main' });
            assert.equal(await nav.getByRole('link', { name: link }).isVisible(), true, link);
          }
          const form = controlsOf(page, formPage);
          for (const field of [form.name, form.email, form.phone, form.service, form.message]) {
            assert.equal(await field.isVisible(), true, `${field}`);
          }
          const mail = page.getByRole('main').getByRole('link', { name: brand.email });
          assert.equal(await mail.first().getAttribute('href'), `mailto:${brand.email}`);
          assert.match((await page.getByRole('main').textContent()) ?? '', /needs JavaScript/);
        }
      }),
    );
  }

  it(
    'should say on the thank-you page how to get a time without the scheduler',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ javaScriptEnabled: false });
      await page.goto('/thank-you?contactId=1');
      await assertVisible(page, 'heading', 'Your strategy call');
      await assertVisible(page, 'link', brand.email);
      assert.match((await page.getByRole('main').textContent()) ?? '', /needs JavaScript/);
    }),
  );

  it(
    'should hide nothing that scripts would reveal',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ javaScriptEnabled: false });
      await page.goto('/');
      for (const title of ['Managed ad spend', 'Paid Search', 'AI Enablement', 'Audit']) {
        const heading = page.getByRole('heading', { name: title, exact: true });
        assert.equal(await heading.evaluate(effectiveOpacity), 1, title);
      }
    }),
  );
});

async function assertVisible(
  page: Page,
  role: 'heading' | 'link',
  name: string | RegExp,
): Promise<void> {
  const found = page.getByRole('main').getByRole(role, { name }).first();
  assert.equal(await found.isVisible(), true, `${role} ${name}`);
}

function effectiveOpacity(element: Element): number {
  let opacity = 1;
  for (let one: Element | null = element; one; one = one.parentElement) {
    opacity *= Number(getComputedStyle(one).opacity);
  }
  return opacity;
}
