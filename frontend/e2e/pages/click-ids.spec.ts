import type { Page } from '@playwright/test';
import { consentOn } from '../browser/consent.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { leadOf, touchesOf } from '../product/stored.ts';

const adLink = '/?utm_source=paid&gad_campaignid=22&gclid=click-1&fbclid=click-2';
/** The same for everybody who follows the ad, so it needs no consent. */
const campaign = { utm_source: 'paid', gad_campaignid: '22', landingPath: '/' };
const clicked = { ...campaign, gclid: 'click-1', fbclid: 'click-2' };

/** Everything the browser stores for this site. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
}

/** Sends the contact form; returns what was sent and what was stored. */
async function sendForm(page: Page) {
  await page.goto('/contact');
  const form = controlsOf(page, contactPageForm);
  await fillIn(form);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/contacts')),
    form.submit.click(),
  ]);
  const lead = await leadOf(await arriveAtThankYou(page));
  const consent = lead?.attribution?.consent;
  return { sent: request.postData() ?? '', touches: touchesOf(lead), consent };
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
      await awaitLivePage(page);
      await expect.poll(() => kept(page)).toMatch(/utm_source/);
      expect(await kept(page)).not.toMatch(/click-/);
      const { sent, touches, consent } = await sendForm(page);
      expect(sent).toMatch(/utm_source/);
      expect(sent).not.toMatch(/click-/);
      expect(touches).toStrictEqual({ first: campaign, last: campaign });
      expect(consent).toStrictEqual({ marketing: false });
    });
  }

  test('are stored and sent with marketing consent, and removed when it is withdrawn', async ({
    page,
  }) => {
    await page.goto(adLink);
    await awaitLivePage(page);
    const { answer, banner, footerButton, toggle, button } = consentOn(page);
    await answer('Accept All').click();
    await banner.waitFor({ state: 'detached' });
    expect(await kept(page)).toMatch(/click-1/);
    const { touches, consent } = await sendForm(page);
    expect(touches).toStrictEqual({ first: clicked, last: clicked });
    expect(consent).toStrictEqual({ marketing: true, decidedAt: expect.stringMatching(/Z$/) });

    await page.goto('/about');
    await awaitLivePage(page);
    await footerButton.click();
    await toggle('Marketing').click();
    await button('Save Preferences').click();
    await expect.poll(() => kept(page)).not.toMatch(/click-/);
    expect(await kept(page)).toMatch(/utm_source/);
  });
});
