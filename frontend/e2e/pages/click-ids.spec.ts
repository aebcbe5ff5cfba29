import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { consentOn } from '../browser/consent.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { leadOf } from '../product/stored.ts';

const adLink = '/?utm_source=paid&gclid=click-1&fbclid=click-2';
const campaign = { utm_source: 'paid', landingPath: '/' };
const clicked = { ...campaign, gclid: 'click-1', fbclid: 'click-2' };

/** Everything the browser keeps for this site. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
}

/** Sends the contact form; returns what went over the wire and what was stored. */
async function sendForm(page: Page) {
  await page.goto('/contact');
  const form = controlsOf(page, contactPageForm);
  await fillIn(form);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/contacts')),
    form.submit.click(),
  ]);
  const lead = await leadOf(await arriveAtThankYou(page));
  return { sent: request.postData() ?? '', attribution: lead?.attribution };
}

describe('the click ids of an ad link', () => {
  for (const [who, hasPrivacyControl] of [
    ['a visitor who has not chosen', false],
    ['a browser with Global Privacy Control', true],
  ] as const) {
    it(
      `should be neither stored nor sent for ${who}`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor();
        if (hasPrivacyControl) {
          await page.addInitScript(() =>
            Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
          );
        }
        await page.goto(adLink);
        await awaitHydration(page);
        await eventually(async () => assert.match(await kept(page), /utm_source/));
        assert.doesNotMatch(await kept(page), /click-/);
        const { sent, attribution } = await sendForm(page);
        assert.match(sent, /utm_source/);
        assert.doesNotMatch(sent, /click-/);
        assert.deepEqual(attribution, { first: campaign, last: campaign });
      }),
    );
  }

  it(
    'should be kept and sent with marketing consent, and removed when it is withdrawn',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto(adLink);
      await awaitHydration(page);
      const { answer, banner, footerButton, toggle, button } = consentOn(page);
      await answer('Accept All').click();
      await banner.waitFor({ state: 'detached' });
      assert.match(await kept(page), /click-1/);
      const { attribution } = await sendForm(page);
      assert.deepEqual(attribution, { first: clicked, last: clicked });

      await page.goto('/about');
      await awaitHydration(page);
      await footerButton.click();
      await toggle('Marketing').click();
      await button('Save Preferences').click();
      await eventually(async () => assert.doesNotMatch(await kept(page), /click-/));
      assert.match(await kept(page), /utm_source/);
    }),
  );
});
