import type { Page } from '@playwright/test';
import { consentOn } from '../browser/consent.ts';
import {
  arriveAtThankYou,
  contactPageForm,
  controlsOf,
  fillIn,
  homeForm,
} from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { emailsAbout, leadEmails, leadOf, touchesOf } from '../product/stored.ts';

const adLink = '/?utm_source=paid&gad_campaignid=22&gclid=click-1&fbclid=click-2';
/** The same for everybody who follows the ad, so it needs no consent. */
const campaign = { utm_source: 'paid', gad_campaignid: '22', landingPath: '/' };
const clicked = { ...campaign, gclid: 'click-1', fbclid: 'click-2' };

/** Everything the browser stores for this site. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
}

/** Follows a link of the navigation bar. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(to);
  await awaitLivePage(page);
}

/** Sends the open form, of the contact or the home page; returns what was sent and what was stored. */
async function sendForm(page: Page) {
  const form = controlsOf(page, contactPageForm);
  await fillIn(form);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/contacts')),
    form.submit.click(),
  ]);
  const contactId = await arriveAtThankYou(page);
  await expectToast(
    page,
    'Message Sent!',
    'Thank you. Now pick a time for your free strategy call.',
  );
  const lead = await leadOf(contactId);
  const consent = lead?.attribution?.consent;
  return { sent: request.postData() ?? '', lead, touches: touchesOf(lead), consent };
}

test.describe('the click ids of an ad link', () => {
  test('are neither stored nor sent by the home page’s form for a visitor who has not chosen', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto(adLink);
    await awaitLivePage(page);
    await expect.poll(() => kept(page)).toMatch(/utm_source/);
    expect(await kept(page)).not.toMatch(/click-/);
    // Phones show three fields; the others are one tap away.
    const { disclosure, spend } = controlsOf(page, homeForm);
    await disclosure.click();
    await spend.selectOption('50k-100k');
    const { sent, lead, touches, consent } = await sendForm(page);
    expect(lead?.monthly_ad_spend).toBe('50k-100k');
    expect(await emailsAbout('leads', `contact:${lead?.id}`)).toStrictEqual(leadEmails);
    expect(sent).toMatch(/utm_source/);
    expect(sent).not.toMatch(/click-/);
    expect(touches).toStrictEqual({ first: campaign, last: campaign });
    expect(consent).toStrictEqual({ marketing: false });
  });

  test('are stored and sent when consent comes two pages later, and removed when it is withdrawn', async ({
    page,
  }) => {
    // With characters that the database rejects, and an emoji at the limit.
    const content = `${'x'.repeat(199)}😀`;
    const odd = `utm_medium=%00&utm_content=${encodeURIComponent(content)}`;
    await page.goto(adLink.replace('/?', `/about?${odd}&`));
    await awaitLivePage(page);
    await follow(page, 'Services');
    await follow(page, 'Contact');
    expect(await kept(page)).not.toMatch(/click-/);
    const { answer, banner, footerButton, toggle, button } = consentOn(page);
    await answer('Accept All').click();
    await banner.waitFor({ state: 'detached' });
    expect(await kept(page)).toMatch(/click-1/);
    const { touches, consent } = await sendForm(page);
    const touch = { ...clicked, utm_content: content, landingPath: '/about' };
    expect(touches).toStrictEqual({ first: touch, last: touch });
    expect(consent).toStrictEqual({ marketing: true, decidedAt: expect.stringMatching(/Z$/) });

    await footerButton.click();
    await toggle('Marketing').click();
    await button('Save Preferences').click();
    await expect.poll(() => kept(page)).not.toMatch(/click-/);
    expect(await kept(page)).toMatch(/utm_source/);
  });
});
