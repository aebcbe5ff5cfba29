import type { Page } from '@playwright/test';
import { consentOn } from '../browser/consent.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
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

test.describe('the click ids of an ad link', () => {
  for (const [who, hasPrivacyControl] of [
    ['a visitor who has not chosen', false],
    ['a browser with Global Privacy Control', true],
  ] as const) {
    test(`are neither stored nor sent for ${who}`, async ({ page }) => {
      if (hasPrivacyControl) {
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
      }
      await page.goto(adLink);
      await awaitHydration(page);
      await expect.poll(() => kept(page)).toMatch(/utm_source/);
      expect(await kept(page)).not.toMatch(/click-/);
      const { sent, attribution } = await sendForm(page);
      expect(sent).toMatch(/utm_source/);
      expect(sent).not.toMatch(/click-/);
      expect(attribution).toStrictEqual({ first: campaign, last: campaign });
    });
  }

  test('are stored and sent with marketing consent, and removed when it is withdrawn', async ({
    page,
  }) => {
    await page.goto(adLink);
    await awaitHydration(page);
    const { answer, banner, footerButton, toggle, button } = consentOn(page);
    await answer('Accept All').click();
    await banner.waitFor({ state: 'detached' });
    expect(await kept(page)).toMatch(/click-1/);
    const { attribution } = await sendForm(page);
    expect(attribution).toStrictEqual({ first: clicked, last: clicked });

    await page.goto('/about');
    await awaitHydration(page);
    await footerButton.click();
    await toggle('Marketing').click();
    await button('Save Preferences').click();
    await expect.poll(() => kept(page)).not.toMatch(/click-/);
    expect(await kept(page)).toMatch(/utm_source/);
  });
});
